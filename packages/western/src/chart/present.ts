import type { DraftOf } from "@almagest/operation";
import { angle, type SeenBody } from "@almagest/sky";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import type { AspectOf } from "./aspects";
import { presentPair } from "./pair";
import type { aspectSchema } from "./schema";

export function presentAspect(found: AspectOf<SeenBody["id"]>): DraftOf<typeof aspectSchema> {
  const facts = ASPECTS[found.aspect];
  // Not spread: a chart has some seventy aspects, and a spread before named members takes V8 a few µs each.
  const { planet1, planet2 } = presentPair(found);
  return {
    planet1,
    planet2,
    type: facts.code,
    angle: facts.angleDeg,
    orb: angle(found.orbDeg),
    isApplying: found.applying,
    strength: Math.round(found.strength),
    interpretation: facts.nature,
  };
}

/** The orbs in force, as every answer with aspects echoes them. */
export const ASPECT_ORBS: Readonly<Record<string, number>> = Object.fromEntries(
  ASPECT_IDS.map((id) => [ASPECTS[id].code, ASPECTS[id].maxOrbDeg]),
);
