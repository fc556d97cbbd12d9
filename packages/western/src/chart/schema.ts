import { named, type TermTable } from "@almagest/i18n";
import { aspects, bodies, elements } from "@almagest/i18n/astrology";
import { prose } from "@almagest/operation";
import { bodyPositionSchema, houseNumber, SECTS, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { ASPECT_CODES, ASPECT_IDS, ASPECTS } from "../aspects/table";
import { PATTERN_KINDS } from "../patterns/model";
import { modalities } from "../vocabulary/modalities";
import { patterns } from "../vocabulary/patterns";
import { pairFields } from "./pair";

/** The names of the aspects by their wire codes. */
export const aspectsByCode: TermTable = Object.fromEntries(ASPECT_IDS.map((id) => [ASPECTS[id].code, aspects[id]]));

export const aspectType = z.enum(ASPECT_CODES).meta({ name: "AspectType" });

/** The same as a request takes it, in any spelling. */
export const askedAspectType = aspectType.meta({ fold: "separators" });

export const housedBodySchema = z
  .object({ ...bodyPositionSchema.shape, house: houseNumber })
  .meta({ name: "HousedBody" });

export const housedPlaceSchema = z
  .object({ ...zodiacPlaceSchema.shape, house: houseNumber })
  .meta({ name: "HousedPlace" });

export const partOfFortuneSchema = z
  .object({ ...housedPlaceSchema.shape, sect: z.enum(SECTS) })
  .meta({ name: "PartOfFortune" });

export const aspectNature = z.enum(["harmonious", "challenging", "neutral"]).meta({ name: "AspectNature" });

/** A description of a sign or planet. */
export const shortAndLongSchema = z
  .object({ short: z.string().meta({ weight: "prose" }), long: z.string().meta({ weight: "prose" }) })
  .meta({ name: "ShortAndLong" });

/** A description of an aspect type; it has no weight, for it is left out with the whole meaning around it. */
export const aspectDescriptionSchema = z
  .object({ short: z.string(), long: z.string() })
  .meta({ name: "AspectDescription" });

export const aspectSchema = z
  .object({
    ...pairFields,
    ...named("type", aspectType, aspectsByCode),
    angle: z.number().meta({ description: "The exact angle of the type" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    isApplying: z.boolean(),
    strength: z.int().min(0).max(100).meta({ description: "100 exact, 0 at the edge of the orb" }),
    interpretation: aspectNature,
  })
  .meta({ name: "Aspect" });

export const patternSchema = z
  .object({
    kind: z.enum(PATTERN_KINDS),
    ...named("name", z.string(), patterns),
    ...named("planets", z.array(z.string()), bodies),
    ...named("apex", z.string().exactOptional(), bodies),
    ...named("element", z.enum(["fire", "earth", "air", "water"]).exactOptional(), elements),
    ...named("modality", z.enum(["cardinal", "fixed", "mutable"]).exactOptional(), modalities),
    dissociate: z.boolean().exactOptional(),
    tightness: z.int().min(0).max(100).meta({ description: "100 exact, 0 at the edge of its orbs" }),
    interpretation: prose,
    interpretationKey: z.string(),
    interpretationVars: z.record(z.string(), z.string()),
  })
  .meta({ name: "AspectPattern" });

export const aspectOrbsSchema = z
  .record(z.string(), z.number().meta({ description: "Degrees of separation from the exact angle" }))
  .meta({ name: "AspectOrbs", description: "Greatest orb in degrees, by aspect type" });
