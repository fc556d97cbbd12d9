import { named } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { civilMoment, count, date, localizedText, place, prose } from "@almagest/operation";
import { eventsBody, eventsEcho, momentConventionsSchema } from "@almagest/sky";
import { eclipseKinds, moonPhaseNames, stationNames } from "@almagest/western";
import * as z from "zod";
import { traditionNames } from "../field-labels/values";
import { ECLIPSE_KINDS, EVENT_TYPES, PHASES, STATIONS, TRADITIONS } from "../search/event";
import { eventTypes } from "../vocabulary/events";

const coordinate = { description: "Decimal degrees; with both and a time of birth, descriptions name houses" };

export const birthData = z
  .object({
    ...civilMoment.shape,
    latitude: place.shape.latitude.optional().meta(coordinate),
    longitude: place.shape.longitude.optional().meta(coordinate),
  })
  .meta({ name: "ForecastBirth" });

const tradition = z.enum(TRADITIONS).meta({ name: "Tradition" });
const weight = z.number().min(0).max(100).optional();

export const domains = z
  .array(tradition)
  .optional()
  .meta({ description: "What to search; all three by default", examples: [["western", "vedic", "biorhythm"]] });

export const domainWeights = z
  .object({ western: weight, vedic: weight, biorhythm: weight })
  .meta({ name: "DomainWeights" })
  .optional()
  .meta({ description: "Factors of the significance; 1 by default" });

export const timezone = eventsBody.shape.timezone;

export const startDate = date.optional().meta({
  description: "First day by timezone; today by default",
  examples: ["2026-06-01"],
});

export const endDate = date.optional().meta({
  description: "Last day by timezone, included; 30 days after the start by default, at most 90",
  examples: ["2026-08-30"],
});

/** Events below it are left out. */
export function minSignificance(byDefault: number): z.ZodDefault<z.ZodNumber> {
  return z
    .number()
    .min(0)
    .max(100)
    .default(byDefault)
    .meta({ description: "Least significance after weighting", examples: [byDefault] });
}

export const subjectSchema = z
  .object({
    date: z.string(),
    time: z.string(),
    latitude: z.number().exactOptional().meta({ description: "Decimal degrees, north positive, where one was sent" }),
    longitude: z.number().exactOptional().meta({ description: "Decimal degrees, east positive, where one was sent" }),
    timezone: z.number().meta({ description: "Decimal hours from UTC that were applied" }),
  })
  .meta({ name: "ForecastSubject" });

const partsSchema = z
  .object({
    base: z.int().meta({ description: "By the kind of event and the body, level or meeting of cycles" }),
    target: z.int().meta({ description: "By the natal body; transits alone" }),
    aspect: z.int().meta({ description: "By the aspect; transits alone" }),
    orb: z.int().meta({ description: "Ten off for each degree short of the aspect" }),
    weight: z.number().meta({ description: "Of the tradition: factor of the sum of the others" }),
  })
  .meta({ name: "SignificanceParts" });

/** The names of natal bodies and of signs: what an event may touch. */
const targetNames = [bodies, signs];
const phaseNames = { "new-moon": moonPhaseNames.new, "full-moon": moonPhaseNames.full };

export const eventSchema = z
  .object({
    date: z.string().meta({ description: "Day by timezone" }),
    datetime: z.string().meta({ description: "UTC, to the nearest second" }),
    local: z.string().meta({ description: "The same by timezone, YYYY-MM-DDTHH:MM:SS; descriptions say UTC" }),
    ...named("domain", tradition, traditionNames),
    ...named("type", z.enum(EVENT_TYPES).meta({ name: "ForecastEventType" }), eventTypes),
    body: z.string().meta({ description: "Planet; lords and level of a dasha; cycle of a biorhythm" }),
    bodyLocalized: localizedText,
    ...named(
      "target",
      z.string().exactOptional().meta({
        description: "Natal body of a transit, sign of an ingress or of a lunar phase",
      }),
      targetNames,
    ),
    ...named("aspect", z.string().exactOptional(), aspects),
    orb: z.number().exactOptional().meta({
      description: "Degrees; 0 where exact, up to 1 where the planet turns back before",
    }),
    ...named(
      "station",
      z.enum(STATIONS).exactOptional().meta({ name: "StationMotion", description: "Motion that begins" }),
      stationNames,
    ),
    ...named("kind", z.enum(ECLIPSE_KINDS).exactOptional().meta({ name: "EclipseKind" }), eclipseKinds),
    obscuration: z.number().exactOptional().meta({
      description: "Part of the Moon's disc, by area, in the umbra at the maximum",
    }),
    ...named("phase", z.enum(PHASES).exactOptional().meta({ name: "ForecastPhase" }), phaseNames),
    description: prose,
    significance: z.int().min(0).max(100).meta({ description: "Weighted" }),
    significanceParts: partsSchema,
  })
  .meta({ name: "ForecastEvent" });

export const conventionsSchema = z
  .object({
    ...momentConventionsSchema.shape,
    positions: z.string().meta({ description: "Frame of all longitudes" }),
    ayanamsa: z.literal("lahiri").meta({ description: "Of the dasha" }),
    dashaYearDays: z.number(),
    nearMissOrb: z.number().meta({ description: "Degrees within which a turn short of an aspect counts" }),
    eclipses: z
      .enum(["greatest-eclipse", "not-available"])
      .meta({ description: "What stands for an eclipse; not-available where the ephemeris knows none" }),
    mostEvents: z.int().meta({ description: "More are cut, the least significant first" }),
    askedEndDate: z.string().exactOptional().meta({
      description:
        "The last day that was asked for, where the answer ends before it: after the 90 days that it covers at most",
    }),
  })
  .meta({ name: "ForecastConventions" });

export const daysShape = {
  birthData: subjectSchema,
  startDate: z.string(),
  endDate: z.string().meta({ description: "Last day, included" }),
  timezone: eventsEcho.shape.timezone,
};

export const hasMore = z.boolean().meta({
  description: "Whether events were cut, the least significant first; fewer days have them all",
});

export const timelineOutput = z.object({
  ...daysShape,
  count,
  hasMore,
  events: z.array(eventSchema).meta({
    rankedBy: "significance",
    description: "In order of time; in a shorter form the most significant first",
  }),
  conventions: conventionsSchema,
});
