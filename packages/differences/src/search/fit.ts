import { normalizeDeg } from "@almagest/ephemeris";
import { isBody, type Shown, type Target } from "../values/whats";
import type { Predicted } from "./predict";

/** `close`: within what another place of the town, another ephemeris or other rounding may move it. */
export type Level = "exact" | "close" | "off";

/** A value beside what a setting gives. */
export interface Fit {
  readonly level: Level;
  /** Natural logarithm of how much likelier the value is by the setting than by chance. */
  readonly score: number;
  readonly predicted: Predicted;
  /** Of a longitude: minutes of arc from the nearest one that was shown, 0 within it. */
  readonly offArcmin?: number;
}

/** One value of ten is wrong, in the other program or on its way here. */
const EXACT_SHARE = 0.87;
const CLOSE_SHARE = 0.04;
const WRONG_SHARE = 0.1;

const ARCMIN_DEG = 1 / 60;
/** Coordinates of a town differ by some minutes of arc, and angles of the chart with them. */
export const CLOSE_ARCMIN = { body: 2, angle: 15 } as const;

const OFF: Fit = { level: "off", score: Math.log(WRONG_SHARE), predicted: undefined };

export function fitOf(shown: Shown, predicted: Predicted): Fit {
  if (predicted === undefined) return OFF;
  const { target } = shown;
  if (target.kind === "arc") return arcFit(shown, target, predicted);
  const isThere =
    target.kind === "index" ? predicted === target.index0 : predicted >= target.from && predicted <= target.to;
  return isThere ? { level: "exact", score: bestScore(target), predicted } : { ...OFF, predicted };
}

/** The most that a value can say for a setting. */
export function bestScore(target: Target): number {
  return Math.log(EXACT_SHARE / chanceOf(target));
}

function chanceOf(target: Target): number {
  if (target.kind === "arc") return (target.toDeg - target.fromDeg) / 360;
  return target.kind === "index" ? 1 / target.among : target.chance;
}

type Arc = Extract<Target, { kind: "arc" }>;

function arcFit(shown: Shown, target: Arc, predicted: number): Fit {
  const widthDeg = target.toDeg - target.fromDeg;
  const intoDeg = normalizeDeg(predicted - target.fromDeg);
  if (intoDeg < widthDeg) return { level: "exact", score: bestScore(target), predicted, offArcmin: 0 };
  const offDeg = Math.min(intoDeg - widthDeg, 360 - intoDeg);
  const reachDeg = CLOSE_ARCMIN[isBody(shown.of) ? "body" : "angle"] * ARCMIN_DEG;
  const offArcmin = offDeg / ARCMIN_DEG;
  if (target.isSign || offDeg > reachDeg) return { ...OFF, predicted, offArcmin };
  const chance = (widthDeg + 2 * reachDeg) / 360;
  return { level: "close", score: Math.log(CLOSE_SHARE / chance), predicted, offArcmin };
}
