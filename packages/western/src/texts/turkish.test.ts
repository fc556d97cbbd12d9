import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { western } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { tr } from "./tr";

await loadNames("tr");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, tr] });

/** Births over forty years: with a time, without one, and with a range of times. */
const MOMENTS = Array.from({ length: 24 }, (_, index0) => {
  const utc = new Date(Date.UTC(1958, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
  const time = index0 % 4 === 3 ? null : utc.slice(11, 19);
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 30 } : {};
  return { date: utc.slice(0, 10), time, timezone: 3, ...range };
});
const HERE = { latitude: 41.01, longitude: 28.97 };
const MOVED = {
  birthLatitude: HERE.latitude,
  birthLongitude: HERE.longitude,
  relocationLatitude: 52.52,
  relocationLongitude: 13.4,
};

const CASES: readonly (readonly [id: string, place: object])[] = [
  ["generateNatalChart", HERE],
  ["calculateAspects", {}],
  ["detectAspectPatterns", HERE],
  ["getPlanetaryPositions", HERE],
  ["generateLilith", HERE],
  ["generateRelocationChart", MOVED],
];

const PROSE = /^(?:summary|detailed|interpretation|note|meaning|short|long|tagline)$/;

/** The paragraphs of an operation's answer, as it goes over the wire. */
function said(id: string, request: object, lang = "tr"): readonly string[] {
  const operation = western.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  const found: string[] = [];
  JSON.stringify(operation.run(parsed.value, context), (key, value) => {
    if (PROSE.test(key) && typeof value === "string" && value.includes(" ")) found.push(...value.split(/\n+/));
    return value;
  });
  return found;
}

/** A sign with a suffix and no apostrophe, an aspect in capitals, a "you" in the plural, a paragraph that begins small. */
const BAD_JOINT =
  /(?<!\p{L})(?:Koç|Boğa|İkizler|Yengeç|Aslan|Başak|Terazi|Akrep|Oğlak|Kova|Balık)(?:ta|te|da|de|tan|ten|dan|den)(?!\p{L})|\p{Ll}(?: ile \S+)? (?:Kare|Üçgen|Altmışlık|Kavuşum|Karşıt Açı)(?: yapıyor)|\p{L}(?:ınız|iniz|unuz|ünüz)(?!\p{L})|^\p{Ll}|[{}]| {2}/u;

test.each(CASES)("%s speaks Turkish in every text, its names with their suffixes", (id, place) => {
  let count = 0;
  for (const moment of MOMENTS.filter(({ time }) => time !== null || place !== MOVED)) {
    const english = new Set(said(id, { ...moment, ...place }, "en"));
    for (const text of said(id, { ...moment, ...place })) {
      count++;
      expect(english.has(text), text).toBe(false);
      expect(text).not.toMatch(BAD_JOINT);
    }
  }
  expect(count).toBeGreaterThan(0);
});

test("a sign takes the suffix of its sound, a place that of its vowel", () => {
  const prose = said("generateNatalChart", { date: "1990-07-15", time: "14:30:00", timezone: 3, ...HERE });
  expect(prose.some((text) => text.startsWith("Güneş Yengeç'te, dokuzuncu evde duruyor."))).toBe(true);
  expect(prose.some((text) => text.startsWith("Merkür ile Mars 4,8° orbla kare yapıyor."))).toBe(true);
});
