import { leavesOf } from "@almagest/i18n";
import { karanas, lunarMonths, yogas as nityaYogas, TITHIS, varas } from "@almagest/i18n/vedic";
import { SIGN_IDS } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, SEVEN_GRAHAS } from "../grahas";
import { DIVISIONS } from "../vargas/sign";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { messages } from "./en-messages";

const HOUSES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
const PADAS = ["1", "2", "3", "4"];
const POINTS = ["lagna", ...GRAHA_IDS];

const texts = new Map(
  [...leavesOf(messages)].flatMap(([key, leaf]) => (typeof leaf === "string" ? [[key, leaf]] : [])),
);
const own = [...texts].filter(([key]) => !key.startsWith("yogas."));

/** Families whose sentences are put together with names and times. */
const COMPOSED =
  /^(?:manglik\.openTime|synthesis|judgment|kp|couple|dayVerdict|festivalRules|muhurta|narrowing|papasamyam\.open|poruthams\.open)\./;

function wordsOf(text: string): number {
  return text.trim().split(/\s+/).length;
}

function under(prefixes: readonly string[], ids: readonly string[], suffix = ""): readonly string[] {
  return prefixes.flatMap((prefix) => ids.map((id) => `${prefix}.${id}${suffix}`));
}

/** Each family: its keys, and the fewest and the most words of an entry. */
const FAMILIES: readonly (readonly [name: string, keys: readonly string[], least: number, most: number])[] = [
  ["a point in a sign", under(under(["grahaInRashi"], POINTS), SIGN_IDS), 40, 62],
  ["a graha in a house", under(under(["grahaInHouse"], GRAHA_IDS), HOUSES), 40, 65],
  ["a point in a nakshatra", under(under(["grahaInNakshatra"], POINTS), NAKSHATRA_IDS), 20, 50],
  ["the lord of the Lagna in a house", under(["lagnaLordInHouse"], HOUSES), 35, 50],
  ["a graha for a rising sign", under(under(["lordship"], SIGN_IDS), SEVEN_GRAHAS), 17, 45],
  ["a transit from the Moon", under(under(["gocharaFromMoon"], GRAHA_IDS), HOUSES), 15, 65],
  ["a major period", under(["mahadasha"], GRAHA_IDS), 18, 40],
  ["a sub-period", under(under(["antardasha"], GRAHA_IDS), GRAHA_IDS), 25, 70],
  ["the third level", under(["pratyantardasha"], GRAHA_IDS), 14, 40],
  ["the fourth level", under(["sookshma"], GRAHA_IDS), 6, 40],
  ["the fifth level", under(["prana"], GRAHA_IDS), 5, 30],
  ["a sign", under(["rashis"], SIGN_IDS, ".characteristics"), 50, 80],
  ["a house", under(["houses"], HOUSES, ".description"), 18, 35],
  ["a nakshatra", under(["nakshatras"], NAKSHATRA_IDS, ".characteristics"), 70, 90],
  ["a pada", under(under(["nakshatras"], NAKSHATRA_IDS, ".padas"), PADAS), 12, 30],
  ["the Moon's day in a nakshatra", under(["nakshatras"], NAKSHATRA_IDS, ".day"), 10, 30],
  ["a nakshatra's stone", under(["nakshatras"], NAKSHATRA_IDS, ".remedies.gemstones"), 10, 25],
  ["a nakshatra's mantra", under(["nakshatras"], NAKSHATRA_IDS, ".remedies.mantras"), 8, 25],
  ["a nakshatra's rite", under(["nakshatras"], NAKSHATRA_IDS, ".remedies.rituals"), 10, 30],
  ["a division", under(["vargas"], DIVISIONS.map(String), ".significance"), 15, 45],
  [
    "a tithi",
    under(
      ["tithis"],
      TITHIS.map(({ id }) => id),
    ),
    19,
    55,
  ],
  ["a weekday", under(["varas"], Object.keys(varas)), 18, 40],
  ["a yoga of the day", under(["nityaYogas"], Object.keys(nityaYogas)), 12, 40],
  ["a karana", under(["karanas"], Object.keys(karanas)), 14, 35],
  ["a lunar month", under(["lunarMonths"], Object.keys(lunarMonths)), 18, 40],
];

describe("every family is whole, and each of its entries has the length its place asks for", () => {
  test.each(FAMILIES)("%s", (_, keys, least, most) => {
    const wrong = keys.flatMap((key) => {
      const count = wordsOf(texts.get(key) ?? "");
      return texts.has(key) && count >= least && count <= most ? [] : [`${key}: ${texts.has(key) ? count : "missing"}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe("the voice", () => {
  test("no sentence is longer than 40 words", () => {
    const long = own.flatMap(([key, text]) =>
      text.split(/(?<=[.!?]\}?)\s+/).flatMap((sentence) => (wordsOf(sentence) > 40 ? [`${key}: ${sentence}`] : [])),
    );
    expect(long).toEqual([]);
  });

  test("a paragraph ends as a sentence does and has nothing to fill in but a house", () => {
    const open = own.filter(
      ([key, text]) => !COMPOSED.test(key) && wordsOf(text) > 8 && (!/[.]$/.test(text) || /\{(?!house\})/.test(text)),
    );
    expect(open.map(([key]) => key)).toEqual([]);
  });

  test("nothing frightens, promises or commands", () => {
    const FORBIDDEN =
      /\b(?:death|dying|fatal|killer|curse[ds]?|doom(?:ed)?|disease|widow\w*|divorce\w*|guarantee|certainly|surely|you must)\b/i;
    const found = own.flatMap(([key, text]) => {
      const word = FORBIDDEN.exec(text)?.[0];
      return word === undefined ? [] : [`${key}: ${word}`];
    });
    // "curse" occurs once, to say that Kalsarpa is none.
    expect(found).toEqual(["kalsarpa.anant.description: curse"]);
  });

  test("terms are spelt as the glossary spells them, and words as in America", () => {
    const OTHER =
      /\b(?:rasis?|bhukti|mulatrikona|kaal sarp\w*|kuja dosha|mangal dosha|ayanamsha|bhaava|amsha|karyesha|kuta|colour\w*|favour\w*|honour\w*|neighbour\w*|centre|grey|recognis\w*|travell\w*)\b/i;
    const found = own.flatMap(([key, text]) => {
      const word = OTHER.exec(text.replace("Kuta yoga", ""))?.[0];
      return word === undefined ? [] : [`${key}: ${word}`];
    });
    expect(found).toEqual([]);
  });

  test("no sentence stands twice", () => {
    const seen = new Map<string, string>();
    const twice = own.flatMap(([key, text]) =>
      text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
        if (wordsOf(sentence) < 4) return [];
        const before = seen.get(sentence.toLowerCase());
        seen.set(sentence.toLowerCase(), key);
        return before === undefined ? [] : [`${before} = ${key}: ${sentence}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  test("no opening of four words serves more than three entries", () => {
    const openings = new Map<string, number>();
    // Of each family of the synthesis an answer tells one, which names its subject and glosses it in the same words.
    for (const [, text] of own.filter(([key]) => !COMPOSED.test(key))) {
      const opening = text.toLowerCase().split(/\s+/).slice(0, 4).join(" ");
      if (wordsOf(text) > 8) openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect([...openings].filter(([, count]) => count > 3)).toEqual([]);
  });
});
