import { expandedDateOf, expandedDayNumberOf } from "@almagest/civil-time";
import { isAlmagestError } from "@almagest/operation";
import * as z from "zod";
import { newYear } from "./arithmetic";

/** 1 Tishri of the year 1. */
const FIRST_DAY = newYear(1);
const FIRST_DATE = expandedDateOf(FIRST_DAY);
const LAST_DATE = "9999-12-31";

/** A civil day that the Hebrew calendar has a date for; ISO 8601 writes years before 0000 with a sign and six digits. */
export const hebrewCivilDay = z
  .string()
  .regex(/^(?:\d{4}|[+-]\d{6})-\d\d-\d\d$/, { abort: true })
  .refine((text) => dayNumberIn(text) !== undefined, { abort: true })
  .refine(isKnown, {
    error: ({ input }) =>
      `${String(input)} is outside the Hebrew calendar that is computed here. Send a date from ${FIRST_DATE} (1 Tishri of the year 1) to ${LAST_DATE}.`,
  })
  .meta({
    name: "HebrewCivilDay",
    description: `Calendar date, YYYY-MM-DD, before the year 0000 with a sign and six digits of the year (ISO 8601): ${FIRST_DATE} to ${LAST_DATE} (proleptic Gregorian)`,
    examples: ["1990-06-15"],
  });

/** The dates of an answer, those sent as well. */
export const civilCalendar = z.literal("proleptic-gregorian").meta({ description: "Calendar of the dates sent" });

function dayNumberIn(text: string): number | undefined {
  try {
    return expandedDayNumberOf(text);
  } catch (error) {
    if (isAlmagestError(error)) return undefined;
    throw error;
  }
}

function isKnown(text: string): boolean {
  const dayNumber = expandedDayNumberOf(text);
  return dayNumber >= FIRST_DAY && dayNumber <= expandedDayNumberOf(LAST_DATE);
}
