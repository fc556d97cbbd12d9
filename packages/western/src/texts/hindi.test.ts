import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { loadForms } from "@almagest/i18n/forms";
import { foreignCharacters } from "@almagest/i18n/testing";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { western } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { hi } from "./hi";

await loadNames("hi");
const texts = [en, { ...hi, forms: await loadForms("hi") }];
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts });

/** Births over forty years: with a time, without one, and with a range of times. */
const MOMENTS = Array.from({ length: 24 }, (_, index0) => {
  const utc = new Date(Date.UTC(1958, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
  const time = index0 % 4 === 3 ? null : utc.slice(11, 19);
  const range = index0 % 4 === 2 ? { timeAccuracyMinutes: 30 } : {};
  return { date: utc.slice(0, 10), time, timezone: 5.5, ...range };
});
const HERE = { latitude: 28.6139, longitude: 77.209 };
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

/** Members that hold prose, in any depth; an aspect has its nature, one English word, in `interpretation`. */
const PROSE = /^(?:summary|detailed|interpretation|note|meaning|short|long|tagline)$/;

function proseOf(answer: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (PROSE.test(key) && typeof value === "string" && value.includes(" ")) found.push(value);
    return value;
  });
  return found;
}

/** The prose of an operation's answer, as it goes over the wire. */
function said(id: string, request: object): readonly string[] {
  const operation = western.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang: "hi" } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
  return proseOf(operation.run(parsed.value, context));
}

test.each(CASES)("%s speaks Hindi in every text, without a Latin word", (id, place) => {
  let count = 0;
  for (const moment of MOMENTS.filter(({ time }) => time !== null || place !== MOVED)) {
    const prose = said(id, { ...moment, ...place });
    count += prose.length;
    for (const text of prose) {
      expect(text).toMatch(/[\u0900-\u097f]/);
      expect(text).not.toMatch(/[A-Za-z]/);
    }
  }
  expect(count).toBeGreaterThan(0);
});

test("a stellium is told by its sign, whatever the sign is called", () => {
  const prose = said("calculateAspects", { date: "1973-02-21", time: "22:45:00", timezone: 5.5 });
  const told = prose.find((text) => text.startsWith("तुला में चंद्रमा, यूरेनस और प्लूटो का समूह है"));
  expect(told).toContain("सामने वाले का ख़याल रखकर");
});

test("texts are in Devanagari alone", () => {
  for (const [key, leaf] of leavesOf(hi.messages)) {
    expect(
      foreignCharacters(
        [leaf]
          .flat()
          .join("")
          .replaceAll(/[A-Z_]+/gi, ""),
        "hi",
      ),
      key,
    ).toEqual([]);
  }
});
