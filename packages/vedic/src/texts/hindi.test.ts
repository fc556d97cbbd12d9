import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { blanksOf, leavesOf } from "@almagest/i18n";
import { foreignCharacters } from "@almagest/i18n/testing";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import voices from "../../texts/voices.json";
import { vedic } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { hi } from "./hi";

await loadNames("hi");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, hi] });

const DELHI = { timezone: 5.5, latitude: 28.6139, longitude: 77.209 };
/** Births over seventy years, each fourth without a time. */
const BIRTHS = Array.from({ length: 16 }, (_, index0) => {
  const utc = new Date(Date.UTC(1941, 1, 3, 4, 5) + index0 * 1613.371 * 86_400_000).toISOString();
  return { date: utc.slice(0, 10), time: index0 % 4 === 3 ? null : utc.slice(11, 19), ...DELHI };
});
const COUPLES = BIRTHS.map((person1, index0) => ({ person1, person2: BIRTHS[(5 * index0 + 3) % BIRTHS.length] }));
const OF_A_DAY = BIRTHS.map(({ date, time }) => ({ birthDate: date, birthTime: time, ...DELHI }));
const IN_OCTOBER = Array.from({ length: 6 }, (_, index0) => ({ date: `2026-10-${10 + 3 * index0}`, ...DELHI }));

const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
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
  ["getPanchangMonth", [{ year: 2026, month: 10, ...DELHI }]],
  ["listFestivals", [{ year: 2026, ...DELHI }]],
  ["findMuhurta", ["wedding", "vehicle"].map((purpose) => ({ purpose, date: "2026-11-20", days: 20, ...DELHI }))],
  ["generateKpChart", BIRTHS.filter(({ time }) => time !== null)],
  ["castKpHoraryChart", [{ horaryNumber: 117, matter: "marriage", date: "2026-10-03", time: "10:00:00", ...DELHI }]],
];

/** Members that hold prose, in any depth; facts beside a judgment are English for programs. */
const PROSE =
  /^(?:summary|reading|description|interpretation|meaning|verdict|characteristics|answer|reason|lordship|about|text|result|lagnaLord|general|recommendation)$/;
const SOURCES = /^(?:source|conventions)$/;

function proseOf(answer: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (SOURCES.test(key)) return undefined;
    if (PROSE.test(key) && typeof value === "string" && value.includes(" ")) found.push(value);
    return value;
  });
  return found;
}

function said(id: string, request: object): readonly string[] {
  const operation = vedic.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang: "hi" } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  return proseOf(operation.run(parsed.value, context));
}

test.each(CASES)("%s speaks Hindi in every text, without a Latin word or a blank", (id, requests) => {
  for (const request of requests) {
    const texts = said(id, request);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(/[\u0900-\u097f]/);
      expect(text).not.toMatch(/[A-Za-z]{2}/);
      expect(text).not.toMatch(/ {2}|\s[।,;]|।।|\{/);
    }
  }
});

test("every group that an operation needs is there", () => {
  const needed = new Set(Object.values(voices).flat());
  expect([...needed].filter((group) => !(group.replace("vedic.", "") in hi.messages))).toEqual([]);
});

const LEAVES = [...leavesOf(hi.messages)].map(([key, leaf]) => [key, [leaf].flat().join("\n")] as const);
const english = new Map([...leavesOf(en.messages)].map(([key, leaf]) => [key, [leaf].flat().join("\n")]));

test("texts are written in Devanagari, with the danda at the end of a sentence", () => {
  for (const [key, text] of LEAVES) {
    expect(foreignCharacters(text, "hi"), key).toEqual([]);
    expect(text, key).not.toMatch(/[०-९]|[\u0900-\u097f]\.(?:\s|$)/);
  }
});

/** A verb or a past tense that agrees with the reader as a man or a woman, or with several of them. */
const GENDER =
  /(?:^|[\s,;:।])(?<!अपने )आप (?!(?:पर|तक|में|से|ही पर|ही में|जैसे|दोनों)[\s,])[^।;:]{0,70}?\p{L}\p{M}*(?:ती|ते|तीं) (?:हैं|हो|थे|थीं)(?![\p{L}\p{M}])|(?:^|\s)आप (?:थे|थीं|गए|गईं)(?![\p{L}\p{M}])|(?:^|\s)(?:करेंगे|करेंगी|पाएँगे|पाएँगी|होंगे|होंगी) आप/u;

test("the reader is neither a man nor a woman", () => {
  for (const [key, text] of LEAVES) expect(text, key).not.toMatch(GENDER);
  expect("आप सब कुछ करती हैं।").toMatch(GENDER);
  expect("आप पर भरोसा करते हैं लोग।").not.toMatch(GENDER);
});

/** Words that deny, of both languages: a text that denies in one does so in the other. Syllables of names are none. */
const DENIES = {
  en: /\b(?:not|no|never|nothing|nobody|neither|nor|none|without|cannot|\w+n't)\b/i,
  hi: /नहीं|बिना|कोई|कभी|केवल|ख़ाली|वर्जित|शून्य|मना|निर|निः|निष्|अछूत|बेलगाम|(?<![\p{L}\p{M}])(?:न|ना|मत)(?![\p{L}\p{M}])/u,
};

test("a text that says no in English says so in Hindi", () => {
  const denying = LEAVES.filter(
    ([key]) => !key.endsWith(".syllables") && DENIES.en.test((english.get(key) ?? "").replace(/\{\w+\}/g, "")),
  );
  expect(denying.length).toBeGreaterThan(300);
  expect(denying.filter(([, text]) => !DENIES.hi.test(text)).map(([key]) => key)).toEqual([]);
});

test("no text has a blank that its English has not", () => {
  for (const [key, text] of LEAVES) {
    const due = blanksOf(english.get(key) ?? "");
    expect(
      blanksOf(text).filter((blank) => !due.includes(blank)),
      key,
    ).toEqual([]);
  }
});
