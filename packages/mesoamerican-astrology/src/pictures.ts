import type { AnyPicture } from "@almagest/operation";
import {
  aztecSignsRing,
  aztecTrecenasRing,
  haabRing,
  longCountNumerals,
  mayanChartCount,
  mayanSignsRing,
  mayanTrecenasRing,
  tzolkinMonthSheet,
} from "./pictures/days";

export {
  aztecSignsRing,
  aztecTrecenasRing,
  haabRing,
  longCountNumerals,
  mayanChartCount,
  mayanSignsRing,
  mayanTrecenasRing,
  tzolkinMonthSheet,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  mayanChartCount,
  longCountNumerals,
  tzolkinMonthSheet,
  mayanSignsRing,
  mayanTrecenasRing,
  haabRing,
  aztecSignsRing,
  aztecTrecenasRing,
];
