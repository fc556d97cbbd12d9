import { dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at } from "@almagest/operation";
import { astro } from "iztro";
import { expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { baziBirth, type DayBoundary, type YearBoundary } from "../bazi/birth";
import { STAGE_ROWS, STAGES } from "../bazi/sections/stages";
import { chineseCalendar } from "../calendar/calendar";
import { lunarDayOf, lunarYearMonths } from "../calendar/lunar";
import { BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { BRIGHTNESS_ROWS } from "./brightness";
import { type ZiWeiChart, ziWeiBirth, ziWeiChart } from "./chart";
import { DOCTOR_GODS, GENERAL_GODS, YEAR_GODS } from "./gods";
import { PALACE_ROWS, PALACES } from "./palaces";
import { rulesOf, type ZiWeiRules } from "./schools";
import { STAR_ROWS } from "./stars";
import { TRANSFORMATION_ROWS } from "./transformations";
import { YEAR_STAR_ROWS, ziWeiYear } from "./year";

// iztro 2.6.1 (MIT), settings named in each test. Its own spelling of a name is written as ours.

const ephemeris = swissEphemeris();
const calendar = chineseCalendar(ephemeris);

interface Case {
  readonly dayNumber: number;
  /** 0 early zi, 1 chou to 11 hai, 12 late zi. */
  readonly hour: number;
  readonly gender: "male" | "female";
}

/** 500 births: leap months on both sides of their 15th day, days about the new year and Li Chun, and days at random. */
const CASES: readonly Case[] = birthDays().map((dayNumber, index0) => ({
  dayNumber,
  hour: index0 % 13,
  gender: index0 % 2 === 0 ? "male" : "female",
}));

function birthDays(): readonly number[] {
  const years = Array.from({ length: 190 }, (_, index0) => 1905 + index0);
  const leap = years.flatMap((year) => lunarYearMonths(calendar, year).filter(({ isLeap }) => isLeap));
  const inLeap = leap.flatMap(({ firstDayNumber, length }, index0) => {
    const days = [0, 14, 15, length - 1].map((day0) => firstDayNumber + day0);
    return [at(days, index0 % 4), at(days, (index0 + 2) % 4), at(days, (index0 + 1) % 4)];
  });
  const borders = years.flatMap((year, index0) => {
    const { firstDayNumber } = at(lunarYearMonths(calendar, year), 0);
    return index0 % 2 === 0 ? [firstDayNumber - 1 + (index0 % 3)] : [dayNumberOf(`${year}-02-04`) + (index0 % 5) - 2];
  });
  let state = 20_261_130;
  const random = Array.from({ length: 500 - inLeap.length - borders.length }, () => {
    state = (1_103_515_245 * state + 12_345) % 2_147_483_648;
    return dayNumberOf("1905-01-01") + (state % 69_000);
  });
  return [...inLeap, ...borders, ...random];
}

const DAY_DIVIDES = { "early-zi": "forward", "split-zi": "current" } as const;
const YEAR_DIVIDES = { "lunar-new-year": "normal", "li-chun": "exact" } as const;

interface Setting {
  readonly dayBoundary: Extract<DayBoundary, keyof typeof DAY_DIVIDES>;
  readonly yearBoundary: YearBoundary;
  readonly rules: ZiWeiRules;
  readonly algorithm: "default" | "zhongzhou";
}

function ours({ dayNumber, hour, gender }: Case, { dayBoundary, yearBoundary, rules }: Setting): ZiWeiChart {
  const time = hour === 12 ? "23:30:00" : hour === 0 ? "00:30:00" : `${String(2 * hour).padStart(2, "0")}:00:00`;
  const birth = baziBirth(
    ephemeris,
    { date: dateOfDayNumber(dayNumber), time, timezone: 8, dayBoundary, yearBoundary, hourClock: "clock" },
    calendar,
  );
  return ziWeiChart(ziWeiBirth(birth, rules.leapMonth), gender, rules);
}

function theirs({ dayNumber, hour, gender }: Case, { dayBoundary, yearBoundary, rules, algorithm }: Setting) {
  return astro.withOptions({
    type: "solar",
    dateStr: dateOfDayNumber(dayNumber),
    timeIndex: hour,
    gender: gender === "male" ? "男" : "女",
    fixLeap: rules.leapMonth === "split",
    language: "zh-TW",
    config: {
      yearDivide: YEAR_DIVIDES[yearBoundary],
      horoscopeDivide: YEAR_DIVIDES[yearBoundary],
      dayDivide: DAY_DIVIDES[dayBoundary],
      ageDivide: "normal",
      algorithm,
    },
  });
}

/** Names of iztro's traditional Chinese, and ours. */
const SPELLINGS: Readonly<Record<string, string>> = { 僕役: "奴僕", 弔客: "吊客" };

function spelled(name: string): string {
  return SPELLINGS[name] ?? name;
}

type Their = ReturnType<typeof theirs>;

/** A line for each palace of iztro, by branch, of all that both have. */
function theirLines({ palaces }: Their, isZhongzhou: boolean): readonly string[] {
  return palaces
    .map((palace) => {
      const stars = [...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars]
        .filter(({ name }) => !NOT_OURS.has(name))
        .map(({ name, brightness, mutagen }) => `${COMMON_NAMES[name] ?? name}${brightness ?? ""}${mutagen ?? ""}`);
      return [
        `${palace.earthlyBranch} ${palace.heavenlyStem} ${spelled(palace.name)}`,
        stars.sort().join(" "),
        [palace.changsheng12, palace.boshi12, spelled(palace.suiqian12), palace.jiangqian12]
          .map((god, ring0) => (ring0 === 2 && god === "大耗" && !isZhongzhou ? "歲破" : god))
          .join(" "),
        `${palace.decadal.range.join("-")} ${palace.ages[0]}`,
      ].join(" | ");
    })
    .sort();
}

/** Under its Zhongzhou settings iztro lists these of the rings of the year among the minor stars too. */
const NOT_OURS = new Set(["龍德", "劫殺"]);
/** The general settings have two stars for the cut road; which of them is the chief one is the year's polarity. */
const COMMON_NAMES: Readonly<Record<string, string>> = { 截路: "截空", 空亡: "截空" };
const VOID_NAMES: Readonly<Record<string, string>> = { 副截: "截空" };

/** The same of ours. iztro has no second void of the decade, no brightness of Lu Cun. */
function ourLines(chart: ZiWeiChart, isZhongzhou: boolean): readonly string[] {
  return chart.palaces
    .map(({ id, pillar, stars, stage0, doctorGod, yearGod, generalGod, decade, smallLimitAge }) => {
      const told = stars
        .map(({ star, brightness, transformation }) => {
          const { chinese } = STAR_ROWS[star];
          const grade = star === "lu-cun" || brightness === undefined ? "" : BRIGHTNESS_ROWS[brightness].chinese;
          const change = transformation === undefined ? "" : TRANSFORMATION_ROWS[transformation].chinese;
          return { chinese, text: `${(isZhongzhou ? undefined : VOID_NAMES[chinese]) ?? chinese}${grade}${change}` };
        })
        .filter(
          ({ chinese }) =>
            chinese !== "副旬" && (isZhongzhou || chinese !== "大耗") && !(isZhongzhou && chinese === "副截"),
        );
      return [
        `${BRANCH_ROWS[pillar.branch].chinese} ${STEM_ROWS[pillar.stem].chinese} ${PALACE_ROWS[id].chinese}`,
        told
          .map(({ text }) => text)
          .sort()
          .join(" "),
        [
          STAGE_ROWS[at(STAGES, stage0)].chinese,
          DOCTOR_GODS[doctorGod].chinese,
          YEAR_GODS[yearGod].chinese,
          GENERAL_GODS[generalGod].chinese,
        ].join(" "),
        `${decade.fromAge}-${decade.toAge} ${smallLimitAge}`,
      ].join(" | ");
    })
    .sort();
}

function headOf(chart: ZiWeiChart): string {
  const { bureau, lifeLord, bodyLord, birth, palaces, body } = chart;
  const number = ["二", "三", "四", "五", "六"][bureau.number - 2];
  const phase = { water: "水", wood: "木", metal: "金", earth: "土", fire: "火" }[bureau.phase];
  const at0 = palaces.find(({ id }) => id === body);
  return [
    `${phase}${number}局`,
    STAR_ROWS[lifeLord].chinese,
    STAR_ROWS[bodyLord].chinese,
    at0 && BRANCH_ROWS[at0.pillar.branch].chinese,
    `${birth.lunar.year}-${birth.lunar.isLeap ? -birth.lunar.month : birth.lunar.month}-${birth.lunar.day}`,
  ].join(" ");
}

function theirHead({ fiveElementsClass, soul, body, earthlyBranchOfBodyPalace, rawDates }: Their): string {
  const { lunarYear, lunarMonth, lunarDay, isLeap } = rawDates.lunarDate;
  return [
    fiveElementsClass,
    soul,
    body,
    earthlyBranchOfBodyPalace,
    `${lunarYear}-${isLeap ? -lunarMonth : lunarMonth}-${lunarDay}`,
  ].join(" ");
}

const GENERAL = rulesOf("general", {});

/** The same without the lunar date, which iztro leaves at that of the civil day. */
function linesApart(cases: readonly Case[], setting: Setting): readonly string[] {
  return differences(cases, setting).filter((line) => !/: ..局 /.test(line));
}

function differences(cases: readonly Case[], setting: Setting): readonly string[] {
  const isZhongzhou = setting.algorithm === "zhongzhou";
  return cases.flatMap((one) => {
    const [our, their] = [ours(one, setting), theirs(one, setting)];
    const right = [theirHead(their), ...theirLines(their, isZhongzhou)];
    return [headOf(our), ...ourLines(our, isZhongzhou)].flatMap((line, index0) =>
      line === right[index0] ? [] : [`${dateOfDayNumber(one.dayNumber)} hour ${one.hour}: ${line} <> ${right[index0]}`],
    );
  });
}

const every = (step: number): readonly Case[] => CASES.filter((_, index0) => index0 % step === 0);

const DEFAULT: Setting = {
  dayBoundary: "split-zi",
  yearBoundary: "lunar-new-year",
  rules: GENERAL,
  algorithm: "default",
};

/** All 500 in the long run. */
const READ = every(long(4, 1));

test("births have iztro's charts: its default algorithm, leap months split, the day kept after 23:00", () => {
  expect(CASES).toHaveLength(500);
  expect(new Set(READ.map(({ hour }) => hour)).size).toBe(13);
  expect(differences(READ, DEFAULT)).toEqual([]);
});

test("where the day begins at 23:00 late births differ in the month alone that iztro counts by the day before", () => {
  const late = CASES.filter(({ hour }) => hour === 12);
  const setting: Setting = { ...DEFAULT, dayBoundary: "early-zi" };
  // iztro adds a day to the date, and leaves the month: of the last day of one, and of a leap month from its 15th
  const isElsewhere = ({ dayNumber }: Case): boolean => {
    const { day, length, isLeap } = lunarDayOf(calendar, dayNumber);
    return day === length || (isLeap && day >= 15);
  };
  const differ = (one: Case): boolean => linesApart([one], setting).length > 0;
  expect(late.filter(differ)).toEqual(late.filter(isElsewhere));
  expect(late.filter((one) => !isElsewhere(one)).length).toBeGreaterThan(20);
});

test("by Li Chun births differ on its day alone, before its instant: iztro has the whole day", () => {
  const near = CASES.filter((_, index0) => index0 >= 200 && index0 < 320);
  const setting: Setting = { ...DEFAULT, yearBoundary: "li-chun" };
  const differ = near.filter((one) => linesApart([one], setting).length > 0);
  expect(differ.length).toBeGreaterThan(3);
  for (const { dayNumber, hour } of differ) {
    const liChun = calendar.term(Number(dateOfDayNumber(dayNumber).slice(0, 4)), 0);
    expect(dayNumber).toBe(liChun.dayNumber);
    expect(2 * hour * 3600 - 8 * 3600 + 86_400 * dayNumber).toBeLessThan(liChun.epochSeconds);
  }
});

test("the Zhongzhou algorithm has our exchanged Tian Shang and Tian Shi, lord of life by year and Da Hao", () => {
  // iztro leaves transformations and brightness to its user
  const rules = rulesOf("zhongzhou", { transformationTable: "quan-ji", brightnessTable: "quan-shu" });
  expect(differences(every(10), { ...DEFAULT, rules, algorithm: "zhongzhou" })).toEqual([]);
});

test("a leap month counted as the one that it repeats is iztro's without its fix", () => {
  const rules = rulesOf("general", { leapMonth: "same" });
  expect(differences(CASES.slice(0, 40), { ...DEFAULT, rules })).toEqual([]);
});

const HERE = {
  命宮: 0,
  兄弟: 1,
  夫妻: 2,
  子女: 3,
  財帛: 4,
  疾厄: 5,
  遷移: 6,
  僕役: 7,
  官祿: 8,
  田宅: 9,
  福德: 10,
  父母: 11,
};

test("a year of a life has iztro's palaces, transformations, moving stars, decade and small limit", () => {
  for (const [index0, one] of every(10).entries()) {
    const chart = ours(one, DEFAULT);
    const year = Math.max(chart.birth.year + 1, 1930 + index0);
    const told = ziWeiYear(chart, year, GENERAL);
    const { yearly, decadal, age } = theirs(one, DEFAULT).horoscope(`${year}-07-01`);
    expect(age.nominalAge).toBe(told.age);
    const byYin = <One extends { readonly pillar: Pillar }>(all: readonly One[]): readonly One[] =>
      BRANCHES.map((_, from0) => at(BRANCHES, (from0 + 2) % 12)).flatMap((branch) =>
        all.filter(({ pillar }) => pillar.branch === branch),
      );
    expect(byYin(told.palaces).map(({ id }) => PALACES.indexOf(id))).toEqual(
      yearly.palaceNames.map((name) => new Map(Object.entries(HERE)).get(name)),
    );
    expect(byYin(told.palaces).map(({ yearGod }) => YEAR_GODS[yearGod].chinese)).toEqual(
      yearly.yearlyDecStar?.suiqian12.map((god) => (god === "大耗" ? "歲破" : spelled(god))),
    );
    expect(byYin(told.palaces).map(({ generalGod }) => GENERAL_GODS[generalGod].chinese)).toEqual(
      yearly.yearlyDecStar?.jiangqian12,
    );
    expect(byYin(told.palaces).map(({ stars }) => stars.map((star) => YEAR_STAR_ROWS[star].chinese).sort())).toEqual(
      yearly.stars?.map((stars) =>
        stars
          .map(({ name }) => name)
          .filter((name) => name !== "年解")
          .sort(),
      ),
    );
    expect(told.transformations.map(({ star }) => STAR_ROWS[star].chinese)).toEqual(yearly.mutagen);
    expect(at(BRANCHES, (age.index + 2) % 12)).toBe(told.smallLimit.pillar.branch);
    if (told.decade === undefined) continue;
    expect(at(BRANCHES, (decadal.index + 2) % 12)).toBe(told.decade.palace.pillar.branch);
    expect(told.decade.transformations.map(({ star }) => STAR_ROWS[star].chinese)).toEqual(decadal.mutagen);
  }
});
