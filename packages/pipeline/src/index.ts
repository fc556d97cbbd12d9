export { type AnswerWish, answerText, type MadeAnswer, madeAnswer } from "./answer";
export { type BatchLine, batchLineReader, type LineId, LONGEST_LINE_ID } from "./batch-line";
export { askingFrom, askingWith, type BoundedOptions, boundedPipeline, tooMuchFree } from "./bounded";
export { boundedJson } from "./bounded-json";
export type { AskedCalendar, CalendarSource } from "./calendar";
export { type Day, isConstant, isKept, type MadeOf, type Revalidation } from "./constant";
export { type Failure, failureOf } from "./failure";
export type { AskedFeed, TriedFeed } from "./feed";
export { type HeavyJob, HeavyQueueFull, type HeavyResult, type HeavyWork } from "./heavy";
export { jsonExcess, MOST_MEMBERS, MOST_MEMBERS_OF_BATCHES, repeatedMember } from "./json-bounds";
export { type AskedOnce, FREE_REPLAYS, type OnceParts } from "./once";
export type { Outcome, Refit } from "./outcome";
export type { Patience } from "./patience";
export {
  type AskedPicture,
  type Drawn,
  type Painter,
  PICTURE_TYPES,
  type PictureType,
  pictureIssues,
} from "./picture";
export {
  type Call,
  createPipeline,
  type Identified,
  type InTurn,
  type Pipeline,
  type PipelineParts,
} from "./pipeline";
export type { Incident, LogPort } from "./ports";
export { docUrl, type ErrorRecord, type Refusal, recordText } from "./record";
export { absoluteReferences } from "./references";
export {
  badRequest,
  invalidInput,
  MAX_ISSUES,
  malformedJson,
  methodNotAllowed,
  type PathMiss,
  payloadTooLarge,
  unknownPath,
  unreadableMedia,
} from "./refusals";
export type { AskedReport, Reporter, ReportJob, ReportResult } from "./report";
export { type Endpoint, type Missed, methodsAt, type Suggestion, suggestionsFor } from "./suggest";
export { bytesOf, createTextStore, MOST_BYTES, type TextLoader, type TextStore } from "./texts";
