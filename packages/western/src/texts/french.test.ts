import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { western } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { fr } from "./fr";

await loadNames("fr");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, fr] });

/** Births over forty years: with a time, without one, and with a range of times. */
const MOMENTS = Array.from({ length: 24 }, (_, index0) => {
  const utc = new Date(Date.UTC(1958, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
  const time = index0 % 4 === 3 ? null : utc.slice(11, 19);
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 30 } : {};
  return { date: utc.slice(0, 10), time, timezone: 1, ...range };
});
const HERE = { latitude: 45.764, longitude: 4.8357 };
const MOVED = {
  birthLatitude: HERE.latitude,
  birthLongitude: HERE.longitude,
  relocationLatitude: 45.5,
  relocationLongitude: -73.57,
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
function said(id: string, request: object, lang = "fr"): readonly string[] {
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

/** Prepositions apart from their articles, a vowel that was not elided, a mark without its space, a paragraph that begins small. */
const BAD_JOINT =
  /(?<!\p{L})(?:(?:de|à) les? (?:Soleil|Nœud|Milieu|Bélier|Taureau|Gémeaux|Cancer|Lion|Scorpion|Sagittaire|Capricorne|Verseau|Poissons)|(?:de|le|que|se) (?:Uranus|Ascendant|il|elle))(?!\p{L})|\p{L}[;!?]|^\p{Ll}|[{}]| {2}/u;

test.each(CASES)("%s speaks French in every text, its names with their articles", (id, place) => {
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

test("a list of bodies gives each its article", () => {
  const prose = said("calculateAspects", { date: "2001-07-19", time: "13:05:00", timezone: 2 });
  expect(prose.find((text) => text.startsWith("Le Soleil, la Lune, Mercure et Jupiter forment un amas"))).toBeDefined();
});
