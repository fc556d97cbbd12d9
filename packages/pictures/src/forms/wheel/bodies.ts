import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { type PolarPoint, polar, spiral } from "../../layout/polar";
import { group, label, path, polyline, type Shape } from "../../shape";
import { LEADER, laneStart, PIECE } from "./bands";
import type { Ring } from "./crowding";
import type { WheelBody } from "./data";
import { degreesText, minutesText, signLook, signPlace } from "./degree";
import type { AngleOf } from "./signs";

const TEXT = { degrees: 12, minutes: 10.5, letters: 12 } as const;
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
    return group([leader, ...stack(body, start, angleOf(placed), ring.band.scale)], {}, body.id);
  });
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
  const place = signPlace(body.longitudeDeg);
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
    label(minutesText(place), { ...next(PIECE.minutes), size: size(TEXT.minutes), anchor: "middle", fill: "muted" }),
    ...(body.isRetrograde === true
      ? [glyph("retrograde", { ...next(PIECE.retrograde), size: size(RETROGRADE), stroke: "hard", weight: 2.4 })]
      : []),
  ];
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
