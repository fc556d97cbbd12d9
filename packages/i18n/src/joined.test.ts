import { expect, test } from "vitest";
import { chained, fullStop, joined } from "./joined";

test("texts follow one another after a space, and one that is missing leaves none of them", () => {
  expect(joined(["Mars rises.", "It is late."])).toBe("Mars rises. It is late.");
  expect(joined(["Mars rises.", undefined])).toBeUndefined();
  expect(joined([])).toBe("");
});

test("full-width punctuation has its own blank", () => {
  expect(joined(["太阳在巨蟹座。", "舞台很大。"])).toBe("太阳在巨蟹座。舞台很大。");
});

test("parts are chained by a text of two", () => {
  const joint = ({ before, next }: { before: string; next: string }): string => `${before}; ${next}`;
  expect(chained(["a", "b", "c"], joint)).toBe("a; b; c");
  expect([chained(["a"], joint), chained([], joint)]).toEqual(["a", ""]);
});

test("a sentence ends with the mark of its language", () => {
  expect((["de", "hi", "zh-Hant"] as const).map(fullStop)).toEqual([".", "।", "。"]);
});
