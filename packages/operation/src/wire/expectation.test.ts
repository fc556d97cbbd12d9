import { expect, test } from "vitest";
import { expectation } from "./expectation";

test("names both bounds of a number, and says of a bound that is not itself allowed that it is none", () => {
  const said = [
    { minimum: 0, maximum: 360 },
    { minimum: 0, exclusiveMaximum: 360 },
    { exclusiveMinimum: 0, maximum: 100 },
    { exclusiveMinimum: 0, exclusiveMaximum: 1 },
    { exclusiveMinimum: 0 },
    { exclusiveMaximum: 9 },
    { minimum: 3 },
    { maximum: 7 },
    {},
  ].map((bounds) => expectation({ type: "number", ...bounds }));
  expect(said).toEqual([
    "a number from 0 to 360",
    "a number from 0 to below 360",
    "a number above 0 and up to 100",
    "a number above 0 and below 1",
    "a number above 0",
    "a number below 9",
    "a number of 3 or more",
    "a number up to 7",
    "a number",
  ]);
  expect(expectation({ type: "integer", minimum: 1, maximum: 9 })).toBe("a whole number from 1 to 9");
});
