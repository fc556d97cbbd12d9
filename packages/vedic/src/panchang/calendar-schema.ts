import { named } from "@almagest/i18n";
import { weekdays } from "@almagest/i18n/astrology";
import { lunarMonths, nakshatras, tithiNames } from "@almagest/i18n/vedic";
import * as z from "zod";
import { SAMVATSARAS } from "../calendar/years";
import { monthNameSchema } from "../festivals/month-schema";
import { limbNames } from "../vocabulary/limbs";
import { ayanas, ritus } from "../vocabulary/seasons";

const samvatsara = z.enum(SAMVATSARAS).meta({ name: "Samvatsara" });

const seasonSchema = z
  .object({ ...named("ritu", z.string(), ritus), ...named("ayana", z.string(), ayanas) })
  .meta({ name: "PanchangSeason" });

/** Month, years and seasons of a day. */
export const calendarSchema = z
  .object({
    amanta: monthNameSchema.meta({ description: "Months that end at the new moon, as in the south and west" }),
    purnimanta: monthNameSchema.meta({ description: "Months that end at the full moon, as in the north" }),
    vikramSamvat: z.int().meta({ description: "Year from Chaitra, as in the north" }),
    shakaSamvat: z.int(),
    gujaratiSamvat: z.int().meta({ description: "Vikram year from Kartika, as in Gujarat" }),
    samvatsara: z
      .object({
        north: samvatsara.meta({ description: "By Jupiter's mean year, at sunrise" }),
        south: samvatsara.meta({ description: "By the Shaka year" }),
      })
      .meta({ name: "Samvatsaras" }),
    national: z
      .object({ year: z.int(), ...named("month", z.string(), lunarMonths), day: z.int().min(1).max(31) })
      .meta({ name: "IndianNationalDate", description: "Of the Indian national calendar" }),
    sidereal: seasonSchema.meta({ description: "By the Sun's sign among the stars, Lahiri" }),
    tropical: seasonSchema.meta({ description: "By the Sun's sign from the equinox" }),
  })
  .meta({ name: "PanchangCalendar" });

export const neighborSchema = z
  .object({
    date: z.string(),
    ...named("weekday", z.string(), weekdays),
    ...named("tithi", z.string(), tithiNames),
    ...named("nakshatra", z.string(), nakshatras),
  })
  .meta({ name: "PanchangNeighbor", description: "Limbs at its sunrise" });

export const borderSchema = z
  .object({
    limb: z.enum(["tithi", "nakshatra"]).meta({ name: "BorderLimb" }),
    ...named("name", z.string(), limbNames),
    ...named("other", z.string(), limbNames),
    changesAt: z.string().meta({ description: "By the clock of the timezone sent" }),
  })
  .meta({ name: "LimbBorder" });

export const borders = z
  .array(borderSchema)
  .exactOptional()
  .meta({ description: "Where a tithi or nakshatra changes within three minutes of the instant judged: both" });
