export { type CardFilter, filterCards, getCard, listCards } from "./cards/operations";
export { computeDailyCard, type DailyCard, getDailyCard } from "./daily/operation";
export {
  ARCANA,
  type Arcana,
  CARDS,
  type Card,
  type CardId,
  cardOf,
  MAJOR_IDS,
  type MajorCard,
  type MajorId,
  type MinorCard,
  type MinorId,
  RANKS,
  type Rank,
  SUITS,
  type Suit,
} from "./deck/cards";
export { IMAGE_ROOT, imageFile, imagePath } from "./deck/image";
export { resolveCard } from "./deck/resolve";
export { type DrawOptions, type DrawSource, drawCardsBy } from "./draw/compute";
export { type CardDraw, computeDraw, drawCards } from "./draw/operation";
export { tarot } from "./operations";
export { computeSpread, type Spread, type SpreadInput, type SpreadNeeds } from "./spreads/compute";
export { type CustomSpread, castCustomSpread, computeCustomSpread } from "./spreads/custom";
export { type Feature, featuresOf } from "./spreads/features";
export { castCareerSpread, castCelticCross, castLoveSpread, castThreeCard } from "./spreads/operations";
export { type PositionId, SPREADS, type SpreadId } from "./spreads/table";
export type { Laid } from "./texts/card-text";
export { suits } from "./vocabulary/minors";
export { cardName } from "./vocabulary/names";
export { answerOf, MAYBE_IDS, type MaybeId, type YesNoAnswer } from "./yes-no/answer";
export { castYesNo, computeYesNo, type YesNo } from "./yes-no/operation";
