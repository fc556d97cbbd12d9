import { type Houses, normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, type HouseSystem } from "@almagest/operation";

/**
 * The middle of the shorter arc between two longitudes, in [0, 360). The order does not matter, save for points exactly
 * opposite: they have two middles, and the one 90° ahead of the first is taken. A point with itself is that point.
 */
export function midpointDeg(firstDeg: number, secondDeg: number): number {
  const low = Math.min(firstDeg, secondDeg);
  const high = Math.max(firstDeg, secondDeg);
  const arc = high - low;
  if (arc === 180) return normalizeDeg(firstDeg + 90);
  return normalizeDeg(arc < 180 ? low + arc / 2 : high + (360 - arc) / 2);
}

export interface CompositeHouses {
  /** Twelve, the first house's first; always in order round the circle. */
  readonly cuspsDeg: readonly number[];
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** Houses whose cusp is the middle of the longer arc, because the shorter one's would have broken the order. */
  readonly repairedCusps: readonly number[];
}

/** The systems whose houses are counted from elsewhere than the Midheaven. */
const ANCHORS: Partial<Record<HouseSystem, "ascendant" | "aries">> = {
  "whole-sign": "ascendant",
  equal: "ascendant",
  vehlow: "ascendant",
  carter: "ascendant",
  "equal-aries": "aries",
};

/**
 * Houses of the composite: each cusp the midpoint of the two natal cusps of that number. Where the shorter arcs of
 * neighboring cusps lie on different sides of the circle, midpoints come out of order; the offending ones are turned by
 * 180°, counting from the Midheaven, from which Hand's composite houses start too (Planets in Composite, chapter 1). The
 * Ascendant stays within the half circle that follows the Midheaven. Both charts must be in the same house system.
 */
export function compositeHouses(first: Houses, second: Houses): CompositeHouses {
  const midheavenDeg = midpointDeg(first.midheavenDeg, second.midheavenDeg);
  const ascendantDeg = nearerMiddle(
    midpointDeg(first.ascendantDeg, second.ascendantDeg),
    midheavenDeg + (ascendantFromMidheaven(first) + ascendantFromMidheaven(second)) / 2,
  );
  const anchor = ANCHORS[first.system] ?? "midheaven";
  const from = {
    midheaven: { house: 10, first: first.midheavenDeg, second: second.midheavenDeg, composite: midheavenDeg },
    ascendant: { house: 1, first: first.ascendantDeg, second: second.ascendantDeg, composite: ascendantDeg },
    aries: { house: 1, first: 0, second: 0, composite: 0 },
  }[anchor];
  const repairedCusps: number[] = [];
  const cuspsDeg = Array.from({ length: 12 }, (_, index0) => {
    const ownDeg = at(first.cuspsDeg, index0);
    const otherDeg = at(second.cuspsDeg, index0);
    const evenDeg = 30 * ((index0 + 13 - from.house) % 12);
    const fromAnchor = (cuspDeg: number, anchorDeg: number): number =>
      evenDeg + signedDifferenceDeg(cuspDeg, anchorDeg + evenDeg);
    const expected = from.composite + (fromAnchor(ownDeg, from.first) + fromAnchor(otherDeg, from.second)) / 2;
    const shorter = midpointDeg(ownDeg, otherDeg);
    const cusp = nearerMiddle(shorter, expected);
    if (cusp !== shorter && separationDeg(ownDeg, otherDeg) < 180) repairedCusps.push(index0 + 1);
    return cusp;
  });
  return { cuspsDeg, ascendantDeg, midheavenDeg, repairedCusps };
}

function ascendantFromMidheaven(houses: Houses): number {
  return normalizeDeg(houses.ascendantDeg - houses.midheavenDeg);
}

/** Of the two middles of a pair, opposite each other, the one on the expected side. */
function nearerMiddle(middleDeg: number, expectedDeg: number): number {
  const difference = Math.abs(signedDifferenceDeg(middleDeg, expectedDeg));
  return difference <= 90 ? middleDeg : normalizeDeg(middleDeg + 180);
}
