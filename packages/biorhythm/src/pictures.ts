import type { AnyPicture } from "@almagest/operation";
import { criticalDaysSheet } from "./pictures/critical-days";
import { forecastCurves } from "./pictures/forecast";
import { compatibilityBars, dailyBars, phasesBars, readingBars } from "./pictures/values";

export { compatibilityBars, criticalDaysSheet, dailyBars, forecastCurves, phasesBars, readingBars };

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  compatibilityBars,
  criticalDaysSheet,
  dailyBars,
  forecastCurves,
  phasesBars,
  readingBars,
];
