import type { AnyPicture } from "@almagest/operation";
import {
  aztecSignCard,
  dailyAztecCard,
  dailyMayanCard,
  haabMonthCard,
  mayanSignCard,
  tonalpohualliCard,
  tzolkinCard,
} from "./pictures/cards";
import { mayanCompatibilityCards } from "./pictures/compatibility";
import {
  aztecSignsRing,
  aztecTrecenasRing,
  haabRing,
  mayanSignsRing,
  mayanTrecenasRing,
  tzolkinMonthSheet,
} from "./pictures/days";
import { longCountNumerals, mayanChartCount, mayanChartCross } from "./pictures/stela";
import { aztecTrecenaCards, mayanTrecenaCards } from "./pictures/trecenas";

export {
  aztecSignCard,
  aztecSignsRing,
  aztecTrecenaCards,
  aztecTrecenasRing,
  dailyAztecCard,
  dailyMayanCard,
  haabMonthCard,
  haabRing,
  longCountNumerals,
  mayanChartCount,
  mayanChartCross,
  mayanCompatibilityCards,
  mayanSignCard,
  mayanSignsRing,
  mayanTrecenaCards,
  mayanTrecenasRing,
  tonalpohualliCard,
  tzolkinCard,
  tzolkinMonthSheet,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  tzolkinCard,
  mayanChartCount,
  mayanChartCross,
  longCountNumerals,
  dailyMayanCard,
  tzolkinMonthSheet,
  mayanCompatibilityCards,
  mayanSignsRing,
  mayanSignCard,
  mayanTrecenasRing,
  mayanTrecenaCards,
  haabRing,
  haabMonthCard,
  tonalpohualliCard,
  dailyAztecCard,
  aztecSignsRing,
  aztecSignCard,
  aztecTrecenasRing,
  aztecTrecenaCards,
];
