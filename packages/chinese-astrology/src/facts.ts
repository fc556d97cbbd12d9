// What answers are made from: instants, day numbers and canonical ids, without language.
export {
  type ChineseCalendar,
  chineseCalendar,
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
export { minorTermsAround, type SolarMonth, solarMonthAt, solarMonthOfDay } from "./calendar/solar-months";
export { SOLAR_TERMS, type SolarTermId, type SolarTermKind } from "./calendar/solar-terms";
export { ANIMALS, type Animal, BRANCHES, type Branch } from "./cycle/branches";
export { PHASES, type Phase, type Polarity } from "./cycle/phases";
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
