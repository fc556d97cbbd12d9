import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { foreignCharacters } from "@almagest/i18n/testing";
import { createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { SPEECHES } from "../bazi/speech";
import { ANIMALS } from "../cycle/branches";
import { chinese } from "../domain";
import { loadNames } from "../names.generated";
import { en } from "./en";
import { zhHans } from "./zh-Hans";
import { zhHant } from "./zh-Hant";

await loadNames("zh-Hans");
await loadNames("zh-Hant");
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en, zhHans, zhHant] });

/** Births over sixty years with a time, without one, and with a range of times; one at the border of a day. */
const BIRTHS = [
  ...Array.from({ length: 40 }, (_, index0) => {
    const utc = new Date(Date.UTC(1941, 1, 3, 4, 5) + index0 * 613.371 * 86_400_000).toISOString();
    return { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: 8 };
  }),
  ...Array.from({ length: 20 }, (_, index0) => {
    const date = new Date(Date.UTC(1950, 1, 4) + index0 * 911 * 86_400_000).toISOString().slice(0, 10);
    return { date, time: null, timezone: 8 };
  }),
  { date: "1990-06-15", time: "23:00:00", timezone: 8 },
];

const MOMENT = { date: "2026-10-03", time: "10:00:00", timezone: 8 };
const OF_THE_RAT = { member: "pillars.hour.animal", value: "rat" };
const LOST = BIRTHS.slice(0, 3).flatMap(({ date }) => {
  const birth = { date, time: null, timezone: 8, gender: "female", events: [{ date: "2009-05-01", kind: "marriage" }] };
  const claims = [OF_THE_RAT, { member: "dayMaster", value: "jia" }];
  return [birth, { ...birth, claims: [OF_THE_RAT] }, { ...birth, claims }, { ...birth, claims, time: "10:20:00" }];
});
const gender = (index0: number): object => ({ gender: index0 % 2 === 0 ? "male" : "female" });

const CASES: readonly (readonly [id: string, requests: readonly object[]])[] = [
  ["generateBaziChart", BIRTHS],
  [
    "calculateBaziCompatibility",
    BIRTHS.map((personA, index0) => ({ personA, personB: BIRTHS[(7 * index0 + 3) % 61] })),
  ],
  ["calculateDayMasterStrength", BIRTHS],
  ["listFiveElements", [{}]],
  [
    "calculateLuckPillars",
    BIRTHS.map((birth, index0) => ({ ...birth, ...gender(index0), count: 12, annualFromYear: 2020 })),
  ],
  [
    "calculateAnnualForecast",
    BIRTHS.map((birth, index0) => ({ ...birth, ...gender(index0), year: 2026, moment: MOMENT })),
  ],
  ["narrowChineseBirthTime", LOST],
  ["calculateZodiacAnimal", Array.from({ length: 60 }, (_, index0) => ({ date: `${1950 + index0}-06-01` }))],
  ["getZodiacAnimal", ANIMALS.map((id) => ({ id }))],
  ["getZodiacCompatibility", ANIMALS.map((sign1) => ({ sign1, sign2: "pig" }))],
  ["getDailyZodiacReading", ANIMALS.map((id) => ({ id, date: "2026-10-03" }))],
  ["getAlmanacDay", [{ date: "1990-06-15" }]],
  ["getMonthlyAlmanac", [{ year: 1990, month: 6 }]],
  ["lookupAuspiciousDays", [{ activity: "wedding", startDate: "2026-09-01", endDate: "2026-10-30" }]],
];

/** Members that hold prose, in any depth. */
const PROSE =
  /^(?:summary|meaning|reading|nature|keynote|detail|seasonalStateMeaning|yearBranchRelationMeaning|interpretation|naYinReading|overview|love|career|advice|note|effect)$/;

function proseOf(answer: unknown): readonly string[] {
  const found: string[] = [];
  JSON.stringify(answer, (key, value) => {
    if (PROSE.test(key) && typeof value === "string") found.push(value);
    return value;
  });
  return found;
}

/** The prose of an operation's answer, as it goes over the wire. */
function said(id: string, request: object, lang: string): readonly string[] {
  const operation = chinese.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...request, lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no answer of ${id}`);
  return proseOf(operation.run(parsed.value, context));
}

const SPOKEN = CASES.flatMap(([id, requests]) => [zhHans, zhHant].map(({ lang }) => [lang, id, requests] as const));

test.each(SPOKEN)("in %s %s speaks Chinese in every text, without a Latin word or a blank", (lang, id, requests) => {
  for (const request of requests) {
    const texts = said(id, request, lang);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(/[\u4e00-\u9fff]/);
      const told = text.replaceAll(/\d{4}-\d\d-\d\d /g, "").replaceAll(/(?<=\d) (?=分鐘)/g, "");
      expect(told).not.toMatch(/[A-Za-z]{2}| /);
    }
  }
});

/** With the quotation marks of the other region: Taiwan has corner brackets. */
const WRITTEN = [
  { ...zhHans, quotes: /[「」]/ },
  { ...zhHant, quotes: /[“”]/ },
];

test.each(WRITTEN)("texts are in the script of $lang alone", ({ lang, messages, quotes }) => {
  for (const [key, leaf] of leavesOf(messages)) {
    const text = [leaf].flat().join("");
    expect(foreignCharacters(text, lang), key).toEqual([]);
    expect(text, key).not.toMatch(quotes);
  }
});

test("every language that speaks the Four Pillars has joints of its own, or its sentences would have English ones", async () => {
  const spoken: string[] = [];
  for (const [lang, read] of Object.entries(chinese.texts)) {
    const catalogues = await read();
    if (lang !== "en" && catalogues.some(({ messages }) => "dayMasters" in messages)) spoken.push(lang);
  }
  expect(spoken).toContain("zh-Hans");
  expect(Object.keys(SPEECHES).sort()).toEqual(spoken.sort());
});
