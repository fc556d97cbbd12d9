import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { CARDS } from "../deck/cards";
import { tarot } from "../domain";
import { en } from "../texts/en";
import { drawCardsBy } from "./compute";
import { cardDraw } from "./operation";

const random = (byteCount: number): Uint8Array => crypto.getRandomValues(new Uint8Array(byteCount));
const context = { random, now: Date.UTC(2026, 2, 6), texts: [en] };

interface Shown {
  readonly id: string;
  readonly reversed: boolean;
}

const shown = (cards: readonly Shown[]): string[] =>
  cards.map(({ id, reversed }) => (reversed ? `${id} reversed` : id));

const laidBy = (seed: string | undefined, count: number, options = {}): string[] =>
  shown(
    drawCardsBy({ operation: "drawCards", seed, random }, { count, ...options }).map(({ card, reversed }) => ({
      id: card.id,
      reversed,
    })),
  );

/** Computed by another program, in Python with hashlib, from the rule's wording: they hold for ever. */
const FROZEN: Readonly<Record<string, readonly string[]>> = {
  "POST /tarot/draw": ["king-of-cups", "star reversed", "hanged-man"],
  "POST /tarot/daily": ["three-of-swords reversed"],
  "POST /tarot/yes-no": ["high-priestess reversed"],
  "POST /tarot/spreads/three-card": ["hanged-man reversed", "nine-of-pentacles", "death reversed"],
  "POST /tarot/spreads/celtic-cross": [
    "ten-of-cups",
    "temperance",
    "star",
    "empress reversed",
    "king-of-pentacles reversed",
    "seven-of-swords",
    "seven-of-cups reversed",
    "queen-of-pentacles reversed",
    "three-of-swords",
    "world",
  ],
  "POST /tarot/spreads/love": [
    "queen-of-cups reversed",
    "six-of-pentacles",
    "ace-of-pentacles reversed",
    "emperor",
    "eight-of-cups",
  ],
  "POST /tarot/spreads/career": [
    "page-of-pentacles",
    "seven-of-wands reversed",
    "nine-of-pentacles",
    "five-of-wands reversed",
    "queen-of-pentacles reversed",
    "nine-of-cups reversed",
    "ace-of-cups",
  ],
  "POST /tarot/spreads/custom": ["king-of-cups reversed", "king-of-pentacles", "three-of-swords"],
};

/** The cards of an answer of any drawing operation, in order. */
function cardsOf(answer: unknown): readonly Shown[] {
  if (typeof answer !== "object" || answer === null) return [];
  if ("id" in answer && typeof answer.id === "string" && "reversed" in answer) {
    return [{ id: answer.id, reversed: answer.reversed === true }];
  }
  return Object.values(answer).flatMap((value) => (Array.isArray(value) ? value.flatMap(cardsOf) : cardsOf(value)));
}

describe("a seeded draw", () => {
  const drawing = tarot.operations.filter(({ method }) => method === "POST");

  test.each(drawing.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s gives the frozen cards for its example",
    (name, operation) => {
      const [example] = operation.examples;
      const parsed = operation.parse({ body: example });
      expect(parsed.ok).toBe(true);
      if (parsed.ok) expect(shown(cardsOf(operation.run(parsed.value, context)))).toEqual(FROZEN[name]);
    },
  );

  test("of a whole deck and with duplicates gives the frozen cards", () => {
    expect(laidBy("full-deck", 10)).toEqual([
      "seven-of-swords",
      "ten-of-pentacles reversed",
      "queen-of-cups reversed",
      "king-of-swords reversed",
      "seven-of-pentacles",
      "ace-of-pentacles",
      "death",
      "ace-of-cups reversed",
      "sun",
      "knight-of-cups reversed",
    ]);
    expect(laidBy("oracle", 8, { allowDuplicates: true })).toEqual([
      "six-of-swords",
      "four-of-cups reversed",
      "nine-of-pentacles",
      "ace-of-wands reversed",
      "knight-of-wands reversed",
      "queen-of-swords reversed",
      "lovers",
      "ten-of-swords",
    ]);
  });

  const thousandDecks = (): string => {
    const decks = Array.from({ length: 1000 }, (_, index) => laidBy(`seed-${index}`, 78).join(","));
    return createHash("sha256").update(decks.join("\n")).digest("hex");
  };
  const zone = process.env["TZ"];
  afterEach(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  test.each([
    ["UTC", 0],
    ["Asia/Kolkata", -330],
    ["America/St_Johns", 210],
  ])("of a thousand seeds is one and the same under TZ=%s", (timezone, offsetMinutes) => {
    process.env["TZ"] = timezone;
    expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()).toBe(offsetMinutes);
    expect(thousandDecks()).toBe("11bc2bb2f569e4ee34f4b077e045b3987a616317a8ff4f59e445f0ea7f59ca64");
  });

  test("begins with every shorter draw of the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 78 }), fc.boolean(), (seed, count, allowDuplicates) => {
        const whole = laidBy(seed, 78, { allowDuplicates });
        expect(laidBy(seed, count, { allowDuplicates })).toEqual(whole.slice(0, count));
      }),
      { numRuns: 50 },
    );
  });

  test("brings the same cards whether they may be reversed or not", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (seed, allowDuplicates) => {
        const both = laidBy(seed, 20, { allowDuplicates });
        const upright = laidBy(seed, 20, { allowDuplicates, allowReversals: false });
        expect(upright).toEqual(both.map((card) => card.replace(" reversed", "")));
      }),
      { numRuns: 50 },
    );
  });

  test("of 78 has every card once", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const ids = laidBy(seed, 78, { allowReversals: false });
        expect([...ids].sort()).toEqual(CARDS.map(({ id }) => id).sort());
      }),
      { numRuns: 50 },
    );
  });
});

describe("a draw without a seed", () => {
  test("differs from call to call", () => {
    expect(laidBy(undefined, 78)).not.toEqual(laidBy(undefined, 78));
  });

  test("asks the random source alone", () => {
    const fixed = { ...context, random: (byteCount: number) => new Uint8Array(byteCount).fill(7) };
    expect(cardDraw({ count: 5 }, fixed).cards).toEqual(cardDraw({ count: 5 }, fixed).cards);
  });
});

/** Sum over the cells of (observed - expected)² / expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Quantiles of 0.9999: a fair deck under other seeds passes each test 9,999 times in 10,000. */
const CHI_77 = 132;
const CHI_1 = 15.2;

const DRAWS = long(20_000, 100_000);

describe(`${DRAWS} draws`, () => {
  const PLACES = [0, 1, 2, 9, 77] as const;
  const atPlace = PLACES.map(() => new Array<number>(78).fill(0));
  const placeOf = { first: new Array<number>(78).fill(0), last: new Array<number>(78).fill(0) };
  const reversedAt = PLACES.map(() => [0, 0]);
  const reversedCard = CARDS.map(() => [0, 0]);
  const drawnAgain = new Array<number>(78).fill(0);
  const indexOf = new Map(CARDS.map(({ id }, index) => [id, index]));

  function add(counts: number[] | undefined, index: number): void {
    if (counts !== undefined) counts[index] = (counts[index] ?? 0) + 1;
  }

  beforeAll(() => {
    for (let draw = 0; draw < DRAWS; draw++) {
      const laid = drawCardsBy({ operation: "drawCards", seed: `chi-${draw}`, random }, { count: 78 });
      for (const [row, place] of PLACES.entries()) {
        const entry = laid[place];
        if (entry === undefined) continue;
        const index = indexOf.get(entry.card.id) ?? -1;
        add(atPlace[row], index);
        add(reversedAt[row], Number(entry.reversed));
        add(reversedCard[index], Number(entry.reversed));
      }
      add(
        placeOf.first,
        laid.findIndex(({ card }) => card === CARDS[0]),
      );
      add(
        placeOf.last,
        laid.findIndex(({ card }) => card === CARDS[77]),
      );
    }
    const source = { operation: "drawCards", seed: "chi", random };
    for (const { card } of drawCardsBy(source, { count: DRAWS, allowDuplicates: true })) {
      add(drawnAgain, indexOf.get(card.id) ?? -1);
    }
  });

  test.each(PLACES.map((place, row) => [place + 1, row] as const))(
    "bring every card equally often to place %i",
    (_, row) => {
      expect(chiSquare(atPlace[row] ?? [])).toBeLessThan(CHI_77);
    },
  );

  test("bring the first and the last card of the deck equally often to every place", () => {
    expect(chiSquare(placeOf.first)).toBeLessThan(CHI_77);
    expect(chiSquare(placeOf.last)).toBeLessThan(CHI_77);
  });

  test("reverse one half, at every place and of every card", () => {
    for (const counts of reversedAt) expect(chiSquare(counts)).toBeLessThan(CHI_1);
    // 78 tests of one degree of freedom each, summed.
    expect(reversedCard.reduce((sum, counts) => sum + chiSquare(counts), 0)).toBeLessThan(CHI_77 + CHI_1);
  });

  test("with duplicates bring every card equally often", () => {
    expect(chiSquare(drawnAgain)).toBeLessThan(CHI_77);
  });
});
