import type { AnyPicture } from "@almagest/operation";
import { chartNumbers, chartPeriods } from "./pictures/chart";
import {
  bridgesBars,
  compatibilityBars,
  personalDayRing,
  personalMonthRing,
  personalYearRing,
} from "./pictures/cycles";
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
  chartNumbers,
  chartPeriods,
  compatibilityBars,
  expressionLadder,
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
  chartNumbers,
  chartPeriods,
  compatibilityBars,
  expressionLadder,
  karmicLessonsGrid,
  lifePathLadder,
  maturityLadder,
  personalDayRing,
  personalMonthRing,
  personalYearRing,
  personalityLadder,
  soulUrgeLadder,
];
