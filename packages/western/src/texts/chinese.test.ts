import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { western } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

const SCRIPTS = ["zh-Hans", "zh-Hant"] as const;
type Script = (typeof SCRIPTS)[number];

for (const script of SCRIPTS) await loadNames(script);
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, zhHans, zhHant] });

/** Births over forty years: with a time, without one, and with a range of times. */
const MOMENTS = Array.from({ length: 24 }, (_, index0) => {
  const utc = new Date(Date.UTC(1958, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
  const time = index0 % 4 === 3 ? null : utc.slice(11, 19);
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 30 } : {};
  return { date: utc.slice(0, 10), time, timezone: 8, ...range };
});
const HERE = { latitude: 31.2304, longitude: 121.4737 };
const MOVED = {
  birthLatitude: HERE.latitude,
  birthLongitude: HERE.longitude,
  relocationLatitude: 43.65,
  relocationLongitude: -79.38,
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
function said(lang: Script, id: string, request: object): readonly string[] {
  const operation = western.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  const found: string[] = [];
  JSON.stringify(operation.run(parsed.value, context), (key, value) => {
    if (PROSE.test(key) && typeof value === "string" && /[\p{Script=Han} ]/u.test(value)) {
      found.push(...value.split(/\n+/));
    }
    return value;
  });
  return found;
}

/** English, a blank, a mark of half width, two marks, 宫 or 座 twice, a paragraph that begins with a mark. */
const BAD_JOINT =
  /(?!T三角)[A-Za-z]|\s|[;!?{}]|(?<!\d):|,(?!\d{3})|\.(?!\d)|[，。；：、]{2}|宫宫|宮宮|座座|^[，。；：、]/u;

describe.each(SCRIPTS)("%s", (script) => {
  test.each(CASES)("%s speaks Chinese in every text, with nothing between its sentences", (id, place) => {
    let count = 0;
    for (const moment of MOMENTS.filter(({ time }) => time !== null || place !== MOVED)) {
      for (const text of said(script, id, { ...moment, ...place })) {
        count++;
        expect(text).not.toMatch(BAD_JOINT);
        if (text.length > 12) expect(text).toMatch(/[。？”」]$/u);
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

test("a list of bodies has the comma of lists between all its names", () => {
  const prose = said("zh-Hans", "detectAspectPatterns", { date: "1984-12-02", time: "03:12:00", timezone: 8, ...HERE });
  expect(prose.find((text) => text.startsWith("水星、金星、木星和海王星在摩羯座聚成一群"))).toBeDefined();
});
