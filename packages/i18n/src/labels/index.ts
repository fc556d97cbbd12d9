export { byEnglishName } from "./by-english";
export { sharedFields } from "./fields";
export { ayanamsaNames, sharedValues } from "./values";
export { winds } from "./winds";
