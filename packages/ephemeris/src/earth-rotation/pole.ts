import { normalizeDeg } from "../angles";
import { FADE_DAYS } from "./delta-t";
import { cubicAt, nodesOf, spanOf } from "./even-series";
import { POLE_X_SERIES, POLE_Y_SERIES } from "./pole-series";

const RAD_PER_DEG = Math.PI / 180;
const RAD_PER_ARCSECOND = RAD_PER_DEG / 3600;

/** The point at which the axis of the turning Earth meets its surface, from the pole of maps: x towards Greenwich, y towards 90° west. */
export interface Pole {
  readonly xArcseconds: number;
  readonly yArcseconds: number;
}

/** A place on Earth, north and east positive. */
export interface GeographicPlace {
  /** [-90, 90] */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** Whether the pole's motion at an instant was measured; outside the measured years none is known. */
export type PoleSource = "measured" | "none";

const { fromJd, toJd } = spanOf(POLE_X_SERIES);

/** The instants between which the motion of the pole is known by measurement, half-open. */
export const MEASURED_POLE = { fromJdUt1: fromJd, toJdUt1: toJd } as const;

/** Both coordinates at the nodes, decoded on first use. */
let decoded: { readonly x: readonly number[]; readonly y: readonly number[] } | undefined;

export function poleSourceAt(jdUt1: number): PoleSource {
  return jdUt1 >= MEASURED_POLE.fromJdUt1 && jdUt1 < MEASURED_POLE.toJdUt1 ? "measured" : "none";
}

/**
 * The pole by the daily series of the IERS (cubic through four nodes ten days apart: 0.005 seconds of arc from 99 of 100
 * days, 0.035 from any); on both sides of it the nearest measured one, fading over five years; undefined further out.
 */
export function poleAt(jdUt1: number): Pole | undefined {
  const { fromJdUt1, toJdUt1 } = MEASURED_POLE;
  const daysOut = Math.max(fromJdUt1 - jdUt1, jdUt1 - toJdUt1, 0);
  if (!(daysOut < FADE_DAYS)) return undefined;
  decoded ??= { x: nodesOf(POLE_X_SERIES), y: nodesOf(POLE_Y_SERIES) };
  const steps = (Math.min(Math.max(jdUt1, fromJdUt1), toJdUt1) - fromJdUt1) / POLE_X_SERIES.stepDays;
  const share = 1 - daysOut / FADE_DAYS;
  return { xArcseconds: share * cubicAt(decoded.x, steps), yArcseconds: share * cubicAt(decoded.y, steps) };
}

/**
 * A place by the axis about which the Earth turns at an instant: W = R2(x) R1(y) of the IERS Conventions (2010), chapter
 * 5, to the first order, which is sharp to 1e-11 radians. Within a second of arc of a pole the longitude may be any.
 */
export function placeByPole(place: GeographicPlace, jdUt1: number): GeographicPlace {
  const pole = poleAt(jdUt1);
  if (pole === undefined) return place;
  // 180 and -180 are one meridian, to the last bit
  const [latitude, longitude] = [place.latitudeDeg * RAD_PER_DEG, normalizeDeg(place.longitudeDeg) * RAD_PER_DEG];
  const [poleX, poleY] = [pole.xArcseconds * RAD_PER_ARCSECOND, pole.yArcseconds * RAD_PER_ARCSECOND];
  const outwards = Math.cos(latitude);
  const [x, y, z] = [outwards * Math.cos(longitude), outwards * Math.sin(longitude), Math.sin(latitude)];
  const [turnedX, turnedY, turnedZ] = [x - poleX * z, y + poleY * z, z + poleX * x - poleY * y];
  return {
    latitudeDeg: Math.atan2(turnedZ, Math.hypot(turnedX, turnedY)) / RAD_PER_DEG,
    longitudeDeg: Math.atan2(turnedY, turnedX) / RAD_PER_DEG,
  };
}
