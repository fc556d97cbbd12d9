import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { count } from "@almagest/operation";
import { birthTimeSchema, eventsEcho, longitudeDeg, valueNames } from "@almagest/sky";
import * as z from "zod";
import { conventionsSchema, eventSchema, hasMore, subjectSchema } from "../timeline/schema";

export const openEventSchema = z
  .object({
    ...eventSchema.shape,
    date: z.string().meta({ description: "Day by timezone; of a span its first day within these days" }),
    datetime: z
      .string()
      .exactOptional()
      .meta({ description: "UTC, to the nearest second; only where it is the same whenever the birth was" }),
    local: z
      .string()
      .exactOptional()
      .meta({ description: "The same by timezone, YYYY-MM-DDTHH:MM:SS; descriptions say UTC" }),
    from: z
      .string()
      .exactOptional()
      .meta({ description: "UTC; of an event that depends on the time of birth, absent where before these days" }),
    to: z.string().exactOptional().meta({ description: "UTC; the same, absent where after these days" }),
    isCertain: z
      .boolean()
      .exactOptional()
      .meta({ description: "Only of a span: whether it happens in it whenever the birth was, or for some births" }),
    orb: z.number().exactOptional().meta({
      description:
        "Degrees; 0 where exact, at most 1 where the planet turns back before: the greatest by time of birth",
    }),
  })
  .meta({ name: "ForecastEventInTime" });

const natalPlaceSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...named("sign", z.string().exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    from: longitudeDeg.meta({ description: "Where the arc begins that has its place" }),
    to: longitudeDeg.meta({ description: "Where it ends, in the direction of the signs" }),
    isDated: z.boolean().meta({ description: "False where the arc is over 3 degrees: no transit to it is listed" }),
  })
  .meta({ name: "NatalArc" });

export const openConventionsSchema = z
  .object({
    ...conventionsSchema.omit({ utc: true, clock: true }).shape,
    utcFrom: z.string().meta({ description: "The earliest instant of the birth, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest, ISO 8601" }),
  })
  .meta({ name: "UncertainForecastConventions" });

export const openDaysShape = {
  birthTime: birthTimeSchema("Forecast", valueNames(signs)),
  birthData: subjectSchema.omit({ time: true }).meta({ name: "UntimedForecastSubject" }),
  startDate: z.string(),
  endDate: z.string().meta({ description: "Last day, included" }),
  timezone: eventsEcho.shape.timezone,
  natal: z.array(natalPlaceSchema).meta({ description: "Sun to Pluto at birth, as far as they are known" }),
};

export const openTimelineOutput = z.object({
  ...openDaysShape,
  count,
  hasMore,
  events: z.array(openEventSchema).meta({
    rankedBy: "significance",
    description: "In order of time; in a shorter form the most significant first",
  }),
  conventions: openConventionsSchema,
});
