import { named } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { date, langQuery, prose, timezone } from "@almagest/operation";
import { houseNumber, SIGN_IDS, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { colors } from "../vocabulary/colors";
import { principalMoonPhases } from "../vocabulary/moon-phases";
import { FIRST_YEAR, LAST_YEAR } from "./period";
import { ECLIPSE_KINDS, EVENT_TYPES, TOLD_ASPECTS } from "./sky-event";

const FIRST_DAY = `${FIRST_YEAR}-01-01`;
const LAST_DAY = `${LAST_YEAR}-12-31`;

export const signParams = z.object({
  sign: z
    .string()
    .min(1)
    .max(60)
    .meta({
      description: `A sign's id or English name, any letter case: ${SIGN_IDS.join(", ")}`,
      examples: ["aries"],
    }),
});

const periodTimezone = timezone.default(0).meta({
  description: "Whose present day counts where no date is given: decimal hours, a fixed offset, or an IANA name",
  examples: ["America/New_York"],
});

export const dayQuery = z.object({
  ...langQuery.shape,
  date: date
    .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
      error: `There are horoscopes from ${FIRST_DAY} to ${LAST_DAY}. Send a date of these years.`,
    })
    .optional()
    .meta({
      description: `A day of the period, ${FIRST_DAY} to ${LAST_DAY}; today in the timezone by default`,
      examples: ["2026-04-03"],
    }),
  timezone: periodTimezone,
});

export const yearQuery = z.object({
  ...langQuery.shape,
  year: z
    .int()
    .min(FIRST_YEAR)
    .max(LAST_YEAR)
    .optional()
    .meta({ description: "The year that runs in the timezone by default", examples: [2026] }),
  timezone: periodTimezone,
});

const eventSchema = z
  .object({
    type: z.enum(EVENT_TYPES),
    at: z.string().meta({ description: "UTC, to the second that has begun" }),
    ...named("bodies", z.array(z.string()).meta({ description: "Of an aspect the faster first" }), bodies),
    ...named("aspect", z.enum(TOLD_ASPECTS).exactOptional(), aspects),
    ...named(
      "phase",
      z.string().exactOptional().meta({ description: "Of a lunar phase: which of the four principal ones" }),
      principalMoonPhases,
    ),
    ...named(
      "sign",
      z
        .string()
        .exactOptional()
        .meta({ description: "Absent where the two bodies of an aspect stand in different signs" }),
      signs,
    ),
    house: houseNumber.meta({ description: "Solar house of the first body's sign" }),
    through: z
      .string()
      .exactOptional()
      .meta({ description: "End of the aspect's orb, of the stay in the sign, of the retrograde motion" }),
  })
  .meta({ name: "HoroscopeEvent" });

export const signFields = named("sign", z.string(), signs);

export const textFields = {
  overview: prose,
  love: prose,
  career: prose,
  health: prose,
  finance: prose,
  advice: prose,
  column: prose.meta({ description: "One text of its own, a blank line between paragraphs" }),
  events: z
    .array(eventSchema)
    .meta({ description: "What the texts speak of, earliest first; a stay may have begun before" }),
};

export const luckyNumbersField = z.array(z.int().min(1).max(9));

export const colorFields = named("luckyColor", z.string(), colors);

export const compatibleFields = named(
  "compatibleSigns",
  z.array(z.string()).meta({ description: "The two trine signs, then one sextile sign" }),
  signs,
);

export const conventionsSchema = z
  .object({
    ...skyConventionsSchema.pick({ zodiac: true, positions: true, ephemeris: true }).shape,
    houses: z.literal("solar-whole-sign").meta({ description: "The sign itself is the first house" }),
    period: z.object({ from: z.string(), to: z.string() }).meta({ description: "UTC; `to` is excluded" }),
    positionsAt: z.string().meta({ description: "The instant of positions, UTC" }),
    aspects: z.array(z.enum(TOLD_ASPECTS)),
    aspectOrbs: z.record(z.string(), z.number()).meta({ description: "Degrees within which an aspect runs" }),
    stays: z
      .literal("unbroken")
      .meta({ description: "`through` of a stay is the first exit, even if the body comes back" }),
    eclipses: z.enum(["greatest-eclipse", "not-available"]),
    rules: z.record(z.string(), z.string()).meta({ description: "How the members that are rules of thumb were found" }),
  })
  .meta({ name: "HoroscopeConventions" });

export const eclipseKind = z.enum(ECLIPSE_KINDS).meta({ name: "EclipseKind" });
