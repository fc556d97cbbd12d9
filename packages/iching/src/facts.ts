// The facts behind the answers: numbers of hexagrams and lines, without language.
export { type Cast, castBy, castOf, type LineValue } from "./cast/compute";
export { type CoinCastFacts, computeCoinCast } from "./cast/operation";
export { computeDailyCast, type DailyCastFacts } from "./daily/cast";
export { computeDailyHexagram, type DailyHexagramFacts } from "./daily/operation";
