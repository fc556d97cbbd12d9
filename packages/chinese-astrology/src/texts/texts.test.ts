import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { leavesOf } from "@almagest/i18n";
import { createContext } from "@almagest/operation";
import { TONES } from "@almagest/telling";
import { daysRepeated, repeatedSentences, unwritten } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { ACTIVITIES } from "../almanac/activities";
import { OFFICERS } from "../almanac/officers";
import { PHASE_LEVELS } from "../bazi/balance";
import { USEFUL_DECIDERS } from "../bazi/open/useful";
import { SEASONAL_STATES, VERDICTS } from "../bazi/strength";
import { PHASE_PRESENCES, PHASE_ROLES, USEFUL_REASONS } from "../bazi/useful-god";
import { branchBonds, INTERACTION_TYPES, MEETING_TYPES, stemBonds, TRINES } from "../cycle/bonds";
import { ANIMALS, BRANCHES } from "../cycle/branches";
import { NA_YIN } from "../cycle/na-yin";
import { CATEGORIES, PHASES } from "../cycle/phases";
import { PILLARS } from "../cycle/pillars";
import { STEMS } from "../cycle/stems";
import { STEM_ROLES, TEN_GODS } from "../cycle/ten-gods";
import {
  almanacDay,
  annualReading,
  baziChart,
  baziCompatibility,
  birthYearAnimal,
  dailyZodiac,
  dayMasterReading,
  luckReading,
  zodiacAnimal,
  zodiacCompatibility,
} from "../index";
import { pairId } from "../zodiac/compatibility";
import { STEM_EFFECTS } from "../zodiac/rating";
import { ANIMAL_RELATIONS } from "../zodiac/relations";
import { en } from "./en";
import { messages } from "./en-messages";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 8, 2), texts: [en] });
const keys = (group: object): readonly string[] => Object.keys(group).sort();
const sorted = (values: readonly string[]): readonly string[] => [...values].sort();
const SIDES = ["weak", "balanced", "strong"];
const FAVORS = ["favorable", "neutral", "unfavorable"];

const births = Array.from({ length: 60 }, (_, index0) => {
  const utc = new Date(Date.UTC(1941, 1, 3, 4, 5) + index0 * 497.371 * 86_400_000).toISOString();
  return { date: utc.slice(0, 10), time: utc.slice(11, 19), timezone: 8 } as const;
});

/** A gloss, a name or the pinyin of a stem occurs as often as the stem; a nature is told of both of two people. */
const NOT_SENTENCES = /^(?:keynote|nature|name|naYin|pinyin|notice|ephemeris)$/;

/** The sentences of an answer that come twice. */
function twice(answer: unknown): readonly string[] {
  return repeatedSentences(
    JSON.parse(JSON.stringify(answer, (key, value) => (NOT_SENTENCES.test(key) ? undefined : value))),
  );
}

const words = (text: string): number => text.split(/\s+/).length;

describe("the texts", () => {
  test("are there for every key that the code asks for", () => {
    const groups: readonly (readonly (string | readonly string[])[])[] = [
      [["animalYears"], PILLARS.map(({ id }) => id)],
      [["dayPillars"], PILLARS.map(({ id }) => id)],
      [["dayMasters"], STEMS],
      [["dayMasterStrength"], STEMS, VERDICTS],
      [["dayMasterMonths"], STEMS, BRANCHES],
      [["trines"], TRINES.map(({ id }) => id)],
      [["tenGodsInPillars"], TEN_GODS, ["year", "month", "hour"]],
      [["phases"], PHASES, [...PHASE_LEVELS, "helpfulExcess", "sparedLack"]],
      [["phaseMeanings"], PHASES],
      [["structures"], TEN_GODS, SIDES],
      [["leading"], CATEGORIES, SIDES],
      [["missing"], PHASES],
      [["favor"], PHASES],
      [["usefulGod"], ["reasons"], USEFUL_REASONS],
      [["usefulGod"], ["where"], PHASE_PRESENCES],
      [["times"], ["luckStem", "luckBranch", "yearStem", "yearBranch"], PHASE_ROLES],
      [["times"], ["meetings"], MEETING_TYPES],
      [["times"], ["natalHalf", "natalDirection"], FAVORS],
      [["times"], ["palaces"], ["year", "month", "day", "hour", "luck", "self"]],
      [["times"], ["moment"], ["month", "day", "hour"], ["bright", "mixed", "even", "hard"]],
      [["spare"], PHASES],
      [["seasons"], PHASES, SEASONAL_STATES],
      [["interactions"], ["annual"], INTERACTION_TYPES, ["year", "month", "day", "hour"]],
      [["luckStems"], TEN_GODS, FAVORS],
      [["luckBranches"], TEN_GODS, ["a", "b", "hard"]],
      [["luck"], ["ages"], ["child", "elder"], FAVORS],
      [["annualStems"], TEN_GODS, FAVORS],
      [["annualBranches"], TEN_GODS, ["easing", "hard"]],
      [["annualAreas"], ["work", "money", "home"], TEN_GODS, ["easing", "hard"]],
      [["annualClose"], TONES],
      [["annualRelations"], ["same", "clash", "harm"], ANIMALS],
      [["borders"], ["pillars", "day"], ["earlier", "later"]],
      [["compatibility"], ["close"], TONES],
      [["officers"], OFFICERS],
      [["openTime"], ["opening"], ["day", "dayDivided", "range", "rangeOpen", "rangeDivided"]],
      [["openTime"], ["decider"], USEFUL_DECIDERS],
      [["openTime"], ["hours"], CATEGORIES],
      [["daily"], ANIMALS, ["overview"], ANIMALS],
      [["daily"], ANIMALS, ["year"], ANIMAL_RELATIONS],
      [["dailyLove"], PHASES, STEMS],
      [["dailyCareer"], PHASES, STEMS],
      [["dailyAdvice"], ANIMAL_RELATIONS, STEM_EFFECTS, ["a", "b"]],
      [["naYin"], NA_YIN.map(({ id }) => id)],
      [["mansions"], Array.from({ length: 28 }, (_, index0) => String(index0 + 1))],
      [["activities"], ACTIVITIES],
    ];
    for (const group of groups) {
      const parts = group.map((part) => (typeof part === "string" ? [part] : [...part]));
      expect(unwritten(en, parts)).toEqual([]);
    }
    expect(keys(messages.tenGods)).toEqual(sorted(STEM_ROLES));
  });

  test("tell all 78 pairs of animals and every bond of stems, branches and trines, and nothing else", () => {
    const pairs = ANIMALS.flatMap((first) => ANIMALS.map((second) => pairId(first, second)));
    expect(keys(messages.pairs)).toEqual(sorted([...new Set(pairs)]));
    const bonds = [
      ...STEMS.flatMap((one) => STEMS.flatMap((other) => stemBonds(one, other))),
      ...BRANCHES.flatMap((one) => BRANCHES.flatMap((other) => branchBonds(one, other))),
    ];
    for (const type of INTERACTION_TYPES) {
      const groups = type === "punishment" ? ["shen-si-yin", "chou-wei-xu"] : [];
      const ids = bonds.filter((bond) => bond.type === type).map(({ id }) => id);
      const trines = type === "trine" ? TRINES.map(({ members }) => [...members].sort().join("-")) : [];
      expect(keys(messages.interactions.natal[type]), type).toEqual(
        sorted([...new Set([...ids, ...groups, ...trines])]),
      );
    }
  });

  test("fill no placeholder but those of a year, luck, times, an open time, a narrowed time, the useful god and of what is met again, and promise neither death nor illness nor fortune", () => {
    for (const [key, leaf] of leavesOf(messages)) {
      const text = String(leaf);
      if (!/^(?:annualClose|borders|luck|narrowing|openTime|usefulGod|times)\.|\.again\./.test(key))
        expect(text, key).not.toMatch(/[{}]/);
      expect(text, key).not.toMatch(/—|\b(?:cancer|die|dies|death|divorce|guaranteed|doomed|widow(?:er|ed)?)\b/i);
    }
  });
});

describe("answers", () => {
  test("say no sentence twice, over 60 births", () => {
    const found = births.flatMap((birth, index0) => {
      const other = births[(index0 + 7) % births.length] ?? birth;
      return [
        ...twice(baziChart(birth, context)),
        ...twice(dayMasterReading(birth, context)),
        ...twice(luckReading({ ...birth, gender: "female", count: 12 }, context)),
        ...twice(annualReading({ ...birth, year: 2000 + index0 }, context)),
        ...twice(baziCompatibility({ personA: birth, personB: other }, context)),
      ];
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test("say no sentence twice where the time of birth is open", () => {
    const found = births
      .filter((_, index0) => index0 % 15 === 0)
      .flatMap(({ time: _, ...birth }, index0) => [
        ...twice(baziChart(birth, context)),
        ...twice(dayMasterReading({ ...birth, dayBoundary: "early-zi" }, context)),
        ...twice(luckReading({ ...birth, gender: "female", count: 12, annualFromYear: 2020 }, context)),
        ...twice(annualReading({ ...birth, year: 2030 + index0, gender: "male" }, context)),
      ]);
    expect([...new Set(found)]).toEqual([]);
  });

  test("say no sentence twice about an animal, two of them, a birth year or a day", () => {
    for (const [index0, id] of ANIMALS.entries()) {
      expect(twice(zodiacAnimal({ id }, context))).toEqual([]);
      for (const sign2 of ANIMALS) expect(twice(zodiacCompatibility({ sign1: id, sign2 }, context))).toEqual([]);
      const date = `20${String(10 + index0)}-05-0${1 + (index0 % 9)}`;
      expect(twice(birthYearAnimal({ date }, context))).toEqual([]);
      expect(twice(almanacDay({ date }, context))).toEqual([]);
      for (let day = 1; day <= 28; day += 9) {
        const asked = { id, date: `2026-02-${String(day).padStart(2, "0")}` };
        expect(twice(dailyZodiac(asked, context))).toEqual([]);
      }
    }
  });

  test("tell a chart in 260 to 480 words, a life's luck in 190 to 380, a year in 250 to 470, a couple in 150 to 300", () => {
    for (const [index0, birth] of births.entries()) {
      const other = births[(index0 + 11) % births.length] ?? birth;
      const told = {
        chart: baziChart(birth, context).summary,
        luck: luckReading({ ...birth, gender: "male" }, context).summary,
        year: annualReading({ ...birth, year: 2001 + index0 }, context).summary,
        couple: baziCompatibility({ personA: birth, personB: other }, context).summary,
      };
      const bounds = { chart: [260, 480], luck: [190, 380], year: [250, 470], couple: [150, 300] } as const;
      for (const kind of ["chart", "luck", "year", "couple"] as const) {
        const length = words(told[kind] ?? "");
        const [least, most] = bounds[kind];
        expect(length >= least && length <= most, `${kind} ${birth.date} ${length}`).toBe(true);
      }
    }
  });

  test("name the two that meet again, and put no character into an English sentence", () => {
    const told = births.flatMap((birth, index0) => {
      const other = births[(index0 + 7) % births.length] ?? birth;
      return baziCompatibility({ personA: birth, personB: other }, context).interactions.map(
        ({ meaning }) => meaning ?? "",
      );
    });
    const again = told.filter((meaning) => meaning.includes("once more, now with"));
    expect(again.length).toBeGreaterThan(3);
    expect(
      again.filter(
        (meaning) => !/^[A-Z][a-z]+ and [A-Z][a-z]+ in (?:combination|clash|harm|punishment) once more/.test(meaning),
      ),
    ).toEqual([]);
    expect(told.filter((meaning) => /\p{Script=Han}/u.test(meaning))).toEqual([]);
  });

  test("ask a chart to make up for a phase only where it is no burden to the day master", () => {
    const missing = Object.entries(messages.missing);
    const told = births.flatMap((birth) => {
      const { unfavorableElements } = dayMasterReading(birth, context);
      const { summary = "" } = baziChart(birth, context);
      const found = missing.filter(([, text]) => summary.includes(text)).map(([phase]) => phase);
      return found.map((phase) => unfavorableElements.some((one) => one.toLowerCase() === phase));
    });
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((isBurden) => isBurden)).toEqual([]);
  });

  test("name no phase as the leading one where several share the lead", () => {
    const tied = [
      { date: "1951-05-11", time: "11:14:00", timezone: "Australia/Sydney", longitude: 151.21 },
      { date: "2002-09-10", time: "08:14:00", timezone: "America/New_York" },
    ];
    const leading = Object.values(messages.leading).flatMap((sides) => Object.values(sides));
    for (const birth of tied) {
      const { fiveElements, summary = "" } = baziChart(birth, context);
      expect(fiveElements.filter(({ count }) => count === 2)).toHaveLength(4);
      expect(leading.filter((text) => summary.includes(text))).toEqual([]);
    }
  });

  test("advise nobody to be rid of an excess that helps the day master", () => {
    const helped = { date: "1958-06-29", time: "17:55:00", timezone: "Europe/London", longitude: -0.13 };
    const told = [helped, ...births].flatMap((birth) => {
      const { favorableElements, fiveElements } = dayMasterReading(birth, context);
      expect(baziChart(birth, context).fiveElements).toEqual(fiveElements);
      return fiveElements
        .filter(({ level }) => level === "excess")
        .map(({ element, reading = "" }) => ({ element, reading, isHelp: favorableElements.includes(element) }));
    });
    expect(told[0]).toMatchObject({ element: "Earth", isHelp: true });
    expect(new Set(told.map(({ isHelp }) => isHelp)).size).toBe(2);
    for (const { reading, isHelp } of told) expect(/by strength/.test(reading), reading).toBe(isHelp);
    expect(told[0]?.reading).not.toContain("out of the door");
  });

  test("call the strength of a day master balanced, and not the count of the phases, of which some may be absent", () => {
    const absent = [
      { date: "2000-10-07", time: "14:36:00", timezone: "Asia/Singapore" },
      { date: "2014-04-13", time: "00:32:00", timezone: "Australia/Sydney" },
    ];
    for (const birth of absent) {
      const { fiveElements, summary } = baziChart(birth, context);
      expect(dayMasterReading(birth, context).verdict).toBe("balanced");
      expect(fiveElements.map(({ count }) => count)).toContain(0);
      expect(summary).not.toMatch(/No element needs|is missing|evenly|chart holds its own balance/);
    }
  });

  test("promise nothing of tomorrow in the advice of a day, which knows only its own", () => {
    const advice = [...leavesOf(messages)].filter(([key]) => key.startsWith("dailyAdvice."));
    expect(advice.filter(([, text]) => /\bTomorrow\b/.test(String(text)))).toEqual([]);
    expect(advice.length).toBe(60);
  });

  test("speak American, which goes around things and has no fortnight", () => {
    const british =
      /\b(?:fortnight|whilst|have got to|to be got)\b|\bround (?:the|it|them|an?|your?)\b(?! (?:second|third) time)/;
    expect([...leavesOf(messages)].filter(([, text]) => british.test(String(text)))).toEqual([]);
    const doubled = /\b(\w+) \1\b/;
    expect([...leavesOf(messages)].filter(([, text]) => doubled.test(String(text)))).toEqual([]);
  });

  test("tell pillars of childhood and school years without offices, the first of old age as such, and no other", () => {
    const { child, youth, elder } = messages.luck.ages;
    const endsWith = (texts: object, reading: string): boolean =>
      Object.values(texts).some((text) => reading.endsWith(text));
    const isOf = (texts: object, reading = ""): boolean =>
      Object.values(texts).some((text) => reading.startsWith(text));
    for (const birth of births) {
      const { luckPillars: pillars } = luckReading({ ...birth, gender: "female", count: 12 }, context);
      const startAges = pillars.map(({ startAge }) => startAge);
      const indexesOf = (texts: object): readonly number[] =>
        pillars.filter(({ reading = "" }) => endsWith(texts, reading)).map(({ index }) => index);
      const young = (from: number, to: number): readonly number[] =>
        pillars.filter(({ startAge }) => startAge >= from && startAge < to).map(({ index }) => index);
      expect(indexesOf(child)).toEqual(young(0, 6));
      expect(indexesOf(youth)).toEqual(young(6, 13));
      const firstOfAge = startAges.findIndex((startAge) => startAge >= 70) + 1;
      expect(pillars.filter(({ reading }) => isOf(elder, reading)).map(({ index }) => index)).toEqual([firstOfAge]);
    }
  });

  test("say by what method the useful god was found, once in each answer that rests on it", () => {
    for (const [reason, text] of Object.entries(messages.usefulGod.reasons)) {
      expect(text, reason).toMatch(/useful god/);
      expect(text, reason).toMatch(reason === "flow" ? /flow/ : reason.startsWith("climate") ? /climate/ : /balance/i);
    }
    for (const birth of births) {
      const { summary = "", usefulGod } = baziChart(birth, context);
      expect(summary.split("useful god")).toHaveLength(2);
      expect(summary).toContain(usefulGod.element.toLowerCase());
    }
  });

  test("give every part of a day another text than the day before's, for a round of sixty days", () => {
    const repeated = (["rat", "tiger", "horse", "dog"] as const).flatMap((id) => {
      const days = Array.from({ length: 60 }, (_, day) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const { overview = "", love = "", career = "", advice = "" } = dailyZodiac({ id, date }, context);
        return [overview, love, career, advice].join("\n");
      });
      return daysRepeated(days).map((index0) => `${id} ${index0}`);
    });
    expect(repeated).toEqual([]);
  });

  test("leave no placeholder open", () => {
    for (const birth of births) {
      const { summary, luckPillars } = luckReading({ ...birth, gender: "male", count: 12 }, context);
      for (const text of [summary, ...luckPillars.map(({ reading }) => reading)])
        expect(text).toMatch(/^[^{}]{40,}[.?!]$/s);
      const { interactions, summary: year } = annualReading({ ...birth, year: 2026 }, context);
      for (const text of [year, ...interactions.map(({ meaning }) => meaning)])
        expect(text).toMatch(/^[^{}]{40,}[.?!]$/s);
    }
  });
});
