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

/** Languages that speak the almanac and the Four Pillars, with English words that no word of theirs is written like, and their marks. */
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

/** Births over sixty years with a time and without one, at the border of a day, and with a range of times. */
const BIRTHS = [
  ...Array.from({ length: 7 }, (_, index0) => {
    const utc = new Date(Date.UTC(1941, 1, 3, 4, 5) + index0 * 3213.371 * 86_400_000).toISOString();
    return { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: 8 };
  }),
  // three days on which a solar term divides luck or month, and two plain ones
  ...["1950-02-04", "1977-11-07", "1990-06-06", "1961-01-28", "1994-07-16"].map((date) => ({
    date,
    time: null,
    timezone: 8,
  })),
  { date: "1990-06-15", time: "23:00:00", timezone: 8 },
  { date: "1984-08-07", timeFrom: "09:00:00", timeTo: "15:30:00", timezone: 8 },
];
const MOMENT = { date: "2026-10-03", time: "10:00:00", timezone: 8 };
const gender = (index0: number): object => ({ gender: index0 % 2 === 0 ? "male" : "female" });

/** Groups of texts that a chart, its strength, its luck or a year may have. */
const FOUR_PILLARS = [
  ...["annualAreas", "annualBranches", "annualClose", "annualRelations", "annualStems"],
  ...[
    "borders",
    "dayMasterMonths",
    "dayMasterStrength",
    "dayMasters",
    "dayPillars",
    "factors",
    "favor",
    "interactions",
  ],
  ...["leading", "luck", "luckBranches", "luckStems", "missing", "naYin", "openTime", "phases", "seasons", "spare"],
  ...["structures", "tenGods", "tenGodsInPillars", "times", "usefulGod"],
];

const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  [
    "getAlmanacDay",
    Array.from({ length: 28 }, (_, index0) => ({ date: `2026-02-${`${index0 + 1}`.padStart(2, "0")}` })),
  ],
  ["getMonthlyAlmanac", [{ year: 2026, month: 10 }]],
  ["generateBaziChart", BIRTHS],
  ["calculateDayMasterStrength", BIRTHS],
  ["calculateLuckPillars", BIRTHS.map((birth, index0) => ({ ...birth, ...gender(index0), count: 10 }))],
  [
    "calculateAnnualForecast",
    BIRTHS.map((birth, index0) => ({
      ...birth,
      ...gender(index0),
      year: 2026,
      ...(index0 % 2 === 0 ? { moment: MOMENT } : {}),
    })),
  ],
  [
    "lookupAuspiciousDays",
    ACTIVITIES.map((activity) => ({ activity, startDate: "2026-10-01", endDate: "2026-11-30" })),
  ],
];

describe.each(SPOKEN)("Chinese astrology in $catalogue.lang", ({ catalogue, pairs, foreign }) => {
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

  test("every text of these is there, with the marks of the language, each opened and closed", () => {
    const groups = new Set(["activities", "mansions", "officers", ...FOUR_PILLARS]);
    const english = toldBeside(en, en).filter(({ key }) => groups.has(key.split(".", 1)[0] ?? ""));
    const told = toldBeside(catalogue, en);
    expect(told.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    expect(unpairedMarks(told, pairs)).toEqual([]);
    expect(told.filter(({ text }) => foreign.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
