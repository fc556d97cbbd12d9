import { describe, expect, test } from "vitest";
import { type HoroscopeKind, horoscopeTexts } from "../../../packages/western/test/horoscopes";
import { maskedWords } from "./originality";

const SIGNS = [
  ...["aries", "taurus", "gemini", "cancer", "leo", "virgo"],
  ...["libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"],
] as const;
type Sign = Parameters<typeof horoscopeTexts>[1];

const RUN_WORDS = 5;

/** A house, a ruler with its office, an hour and a date are names in an answer, as their placeholders are in a text. */
const HOUSE_MATTER =
  "of (?:self|money|messages|home|pleasure|daily work|partners|shared means|distant aims|career|friends|retreat)";
const OFFICE = `(?:house of [a-z ]+|partnerships|career|work and health|daily round|[a-z]+(?: house(?: ${HOUSE_MATTER})?)?)`;
const NAMED = [
  new RegExp(
    `\\b(?:the )?(?:sun|moon|mercury|venus|mars|jupiter|saturn),? (?:the )?(?:ruler|lord|planet|light) of (?:your )?${OFFICE}`,
    "g",
  ),
  new RegExp(`(?<=house )${HOUSE_MATTER}\\b`, "g"),
  /\b\d+:\d+ utc\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g,
  /\b(?:on )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d+(?:, \d+)?/g,
];

function wordsOf(text: string): readonly string[] {
  const named = NAMED.reduce(
    (masked, name, index0) => masked.replace(name, index0 === 1 ? "" : "1"),
    text.toLowerCase(),
  );
  return maskedWords({ key: "western.horoscope.daily", text: named });
}

/** Runs of five words by where they begin; one that names two things or more is a placement. */
function runsOf(words: readonly string[]): readonly (string | undefined)[] {
  return words.slice(0, Math.max(0, words.length - RUN_WORDS + 1)).map((_, start) => {
    const run = words.slice(start, start + RUN_WORDS);
    return run.filter((word) => word === "#").length > 1 ? undefined : run.join(" ");
  });
}

function runSet(texts: readonly string[]): ReadonlySet<string | undefined> {
  return new Set(texts.flatMap((text) => runsOf(wordsOf(text))));
}

interface Count {
  readonly words: number;
  readonly repeated: number;
}

/** The words of a reading that are in a run of others. */
function repeatedIn(texts: readonly string[], others: readonly ReadonlySet<string | undefined>[]): Count {
  let words = 0;
  let repeated = 0;
  for (const text of texts) {
    const own = wordsOf(text);
    const marked = new Set<number>();
    for (const [start, run] of runsOf(own).entries()) {
      if (run === undefined || !others.some((other) => other.has(run))) continue;
      for (let index0 = start; index0 < start + RUN_WORDS; index0++) marked.add(index0);
    }
    words += own.length;
    repeated += marked.size;
  }
  return { words, repeated };
}

function shareOf(counts: readonly Count[]): number {
  const sum = (pick: (count: Count) => number): number => counts.reduce((total, count) => total + pick(count), 0);
  return sum(({ repeated }) => repeated) / sum(({ words }) => words);
}

/** The share of words that another sign is given in the same period. */
function sharedBySigns(kind: HoroscopeKind, dates: readonly string[]): number {
  return shareOf(
    dates.flatMap((date) => {
      const readings = SIGNS.map((sign) => horoscopeTexts(kind, sign, date));
      const sets = readings.map(runSet);
      return readings.map((texts, index0) => repeatedIn(texts, sets.toSpliced(index0, 1)));
    }),
  );
}

function dayAfter(first: string, days: number): string {
  return new Date(Date.parse(first) + 86_400_000 * days).toISOString().slice(0, 10);
}

/** Dates of five years, in no step with the Moon or a planet. */
const DATES = Array.from({ length: 8 }, (_, index0) => dayAfter("2026-01-04", 229 * index0));

describe("the words of a horoscope, in runs of five, names and dates masked", () => {
  test.each([
    ["daily", DATES, 0.1],
    ["weekly", DATES, 0.15],
    ["monthly", DATES.slice(0, 6), 0.15],
    ["yearly", ["2024-01-01", "2025-01-01", "2026-01-01", "2029-01-01"], 0.2],
  ] as const)("%s: other signs are given few of them in the same period", (kind, dates, most) => {
    expect(sharedBySigns(kind, dates)).toBeLessThan(most);
  });

  test("a reader of every day has met fewer than one in twelve in the last seven days", () => {
    const counts = (["aries", "leo", "scorpio"] as const satisfies readonly Sign[]).flatMap((sign) => {
      const readings = Array.from({ length: 40 }, (_, day) =>
        horoscopeTexts("daily", sign, dayAfter("2026-08-20", day)),
      );
      const sets = readings.map(runSet);
      return readings.slice(7).map((texts, index0) => repeatedIn(texts, sets.slice(index0, index0 + 7)));
    });
    expect(shareOf(counts)).toBeLessThan(0.08);
  });
});
