export {
  count,
  localizedList,
  localizedText,
  optionalProse,
  optionalProseList,
  prose,
  proseList,
  withTexts,
} from "./answers";
export { at } from "./at";
export {
  type Collection,
  collection,
  foundRow,
  type NoSuchRow,
  noneNamed,
  noneNumbered,
  type Page,
  type Paging,
  pageOf,
} from "./collection";
export {
  type BaseContext,
  createContext,
  type Need,
  type NeededContext,
  type NowContext,
  need,
  needNow,
  needRandom,
  type OptionalNeed,
  optionalNeed,
  type RandomContext,
} from "./context";
export { defineOperation } from "./define";
export { type Domain, type DomainDefinition, type DomainLabels, defineDomain, type TextLoaders } from "./domain";
export type { Draft, DraftOf } from "./draft";
export { type Draw, type DrawRequest, type DrawStreams, dailySeed, drawFrom, openDraw } from "./draw/draw";
export { randomWords, seededWords, type WordSource } from "./draw/words";
export { erase } from "./erased";
export {
  AlmagestError,
  DomainError,
  type DomainErrorCode,
  ERROR_CODES,
  ERROR_STATUS,
  type ErrorCode,
  ForeignAnswerError,
  InvariantError,
  isAlmagestError,
  ValidationError,
} from "./errors";
export { foldKey, idFinder, isRecord, memberKey } from "./fold";
export { answerSchema, inForm, type More } from "./forms/answer";
export { type AnswerForm, DETAILS, type Detail, FULL, MOST_CHARACTERS, type Selection } from "./forms/form";
export type { Asked, NextCall } from "./forms/next-call";
export { holdsProse } from "./forms/prose";
export { type ReadForm, readForm } from "./forms/read-form";
export {
  type FlatInput,
  type ParseResult,
  type PartedInput,
  type PartParser,
  parseParts,
  partParser,
  type RawInput,
} from "./input";
export {
  AYANAMSAS,
  type AyanamsaChoice,
  ayanamsa,
  ayanamsaValue,
  HOUSE_SYSTEMS,
  type HouseSystem,
  houseSystem,
  NODE_TYPES,
  type NodeType,
  nodeType,
  requireAyanamsaValue,
} from "./inputs/conventions";
export { lang, langQuery } from "./inputs/lang";
export { civilMoment, date, isTimezoneText, time, timezone } from "./inputs/moment";
export { limit, offset, pageQuery } from "./inputs/paging";
export { latitude, longitude, place } from "./inputs/place";
export { seed } from "./inputs/seed";
export type { Issue } from "./issues";
export {
  type DeclaredSchema,
  declaredSchemaOf,
  type Fold,
  type JsonSchema,
  jsonSchemaOf,
  namedRoot,
  nameOf,
  type SchemaSide,
  type Weight,
} from "./json-schema";
export { LANGS, type Lang, languageOf } from "./languages";
export { datesMeant } from "./meant";
export { MOST_EXPLAINED } from "./members";
export { editDistance, nearestName } from "./nearest";
export type { AnyOperation, Method, Operation, OperationFacts, Parsed } from "./operation";
export type { AnyPicture, PictureLoader } from "./picture";
export { canonicalTimezone } from "./spellings";
export type { Term, TermTable } from "./term";
export { LONGEST_SHORT_NAME, shortToolName, toolName, toolTitle } from "./tool-name";
export type { MessageTree, TextCatalogue, Words } from "./words";
