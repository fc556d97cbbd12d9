export type { Term, TermTable } from "@almagest/operation";
export {
  type EnglishName,
  named,
  sibling,
  siblings,
  term,
  type Vocabulary,
  vocabulary,
} from "@almagest/operation/names";
export { type Coverage, coverageOf } from "./coverage";
export { capitalized, inSentence, small, withArticle } from "./english";
export { figuresIn } from "./figures";
export { blanksOf, type Variables } from "./filler";
export { blankAfter, blankBefore, chained, fullStop, inBrackets, joined, sentences } from "./joined";
export { amountIn, dateIn, dateSaid, durationIn, listOf, listOfLists, numberIn, plainNumberIn } from "./joints";
export { LANGUAGES, type LanguageName } from "./language-names";
export { askedForm, FORMS, formOf } from "./name-forms";
export { type BranchKey, type ListKey, leavesOf, readerFor, type TextKey, type TextReader } from "./reader";
