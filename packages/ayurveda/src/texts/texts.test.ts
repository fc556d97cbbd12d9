import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext, LANGS } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { SINGLE_AND_DUAL_TYPES, TYPES } from "../constitution/blend";
import { PRACTICES } from "../daily/operation";
import {
  ayurvedicConstitution,
  dailyAyurveda,
  dinacharya,
  dosha,
  doshas,
  qualities,
  ritucharya,
  tastes,
} from "../index";
import { STAGES } from "../ritucharya/compute";
import { DOSHA_IDS, SUB_DOSHAS } from "../tables/doshas";
import { GUNA_PAIRS } from "../tables/gunas";
import { RASA_IDS } from "../tables/rasas";
import { REGIMENS } from "../tables/regimens";
import { CLASSICAL_RITUS, HEMISPHERES, RITU_IDS, RITU_SCHEMES, RITU_ZODIACS } from "../tables/ritus";
import { STEP_IDS } from "../tables/routine";
import { en } from "./en";
import { messages } from "./en-messages";

const ephemeris = swissEphemeris();
const now = Date.UTC(2026, 10, 22);
const context = createContext({ ephemeris, texts: [en], now });
const texts = new Map(
  [...leavesOf(messages)].flatMap(([key, leaf]) => (typeof leaf === "string" ? [[key, leaf] as const] : [])),
);
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const under = (prefix: string, ids: readonly string[], suffix = ""): readonly string[] =>
  ids.map((id) => `${prefix}.${id}${suffix}`);
const DOSHA_SETS = ["vata", "pitta", "kapha", "vata-kapha", "vata-pitta-kapha"];

/** Each family: its keys, and the fewest and the most words of an entry. */
/** Stages of two weeks have three variants, those of one week two. */
function stageKeys(): readonly string[] {
  return CLASSICAL_RITUS.flatMap((ritu) =>
    STAGES.flatMap((stage) => {
      const isWeek = stage === "opening" || stage === "closing";
      return under(`stages.${ritu}.${stage}`, isWeek ? ["a", "b"] : ["a", "b", "c"]);
    }),
  );
}

const FAMILIES: readonly (readonly [name: string, keys: readonly string[], least: number, most: number])[] = [
  ["a constitution", under("blends.types", TYPES), 85, 130],
  [
    "a dosha beside a single one",
    DOSHA_IDS.flatMap((id) =>
      under(
        `blends.beside.${id}`,
        DOSHA_IDS.filter((other) => other !== id),
      ),
    ),
    24,
    45,
  ],
  ["two doshas of one weight", under("blends.level", ["vata-pitta", "vata-kapha", "pitta-kapha"]), 85, 130],
  ["two doshas even beside a single one", under("blends.evenBeside", DOSHA_IDS), 24, 45],
  ["a dosha alone", under("blends.alone", DOSHA_IDS), 24, 45],
  ["what a pair rests on", under("blends.restsOn", ["together", "apart", "mixed"]), 20, 50],
  [
    "what a constitution rests on",
    under("blends.restsOn", [
      "all",
      "lagna-planet",
      "lagna-moon",
      "moon-planet",
      "lagna",
      "moon",
      "planet",
      "none",
      "sama",
    ]),
    18,
    50,
  ],
  ["a rising sign", under("factors.lagna-sign", DOSHA_SETS), 20, 40],
  ["a sign of the Moon", under("factors.moon-sign", DOSHA_SETS), 14, 40],
  ["the strongest grahas", under("factors.strongest-planet", [...DOSHA_SETS, "vata-pitta", "pitta-kapha"]), 18, 50],
  ["a dosha", under("doshas", DOSHA_IDS, ".reading"), 75, 115],
  ["a form of a dosha", under("subDoshas", Object.keys(SUB_DOSHAS), ".reading"), 20, 50],
  ["a taste", under("tastes", RASA_IDS), 38, 75],
  ["a quality", under("qualities.readings", GUNA_PAIRS.flat()), 13, 35],
  ["a season", under("seasons", RITU_IDS), 60, 95],
  ["a part of a season", stageKeys(), 30, 65],
  ["a step in a season", CLASSICAL_RITUS.flatMap((ritu) => under(`practice.${ritu}`, PRACTICES)), 22, 45],
  [
    "what a season does",
    DOSHA_IDS.flatMap((id) => under(`cycle.meaning.${id}`, ["accumulating", "aggravated", "settling"])),
    20,
    50,
  ],
  [
    "hours of a dosha in a season",
    DOSHA_IDS.flatMap((id) => under(`cycle.hours.${id}`, ["accumulating", "aggravated", "settling"])),
    30,
    65,
  ],
  [
    "a regimen",
    CLASSICAL_RITUS.flatMap((ritu) =>
      under(
        "regimens",
        REGIMENS[ritu].map(({ id }) => id),
      ),
    ),
    12,
    45,
  ],
  ["a step of the routine", under("routine", STEP_IDS, ".guidance"), 24, 50],
  ["a part of the day", ["day", "night"].flatMap((span) => under(`parts.${span}`, DOSHA_IDS)), 28, 55],
];

describe("English texts", () => {
  test.each(FAMILIES)("%s has a text of its length for each of its entries", (_, keys, least, most) => {
    const wrong = keys.flatMap((key) => {
      const count = wordsOf(texts.get(key) ?? "");
      return count >= least && count <= most ? [] : [`${key}: ${count}`];
    });
    expect(wrong).toEqual([]);
  });

  test("say nothing medical: no illness, cure, remedy, dose or treatment outside the notice of scope", () => {
    const medical =
      /\b(?:diseas|illness|sick|cure|heal|remed|medicin|dose|dosage|treatment|therap|symptom|diagnos|doctor|fever|pain)\w*/i;
    const allowed = /medical texts/;
    const found = [...leavesOf(messages)].filter(([, leaf]) =>
      medical.test([leaf].flat().join(" ").replace(allowed, "")),
    );
    expect(found.map(([key]) => key)).toEqual([]);
  });

  test("no paragraph of a constitution is meant for a type that cannot be", () => {
    expect(Object.keys(messages.blends.types).sort()).toEqual([...SINGLE_AND_DUAL_TYPES, "sama"].sort());
  });
});

const birth = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const london = { date: "2026-06-21", latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" };

describe("answers", () => {
  test.each(LANGS)("every one has the notice of scope in %s, with or without texts", (lang) => {
    for (const used of [context, createContext({ ephemeris, now })]) {
      const notices = [
        ayurvedicConstitution({ ...birth, lang }, used),
        dinacharya({ ...london, lang }, used),
        ritucharya({ date: "2026-03-01", lang }, used),
        dailyAyurveda({ ...london, lang }, used),
        doshas({ lang }, used),
        dosha({ id: "kapha", lang }, used),
        tastes({ lang }, used),
        qualities({ lang }, used),
      ].map(({ meta }) => meta.disclaimer);
      expect(new Set(notices).size).toBe(1);
      expect(notices[0]?.length).toBeGreaterThan(40);
    }
  });

  test("a season is told whole in every scheme, zodiac and hemisphere, without saying a sentence twice", () => {
    const { repeated, empty } = askedSeasons();
    expect(repeated).toEqual([]);
    expect(empty).toEqual([]);
  });

  test("a hundred constitutions are told whole, without saying a sentence twice", () => {
    for (let index0 = 0; index0 < 100; index0++) {
      const date = new Date(Date.UTC(1950, 0, 1 + 251 * index0)).toISOString().slice(0, 10);
      const answer = ayurvedicConstitution(
        { ...birth, date, time: `${String(index0 % 24).padStart(2, "0")}:20:00` },
        context,
      );
      expect(answer.summary, date).toBeDefined();
      const voted = /By strength the vote goes to ([^,.]+?),/.exec(answer.summary ?? "")?.[1]?.split(" and ");
      if (voted) expect(voted, date).toEqual(answer.factors.find(({ id }) => id === "strongest-planet")?.doshas);
      expect(answer.factors.filter(({ reading }) => reading === undefined || /[{}]| ,| {2}/.test(reading))).toEqual([]);
      expect(
        repeatedSentences([answer.summary ?? "", ...answer.factors.map(({ reading }) => reading ?? "")].join(" ")),
      ).toEqual([]);
    }
  });
});

function askedSeasons(): { readonly repeated: readonly string[]; readonly empty: readonly string[] } {
  const [repeated, empty]: [string[], string[]] = [[], []];
  for (let week = 0; week < 52; week++) {
    const date = new Date(Date.UTC(2026, 0, 1 + 7 * week)).toISOString().slice(0, 10);
    for (const ritucharyaScheme of RITU_SCHEMES) {
      for (const rituZodiac of RITU_ZODIACS) {
        for (const hemisphere of HEMISPHERES) {
          const answer = ritucharya({ date, ritucharyaScheme, rituZodiac, hemisphere }, context);
          const prose = [
            answer.ritu.reading,
            answer.summary,
            ...answer.doshaCycle.map(({ meaning }) => meaning),
            ...answer.regimen.map(({ guidance }) => guidance),
          ];
          if (prose.includes(undefined)) empty.push(`${date} ${ritucharyaScheme}`);
          repeated.push(...repeatedSentences(prose.join(" ")));
        }
      }
    }
  }
  return { repeated, empty };
}
