export { byEnglishName } from "./by-english";
export { sharedFields } from "./fields";
export { houseSystemNames } from "./house-systems";
export { sharedValues } from "./values";
export { winds } from "./winds";
