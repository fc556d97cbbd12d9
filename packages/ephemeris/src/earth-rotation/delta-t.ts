import { at } from "@almagest/operation";
import { DELTA_T_SERIES } from "./delta-t-series";

const JD_OF_MJD = 2_400_000.5;

/** Length of the transition from the last measured value to the predicted one: the two meet in five years. */
const FADE_DAYS = 1826;

/** Delta T at the nodes, in seconds, decoded from the second differences on first use. */
let decoded: readonly number[] | undefined;

function deltaTNodes(): readonly number[] {
  if (decoded !== undefined) return decoded;
  const { firstUnits, firstStepUnits, unitsPerSecond, zeroCode, secondDifferences } = DELTA_T_SERIES;
  const codes = secondDifferences.join("");
  let units = firstUnits + firstStepUnits;
  let stepUnits = firstStepUnits;
  const seconds = [firstUnits / unitsPerSecond, units / unitsPerSecond];
  for (let index0 = 0; index0 < codes.length; index0++) {
    stepUnits += codes.charCodeAt(index0) - zeroCode;
    units += stepUnits;
    seconds.push(units / unitsPerSecond);
  }
  decoded = seconds;
  return seconds;
}

const nodeCount = DELTA_T_SERIES.secondDifferences.reduce((count, line) => count + line.length, 2);

/** The instants between which the Earth's rotation is known by measurement, half-open. */
export const MEASURED_UT1 = {
  fromJdUt1: JD_OF_MJD + DELTA_T_SERIES.firstMjd,
  toJdUt1: JD_OF_MJD + DELTA_T_SERIES.firstMjd + (nodeCount - 1) * DELTA_T_SERIES.stepDays,
} as const;

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

/** Lagrange's cubic through the two nodes on either side; at the ends through the four that are nearest. */
function measuredSeconds(jdUt1: number): number {
  const nodes = deltaTNodes();
  const steps = (jdUt1 - MEASURED_UT1.fromJdUt1) / DELTA_T_SERIES.stepDays;
  const second0 = Math.min(Math.max(Math.floor(steps), 1), nodes.length - 3);
  const t = steps - second0;
  return (
    (-t * (t - 1) * (t - 2) * at(nodes, second0 - 1)) / 6 +
    ((t + 1) * (t - 1) * (t - 2) * at(nodes, second0)) / 2 -
    ((t + 1) * t * (t - 2) * at(nodes, second0 + 1)) / 2 +
    ((t + 1) * t * (t - 1) * at(nodes, second0 + 2)) / 6
  );
}
