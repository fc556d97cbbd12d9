export { type Coverage, coverageOf } from "./coverage";
export { LANGUAGES, type LanguageName } from "./languages";
export { sibling, siblings } from "./localized";
export { type ListKey, leavesOf, type Reader, readerFor, type TextKey, type Variables } from "./reader";
export type { Term } from "./term";
