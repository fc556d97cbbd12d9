import { majors } from "@almagest/i18n/tarot";
import { isAlmagestError, LANGS, type Lang } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterCards, tarotCard, tarotCards } from "../cards/operations";
import { en } from "../texts/en";
import { answers, strengths } from "../vocabulary/answers";
import { arcana, ranks, suits, suitsInNames } from "../vocabulary/minors";
import { cardName } from "../vocabulary/names";
import { positionNames, spreadNames } from "../vocabulary/spreads";
import { CARDS, cardOf, MAJOR_IDS, RANKS, SUITS } from "./cards";
import { resolveCard } from "./resolve";

const context = { texts: [en] };

describe("the deck", () => {
  test("has 78 cards, 22 trumps from 0 to 21 and four suits from 1 to 14, each id once", () => {
    expect(CARDS).toHaveLength(78);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(78);
    expect(CARDS.slice(0, 22).map(({ number }) => number)).toEqual([...MAJOR_IDS.keys()]);
    for (const [index, suit] of SUITS.entries()) {
      const cards = CARDS.slice(22 + index * 14, 36 + index * 14);
      expect(cards.map((card) => card.suit)).toEqual(RANKS.map(() => suit));
      expect(cards.map(({ number }) => number)).toEqual(RANKS.map((_, index0) => index0 + 1));
    }
  });

  // A. E. Waite, The Pictorial Key to the Tarot (1910), part II: Strength is 8, Justice 11.
  test("is numbered as Waite numbered it", () => {
    expect(["fool", "strength", "justice", "world"].map((id) => resolveCard(id).number)).toEqual([0, 8, 11, 21]);
    expect(cardOf("page-of-swords").number).toBe(11);
    expect(cardOf("king-of-cups").number).toBe(14);
  });
});

describe("look-up", () => {
  test.each([
    ["the-star", "star"],
    ["The Star", "star"],
    ["ACE_OF_CUPS", "ace-of-cups"],
    ["  ace  of cups ", "ace-of-cups"],
    ["Ace of the Cups", "ace-of-cups"],
    ["wheel_OF-fortune", "wheel-of-fortune"],
    ["The Wheel of Fortune", "wheel-of-fortune"],
    ["THE_HIGH_PRIESTESS", "high-priestess"],
    ["Judgement", "judgement"],
  ])("finds %s and echoes %s", (text, id) => {
    expect(tarotCard({ id: text }, context).id).toBe(id);
  });

  test("finds every card by its id and its English name in any case and with any separators", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CARDS),
        fc.boolean(),
        fc.constantFrom(" ", "_", "-", "--", " - "),
        (card, upper, separator) => {
          for (const name of [card.id, cardName(card).en]) {
            const text = name.replace(/[ -]/g, separator);
            expect(resolveCard(upper ? text.toUpperCase() : text)).toBe(card);
          }
        },
      ),
    );
  });

  test.each([
    ["TheStar", "star"],
    ["theStar", "star"],
    ["THE_HIGH_PRIESTESS", "high-priestess"],
    ["wheelOfFortune", "wheel-of-fortune"],
    ["Ace_OF_CUPS", "ace-of-cups"],
    ["AceOfCups", "ace-of-cups"],
    ["ace of the cups", "ace-of-cups"],
    ["1-of-cups", "ace-of-cups"],
    ["10-of-cups", "ten-of-cups"],
    ["10 Of Cups", "ten-of-cups"],
    ["14-of-swords", "king-of-swords"],
    ["judgment", "judgement"],
    ["The Judgment", "judgement"],
  ])("%s is %s", (text, id) => {
    expect(resolveCard(text).id).toBe(id);
  });

  test.each([
    ["queen-of-hearts", "queen-of-swords"],
    ["judgments", "judgement"],
    ["the sta", "star"],
    ["0-of-cups", "ace-of-cups"],
    ["15-of-cups", "six-of-cups"],
    ["constructor", "sun"],
    ["🂡", "sun"],
  ])("%s is not found, and the message says how ids look and what is near", (text, near) => {
    let thrown: unknown;
    try {
      resolveCard(text);
    } catch (error) {
      thrown = error;
    }
    expect(isAlmagestError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ code: "not_found", details: { accepted: CARDS.map(({ id }) => id) } });
    expect(String(thrown)).toContain("{rank}-of-{suit}");
    expect(String(thrown)).toContain(`There is no card "${text}"`);
    if (near !== "sun") expect(thrown).toMatchObject({ details: { nearest: expect.arrayContaining([near]) } });
  });
});

describe("the list", () => {
  test.each([
    [{}, 78],
    [{ arcana: "major" as const }, 22],
    [{ arcana: "minor" as const }, 56],
    [{ suit: "cups" as const }, 14],
    [{ number: 0 }, 1],
    [{ number: 1 }, 5],
    [{ number: 14 }, 5],
    [{ number: 15 }, 1],
    [{ number: 21 }, 1],
    [{ arcana: "minor" as const, number: 1 }, 4],
    [{ arcana: "minor" as const, number: 14 }, 4],
    [{ arcana: "minor" as const, number: 15 }, 0],
    [{ arcana: "minor" as const, number: 0 }, 0],
    [{ arcana: "major" as const, suit: "cups" as const }, 0],
    [{ arcana: "minor" as const, suit: "swords" as const, number: 3 }, 1],
  ])("%o leaves %i", (filter, total) => {
    expect(filterCards(filter)).toHaveLength(total);
    expect(tarotCards({ ...filter, limit: 100 }).total).toBe(total);
    expect(tarotCards({ ...filter, limit: 100 }).cards).toHaveLength(total);
  });

  test("is paged, and pages put together are the whole", () => {
    const pages = [0, 20, 40, 60].flatMap((offset) => tarotCards({ offset }).cards);
    expect(pages).toEqual(tarotCards({ limit: 100 }).cards);
    expect(tarotCards({ offset: 78 })).toMatchObject({ total: 78, limit: 20, offset: 78, cards: [] });
  });

  test("has a suit for minor cards and null for trumps", () => {
    for (const card of tarotCards({ limit: 100 }).cards) expect(card.suit === null).toBe(card.arcana === "major");
  });

  test.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }, { number: 22 }, { number: -1 }, { number: 1.5 }])(
    "refuses %o",
    (query) => {
      expect(tarotCards.parse({ query })).toMatchObject({ ok: false });
    },
  );

  test("takes suits and arcana in any case", () => {
    expect(tarotCards.parse({ query: { arcana: "MINOR", suit: "Cups" } })).toMatchObject({
      ok: true,
      value: { arcana: "minor", suit: "cups" },
    });
  });
});

const LATIN = /^[\p{Script=Latin}][\p{Script=Latin} '-]*$/u;
const HAN = /^\p{Script=Han}+$/u;
const SCRIPT: Readonly<Record<Lang, RegExp>> = {
  en: LATIN,
  tr: LATIN,
  de: LATIN,
  es: LATIN,
  hi: /^\p{Script=Devanagari}[\p{Script=Devanagari} ]*$/u,
  pt: LATIN,
  fr: LATIN,
  ru: /^\p{Script=Cyrillic}[\p{Script=Cyrillic} ]*$/u,
  "zh-Hans": HAN,
  "zh-Hant": HAN,
};

describe("names", () => {
  const tables = { majors, arcana, suits, suitsInNames, ranks, spreadNames, positionNames, answers, strengths };
  const terms = [
    ...Object.entries(tables).flatMap(([table, entries]) =>
      Object.entries(entries).map(([key, term]) => ({ key: `${table}.${key}`, term })),
    ),
    ...CARDS.map((card) => ({ key: card.id, term: cardName(card) })),
  ];

  test.each([...LANGS])("stand in %s for everything, in its own script", (lang) => {
    expect(
      terms.filter(({ term }) => !SCRIPT[lang].test(term[lang])).map(({ key, term }) => `${key} ${term[lang]}`),
    ).toEqual([]);
  });

  test.each([...LANGS])("tell all 78 cards apart in %s", (lang) => {
    expect(new Set(CARDS.map((card) => cardName(card)[lang])).size).toBe(78);
  });

  test("are those that readers of each language use", () => {
    const name = (id: string): readonly string[] => LANGS.map((lang) => cardName(resolveCard(id))[lang]);
    expect(name("magician")).toEqual([
      "The Magician",
      "Büyücü",
      "Der Magier",
      "El Mago",
      "द मैजिशियन",
      "O Mago",
      "Le Bateleur",
      "Маг",
      "魔术师",
      "魔術師",
    ]);
    expect(name("ace-of-swords")).toEqual([
      "Ace of Swords",
      "Kılıç Ası",
      "Ass der Schwerter",
      "As de Espadas",
      "एस ऑफ़ स्वॉर्ड्स",
      "Ás de Espadas",
      "As d'Épée",
      "Туз Мечей",
      "宝剑一",
      "寶劍一",
    ]);
  });

  test("go out beside the English ones, which do not change", () => {
    const german = tarotCard({ id: "queen-of-wands", lang: "de" }, context);
    expect(german).toMatchObject({
      name: "Queen of Wands",
      nameLocalized: "Königin der Stäbe",
      arcana: "minor",
      arcanaLocalized: "Kleine Arkana",
      suit: "wands",
      suitLocalized: "Stäbe",
    });
    expect(JSON.stringify(tarotCard({ id: "queen-of-wands" }, context))).not.toContain("Localized");
  });
});
