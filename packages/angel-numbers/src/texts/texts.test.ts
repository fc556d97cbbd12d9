import { leavesOf } from "@almagest/i18n";
import { sentencesOf, wordCount } from "@almagest/telling";
import { unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { NUMBERS } from "../numbers/catalogue";
import { en } from "./en";
import { angelNumberReader } from "./reader";

const texts = angelNumberReader({ lang: "en", catalogues: [en] });
const DIGITS = [..."0123456789"];
const ROOTS = [...DIGITS, "11", "22", "33"];
const FORMS = [
  ...["ascending", "descending", "palindrome", "alternating", "stepUp", "stepDown", "climbing", "dropping"],
  ...["terracesUp", "terracesDown", "turningUp", "turningDown", "level"],
];
const AREAS = ["spiritual", "love", "career", "money", "twinFlame"] as const;
const leaves = [...leavesOf(en.messages)];
const strings = leaves.flatMap(([key, leaf]) =>
  (typeof leaf === "string" ? [leaf] : leaf).map((text) => ({ key, text })),
);

/** The number whose entry has the text; undefined for the paragraphs of readings. */
const entryOf = (key: string): string | undefined => /^numbers\.(\d+)\./.exec(key)?.[1];

describe("the entry of a number", () => {
  test.each([...NUMBERS])("%s is whole", (number) => {
    const words = (member: string): number => wordCount(texts.lookup(`numbers.${number}.${member}`) ?? "");
    for (const area of AREAS) expect(words(`meaning.${area}`), area).toBeGreaterThanOrEqual(16);
    for (const member of ["title", "coreMessage", "biblical", "shadow", "affirmation"]) {
      expect(words(member), member).toBeGreaterThanOrEqual(2);
    }
    const keywords = texts.lookupList(`numbers.${number}.keywords`) ?? [];
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(keywords.length).toBeLessThanOrEqual(8);
    expect(texts.lookupList(`numbers.${number}.actionSteps`)?.length).toBe(3);
  });

  test("stands for each of the 78 numbers and for no other", () => {
    const found = new Set(leaves.map(([key]) => entryOf(key)).filter((number) => number !== undefined));
    expect([...found].sort()).toEqual([...NUMBERS].sort());
  });

  test("has a title of its own", () => {
    const titles = NUMBERS.map((number) => texts.lookup(`numbers.${number}.title`));
    expect(new Set(titles).size).toBe(NUMBERS.length);
  });
});

describe("the texts", () => {
  test("say no sentence twice, numbers masked", () => {
    const seen = new Map<string, string>();
    const twice = strings
      .filter(({ key }) => !key.endsWith("keywords"))
      .flatMap(({ key, text }) =>
        sentencesOf(text).map((sentence) => ({ key, sentence: sentence.replace(/\d+/g, "#") })),
      )
      .filter(({ sentence }) => wordCount(sentence) > 3)
      .filter(({ key, sentence }) => {
        const before = seen.get(sentence);
        seen.set(sentence, key);
        return before !== undefined;
      });
    expect(twice).toEqual([]);
  });

  test("of no two entries share more than a tenth of their runs of five words", () => {
    const runs = new Map(NUMBERS.map((number) => [number, runsOf(number)] as const));
    const alike = NUMBERS.flatMap((one, index0) =>
      NUMBERS.slice(index0 + 1).flatMap((other) => {
        const [first = new Set<string>(), second = new Set<string>()] = [runs.get(one), runs.get(other)];
        const shared = [...first].filter((run) => second.has(run)).length;
        return shared > Math.min(first.size, second.size) / 10 ? [`${one} and ${other}: ${shared}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test("keep clear of worn words, wrong articles and stacked hedges", () => {
    const worn = /\b(journey|energ(?:y|ies)|embrac(?:e|es|ing)|navigat\w+|profound\w*|unlock\w*|tapestry)\b/i;
    const found = strings.filter(({ text }) => worn.test(text));
    expect(found).toEqual([]);
    expect(strings.flatMap(({ text }) => wrongArticles(text))).toEqual([]);
    expect(strings.filter(({ text }) => (text.match(/\b(may|might|could|perhaps)\b/g) ?? []).length > 2)).toEqual([]);
  });

  test.each([
    ["repeating", DIGITS],
    ["first", DIGITS],
    ["inner", DIGITS],
    ["last", DIGITS],
    ["again", DIGITS],
    ["centers", [...DIGITS, "none"]],
    ["roots", ROOTS],
    ["masters", ["11", "22", "33"]],
    ["runs", ["up", "down"]],
    ["forms", FORMS],
  ])("of readings, %s, are written for every case and for no other", (family, keys) => {
    expect(unwritten(en, [[`reading.${family}`], keys])).toEqual([]);
    expect(unread(en, [[`reading.${family}`], keys])).toEqual([]);
  });
});

function runsOf(number: string): ReadonlySet<string> {
  const own = strings.filter(({ key }) => entryOf(key) === number);
  const words = own.flatMap(({ text }) => [
    ...text
      .toLowerCase()
      .replace(/[^a-z\s]/g, "")
      .split(/\s+/),
    "/",
  ]);
  return new Set(
    words.map((_, index0) => words.slice(index0, index0 + 5).join(" ")).filter((run) => !run.includes("/")),
  );
}

test("no text calls on a tradition: the lore of these numbers is modern", () => {
  const told = [...leavesOf(en.messages)].flatMap(([key, leaf]) => [leaf].flat().map((text) => `${key}: ${text}`));
  expect(told.filter((text) => /\b(?:the|an?) (?:old |ancient )?tradition\b|\bancients?\b/i.test(text))).toEqual([]);
});
