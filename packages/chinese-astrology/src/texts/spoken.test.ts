import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { foreignCharacters } from "@almagest/i18n/testing";
import { createContext, type TextCatalogue } from "@almagest/operation";
import { toldBeside, unpairedMarks } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { chinese } from "../domain";
import { loadNames } from "../names.generated";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { pt } from "./pt";
import { ru } from "./ru";
import { tr } from "./tr";

/** Languages that speak the almanac, with English words that no word of theirs is written like, and their marks. */
const SPOKEN: readonly {
  readonly catalogue: TextCatalogue;
  readonly pairs: readonly string[];
  readonly foreign: RegExp;
}[] = [
  { catalogue: hi, pairs: ["“”"], foreign: /["'«»„]|[०-९]|[\u0900-\u097f]\.(?:\s|$)/ },
  { catalogue: es, pairs: ["«»", "¿?", "¡!"], foreign: /["“”„]/ },
  { catalogue: pt, pairs: ["“”"], foreign: /["«»„]/ },
  { catalogue: de, pairs: ["„“"], foreign: /["«»”]/ },
  { catalogue: fr, pairs: ["«»"], foreign: /["“”„]/ },
  { catalogue: ru, pairs: ["«»"], foreign: /["“”„–]/ },
  { catalogue: tr, pairs: ["“”"], foreign: /["«»„’]/ },
];
const ENGLISH = /(?<!\p{L})(?:the|of|and|is|are|with|from|your|which|day|almanac)(?!\p{L})/iu;
const ACTIVITIES = Object.keys(JSON.parse(JSON.stringify(en.messages["activities"])));

const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  [
    "getAlmanacDay",
    Array.from({ length: 28 }, (_, index0) => ({ date: `2026-02-${`${index0 + 1}`.padStart(2, "0")}` })),
  ],
  ["getMonthlyAlmanac", [{ year: 2026, month: 10 }]],
  [
    "lookupAuspiciousDays",
    ACTIVITIES.map((activity) => ({ activity, startDate: "2026-10-01", endDate: "2026-11-30" })),
  ],
];

describe.each(SPOKEN)("the almanac in $catalogue.lang", ({ catalogue, pairs, foreign }) => {
  const { lang } = catalogue;

  test.each(CASES)("%s speaks the language in every sentence", async (id, requests) => {
    await loadNames(lang);
    const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, catalogue] });
    const operation = chinese.operations.find((one) => one.id === id);
    const texts: string[] = [];
    for (const request of requests) {
      const parsed = operation?.parse({ flat: { ...request, lang } });
      if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}: ${JSON.stringify(parsed)}`);
      JSON.stringify(operation.run(parsed.value, context), (key, value) => {
        if (key === "conventions") return undefined;
        if (typeof value === "string" && /\s.*[।.!?]$/u.test(value)) texts.push(value);
        return value;
      });
    }
    expect(texts.length).toBeGreaterThanOrEqual(requests.length);
    expect(texts.filter((text) => ENGLISH.test(text) || foreignCharacters(text, lang).length > 0)).toEqual([]);
  });

  test("every text of it is there, with the marks of the language, each opened and closed", () => {
    const groups = new Set(["activities", "mansions", "officers"]);
    const english = toldBeside(en, en).filter(({ key }) => groups.has(key.split(".", 1)[0] ?? ""));
    const told = toldBeside(catalogue, en);
    expect(told.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    expect(unpairedMarks(told, pairs)).toEqual([]);
    expect(told.filter(({ text }) => foreign.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
