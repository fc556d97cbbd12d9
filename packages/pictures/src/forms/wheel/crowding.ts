import { at } from "@almagest/operation";
import { turn } from "../../layout/polar";
import { ringOrder, spreadOnRing } from "../../layout/spread";
import { type BodyBand, bodyBand, bodyHalfDeg, type Crowding } from "./bands";
import type { WheelSize } from "./size";

/** If bodies would be displaced further than this, they get smaller, then go into two lanes. */
const FARTHEST_DEG = 15;
/** A line moved further than this would seem to put bodies into other houses. */
const LINE_FARTHEST_DEG = 0.5;
/** Half the space around a line. */
const LINE_HALF_DEG = 0.45;
/** Lines move only where bodies leave them no space at all. */
const LINE_WEIGHT = 10_000;

const FIRST_STEP: Crowding = { lanes: 1, scale: 1 };
const LAST_STEP: Crowding = { lanes: 2, scale: 0.7 };
const STEPS: readonly Crowding[] = [FIRST_STEP, { lanes: 1, scale: 0.82 }, { lanes: 2, scale: 0.82 }, LAST_STEP];

/** A ring once its bodies and the lines through it (cusps, angles) have made room for each other. */
export interface Ring {
  readonly band: BodyBand;
  /** In the order of the input, in degrees of longitude. */
  readonly bodiesDeg: readonly number[];
  readonly linesDeg: readonly number[];
  /** The lane of each body; 0 is the outermost. */
  readonly lanes0: readonly number[];
  /** The number of pieces of each leader, so that long ones follow the ring. */
  readonly steps: number;
}

/** A leader gets one more piece for each step of this size. */
const STEP_DEG = 8;

/** Spreads the bodies of a ring around an inner radius, keeping them on the correct side of every line. */
export function ringOf(
  { inner, size }: { readonly inner: number; readonly size: WheelSize },
  bodiesDeg: readonly number[],
  linesDeg: readonly number[],
): Ring {
  // Letters of a compact wheel are as small as they may be, and it has no room for another lane.
  if (!size.isWhole) return spreadIn(bodyBand(inner, size, FIRST_STEP), bodiesDeg, linesDeg);
  for (const crowding of STEPS) {
    const ring = spreadIn(bodyBand(inner, size, crowding), bodiesDeg, linesDeg);
    const isClose =
      farthest(ring.bodiesDeg, bodiesDeg) <= FARTHEST_DEG && farthest(ring.linesDeg, linesDeg) <= LINE_FARTHEST_DEG;
    if (isClose) return ring;
  }
  return spreadIn(bodyBand(inner, size, LAST_STEP), bodiesDeg, linesDeg);
}

/** The distance by which a compact wheel may move bodies and lines before it leaves out degrees. */
const COMPACT_FARTHEST = { bodies: 15, lines: 4 } as const;

export function isNearEnough(ring: Ring, bodiesDeg: readonly number[], linesDeg: readonly number[]): boolean {
  const { bodies, lines } = COMPACT_FARTHEST;
  return farthest(ring.bodiesDeg, bodiesDeg) <= bodies && farthest(ring.linesDeg, linesDeg) <= lines;
}

function farthest(placedDeg: readonly number[], wishedDeg: readonly number[]): number {
  return Math.max(0, ...placedDeg.map((placed, index0) => Math.abs(placed - at(wishedDeg, index0))));
}

function spreadIn(band: BodyBand, bodiesDeg: readonly number[], linesDeg: readonly number[]): Ring {
  // Bodies in different lanes may have the same angle; a line runs through all lanes.
  const whole = bodyHalfDeg(band);
  const half = whole / band.lanes;
  // Lines come first: a body on a cusp is in the house that begins there.
  const placed = spreadOnRing([
    ...linesDeg.map((line) => ({ at: line, half: LINE_HALF_DEG, weight: LINE_WEIGHT })),
    ...bodiesDeg.map((body) => ({ at: body, half, apart: { kind: "body", half: whole } })),
  ]);
  const bodies = placed.slice(linesDeg.length);
  const lines = placed.slice(0, linesDeg.length);
  const steps = Math.max(1, Math.ceil(Math.max(farthest(bodies, bodiesDeg), farthest(lines, linesDeg)) / STEP_DEG));
  return { band, bodiesDeg: bodies, linesDeg: lines, lanes0: lanesOf(bodies, band), steps };
}

/** Neighbors that would overlap go into different lanes. */
function lanesOf(placedDeg: readonly number[], band: BodyBand): readonly number[] {
  const order = ringOrder(placedDeg.map((placed) => ({ at: placed, half: 0 })));
  const whole = 2 * bodyHalfDeg(band);
  const out = new Array<number>(placedDeg.length).fill(0);
  order.slice(1).forEach((index0, before0) => {
    const before = at(order, before0);
    const isFree = turn(at(placedDeg, index0) - at(placedDeg, before)) >= whole;
    out[index0] = isFree ? 0 : (at(out, before) + 1) % band.lanes;
  });
  return out;
}
