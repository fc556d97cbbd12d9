import { named } from "@almagest/i18n";
import { signs, weekdays } from "@almagest/i18n/astrology";
import { grahas, nakshatras, tithiNames } from "@almagest/i18n/vedic";
import { civilMoment, count, date, place, prose } from "@almagest/operation";
import { momentConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { indianTimezone } from "../birth/schema";
import { PURPOSE_IDS } from "./purposes";

export const MOST_DAYS = 90;
const MOST_PEOPLE = 8;

const purpose = z.enum(PURPOSE_IDS).meta({ name: "MuhurtaPurpose", fold: "case" });

const personBody = z
  .object({
    name: z.string().min(1).max(80).optional().meta({ description: "To be told apart in the answer" }),
    ...civilMoment.shape,
    timezone: indianTimezone,
  })
  .meta({ name: "MuhurtaPerson" });

export const muhurtaBody = z
  .object({
    purpose,
    date: date.meta({ description: "First day, YYYY-MM-DD", examples: ["2027-05-12"] }),
    days: z
      .int()
      .min(1)
      .max(MOST_DAYS)
      .default(1)
      .meta({ description: "Days from the first on, 1 to 90", examples: [1] }),
    timezone: indianTimezone,
    ...place.shape,
    people: z
      .array(personBody)
      .max(MOST_PEOPLE)
      .optional()
      .meta({ description: "Births of those who take part: star and sign of each Moon are asked of every hour" }),
  })
  .meta({ name: "MuhurtaAsked" });

const localInstant = z.string().meta({ description: "YYYY-MM-DDTHH:MM:SS by the clock of the date" });

const sourceSchema = z
  .object({
    text: z.string().nullable(),
    verse: z.string().nullable(),
    convention: z.string().nullable().meta({ description: "Whose practice, where no verse was read" }),
  })
  .meta({ name: "MuhurtaSource" });

const refusalSchema = z
  .object({
    rule: z
      .enum([
        "sun-sign",
        "adhika",
        "chaturmasa",
        "pitru",
        "venus",
        "jupiter",
        "eclipse",
        "weekday",
        "nakshatra",
        "tithi",
        "bhadra",
        "fall",
        "tara",
        "chandra",
        "short",
      ])
      .meta({ name: "MuhurtaRule" }),
    source: sourceSchema,
    reason: prose,
  })
  .meta({ name: "MuhurtaRefusal" });

export const noteSchema = z
  .object({
    note: z
      .enum(["lagna", "benefics", "malefics", "occupied", "moon-house", "eighth", "weekday", "bright-half"])
      .meta({ name: "MuhurtaNoteId" }),
    weight: z.int().meta({ description: "Points of the score, for or against" }),
    ...named("grahas", z.array(z.string()), grahas),
    text: prose,
  })
  .meta({ name: "MuhurtaNote" });

export const windowShape = {
  start: localInstant,
  end: localInstant,
  ...named("lagna", z.string(), signs),
  ...named("nakshatra", z.string(), nakshatras),
  ...named("tithi", z.string(), tithiNames),
  score: z.int().min(0).max(100).meta({ description: "50 where nothing speaks for or against the rising sign" }),
} as const;

export const windowSchema = z.object(windowShape).meta({ name: "MuhurtaWindow" });

export const bestSchema = z
  .object({
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    ...windowShape,
    notes: z.array(noteSchema),
  })
  .meta({ name: "BestMuhurta" });

export const daySchema = z
  .object({
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    open: z.boolean(),
    refusals: z.array(refusalSchema).meta({ description: "Empty on an open day" }),
    windows: z.array(windowSchema).meta({ description: "In order of time" }),
  })
  .meta({ name: "MuhurtaDay" });

export const muhurtaOutput = z.object({
  purpose,
  answer: z.string().exactOptional().meta({ withTexts: true, description: "The answer in words, kept in every form" }),
  openDays: count,
  best: z
    .array(bestSchema)
    .meta({ rankedBy: "score", description: "The best window of each open day, the best day first" }),
  days: z.array(daySchema),
  people: z.array(
    z
      .object({
        name: z.string().nullable(),
        ...named("nakshatra", z.string(), nakshatras),
        ...named("sign", z.string(), signs),
      })
      .meta({ name: "MuhurtaPersonMoon", description: "The Moon of the birth, Lahiri" }),
  ),
  nextOpen: z
    .object({ date: z.string(), ...named("weekday", z.string(), weekdays), ...windowShape })
    .meta({ name: "NextMuhurta" })
    .nullable()
    .meta({ description: "After a single refused day: the first open one of the 45 that follow" }),
  conventions: z
    .object({
      ayanamsa: z.literal("lahiri"),
      borders: z.string().meta({ description: "Distance of windows from a change of star or tithi" }),
      combustion: z.string(),
      eclipses: z.string(),
      left: z.string().meta({ description: "Parts cut out of every day" }),
      score: z.string(),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "MuhurtaConventions" }),
});
