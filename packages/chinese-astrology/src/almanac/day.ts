import { dateOfDayNumber } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import type { ChineseCalendar } from "../calendar/calendar";
import { type LunarDay, lunarDayOf } from "../calendar/lunar";
import { solarMonthOfDay } from "../calendar/solar-months";
import { ANIMALS, type Animal, BRANCHES } from "../cycle/branches";
import { dayPillar, monthPillar, type Pillar, yearPillar } from "../cycle/pillars";
import { type Mansion, mansionOf } from "./mansions";
import { type OfficerId, officerOf } from "./officers";

/** A day as the almanac counts it. */
export interface AlmanacDayFacts {
  readonly date: string;
  /** Days since 1970-01-01. */
  readonly dayNumber: number;
  readonly lunar: LunarDay;
  /** Year and month by the solar terms, whole days at UTC+8: the day of a term belongs to what it opens. */
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly officer: OfficerId;
  readonly mansion: Mansion;
  /** The animal of the branch opposite the day's. */
  readonly clashAnimal: Animal;
}

export function almanacDayOf(calendar: ChineseCalendar, dayNumber: number): AlmanacDayFacts {
  const { solarYear, monthIndex0 } = solarMonthOfDay(calendar, dayNumber);
  const month = monthPillar(solarYear, monthIndex0);
  const day = dayPillar(dayNumber);
  return {
    date: dateOfDayNumber(dayNumber),
    dayNumber,
    lunar: lunarDayOf(calendar, dayNumber),
    year: yearPillar(solarYear),
    month,
    day,
    officer: officerOf(month.branch, day.branch),
    mansion: mansionOf(dayNumber),
    clashAnimal: at(ANIMALS, (BRANCHES.indexOf(day.branch) + 6) % 12),
  };
}
