import { at } from "@almagest/operation";
import { DOSHA_IDS, type DoshaId } from "../tables/doshas";

/** The version of the rule by which factors are blended; a change of the rule changes it. */
export const BLENDING = "almagest/v1";

export const WEIGHTING = {
  lagnaSign: 2,
  moonSign: 1,
  strongestPlanet: 2,
  /** Of the leader's shadbala: from here on a graha counts as strong. */
  strongPlanetThreshold: 0.9,
  /** Percentage points: two shares nearer than this make one type together. */
  dualTypeMargin: 10,
} as const;

export const SINGLE_AND_DUAL_TYPES = [
  "vata",
  "pitta",
  "kapha",
  "vata-pitta",
  "vata-kapha",
  "pitta-vata",
  "pitta-kapha",
  "kapha-vata",
  "kapha-pitta",
] as const;
export const TYPES = [...SINGLE_AND_DUAL_TYPES, "sama"] as const;
export type ConstitutionType = (typeof TYPES)[number];

export interface Blend {
  /** Whole percents that sum to 100. */
  readonly shares: Readonly<Record<DoshaId, number>>;
  readonly dominant: DoshaId;
  readonly secondary: DoshaId;
  /** Whether the other two weigh exactly the same and share the second place; `secondary` is the first of them in order. */
  readonly isSecondShared: boolean;
  readonly type: ConstitutionType;
}

export interface Weighed {
  readonly doshas: readonly DoshaId[];
  readonly weight: number;
}

/** Halves and thirds of a weight are whole sixths. */
const PARTS_PER_WEIGHT = 6;

/**
 * Each factor gives its weight in equal parts to its doshas. Percents by the largest remainder, so that they sum to 100;
 * of equals the first in the order vata, pitta, kapha.
 */
export function blendOf(factors: readonly Weighed[]): Blend {
  const parts = partsOf(factors);
  const shares = sharesOf(parts);
  const byShare = [...DOSHA_IDS].sort((a, b) => shares[b] - shares[a]);
  const [dominant, secondary, last] = [at(byShare, 0), at(byShare, 1), at(byShare, 2)];
  const isNear = (id: DoshaId): boolean => shares[dominant] - shares[id] < WEIGHTING.dualTypeMargin;
  return { shares, dominant, secondary, isSecondShared: parts[secondary] === parts[last], type: typeOf() };

  function typeOf(): ConstitutionType {
    if (isNear(last)) return "sama";
    const name = isNear(secondary) ? `${dominant}-${secondary}` : dominant;
    return at(
      TYPES.filter((type) => type === name),
      0,
    );
  }
}

type Parts = Readonly<Record<DoshaId, number>>;

/** The weight of each dosha, in whole sixths. */
function partsOf(factors: readonly Weighed[]): Parts {
  const partOf = (id: DoshaId): number =>
    factors.reduce(
      (sum, { doshas, weight }) => sum + (doshas.includes(id) ? (weight * PARTS_PER_WEIGHT) / doshas.length : 0),
      0,
    );
  return { vata: partOf("vata"), pitta: partOf("pitta"), kapha: partOf("kapha") };
}

function sharesOf(weighed: Parts): Readonly<Record<DoshaId, number>> {
  const parts = DOSHA_IDS.map((id) => weighed[id]);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const whole = parts.map((part) => Math.floor((100 * part) / total));
  const missing = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = parts
    .map((part, index0) => ({ index0, remainder: (100 * part) % total }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .map(({ index0 }) => index0);
  const percentOf = (index0: number): number => at(whole, index0) + (byRemainder.includes(index0) ? 1 : 0);
  return { vata: percentOf(0), pitta: percentOf(1), kapha: percentOf(2) };
}
