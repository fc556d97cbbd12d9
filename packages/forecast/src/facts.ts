// The facts behind the answers: unrounded numbers and canonical ids, without language.
export { computeDigest, type DigestFacts, type DigestWindow } from "./digest/compute";
export { computeOpenTimeline, type OpenForecastFacts, type OpenForecastInput } from "./open/compute";
export { mostSignificant, type RankedEvent, type RankRules, ranked } from "./rank/rank";
export { partsOf, type SignificanceParts, significanceOf } from "./rank/significance";
export type { ForecastEvent, Happening, Span, Tradition } from "./search/event";
export { findEvents, type Wanted } from "./search/find";
export { darkenedDisc } from "./search/lunar";
export { computeTimeline, type ForecastFacts, type ForecastInput } from "./timeline/compute";
