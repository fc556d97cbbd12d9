import { createContext, type TextCatalogue } from "@almagest/operation";
import { denyingTexts, strangeBlanks, toldBeside, unpairedMarks } from "@almagest/telling/testing";
import { expect, test } from "vitest";
import { numerology } from "../src/domain";
import { loadNames } from "../src/names.generated";
import { en } from "../src/texts/en";
import voices from "../texts/voices.json";

type Context = ReturnType<typeof createContext>;

const NAMES = ["Maria Luisa Gomez", "Ann Lee", "John Fitzgerald Kennedy", "Olga Ivanova", "Sebastian Bach"];
/** Births over seventy years, some in one of whose counts a karmic debt is met. */
const PEOPLE = Array.from({ length: 20 }, (_, index0) => {
  const birth = new Date(Date.UTC(1943, 4, 3) + index0 * 1313 * 86_400_000);
  return {
    fullName: `${NAMES[index0 % 5] ?? ""} ${"Ray Day Bo Cy".split(" ")[index0 % 4] ?? ""}`,
    ...{ year: birth.getUTCFullYear(), month: birth.getUTCMonth() + 1, day: birth.getUTCDate() },
  };
});
const COUPLES = PEOPLE.map((person1, index0) => ({ person1, person2: PEOPLE[(7 * index0 + 3) % PEOPLE.length] }));
const CALLED = [..."ABCDEFGHIJKLMNOPQRST"].map((letter, index0) => ({ name: `${letter}${NAMES[index0 % 5] ?? ""}` }));
const OF_YEARS = PEOPLE.map(({ month, day }, index0) => ({ month, day, year: 2020 + index0 }));

export const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  ["generateNumerologyChart", PEOPLE.map((person) => ({ ...person, currentYear: 2026 }))],
  ["calculateNumCompatibility", COUPLES],
  ["checkKarmicDebt", PEOPLE],
  ["analyzeKarmicLessons", PEOPLE],
  ["calculateLifePath", PEOPLE.map(({ fullName: _, ...date }) => date)],
  ["calculateExpression", PEOPLE.map(({ fullName }) => ({ fullName }))],
  ["calculateSoulUrge", PEOPLE.map(({ fullName }) => ({ fullName }))],
  ["calculatePersonality", PEOPLE.map(({ fullName }) => ({ fullName }))],
  ["calculateBirthDay", Array.from({ length: 31 }, (_, index0) => ({ day: index0 + 1 }))],
  ["calculateMaturity", Array.from({ length: 9 }, (_, index0) => ({ lifePath: index0 + 1, expression: 5 }))],
  ["calculateBridgeNumbers", PEOPLE],
  ["calculatePersonalYear", OF_YEARS],
  ["calculateChaldean", CALLED],
  ["calculateDual", CALLED],
  ["calculateBusinessName", CALLED],
  ["getCompoundNumber", Array.from({ length: 43 }, (_, index0) => ({ number: `${index0 + 10}` }))],
  ["getDailyNumber", Array.from({ length: 12 }, (_, index0) => ({ date: `2026-10-${10 + index0}`, seed: "reader" }))],
  ["getNumberMeaning", "1 2 3 4 5 6 7 8 9 11 22 33".split(" ").map((number) => ({ number }))],
];

/** Members that hold no prose: facts, sums and what was sent. */
const FACTS =
  /^(?:conventions|letters|calculation|steps|source|name|fullName|date|keywords|industries|title|theme|color|stone|element|.*Localized)$/;

function said(id: string, request: object, lang: string, context: Context): readonly string[] {
  const operation = numerology.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  const found: string[] = [];
  JSON.stringify(operation.run(parsed.value, context), (key, value) => {
    if (FACTS.test(key)) return undefined;
    if (typeof value === "string" && /[\p{Script=Han}।。！？.!?]$/u.test(value)) found.push(...value.split(/\n+/));
    return value;
  });
  return found;
}

/** A language, and the marks of its faults. */
export interface Spoken {
  readonly catalogue: TextCatalogue;
  /** English words that no word of the language is written like. */
  readonly english: RegExp;
  /** Prepositions that were not drawn together with an article, doubled words and blanks. */
  readonly badJoint: RegExp;
  /** Words that deny. */
  readonly denies: RegExp;
  /** Keys of texts that say a denial of the English in an idiom without one. */
  readonly affirms?: readonly string[];
  /** Pairs of marks of which each is opened and closed. */
  readonly marks: readonly string[];
  /** Marks and decimals that the language does not write. */
  readonly foreign: RegExp;
  /** A verb, participle or adjective that agrees with the reader as a man or a woman. */
  readonly gender?: RegExp;
}

/** Tests a translation in its answers, and text by text beside its English. */
export async function testSpoken(spoken: Spoken): Promise<void> {
  const { catalogue, gender } = spoken;
  const { lang } = catalogue;
  await loadNames(lang);
  const context = createContext({
    now: Date.UTC(2026, 8, 2),
    texts: [en, catalogue],
    transliterate: (text: string) => text,
  });

  test.each(CASES)("%s speaks the language in every text", (id, requests) => {
    const texts = requests.flatMap((request) => said(id, request, lang, context));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).not.toMatch(spoken.english);
      expect(text).not.toMatch(spoken.badJoint);
    }
  });

  test("every group that an operation needs is there", () => {
    const needed = new Set(Object.values(voices).flat());
    expect([...needed].filter((group) => !(group.replace("numerology.", "") in catalogue.messages))).toEqual([]);
  });

  const told = toldBeside(catalogue, en);

  test("every text is there, with the blanks of its English", () => {
    expect(told.length).toBe(toldBeside(en, en).length);
    expect(strangeBlanks(told, catalogue)).toEqual([]);
  });

  test("marks are those of the language, and each is opened and closed", () => {
    expect(unpairedMarks(told, spoken.marks)).toEqual([]);
    expect(
      told.filter(({ text }) => spoken.foreign.test(text.replace(/\{[^{}]*\}/g, ""))).map(({ key }) => key),
    ).toEqual([]);
  });

  test("a text that says no in English says so here", () => {
    const denying = denyingTexts(told).filter(({ english }) => english.length < 200);
    expect(denying.length).toBeGreaterThan(100);
    expect(denying.filter(({ text }) => !spoken.denies.test(text)).map(({ key }) => key)).toEqual(spoken.affirms ?? []);
  });

  if (gender === undefined) return;
  test("the reader is neither a man nor a woman", () => {
    expect(told.filter(({ text }) => gender.test(text)).map(({ key }) => key)).toEqual([]);
  });
}
