// The facts behind the answers: canonical ids, without language.
export { computeDailyAngelNumber, type DailyAngelNumberFacts } from "./daily/operation";
export { computeSequence, type Sequence, type Shape } from "./lookup/compute";
