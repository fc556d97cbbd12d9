export { daysRepeated, repeatedSentences } from "./answer";
export { type Named, nakedNames, wrongArticles } from "./grammar";
export { frameShare, misplaced } from "./pieces";
export { brokenTexts, wrongMarks } from "./spoken";
export { denyingTexts, strangeBlanks, type Told, toldBeside, unpairedMarks } from "./translation";
export { unread, unwritten } from "./walk";
