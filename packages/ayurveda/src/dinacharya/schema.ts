import { date, place, prose, timezone } from "@almagest/operation";
import { momentConventionsSchema, offsetApplied } from "@almagest/sky";
import * as z from "zod";
import { doshaPeriodShape, instant, metaSchema } from "../schema";
import { sourceSchema } from "../sources/present";
import { DOSHA_CLOCKS, SUN_STATES } from "./compute";

export const dinacharyaBody = z.object({
  date,
  ...place.shape,
  timezone: timezone.default(0).meta({
    description: "Decimal hours from UTC, a fixed offset, or an IANA name; decides the local day and the clock's hours",
    examples: ["Europe/London"],
  }),
  doshaClock: z.enum(DOSHA_CLOCKS).default("sunrise-anchored").meta({
    fold: "separators",
    description: "Thirds of the day and of the night by the Sun, or six blocks of four hours by the clock",
  }),
});

/** Members of an answer only where the Sun rises, sets and rises again. */
export const sunShape = {
  sunrise: instant.exactOptional().meta({ description: "First sunrise of the date; absent where there is none" }),
  sunset: instant.exactOptional().meta({ description: "The first after it; absent where there is none" }),
};

export const sunState = z.enum(SUN_STATES).meta({
  name: "SunState",
  description:
    "midnight-sun and polar-night: without a sunrise, a sunset and a next sunrise the day is told by the clock",
});

const period = z
  .object({
    ...doshaPeriodShape,
    third: z.int().min(1).max(3).exactOptional().meta({ description: "Of the day or of the night; none by the clock" }),
    reading: prose,
  })
  .meta({ name: "DoshaPeriod" });

const alternate = z.object({ ...doshaPeriodShape, third: period.shape.third }).meta({ name: "AlternateDoshaPeriod" });

const step = z
  .object({
    order: z.int().min(1).meta({ description: "In the order of the verses, from 1" }),
    id: z.string(),
    sanskritName: z.string(),
    guidance: prose,
    timing: prose,
    source: sourceSchema,
  })
  .meta({ name: "DinacharyaStep" });

export const doshaClockShape = {
  doshaClock: z.enum(DOSHA_CLOCKS).meta({ description: "The one used" }),
  requestedDoshaClock: z
    .enum(DOSHA_CLOCKS)
    .exactOptional()
    .meta({ description: "Only where the Sun left no choice: what was asked for" }),
  sunState,
  sunriseRule: z.string().meta({ description: "Definition of risings and settings" }),
  timezone: offsetApplied,
};

export const dinacharyaOutput = z.object({
  date: z.string(),
  ...sunShape,
  nextSunrise: instant.exactOptional().meta({ description: "Closes the night; absent where there is none" }),
  brahmaMuhurta: z
    .object({
      start: instant,
      end: instant,
      muhurtaMinutes: z.number().meta({ description: "Minutes" }),
      muhurtasPerAhoratra: z.int().meta({ description: "Muhurtas in a day and night" }),
      reading: prose,
      source: sourceSchema,
    })
    .meta({ name: "BrahmaMuhurta" })
    .exactOptional(),
  doshaPeriods: z.array(period),
  alternatePeriods: z
    .array(alternate)
    .meta({ description: "By the other clock; empty where the Sun does not rise and set" }),
  routine: z.array(step),
  summary: prose,
  sources: z.array(sourceSchema),
  conventions: z
    .object({ ...doshaClockShape, ...momentConventionsSchema.shape })
    .meta({ name: "DinacharyaConventions" }),
  meta: metaSchema,
});
