export { type Cast, castBy, castOf, LINE_VALUES, type LineValue } from "./cast/compute";
export { coinCast } from "./cast/operation";
export { dailyCast } from "./daily/cast";
export { dailyHexagram } from "./daily/operation";
export { type HexagramSvgOptions, hexagramSvg, IMAGE_ROOT, imageOf, imagePath } from "./hexagrams/image";
export { hexagram, hexagramByLines, hexagrams, randomHexagram } from "./hexagrams/operations";
export { HEXAGRAMS, type HexagramEntry, hexagramOf, numberOfLines } from "./hexagrams/table";
export { resolveTrigram, trigram, trigrams } from "./trigrams/operations";
export { TRIGRAMS, type TrigramEntry, type TrigramId, trigramOf } from "./trigrams/table";
export type {
  CoinCast,
  CoinCastRequest,
  DailyCast,
  DailyCastRequest,
  DailyHexagram,
  DailyHexagramRequest,
  Hexagram,
  HexagramByLines,
  HexagramByLinesRequest,
  HexagramCastConventions,
  HexagramRequest,
  Hexagrams,
  HexagramsRequest,
  RandomHexagram,
  RandomHexagramRequest,
  Trigram,
  TrigramRequest,
  Trigrams,
  TrigramsRequest,
} from "./types";
