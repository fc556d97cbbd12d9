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

const MONTHS = 12;

/** The mean new moon of January 2000 and the mean month. */
const EPOCH_JD = 2_451_550.097_66;
const MEAN_MONTH_DAYS = 29.530_588_861;
/** A true new moon is less than fifteen hours from its mean one. */
const REACH_DAYS = 0.75;

/** The new moon of a count, within 2 ms: the same question has the same answer, whoever asks. */
function newMoon(ephemeris: Ephemeris, count: number): number | undefined {
  const meanJdTt = EPOCH_JD + MEAN_MONTH_DAYS * count;
  const window = answerableWindow(ephemeris, { fromJdTt: meanJdTt - REACH_DAYS, toJdTt: meanJdTt + REACH_DAYS });
  const track: AngleTrack = elongation(ephemeris);
  return angleCrossings(track, { anglesDeg: [0], window })[0]?.jdTt;
}

/** The new moons from the last one before a window of TT Julian days to the first one after it. */
export function newMoons(
  ephemeris: Ephemeris,
  { fromJdTt, toJdTt }: { readonly fromJdTt: number; readonly toJdTt: number },
): readonly number[] {
  const first = Math.floor((fromJdTt - REACH_DAYS - EPOCH_JD) / MEAN_MONTH_DAYS);
  const last = Math.ceil((toJdTt + REACH_DAYS - EPOCH_JD) / MEAN_MONTH_DAYS);
  return Array.from({ length: last - first + 1 }, (_, index0) => newMoon(ephemeris, first + index0)).filter(
    (jdTt) => jdTt !== undefined,
  );
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
  const moons = newMoons(ephemeris, { fromJdTt, toJdTt });
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
