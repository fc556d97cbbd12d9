import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { type PolarPoint, polar, spiral, turn } from "../../layout/polar";
import { group, label, path, polyline, type Shape } from "../../shape";
import { sectorPath } from "../sector";
import { type BodyBand, laneStart } from "./bands";
import type { Ring } from "./crowding";
import type { Reach, WheelBody } from "./data";
import { degreesText, minutesText, type SignPlace, sharedPart, signLook, signPlace } from "./degree";
import type { AngleOf } from "./signs";
import type { Pieces } from "./size";

const TEXT = { minutes: 10.5, last: 9 } as const;
const SIGN = 14;
const RETROGRADE = 11;
/** Shorter leaders end at their bend, unless another lane lies between. */
const SHORTEST = 4;

/** Bodies in their ring, with leaders to their true degrees. */
export function bodyShapes(bodies: readonly WheelBody[], ring: Ring, angleOf: AngleOf): readonly Shape[] {
  return bodies.map((body, index0) => {
    const start = laneStart(ring.band, at(ring.lanes0, index0));
    const placed = at(ring.bodiesDeg, index0);
    const way = leaderWay(ring, body.longitudeDeg, placed, start);
    const leader = path(polyline(way.map(({ radius, deg }) => polar(radius, angleOf(deg)))), {
      stroke: body.paint ?? "muted",
      "data-at": body.longitudeDeg,
    });
    const arc = body.reachDeg === undefined ? [] : [reachArc(body.reachDeg, ring.band.edge, { angleOf, body })];
    return group([...arc, leader, ...stack(body, start, angleOf(placed), ring.band)], {}, body.id);
  });
}

/** Half the width of the arc on which a body may be. */
const ARC = 4;

/** All degrees that the body may have, as a stretch of the ring's edge. */
function reachArc(
  { from, to }: Reach,
  edge: number,
  { angleOf, body }: { readonly angleOf: AngleOf; readonly body: WheelBody },
): Shape {
  const wayDeg = turn(to - from + 180) - 180;
  const [start, end] = wayDeg < 0 ? [from + wayDeg, from] : [from, from + wayDeg];
  const shape = sectorPath(edge - 2 * ARC, edge, angleOf(start), angleOf(end));
  return path(shape, { fill: body.paint ?? "accent", "data-from": from, "data-to": to });
}

/** Along the radius at the true degree, across to the body's angle, and along the radius again to the body. */
function leaderWay(
  { band: { edge, size }, steps }: Ring,
  trueDeg: number,
  placedDeg: number,
  start: number,
): readonly PolarPoint[] {
  const mark = { radius: edge - size.leader.mark, deg: trueDeg };
  const bend = { radius: edge - size.leader.bend, deg: placedDeg };
  const end = bend.radius - start > SHORTEST ? [{ radius: start, deg: placedDeg }] : [];
  return [{ radius: edge, deg: trueDeg }, mark, ...spiral(mark, bend, steps), ...end];
}

/** Glyph, degrees, sign, minutes and ℞, one after the other along the radius, as far as the wheel has room for them. */
function stack(body: WheelBody, start: number, angleDeg: number, { scale, size }: BodyBand): readonly Shape[] {
  const { pieces, letters } = size;
  const place = signPlace(body.reachDeg?.from ?? body.longitudeDeg);
  const last = body.reachDeg === undefined ? place : signPlace(body.reachDeg.to);
  const shared = sharedPart(place, last);
  const sign = signLook(place.sign0);
  const paint = body.paint ?? "ink";
  let radius = start;
  const next = (piece: number): { readonly x: number; readonly y: number } => {
    const middle = polar(radius - piece * scale, angleDeg);
    radius -= 2 * piece * scale;
    return middle;
  };
  const scaled = (full: number): number => full * scale;
  const shown = (piece: keyof Pieces, draw: (middle: { readonly x: number; readonly y: number }) => Shape) =>
    pieces[piece] === 0 ? [] : [draw(next(pieces[piece]))];
  const retrograde = { size: scaled(Math.min(RETROGRADE, 2 * pieces.retrograde)), weight: 2.4 };
  return [
    ...shown("glyph", (middle) => markShape(body, middle, { scale, size })),
    ...shown("degrees", (middle) =>
      label(degreesText(place), {
        ...middle,
        size: scaled(letters.degrees),
        anchor: "middle",
        isBold: true,
        fill: paint,
      }),
    ),
    ...shown("sign", (middle) => glyph(sign.glyph, { ...middle, size: scaled(SIGN), stroke: sign.paint, weight: 2.1 })),
    ...(shared === "degrees"
      ? []
      : shown("minutes", (middle) =>
          lastLabel(place, last, { ...middle, size: scaled(shared === "minutes" ? TEXT.minutes : TEXT.last) }),
        )),
    ...(place.sign0 === last.sign0
      ? []
      : shown("retrograde", (middle) => signGlyph(last, { ...middle, size: retrograde.size }))),
    ...(body.isRetrograde === true && place.sign0 === last.sign0
      ? shown("retrograde", (middle) => glyph("retrograde", { ...middle, ...retrograde, stroke: "hard" }))
      : []),
  ];
}

/** The minutes; of a body that may have other degrees, the last of them. */
function lastLabel(
  place: SignPlace,
  last: SignPlace,
  at: { readonly x: number; readonly y: number; readonly size: number },
): Shape {
  const isOne = sharedPart(place, last) === "minutes";
  return label(isOne ? minutesText(place) : `–${degreesText(last)}`, { ...at, anchor: "middle", fill: "muted" });
}

function signGlyph({ sign0 }: SignPlace, at: { readonly x: number; readonly y: number; readonly size: number }): Shape {
  const { glyph: name, paint } = signLook(sign0);
  return glyph(name, { ...at, stroke: paint, weight: 2.1 });
}

function markShape(
  { mark, paint = "ink" }: WheelBody,
  middle: { readonly x: number; readonly y: number },
  { scale, size: { glyphs, letters } }: Pick<BodyBand, "scale" | "size">,
): Shape {
  if (typeof mark === "string")
    return glyph(mark, { ...middle, size: glyphs.body * scale, stroke: paint, weight: 1.9 });
  return label(mark.letters, {
    ...middle,
    size: letters.body * scale,
    anchor: "middle",
    fill: paint,
    isBold: true,
    maxWidth: letters.bodyWidth * scale,
  });
}
