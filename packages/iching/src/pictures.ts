import type { AnyPicture } from "@almagest/operation";
import {
  dailyHexagramLines,
  dailyReadingHexagrams,
  foundHexagramLines,
  hexagramCards,
  oneHexagramLines,
  randomHexagramLines,
  readingHexagrams,
  trigramCards,
  trigramLines,
} from "./pictures/hexagrams";

export {
  dailyHexagramLines,
  dailyReadingHexagrams,
  foundHexagramLines,
  hexagramCards,
  oneHexagramLines,
  randomHexagramLines,
  readingHexagrams,
  trigramCards,
  trigramLines,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  readingHexagrams,
  dailyHexagramLines,
  dailyReadingHexagrams,
  hexagramCards,
  foundHexagramLines,
  randomHexagramLines,
  oneHexagramLines,
  trigramCards,
  trigramLines,
];
