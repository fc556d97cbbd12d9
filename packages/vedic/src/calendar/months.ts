import { type AngleTrack, angleCrossings, answerableWindow, type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { elongation, luminariesAt } from "../panchang/limbs";
import { signIndex0 } from "../zodiac/circle";

/** The lunar months from Chaitra, by the ids of their names. */
export const MONTH_IDS = [
  "chaitra",
  "vaishakha",
  "jyeshtha",
  "ashadha",
  "shravana",
  "bhadrapada",
  "ashwina",
  "kartika",
  "margashirsha",
  "pausha",
  "magha",
  "phalguna",
] as const;
export type MonthId = (typeof MONTH_IDS)[number];

/** A lunar month from one new moon to the next: `[startJdTt, endJdTt)`. */
export interface AmantaMonth {
  /** From Chaitra, 0 to 11. */
  readonly index0: number;
  /** No entry of the Sun into a sign falls in it. */
  readonly isAdhika: boolean;
  /** The month that has no new moon before it, where the Sun enters two signs in this one. */
  readonly suppressedIndex0: number | undefined;
  readonly startJdTt: number;
  readonly endJdTt: number;
}

/** The longest lunar month has 29.84 days. */
const REACH_DAYS = 31;
const MONTHS = 12;

/** The new moons of a window of TT Julian days, `[from, to)`, within 2 ms. */
export function newMoons(
  ephemeris: Ephemeris,
  window: { readonly fromJdTt: number; readonly toJdTt: number },
): number[] {
  const track: AngleTrack = elongation(ephemeris);
  return angleCrossings(track, { anglesDeg: [0], window: answerableWindow(ephemeris, window) }).map(({ jdTt }) => jdTt);
}

/**
 * The lunar months that touch a window, in order. A month has the name of the sign, by Lahiri, that holds the Sun at its
 * new moon: Pisces begins Chaitra. Two new moons in one sign make the first month adhika (Report of the Calendar Reform
 * Committee, part A, recommendation 6).
 */
export function amantaMonths(
  ephemeris: Ephemeris,
  { fromJdTt, toJdTt }: { readonly fromJdTt: number; readonly toJdTt: number },
): readonly AmantaMonth[] {
  const moons = newMoons(ephemeris, { fromJdTt: fromJdTt - REACH_DAYS, toJdTt: toJdTt + REACH_DAYS });
  return moons.slice(1).flatMap((endJdTt, before0) => {
    const startJdTt = at(moons, before0);
    return endJdTt <= fromJdTt || startJdTt >= toJdTt ? [] : [monthBetween(ephemeris, startJdTt, endJdTt)];
  });
}

/** The lunar month of an instant. */
export function amantaMonthAt(ephemeris: Ephemeris, jdTt: number): AmantaMonth {
  return at(amantaMonths(ephemeris, { fromJdTt: jdTt, toJdTt: jdTt + 1e-6 }), 0);
}

function monthBetween(ephemeris: Ephemeris, startJdTt: number, endJdTt: number): AmantaMonth {
  const sign0 = sunSign0(ephemeris, startJdTt);
  const passed = (sunSign0(ephemeris, endJdTt) - sign0 + MONTHS) % MONTHS;
  const index0 = (sign0 + 1) % MONTHS;
  return {
    index0,
    isAdhika: passed === 0,
    suppressedIndex0: passed === 2 ? (index0 + 1) % MONTHS : undefined,
    startJdTt,
    endJdTt,
  };
}

/** The sign of the Sun by Lahiri. */
export function sunSign0(ephemeris: Ephemeris, jdTt: number): number {
  return signIndex0(normalizeDeg(luminariesAt(ephemeris, jdTt).sunLongitudeDeg));
}

/** The name of a month in one of the two reckonings. */
export interface MonthName {
  readonly index0: number;
  readonly isAdhika: boolean;
  readonly suppressedIndex0: number | undefined;
}

/** A month that ends at the full moon takes the dark half before it; an adhika month keeps both its halves. */
export function purnimantaName(month: AmantaMonth, isDarkHalf: boolean): MonthName {
  const { index0, isAdhika, suppressedIndex0 } = month;
  if (!isDarkHalf || isAdhika) return { index0, isAdhika, suppressedIndex0 };
  const next = (of0: number): number => (of0 + 1) % MONTHS;
  return {
    index0: next(index0),
    isAdhika: false,
    suppressedIndex0: suppressedIndex0 === undefined ? undefined : next(suppressedIndex0),
  };
}
