import type { AnyPicture } from "@almagest/operation";
import { animalPairRing, animalRingOfBonds, animalsRing, dailyAnimalRing, yearAnimalRing } from "./pictures/animals";
import { annualPillar, baziPairPillars, baziPillars } from "./pictures/bazi";
import {
  almanacDaySheet,
  almanacMonthSheet,
  auspiciousDaysTable,
  lunarDateDisc,
  solarTermsRing,
} from "./pictures/calendar";
import { fiveElementsRing } from "./pictures/elements";
import { dayMasterBars, luckPillarBars } from "./pictures/luck";
import { chineseBirthTimeStrips } from "./pictures/narrowed";
import { ziWeiPalaces } from "./pictures/zi-wei";

export {
  almanacDaySheet,
  almanacMonthSheet,
  animalPairRing,
  animalRingOfBonds,
  animalsRing,
  annualPillar,
  auspiciousDaysTable,
  baziPairPillars,
  baziPillars,
  chineseBirthTimeStrips,
  dailyAnimalRing,
  dayMasterBars,
  fiveElementsRing,
  luckPillarBars,
  lunarDateDisc,
  solarTermsRing,
  yearAnimalRing,
  ziWeiPalaces,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  baziPillars,
  luckPillarBars,
  dayMasterBars,
  baziPairPillars,
  annualPillar,
  animalsRing,
  animalRingOfBonds,
  yearAnimalRing,
  animalPairRing,
  dailyAnimalRing,
  solarTermsRing,
  lunarDateDisc,
  almanacDaySheet,
  almanacMonthSheet,
  auspiciousDaysTable,
  fiveElementsRing,
  chineseBirthTimeStrips,
  ziWeiPalaces,
];
