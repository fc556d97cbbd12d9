import { describe, expect, test } from "vitest";
import { EXAMPLE_PEOPLE, type Person } from "./people";
import { keepPeople, keptPeople, peopleIn, peopleText, withPeople } from "./saved-people";

describe("a file of people", () => {
  test("is read as it was written", () => {
    expect(peopleIn(peopleText(EXAMPLE_PEOPLE))).toEqual(EXAMPLE_PEOPLE);
    const [one] = EXAMPLE_PEOPLE;
    const untimed = [{ ...one, isTimeUnknown: true }];
    expect(peopleIn(JSON.stringify({ people: untimed }))).toEqual(untimed);
  });

  test("drops whoever is not whole, and every member that this page does not write", () => {
    const [one] = EXAMPLE_PEOPLE;
    const people = [{ ...one, key: "alm_sk_1" }, { ...one, date: "yesterday" }, { ...one, name: 1 }, null, "Ada"];
    expect(peopleIn(JSON.stringify({ people }))).toEqual([one]);
    expect(peopleIn(JSON.stringify({ people: [{ ...one, name: "a".repeat(201) }] }))).toBeUndefined();
  });

  test.each(["", "no JSON", "null", "[]", '{"people":{}}', '{"people":[]}'])("%j has nobody", (text) => {
    expect(peopleIn(text)).toBeUndefined();
  });

  test("has at most 500 people", () => {
    const [one] = EXAMPLE_PEOPLE;
    const many = Array.from({ length: 600 }, (_, index0) => ({ ...one, name: String(index0) }));
    expect(peopleIn(JSON.stringify({ people: many }))).toHaveLength(500);
  });
});

test("nobody is kept twice", () => {
  const [one, two]: readonly (Person | undefined)[] = EXAMPLE_PEOPLE;
  if (one === undefined || two === undefined) throw new Error("two examples are needed");
  expect(withPeople([one], [{ ...one }, two])).toEqual([one, two]);
});

test("a browser that keeps nothing is told, and has nobody", () => {
  expect(keepPeople(EXAMPLE_PEOPLE)).toBe(false);
  expect(keptPeople()).toEqual([]);
});
