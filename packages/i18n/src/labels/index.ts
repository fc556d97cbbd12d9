export { ayanamsaNames } from "./ayanamsas";
export { byEnglishName } from "./by-english";
export { sharedFields } from "./fields";
export { houseSystemNames } from "./house-systems";
export { lifeEventNames } from "./life-events";
export { numerals } from "./numerals";
export { sharedValues, zodiacNames } from "./values";
export { winds } from "./winds";
