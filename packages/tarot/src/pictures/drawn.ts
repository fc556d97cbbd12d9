/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = [
  "listCards",
  "getCard",
  "getDailyCard",
  "drawCards",
  "castCareerSpread",
  "castCelticCross",
  "castCustomSpread",
  "castLoveSpread",
  "castThreeCard",
  "castYesNo",
];
