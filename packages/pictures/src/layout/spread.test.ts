import { at } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { turn } from "./polar";
import { spreadOnLine, spreadOnRing, type Wish } from "./spread";

const wish = fc.record({
  at: fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000),
  half: fc.double({ min: 0.1, max: 5, noNaN: true }),
});
const wishes = fc.array(wish, { minLength: 1, maxLength: 30 });
const ascending = wishes.map((list) => list.toSorted((a, b) => a.at - b.at));

function cost(list: readonly Wish[], placed: readonly number[]): number {
  return list.reduce((sum, { at: wished, weight = 1 }, index0) => sum + weight * (at(placed, index0) - wished) ** 2, 0);
}

describe("along a line", () => {
  test("everything has its room, in the order it came", () => {
    fc.assert(
      fc.property(ascending, (list) => {
        const placed = spreadOnLine(list);
        list.slice(1).forEach((one, before0) => {
          const room = at(list, before0).half + one.half;
          expect(at(placed, before0 + 1) - at(placed, before0)).toBeGreaterThan(room - 1e-9);
        });
      }),
    );
  });

  test("no small move makes it better: the moves of every group that touches cancel out", () => {
    fc.assert(
      fc.property(ascending, (list) => {
        const placed = spreadOnLine(list);
        for (const shift of [-0.01, 0.01]) {
          // A tail that moves away as a whole, or a head, keeps every distance wide enough.
          for (let cut = 0; cut <= list.length; cut += 1) {
            const moved = placed.map((place, index0) => (shift > 0 === index0 >= cut ? place + shift : place));
            expect(cost(list, moved)).toBeGreaterThan(cost(list, placed) - 1e-6);
          }
        }
      }),
    );
  });

  test("heavy items stay", () => {
    const [fixed = 0, pushed = 0] = spreadOnLine([
      { at: 10, half: 1, weight: 1e6 },
      { at: 10, half: 2 },
    ]);
    expect(fixed).toBeCloseTo(10, 4);
    expect(pushed).toBeCloseTo(13, 4);
  });
});

describe("around a circle", () => {
  test("neighbors have their room all the way around, where there is room for all", () => {
    fc.assert(
      fc.property(wishes, (list) => {
        fc.pre(list.reduce((sum, { half }) => sum + 2 * half, 0) <= 359);
        const placed = spreadOnRing(list);
        const order = placed.map((_, index0) => index0).sort((a, b) => turn(at(placed, a)) - turn(at(placed, b)));
        order.forEach((index0, order0) => {
          const next0 = at(order, (order0 + 1) % order.length);
          if (next0 === index0) return;
          const gap = turn(at(placed, next0) - at(placed, index0));
          expect(gap).toBeGreaterThan(at(list, index0).half + at(list, next0).half - 1e-6);
        });
      }),
    );
  });

  test("nothing moves that has room already", () => {
    expect(
      spreadOnRing([
        { at: 350, half: 4 },
        { at: 0, half: 4 },
        { at: 180, half: 30 },
      ]),
    ).toEqual([350, 0, 180]);
  });

  test("a crowd over 0° stays together", () => {
    const [one = 0, other = 0] = spreadOnRing([
      { at: 359.5, half: 3 },
      { at: 0.5, half: 3 },
    ]);
    expect(turn(one)).toBeCloseTo(357, 6);
    expect(turn(other)).toBeCloseTo(3, 6);
  });
});
