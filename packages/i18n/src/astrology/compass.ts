import { vocabulary } from "@almagest/operation/names";

/**
 * The sixteen winds, clockwise from north, as nouns.
 *
 * The eight between the quarters follow the weather services: 北东北 on the mainland, 北北東 in Taiwan.
 */
export const compass = /* @__PURE__ */ vocabulary("i18n/compass", {
  north: { en: "North", inSentence: "the north" },
  "north-northeast": { en: "North-northeast", inSentence: "the north-northeast" },
  northeast: { en: "Northeast", inSentence: "the northeast" },
  "east-northeast": { en: "East-northeast", inSentence: "the east-northeast" },
  east: { en: "East", inSentence: "the east" },
  "east-southeast": { en: "East-southeast", inSentence: "the east-southeast" },
  southeast: { en: "Southeast", inSentence: "the southeast" },
  "south-southeast": { en: "South-southeast", inSentence: "the south-southeast" },
  south: { en: "South", inSentence: "the south" },
  "south-southwest": { en: "South-southwest", inSentence: "the south-southwest" },
  southwest: { en: "Southwest", inSentence: "the southwest" },
  "west-southwest": { en: "West-southwest", inSentence: "the west-southwest" },
  west: { en: "West", inSentence: "the west" },
  "west-northwest": { en: "West-northwest", inSentence: "the west-northwest" },
  northwest: { en: "Northwest", inSentence: "the northwest" },
  "north-northwest": { en: "North-northwest", inSentence: "the north-northwest" },
});
