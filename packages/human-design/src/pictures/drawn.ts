/** The operations of this domain whose answers have a picture, in its order: known without loading what draws them. */
export const DRAWN = [
  "generateBodygraph",
  "calculateCenters",
  "getCenter",
  "calculateChannels",
  "calculateConnection",
  "calculateGates",
  "getGate",
  "calculatePenta",
  "calculateProfile",
  "generateTransit",
  "calculateVariables",
  "narrowHumanDesignBirthTime",
];
