// The facts behind the answers: instants, day numbers and canonical ids, without language.

export { ACTIVITIES, type Activity } from "./almanac/activities";
export { type AuspiciousDaysFacts, type AuspiciousDaysInput, computeAuspiciousDays } from "./almanac/auspicious";
export { type AlmanacDayFacts, almanacDayOf } from "./almanac/day";
export { type Mansion, mansionOf } from "./almanac/mansions";
export { OFFICERS, type OfficerId, officerOf } from "./almanac/officers";
export {
  type AnnualFacts,
  type AnnualInput,
  computeAnnual,
  type YearRelation,
  yearRelation,
} from "./bazi/annual-facts";
export { type PhaseCount, phaseCounts } from "./bazi/balance";
export {
  type BaziBirth,
  type BaziInput,
  type BaziSwitches,
  baziBirth,
  DAY_BOUNDARIES,
  equationOfTimeSeconds,
  HOUR_CLOCKS,
  YEAR_BOUNDARIES,
} from "./bazi/birth";
export { type BaziFacts, computeBaziChart } from "./bazi/chart";
export { computeBaziCompatibility } from "./bazi/compatibility";
export type { BaziCompatibilityFacts } from "./bazi/couple";
export { type Interaction, interactionsBetween, interactionsWithin, type PlacedPillar } from "./bazi/interactions";
export { type LuckPillar, type LuckStart, luckDirection, luckPillars, luckStart } from "./bazi/luck";
export type { LuckFacts, LuckInput } from "./bazi/luck-facts";
export { computeLuck } from "./bazi/luck-operation";
export { type DayMasterStrength, dayMasterStrength, type Verdict } from "./bazi/strength";
export type { BaziSetting } from "./birth-time/borders";
export { luckEventMembers } from "./birth-time/events";
export { baziChanges, baziMembers, type LuckSpread, luckSpreads } from "./birth-time/members";
export {
  type ChineseCalendar,
  chineseCalendar,
  lunarDayNumberAt,
  type NewMoon,
  REFERENCE_OFFSET_HOURS,
  referenceDayOf,
  type SolarTerm,
  solarTermsOf,
} from "./calendar/calendar";
export {
  type LunarDay,
  type LunarMonth,
  leapMonthOf,
  lunarDayOf,
  lunarYearMonths,
  solsticeYear,
} from "./calendar/lunar";
export { lunationNear, newMoon, sunReaches } from "./calendar/roots";
export { minorTermsAround, type SolarMonth, solarMonthAt, solarMonthOfDay } from "./calendar/solar-months";
export { SOLAR_TERMS, type SolarTermId, type SolarTermKind } from "./calendar/solar-terms";
export { type Bond, branchBonds, type InteractionType, stemBonds, trineBonds } from "./cycle/bonds";
export { ANIMALS, type Animal, BRANCHES, type Branch } from "./cycle/branches";
export { type NaYin, naYinOf } from "./cycle/na-yin";
export { type Category, categoryOf, PHASES, type Phase, type Polarity, phaseOfCategory } from "./cycle/phases";
export {
  dayPillar,
  hourPillar,
  monthPillar,
  PILLARS,
  type Pillar,
  pillarAfter,
  pillarAt,
  yearPillar,
} from "./cycle/pillars";
export { STEMS, type Stem } from "./cycle/stems";
export { TEN_GODS, type TenGod, tenGodOf } from "./cycle/ten-gods";
export { type BaziNarrowedTimeFacts, computeBaziNarrowedTime } from "./narrowing/compute";
export { computeZiWei, type ZiWeiFacts, type ZiWeiInput } from "./ziwei/compute";
export { rulesOf, type ZiWeiRules } from "./ziwei/schools";
export { energyRating, type StemEffect, stemEffect } from "./zodiac/rating";
export { ANIMAL_RELATIONS, type AnimalRelation, relationOf, sharedPhase } from "./zodiac/relations";
