import type { AnyPicture } from "@almagest/operation";
import { gematriaRows, hebrewLettersRows } from "./pictures/letters";
import { shemNameRing, shemNamesRing } from "./pictures/names";
import { omerSheet } from "./pictures/omer";
import { nameProfileTree, sephirahTree, treeOfLifeTree } from "./pictures/tree";

export {
  gematriaRows,
  hebrewLettersRows,
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
  shemNamesRing,
  shemNameRing,
  treeOfLifeTree,
  sephirahTree,
  hebrewLettersRows,
  omerSheet,
];
