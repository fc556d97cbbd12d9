import { expect, test } from "vitest";
import { labelOf, subjectOf } from "./names";

test("an answer is headed by the thing that it is about", () => {
  expect(subjectOf({ id: "snake", name: "Snake" }, {})).toBe("Snake");
  expect(subjectOf({ sign: "Aries", signLocalized: "Widder", overview: "A day." }, {})).toBe("Widder");
  expect(subjectOf({ card: { name: "The Fool" }, seed: "x" }, {})).toBe("The Fool");
  expect(subjectOf({ title: "Root of 22", name: "Ada" }, { fullName: "Ada" })).toBe("Root of 22");
  expect(subjectOf({ name: "Ada" }, { fullName: "Ada" })).toBeUndefined();
  expect(subjectOf({ phase: "Full", sign: "Aries", date: "2026-11-29" }, {})).toBeUndefined();
  expect(subjectOf({ planets: [] }, {})).toBeUndefined();
  expect(subjectOf([], {})).toBeUndefined();
});

test("a text about a member is headed as the member is", () => {
  const naming = { fields: {}, headings: { strategy: "Strategie" } };
  expect(labelOf("strategyDescription", naming)).toBe("Strategie");
  expect(labelOf("loveMeaning", naming)).toBe("Love");
  expect(labelOf("description", naming)).toBe("Description");
});
