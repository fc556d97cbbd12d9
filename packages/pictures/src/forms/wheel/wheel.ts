import { at } from "@almagest/operation";
import type { Figure } from "../../figure";
import { circle, group, moved, type Shape } from "../../shape";
import { headed } from "../heading";
import { LINE } from "../type";
import { type AspectEnd, aspectShapes } from "./aspects";
import { bandsOf, housesOuter } from "./bands";
import { bodyShapes } from "./bodies";
import { type Ring, ringOf } from "./crowding";
import type { WheelAspect, WheelBody, WheelData } from "./data";
import { describeWheel } from "./describe";
import { type HouseLine, houseLines, houseNumbers, lineLabels, lineShapes } from "./houses";
import { type AngleOf, degreeTicks, signRing } from "./signs";
import { type WheelSize, wheelSize } from "./size";

/**
 * A chart as a wheel: signs counter-clockwise, the Ascendant at the left (0° Aries without one), every body at its
 * degree, aspects in the middle. With `outer` a bi-wheel, whose aspects run from the inner ring to the outer one.
 */
export function wheel(data: WheelData): Figure {
  const compact = (): Figure => ({ ...wheelOf(data, true), isCompact: true });
  return headed(data, { ...wheelOf(data, false), compact });
}

function wheelOf(data: WheelData, isCompact: boolean): Figure {
  const { bodies, outer, cuspsDeg = [], aspects = [] } = data;
  const angleOf: AngleOf = (longitudeDeg) => 180 + longitudeDeg - (data.ascendantDeg ?? 0);
  const lines = houseLines(data);
  const hasHouses = cuspsDeg.length > 0;
  const fromInside = outer === undefined ? [bodies] : [bodies, outer];
  const size = wheelSize(fromInside.length, isCompact);
  const rings = ringsOf(fromInside, lines, { size, hasHouses });
  const bands = bandsOf(
    rings.map(({ band }) => band),
    size,
    { hasHouses, hasLabels: lines.length > 0 },
  );
  const shapes = [
    ...signRing(bands, angleOf),
    ...lineShapes(lines, rings, bands.aspects, angleOf),
    ...(hasHouses ? houseNumbers(cuspsDeg, bands, angleOf) : []),
    ...aspectShapes(aspects, size, endsIn(data, bands.aspects, angleOf)),
    ...fromInside.flatMap((inRing, ring0) => ringShapes(inRing, at(rings, ring0), angleOf)),
    ...lineLabels(lines, bands, angleOf),
  ];
  const side = 2 * bands.half;
  const middle = moved(bands.half, bands.half, [group(shapes, { "text-anchor": "middle" })]);
  return { width: side, height: side, shapes: [middle], description: describeWheel(data), isFixed: true };
}

function ringsOf(
  fromInside: readonly (readonly WheelBody[])[],
  lines: readonly HouseLine[],
  { size, hasHouses }: { readonly size: WheelSize; readonly hasHouses: boolean },
): readonly Ring[] {
  const linesDeg = lines.map(({ longitudeDeg }) => longitudeDeg);
  let inner = housesOuter(size, hasHouses);
  return fromInside.map((bodies) => {
    const ring = ringOf(
      { inner, size },
      bodies.map(({ longitudeDeg }) => longitudeDeg),
      linesDeg,
    );
    inner = ring.band.edge;
    return ring;
  });
}

function ringShapes(bodies: readonly WheelBody[], ring: Ring, angleOf: AngleOf): readonly Shape[] {
  const { edge } = ring.band;
  const circleAtEdge = circle(0, 0, edge, { stroke: "muted", "stroke-width": LINE.thin });
  return [circleAtEdge, ...degreeTicks(ring.band, angleOf), ...bodyShapes(bodies, ring, angleOf)];
}

/**
 * In a bi-wheel lines end on the rim for outer bodies, and inside it for inner ones, because both may have the same
 * degree.
 */
const INNER_ENDS = 9;

function endsIn(
  { bodies, outer }: WheelData,
  rim: number,
  angleOf: AngleOf,
): (aspect: WheelAspect) => readonly [AspectEnd, AspectEnd] | undefined {
  const ends = (list: readonly WheelBody[], radius: number, isOuter: boolean): ReadonlyMap<string, AspectEnd> =>
    new Map(list.map(({ id, longitudeDeg }) => [id, { radius, deg: angleOf(longitudeDeg), isOuter }]));
  const ones = ends(bodies, outer === undefined ? rim : rim - INNER_ENDS, false);
  const others = outer === undefined ? ones : ends(outer, rim, true);
  return ({ between: [one, other] }) => {
    const [from, to] = [ones.get(one), others.get(other)];
    return from === undefined || to === undefined ? undefined : [from, to];
  };
}
