import * as z from "zod";
import { isZoneName } from "./zone-names";

/** `date`: a day of the proleptic Gregorian calendar, YYYY-MM-DD. */
export const date = z.iso.date().meta({
  name: "CivilDate",
  description: "Calendar date, YYYY-MM-DD (proleptic Gregorian)",
  examples: ["1990-07-15"],
});

/** `time`: wall clock, 24-hour HH:MM:SS. `HH:MM` is read as that minute's first second. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .meta({
    name: "CivilTime",
    description: "Wall-clock time, 24-hour HH:MM:SS",
    examples: ["14:30:00"],
    fold: "time",
  });

const FIXED_OFFSET = /^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/;

/** True for a fixed offset of `±HH:MM` up to 14 hours, or the name of an IANA zone (in any letter case). */
export function isTimezoneText(text: string): boolean {
  return FIXED_OFFSET.test(text) || isZoneName(text);
}

/**
 * `timezone`: decimal hours from UTC, a fixed offset, or an IANA name resolved at that civil date and time. As text,
 * hours (`"5.5"`), `Z` and an unpadded offset (`+5:30`) are read too.
 */
export const timezone = z.union([z.number().min(-14).max(14), z.string().refine(isTimezoneText)]).meta({
  name: "Timezone",
  description:
    "Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time",
  examples: ["America/New_York"],
  fold: "timezone",
});

export const CALENDARS = ["gregorian", "julian", "auto"] as const;
export type DateCalendar = (typeof CALENDARS)[number];

/**
 * `calendar`: the calendar that the date of birth beside it is of. The date is converted as the request is read, and
 * `calendar` is `gregorian` from there on.
 */
export const calendar = z.enum(CALENDARS).optional().meta({
  name: "DateCalendar",
  description: "Of the birth date; auto is Julian to 1582-10-04",
  fold: "calendar",
});

/** The civil moment that birth endpoints share. */
export const civilMoment = z.object({ date, time, timezone, calendar });
