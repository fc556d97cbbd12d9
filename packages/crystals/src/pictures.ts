import type { AnyPicture } from "@almagest/operation";
import {
  birthstonesRow,
  crystalCard,
  crystalPairingsCards,
  dailyCrystalCard,
  randomCrystalCard,
} from "./pictures/stones";

export { birthstonesRow, crystalCard, crystalPairingsCards, dailyCrystalCard, randomCrystalCard };

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  birthstonesRow,
  dailyCrystalCard,
  crystalPairingsCards,
  randomCrystalCard,
  crystalCard,
];
