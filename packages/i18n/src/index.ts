export type { Term, TermTable } from "@almagest/operation";
export { type Coverage, coverageOf } from "./coverage";
export { capitalized, inSentence, withArticle } from "./english";
export type { Variables } from "./filler";
export { joined } from "./joined";
export { LANGUAGES, type LanguageName } from "./languages";
export { sibling, siblings } from "./localized";
export { type BranchKey, type ListKey, leavesOf, readerFor, type TextKey, type TextReader } from "./reader";
export { type EnglishNames, type Vocabulary, vocabulary } from "./vocabulary";
