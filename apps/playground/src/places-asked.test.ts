import { expect, test } from "vitest";
import type { Place } from "./backend";
import type { Field } from "./forms/model";
import type { Held } from "./input";
import { inputOf } from "./input";
import { fromLink, linkValues } from "./link";
import { EXAMPLE_PEOPLE, type Person, withPlace, withPlaceText } from "./people";
import { missingPlaces, onlyPlace } from "./places-asked";

const [LATITUDE, LONGITUDE, TIMEZONE] = (["latitude", "longitude", "timezone"] as const).map(
  (f): Field => ({ n: f, k: f === "timezone" ? "timezone" : "number", f, r: 1 }),
);
const DATE: Field = { n: "date", k: "date", f: "date", r: 1 };
const CHART = { fields: [DATE, LATITUDE, LONGITUDE, TIMEZONE].flatMap((one) => one ?? []) };
const DAY = { fields: [DATE, TIMEZONE].flatMap((one) => one ?? []) };
const MOMENT = { date: "2026-03-04", time: "05:06" };
const place = (city: string, country: string): Place => ({
  city,
  province: "",
  country,
  latitude: 48.85,
  longitude: 2.35,
  timezone: "Europe/Paris",
});

function heldBy(change: Partial<Person>): Held {
  const people = EXAMPLE_PEOPLE.map((one, index0) => (index0 === 0 ? { ...one, ...change } : one));
  return { people, values: {}, moment: MOMENT };
}

test("a place that is written and not chosen has no coordinates of another", () => {
  const held = heldBy(withPlaceText("Paris"));
  expect(inputOf(CHART, held)).toEqual({ date: "1990-07-15" });
  expect(linkValues(CHART, held)).toEqual({ date: "1990-07-15" });
  expect(missingPlaces(CHART, held)).toEqual([{ path: "latitude.place", person: 0, text: "Paris" }]);
  expect(missingPlaces(CHART, heldBy(withPlaceText("")))).toMatchObject([{ text: "" }]);
  expect(missingPlaces(CHART, heldBy({}))).toEqual([]);
});

test("a place that an operation can do without is missing only where something was written for it", () => {
  const free = { fields: CHART.fields.map(({ r: _, ...one }) => one) };
  expect(missingPlaces(free, heldBy(withPlaceText("")))).toEqual([]);
  expect(missingPlaces(free, heldBy(withPlaceText("Xqzzy")))).toMatchObject([{ text: "Xqzzy" }]);
});

test("a typed place is used if only one has that name", async () => {
  const found = [place("Paris", "France"), place("Paris", "United States"), place("Orléans", "France")];
  const places = async () => found;
  expect(await onlyPlace("Paris", places)).toBeUndefined();
  expect(await onlyPlace("paris, france", places)).toBe(found[0]);
  expect(await onlyPlace("orleans", places)).toBe(found[2]);
  expect(await onlyPlace("Orl", places)).toBeUndefined();
  expect(await onlyPlace("", places)).toBeUndefined();
  expect(await onlyPlace("x", () => Promise.reject(new Error("away")))).toBeUndefined();
});

test("a link that has no place is not completed with an example's or anybody's", () => {
  const values = { date: "1985-03-21", timezone: "Europe/Berlin" };
  const { people } = fromLink(DAY, values, heldBy({}));
  expect(people[0]).toMatchObject({ name: "", place: "", latitude: "", longitude: "", timezone: "Europe/Berlin" });
  expect(people[1]).toBe(EXAMPLE_PEOPLE[1]);
  expect(missingPlaces(CHART, { people, values: {}, moment: MOMENT })).toHaveLength(1);
  const same = { date: "1990-07-15", timezone: "America/New_York" };
  expect(fromLink(DAY, same, { people: EXAMPLE_PEOPLE, values: {}, moment: MOMENT }).people[0]?.latitude).toBe("");
});

test("going back to a link of one's own birth keeps the rest of it", () => {
  const [first] = EXAMPLE_PEOPLE;
  if (first === undefined) throw new Error("nobody");
  const held = heldBy({ ...withPlace(first, place("Paris", "France")), date: "1985-03-21" });
  expect(fromLink(DAY, linkValues(DAY, held), held).people[0]).toBe(held.people[0]);
});
