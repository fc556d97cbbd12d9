import { expect, test } from "vitest";
import { pageEntries } from "./page";

test("a page with entries is drawn", () => {
  const entries = ["a", "b"];
  expect(pageEntries(entries, 78)).toBe(entries);
});

test.each([
  [78, "Send an offset from 0 to 77."],
  [1, "Send an offset from 0 to 0."],
  [0, "Nothing fits the filters: send fewer."],
])("a page without entries of a list of %i is refused with what to send instead", (total, advice) => {
  expect(() => pageEntries([], total)).toThrow(
    expect.objectContaining({
      name: "DomainError",
      code: "unprocessable_entity",
      message: expect.stringContaining(advice),
    }),
  );
});
