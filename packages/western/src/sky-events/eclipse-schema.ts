import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { place } from "@almagest/operation";
import { eventInstantSchema, eventsBody, eventsEcho, windowConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { eclipseKinds } from "../vocabulary/eclipses";

const KINDS = ["total", "annular", "hybrid", "partial", "penumbral"] as const;

const coordinate = "Decimal degrees; with both, each eclipse says how it looks from there";

export const eclipsesBody = z.object({
  ...eventsBody.shape,
  body: z
    .enum(["Sun", "Moon"])
    .optional()
    .meta({ description: "Only eclipses of the Sun or of the Moon; both by default", fold: "case" }),
  latitude: place.shape.latitude.optional().meta({ description: coordinate }),
  longitude: place.shape.longitude.optional().meta({ description: coordinate }),
  visibleOnly: z
    .boolean()
    .default(false)
    .meta({ description: "Only eclipses of which something is above the horizon of the place" }),
});

const altitude = z
  .number()
  .min(-90)
  .max(90)
  .meta({ description: "Degrees of the middle of the disc above the horizon, without refraction" });

/** An instant of an eclipse; the altitude of the body only where a place was sent. */
const contactSchema = z
  .object({ ...eventInstantSchema.shape, altitude: altitude.exactOptional() })
  .meta({ name: "EclipseContact" });

const stageSchema = z
  .object({ ...named("stage", z.enum(KINDS), eclipseKinds), begins: contactSchema, ends: contactSchema })
  .meta({ name: "EclipseStage" });

const magnitude = z.number();

const localSchema = z
  .object({
    isVisible: z
      .boolean()
      .meta({ description: "Whether any of it is above the horizon; else no other member is sent" }),
    ...named("kind", z.enum(KINDS).exactOptional().meta({ description: "The deepest stage seen" }), eclipseKinds),
    magnitude: magnitude
      .exactOptional()
      .meta({ description: "Of the Sun the covered part of its diameter, of the Moon the part in the shadow" }),
    obscuration: magnitude
      .exactOptional()
      .meta({ description: "Covered part of the Sun's disc; of the Moon the umbral magnitude clipped at 1" }),
    greatest: contactSchema
      .exactOptional()
      .meta({ description: "The middle, or where that is below the horizon the instant nearest to it that is seen" }),
    visibleFrom: contactSchema.exactOptional().meta({ description: "The first contact, or the rising after it" }),
    visibleTo: contactSchema.exactOptional().meta({ description: "The last contact, or the setting before it" }),
  })
  .meta({ name: "EclipseAtPlace" });

export const eclipseSchema = z
  .object({
    ...named("body", z.enum(["Sun", "Moon"]), bodyTerms),
    ...named("kind", z.enum(KINDS).meta({ description: "The greatest phase anywhere on Earth" }), eclipseKinds),
    ...eventInstantSchema.shape,
    magnitude: magnitude.meta({ description: "At the maximum: of a penumbral eclipse the penumbral one" }),
    obscuration: magnitude.meta({ description: "Covered part of the Sun's disc; of the Moon of its diameter" }),
    gamma: z
      .number()
      .meta({ description: "Least distance of the shadow's axis, or of the Moon from it; in Earth radii" }),
    ...zodiacPlaceSchema.shape,
    stages: z.array(stageSchema).exactOptional().meta({
      description:
        "From first to last contact, the outermost first: of the Moon the same everywhere, of the Sun over the place alone",
    }),
    local: localSchema.exactOptional().meta({ description: "Only where a place was sent" }),
  })
  .meta({ name: "EclipseEvent" });

export const eclipsesOutput = z.object({
  ...eventsEcho.shape,
  events: z.array(eclipseSchema).meta({ description: "In order of time" }),
  conventions: windowConventionsSchema,
});
