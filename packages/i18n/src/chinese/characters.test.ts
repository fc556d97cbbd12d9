import { expect, test } from "vitest";
import { animalCharacters, animals, phaseCharacters, phases, solarTermCharacters, solarTerms } from "./index";

test.each([
  ["phases", phaseCharacters, phases],
  ["animals", animalCharacters, animals],
  ["solar terms", solarTermCharacters, solarTerms],
] as const)("the characters of the %s are their names in traditional Chinese", (_, characters, terms) => {
  const names = Object.entries(terms).map(([id, term]) => [id, term["zh-Hant"]]);
  expect(Object.entries(characters)).toEqual(names);
});
