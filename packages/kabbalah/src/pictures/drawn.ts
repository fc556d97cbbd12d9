/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = [
  "calculateGematria",
  "generateNameProfile",
  "generateBirthProfile",
  "listShemNames",
  "getShemName",
  "getTreeOfLife",
  "getSephirah",
  "listHebrewLetters",
  "getHebrewLetter",
  "calculateNameCompatibility",
  "getDailySephirah",
];
