import { normalizeDeg } from "@almagest/ephemeris";
import type { SevenGraha } from "../grahas";
import { degreeInSign, signIndex0 } from "../zodiac/circle";
import { aspectOf, type Placed, type TajikaAspect } from "./relation";

/** Running, full (within a degree), coming (up to a degree outside the orb), and from the last degree of a sign. */
export const ITHASALA_KINDS = ["vartamana", "purna", "bhavishyat", "rashyanta"] as const;
export type IthasalaKind = (typeof ITHASALA_KINDS)[number];

export interface Ithasala {
  readonly faster: SevenGraha;
  readonly slower: SevenGraha;
  readonly kind: IthasalaKind;
}

const FULL_WITHIN_DEG = 1;
const COMING_WITHIN_DEG = 1;
/** The last degree of a sign begins here. */
const LAST_DEGREE = 29;

/** The faster of two has fewer degrees than the slower, and their lights meet (Narasimha Rao 28.7; Adawal 4.3). */
export function ithasalaOf(one: Placed, other: Placed): Ithasala | undefined {
  const aspect = aspectOf(one, other);
  if (aspect === undefined) return comingSign(one, other);
  const kind = kindOf(aspect);
  return kind === undefined ? comingSign(one, other) : { faster: aspect.faster, slower: aspect.slower, kind };
}

function kindOf({ aheadDeg, orbDeg }: TajikaAspect): IthasalaKind | undefined {
  if (aheadDeg < 0) return undefined;
  if (aheadDeg <= FULL_WITHIN_DEG) return "purna";
  if (aheadDeg <= orbDeg) return "vartamana";
  return aheadDeg <= orbDeg + COMING_WITHIN_DEG ? "bhavishyat" : undefined;
}

/** The faster, in the last degree of its sign, will apply to the slower from the next. */
function comingSign(one: Placed, other: Placed): Ithasala | undefined {
  return ithasalaFromNextSign(one, other) ?? ithasalaFromNextSign(other, one);
}

function ithasalaFromNextSign(mover: Placed, other: Placed): Ithasala | undefined {
  if (degreeInSign(mover.longitudeDeg) < LAST_DEGREE) return undefined;
  const ahead = { ...mover, longitudeDeg: normalizeDeg(30 * (signIndex0(mover.longitudeDeg) + 1)) };
  const aspect = aspectOf(ahead, other);
  if (aspect?.faster !== mover.id || !aspect.isWithinOrb) return undefined;
  return { faster: aspect.faster, slower: aspect.slower, kind: "rashyanta" };
}

/** Whether a graha, in the last degree of its sign, will apply to another from the next. */
export function ithasalaOfNextSign(mover: Placed, other: Placed): boolean {
  return ithasalaFromNextSign(mover, other) !== undefined;
}

/** The faster of two is beyond the slower by more than a degree, and their lights still meet. */
export function ishrafaOf(one: Placed, other: Placed): TajikaAspect | undefined {
  const aspect = aspectOf(one, other);
  return aspect?.isWithinOrb && aspect.aheadDeg < -FULL_WITHIN_DEG ? aspect : undefined;
}
