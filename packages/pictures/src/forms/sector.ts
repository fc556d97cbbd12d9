import { polar, turn } from "../layout/polar";
import { d } from "../shape";

/**
 * A part of a ring between two radii, counter-clockwise from one angle to another; a whole ring if the angles are
 * equal.
 */
export function sectorPath(inner: number, outer: number, fromDeg: number, toDeg: number): string {
  const span = turn(toDeg - fromDeg) || 360;
  if (span > 359.99) return `${circlePath(outer)}${inner > 0 ? circlePath(inner) : ""}`;
  const isLarge = span > 180 ? 1 : 0;
  const [a, b] = [polar(outer, fromDeg), polar(outer, toDeg)];
  const [e, f] = [polar(inner, toDeg), polar(inner, fromDeg)];
  const back = inner > 0 ? d`L${e.x} ${e.y}A${inner} ${inner} 0 ${isLarge} 1 ${f.x} ${f.y}Z` : "L0 0Z";
  return d`M${a.x} ${a.y}A${outer} ${outer} 0 ${isLarge} 0 ${b.x} ${b.y}` + back;
}

function circlePath(radius: number): string {
  return d`M${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0Z`;
}
