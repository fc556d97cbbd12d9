import { LANGS } from "@almagest/operation";
import { expect, it } from "vitest";
import { LINES } from "./lines";
import { sheetText } from "./sheet";

it("has every line in ten languages, each short and unlike the others", () => {
  expect(Object.keys(LINES).sort()).toEqual([...LANGS].sort());
  const all = Object.values(LINES).flatMap((lines) => Object.values(lines));
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text.length).toBeLessThan(90);
});

it("takes every color from the page first, and loads nothing", () => {
  expect(sheetText()).toContain("var(--almagest-ink, light-dark(#1d1e26, #f0efea))");
  expect(sheetText()).not.toMatch(/url\(|@import/);
});
