import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { NODE_TYPES } from "@almagest/operation";
import { BODY_IDS, type BodyId, eventInstantSchema, windowConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { stationNames } from "../vocabulary/stations";

/** Conventions of an answer that may list a node. */
export const nodeWindowConventions = z.object({ ...windowConventionsSchema.shape, nodeType: z.enum(NODE_TYPES) });

/** A request member that names bodies; the English name on the wire is the vocabulary's. */
export function bodyNames<Id extends BodyId>(ids: readonly Id[], description: string) {
  return z
    .array(z.enum(ids.map((id): (typeof bodyTerms)[Id]["en"] => bodyTerms[id].en)).meta({ fold: "separators" }))
    .min(1)
    .max(ids.length)
    .optional()
    .meta({ description, examples: [["Mercury"]] });
}

/** The bodies of their English names, in the order of every answer. */
export function bodiesNamed(names: readonly string[] | undefined, byDefault: readonly BodyId[]): readonly BodyId[] {
  return names === undefined ? byDefault : BODY_IDS.filter((id) => names.includes(bodyTerms[id].en));
}

export const stationSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    ...named("station", z.enum(["retrograde", "direct"]).meta({ description: "The motion that begins" }), stationNames),
    ...eventInstantSchema.shape,
    ...zodiacPlaceSchema.shape,
  })
  .meta({ name: "StationEvent" });
