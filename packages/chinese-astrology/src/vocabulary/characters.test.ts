import { animals, phases, solarTerms } from "@almagest/i18n/chinese";
import { expect, test } from "vitest";
import { animalCharacters, phaseCharacters, solarTermCharacters } from "./characters";

test.each([
  ["phases", phaseCharacters, phases],
  ["animals", animalCharacters, animals],
  ["solar terms", solarTermCharacters, solarTerms],
] as const)("the characters of the %s are their names in traditional Chinese", (_, characters, terms) => {
  const names = Object.entries(terms).map(([id, term]) => [id, term["zh-Hant"]]);
  expect(Object.entries(characters)).toEqual(names);
});
