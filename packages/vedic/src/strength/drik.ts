import { normalizeDeg } from "@almagest/ephemeris";
import type { SevenGraha } from "../grahas";
import type { Graha } from "../sky/positions";
import { type Beneficence, castersOf } from "./beneficence";

/** The strength with which a graha sees a point `x` degrees ahead of it, in virupas, 0 to 60. */
export type SightRule = (caster: SevenGraha, x: number) => number;

/** The sight that all share (Brihat Parashara Hora Shastra 26.6-8; Raman, Graha and Bhava Balas). */
function commonSight(x: number): number {
  if (x < 30 || x >= 300) return 0;
  if (x < 60) return (x - 30) / 2;
  if (x < 90) return x - 45;
  if (x < 120) return 30 + (120 - x) / 2;
  if (x < 150) return 150 - x;
  if (x < 180) return 2 * (x - 150);
  return (300 - x) / 2;
}

/**
 * Parashara's sight (26.6-12): Saturn, Mars and Jupiter have special curves around the 3rd and 10th, the 4th and 8th,
 * the 5th and 9th. Joined without a step; no pair adds up to more than 60.
 */
export function parasharaSight(caster: SevenGraha, aheadDeg: number): number {
  const x = normalizeDeg(aheadDeg);
  const own = SPECIAL_CURVES[caster]?.find(({ fromDeg, toDeg }) => x >= fromDeg && x < toDeg);
  return own === undefined ? commonSight(x) : own.virupas(x);
}

interface Curve {
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly virupas: (x: number) => number;
}

const SPECIAL_CURVES: Readonly<Partial<Record<SevenGraha, readonly Curve[]>>> = {
  saturn: [
    { fromDeg: 30, toDeg: 60, virupas: (x) => 2 * (x - 30) },
    { fromDeg: 60, toDeg: 90, virupas: (x) => 60 - (x - 60) / 2 },
    { fromDeg: 240, toDeg: 270, virupas: (x) => 30 + (x - 240) },
    { fromDeg: 270, toDeg: 300, virupas: (x) => 2 * (300 - x) },
  ],
  mars: [
    { fromDeg: 60, toDeg: 90, virupas: (x) => 15 + 1.5 * (x - 60) },
    { fromDeg: 90, toDeg: 120, virupas: (x) => 60 - (x - 90) },
    { fromDeg: 180, toDeg: 210, virupas: () => 60 },
    { fromDeg: 210, toDeg: 240, virupas: (x) => 60 - (x - 210) },
  ],
  jupiter: [
    { fromDeg: 90, toDeg: 120, virupas: (x) => 45 + (x - 90) / 2 },
    { fromDeg: 120, toDeg: 150, virupas: (x) => 60 - 2 * (x - 120) },
    { fromDeg: 210, toDeg: 240, virupas: (x) => 45 + (x - 210) / 2 },
    { fromDeg: 240, toDeg: 270, virupas: (x) => 60 - 1.5 * (x - 240) },
  ],
};

/** Raman's addition to the common sight (Graha and Bhava Balas 10): the sum can pass 60. */
const RAMAN_ADDS: Readonly<
  Partial<Record<SevenGraha, { readonly virupas: number; readonly from: readonly number[] }>>
> = {
  saturn: { virupas: 45, from: [60, 270] },
  mars: { virupas: 15, from: [90, 210] },
  jupiter: { virupas: 30, from: [120, 240] },
};

/** Raman's sight: a lump is added over thirty degrees from each special aspect on. Not what `shadbala` answers with. */
export function ramanSight(caster: SevenGraha, aheadDeg: number): number {
  const x = normalizeDeg(aheadDeg);
  const added = RAMAN_ADDS[caster];
  const isSpecial = added?.from.some((fromDeg) => x >= fromDeg && x < fromDeg + 30) === true;
  return commonSight(x) + (added !== undefined && isSpecial ? added.virupas : 0);
}

/** A quarter of what benefics see of a point less what malefics see of it, in virupas. */
export function drikBalaAt(
  longitudeDeg: number,
  grahas: readonly Graha[],
  beneficence: Beneficence,
  sight: SightRule = parasharaSight,
): number {
  const sum = castersOf(grahas).reduce((total, caster) => {
    const seen = sight(caster.id, longitudeDeg - caster.longitudeDeg);
    return total + (beneficence[caster.id] ? seen : -seen);
  }, 0);
  return sum / 4;
}
