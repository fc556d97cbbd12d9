import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { houseSystemName } from "@almagest/operation";
import {
  birthDetailsSchema,
  birthTimeSchema,
  bodyPositionSchema,
  houseNumber,
  skyConventionsSchema,
  valueNames,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";

// Parts of the answers to a birth whose time is open.

export const natalBirthTime = birthTimeSchema("Natal", valueNames(signs));

export const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

export const signEntered = localTime.meta({ description: "The first second in that sign, by the clock of the birth" });

export const signName = z.string().meta({ description: "English name of the sign" });

const { latitude, speed } = bodyPositionSchema.shape;

const placeInTime = z.object({ ...zodiacPlaceSchema.shape, latitude, speed }).meta({ name: "PlaceInTime" });

/** A point over the span: what it is all through, and its places at the earliest and at the latest second. */
export const openPointShape = {
  ...named("sign", signName.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
  from: placeInTime.meta({ description: "At the earliest time" }),
  to: placeInTime.meta({ description: "At the latest time" }),
  isRetrograde: z
    .boolean()
    .exactOptional()
    .meta({ description: "Only where it is the same all through; never of the nodes" }),
};

/** A body of the chart over the span. */
export const openBodySchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...openPointShape,
  })
  .meta({ name: "BodyInTime" });

/** A birth as it was understood, without its time. */
export const untimedBirth = birthDetailsSchema.omit({ time: true }).meta({ name: "UntimedBirth" });

export const openConventions = z
  .object({
    ...skyConventionsSchema.omit({ utc: true, clock: true }).shape,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
  })
  .meta({ name: "UncertainSkyConventions" });

/** A point with its house, over the span. */
export const openHousedShape = {
  ...openPointShape,
  house: houseNumber.exactOptional().meta({ description: "Only where it is the same all through" }),
};

export const systemUsed = houseSystemName
  .exactOptional()
  .meta({ description: "The system really used; only where it is the same all through" });
