import type { AnyPicture } from "@almagest/operation";
import {
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  dailyCardFrame,
  loveSpreadCards,
  threeCardSpreadCards,
  yesNoCard,
} from "./pictures/spreads";

export {
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  dailyCardFrame,
  loveSpreadCards,
  threeCardSpreadCards,
  yesNoCard,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  dailyCardFrame,
  cardDrawRow,
  careerSpreadCards,
  celticCrossCards,
  customSpreadCards,
  loveSpreadCards,
  threeCardSpreadCards,
  yesNoCard,
];
