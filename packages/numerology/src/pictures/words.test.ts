import { wrongTerms } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { titles } from "./titles";
import { words } from "./words";

test("titles and words are whole, once each, in the script of each language", () => {
  for (const table of [titles, words]) expect(wrongTerms(table)).toEqual([]);
});
