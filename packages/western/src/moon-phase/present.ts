import { at, type DraftOf } from "@almagest/operation";
import { type Engine, POSITIONS } from "@almagest/sky";
import type * as z from "zod";
import { MOON_PHASE_IDS, type MoonPhase, type MoonPhaseId } from "./phase";
import { MOON_PHASE_NAMES, type moonConventionsSchema, type phaseFields } from "./schema";

type PhaseFields = DraftOf<z.ZodObject<typeof phaseFields>>;

/** Phase, illumination to a tenth of a percent, age to a hundredth of a day. */
export function presentPhase(moon: MoonPhase): PhaseFields {
  return {
    phase: nameOf(moon.phase),
    illumination: Math.round(1000 * moon.illuminatedFraction) / 10,
    age: Math.round(100 * moon.ageDays) / 100,
  };
}

function nameOf(phase: MoonPhaseId): (typeof MOON_PHASE_NAMES)[number] {
  return at(MOON_PHASE_NAMES, MOON_PHASE_IDS.indexOf(phase));
}

export function presentMoonConventions(engine: Engine): DraftOf<typeof moonConventionsSchema> {
  return { zodiac: "tropical", positions: POSITIONS, ephemeris: `${engine.name} ${engine.version}` };
}
