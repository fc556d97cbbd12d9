export { nameCompatibility } from "./compatibility/operation";
export { dailySephirah } from "./daily/operation";
export { CIPHER_IDS, type CipherId, MISPAR_GADOL, type MisparGadol } from "./gematria/ciphers";
export { gematriaCiphers } from "./gematria/list";
export { gematria } from "./gematria/operation";
export { LETTER_ATTRIBUTIONS, type LetterAttribution } from "./letters/attributions";
export { LETTER_IDS, type LetterId, resolveLetter } from "./letters/letters";
export { hebrewLetter, hebrewLetters } from "./letters/operations";
export { shemName, shemNames } from "./names/operations";
export {
  ANGEL_DATINGS,
  type AngelDating,
  LEAP_DAY_POLICIES,
  type LeapDayPolicy,
  YEAR_STARTS,
  type YearStart,
} from "./names/wheels";
export { birthProfile } from "./profile/birth";
export { nameProfile } from "./profile/name";
export { sephirah, treeOfLife } from "./tree/operations";
export { resolveSephirah, SEPHIRAH_IDS, type SephirahId } from "./tree/sephirot";
export type {
  BirthProfile,
  BirthProfileConventions,
  BirthProfileRequest,
  DailySephirah,
  DailySephirahRequest,
  Gematria,
  GematriaCiphers,
  GematriaCiphersRequest,
  GematriaConventions,
  GematriaRequest,
  HebrewLetter,
  HebrewLetterRequest,
  HebrewLetters,
  HebrewLettersRequest,
  LetterConventions,
  NameCompatibility,
  NameCompatibilityConventions,
  NameCompatibilityRequest,
  NameProfile,
  NameProfileConventions,
  NameProfileRequest,
  OmerConventions,
  Sephirah,
  SephirahConventions,
  SephirahRequest,
  ShemName,
  ShemNameRequest,
  ShemNames,
  ShemNamesRequest,
  TreeConventions,
  TreeOfLife,
  TreeOfLifeRequest,
  UncertainBirthProfile,
} from "./types";
