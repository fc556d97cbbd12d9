import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, type TextCatalogue } from "@almagest/operation";
import { denyingTexts, strangeBlanks, toldBeside, unpairedMarks } from "@almagest/telling/testing";
import { expect, test } from "vitest";
import { vedic } from "../src/domain";
import { loadNames } from "../src/names.generated";
import { en } from "../src/texts/en";
import voices from "../texts/voices.json";

type Context = ReturnType<typeof createContext>;

const BOGOTA = { timezone: -5, latitude: 4.711, longitude: -74.0721 };
/** Births over seventy years: with a time, without one, and with a range of times. */
const BIRTHS = Array.from({ length: 20 }, (_, index0) => {
  const utc = new Date(Date.UTC(1943, 4, 3, 4, 5) + index0 * 1313.371 * 86_400_000).toISOString();
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 45 } : {};
  return { date: utc.slice(0, 10), time: index0 % 4 === 3 ? null : utc.slice(11, 19), ...range, ...BOGOTA };
});
const EXACT = BIRTHS.filter((birth) => birth.time !== null && !("timeAccuracyMinutes" in birth));
const COUPLES = BIRTHS.map((person1, index0) => ({ person1, person2: BIRTHS[(5 * index0 + 3) % BIRTHS.length] }));
const OF_A_DAY = BIRTHS.map(({ date, time }) => ({ birthDate: date, birthTime: time, ...BOGOTA }));
const IN_OCTOBER = Array.from({ length: 12 }, (_, index0) => ({ date: `2026-10-${10 + index0}`, ...BOGOTA }));
const HORARY = ["marriage", "children", "employment", "income", "property"].flatMap((matter) =>
  [17, 117, 200, 249].map((horaryNumber) => ({
    horaryNumber,
    matter,
    date: "2026-10-03",
    time: "10:00:00",
    ...BOGOTA,
  })),
);

export const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  ["generateBirthChart", BIRTHS],
  ["detectYogas", BIRTHS],
  ["getCurrentDasha", BIRTHS],
  ["getMajorDashas", BIRTHS],
  ["checkSadhesati", BIRTHS],
  ["checkManglikDosha", BIRTHS],
  ["checkKalsarpaDosha", BIRTHS],
  ["calculateShadbala", BIRTHS],
  ["calculateDrishti", BIRTHS],
  ["calculateGunMilan", COUPLES],
  ["calculateDashakoot", COUPLES],
  ["calculatePapasamyam", COUPLES],
  ["calculateTransit", OF_A_DAY.map((birth) => ({ ...birth, transitDate: "2026-10-03", transitTime: "10:00:00" }))],
  ["getVedicDailyReading", OF_A_DAY.map((birth) => ({ ...birth, date: "2026-10-03" }))],
  ["getBasicPanchang", IN_OCTOBER.map((day) => ({ ...day, time: "10:00:00" }))],
  ["getDetailedPanchang", IN_OCTOBER],
  ["getPanchangMonth", [{ year: 2026, month: 10, ...BOGOTA }]],
  ["listFestivals", [{ year: 2026, ...BOGOTA }]],
  ["findMuhurta", ["wedding", "vehicle"].map((purpose) => ({ purpose, date: "2026-11-20", days: 20, ...BOGOTA }))],
  ["generateKpChart", EXACT],
  ["castKpHoraryChart", HORARY],
];

/** Members that hold prose, in any depth; facts beside a judgment are English for programs. */
const PROSE =
  /^(?:summary|reading|description|interpretation|meaning|verdict|characteristics|answer|reason|lordship|about|text|result|lagnaLord|general|recommendation)$/;
const SOURCES = /^(?:source|conventions)$/;

function said(id: string, request: object, lang: string, context: Context): readonly string[] {
  const operation = vedic.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  const found: string[] = [];
  JSON.stringify(operation.run(parsed.value, context), (key, value) => {
    if (SOURCES.test(key)) return undefined;
    if (PROSE.test(key) && typeof value === "string" && /[\p{Script=Han} ]/u.test(value))
      found.push(...value.split(/\n+/));
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
  /** Pairs of marks of which each is opened and closed. */
  readonly marks: readonly string[];
  /** Marks and decimals that the language does not write. */
  readonly foreign: RegExp;
}

/** Tests a translation in its answers, and text by text beside its English. */
export async function testSpoken(spoken: Spoken): Promise<void> {
  const { catalogue } = spoken;
  const { lang } = catalogue;
  await loadNames(lang);
  const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, catalogue] });

  test.each(CASES)("%s speaks the language in every text, its names with their articles", (id, requests) => {
    for (const request of requests) {
      const texts = said(id, request, lang, context);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text).not.toMatch(spoken.english);
        expect(text).not.toMatch(spoken.badJoint);
      }
    }
  });

  test("every group that an operation needs is there", () => {
    const needed = new Set(Object.values(voices).flat());
    expect([...needed].filter((group) => !(group.replace("vedic.", "") in catalogue.messages))).toEqual([]);
  });

  const told = toldBeside(catalogue, en);

  test("marks are those of the language, and each is opened and closed", () => {
    expect(unpairedMarks(told, spoken.marks)).toEqual([]);
    for (const { key, text } of told) {
      // verses of a book are no decimals
      const words = text.replace(/\{[^{}]*\}/g, "").replace(/Phaladeepika [\d.-]+/g, "");
      expect(words, key).not.toMatch(spoken.foreign);
    }
  });

  test("a text that says no in English says so here", () => {
    const denying = denyingTexts(told).filter(({ key }) => !key.endsWith(".syllables"));
    expect(denying.length).toBeGreaterThan(300);
    expect(denying.filter(({ text }) => !spoken.denies.test(text)).map(({ key }) => key)).toEqual([]);
  });

  test("no text has a blank that its English has not, but for forms of its names", () => {
    expect(strangeBlanks(told, catalogue)).toEqual([]);
  });
}
