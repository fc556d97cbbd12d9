import { dayNumberOf } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import { nameAtLongitude, SHEM_NAMES, type ShemName } from "./shem";

export const ANGEL_DATINGS = ["solar-longitude", "lenain-blocks"] as const;
export type AngelDating = (typeof ANGEL_DATINGS)[number];
export const YEAR_STARTS = ["march-21", "march-20"] as const;
export type YearStart = (typeof YEAR_STARTS)[number];
export const LEAP_DAY_POLICIES = ["extend-previous", "next-angel"] as const;
export type LeapDayPolicy = (typeof LEAP_DAY_POLICIES)[number];

export const ROLES = ["body", "character", "spirit"] as const;
export type Role = (typeof ROLES)[number];

/** Where a name's time runs, in the terms of its own wheel. */
export type Window =
  | { readonly kind: "arc"; readonly startDeg: number; readonly endDeg: number }
  | { readonly kind: "degree"; readonly degree: number }
  | { readonly kind: "days"; readonly firstDay0: number; readonly lastDay0: number }
  | { readonly kind: "wheel-day"; readonly day0: number }
  | { readonly kind: "clock"; readonly startMinute: number; readonly endMinute: number };

export interface AngelFacts {
  readonly role: Role;
  readonly name: ShemName;
  readonly window: Window;
}

export interface WheelInput {
  readonly date: string;
  readonly time: string;
  /** Undefined where the sky of the birth is not computed. */
  readonly sunLongitudeDeg: number | undefined;
  readonly angelDating: AngelDating;
  readonly yearStart: YearStart;
  readonly leapDayPolicy: LeapDayPolicy;
}

/** Five days a name make 360; the five that are left stay with the last. */
const WHEEL_DAYS = 360;

/**
 * The three names of a birth: of its five degrees or days, of its single degree or day, of its twenty minutes. Without the
 * Sun's place only the last, where names go by degrees.
 */
export function angelsOf(input: WheelInput): readonly AngelFacts[] {
  const ofYear = input.angelDating === "solar-longitude" ? byLongitude(input) : byDays(input);
  return [...ofYear, spiritOf(input.time)];
}

function byLongitude({ sunLongitudeDeg }: WheelInput): readonly AngelFacts[] {
  if (sunLongitudeDeg === undefined) return [];
  const body = nameAtLongitude(sunLongitudeDeg);
  const degree = Math.floor(sunLongitudeDeg);
  return [
    { role: "body", name: body, window: { kind: "arc", startDeg: body.arcStartDeg, endDeg: body.arcEndDeg } },
    { role: "character", name: at(SHEM_NAMES, degree % 72), window: { kind: "degree", degree } },
  ];
}

function byDays(input: WheelInput): readonly AngelFacts[] {
  const day0 = wheelDay(input);
  const isLeft = day0 >= WHEEL_DAYS;
  const block0 = isLeft ? 71 : Math.floor(day0 / 5);
  const lastDay0 = block0 === 71 ? 364 : block0 * 5 + 4;
  return [
    { role: "body", name: at(SHEM_NAMES, block0), window: { kind: "days", firstDay0: block0 * 5, lastDay0 } },
    { role: "character", name: at(SHEM_NAMES, isLeft ? 71 : day0 % 72), window: { kind: "wheel-day", day0 } },
  ];
}

/** Day 0 to 364 of a year of 365 days that opens on 20 or 21 March; 29 February counts as the day before or after it. */
function wheelDay({ date, yearStart, leapDayPolicy }: WheelInput): number {
  const monthDay = date.slice(-"02-29".length);
  const leapDay = leapDayPolicy === "next-angel" ? "03-01" : "02-28";
  const counted = monthDay === "02-29" ? leapDay : monthDay;
  return (commonDay(counted) - commonDay(openingDay(yearStart)) + 365) % 365;
}

export function openingDay(yearStart: YearStart): string {
  return yearStart === "march-20" ? "03-20" : "03-21";
}

/** A month and day (MM-DD) as a day of any common year. */
export function commonDay(monthDay: string): number {
  return dayNumberOf(`2001-${monthDay}`);
}

function spiritOf(time: string): AngelFacts {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const index0 = Math.floor(minute / 20);
  const window = { kind: "clock", startMinute: index0 * 20, endMinute: index0 * 20 + 20 } as const;
  return { role: "spirit", name: at(SHEM_NAMES, index0), window };
}
