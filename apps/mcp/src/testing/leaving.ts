import type { Pipeline } from "@almagest/pipeline";
import { MOST_CALLS } from "../everything/calls";

/** A pipeline whose caller leaves at the third call. */
export interface LeavingPipeline {
  readonly pipeline: Pipeline;
  /** Calls that have begun. */
  readonly begun: () => number;
  /** Resolves when each call of a full list is answered or refused. */
  readonly all: Promise<void>;
}

export function leavingAtThird(pipeline: Pipeline, leave: () => void): LeavingPipeline {
  let begun = 0;
  let settled = 0;
  let resolve: () => void = () => undefined;
  const all = new Promise<void>((done) => {
    resolve = done;
  });
  const counted = <Outcome>(outcome: Promise<Outcome>): Promise<Outcome> =>
    outcome.finally(() => {
      settled += 1;
      if (settled === MOST_CALLS) resolve();
    });
  const execute: Pipeline["execute"] = (call) => {
    begun += 1;
    if (begun === 3) leave();
    return counted(pipeline.execute(call));
  };
  const refuse: Pipeline["refuse"] = (...refused) => counted(pipeline.refuse(...refused));
  return { pipeline: { ...pipeline, execute, refuse }, begun: () => begun, all };
}
