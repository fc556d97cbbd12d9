import { at } from "@almagest/operation";
import type { BaziBirth } from "../bazi/birth";
import { type Gender, type LuckDirection, luckDirection } from "../bazi/luck";
import { type LunarDay, lunarDayOf } from "../calendar/lunar";
import { BRANCHES, type Branch } from "../cycle/branches";
import { modulo } from "../cycle/modulo";
import { naYinOf } from "../cycle/na-yin";
import type { Phase } from "../cycle/phases";
import { type Pillar, yearPillar } from "../cycle/pillars";
import { STEMS } from "../cycle/stems";
import { type Brightness, brightnessOf } from "./brightness";
import { DOCTOR_GODS, type DoctorGod, GENERAL_GODS, type GeneralGod, YEAR_GODS, type YearGod } from "./gods";
import { PALACES, type PalaceId } from "./palaces";
import { bodyPalace0, lifePalace0, luCun0, type Placing, palacePillar, placesOf } from "./place";
import type { LeapMonth, ZiWeiRules } from "./schools";
import { STAR_IDS, type StarId } from "./stars";
import { type TransformationId, transformedBy } from "./transformations";

/** The five bureaus by the phase of the life palace's na yin. */
const BUREAUS = { water: 2, wood: 3, metal: 4, earth: 5, fire: 6 } as const satisfies Record<Phase, number>;

/** A birth as Zi Wei Dou Shu counts it. */
export interface ZiWeiBirth {
  readonly lunar: LunarDay;
  /** Of the calendar's day that the lunar date is of, days since 1970-01-01. */
  readonly dayNumber: number;
  /** The year that the stars and ages are counted from. */
  readonly year: number;
  readonly yearPillar: Pillar;
  /** The month that palaces and stars are counted by: in a leap month that of the rule. */
  readonly month: number;
  readonly hour0: number;
}

export interface PlacedStar {
  readonly star: StarId;
  readonly brightness: Brightness | undefined;
  /** By the stem of the year of birth. */
  readonly transformation: TransformationId | undefined;
}

/** Ten years of a life in a palace: ages as Chinese count them, both ends included. */
export interface Decade {
  /** 1 to 12 */
  readonly index: number;
  readonly fromAge: number;
  readonly toAge: number;
}

export interface Palace {
  readonly id: PalaceId;
  readonly branch0: number;
  readonly pillar: Pillar;
  readonly stars: readonly PlacedStar[];
  readonly decade: Decade;
  readonly stage0: number;
  readonly doctorGod: DoctorGod;
  readonly yearGod: YearGod;
  readonly generalGod: GeneralGod;
  /** The first age of the small limit here; it is back every twelve years. */
  readonly smallLimitAge: number;
}

/** A transformation with the palace of its star. */
export interface Transformation {
  readonly id: TransformationId;
  readonly star: StarId;
  readonly palace: PalaceId;
}

export interface ZiWeiChart {
  readonly birth: ZiWeiBirth;
  readonly gender: Gender;
  readonly direction: LuckDirection;
  readonly bureau: { readonly phase: Phase; readonly number: number };
  readonly lifeLord: StarId;
  readonly bodyLord: StarId;
  readonly body: PalaceId;
  /** In the order of their names, from life. */
  readonly palaces: readonly Palace[];
  readonly transformations: readonly Transformation[];
}

/** The month of a chart: a leap month is the one that it repeats, the next, or the next from its 16th day. */
export function chartMonth({ month, day, isLeap }: LunarDay, rule: LeapMonth): number {
  const isNext = isLeap && (rule === "next" || (rule === "split" && day > 15));
  return isNext ? (month % 12) + 1 : month;
}

/** The birth of a chart: the lunar date of the day of the birth's clock, and the branch of the hour. */
export function ziWeiBirth(birth: BaziBirth, leapMonth: LeapMonth): ZiWeiBirth {
  const { calendar, dayNumber, input, solarMonth, pillars } = birth;
  const lunar = lunarDayOf(calendar, dayNumber);
  const year = input.yearBoundary === "lunar-new-year" ? lunar.year : solarMonth.solarYear;
  return {
    lunar,
    dayNumber,
    year,
    yearPillar: yearPillar(year),
    month: chartMonth(lunar, leapMonth),
    hour0: BRANCHES.indexOf(pillars.hour.branch),
  };
}

/** The chart of a birth. */
export function ziWeiChart(birth: ZiWeiBirth, gender: Gender, rules: ZiWeiRules): ZiWeiChart {
  const from = placingOf(birth, gender);
  const places = placesOf(from, rules);
  const { stem } = birth.yearPillar;
  const changed = transformedBy(stem, rules.transformationTable);
  const palaceAt = (branch0: number): PalaceId => at(PALACES, modulo(from.life0 - branch0, 12));
  const palaces = PALACES.map((id, index0): Palace => {
    const branch0 = modulo(from.life0 - index0, 12);
    return {
      id,
      branch0,
      pillar: palacePillar(from.yearStem0, branch0),
      stars: STAR_IDS.filter((star) => places[star] === branch0).map((star) => ({
        star,
        brightness: brightnessOf(star, branch0, rules.brightnessTable),
        transformation: changed.find((one) => one.star === star)?.id,
      })),
      decade: decadeOf(from, index0, rules),
      smallLimitAge: smallLimitAge(from.yearBranch0, branch0, gender),
      ...ringsAt(from, branch0),
    };
  });
  return {
    birth,
    gender,
    direction: luckDirection(birth.yearPillar, gender),
    bureau: bureauOf(from.yearStem0, from.life0),
    lifeLord: at(LIFE_LORDS, rules.lifeLordBase === "year" ? from.yearBranch0 : from.life0),
    bodyLord: at(BODY_LORDS, from.yearBranch0 % 6),
    body: palaceAt(from.body0),
    palaces,
    transformations: changed.map((one) => ({ ...one, palace: palaceAt(places[one.star]) })),
  };
}

/** The bureau: the phase of the received tone of the life palace. */
export function bureauOf(yearStem0: number, life0: number): ZiWeiChart["bureau"] {
  const { phase } = naYinOf(palacePillar(yearStem0, life0));
  return { phase, number: BUREAUS[phase] };
}

function placingOf({ yearPillar: year, month, lunar, hour0 }: ZiWeiBirth, gender: Gender): Placing {
  const [yearStem0, yearBranch0] = [STEMS.indexOf(year.stem), BRANCHES.indexOf(year.branch)];
  const life0 = lifePalace0(month, hour0);
  return {
    yearStem0,
    yearBranch0,
    month,
    day: lunar.day,
    hour0,
    life0,
    body0: bodyPalace0(month, hour0),
    bureau: bureauOf(yearStem0, life0).number,
    isForward: luckDirection(year, gender) === "forward",
  };
}

function decadeOf({ bureau, isForward }: Placing, index0: number, { firstDecade }: ZiWeiRules): Decade {
  // palaces are listed backward through the branches
  const steps = modulo(isForward ? -index0 : index0, 12);
  const count0 = firstDecade === "life-palace" ? steps : modulo(steps - 1, 12);
  const fromAge = bureau + 10 * count0;
  return { index: count0 + 1, fromAge, toAge: fromAge + 9 };
}

/** The branches of age 1: of years of shen, zi and chen; si, you and chou; yin, wu and xu; hai, mao and wei. */
const FIRST_LIMITS = [10, 7, 4, 1];

function smallLimitAge(yearBranch0: number, branch0: number, gender: Gender): number {
  const steps = branch0 - at(FIRST_LIMITS, yearBranch0 % 4);
  return modulo(gender === "male" ? steps : -steps, 12) + 1;
}

/** The first branches of the stages of life, by the number of the bureau from 2. */
const STAGE_STARTS = [8, 11, 5, 8, 2];
const DOCTORS = Object.keys(DOCTOR_GODS).filter((id): id is DoctorGod => Object.hasOwn(DOCTOR_GODS, id));
const YEARS = Object.keys(YEAR_GODS).filter((id): id is YearGod => Object.hasOwn(YEAR_GODS, id));
const GENERALS = Object.keys(GENERAL_GODS).filter((id): id is GeneralGod => Object.hasOwn(GENERAL_GODS, id));
/** The middle branch of each trine. */
const GENERAL_STARTS = [0, 9, 6, 3];

function ringsAt({ bureau, isForward, yearStem0, yearBranch0 }: Placing, branch0: number) {
  const along = (start: number): number => modulo(isForward ? branch0 - start : start - branch0, 12);
  return {
    stage0: along(at(STAGE_STARTS, bureau - 2)),
    doctorGod: at(DOCTORS, along(luCun0(yearStem0))),
    ...yearRingsAt(yearBranch0, branch0),
  };
}

/** The gods of a year's branch at a branch. */
export function yearRingsAt(
  yearBranch0: number,
  branch0: number,
): { readonly yearGod: YearGod; readonly generalGod: GeneralGod } {
  return {
    yearGod: at(YEARS, modulo(branch0 - yearBranch0, 12)),
    generalGod: at(GENERALS, modulo(branch0 - at(GENERAL_STARTS, yearBranch0 % 4), 12)),
  };
}

/** By branches from zi. */
const LIFE_LORDS: readonly StarId[] = [
  "tan-lang",
  "ju-men",
  "lu-cun",
  "wen-qu",
  "lian-zhen",
  "wu-qu",
  "po-jun",
  "wu-qu",
  "lian-zhen",
  "wen-qu",
  "lu-cun",
  "ju-men",
];

/** By branches from zi; the last six have those of the first. The verse has fire and bell for zi and wu; all take fire. */
const BODY_LORDS: readonly StarId[] = ["huo-xing", "tian-xiang", "tian-liang", "tian-tong", "wen-chang", "tian-ji"];

/** The palace of a star. */
export function palaceOfStar({ palaces }: Pick<ZiWeiChart, "palaces">, star: StarId): Palace | undefined {
  return palaces.find(({ stars }) => stars.some((one) => one.star === star));
}

export function branchOf(branch0: number): Branch {
  return at(BRANCHES, branch0);
}
