import type { AnyPicture } from "@almagest/operation";
import { astrocartographyMap } from "./pictures/map/astrocartography";
import { localSpaceCompass } from "./pictures/map/local-space";
import { monthlyEphemerisGraph } from "./pictures/months/ephemeris";
import { monthlyAspectsTable, monthlyParallelsTable, monthlyTransitsStrips, nodePassagesStrips } from "./pictures/months/events";
import { dailyHoroscopeStrips, monthlyHoroscopeStrips, weeklyHoroscopeStrips, yearlyHoroscopeStrips } from "./pictures/months/horoscope";
import { moonPhaseDisc, moonPhasesRow } from "./pictures/months/moon";
import { moonCalendarSheet } from "./pictures/months/moon-calendar";
import { zodiacSignsRing } from "./pictures/signs";

export { astrocartographyMap } from "./pictures/map/astrocartography";
export { localSpaceCompass } from "./pictures/map/local-space";
export { monthlyEphemerisGraph } from "./pictures/months/ephemeris";
export { monthlyAspectsTable, monthlyParallelsTable, monthlyTransitsStrips, nodePassagesStrips } from "./pictures/months/events";
export { dailyHoroscopeStrips, monthlyHoroscopeStrips, weeklyHoroscopeStrips, yearlyHoroscopeStrips } from "./pictures/months/horoscope";
export { moonPhaseDisc, moonPhasesRow } from "./pictures/months/moon";
export { moonCalendarSheet } from "./pictures/months/moon-calendar";
export { zodiacSignsRing } from "./pictures/signs";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  monthlyAspectsTable,
  astrocartographyMap,
  nodePassagesStrips,
  dailyHoroscopeStrips,
  monthlyHoroscopeStrips,
  weeklyHoroscopeStrips,
  localSpaceCompass,
  moonCalendarSheet,
  moonPhaseDisc,
  moonPhasesRow,
  monthlyParallelsTable,
  monthlyEphemerisGraph,
  zodiacSignsRing,
  monthlyTransitsStrips,
  yearlyHoroscopeStrips,
];
