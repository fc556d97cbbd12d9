import { at } from "@almagest/operation";

const JD_OF_MJD = 2_400_000.5;

/** Values at even steps of days, kept as characters: second differences in whole units. */
export interface EvenSeries {
  readonly firstMjd: number;
  readonly stepDays: number;
  /** In a second, of time or of arc. */
  readonly unitsPerSecond: number;
  readonly firstUnits: number;
  readonly firstStepUnits: number;
  /** The character code of a second difference of zero. */
  readonly zeroCode: number;
  readonly secondDifferences: readonly string[];
}

/** From the first node of a series to its last, half-open. */
export function spanOf({ firstMjd, stepDays, secondDifferences }: EvenSeries): { fromJd: number; toJd: number } {
  const nodeCount = secondDifferences.reduce((count, line) => count + line.length, 2);
  return { fromJd: JD_OF_MJD + firstMjd, toJd: JD_OF_MJD + firstMjd + (nodeCount - 1) * stepDays };
}

/** The values at the nodes. */
export function nodesOf(series: EvenSeries): readonly number[] {
  const { firstUnits, firstStepUnits, unitsPerSecond, zeroCode } = series;
  const codes = series.secondDifferences.join("");
  let units = firstUnits + firstStepUnits;
  let stepUnits = firstStepUnits;
  const values = [firstUnits / unitsPerSecond, units / unitsPerSecond];
  for (let index0 = 0; index0 < codes.length; index0++) {
    stepUnits += codes.charCodeAt(index0) - zeroCode;
    units += stepUnits;
    values.push(units / unitsPerSecond);
  }
  return values;
}

/** Lagrange's cubic through the two nodes on either side; at the ends through the four that are nearest. */
export function cubicAt(nodes: readonly number[], steps: number): number {
  const second0 = Math.min(Math.max(Math.floor(steps), 1), nodes.length - 3);
  const t = steps - second0;
  return (
    (-t * (t - 1) * (t - 2) * at(nodes, second0 - 1)) / 6 +
    ((t + 1) * (t - 1) * (t - 2) * at(nodes, second0)) / 2 -
    ((t + 1) * t * (t - 2) * at(nodes, second0 + 1)) / 2 +
    ((t + 1) * t * (t - 1) * at(nodes, second0 + 2)) / 6
  );
}
