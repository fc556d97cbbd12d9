// The facts behind the answers: unrounded instants and canonical ids, without language.
export { constitutionMembers } from "./birth-time/members";
export {
  BLENDING,
  type Blend,
  blendOf,
  type ConstitutionType,
  TYPES,
  WEIGHTING,
  type Weighed,
} from "./constitution/blend";
export {
  type Constitution,
  type ConstitutionInput,
  computeConstitution,
  FACTOR_IDS,
  type Factor,
  type FactorId,
  type RankedGraha,
} from "./constitution/compute";
export { computeDailyAyurveda, type DailyFacts, type DailyInput } from "./daily/operation";
export {
  computeDayOfDoshas,
  type DayInput,
  type DayOfDoshas,
  DOSHA_CLOCKS,
  type DoshaClock,
  type DoshaPeriod,
  SUN_STATES,
  type SunOfDay,
  type SunState,
} from "./dinacharya/compute";
export { computeRitu, type RituFacts, type RituInput, STAGES, type Stage } from "./ritucharya/compute";
export type { Cited, NoteKey, Work } from "./sources/works";
export { DOSHAS, type DoshaRow, doshasOfGuna, type SubDoshaId } from "./tables/doshas";
export { GUNA_PAIRS, type GunaId } from "./tables/gunas";
export { type DhatuId, PLANETS, type PlanetRow } from "./tables/planets";
export { RASAS, type RasaRow, raisedBy, tastesLowering, tastesRaising } from "./tables/rasas";
export {
  type Ayana,
  type ClassicalRitu,
  type CycleState,
  courseOf,
  type DoshaState,
  type Hemisphere,
  NATURES,
  type Phase,
  type RituId,
  type RituNature,
  type RituOfMonth,
  type RituScheme,
  type RituZodiac,
  rituOfMonth,
  type Strength,
} from "./tables/ritus";
export { doshasOfSign, type SignDoshaScheme, type SignDoshas } from "./tables/signs";
