import { createContext, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { compoundNumber } from "./chaldean/operations";
import { numerologyChart } from "./chart/operation";
import { numerologyCompatibility } from "./compatibility/operation";
import { bridgeNumbers } from "./core/bridge";
import { personalYear } from "./cycles/operations";
import { NUMBERS } from "./numbers/reduce";

const context = createContext({ now: Date.UTC(2026, 0, 1), texts: [] });

/** Fields that end in Localized and have no value, anywhere in an answer. */
function unnamed(answer: unknown, path = ""): readonly string[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key.endsWith("Localized") && value === undefined ? [`${path}.${key}`] : unnamed(value, `${path}.${key}`),
  );
}

/** One day for each Life Path: 1 to 9, 11, 22, 33. */
const BIRTHS = Array.from({ length: 28 }, (_, index0) => ({ year: 1990, month: 7, day: index0 + 1 }));

describe.each(LANGS.filter((lang) => lang !== "en"))("names in %s", (lang) => {
  test("are there for every place, planet, day, color, stone and element of a chart", () => {
    for (const birth of BIRTHS) {
      const chart = numerologyChart({ fullName: "John William Smith", ...birth, lang }, context);
      expect(unnamed(chart)).toEqual([]);
    }
    expect(unnamed(bridgeNumbers({ fullName: "John Smith", year: 1990, month: 7, day: 15, lang }, context))).toEqual(
      [],
    );
    expect(unnamed(personalYear({ month: 7, day: 15, lang }, context))).toEqual([]);
  });

  test("are there for every rating and every compound number with a name", () => {
    for (const first of NUMBERS) {
      const person = { lifePath: first, expression: first, soulUrge: first };
      for (const second of NUMBERS) {
        const other = { lifePath: second, expression: second, soulUrge: second };
        expect(unnamed(numerologyCompatibility({ person1: person, person2: other, lang }, context))).toEqual([]);
      }
    }
    for (let number = 10; number <= 52; number++) {
      const found = compoundNumber({ number: String(number), lang }, context);
      expect(found.nameLocalized === undefined).toBe(found.name === null);
    }
  });
});
