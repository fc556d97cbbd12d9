/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = [
  "calculateGematria",
  "generateNameProfile",
  "listShemNames",
  "getShemName",
  "getTreeOfLife",
  "getSephirah",
  "listHebrewLetters",
  "getDailySephirah",
];
