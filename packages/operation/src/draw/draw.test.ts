import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAlmagestError } from "../contract/errors";
import { type Draw, dailySeed, drawFrom, openDraw } from "./draw";
import { randomWords, seededWords } from "./words";

const KEY = "tarot/drawCards|user123-2025-12-27";
const REQUEST = { domain: "tarot", operation: "drawCards", seed: "user123-2025-12-27" };

/** Not called where there is a seed. */
const none = (): Uint8Array => {
  throw new Error("a seeded draw asked for random bytes");
};

function times<Value>(count: number, make: () => Value): Value[] {
  return Array.from({ length: count }, make);
}

/** The values below were computed by another program, in Python with hashlib, from the rule's wording. */
describe("the words of a key", () => {
  test("are those of SHA-256 over the key and the block's number, over the first block's end", () => {
    expect(times(10, seededWords(KEY))).toEqual([
      3312061754, 1513179566, 687518188, 1481812911, 527659261, 3249885811, 2747735198, 4107886168, 3095070486,
      3489815810,
    ]);
  });

  test("are read from UTF-8", () => {
    expect(times(9, seededWords("été/☉|Ω"))).toEqual([
      1762558624, 428624945, 2407827108, 399205086, 1297650575, 3282296916, 2237661901, 3169159569, 3678200441,
    ]);
  });

  test("a lone surrogate is a key too", () => {
    expect(seededWords("\uD800")()).toBe(seededWords("\uFFFD")());
  });
});

describe("a seeded draw", () => {
  test("shuffles from the end, and never otherwise", () => {
    expect(openDraw(REQUEST, none).picks.shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      3, 0, 7, 2, 6, 1, 5, 9, 8, 4,
    ]);
  });

  test("takes its flags from a stream of their own", () => {
    const { picks, flags } = openDraw(REQUEST, none);
    const read = times(10, () => flags.coin());
    expect(read).toEqual([false, true, false, false, true, false, true, true, true, false]);
    expect(picks.uniform(3)).toBe(2);
  });

  test("chooses by remainder, words beyond the last whole multiple rejected", () => {
    const { picks } = openDraw(REQUEST, none);
    expect(times(12, () => picks.uniform(3))).toEqual([2, 2, 1, 0, 1, 1, 2, 1, 0, 2, 0, 1]);
    const wide = openDraw(REQUEST, none).picks;
    // Nearly half of all words are beyond 2^31 + 1.
    expect(times(6, () => wide.uniform(2 ** 31 + 1))).toEqual([
      1513179566, 687518188, 1481812911, 527659261, 1198962199, 1890223051,
    ]);
  });

  test("differs by domain, by operation and by seed", () => {
    const word = (part: Partial<typeof REQUEST>): number =>
      openDraw({ ...REQUEST, ...part }, none).picks.uniform(2 ** 32);
    expect(new Set([word({}), word({ domain: "dreams" }), word({ operation: "x" }), word({ seed: "y" })]).size).toBe(4);
  });

  test("an empty seed is a seed", () => {
    expect(openDraw({ ...REQUEST, seed: "" }, none).picks.uniform(2 ** 32)).toBe(seededWords("tarot/drawCards|")());
  });
});

describe("a draw without a seed", () => {
  test("reads the random bytes as words, 32 bytes at a time", () => {
    const asked: number[] = [];
    const words = randomWords((byteCount) => {
      asked.push(byteCount);
      return new Uint8Array(byteCount).fill(asked.length);
    });
    expect(times(9, words)).toEqual([...times(8, () => 0x01010101), 0x02020202]);
    expect(asked).toEqual([32, 32]);
  });

  test("is the words' own: two calls differ", () => {
    let fill = 0;
    const random = (byteCount: number): Uint8Array =>
      new Uint8Array(byteCount).map(() => (fill = (fill * 31 + 7) % 251));
    const draw = (): number[] =>
      openDraw({ domain: "a", operation: "b" }, random).picks.shuffled([...Array(78).keys()]);
    expect(draw()).not.toEqual(draw());
  });

  test("a source that repeats a rejected word for ever is a bug and ends", () => {
    const stuck = drawFrom(() => 2 ** 32 - 1);
    expect(() => stuck.uniform(3)).toThrow("repeats itself");
    expect(stuck.uniform(2 ** 32)).toBe(2 ** 32 - 1);
  });

  test("a source of a wrong length is a bug", () => {
    expect(() => randomWords(() => new Uint8Array(31))()).toThrow("wrong length");
  });
});

describe("choices", () => {
  const draws = fc.string().map((key): Draw => drawFrom(seededWords(key)));

  test("uniform stays below its count", () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: 1, max: 2 ** 32 }), (draw, count) => {
        const chosen = draw.uniform(count);
        expect(chosen).toBeGreaterThanOrEqual(0);
        expect(chosen).toBeLessThan(count);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("uniform of %s is refused as a bug", (count) => {
    let thrown: unknown;
    try {
      drawFrom(seededWords("a")).uniform(count);
    } catch (error) {
      thrown = error;
    }
    expect(isAlmagestError(thrown)).toBe(true);
  });

  test("a shuffle keeps every item once and leaves the given list alone", () => {
    fc.assert(
      fc.property(draws, fc.array(fc.integer()), (draw, items) => {
        const before = [...items];
        const shuffled = draw.shuffled(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  test("every order of four items comes equally often (chi-square, 23 degrees of freedom)", () => {
    const { picks } = openDraw({ domain: "test", operation: "orders", seed: "1" }, none);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = picks.shuffled([0, 1, 2, 3]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // The 0.9999 quantile: a fair shuffle of another seed passes 9,999 times in 10,000.
    expect(chiSquare).toBeLessThan(58.6);
  });
});

describe("the seed of a day", () => {
  test("is the caller's with the date, or the date alone", () => {
    expect(dailySeed("2026-03-06", "user123")).toBe("user123-2026-03-06");
    expect(dailySeed("2026-03-06")).toBe("2026-03-06");
  });
});
