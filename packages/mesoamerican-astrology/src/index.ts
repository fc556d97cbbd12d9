export { dailyAztec, tonalpohualli } from "./aztec/day";
export { aztecDaySign, aztecDaySigns } from "./aztec/day-signs";
export { aztecTrecena, aztecTrecenas } from "./aztec/trecenas";
export { CORRELATIONS, type Correlation, EPOCH_JDN } from "./calendar/correlation";
export { DIRECTION_SCHEMES, DIRECTIONS, type Direction, type DirectionScheme } from "./calendar/directions";
export { AZTEC_SIGNS, type AztecSign, HAAB_MONTHS, MAYAN_SIGNS, type MayanSign } from "./calendar/signs";
export { YEAR_BEARER_SYSTEMS, type YearBearerSystem } from "./calendar/year-bearer";
export { mayanChart } from "./mayan/chart";
export { mayanCompatibility } from "./mayan/compatibility";
export { longCount } from "./mayan/convert";
export { dailyMayan } from "./mayan/daily";
export { mayanDaySign, mayanDaySigns } from "./mayan/day-signs";
export { haabMonth, haabMonths } from "./mayan/haab-months";
export { tzolkinMonth } from "./mayan/monthly";
export { mayanTrecena, mayanTrecenas } from "./mayan/trecenas";
export { tzolkin } from "./mayan/tzolkin";
export { resolveAztecSign, resolveHaabMonth, resolveMayanSign } from "./names/resolve";
export type {
  AztecConventions,
  AztecDaySign,
  AztecDaySignRequest,
  AztecDaySigns,
  AztecDaySignsRequest,
  AztecTrecena,
  AztecTrecenaRequest,
  AztecTrecenas,
  AztecTrecenasRequest,
  DailyAztec,
  DailyAztecRequest,
  DailyMayan,
  DailyMayanRequest,
  HaabMonth,
  HaabMonthRequest,
  HaabMonths,
  HaabMonthsRequest,
  LongCount,
  LongCountRequest,
  MayanChart,
  MayanChartConventions,
  MayanChartRequest,
  MayanCompatibility,
  MayanCompatibilityConventions,
  MayanCompatibilityRequest,
  MayanDaySign,
  MayanDaySignRequest,
  MayanDaySigns,
  MayanDaySignsRequest,
  MayanTrecena,
  MayanTrecenaRequest,
  MayanTrecenas,
  MayanTrecenasRequest,
  Tonalpohualli,
  TonalpohualliRequest,
  Tzolkin,
  TzolkinMonth,
  TzolkinMonthRequest,
  TzolkinRequest,
} from "./types";
