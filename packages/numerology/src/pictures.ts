import type { AnyPicture } from "@almagest/operation";
import { businessNameLadder, chaldeanLadder, compoundNumberLadder, dualLadders } from "./pictures/chaldean";
import { chartNumbers, chartPeriods } from "./pictures/chart";
import {
  bridgesBars,
  compatibilityBars,
  dailyNumberRing,
  personalDayRing,
  personalMonthRing,
  personalYearRing,
} from "./pictures/cycles";
import { karmicDebtGrid } from "./pictures/debt";
import { karmicLessonsGrid } from "./pictures/grid";
import {
  birthDayLadder,
  expressionLadder,
  lifePathLadder,
  maturityLadder,
  personalityLadder,
  soulUrgeLadder,
} from "./pictures/ladder";

export {
  birthDayLadder,
  bridgesBars,
  businessNameLadder,
  chaldeanLadder,
  chartNumbers,
  chartPeriods,
  compatibilityBars,
  compoundNumberLadder,
  dailyNumberRing,
  dualLadders,
  expressionLadder,
  karmicDebtGrid,
  karmicLessonsGrid,
  lifePathLadder,
  maturityLadder,
  personalDayRing,
  personalityLadder,
  personalMonthRing,
  personalYearRing,
  soulUrgeLadder,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  birthDayLadder,
  bridgesBars,
  businessNameLadder,
  chaldeanLadder,
  chartNumbers,
  chartPeriods,
  compatibilityBars,
  compoundNumberLadder,
  dailyNumberRing,
  dualLadders,
  expressionLadder,
  karmicDebtGrid,
  karmicLessonsGrid,
  lifePathLadder,
  maturityLadder,
  personalDayRing,
  personalMonthRing,
  personalYearRing,
  personalityLadder,
  soulUrgeLadder,
];
