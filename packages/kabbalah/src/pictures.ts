import type { AnyPicture } from "@almagest/operation";
import { gematriaRows, hebrewLettersRows } from "./pictures/letters";
import { shemNameRing, shemNamesRing } from "./pictures/names";
import { omerSheet } from "./pictures/omer";
import {
  birthProfileTree,
  hebrewLetterTree,
  nameCompatibilityTree,
  nameProfileTree,
  sephirahTree,
  treeOfLifeTree,
} from "./pictures/tree";

export {
  birthProfileTree,
  gematriaRows,
  hebrewLettersRows,
  hebrewLetterTree,
  nameCompatibilityTree,
  nameProfileTree,
  omerSheet,
  sephirahTree,
  shemNameRing,
  shemNamesRing,
  treeOfLifeTree,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  gematriaRows,
  nameProfileTree,
  birthProfileTree,
  shemNamesRing,
  shemNameRing,
  treeOfLifeTree,
  sephirahTree,
  hebrewLettersRows,
  hebrewLetterTree,
  nameCompatibilityTree,
  omerSheet,
];
