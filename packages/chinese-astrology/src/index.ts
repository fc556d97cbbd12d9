export { auspiciousDays } from "./almanac/auspicious";
export { almanacDay, monthlyAlmanac } from "./almanac/operations";
export { annualReading } from "./bazi/annual";
export {
  DAY_BOUNDARIES,
  type DayBoundary,
  HOUR_CLOCKS,
  type HourClock,
  YEAR_BOUNDARIES,
  type YearBoundary,
} from "./bazi/birth";
export { baziChart } from "./bazi/chart";
export { baziCompatibility } from "./bazi/compatibility";
export { dayMasterReading } from "./bazi/day-master";
export { luckReading } from "./bazi/luck-operation";
export { lunarDate } from "./calendar/lunar-operation";
export { solarTerms } from "./calendar/terms-operation";
export { fiveElements } from "./elements/elements";
export { baziNarrowedTime } from "./narrowing/operation";
export type {
  AlmanacDay,
  AlmanacDayRequest,
  AnnualReading,
  AnnualReadingRequest,
  AuspiciousDays,
  AuspiciousDaysRequest,
  BaziChart,
  BaziChartRequest,
  BaziCompatibility,
  BaziCompatibilityRequest,
  BaziConventions,
  BaziNarrowedTime,
  BaziNarrowedTimeRequest,
  BirthYearAnimal,
  BirthYearAnimalRequest,
  BirthYearConventions,
  ChineseCalendarConventions,
  DailyZodiac,
  DailyZodiacConventions,
  DailyZodiacRequest,
  DayMasterReading,
  DayMasterReadingRequest,
  FiveElements,
  FiveElementsRequest,
  LuckReading,
  LuckReadingRequest,
  LunarDate,
  LunarDateRequest,
  MonthlyAlmanac,
  MonthlyAlmanacRequest,
  SolarTerms,
  SolarTermsRequest,
  UncertainAnnualReading,
  UncertainBaziChart,
  UncertainBaziCompatibility,
  UncertainBaziNarrowedTime,
  UncertainDayMasterReading,
  UncertainLuckReading,
  UncertainZiWeiChart,
  ZiWeiChart,
  ZiWeiChartRequest,
  ZodiacAnimal,
  ZodiacAnimalRequest,
  ZodiacAnimals,
  ZodiacAnimalsRequest,
  ZodiacCompatibility,
  ZodiacCompatibilityRequest,
} from "./types";
export { ziWeiChart } from "./ziwei/operation";
export { zodiacAnimal, zodiacAnimals } from "./zodiac/animals";
export { zodiacCompatibility } from "./zodiac/compatibility";
export { dailyZodiac } from "./zodiac/daily";
export { resolveAnimal } from "./zodiac/resolve";
export { birthYearAnimal } from "./zodiac/sign";
