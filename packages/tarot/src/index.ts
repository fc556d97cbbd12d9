export { type CardFilter, filterCards, tarotCard, tarotCards } from "./cards/operations";
export { dailyCard } from "./daily/operation";
export { type CardSvgOptions, cardSvg } from "./deck/caption";
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
export type { Laid } from "./deck/laid";
export { resolveCard } from "./deck/resolve";
export { CARD_TONES, toneOf } from "./deck/tones";
export { type DrawOptions, type DrawSource, drawCardsBy } from "./draw/compute";
export { cardDraw } from "./draw/operation";
export { customSpread } from "./spreads/custom";
export { type Feature, featuresOf } from "./spreads/features";
export { careerSpread, celticCross, loveSpread, threeCardSpread } from "./spreads/operations";
export { type PositionId, SPREADS, type SpreadId } from "./spreads/table";
export type {
  CardDraw,
  CardDrawRequest,
  CareerSpread,
  CareerSpreadRequest,
  CelticCross,
  CelticCrossRequest,
  CustomSpread,
  CustomSpreadRequest,
  DailyCard,
  DailyCardRequest,
  DeckConventions,
  DrawConventions,
  LoveSpread,
  LoveSpreadRequest,
  TarotCard,
  TarotCardRequest,
  TarotCards,
  TarotCardsRequest,
  ThreeCardSpread,
  ThreeCardSpreadRequest,
  YesNoOracle,
  YesNoOracleRequest,
} from "./types";
export { suits } from "./vocabulary/minors";
export { cardName } from "./vocabulary/names";
export { answerOf, MAYBE_IDS, type MaybeId, type YesNoAnswer } from "./yes-no/answer";
export { yesNoOracle } from "./yes-no/operation";
