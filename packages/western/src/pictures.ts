import type { AnyPicture } from "@almagest/operation";
import { natalWheel } from "./pictures/natal";
import { natalAspectGrid } from "./pictures/natal-grid";
import { compatibilityBars, compositeWheel, synastryBiWheel } from "./pictures/people";
import { asteroidsWheel, lilithWheel, lotsWheel, starsTable } from "./pictures/points";
import { profectionsRing } from "./pictures/profections";
import { zodiacSignsRing } from "./pictures/signs";
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
  compatibilityBars,
  compositeWheel,
  housesWheel,
  lilithWheel,
  lotsWheel,
  lunarReturnWheel,
  natalAspectGrid,
  natalWheel,
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
  zodiacSignsRing,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  lotsWheel,
  patternsWheel,
  aspectsGrid,
  asteroidsWheel,
  compatibilityBars,
  compositeWheel,
  starsTable,
  housesWheel,
  lilithWheel,
  lunarReturnWheel,
  natalWheel,
  natalAspectGrid,
  planetaryReturnWheel,
  positionsWheel,
  profectionsRing,
  progressionsBiWheel,
  relocationWheel,
  zodiacSignsRing,
  solarArcBiWheel,
  solarReturnWheel,
  synastryBiWheel,
  transitAspectsBiWheel,
  transitsBiWheel,
];
