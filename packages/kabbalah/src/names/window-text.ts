import { dateOfDayNumber } from "@almagest/civil-time";
import { monthNames, signs } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { signOf } from "@almagest/sky";
import { commonDay, type LeapDayPolicy, openingDay, type Window, type YearStart } from "./wheels";

const MONTHS = Object.values(monthNames);

/** The division of the days of the year. */
export interface DayConventions {
  readonly yearStart: YearStart;
  readonly leapDayPolicy: LeapDayPolicy;
}

/** A window in the terms of its wheel: degrees, civil days or clock times. English. */
export function windowText(window: Window, conventions: DayConventions): string {
  const day = (day0: number): string => dayName(day0, conventions.yearStart);
  switch (window.kind) {
    case "arc": {
      const { startDeg, endDeg } = window;
      return `Sun from ${startDeg}° to ${endDeg}°: ${degreesIn(startDeg)} to ${(startDeg % 30) + 5}°`;
    }
    case "degree":
      return `Sun in the degree from ${window.degree}° to ${window.degree + 1}°: ${degreesIn(window.degree)}`;
    case "days":
      return `${day(window.firstDay0)} to ${day(window.lastDay0)}${leapDay(daysOf(window), conventions)}`;
    case "wheel-day":
      return `${wheelDays(window.day0).map(day).join(", ")}${leapDay(wheelDays(window.day0), conventions)}`;
    case "clock":
      return `${clock(window.startMinute)} to ${clock(window.endMinute)}`;
  }
}

function daysOf({ firstDay0, lastDay0 }: { readonly firstDay0: number; readonly lastDay0: number }): readonly number[] {
  return Array.from({ length: lastDay0 - firstDay0 + 1 }, (_, index0) => firstDay0 + index0);
}

/** Says of days that hold the one with which 29 February counts that they hold that too. */
function leapDay(days0: readonly number[], { yearStart, leapDayPolicy }: DayConventions): string {
  const countedWith = leapDayPolicy === "next-angel" ? "03-01" : "02-28";
  const day0 = (commonDay(countedWith) - commonDay(openingDay(yearStart)) + 365) % 365;
  return days0.includes(day0) ? " (February 29 with them)" : "";
}

function degreesIn(longitudeDeg: number): string {
  return `${signs[signOf(longitudeDeg)].en} ${longitudeDeg % 30}°`;
}

/** The days of a name in the wheel of one name a day: five of them, or the five left over, which stay with the last. */
function wheelDays(day0: number): readonly number[] {
  const place0 = day0 >= 360 ? 71 : day0 % 72;
  const own = [0, 72, 144, 216, 288].map((turn) => turn + place0);
  return place0 === 71 ? [...own, 360, 361, 362, 363, 364] : own;
}

function dayName(day0: number, yearStart: YearStart): string {
  const date = dateOfDayNumber(commonDay(openingDay(yearStart)) + day0);
  const month = at(MONTHS, Number(date.slice(5, 7)) - 1).en;
  return `${month} ${Number(date.slice(8))}`;
}

function clock(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
