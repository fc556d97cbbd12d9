// The facts behind the answers: unrounded numbers and canonical ids, without language.

export { computeDifferences, type DifferencesFacts } from "./explain/compute";
export type { Change, Explanation, Outcome } from "./search/rank";
