import { parentPort, workerData } from "node:worker_threads";
import { natalWheel } from "@almagest/western/pictures";
import { faultsOf } from "./faults";
import { chartOf } from "./random-chart";

/** Of the charts of these seeds, those whose wheel has faults. */
export interface Proof {
  readonly drawn: number;
  readonly faulty: readonly { readonly seed: number; readonly faults: readonly string[] }[];
}

const MOST_TOLD = 20;

export function prove(firstSeed: number, afterSeed: number): Proof {
  const faulty: { readonly seed: number; readonly faults: readonly string[] }[] = [];
  for (let seed = firstSeed; seed < afterSeed; seed += 1) {
    const chart = chartOf(seed);
    const faults = faultsOf(natalWheel(chart), chart);
    if (faults.length > 0 && faulty.length < MOST_TOLD) faulty.push({ seed, faults });
  }
  return { drawn: afterSeed - firstSeed, faulty };
}

const asked: unknown = workerData;
if (parentPort !== null && Array.isArray(asked)) parentPort.postMessage(prove(Number(asked[0]), Number(asked[1])));
