import { expect, test } from "vitest";
import type { Field } from "./forms/model";
import type { Held } from "./input";
import { readLink } from "./link";
import { EXAMPLE_PEOPLE } from "./people";

const FIELDS: readonly Field[] = [
  { n: "date", k: "date", f: "date", r: 1 },
  { n: "time", k: "time", f: "time", r: 1 },
  { n: "latitude", k: "number", f: "latitude", r: 1 },
  { n: "houseSystem", k: "choice", e: ["placidus", "whole_sign"] },
  { n: "withStars", k: "yesNo" },
  { n: "planets", k: "choices", e: ["Sun", "Moon"] },
  { n: "members", k: "list", c: [{ n: "date", k: "date" }] },
];
const held: Held = { people: EXAMPLE_PEOPLE, values: {}, moment: { date: "2026-03-04", time: "05:06" } };
const read = (values: Readonly<Record<string, string>>) => {
  const link = readLink({ fields: FIELDS }, values, held);
  return { values: link.values, unread: link.unread.map(({ n }) => n) };
};

test("a link is read as it was written", () => {
  const values = {
    date: "1990-07-15",
    time: "14:30:05.5",
    latitude: "north",
    place: "New York",
    houseSystem: "placidus",
    withStars: "true",
    planets: "Sun,Moon",
    "members.length": "1",
    "members.0.date": "2000-02-29",
  };
  expect(read(values)).toEqual({ values, unread: [] });
  expect(read({ time: "unknown" })).toEqual({ values: { time: "unknown" }, unread: [] });
});

test.each([
  ["date", "15.07.1990"],
  ["date", "1990-13-01"],
  ["date", "1990-02-30"],
  ["time", "25:00"],
  ["time", "noon"],
  ["houseSystem", "Placidos"],
  ["withStars", "maybe"],
  ["planets", "Sun,Vulcan"],
])("%s=%s is left out, and named", (name, text) => {
  expect(read({ [name]: text, latitude: "1" })).toEqual({ values: { latitude: "1" }, unread: [name] });
});

test("so is one of a row", () => {
  expect(read({ "members.length": "2", "members.1.date": "soon" })).toEqual({
    values: { "members.length": "2" },
    unread: ["date"],
  });
});
