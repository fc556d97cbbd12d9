// The facts behind the answers: whole numbers and canonical ids, without language.
export { type ProfileSetting, profileChanges, profileMembers } from "./birth-time/members";
export { isLeapYear, monthLength, newYear, yearLength } from "./calendar/arithmetic";
export { type HebrewBirthday, nextBirthday } from "./calendar/birthday";
export {
  civilDateOf,
  dayNumberOn,
  type HebrewDate,
  hebrewDateOf,
  hebrewDateOn,
  MONTH_IDS,
  type MonthId,
  monthIdOf,
} from "./calendar/hebrew-date";
export { hebrewDateString, numeralLetters } from "./calendar/numerals";
export { nextOmerStart, omerDay } from "./calendar/omer";
export { type CompatibilityFacts, compareNames } from "./compatibility/score";
export { type CipherValue, cipherValue, cipherValues } from "./gematria/ciphers";
export { type LatinCipherId, latinValue } from "./gematria/latin";
export { type TransformationId, transformed } from "./gematria/transformations";
export { type HebrewWords, hebrewString, hebrewWords, romanized, type WrittenLetter } from "./hebrew/text";
export { formsOfLatin, type HebrewForm, type HebrewForms } from "./latin/forms";
export { attributionOf } from "./letters/attributions";
export { LETTERS, type Letter, letterOf } from "./letters/letters";
export { nameAtLongitude, SHEM_NAMES, type ShemName } from "./names/shem";
export { type AngelFacts, angelsOf, type WheelInput } from "./names/wheels";
export { PATHS, pathBetween, pathsAt, type TreePath } from "./tree/paths";
export { reducedToTen, SEPHIROT, type Sephirah } from "./tree/sephirot";
