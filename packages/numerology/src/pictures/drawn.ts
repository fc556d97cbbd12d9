/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = [
  "calculateBirthDay",
  "calculateBridgeNumbers",
  "generateNumerologyChart",
  "calculateNumCompatibility",
  "calculateExpression",
  "analyzeKarmicLessons",
  "calculateLifePath",
  "calculateMaturity",
  "calculatePersonalDay",
  "calculatePersonalMonth",
  "calculatePersonalYear",
  "calculatePersonality",
  "calculateSoulUrge",
];
