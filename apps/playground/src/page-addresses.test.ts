import { pages } from "@almagest/pages/domain";
import { expect, test } from "vitest";
import { addressOf, operationAt, PAGE_ADDRESSES } from "./page-addresses";
import { readRoute, writeRoute } from "./route";

test("every page has an address, the last part of its path", () => {
  expect(PAGE_ADDRESSES.map(({ page, operation }) => [`/pages/${page}`, operation])).toEqual(
    pages.operations.map(({ path, id }) => [path, id]),
  );
});

test("an address leads to its page and back, and that of an operation to the same", () => {
  for (const { page, operation } of PAGE_ADDRESSES) {
    const route = readRoute(`#/pages/${page}?date=1990-07-15`);
    expect(route).toEqual({ view: "operation", domain: "pages", operation, values: { date: "1990-07-15" } });
    expect(writeRoute(route)).toBe(`#/pages/${page}?date=1990-07-15`);
    expect(readRoute(`#/pages/${operation}`)).toMatchObject({ operation });
  }
  expect([operationAt("tarot", "day"), addressOf("tarot", "getDayPage")]).toEqual(["day", "getDayPage"]);
  expect(operationAt("pages", "nothing")).toBe("nothing");
});
