import type { SolarTerm } from "../calendar/calendar";
import { minorTermsAround } from "../calendar/solar-months";
import { type Pillar, pillarAfter, yearPillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { type TenGod, tenGodOf } from "../cycle/ten-gods";
import type { BaziBirth } from "./birth";
import { dateOfLife, type LifeToLuck, type LuckStartRule, lifeToLuck } from "./luck-life";

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];

export const LUCK_DIRECTIONS = ["forward", "backward"] as const;
export type LuckDirection = (typeof LUCK_DIRECTIONS)[number];

/** Ten years of a life. */
export interface LuckPillar {
  /** From 1. */
  readonly index: number;
  readonly pillar: Pillar;
  readonly tenGod: TenGod;
  /** In whole years, the last of them the first of the next pillar. */
  readonly startAge: number;
  readonly endAge: number;
  readonly startYear: number;
  readonly endYear: number;
  /** By the clock of the birth, YYYY-MM-DD; the day it ends is the first of the next pillar. */
  readonly startDate: string;
  readonly endDate: string;
  /** The first day of the five years that the branch carries. */
  readonly branchFrom: string;
}

export interface LuckStart {
  readonly direction: LuckDirection;
  /** The minor term that the days are counted to or from. */
  readonly boundary: SolarTerm;
  /** Days between birth and that term, with their fraction. */
  readonly daysToTerm: number;
  readonly startAge: number;
  /** 0 to 11 */
  readonly startAgeMonths: number;
  /** From birth to the first day of luck. */
  readonly life: LifeToLuck;
}

const SECONDS_PER_DAY = 86_400;
const MONTHS_PER_DAY = 4;

/** Forward for a man of a yang year or a woman of a yin one, else backward. */
export function luckDirection(year: Pillar, gender: Gender): LuckDirection {
  const isYang = STEM_ROWS[year.stem].polarity === "yang";
  return isYang === (gender === "male") ? "forward" : "backward";
}

/** Where luck begins: three days to the next minor term, or from the last, are a year, one day is four months. */
export function luckStart(birth: BaziBirth, gender: Gender, rule: LuckStartRule = "months"): LuckStart {
  const { calendar, epochSeconds, pillars } = birth;
  const direction = luckDirection(pillars.year, gender);
  const { before, after } = minorTermsAround(calendar, epochSeconds);
  const boundary = direction === "forward" ? after : before;
  const daysToTerm = Math.abs(boundary.epochSeconds - epochSeconds) / SECONDS_PER_DAY;
  const life = lifeToLuck(birth, boundary.epochSeconds, rule);
  const months = rule === "months" ? Math.round(daysToTerm * MONTHS_PER_DAY) : life.months;
  return { direction, boundary, daysToTerm, startAge: Math.floor(months / 12), startAgeMonths: months % 12, life };
}

/** The day on which luck begins or so many pillars later turns, halves among them. */
export function luckDate(birth: BaziBirth, { life }: LuckStart, pillars: number): string {
  return dateOfLife(birth, life, pillars);
}

/** The first so many pillars, one step of the cycle apart, the first a step from that of the month of birth. */
export function luckPillars(birth: BaziBirth, start: LuckStart, count: number): readonly LuckPillar[] {
  const step = start.direction === "forward" ? 1 : -1;
  const birthYear = Number(birth.input.date.slice(0, 4));
  return Array.from({ length: count }, (_, index0) => {
    const pillar = pillarAfter(birth.pillars.month, step * (index0 + 1));
    const startAge = start.startAge + 10 * index0;
    return {
      index: index0 + 1,
      pillar,
      tenGod: tenGodOf(birth.dayMaster, pillar.stem),
      startAge,
      endAge: startAge + 10,
      startYear: birthYear + startAge,
      endYear: birthYear + startAge + 10,
      startDate: luckDate(birth, start, index0),
      endDate: luckDate(birth, start, index0 + 1),
      branchFrom: luckDate(birth, start, index0 + 0.5),
    };
  });
}

export interface AnnualPillar {
  readonly year: number;
  readonly pillar: Pillar;
  readonly tenGod: TenGod;
  /** That of the luck pillar in force as the year ends, counted on past those listed; 0 before the first. */
  readonly luckPillarIndex: number;
}

export function annualPillars(
  birth: BaziBirth,
  start: LuckStart,
  { from, count }: { readonly from: number; readonly count: number },
): readonly AnnualPillar[] {
  const firstYear = Number(luckDate(birth, start, 0).slice(0, 4));
  return Array.from({ length: count }, (_, index0) => {
    const year = from + index0;
    const pillar = yearPillar(year);
    return {
      year,
      pillar,
      tenGod: tenGodOf(birth.dayMaster, pillar.stem),
      luckPillarIndex: Math.max(0, Math.floor((year - firstYear) / 10) + 1),
    };
  });
}

/** Years without an `annualYears`. */
const USUAL_ANNUAL_YEARS = 10;

/** Those that were asked for; undefined where no first year was sent. */
export function annualPillarsAsked(
  birth: BaziBirth,
  start: LuckStart,
  asked: { readonly annualFromYear?: number | undefined; readonly annualYears?: number | undefined },
): readonly AnnualPillar[] | undefined {
  const { annualFromYear: from, annualYears: count = USUAL_ANNUAL_YEARS } = asked;
  return from === undefined ? undefined : annualPillars(birth, start, { from, count });
}
