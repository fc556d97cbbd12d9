import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { primaryDirectionsTable } from "../pictures/directions";
import type { PrimaryDirectionsRequest } from "../types";
import { primaryDirections } from "./operation";

const context = createContext({ ephemeris: swissEphemeris() });
const birth = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
  motions: ["direct", "converse", "neo-converse"],
} as const satisfies PrimaryDirectionsRequest;

test.each(LANGS)("the table of directions keeps every text in its place in %s, and tells each row", (lang) => {
  const many = primaryDirections({ ...birth, lang, boundsSchool: "egyptian", toAge: 30 }, context);
  const none = primaryDirections({ ...birth, lang, fromAge: 0, toAge: 0.001 }, context);
  const regiomontanus = primaryDirections({ ...birth, lang, method: "regiomontanus", space: "mundo" }, context);
  const longest = primaryDirections(
    {
      ...birth,
      lang,
      toAge: 90,
      promissors: ["North Node", "Uranus"],
      significators: ["Midheaven", "Part of Fortune"],
    },
    context,
  );
  for (const answer of [many, none, regiomontanus, longest]) {
    const figure = primaryDirectionsTable.figure(answer, { lang });
    expect(flawsOf(figure)).toEqual([]);
    expect(primaryDirectionsTable(answer, { lang })).not.toContain("…");
    expect(figure.description.split("; ")).toHaveLength(1 + answer.directions.length);
    for (const { significator, significatorLocalized = significator } of answer.directions) {
      expect(figure.description).toContain(significatorLocalized);
    }
  }
  expect(many.directions.length).toBeGreaterThan(20);
});

test.each([
  ["en", "0.4", "40.71°"],
  ["hi", "0.4", "40.71°"],
  ["zh-Hans", "0.4", "40.71°"],
  ["de", "0,4", "40,71°"],
  ["tr", "0,4", "40,71°"],
  ["ru", "0,4", "40,71°"],
] as const)("ages have the decimal sign of %s", (lang, age, latitude) => {
  const answer = primaryDirections({ ...birth, lang, boundsSchool: "egyptian", toAge: 12 }, context);
  const svg = primaryDirectionsTable(
    { ...answer, directions: answer.directions.map((one) => ({ ...one, age: 0.42 })) },
    { lang },
  );
  expect(svg.split(`>${age}<`)).toHaveLength(1 + answer.directions.length);
  expect(svg).toContain(latitude);
});
