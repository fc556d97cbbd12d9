import { named } from "@almagest/i18n";
import { weekdays } from "@almagest/i18n/astrology";
import { optionalProse, place, prose } from "@almagest/operation";
import { momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { indianTimezone } from "../birth/schema";
import { festivalNames } from "../vocabulary/festivals";
import { monthNameSchema } from "./month-schema";
import { FIRST_YEAR, LAST_YEAR } from "./occurrences";
import { REGIONS } from "./rule";

export const festivalsBody = z
  .object({
    year: z
      .int()
      .min(FIRST_YEAR)
      .max(LAST_YEAR)
      .meta({ description: "Gregorian, 1900 to 2100", examples: [2026] }),
    timezone: indianTimezone,
    ...place.shape,
  })
  .meta({ name: "FestivalsAsked" });

const localInstant = z.string().meta({ description: "YYYY-MM-DDTHH:MM:SS by the clock of the date at the place" });

const school = z.enum(["vaishnava", "bengal", "hemadri", "second-evening", "first-midday"]).meta({
  name: "FestivalSchool",
  description:
    "vaishnava: devotees of Vishnu; bengal: its almanacs; hemadri: the first of two midnights; second-evening: the last dusk that has the tithi; first-midday: the first midday that has any of it",
});

const festivalId = z.string().meta({ description: "As in `rules`" });

const kind = z.enum(["festival", "fast", "observance"]).meta({ name: "FestivalKind" });

const shared = {
  id: festivalId,
  ...named("name", z.string(), festivalNames),
  kind,
  starts: localInstant.nullable().meta({ description: "Of the tithi or star that decides it, or the Sun's entry" }),
  ends: localInstant.nullable(),
} as const;

const otherDate = z.object({ school, date: z.string() }).meta({ name: "FestivalElsewhere" });

/** A festival of the day whose panchang is asked for. */
export const festivalOfDaySchema = z
  .object({
    ...shared,
    school: school.nullable().meta({ description: "Those who keep it on this date; null: all" }),
    elsewhere: z.array(otherDate).meta({ description: "Dates of other schools" }),
    about: optionalProse,
  })
  .meta({ name: "FestivalOfDay" });

const rowSchema = z
  .object({
    ...shared,
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    month: monthNameSchema.nullable().meta({ description: "By the count that ends at the new moon" }),
    elsewhere: z.array(otherDate).meta({ description: "Dates of other schools where they differ" }),
    borderDate: z.string().nullable().meta({
      description: "The date that three minutes more or less of the tithi would give; else null",
    }),
  })
  .meta({ name: "FestivalOfYear" });

const sourceSchema = z
  .object({
    text: z.string().nullable(),
    page: z.int().nullable(),
    convention: z.string().nullable().meta({ description: "Whose practice, where no page was read" }),
  })
  .meta({ name: "FestivalSource" });

const ruleSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), festivalNames),
    kind,
    region: z.enum(REGIONS).meta({ name: "FestivalRegion" }),
    source: sourceSchema,
    rule: prose,
    about: prose,
  })
  .meta({ name: "FestivalRule" });

export const festivalsOutput = z.object({
  year: z.int(),
  festivals: z.array(rowSchema).meta({ description: "In order of date" }),
  rules: z.array(ruleSchema).meta({ description: "The rule of each festival of the year, once" }),
  conventions: z
    .object({
      months: z.string(),
      moments: z.string().meta({ description: "The parts of a day" }),
      day: z.string(),
      sunrise: z.string().meta({ description: "Definition of rising and setting" }),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "FestivalConventions" }),
});
