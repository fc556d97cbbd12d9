import { joined } from "@almagest/i18n";
import { ratingLevel } from "../curve/rating";
import type { BiorhythmReader } from "../texts/reader";
import { type Forecast, meanRating } from "./compute";

const HIGH_MEAN = 6.5;
const LOW_MEAN = 4.5;
/** The least difference of the halves' mean ratings that is called a rise or a fall. */
const CLEAR_CHANGE = 0.75;
/** Critical days are 0.22 a day in the long run. */
const FEW_CRITICAL = 0.15;
const MANY_CRITICAL = 0.28;

/** The course of the period, the density of its critical days, and the days to use. */
export function periodAdvice(forecast: Forecast, texts: BiorhythmReader): string | undefined {
  const { days, best, worst, criticalDayCount: count } = forecast;
  const level = levelOf(forecast.meanRating);
  if (days.length === 1) return texts.text(`periods.oneDay.${level}`);
  return joined([
    texts.text(`periods.courses.${level}.${courseOf(forecast, level)}`),
    texts.text(`periods.critical.${densityOf(count / days.length)}`, { count, total: days.length }),
    texts.text(`periods.extremes.${extremesOf(forecast, level)}`, { best: best.date, worst: worst.date }),
  ]);
}

/** A good period may hold a day that is poor all the same. */
function extremesOf({ worst }: Forecast, level: Level): Level | "highButOne" {
  return level === "high" && ratingLevel(worst.energyRating) === "low" ? "highButOne" : level;
}

type Level = "high" | "middle" | "low";

function levelOf(mean: number): Level {
  if (mean >= HIGH_MEAN) return "high";
  return mean <= LOW_MEAN ? "low" : "middle";
}

type Course = "rising" | "level" | "falling" | "uneven";

/**
 * A period rises, falls or keeps level where both its opening and its single days confirm it; otherwise it is uneven.
 */
function courseOf(forecast: Forecast, level: Level): Course {
  const { days } = forecast;
  const half = Math.floor(days.length / 2);
  const change = meanRating(days.slice(-half)) - meanRating(days.slice(0, half));
  if (Math.abs(change) < CLEAR_CHANGE) return isEven(forecast, level) ? "level" : "uneven";
  const isRising = change > 0;
  if (!isBorneOut(forecast, isRising)) return "uneven";
  return isRising ? "rising" : "falling";
}

/** A good period without a poor day, or a poor one without a good day; a middling one has both. */
function isEven({ days }: Forecast, level: Level): boolean {
  const opposite = level === "high" ? "low" : "high";
  return level === "middle" || days.every(({ energyRating }) => ratingLevel(energyRating) !== opposite);
}

/** Of a rising period the first day and the opening quarter are below its mean, and the best day comes late. */
function isBorneOut({ days, best, meanRating: mean }: Forecast, isRising: boolean): boolean {
  const opening = meanRating(days.slice(0, Math.ceil(days.length / 4)));
  const first = meanRating(days.slice(0, 1));
  const isBestLate = days.indexOf(best) >= Math.floor(days.length / 2);
  const opensLow = isRising ? Math.max(opening, first) <= mean : Math.min(opening, first) < mean;
  return isBestLate === isRising && opensLow === isRising;
}

function densityOf(perDay: number): "none" | "few" | "usual" | "many" {
  if (perDay === 0) return "none";
  if (perDay < FEW_CRITICAL) return "few";
  return perDay > MANY_CRITICAL ? "many" : "usual";
}
