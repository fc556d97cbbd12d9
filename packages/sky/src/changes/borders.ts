import {
  type AngleTrack,
  angleCrossings,
  type Ephemeris,
  longitudeTrack,
  normalizeDeg,
  type SearchWindow,
  type SkyBody,
  stations,
} from "@almagest/ephemeris";
import type { Border, SearchedSky } from "./changes";
import { type BirthSpan, SECOND_MS } from "./span";
import { SPAN_SKY_ERROR_DEG } from "./span-sky";

/** A root is enclosed within 2 ms, the Moon known to 2 ms of its motion, and the scales of time to less than one. */
export const LEAST_DOUBT_MS = 5;

const DAY_MS = 86_400_000;

/** Speeds below this make a doubt of days, which the engine settles by halves. */
const LEAST_SPEED_DEG_PER_DAY = 1e-6;

/** The instants of a span in TT, with a little on either side, so that a border at its end is found. */
export function searchWindowOf(ephemeris: Ephemeris, { fromEpochMs, toEpochMs }: BirthSpan): SearchWindow {
  const { fromJdTt, toJdTt } = ephemeris.range;
  const [from, to] = [fromEpochMs - 2 * SECOND_MS, toEpochMs + 2 * SECOND_MS].map(
    (epochMs) => ephemeris.timeScales(epochMs).jdTt,
  );
  return { fromJdTt: Math.max(from ?? fromJdTt, fromJdTt), toJdTt: Math.min(to ?? toJdTt, toJdTt) };
}

/** Longitudes that are borders: those given, or all that are `widthDeg` apart, counted from `firstDeg`. */
export type BordersDeg = readonly number[] | { readonly widthDeg: number; readonly firstDeg: number };

/** The borders `widthDeg` apart from `firstDeg` on, all round the circle. */
export function evenBorders(widthDeg: number, firstDeg = 0): readonly number[] {
  return Array.from({ length: Math.round(360 / widthDeg) }, (_, index0) => firstDeg + widthDeg * index0);
}

/** The instants at which an angle of the span's sky passes any of the given values. */
export function angleBorders({ near, span }: SearchedSky, track: AngleTrack, anglesDeg: BordersDeg): readonly Border[] {
  return passagesIn(searchWindowOf(near, span), { track, anglesDeg }).map(({ jdTt, doubtMs }) => ({
    epochMs: near.epochMillisecondsOf(jdTt),
    doubtMs,
  }));
}

/** An instant at which an angle read off polynomials passes a value, and within how much of it. */
export interface Passage {
  readonly jdTt: number;
  readonly doubtMs: number;
}

/** The same in any window of TT that the span's sky was made for. */
export function passagesIn(
  window: SearchWindow,
  { track, anglesDeg }: { readonly track: AngleTrack; readonly anglesDeg: BordersDeg },
): readonly Passage[] {
  return angleCrossings(track, { anglesDeg: reachable(track, window, anglesDeg), window }).map(({ jdTt }) => ({
    jdTt,
    doubtMs: doubtMsOf(track.at(jdTt).speedDegPerDay),
  }));
}

/** The error of a polynomial, in time. */
export function doubtMsOf(speedDegPerDay: number): number {
  return LEAST_DOUBT_MS + (DAY_MS * SPAN_SKY_ERROR_DEG) / Math.max(Math.abs(speedDegPerDay), LEAST_SPEED_DEG_PER_DAY);
}

/** The values that the angle can reach in the window by the bounds of its speed. */
function reachable(track: AngleTrack, { fromJdTt, toJdTt }: SearchWindow, anglesDeg: BordersDeg): readonly number[] {
  const days = toJdTt - fromJdTt;
  const { slowestDegPerDay, fastestDegPerDay } = track.motion;
  const { angleDeg } = track.at(fromJdTt);
  const lowestDeg = angleDeg + Math.min(0, slowestDegPerDay * days) - REACH_MARGIN_DEG;
  const highestDeg = angleDeg + Math.max(0, fastestDegPerDay * days) + REACH_MARGIN_DEG;
  if ("widthDeg" in anglesDeg) return evenBetween(anglesDeg, lowestDeg, highestDeg);
  const reachDeg = highestDeg - lowestDeg;
  return reachDeg >= 360 ? anglesDeg : anglesDeg.filter((border) => normalizeDeg(border - lowestDeg) <= reachDeg);
}

function evenBetween(
  { widthDeg, firstDeg }: Exclude<BordersDeg, readonly number[]>,
  lowestDeg: number,
  highestDeg: number,
): readonly number[] {
  const first = Math.ceil((lowestDeg - firstDeg) / widthDeg);
  const last = Math.floor((Math.min(highestDeg, lowestDeg + 360) - firstDeg) / widthDeg);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index0) => firstDeg + widthDeg * (first + index0));
}

const REACH_MARGIN_DEG = 1e-3;

/** The instants at which a body's tropical longitude passes any of the given values. */
export function longitudeBorders(sky: SearchedSky, body: SkyBody, longitudesDeg: BordersDeg): readonly Border[] {
  return angleBorders(sky, longitudeTrack(sky.near, body), longitudesDeg);
}

/** An engine's speed is a derivative of finite accuracy: near its zero it may be wrong for so long. */
const STATION_DOUBT_MS = 120_000;

/** The instants at which a body may turn retrograde or direct. */
export function directionBorders({ near, span }: SearchedSky, body: SkyBody): readonly Border[] {
  return stations(near, { body, window: searchWindowOf(near, span) }).map(({ jdTt }) => ({
    epochMs: near.epochMillisecondsOf(jdTt),
    doubtMs: STATION_DOUBT_MS,
  }));
}

/** A border between two neighboring seconds, of which the engine tells which has the new value. */
const BETWEEN_SECONDS_MS = 510;

/**
 * The seconds of a stretch at which a number that only rises, or only falls, takes another value: by halving every part
 * whose ends differ, so none is missed.
 */
export function monotoneBorders(
  { fromEpochMs, toEpochMs }: Pick<BirthSpan, "fromEpochMs" | "toEpochMs">,
  numberAt: (epochMs: number) => number,
): readonly Border[] {
  const found: Border[] = [];
  const search = (start: Sampled, end: Sampled): void => {
    if (start.value === end.value) return;
    if (end.epochMs - start.epochMs <= SECOND_MS) {
      found.push({ epochMs: (start.epochMs + end.epochMs) / 2, doubtMs: BETWEEN_SECONDS_MS });
      return;
    }
    const epochMs = start.epochMs + SECOND_MS * Math.floor((end.epochMs - start.epochMs) / (2 * SECOND_MS));
    const middle = { epochMs, value: numberAt(epochMs) };
    search(start, middle);
    search(middle, end);
  };
  const [from, to] = [fromEpochMs, toEpochMs].map((epochMs) => ({ epochMs, value: numberAt(epochMs) }));
  if (from !== undefined && to !== undefined) search(from, to);
  return found;
}

interface Sampled {
  readonly epochMs: number;
  readonly value: number;
}
