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
export { type AnswerHome, answersOf, OPEN_ANSWER } from "./answers-of";
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
export type { BirthOperation } from "./contract/birth-operation";
export type { Before, MissingPart, Part, PartArguments, PartCalls } from "./contract/composition";
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
} from "./contract/context";
export {
  type Domain,
  type DomainDefinition,
  type DomainLabels,
  defineDomain,
  loadWords,
  type TextLoaders,
} from "./contract/domain";
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
} from "./contract/errors";
export type { Issue } from "./contract/issues";
export type { AnyOperation, Method, Operation, OperationFacts, Parsed, UncertainFacts } from "./contract/operation";
export type { AnyPicture, PictureLoader } from "./contract/picture";
export type { FlatInput, ParseResult, PartedInput, RawInput } from "./contract/request";
export { callNames, LONGEST_SHORT_NAME, shortToolName, toolName, toolTitle } from "./contract/tool-name";
export type { GrammarForms, MessageTree, TextCatalogue, Voices, Words } from "./contract/words";
export { defineOperation, langOf } from "./define";
export { defineBirthOperation, type UncertainArm } from "./define-birth";
export {
  type CompositionDefinition,
  type CompositionFacts,
  type CompositionInput,
  type CompositionRequest,
  defineComposition,
  type PartsOf,
} from "./define-composition";
export type { Draft, DraftOf } from "./draft";
export { type Draw, type DrawRequest, type DrawStreams, dailySeed, drawFrom, openDraw } from "./draw/draw";
export { randomWords, seededWords, type WordSource } from "./draw/words";
export { erase } from "./erased";
export { answerSchema, inForm, isUncertainAnswer, type More } from "./forms/answer";
export { type AnswerForm, DETAILS, type Detail, FULL, MOST_CHARACTERS, type Selection } from "./forms/form";
export type { Asked, NextCall } from "./forms/next-call";
export { holdsProse } from "./forms/prose";
export { type ReadForm, readForm } from "./forms/read-form";
export {
  AYANAMSAS,
  type AyanamsaChoice,
  ayanamsa,
  ayanamsaChoice,
  ayanamsaEpoch,
  ayanamsaEpochUsed,
  ayanamsaName,
  ayanamsaShape,
  ayanamsaValue,
  requireAyanamsaValue,
} from "./inputs/ayanamsas";
export { isHeavyCall, leavesTimeOpen } from "./inputs/birth-time";
export { UNKNOWN_TIME } from "./inputs/birth-time-check";
export type { BirthTimeNames, BirthTimePlace } from "./inputs/birth-time-place";
export type { UncertainRequest, UnknownRequest } from "./inputs/birth-time-types";
export {
  COMMON_HOUSE_SYSTEMS,
  type CommonHouseSystem,
  HOUSE_SYSTEMS,
  type HouseSystem,
  houseSystem,
  houseSystemChoice,
  houseSystemName,
  NODE_TYPES,
  type NodeType,
  nodeType,
  rareNodeType,
} from "./inputs/conventions";
export { lang, langQuery } from "./inputs/lang";
export {
  CALENDARS,
  calendar,
  civilMoment,
  type DateCalendar,
  date,
  isTimezoneText,
  time,
  timezone,
} from "./inputs/moment";
export { requireOwnOptions } from "./inputs/own-options";
export { limit, offset, pageQuery } from "./inputs/paging";
export { latitude, longitude, place } from "./inputs/place";
export { seed } from "./inputs/seed";
export {
  APOGEE_TYPES,
  type ApogeeType,
  anyCenter,
  CENTERS,
  type Center,
  centerUsed,
  harmonic,
  harmonicUsed,
  lilithType,
  POSITION_TYPES,
  type PositionType,
  placedCenter,
  placedSkyShape,
  positionType,
  positionTypeUsed,
  requireViewing,
  skyShape,
  unplacedCenter,
  type ViewingChoice,
} from "./inputs/viewing";
export { natalZodiac, requireZodiac, ZODIACS, type Zodiac, type ZodiacChoice, zodiacShape } from "./inputs/zodiac";
export { isChinese, LANGS, type Lang, languageOf } from "./languages";
export { piece } from "./piece";
export { ayanamsaPreset, presetUsed, vedicPreset, westernPreset } from "./presets";
export { PROOFS, type Preset, type Tradition } from "./presets/preset";
export { PRESETS, presetThatSets } from "./presets/programs";
export { jsonText } from "./shared-piece";
export type { Term, TermTable } from "./term";
export { isVariants, noteFallback, type Spoken, speaks, spokenWith } from "./voices";
export { toGregorian } from "./wire/calendar";
export { foldKey, idFinder, isRecord, memberKey } from "./wire/fold";
export { type PartParser, parseParts, partParser } from "./wire/input";
export {
  type DeclaredSchema,
  declaredSchemaOf,
  type Fold,
  homeOf,
  type JsonSchema,
  jsonSchemaOf,
  namedRoot,
  nameOf,
  type SchemaSide,
  type Weight,
} from "./wire/json-schema";
export { hanNeighbors, hanPairs, plainLetters } from "./wire/letters";
export { datesMeant } from "./wire/meant";
export { MOST_EXPLAINED } from "./wire/members";
export { editDistance, nearestName } from "./wire/nearest";
export { canonicalTimezone, unpackedText } from "./wire/spellings";
