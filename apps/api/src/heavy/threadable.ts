import { type AnyOperation, isHeavyCall } from "@almagest/operation";

/** Needs that a thread provides. The gazetteer and the table of letters would be loaded again for each. */
const OF_A_THREAD: ReadonlySet<string> = new Set(["ephemeris", "now", "random"]);

/** Whether a thread computes this operation. Heavy ones always are; lines of batches where a thread has their needs. */
export function isThreadable(operation: AnyOperation): boolean {
  return isPossiblyHeavy(operation) || operation.needs.every(({ name }) => OF_A_THREAD.has(name));
}

function isPossiblyHeavy({ isHeavy, uncertain }: AnyOperation): boolean {
  return isHeavy === true || uncertain !== undefined;
}

/** Whether a thread computes this line of a batch. */
export function isLineElsewhere(operation: AnyOperation, input: unknown): boolean {
  return isHeavyCall(operation, input) || isThreadable(operation);
}
