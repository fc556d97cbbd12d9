import { named } from "@almagest/i18n";
import { signs, weekdays } from "@almagest/i18n/astrology";
import { nakshatras, pakshas, tithiNames } from "@almagest/i18n/vedic";
import { place, prose } from "@almagest/operation";
import { askedMonth, yearBetween } from "@almagest/sky";
import * as z from "zod";
import { indianTimezone } from "../birth/schema";
import { monthNameSchema } from "../festivals/month-schema";
import { beginnings } from "../vocabulary/beginnings";
import { festivalNames } from "../vocabulary/festivals";
import { hoursConventionsSchema, localInstant } from "./schema";

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

export const panchangMonthBody = z
  .object({
    year: yearBetween(FIRST_YEAR, LAST_YEAR)
      .optional()
      .meta({ description: "The year that runs in UTC by default", examples: [2026] }),
    month: askedMonth,
    timezone: indianTimezone,
    ...place.shape,
  })
  .meta({ name: "PanchangMonthAsked" });

export const BEGINNINGS = ["free", "open", "careful", "closed"] as const;

const limb = <Terms extends Parameters<typeof named>[2]>(most: number, terms: Terms) =>
  ({ number: z.int().min(1).max(most), ...named("name", z.string(), terms), end: localInstant }) as const;

const daySchema = z
  .object({
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    sunrise: localInstant,
    sunset: localInstant,
    tithi: z
      .object({
        ...limb(30, tithiNames),
        ...named("paksha", z.enum(["Shukla", "Krishna"]).meta({ name: "Paksha" }), pakshas),
      })
      .meta({ name: "TithiOfMonth", description: "At sunrise, with its end" }),
    nakshatra: z.object(limb(27, nakshatras)).meta({ name: "StarOfMonth", description: "At sunrise, with its end" }),
    ...named("moonSign", z.string().meta({ description: "Sidereal, at sunrise" }), signs),
    lunarMonth: monthNameSchema.exactOptional().meta({ description: "By the count that ends at the new moon" }),
    ...named("festivals", z.array(z.string()).meta({ description: "By the rules of festivals" }), festivalNames),
    ...named(
      "beginnings",
      z.enum(BEGINNINGS).meta({
        name: "DayForBeginnings",
        description:
          "free: a day that needs no other muhurta; open: but for Rahu Kaal; careful: with hours or matters to leave out; closed: for another day",
      }),
      beginnings,
    ),
    verdict: prose.meta({ description: "As the panchang of the day says it" }),
  })
  .meta({ name: "PanchangOfMonth" });

export const panchangMonthOutput = z.object({
  year: z.int(),
  month: z.int().min(1).max(12),
  days: z.array(daySchema).meta({ description: "Each day of the month, at its sunrise" }),
  conventions: z
    .object({ ayanamsa: z.literal("lahiri"), ...hoursConventionsSchema.shape })
    .meta({ name: "PanchangMonthConventions" }),
});
