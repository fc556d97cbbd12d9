import { pages } from "@almagest/pages/domain";
import { expect, test } from "vitest";
import { addressOf, operationAt, PAGE_ADDRESSES } from "./page-addresses";
import { isSameRequest, readRoute, writeRoute } from "./route";

test("every page has an address, the last part of its path", () => {
  expect(PAGE_ADDRESSES.map(({ page, operation }) => [`/pages/${page}`, operation])).toEqual(
    pages.operations.map(({ path, id }) => [path, id]),
  );
});

test("two addresses are one request whatever the order of their values", () => {
  const of = (hash: string): boolean => isSameRequest(readRoute("#/pages/day?a=1&b=2"), readRoute(hash));
  expect(["#/pages/day?b=2&a=1", "#/pages/day?a=1", "#/pages/kundli?a=1&b=2", "#/"].map(of)).toEqual([
    true,
    false,
    false,
    false,
  ]);
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
