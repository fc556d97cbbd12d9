import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { type HoroscopeKind, type HoroscopeTexts, horoscopesIn } from "../../../packages/western/test/horoscopes";
import { SPEAKING } from "./catalogues";
import { horoscopeWords, type WordsOf } from "./horoscope-words";
import { inLanguage } from "./speaking";

const SIGNS = [
  ...["aries", "taurus", "gemini", "cancer", "leo", "virgo"],
  ...["libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"],
] as const;
type Sign = Parameters<HoroscopeTexts>[1];

const RUN_WORDS = 5;

/** Runs of five words by where they begin; one that names two things or more is a placement. */
function runsOf(words: readonly string[]): readonly (string | undefined)[] {
  return words.slice(0, Math.max(0, words.length - RUN_WORDS + 1)).map((_, start) => {
    const run = words.slice(start, start + RUN_WORDS);
    return run.filter((word) => word === "#").length > 1 ? undefined : run.join(" ");
  });
}

function runSet(wordsOf: WordsOf, texts: readonly string[]): ReadonlySet<string | undefined> {
  return new Set(texts.flatMap((text) => runsOf(wordsOf(text))));
}

interface Count {
  readonly words: number;
  readonly repeated: number;
}

/** The words of a reading that are in a run of others. */
function repeatedIn(
  wordsOf: WordsOf,
  texts: readonly string[],
  others: readonly ReadonlySet<string | undefined>[],
): Count {
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

interface Voice {
  readonly textsOf: HoroscopeTexts;
  readonly wordsOf: WordsOf;
}

/** The share of words that another sign is given in the same period. */
function sharedBySigns({ textsOf, wordsOf }: Voice, kind: HoroscopeKind, dates: readonly string[]): number {
  return shareOf(
    dates.flatMap((date) => {
      const readings = SIGNS.map((sign) => textsOf(kind, sign, date));
      const sets = readings.map((texts) => runSet(wordsOf, texts));
      return readings.map((texts, index0) => repeatedIn(wordsOf, texts, sets.toSpliced(index0, 1)));
    }),
  );
}

function dayAfter(first: string, days: number): string {
  return new Date(Date.parse(first) + 86_400_000 * days).toISOString().slice(0, 10);
}

/** Dates of five years, in no step with the Moon or a planet. */
const DATES = Array.from({ length: 8 }, (_, index0) => dayAfter("2026-01-04", 229 * index0));

const western = SPEAKING.find(({ domain }) => domain.folder === "western");
const langs = LANGS.filter(
  (lang) => western && inLanguage(western, lang).some(({ messages }) => messages["horoscope"] !== undefined),
);

describe.each(langs)("the words of a horoscope in %s, in runs of five, names and dates masked", async (lang) => {
  const voice = { textsOf: await horoscopesIn(lang), wordsOf: await horoscopeWords(lang) };

  test.each([
    ["daily", DATES, 0.1],
    ["weekly", DATES, 0.15],
    ["monthly", DATES.slice(0, 6), 0.15],
    ["yearly", ["2024-01-01", "2025-01-01", "2026-01-01", "2029-01-01"], 0.2],
  ] as const)("%s: other signs are given few of them in the same period", (kind, dates, most) => {
    expect(sharedBySigns(voice, kind, dates)).toBeLessThan(most);
  });

  test("a reader of every day has met fewer than one in twelve in the last seven days", () => {
    const { textsOf, wordsOf } = voice;
    const counts = (["aries", "leo", "scorpio"] as const satisfies readonly Sign[]).flatMap((sign) => {
      const readings = Array.from({ length: 40 }, (_, day) => textsOf("daily", sign, dayAfter("2026-08-20", day)));
      const sets = readings.map((texts) => runSet(wordsOf, texts));
      return readings.slice(7).map((texts, index0) => repeatedIn(wordsOf, texts, sets.slice(index0, index0 + 7)));
    });
    expect(shareOf(counts)).toBeLessThan(0.08);
  });
});
