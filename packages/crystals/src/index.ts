export { crystal } from "./detail/operation";
export { crystalPairings } from "./detail/pairings";
export { dailyCrystal, randomCrystal } from "./draw/operations";
export { birthstones } from "./lists/birthstones";
export { crystals, crystalsByChakra, crystalsByElement, crystalsByZodiac } from "./lists/operations";
export { crystalSearch } from "./lists/search";
export { crystalColors, crystalPlanets } from "./lists/values";
export { resolveStone, STONES, stoneOf } from "./stones/catalogue";
export { birthstonesOf, colorNames, filterStones, planetNames, type StoneFilter } from "./stones/filter";
export { IMAGE_ROOT, imageFile, imagePath, stoneName, titledStone } from "./stones/image";
export {
  CHAKRAS,
  type Chakra,
  CRYSTAL_SYSTEMS,
  type CrystalSystem,
  ELEMENTS,
  HAZARDS,
  type Hazard,
  PLANETS,
  type Planet,
  SIGNS,
  type Sign,
  type Stone,
  type StoneElement,
  WATER,
  type WaterCare,
} from "./stones/stone";
export { numericalVibration } from "./stones/vibration";
export type {
  Birthstones,
  BirthstonesConventions,
  BirthstonesRequest,
  Crystal,
  CrystalColors,
  CrystalColorsRequest,
  CrystalPairings,
  CrystalPairingsRequest,
  CrystalPlanets,
  CrystalPlanetsRequest,
  CrystalRequest,
  CrystalSearch,
  CrystalSearchRequest,
  Crystals,
  CrystalsByChakra,
  CrystalsByChakraRequest,
  CrystalsByElement,
  CrystalsByElementRequest,
  CrystalsByZodiac,
  CrystalsByZodiacRequest,
  CrystalsRequest,
  DailyCrystal,
  DailyCrystalConventions,
  DailyCrystalRequest,
  RandomCrystal,
  RandomCrystalConventions,
  RandomCrystalRequest,
  StoneConventions,
} from "./types";
