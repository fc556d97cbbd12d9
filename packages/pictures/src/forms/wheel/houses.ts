import { at } from "@almagest/operation";
import { glyph } from "../../glyphs/glyph";
import { type PolarPoint, polar, spiral, turn } from "../../layout/polar";
import { spreadOnRing } from "../../layout/spread";
import { circle, group, label, path, polyline, type Shape } from "../../shape";
import { LINE } from "../type";
import type { Bands } from "./bands";
import type { Ring } from "./crowding";
import type { WheelData } from "./data";
import { degreesText, minutesText, signLook, signPlace } from "./degree";
import type { AngleOf } from "./signs";

/** A line from the signs to the middle: a cusp, an angle, or both at once. */
export interface HouseLine {
  readonly longitudeDeg: number;
  /** 1 to 12; undefined for an angle that is not a cusp. */
  readonly house?: number;
  readonly angle?: AngleName;
}

type AngleName = "AC" | "MC" | "DC" | "IC";

/** A cusp and an angle closer than this are one line. */
const SAME_DEG = 0.005;

/** Cusps and angles; the Ascendant and the Midheaven are shown in every house system. */
export function houseLines({ cuspsDeg = [], ascendantDeg, midheavenDeg }: WheelData): readonly HouseLine[] {
  const angles = [...axis("AC", "DC", ascendantDeg), ...axis("MC", "IC", midheavenDeg)];
  const isAt = (angle: HouseLine, longitudeDeg: number): boolean => apart(angle.longitudeDeg, longitudeDeg) < SAME_DEG;
  const cusps = cuspsDeg.map((longitudeDeg, index0): HouseLine => {
    const cusp = { longitudeDeg, house: index0 + 1 };
    // If very narrow houses share an angle, the first one gets it.
    const angle = angles.find(
      (one) => isAt(one, longitudeDeg) && !cuspsDeg.slice(0, index0).some((earlier) => isAt(one, earlier)),
    )?.angle;
    return angle === undefined ? cusp : { ...cusp, angle };
  });
  return [...cusps, ...angles.filter((one) => !cuspsDeg.some((cusp) => isAt(one, cusp)))];
}

function axis(name: AngleName, opposite: AngleName, longitudeDeg: number | undefined): readonly HouseLine[] {
  if (longitudeDeg === undefined) return [];
  return [
    { longitudeDeg, angle: name },
    { longitudeDeg: turn(longitudeDeg + 180), angle: opposite },
  ];
}

function apart(oneDeg: number, otherDeg: number): number {
  return Math.abs(turn(oneDeg - otherDeg + 180) - 180);
}

/** A line moved less than this is drawn straight. */
const STRAIGHT_DEG = 0.02;

/** The lines through the rings of bodies: straight at their true degree, and around bodies that leave them no space. */
export function lineShapes(
  lines: readonly HouseLine[],
  rings: readonly Ring[],
  aspectsRadius: number,
  angleOf: AngleOf,
): readonly Shape[] {
  return lines.map((line, index0) => {
    const { longitudeDeg, angle } = line;
    const way = rings.toReversed().flatMap((ring) => wayThrough(longitudeDeg, at(ring.linesDeg, index0), ring));
    const points = [...way, { radius: aspectsRadius, deg: longitudeDeg }];
    return path(polyline(points.map(({ radius, deg }) => polar(radius, angleOf(deg)))), {
      stroke: angle === undefined ? "faint" : "ink",
      "stroke-width": angle === undefined ? LINE.thin : isPrime(angle) ? LINE.bold : LINE.firm,
      "data-at": longitudeDeg,
      "data-name": line.house === undefined ? (angle ?? "") : `cusp-${line.house}`,
    });
  });
}

function isPrime(angle: AngleName): boolean {
  return angle === "AC" || angle === "MC";
}

function wayThrough(
  trueDeg: number,
  placedDeg: number,
  { band: { edge, inner, size }, steps }: Ring,
): readonly PolarPoint[] {
  const from = { radius: edge, deg: trueDeg };
  if (Math.abs(placedDeg - trueDeg) < STRAIGHT_DEG) return [from];
  const mark = { radius: edge - size.leader.mark, deg: trueDeg };
  const bend = { radius: edge - size.leader.bend, deg: placedDeg };
  const back = { radius: inner + BACK, deg: placedDeg };
  return [from, mark, ...spiral(mark, bend, steps), back, { radius: inner, deg: trueDeg }];
}

/** The distance from the inner edge of its ring at which a displaced line returns to its degree. */
const BACK = 8;

const LABEL_ROOM = 25.5;
/** The label of an angle has two lines. */
const TALLER = 1.2;
/** The offsets of degrees and minutes from the sign between them. */
const LABEL_PARTS = { degrees: -16, minutes: 14.5 } as const;
/** The tick outside the signs, and its extension to a displaced label. */
const RADIAL_TICK = 5;
const LABEL_TICK = 8;
/** That of an angle in a compact wheel. */
const ANGLE_TICK = 3;

/** The letters of the angles at their places. */
function angleLetters(
  lines: readonly HouseLine[],
  { labels, signsOuter, size }: Bands,
  angleOf: AngleOf,
): readonly Shape[] {
  return lines.flatMap(({ longitudeDeg, angle }) => {
    if (angle === undefined) return [];
    const at = angleOf(longitudeDeg);
    const tick = path(polyline([polar(signsOuter, at), polar(signsOuter + ANGLE_TICK, at)]), {
      stroke: "ink",
      "stroke-width": LINE.bold,
    });
    const { x, y } = polar(labels, at);
    const letters = label(angle, { x, y, size: size.letters.angle, anchor: "middle", isBold: true });
    return [group([tick, letters], {}, `at-${angle}`)];
  });
}

/** Degrees and minutes of every cusp and angle, outside the signs. */
export function lineLabels(lines: readonly HouseLine[], bands: Bands, angleOf: AngleOf): readonly Shape[] {
  if (!bands.size.isWhole) return angleLetters(lines, bands, angleOf);
  const halfDeg = (Math.asin(LABEL_ROOM / bands.labels) * 180) / Math.PI;
  const placed = spreadOnRing(
    lines.map(({ longitudeDeg, angle }) => ({
      at: longitudeDeg,
      half: angle === undefined ? halfDeg : halfDeg * TALLER,
    })),
  );
  return lines.map((line, index0) => {
    const angle = angleOf(at(placed, index0));
    const { x, y } = polar(bands.labels, angle);
    const { signsOuter } = bands;
    const rim = angleOf(line.longitudeDeg);
    const way = [polar(signsOuter, rim), polar(signsOuter + RADIAL_TICK, rim), polar(signsOuter + LABEL_TICK, angle)];
    const tick = path(polyline(way), {
      stroke: line.angle === undefined ? "muted" : "ink",
      "stroke-width": line.angle === undefined ? LINE.thin : LINE.bold,
    });
    return group([tick, ...lineText(line, x, y)], {}, `at-${line.angle ?? line.house}`);
  });
}

function lineText({ longitudeDeg, angle }: HouseLine, x: number, y: number): readonly Shape[] {
  const place = signPlace(longitudeDeg);
  const sign = signLook(place.sign0);
  const isCusp = angle === undefined;
  const middle = isCusp ? y : y + 8;
  const part = (text: string, aside: number): Shape =>
    label(text, { x: x + aside, y: middle, size: 11, anchor: "middle", fill: isCusp ? "muted" : "ink" });
  return [
    ...(isCusp ? [] : [label(angle, { x, y: y - 8, size: 14, anchor: "middle", isBold: true })]),
    part(degreesText(place), LABEL_PARTS.degrees),
    glyph(sign.glyph, { x, y: middle, size: 11, stroke: sign.paint, weight: 2.1 }),
    part(minutesText(place), LABEL_PARTS.minutes),
  ];
}

const NUMBER_HALF_DEG = 3.1;
/** Half the width of a number of two figures in a compact wheel. */
const COMPACT_NUMBER_HALF = 6.5;

/** The numbers of the houses, each in the middle of its house. */
export function houseNumbers(cuspsDeg: readonly number[], bands: Bands, angleOf: AngleOf): readonly Shape[] {
  const middles = cuspsDeg.map((cusp, index0) => cusp + turn(at(cuspsDeg, (index0 + 1) % cuspsDeg.length) - cusp) / 2);
  const radius = (bands.housesOuter + bands.aspects) / 2;
  const halfDeg = bands.size.isWhole ? NUMBER_HALF_DEG : (Math.asin(COMPACT_NUMBER_HALF / radius) * 180) / Math.PI;
  const placed = spreadOnRing(middles.map((middle) => ({ at: middle, half: halfDeg })));
  return [
    circle(0, 0, bands.housesOuter, { stroke: "faint", "stroke-width": LINE.thin }),
    ...placed.map((longitude, index0) =>
      label(String(index0 + 1), {
        ...polar(radius, angleOf(longitude)),
        size: bands.size.letters.house,
        anchor: "middle",
        fill: "muted",
      }),
    ),
  ];
}
