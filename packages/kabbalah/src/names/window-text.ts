import { dateOfDayNumber } from "@almagest/civil-time";
import { monthNames, signs } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { signOf } from "@almagest/sky";
import type { KabbalahReader } from "../texts/reader";
import { commonDay, type LeapDayPolicy, openingDay, type Window, type YearStart } from "./wheels";

const MONTHS = Object.values(monthNames);

/** The division of the days of the year. */
export interface DayConventions {
  readonly yearStart: YearStart;
  readonly leapDayPolicy: LeapDayPolicy;
}

/** A window in the terms of its wheel: degrees, civil days or clock times. Undefined where no texts are at hand. */
export function windowText(window: Window, conventions: DayConventions, reader: KabbalahReader): string | undefined {
  const texts = reader.at("windows");
  switch (window.kind) {
    case "arc":
      return degreesText("arc", window, texts);
    case "degree":
      return degreesText("degree", { startDeg: window.degree, endDeg: window.degree + 1 }, texts);
    case "days": {
      const [first, last] = [window.firstDay0, window.lastDay0].map((day0) =>
        dayName(day0, conventions.yearStart, texts),
      );
      return withLeapDay(spanText(first, last, texts), daysOf(window), conventions, texts);
    }
    case "wheel-day": {
      const days0 = wheelDays(window.day0);
      const days = days0.map((day0) => dayName(day0, conventions.yearStart, texts));
      return withLeapDay(listText(days, texts), days0, conventions, texts);
    }
    case "clock":
      return spanText(clock(window.startMinute), clock(window.endMinute), texts);
  }
}

type Told = string | undefined;

function degreesText(
  kind: "arc" | "degree",
  { startDeg, endDeg }: { readonly startDeg: number; readonly endDeg: number },
  texts: KabbalahReader,
): Told {
  return texts.text("windows.degrees", {
    kind,
    start: String(startDeg),
    end: String(endDeg),
    sign: signs[signOf(startDeg)][texts.speaks],
    within: String(startDeg % 30),
    last: String((startDeg % 30) + endDeg - startDeg),
  });
}

function spanText(from: Told, to: Told, texts: KabbalahReader): Told {
  return from === undefined || to === undefined ? undefined : texts.text("windows.span", { from, to });
}

function listText([first, ...others]: readonly Told[], texts: KabbalahReader): Told {
  return others.reduce(
    (days, day) => (days === undefined || day === undefined ? undefined : texts.text("windows.days", { days, day })),
    first,
  );
}

function daysOf({ firstDay0, lastDay0 }: { readonly firstDay0: number; readonly lastDay0: number }): readonly number[] {
  return Array.from({ length: lastDay0 - firstDay0 + 1 }, (_, index0) => firstDay0 + index0);
}

/** Says of days that hold the one with which 29 February counts that they hold that too. */
function withLeapDay(
  days: Told,
  days0: readonly number[],
  { yearStart, leapDayPolicy }: DayConventions,
  texts: KabbalahReader,
): Told {
  const countedWith = leapDayPolicy === "next-angel" ? "03-01" : "02-28";
  const day0 = (commonDay(countedWith) - commonDay(openingDay(yearStart)) + 365) % 365;
  return days !== undefined && days0.includes(day0) ? texts.text("windows.leapDay", { days }) : days;
}

/** The days of a name in the wheel of one name a day: five of them, or the five left over, which stay with the last. */
function wheelDays(day0: number): readonly number[] {
  const place0 = day0 >= 360 ? 71 : day0 % 72;
  const own = [0, 72, 144, 216, 288].map((turn) => turn + place0);
  return place0 === 71 ? [...own, 360, 361, 362, 363, 364] : own;
}

function dayName(day0: number, yearStart: YearStart, texts: KabbalahReader): Told {
  const date = dateOfDayNumber(commonDay(openingDay(yearStart)) + day0);
  const month = at(MONTHS, Number(date.slice(5, 7)) - 1)[texts.speaks];
  return texts.text("windows.day", { month, day: String(Number(date.slice(8))) });
}

function clock(minute: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
