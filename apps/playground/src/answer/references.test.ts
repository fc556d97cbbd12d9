import { catalogue } from "@almagest/catalog";
import { expect, test } from "vitest";
import { readRoute } from "../route";
import { linksIn, lookUps } from "./references";

const route = readRoute("#/x/y");

test("every look-up is an operation of its domain that takes that member", () => {
  for (const { domain, operation, by } of lookUps()) {
    const found = catalogue.domains.flatMap(({ id, operations }) =>
      domain === undefined || id === domain ? operations.filter((one) => one.id === operation) : [],
    );
    expect([operation, Object.keys(found[0]?.params?.shape ?? {})]).toEqual([operation, [by]]);
  }
});

test("a row leads to what it names, or to the thing inside of it", () => {
  const ofDream = linksIn({ domain: "dreams", operation: "getDreamSymbol", route });
  expect(ofDream("see", { id: "hawk", name: "Hawk" })).toBe("#/dreams/getDreamSymbol?id=hawk");
  expect(ofDream("other", { id: "hawk" })).toBeUndefined();
  const ofSpread = linksIn({ domain: "tarot", operation: "castThreeCard", route });
  expect(ofSpread("positions", { name: "Past", card: { id: "the-fool" } })).toBe("#/tarot/getCard?id=the-fool");
  const ofSigns = linksIn({ domain: "astrology", operation: "listZodiacSigns", route });
  expect(ofSigns("", { id: "aries" })).toBe("#/astrology/getZodiacSign?id=aries");
});

test("a day of a month leads to its page, at the same place", () => {
  const month = readRoute(
    "#/vedic-astrology/getPanchangMonth?year=2026&month=11&latitude=28.6&longitude=77.2&place=Delhi",
  );
  const linkOf = linksIn({ domain: "vedic-astrology", operation: "getPanchangMonth", route: month });
  expect(linkOf("days", { date: "2026-11-08" })).toBe(
    "#/pages/panchang?latitude=28.6&longitude=77.2&place=Delhi&date=2026-11-08",
  );
  expect(linkOf("others", { date: "2026-11-08" })).toBeUndefined();
});
