import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { western } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { ru } from "./ru";

await loadNames("ru");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, ru] });

/** Births over forty years: with a time, without one, and with a range of times. */
const MOMENTS = Array.from({ length: 24 }, (_, index0) => {
  const utc = new Date(Date.UTC(1958, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
  const time = index0 % 4 === 3 ? null : utc.slice(11, 19);
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 30 } : {};
  return { date: utc.slice(0, 10), time, timezone: 3, ...range };
});
const HERE = { latitude: 59.94, longitude: 30.31 };
const MOVED = {
  birthLatitude: HERE.latitude,
  birthLongitude: HERE.longitude,
  relocationLatitude: 43.1,
  relocationLongitude: 131.87,
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
function said(id: string, request: object, lang = "ru"): readonly string[] {
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

/** A preposition twice or before the wrong sound, a name that was not declined, a paragraph that begins small. */
const BAD_JOINT =
  /(?<!\p{L})(?:(?:в|во) (?:в|во)|в (?:втором|Льве)|(?:в|во|на) (?:Дева|Луна|Венера|Чёрная Луна))(?!\p{L})|^\p{Ll}|[{}]| {2}/u;

test.each(CASES)("%s speaks Russian in every text, its names in their cases", (id, place) => {
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

test("a house brings its preposition along", () => {
  const prose = said("generateRelocationChart", { date: "1987-05-09", time: "06:20:00", timezone: 4, ...MOVED });
  expect(prose.some((text) => /(?:в|во) \p{L}+(?:ом|ем) доме/u.test(text))).toBe(true);
});
