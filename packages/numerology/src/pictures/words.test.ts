import { wrongTerms } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { titles } from "./titles";

test("titles and words are whole, once each, in the script of each language", () => {
  expect(wrongTerms(titles)).toEqual([]);
});
