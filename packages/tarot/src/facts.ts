// Facts behind the answers: unrounded numbers and canonical ids, independent of language.

export type { DailyCardFacts } from "./daily/facts";
export { computeDailyCard } from "./daily/operation";
export { type CardDrawFacts, computeDraw } from "./draw/operation";
export { computeSpread, type Spread, type SpreadInput, type SpreadNeeds } from "./spreads/compute";
export { type CustomSpreadFacts, computeCustomSpread } from "./spreads/custom";
export { computeYesNo, type YesNo } from "./yes-no/operation";
