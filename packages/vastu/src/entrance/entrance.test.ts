import { at, createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { mandala } from "../mandala/operation";
import { en } from "../texts/en";
import { entrance } from "./operation";

const context = createContext({ texts: [en] });
const RECTANGLE = { width: 30, depth: 40 };

/**
 * Fruits of the 32 doors by Kern's text of 53.72-75, side by side from the northeast: gain, harm, or neither, which is
 * births of girls at the second.
 */
const FRUITS = {
  East: "-0++----",
  South: "---+----",
  West: "--+++---",
  North: "--+++---",
} as const;

/** The place at a part of a side of the rectangle, written out anew. */
const POINT = {
  East: (part: number) => ({ x: 30, y: 40 - 40 * part }),
  South: (part: number) => ({ x: 30 - 30 * part, y: 0 }),
  West: (part: number) => ({ x: 0, y: 40 * part }),
  North: (part: number) => ({ x: 30 * part, y: 40 }),
} as const;

const AUSPICIOUSNESS = { "+": "auspicious", "-": "inauspicious", "0": "mixed" } as const;

const SIDES = ["East", "South", "West", "North"] as const;

const fruitOf = (pada: number): string | undefined =>
  new Map<string, string>(Object.entries(AUSPICIOUSNESS)).get(
    FRUITS[at(SIDES, Math.floor((pada - 1) / 8))].charAt((pada - 1) % 8),
  );

describe("a door by its part of the facing side", () => {
  test.each(SIDES)(
    "%s: each eighth is a pada, from both sides of its border, with the fruit of the verse",
    (facing) => {
      const first = 8 * SIDES.indexOf(facing);
      for (let ordinal = 1; ordinal <= 8; ordinal++) {
        for (const doorPosition of [(ordinal - 1) / 8, (ordinal - 0.5) / 8, ordinal / 8 - 1e-6]) {
          const answer = entrance({ plot: RECTANGLE, facing, doorPosition }, context);
          expect([answer.pada, answer.side, answer.ordinalOnSide]).toEqual([first + ordinal, facing, ordinal]);
          expect(answer.auspiciousness).toBe(fruitOf(answer.pada));
          expect(answer.conventions.division).toBe("eighths of each side");
        }
      }
      const end = entrance({ plot: RECTANGLE, facing, doorPosition: 1 }, context);
      expect(end.pada).toBe(first + 8);
    },
  );

  test("a bearing does as a direction does", () => {
    const byBearing = entrance({ plot: RECTANGLE, facingDegrees: 100, doorPosition: 0.3 }, context);
    expect(byBearing).toEqual(entrance({ plot: RECTANGLE, facing: "East", doorPosition: 0.3 }, context));
  });
});

describe("a door by a point", () => {
  test.each(SIDES)("%s: pada n is the n-th ninth, and the last ninth begins the next side", (facing) => {
    const first = 8 * SIDES.indexOf(facing);
    for (let nth = 1; nth <= 9; nth++) {
      for (const part of [(nth - 1) / 9 + 1e-4, (nth - 0.5) / 9, nth / 9 - 1e-4]) {
        const answer = entrance({ plot: RECTANGLE, facing, door: POINT[facing](part) }, context);
        const pada = ((first + nth - 1) % 32) + 1;
        expect([answer.pada, answer.auspiciousness]).toEqual([pada, fruitOf(pada)]);
        expect(answer.conventions.division).toBe("ninths of each side");
        expect(answer.door?.distance).toBe(0);
        const counted = expect.stringContaining(`the corner where the ${answer.side.toLowerCase()} side begins`);
        expect(answer.notices).toEqual(nth === 9 ? [counted] : undefined);
      }
    }
  });

  test("is in the square of the mandala that it is drawn in", () => {
    const { cells } = mandala({ plot: RECTANGLE }, context);
    for (const facing of SIDES) {
      for (let nth = 1; nth <= 9; nth++) {
        const door = POINT[facing]((nth - 0.5) / 9);
        const answer = entrance({ plot: RECTANGLE, facing, door }, context);
        const drawn = cells.find(
          ({ center }) =>
            Math.abs(center.x - door.x) <= 30 / 18 + 0.01 && Math.abs(center.y - door.y) <= 40 / 18 + 0.01,
        );
        expect([answer.square, answer.devata?.id]).toEqual([drawn?.square, drawn?.devata]);
      }
    }
  });

  test.each(SIDES)("%s: is read by eighths on 64 squares (53.71)", (facing) => {
    for (let ordinal = 1; ordinal <= 8; ordinal++) {
      for (const part of [(ordinal - 1) / 8 + 1e-4, ordinal / 8 - 1e-4]) {
        const answer = entrance({ plot: RECTANGLE, facing, door: POINT[facing](part), grid: "64-pada" }, context);
        expect([answer.side, answer.ordinalOnSide]).toEqual([facing, ordinal]);
        expect(answer.conventions.division).toBe("eighths of each side");
      }
    }
  });

  test("in a corner belongs to the side that begins there", () => {
    const corners = [POINT.East(0), POINT.South(0), POINT.West(0), POINT.North(0)];
    expect(corners.map((door) => entrance({ plot: RECTANGLE, facing: "East", door }, context).pada)).toEqual([
      1, 9, 17, 25,
    ]);
  });

  test("far outside is moved to the nearest boundary, and the answer says so", () => {
    const answer = entrance({ plot: RECTANGLE, facing: "East", door: { x: 130, y: 25 } }, context);
    expect(answer.door).toEqual({ x: 30, y: 25, distance: 100 });
    expect(answer.pada).toBe(4);
    expect(answer.notices).toEqual([expect.stringContaining("100 feet away from the outline")]);
    const inside = entrance({ plot: RECTANGLE, facing: "East", door: { x: 25, y: 25 } }, context);
    expect([inside.door, inside.pada]).toEqual([{ x: 30, y: 25, distance: 5 }, 4]);
  });

  test("equally near to several sides is read on the one that the building faces", () => {
    const sideOf = (facing: (typeof SIDES)[number]): string =>
      entrance({ plot: { width: 10, depth: 10 }, facing, door: { x: 5, y: 5 } }, context).side;
    expect(SIDES.map(sideOf)).toEqual([...SIDES]);
  });

  test("on another side than the building faces is read there, and the answer says so", () => {
    const answer = entrance({ plot: RECTANGLE, facing: "East", door: { x: 10, y: 0 } }, context);
    expect([answer.side, answer.pada, answer.conventions.facing]).toEqual(["South", 15, "East"]);
    expect(answer.notices?.[0]).toContain("opens through the south side");
  });

  test("of a concave plot lies on the side that its wall looks to, in either winding", () => {
    const polygon = [
      { x: 0, y: 0 },
      { x: 14, y: 0 },
      { x: 14, y: 9 },
      { x: 8, y: 9 },
      { x: 8, y: 16 },
      { x: 0, y: 16 },
    ];
    for (const outline of [polygon, polygon.toReversed()]) {
      const eastern = entrance({ plot: { polygon: outline }, facing: "East", door: { x: 8.3, y: 13 } }, context);
      expect([eastern.side, eastern.pada, eastern.door]).toEqual(["East", 2, { x: 8, y: 13, distance: 0.3 }]);
      const northern = entrance({ plot: { polygon: outline }, facing: "North", door: { x: 11, y: 9.1 } }, context);
      expect([northern.side, northern.pada]).toEqual(["North", 32]);
    }
  });
});

describe("what is said of a door", () => {
  test("recommends the gains of its own side, South's twelfth among them", () => {
    const recommended = SIDES.map(
      (facing) => entrance({ plot: RECTANGLE, facing, doorPosition: 0 }, context).recommendedPadas,
    );
    expect(recommended).toEqual([[3, 4], [12], [19, 20, 21], [27, 28, 29]]);
  });

  test("cites one verse for each side, by the numbers of Kern and Iyer", () => {
    const verses = SIDES.map((facing) => entrance({ plot: RECTANGLE, facing, doorPosition: 0 }, context).source.verse);
    expect(verses).toEqual(["72", "73", "74", "75"]);
  });

  test("notes that manuscripts differ at the nineteenth", () => {
    const { source } = entrance({ plot: RECTANGLE, facing: "West", doorPosition: 0.3 }, context);
    expect(source.note).toContain("Dvivedi");
  });

  test("names no devata on 64 squares and keeps the square of 81", () => {
    const asked = { plot: RECTANGLE, facing: "South", doorPosition: 0.5 } as const;
    const of64 = entrance({ ...asked, grid: "64-pada" }, context);
    const of81 = entrance(asked, context);
    expect(of64.devata).toBeUndefined();
    expect([of64.pada, of64.square, of64.effect]).toEqual([of81.pada, of81.square, of81.effect]);
  });
});

describe("a door is refused", () => {
  const refusal = (body: object): string => {
    const parsed = entrance.parse({ flat: body });
    return parsed.ok ? "accepted" : parsed.issues.map(({ path, message }) => `${path}: ${message}`).join("\n");
  };
  const plot = RECTANGLE;
  const door = { x: 0, y: 0 };

  test.each([
    [
      "with facing and facingDegrees both",
      { plot, facing: "East", facingDegrees: 90, door },
      /^facingDegrees: .*both came/,
    ],
    ["with neither", { plot, door }, /^facing: Neither/],
    [
      "with door and doorPosition both",
      { plot, facing: "East", door, doorPosition: 0.5 },
      /^doorPosition: .*both came/,
    ],
    ["with neither of them", { plot, facing: "East" }, /^door: Neither/],
    ["by a part of a corner", { plot, facing: "Northeast", doorPosition: 0.5 }, /^doorPosition: .*faces Northeast/],
    ["by a part where the bearing is a corner's", { plot, facingDegrees: 45, doorPosition: 0.5 }, /faces Northeast/],
    ["beyond its side", { plot, facing: "East", doorPosition: 1.01 }, /^doorPosition/],
    ["without a depth", { plot: { width: 30 }, facing: "East", door }, /^plot\.depth: depth is missing/],
    ["of a plot given twice", { plot: { width: 3, depth: 3, polygon: [] }, facing: "East", door }, /^plot\.polygon/],
    ["of a plot not given", { plot: {}, facing: "East", door }, /^plot\.width: width is missing/],
  ])("%s", (_, body, message) => {
    expect(refusal(body)).toMatch(message);
  });

  test.each([2, 17])("of an outline with %i corners", (count) => {
    const polygon = Array.from({ length: count }, (_, index0) => ({ x: index0, y: index0 ** 2 }));
    expect(refusal({ plot: { polygon }, facing: "East", door })).toMatch(/^plot\.polygon: /);
  });

  test("of an outline that crosses itself", () => {
    const polygon = [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ];
    expect(refusal({ plot: { polygon }, facing: "East", door })).toMatch(/^plot\.polygon: It crosses itself/);
  });

  test("spellings of directions and grids are free", () => {
    expect(refusal({ plot, facing: "north-east", door, grid: "64 pada" })).toBe("accepted");
  });
});
