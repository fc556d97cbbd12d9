import { DELTA_T_SERIES } from "./delta-t-series";
import { cubicAt, nodesOf, spanOf } from "./even-series";

/** Length of the transition from the last measured value to the one taken further out: the two meet in five years. */
export const FADE_DAYS = 1826;

/** Delta T at the nodes, in seconds, decoded on first use. */
let decoded: readonly number[] | undefined;

const { fromJd, toJd } = spanOf(DELTA_T_SERIES);

/** The instants between which the Earth's rotation is known by measurement, half-open. */
export const MEASURED_UT1 = { fromJdUt1: fromJd, toJdUt1: toJd } as const;

/** Where the UT1 of an answer comes from: the measured rotation of the Earth, or a model of it. */
export type Ut1Source = "measured" | "modeled";

export function ut1SourceAt(jdUt1: number): Ut1Source {
  return jdUt1 >= MEASURED_UT1.fromJdUt1 && jdUt1 < MEASURED_UT1.toJdUt1 ? "measured" : "modeled";
}

/**
 * TT less UT1 in seconds. Within the measured years from the daily series of the IERS (cubic through four nodes two days
 * apart: 0.2 ms from the days between, 0.7 ms on one, 1983-12-31); before them the engine's model; behind them the
 * engine's model from where the measurement ends, the difference fading over five years.
 */
export function deltaTSeconds(jdUt1: number, modeledSeconds: (jdUt1: number) => number): number {
  if (ut1SourceAt(jdUt1) === "measured") return measuredSeconds(jdUt1);
  const daysPast = jdUt1 - MEASURED_UT1.toJdUt1;
  if (daysPast < 0 || daysPast >= FADE_DAYS) return modeledSeconds(jdUt1);
  const apartSeconds = measuredSeconds(MEASURED_UT1.toJdUt1) - modeledSeconds(MEASURED_UT1.toJdUt1);
  return modeledSeconds(jdUt1) + apartSeconds * (1 - daysPast / FADE_DAYS);
}

function measuredSeconds(jdUt1: number): number {
  decoded ??= nodesOf(DELTA_T_SERIES);
  return cubicAt(decoded, (jdUt1 - MEASURED_UT1.fromJdUt1) / DELTA_T_SERIES.stepDays);
}
