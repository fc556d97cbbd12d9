import { wrongTerms } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { dashaLevels, eventTypes } from "./events";

test.each(Object.entries({ dashaLevels, eventTypes }))(
  "%s is whole, once each, in the script of each language",
  (_, terms) => {
    expect(wrongTerms(terms)).toEqual([]);
  },
);
