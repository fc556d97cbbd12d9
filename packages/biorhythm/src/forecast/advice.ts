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
    texts.text(`periods.courses.${level}.${courseOf(forecast)}`),
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

function courseOf({ days }: Forecast): "rising" | "level" | "falling" {
  const half = Math.floor(days.length / 2);
  const change = meanRating(days.slice(-half)) - meanRating(days.slice(0, half));
  if (change >= CLEAR_CHANGE) return "rising";
  return change <= -CLEAR_CHANGE ? "falling" : "level";
}

function densityOf(perDay: number): "none" | "few" | "usual" | "many" {
  if (perDay === 0) return "none";
  if (perDay < FEW_CRITICAL) return "few";
  return perDay > MANY_CRITICAL ? "many" : "usual";
}
