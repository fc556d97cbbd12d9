import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { AmantaMonth } from "./months";

/** Years elapsed in the eras that printed panchangs count by. */
export interface Samvats {
  /** From Chaitra, in the south and in the national calendar. */
  readonly shaka: number;
  /** From Chaitra, in the north. */
  readonly vikram: number;
  /** From Kartika, in Gujarat. */
  readonly gujarati: number;
  /** Of the southern cycle of sixty, from Prabhava, 0 to 59: one name for each Shaka year. */
  readonly southern0: number;
  /** Of the northern cycle at the instant: Jupiter's mean year, which is shorter than the Sun's. */
  readonly northern0: number;
}

const PAUSHA0 = 9;
const KARTIKA0 = 7;
const MAY = 5;

/** The years of an instant. A new year begins with the Chaitra that is no adhika month, as its first day is kept. */
export function samvatsAt(ephemeris: Ephemeris, jdTt: number, month: AmantaMonth): Samvats {
  const chaitraYear = yearOfChaitra(ephemeris, month);
  const shaka = chaitraYear - 78;
  return {
    shaka,
    vikram: chaitraYear + 57,
    gujarati: chaitraYear + (month.index0 >= KARTIKA0 ? 57 : 56),
    southern0: (shaka + 11) % 60,
    northern0: jovianYear0(jdTt),
  };
}

/** The Gregorian year in which the lunar year of a month began. */
function yearOfChaitra(ephemeris: Ephemeris, { index0, isAdhika, startJdTt }: AmantaMonth): number {
  const { date } = civilTimeAt(ephemeris.epochMillisecondsOf(startJdTt), 0);
  const year = Number(date.slice(0, 4));
  if (index0 === 0) return isAdhika ? year - 1 : year;
  return index0 >= PAUSHA0 && Number(date.slice(5, 7)) < MAY ? year - 1 : year;
}

/** Midnight of 17 to 18 February 3102 BC on the meridian of Ujjain, 75.77 degrees east. */
const KALI_YUGA_JD = 588465.5 - 75.77 / 360;
/** Days of Jupiter in one sign by the Surya Siddhanta with the bija. */
const JOVIAN_YEAR_DAYS = 361.034651064;
/** Vijaya, the 27th, began with the age. */
const FIRST0 = 26;

/** The northern year of sixty (Sewell, *Indian Chronography*, sections 149 to 151). */
function jovianYear0(jd: number): number {
  return (FIRST0 + Math.floor((jd - KALI_YUGA_JD) / JOVIAN_YEAR_DAYS)) % 60;
}

/** The sixty names from Prabhava. */
export const SAMVATSARAS = [
  "Prabhava",
  "Vibhava",
  "Shukla",
  "Pramoda",
  "Prajapati",
  "Angira",
  "Shrimukha",
  "Bhava",
  "Yuva",
  "Dhata",
  "Ishvara",
  "Bahudhanya",
  "Pramathi",
  "Vikrama",
  "Vrisha",
  "Chitrabhanu",
  "Subhanu",
  "Tarana",
  "Parthiva",
  "Vyaya",
  "Sarvajit",
  "Sarvadhari",
  "Virodhi",
  "Vikriti",
  "Khara",
  "Nandana",
  "Vijaya",
  "Jaya",
  "Manmatha",
  "Durmukha",
  "Hemalambi",
  "Vilambi",
  "Vikari",
  "Sharvari",
  "Plava",
  "Shubhakrit",
  "Shobhakrit",
  "Krodhi",
  "Vishvavasu",
  "Parabhava",
  "Plavanga",
  "Kilaka",
  "Saumya",
  "Sadharana",
  "Virodhakrit",
  "Paridhavi",
  "Pramadi",
  "Ananda",
  "Rakshasa",
  "Nala",
  "Pingala",
  "Kalayukta",
  "Siddharthi",
  "Raudra",
  "Durmati",
  "Dundubhi",
  "Rudhirodgari",
  "Raktaksha",
  "Krodhana",
  "Kshaya",
] as const;

/** A date of the Indian national calendar. */
export interface NationalDate {
  readonly year: number;
  /** From Chaitra, 0 to 11. */
  readonly month0: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/**
 * The national calendar's date of a Gregorian date: the year begins on 22 March, on the 21st in a leap year; Chaitra has
 * 30 days (31 in a leap year), the next five 31, the rest 30 (Report of the Calendar Reform Committee, part B).
 */
export function nationalDate(date: string): NationalDate {
  const year = Number(date.slice(0, 4));
  const day = Date.parse(`${date}T00:00:00Z`);
  const begins = (of: number): number => Date.UTC(of, 2, isLeap(of) ? 21 : 22);
  const start = day < begins(year) ? year - 1 : year;
  let rest = Math.round((day - begins(start)) / DAY_MS);
  let month0 = 0;
  for (const days = lengths(start); rest >= (days[month0] ?? 30) && month0 < 11; month0++) rest -= days[month0] ?? 30;
  return { year: start - 78, month0, day: rest + 1 };
}

function lengths(year: number): readonly number[] {
  return [isLeap(year) ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30];
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
