import type { Ephemeris } from "@almagest/ephemeris";
import { type PhaseCount, phaseCounts } from "./balance";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { type DayMasterStrength, dayMasterStrength } from "./strength";
import { type UsefulGod, usefulGod } from "./useful-god";

/** A birth with the strength of its day master and its useful god. */
export interface DayMasterFacts {
  readonly birth: BaziBirth;
  readonly counts: readonly PhaseCount[];
  readonly strength: DayMasterStrength;
  readonly useful: UsefulGod;
}

export function computeDayMaster(input: BaziInput, { ephemeris }: { readonly ephemeris: Ephemeris }): DayMasterFacts {
  return weighed(baziBirth(ephemeris, input));
}

/** The strength of a chart and its useful god, weighed once for every reading. */
export function weighed(birth: BaziBirth): DayMasterFacts {
  const counts = phaseCounts(birth);
  const strength = dayMasterStrength(birth);
  return { birth, counts, strength, useful: usefulGod(birth, { counts, strength }) };
}
