import { readerFor } from "@almagest/i18n";
import { frameShare, misplaced, nakedNames, repeatedSentences, wrongArticles } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS, type CardId, cardOf } from "../deck/cards";
import type { Laid } from "../deck/laid";
import { tarot } from "../domain";
import { en } from "../texts/en";
import type { TarotTexts } from "../texts/en-messages";
import { telling } from "../texts/families";
import { cardName } from "../vocabulary/names";
import { customSpread } from "./custom";
import { featuresOf } from "./features";
import { careerSpread, celticCross, loveSpread, threeCardSpread } from "./operations";
import { customPieces } from "./reading";
import { summaryPieces } from "./summary";
import { SPREADS, type SpreadId } from "./table";

const random = (byteCount: number): Uint8Array => crypto.getRandomValues(new Uint8Array(byteCount));
const context = { random, texts: [en] };
const texts = readerFor<TarotTexts>({ lang: "en", catalogues: [en] }, "tarot");
const CASTS = {
  "three-card": threeCardSpread,
  "celtic-cross": celticCross,
  love: loveSpread,
  career: careerSpread,
} as const satisfies Record<SpreadId, unknown>;
const SPREAD_IDS = ["three-card", "celtic-cross", "love", "career"] as const satisfies readonly SpreadId[];

const tarotIds = CARDS.map(({ id }) => id);

/** `tower` upright, `tower!` reversed. */
type Mark = CardId | `${CardId}!`;

function lay(...marks: readonly Mark[]): readonly Laid[] {
  return marks.map((mark) => ({ card: cardOf(plain(mark)), reversed: mark.endsWith("!") }));
}

function plain(mark: CardId | `${CardId}!`): CardId {
  const id = tarotIds.find((known) => known === mark.replace("!", ""));
  if (id === undefined) throw new Error(mark);
  return id;
}

describe("spreads", () => {
  test("have the positions of their tradition", () => {
    const names = (spread: SpreadId): string[] =>
      CASTS[spread]({ seed: "a" }, context).positions.map(({ name }) => name);
    expect(names("three-card")).toEqual(["Past", "Present", "Future"]);
    expect(names("celtic-cross")).toEqual([
      "Present Situation",
      "Challenge",
      "Distant Past",
      "Recent Past",
      "Best Outcome",
      "Near Future",
      "Your Approach",
      "External Influences",
      "Hopes and Fears",
      "Final Outcome",
    ]);
    expect(names("love")).toEqual(["You", "Partner", "Relationship Dynamic", "Challenge", "Outcome"]);
    expect(names("career")).toEqual([
      "Current Situation",
      "Strengths",
      "Weaknesses",
      "Opportunities",
      "Threats",
      "Advice",
      "Outcome",
    ]);
  });

  test.each(SPREAD_IDS)("%s: no card twice, positions from 1, echoes only of what was sent", (spread) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const answer = CASTS[spread]({ seed }, context);
        expect(new Set(answer.positions.map(({ card }) => card.id)).size).toBe(SPREADS[spread].length);
        for (const [index0, { position, card }] of answer.positions.entries()) {
          expect([position, card.position]).toEqual([index0 + 1, index0 + 1]);
        }
        expect(JSON.parse(JSON.stringify(answer))).not.toHaveProperty("question");
      }),
      { numRuns: 30 },
    );
    const unseeded = JSON.parse(JSON.stringify(CASTS[spread]({ question: "" }, context)));
    expect(unseeded).not.toHaveProperty("seed");
    expect(unseeded).toMatchObject({ question: "", conventions: { draw: "system-random", reversals: "one-half" } });
  });

  test.each(SPREAD_IDS)("%s: the question changes no card and no word", (spread) => {
    const told = (question?: string) => CASTS[spread]({ seed: "a", question }, context);
    expect({ ...told("Why?"), question: undefined }).toEqual({ ...told(), question: undefined });
    expect(told("Another?").summary).toBe(told().summary);
  });

  test.each(SPREAD_IDS)("%s: every position reads any card, and no placeholder is left", (spread) => {
    for (let seed = 0; seed < 150; seed++) {
      const answer = CASTS[spread]({ seed: `read-${seed}` }, context);
      for (const { interpretation, card } of answer.positions) {
        expect(interpretation).toMatch(new RegExp(card.name, "i"));
        expect(interpretation?.includes("reversed")).toBe(card.reversed);
        expect(interpretation).not.toMatch(/[{}]|undefined/);
      }
      expect(answer.summary).toMatch(/^[A-Z].*\.$/s);
      expect(answer.summary).not.toMatch(/[{}]|undefined/);
    }
  });

  test.each(SPREAD_IDS)("%s: two spreads that differ do not read alike", (spread) => {
    const answers = Array.from({ length: 1000 }, (_, seed) => CASTS[spread]({ seed: `s-${seed}` }, context));
    const draws = answers.map(({ positions }) => positions.map(({ card }) => `${card.id} ${card.reversed}`).join());
    const prose = answers.map(({ positions, summary }) =>
      [...positions.map(({ interpretation }) => interpretation), summary].join(" "),
    );
    expect(new Set(prose).size).toBe(new Set(draws).size);
    expect(new Set(draws).size).toBeGreaterThan(990);
  });

  test("without texts an answer comes without its prose", () => {
    const answer = threeCardSpread({ seed: "a", lang: "fr" }, { random });
    expect(answer).toMatchObject({ spread: "Three-Card", spreadLocalized: "Trois cartes" });
    expect(answer).not.toHaveProperty("summary");
    expect(answer.positions[0]).toMatchObject({ name: "Past", nameLocalized: "Passé" });
    expect(answer.positions[0]).not.toHaveProperty("interpretation");
  });

  test.each([{ seed: "" }, { seed: "x".repeat(201) }, { question: "x".repeat(501) }, { seed: 1 }])(
    "refuses %o",
    (body) => {
      expect(threeCardSpread.parse({ body })).toMatchObject({ ok: false });
    },
  );
});

describe("the summary", () => {
  test("ends with what follows for the tone of the last card against those before it", () => {
    const keys = (cards: readonly Laid[]) => summaryPieces("three-card", cards, texts).map((piece) => piece?.key);
    expect(keys(lay("tower", "ten-of-swords", "sun"))).toContainEqual(expect.stringMatching(/^hard\.bright\b/));
    expect(keys(lay("sun", "star", "tower!"))).toContainEqual(expect.stringMatching(/^bright\.hard\b/));
    expect(keys(lay("sun", "star", "tower"))).toContainEqual(expect.stringMatching(/^bright\.mixed\b/));
    expect(keys(lay("sun", "tower", "devil!"))).toContainEqual(expect.stringMatching(/^mixed\.easing\b/));
  });

  test("says which suit, arcana, number and side stand out, by the tone of the cards that do", () => {
    const keys = (...cards: readonly Mark[]) =>
      summaryPieces("three-card", lay(...cards), texts)
        .filter((piece) => piece?.family === "features")
        .map((piece) => piece?.key);
    expect(keys("two-of-cups", "tower!", "nine-of-cups")).toEqual(["suits.cups.bright"]);
    expect(keys("ace-of-wands!", "ace-of-swords!", "sun")).toEqual(["ranks.ace.hard"]);
    expect(keys("moon", "sun", "ace-of-cups!")).toEqual(["majors.many.mixed"]);
    expect(keys("star", "sun", "ace-of-cups!")).toEqual(["majors.many.bright"]);
    expect(keys("five-of-cups!", "three-of-swords!", "ten-of-wands!")).toEqual(["reversals.all.easing"]);
  });
});

describe("a reading", () => {
  const names = CARDS.map((card) => ({
    bare: cardName(card).en.replace(/^The /, ""),
    inSentence: texts.text(`names.${card.id}`) ?? "",
  }));

  test.each(SPREAD_IDS)(
    "%s: no sentence twice in an answer, no wrong article, no piece out of its section",
    (spread) => {
      for (let seed = 0; seed < 150; seed++) {
        const answer = CASTS[spread]({ seed: `all-${seed}` }, context);
        expect(repeatedSentences(answer)).toEqual([]);
        const prose = [answer.summary, ...answer.positions.map(({ interpretation }) => interpretation)].join("\n");
        expect(wrongArticles(prose)).toEqual([]);
        expect(nakedNames(prose, names)).toEqual([]);
        const cards = answer.positions.map(({ card }) => ({
          card: cardOf(plain(idOf(card.id))),
          reversed: card.reversed,
        }));
        const pieces = summaryPieces(spread, cards, texts).filter((piece) => piece !== undefined);
        expect(misplaced(pieces, telling.families)).toEqual([]);
        expect(frameShare(pieces)).toBe(0);
      }
    },
  );

  test("of a caller's own positions has less than a tenth of frames, and no sentence twice", () => {
    const positions = Array.from({ length: 10 }, (_, index0) => ({
      name: `${index0}`,
      interpretation: `Thing ${index0}`,
    }));
    for (let seed = 0; seed < 150; seed++) {
      const answer = customSpread({ seed: `own-${seed}`, positions }, context);
      expect(repeatedSentences(answer)).toEqual([]);
      const pieces = answer.positions
        .flatMap(({ card }, index0) =>
          customPieces({ card: cardOf(plain(idOf(card.id))), reversed: card.reversed }, index0, texts),
        )
        .filter((piece) => piece !== undefined);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
    }
  });
});

describe("what stands out", () => {
  const kinds = (cards: readonly Laid[]): string[] =>
    featuresOf(cards).map((feature) =>
      [feature.kind, "suit" in feature ? feature.suit : "rank" in feature ? feature.rank : undefined]
        .filter((part) => part !== undefined)
        .join(" "),
    );

  test("two of three cards do, one does not", () => {
    expect(kinds(lay("two-of-cups", "three-of-wands!", "four-of-swords"))).toEqual([]);
    expect(kinds(lay("two-of-cups", "three-of-cups!", "four-of-swords"))).toEqual(["suit cups"]);
    expect(kinds(lay("two-of-cups", "two-of-wands!", "four-of-swords"))).toEqual(["rank two"]);
    expect(kinds(lay("queen-of-cups", "king-of-wands!", "four-of-swords"))).toEqual(["courts"]);
    expect(kinds(lay("moon", "sun!", "four-of-swords"))).toEqual(["majors"]);
    expect(kinds(lay("two-of-cups", "three-of-wands", "four-of-swords"))).toEqual(["reversals"]);
    expect(kinds(lay("two-of-cups!", "three-of-wands!", "four-of-swords!"))).toEqual(["reversals"]);
    expect(kinds(lay("two-of-cups!", "three-of-wands!", "four-of-swords"))).toEqual([]);
  });

  test("of ten cards four of a suit do, three do not, and no trump does", () => {
    const rest = [
      "three-of-wands!",
      "four-of-swords",
      "sun",
      "six-of-wands",
      "seven-of-swords",
      "eight-of-wands",
    ] as const;
    expect(kinds(lay("two-of-cups", "five-of-cups", "nine-of-cups", "ten-of-cups", ...rest))).toEqual(["suit cups"]);
    expect(kinds(lay("two-of-cups", "five-of-cups", "nine-of-cups", "ten-of-swords", ...rest))).toEqual([]);
    expect(
      kinds(
        lay(
          "two-of-cups",
          "five-of-cups",
          "nine-of-cups",
          "ten-of-swords",
          "two-of-pentacles",
          ...rest.filter(isMinor),
        ),
      ),
    ).toEqual(["majors"]);
  });

  test("is weighed in each of the four sizes alone", () => {
    expect(featuresOf(lay("sun"))).toEqual([]);
    expect(featuresOf([])).toEqual([]);
  });

  test("is said of no more than half of all spreads for any one kind", () => {
    for (const spread of SPREAD_IDS) {
      const counts = new Map<string, number>();
      for (let seed = 0; seed < 250; seed++) {
        const answer = CASTS[spread]({ seed: `f-${seed}` }, { random });
        const cards = answer.positions.map(({ card }) => ({
          card: cardOf(plain(idOf(card.id))),
          reversed: card.reversed,
        }));
        for (const kind of new Set(featuresOf(cards).map((feature) => feature.kind))) {
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
        }
      }
      for (const count of counts.values()) expect(count).toBeLessThan(125);
    }
  });
});

function isMinor<Id extends string>(id: Id): id is Exclude<Id, "sun"> {
  return id !== "sun";
}

function idOf(text: string): CardId {
  const id = tarotIds.find((known) => known === text);
  if (id === undefined) throw new Error(text);
  return id;
}

describe("a spread of the caller's own", () => {
  const positions = (count: number): { name: string; interpretation: string }[] =>
    Array.from({ length: count }, (_, index0) => ({
      name: `Place ${index0 + 1}`,
      interpretation: `Thing ${index0 + 1}`,
    }));

  test("reads each position after the caller's words, and echoes its name", () => {
    const answer = customSpread(
      { positions: [{ name: "Now", interpretation: "What now? " }, ...positions(1)], seed: "a" },
      context,
    );
    expect(answer.spread).toBe("Custom Spread");
    expect(answer.positions.map(({ name }) => name)).toEqual(["Now", "Place 1"]);
    expect(answer.positions[0]?.interpretation).toMatch(/^What now\? [A-Z]/);
    expect(answer.positions[1]?.interpretation).toMatch(/^Thing 1[.] [A-Z]/);
    expect(answer).not.toHaveProperty("summary");
  });

  test("lays the same cards in order however they are worded, and one more after them", () => {
    const ids = (count: number, rename = (text: string) => text): string[] =>
      customSpread(
        {
          seed: "a",
          positions: positions(count).map(({ name, interpretation }) => ({ name: rename(name), interpretation })),
        },
        context,
      ).positions.map(({ card }) => card.id);
    expect(ids(3, (text) => text.toUpperCase())).toEqual(ids(3));
    expect(ids(4).slice(0, 3)).toEqual(ids(3));
  });

  test("without texts echoes the caller's words alone", () => {
    const [only] = customSpread({ positions: positions(1), seed: "a" }, { random }).positions;
    expect(only?.interpretation).toBe("Thing 1");
  });

  test.each([
    ["no positions", []],
    ["11 positions", positions(11)],
    ["a position without a name", [{ interpretation: "x" }]],
    ["an empty name", [{ name: "", interpretation: "x" }]],
    ["an empty interpretation", [{ name: "x", interpretation: "" }]],
    ["one position that is no list", { name: "x", interpretation: "y" }],
  ])("refuses %s", (_, given) => {
    const parsed = customSpread.parse({ body: { positions: given } });
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.issues[0]?.path).toMatch(/^positions/);
  });

  test("takes 1 and 10 positions", () => {
    for (const count of [1, 10]) {
      expect(customSpread({ positions: positions(count) }, context).positions).toHaveLength(count);
    }
  });
});

test("the domain has the contract's ten operations", () => {
  expect(tarot.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /tarot/cards",
    "GET /tarot/cards/{id}",
    "POST /tarot/daily",
    "POST /tarot/draw",
    "POST /tarot/spreads/career",
    "POST /tarot/spreads/celtic-cross",
    "POST /tarot/spreads/custom",
    "POST /tarot/spreads/love",
    "POST /tarot/spreads/three-card",
    "POST /tarot/yes-no",
  ]);
});
