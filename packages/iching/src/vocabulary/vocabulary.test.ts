import { wrongTerms } from "@almagest/i18n/testing";
import { expect, test } from "vitest";
import { trigramAnimals } from "./animals";
import { trigramAttributes } from "./attributes";
import { trigramBodyParts } from "./body-parts";
import { trigramFamily } from "./family";
import { trigramNames } from "./names";
import { trigramQualities } from "./qualities";
import { trigramSeasons } from "./seasons";

const TABLES = {
  trigramAnimals,
  trigramAttributes,
  trigramBodyParts,
  trigramFamily,
  trigramNames,
  trigramQualities,
  trigramSeasons,
};

test.each(Object.entries(TABLES))("%s are whole, once each, in the script of each language", (_, terms) => {
  expect(wrongTerms(terms)).toEqual([]);
});
