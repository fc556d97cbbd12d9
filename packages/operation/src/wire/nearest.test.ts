import { expect, test } from "vitest";
import { editDistance, unlikeness } from "./nearest";

test("distances are Levenshtein's", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("abc", "")).toBe(3);
  expect(editDistance("same", "same")).toBe(0);
});

test("a name is meant by a misspelling of up to a third of its letters, an abbreviation or a part, and by nothing else", () => {
  expect(unlikeness("housesystm", "housesystem")).toBeLessThan(0.1);
  expect(unlikeness("lng", "longitude")).toBe(0.5);
  expect(unlikeness("birthdate", "date")).toBe(0.5);
  expect(unlikeness("birthdate", "name")).toBeUndefined();
  expect(unlikeness("gnl", "longitude")).toBeUndefined();
  expect(unlikeness("l", "longitude")).toBeUndefined();
});
