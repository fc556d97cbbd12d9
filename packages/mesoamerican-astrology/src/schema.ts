import { dayNumberOf } from "@almagest/civil-time";
import { isAlmagestError, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { CORRELATIONS } from "./calendar/correlation";
import { FIRST_DATE, LAST_DATE, paddedDate } from "./calendar/days";
import { COLORS, DIRECTION_SCHEMES, DIRECTIONS } from "./calendar/directions";
import { AZTEC_SIGNS, HAAB_MONTHS, MAYAN_SIGNS } from "./calendar/signs";
import { YEAR_BEARER_SYSTEMS } from "./calendar/year-bearer";

/** A day of the years that this domain knows; month and day with one digit or two. */
export const calendarDate = z
  .string()
  .max(10)
  .refine(isYearKnown, {
    error: ({ input }) =>
      `The year of ${String(input)} is outside those known here. Send a calendar date from ${FIRST_DATE} to ${LAST_DATE}.`,
    abort: true,
  })
  .refine(isDay)
  .meta({
    name: "CalendarDay",
    format: "date",
    description: "Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000",
    examples: ["2012-12-21"],
  });

/** Asked before the day, so that a day of the year 4001 is not called one that does not exist. */
function isYearKnown(text: string): boolean {
  const [year] = /^\d{4}(?=-)/.exec(text) ?? [];
  return year === undefined || (year >= FIRST_DATE.slice(0, 4) && year <= LAST_DATE.slice(0, 4));
}

function isDay(text: string): boolean {
  const date = paddedDate(text);
  try {
    dayNumberOf(date);
  } catch (error) {
    if (isAlmagestError(error)) return false;
    throw error;
  }
  return date >= FIRST_DATE && date <= LAST_DATE;
}

export const correlation = z
  .enum(CORRELATIONS)
  .default("gmt-584283")
  .meta({ fold: "separators", description: "Which Julian day number is 0.0.0.0.0; its number ends the name" });
export const directionScheme = z.enum(DIRECTION_SCHEMES).default("madrid-codex").meta({
  fold: "separators",
  description: "Who gives the day signs their quarters; the two are a quarter-turn apart",
});
export const yearBearerSystem = z.enum(YEAR_BEARER_SYSTEMS).default("classic").meta({
  fold: "separators",
  description: "Whether 0, 1 or 2 Pop bears the year: classic, campeche, colonial-yucatec",
});

export const mayanSign = z.enum(MAYAN_SIGNS).meta({ name: "MayanSign" });
export const aztecSign = z.enum(AZTEC_SIGNS).meta({ name: "AztecSign" });
export const haabMonthId = z.enum(HAAB_MONTHS).meta({ name: "HaabMonthId" });
export const direction = z.enum(DIRECTIONS).meta({ name: "Quarter" });
export const quarterColor = z.enum(COLORS).meta({ name: "QuarterColor" });
export const coefficient = z.int().min(1).max(13);
export const trecenaNumber = z.int().min(1).max(20);
export const trecenaParam = z.object({ number: z.int().meta({ description: "1 to 20", examples: [1] }) });

export const CALENDAR = "proleptic-gregorian" as const;
/** The calendar of an answer's dates, those of the request included. */
export const calendarEcho = z.literal(CALENDAR).meta({ description: "Calendar of the dates sent and given" });

export const correlationEcho = z
  .object({ calendar: calendarEcho, correlation: z.enum(CORRELATIONS) })
  .meta({ name: "CorrelationUsed" });
export const schemeEcho = z
  .object({ directionScheme: z.enum(DIRECTION_SCHEMES) })
  .meta({ name: "DirectionSchemeUsed" });

/** The names of a day: its sign in three spellings, its number and its trecena. */
export const tzolkinFields = {
  daySign: mayanSign,
  daySignName: z.string(),
  daySignClassic: z.string().meta({ description: "Sixteenth-century Yucatec spelling" }),
  daySignKiche: z.string(),
  number: coefficient,
  trecena: z
    .object({
      number: trecenaNumber,
      dayOfTrecena: coefficient,
      rulingSign: mayanSign,
      rulingSignName: z.string(),
    })
    .meta({ name: "MayanTrecenaDay" }),
};

export const BANDS = ["gentle", "indifferent", "violent"] as const;

export const tzolkinReading = z
  .object({
    keynote: prose,
    numberReading: prose,
    numberBand: z
      .enum(BANDS)
      .exactOptional()
      .meta({ description: "As day keepers of Momostenango hold the number; none is recorded for 4, 5, 6 and 10" }),
    strengths: proseList,
    challenges: proseList,
    guidance: prose,
  })
  .meta({ name: "TzolkinReading" });

export const page = { total: z.int().min(0), limit: z.int().min(1), offset: z.int().min(0) };
