import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { type PolarPoint, polar, spiral, turn } from "../../layout/polar";
import { group, label, path, polyline, type Shape } from "../../shape";
import { sectorPath } from "../sector";
import { LEADER, laneStart, PIECE } from "./bands";
import type { Ring } from "./crowding";
import type { Reach, WheelBody } from "./data";
import { degreesText, minutesText, type SignPlace, sharedPart, signLook, signPlace } from "./degree";
import type { AngleOf } from "./signs";

const TEXT = { degrees: 12, minutes: 10.5, last: 9, letters: 12 } as const;
const LETTERS_WIDTH = 20;
const GLYPH = 24;
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
    return group([...arc, leader, ...stack(body, start, angleOf(placed), ring.band.scale)], {}, body.id);
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
  { band: { edge }, steps }: Ring,
  trueDeg: number,
  placedDeg: number,
  start: number,
): readonly PolarPoint[] {
  const mark = { radius: edge - LEADER.mark, deg: trueDeg };
  const bend = { radius: edge - LEADER.bend, deg: placedDeg };
  const end = bend.radius - start > SHORTEST ? [{ radius: start, deg: placedDeg }] : [];
  return [{ radius: edge, deg: trueDeg }, mark, ...spiral(mark, bend, steps), ...end];
}

/** Glyph, degrees, sign, minutes and ℞, one after the other along the radius. */
function stack(body: WheelBody, start: number, angleDeg: number, scale: number): readonly Shape[] {
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
  const size = (full: number): number => full * scale;
  return [
    markShape(body, next(PIECE.glyph), scale),
    label(degreesText(place), {
      ...next(PIECE.degrees),
      size: size(TEXT.degrees),
      anchor: "middle",
      isBold: true,
      fill: paint,
    }),
    glyph(sign.glyph, { ...next(PIECE.sign), size: size(SIGN), stroke: sign.paint, weight: 2.1 }),
    ...(shared === "degrees"
      ? []
      : [
          lastLabel(place, last, {
            ...next(PIECE.minutes),
            size: size(shared === "minutes" ? TEXT.minutes : TEXT.last),
          }),
        ]),
    ...(place.sign0 === last.sign0 ? [] : [signGlyph(last, { ...next(PIECE.retrograde), size: size(RETROGRADE) })]),
    ...(body.isRetrograde === true && place.sign0 === last.sign0
      ? [glyph("retrograde", { ...next(PIECE.retrograde), size: size(RETROGRADE), stroke: "hard", weight: 2.4 })]
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
  scale: number,
): Shape {
  if (typeof mark === "string") return glyph(mark, { ...middle, size: GLYPH * scale, stroke: paint, weight: 1.9 });
  return label(mark.letters, {
    ...middle,
    size: TEXT.letters * scale,
    anchor: "middle",
    fill: paint,
    isBold: true,
    maxWidth: LETTERS_WIDTH * scale,
  });
}
