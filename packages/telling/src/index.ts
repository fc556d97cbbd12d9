export type { GroupKey, Subtree, UnitKey, Variants } from "./keys";
export { measured, type Piece, type PieceKind, readingOf, sentencesOf, wordCount, wordsOf } from "./piece";
export { type Planned, type PlanRequest, type PlanSection, planOf, ranked } from "./plan";
export { type Relation, relationsWorth, TENSIONS, type Tension, tensionOf } from "./relations";
export { type Families, type Family, type Setting, type Teller, type Telling, tellingFor } from "./telling";
export {
  type Balance,
  type ByTone,
  type ByTones,
  balanceOf,
  TONES,
  type Tone,
  type Toned,
  tonesKey,
  type Weighed,
} from "./tone";
export { dayTurn, variantIndex0 } from "./turn";
