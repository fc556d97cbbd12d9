import type { AnyPicture } from "@almagest/operation";
import {
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  dailyCardFrame,
  deckCards,
  loveSpreadCards,
  singleCard,
  threeCardSpreadCards,
  yesNoCard,
} from "./pictures/spreads";

export {
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  dailyCardFrame,
  deckCards,
  loveSpreadCards,
  singleCard,
  threeCardSpreadCards,
  yesNoCard,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  deckCards,
  singleCard,
  dailyCardFrame,
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  loveSpreadCards,
  threeCardSpreadCards,
  yesNoCard,
];
