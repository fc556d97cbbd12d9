import type { AnyPicture } from "@almagest/operation";
import { nakshatraRing, nakshatraSegment, rashiRing, rashiSegment } from "./pictures/catalogue";
import {
  arudhaChart,
  bhavaChalitChart,
  divisionalChartFigure,
  grahaPositionsChart,
  navamsaChart,
  rashiChart,
  upagrahaChart,
} from "./pictures/charts";
import { vedicDaySheet } from "./pictures/daily";
import { dashaPeriodBars } from "./pictures/dasha-periods";
import {
  antardashaBars,
  currentDashaBars,
  majorDashaBars,
  pranaDashaBars,
  pratyantardashaBars,
  sadhesatiBars,
  sookshmaDashaBars,
} from "./pictures/dashas";
import { choghadiyaClock, horaClock, panchangBars, panchangClock } from "./pictures/days";
import {
  kpChartTable,
  kpCuspsTable,
  kpIntervalStrips,
  kpPlanetsTable,
  kpRasiStrips,
  kpRulingStrips,
  kpRulingTable,
  kpSublordStrips,
} from "./pictures/kp";
import { kpChartFigure, kpHoraryFigure } from "./pictures/kp-charts";
import { kpFinanceBars } from "./pictures/kp-finance";
import { dashakootTable, gunMilanBars, papasamyamBars } from "./pictures/matching";
import {
  crossingStrips,
  ephemerisTable,
  grahaAspectTable,
  heliacalTable,
  lunarAspectStrips,
  monthlyParallelTable,
  monthlyTransitStrips,
  parallelBars,
  parallelHours,
} from "./pictures/months";
import { vedicBirthTimeStrips } from "./pictures/narrowed";
import { panchangMonthSheet } from "./pictures/panchang-month";
import { shadbalaBars, shadbalaTable } from "./pictures/shadbala";
import {
  ashtakavargaTable,
  bhavaBalaBars,
  charaKarakaBars,
  drishtiTable,
  sarvashtakavargaBars,
} from "./pictures/strength";
import { vedicTransitCharts } from "./pictures/transit-charts";

export { nakshatraRing, nakshatraSegment, rashiRing, rashiSegment } from "./pictures/catalogue";
export {
  arudhaChart,
  bhavaChalitChart,
  divisionalChartFigure,
  grahaPositionsChart,
  navamsaChart,
  rashiChart,
  upagrahaChart,
} from "./pictures/charts";
export { vedicDaySheet } from "./pictures/daily";
export { dashaPeriodBars } from "./pictures/dasha-periods";
export {
  antardashaBars,
  currentDashaBars,
  majorDashaBars,
  pranaDashaBars,
  pratyantardashaBars,
  sadhesatiBars,
  sookshmaDashaBars,
} from "./pictures/dashas";
export { choghadiyaClock, horaClock, panchangBars, panchangClock } from "./pictures/days";
export {
  kpChartTable,
  kpCuspsTable,
  kpIntervalStrips,
  kpPlanetsTable,
  kpRasiStrips,
  kpRulingStrips,
  kpRulingTable,
  kpSublordStrips,
} from "./pictures/kp";
export { kpChartFigure, kpHoraryFigure } from "./pictures/kp-charts";
export { kpFinanceBars } from "./pictures/kp-finance";
export { dashakootTable, gunMilanBars, papasamyamBars } from "./pictures/matching";
export {
  crossingStrips,
  ephemerisTable,
  grahaAspectTable,
  heliacalTable,
  lunarAspectStrips,
  monthlyParallelTable,
  monthlyTransitStrips,
  parallelBars,
  parallelHours,
} from "./pictures/months";
export { vedicBirthTimeStrips } from "./pictures/narrowed";
export { panchangMonthSheet } from "./pictures/panchang-month";
export { shadbalaBars, shadbalaTable } from "./pictures/shadbala";
export {
  ashtakavargaTable,
  bhavaBalaBars,
  charaKarakaBars,
  drishtiTable,
  sarvashtakavargaBars,
} from "./pictures/strength";
export { vedicTransitCharts } from "./pictures/transit-charts";

import { varshaChart } from "./pictures/varshaphala";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  arudhaChart,
  ashtakavargaTable,
  sarvashtakavargaBars,
  drishtiTable,
  lunarAspectStrips,
  grahaAspectTable,
  bhavaChalitChart,
  bhavaBalaBars,
  rashiChart,
  charaKarakaBars,
  gunMilanBars,
  vedicDaySheet,
  currentDashaBars,
  majorDashaBars,
  antardashaBars,
  pratyantardashaBars,
  sookshmaDashaBars,
  pranaDashaBars,
  dashaPeriodBars,
  divisionalChartFigure,
  sadhesatiBars,
  crossingStrips,
  heliacalTable,
  kpChartFigure,
  kpChartTable,
  kpCuspsTable,
  kpHoraryFigure,
  kpPlanetsTable,
  kpIntervalStrips,
  kpRasiStrips,
  kpRulingTable,
  kpRulingStrips,
  kpSublordStrips,
  nakshatraRing,
  nakshatraSegment,
  navamsaChart,
  panchangBars,
  choghadiyaClock,
  panchangClock,
  panchangMonthSheet,
  horaClock,
  parallelBars,
  parallelHours,
  monthlyParallelTable,
  grahaPositionsChart,
  ephemerisTable,
  rashiRing,
  rashiSegment,
  shadbalaBars,
  shadbalaTable,
  vedicTransitCharts,
  monthlyTransitStrips,
  upagrahaChart,
  dashakootTable,
  papasamyamBars,
  kpFinanceBars,
  vedicBirthTimeStrips,
  varshaChart,
];
