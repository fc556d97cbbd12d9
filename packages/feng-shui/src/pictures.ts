import type { AnyPicture } from "@almagest/operation";
import { afflictionsCompass, houseCompass } from "./pictures/compass";
import {
  baguaPalaces,
  baguaSectorPalaces,
  eightMansionsPalaces,
  kuaDirections,
  kuaNumberDirections,
} from "./pictures/directions";
import {
  annualStarsPalaces,
  houseStarsPalaces,
  monthlyStarsPalaces,
  ninePeriodsBars,
  nineStarsPalaces,
} from "./pictures/stars";

export {
  afflictionsCompass,
  annualStarsPalaces,
  baguaPalaces,
  baguaSectorPalaces,
  eightMansionsPalaces,
  houseCompass,
  houseStarsPalaces,
  kuaDirections,
  kuaNumberDirections,
  monthlyStarsPalaces,
  ninePeriodsBars,
  nineStarsPalaces,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  kuaDirections,
  kuaNumberDirections,
  eightMansionsPalaces,
  houseStarsPalaces,
  houseCompass,
  annualStarsPalaces,
  monthlyStarsPalaces,
  nineStarsPalaces,
  afflictionsCompass,
  baguaPalaces,
  baguaSectorPalaces,
  ninePeriodsBars,
];
