import type { AnyPicture } from "@almagest/operation";
import { astrocartographyMap } from "./pictures/map/astrocartography";
import { localSpaceCompass } from "./pictures/map/local-space";
import { monthlyEphemerisGraph } from "./pictures/months/ephemeris";
import {
  monthlyAspectsTable,
  monthlyParallelsTable,
  monthlyTransitsStrips,
  nodePassagesStrips,
} from "./pictures/months/events";
import {
  dailyHoroscopeStrips,
  monthlyHoroscopeStrips,
  weeklyHoroscopeStrips,
  yearlyHoroscopeStrips,
} from "./pictures/months/horoscope";
import { moonPhaseDisc, moonPhasesRow } from "./pictures/months/moon";
import { moonCalendarSheet } from "./pictures/months/moon-calendar";
import { birthTimeStrips } from "./pictures/narrowed";
import { natalWheel } from "./pictures/natal";
import { natalAspectGrid } from "./pictures/natal-grid";
import { compatibilityBars, compositeWheel, synastryBiWheel } from "./pictures/people";
import { asteroidsWheel, lilithWheel, lotsWheel, starsTable } from "./pictures/points";
import { profectionsRing } from "./pictures/profections";
import { zodiacSignRing, zodiacSignsRing } from "./pictures/signs";
import { aspectsGrid, housesWheel, patternsWheel, positionsWheel } from "./pictures/sky";
import {
  lunarReturnWheel,
  planetaryReturnWheel,
  progressionsBiWheel,
  relocationWheel,
  solarArcBiWheel,
  solarReturnWheel,
  transitAspectsBiWheel,
  transitsBiWheel,
} from "./pictures/timing";

export {
  aspectsGrid,
  asteroidsWheel,
  astrocartographyMap,
  birthTimeStrips,
  compatibilityBars,
  compositeWheel,
  dailyHoroscopeStrips,
  housesWheel,
  lilithWheel,
  localSpaceCompass,
  lotsWheel,
  lunarReturnWheel,
  monthlyAspectsTable,
  monthlyEphemerisGraph,
  monthlyHoroscopeStrips,
  monthlyParallelsTable,
  monthlyTransitsStrips,
  moonCalendarSheet,
  moonPhaseDisc,
  moonPhasesRow,
  natalAspectGrid,
  natalWheel,
  nodePassagesStrips,
  patternsWheel,
  planetaryReturnWheel,
  positionsWheel,
  profectionsRing,
  progressionsBiWheel,
  relocationWheel,
  solarArcBiWheel,
  solarReturnWheel,
  starsTable,
  synastryBiWheel,
  transitAspectsBiWheel,
  transitsBiWheel,
  weeklyHoroscopeStrips,
  yearlyHoroscopeStrips,
  zodiacSignRing,
  zodiacSignsRing,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  lotsWheel,
  patternsWheel,
  aspectsGrid,
  monthlyAspectsTable,
  asteroidsWheel,
  astrocartographyMap,
  compatibilityBars,
  compositeWheel,
  nodePassagesStrips,
  starsTable,
  dailyHoroscopeStrips,
  monthlyHoroscopeStrips,
  weeklyHoroscopeStrips,
  housesWheel,
  lilithWheel,
  localSpaceCompass,
  lunarReturnWheel,
  moonCalendarSheet,
  moonPhaseDisc,
  moonPhasesRow,
  natalWheel,
  natalAspectGrid,
  monthlyParallelsTable,
  planetaryReturnWheel,
  positionsWheel,
  monthlyEphemerisGraph,
  profectionsRing,
  progressionsBiWheel,
  relocationWheel,
  zodiacSignsRing,
  zodiacSignRing,
  solarArcBiWheel,
  solarReturnWheel,
  synastryBiWheel,
  transitAspectsBiWheel,
  transitsBiWheel,
  monthlyTransitsStrips,
  yearlyHoroscopeStrips,
  birthTimeStrips,
];
