import { almanacDaySheet, annualPillar, baziPillars, luckPillarBars } from "@almagest/chinese-astrology/pictures";
import { forecastTransitStrips } from "@almagest/forecast/pictures";
import { birthBodygraph } from "@almagest/human-design/pictures";
import type { AnyPicture } from "@almagest/operation";
import { partPicture } from "@almagest/pictures";
import {
  choghadiyaClock,
  gunMilanBars,
  majorDashaBars,
  navamsaChart,
  panchangClock,
  rashiChart,
  shadbalaBars,
} from "@almagest/vedic/pictures";
import {
  dailyHoroscopeStrips,
  moonPhaseDisc,
  natalAspectGrid,
  natalWheel,
  profectionsRing,
  solarReturnWheel,
} from "@almagest/western/pictures";
import { birthChartPage } from "./pages/birth-chart";
import { bodygraphPage } from "./pages/bodygraph";
import { dayPage } from "./pages/day";
import { fourPillarsPage } from "./pages/four-pillars";
import { kundliPage } from "./pages/kundli";
import { matchingPage } from "./pages/matching";
import { panchangPage } from "./pages/panchang";
import { yearAheadPage } from "./pages/year-ahead";

/** The figures of every page, in the order of its chapters. */
export const pictures: readonly AnyPicture[] = [
  partPicture(birthChartPage, "chart", natalWheel),
  partPicture(birthChartPage, "chart", natalAspectGrid),
  partPicture(birthChartPage, "transits", forecastTransitStrips),
  partPicture(kundliPage, "chart", rashiChart),
  partPicture(kundliPage, "navamsa", navamsaChart),
  partPicture(kundliPage, "dashas", majorDashaBars),
  partPicture(kundliPage, "strengths", shadbalaBars),
  partPicture(panchangPage, "panchang", panchangClock),
  partPicture(panchangPage, "choghadiya", choghadiyaClock),
  partPicture(matchingPage, "match", gunMilanBars),
  partPicture(bodygraphPage, "design", birthBodygraph),
  partPicture(fourPillarsPage, "pillars", baziPillars),
  partPicture(fourPillarsPage, "luck", luckPillarBars),
  partPicture(fourPillarsPage, "year", annualPillar),
  partPicture(dayPage, "horoscope", dailyHoroscopeStrips),
  partPicture(dayPage, "moon", moonPhaseDisc),
  partPicture(dayPage, "almanac", almanacDaySheet),
  partPicture(yearAheadPage, "return", solarReturnWheel),
  partPicture(yearAheadPage, "profection", profectionsRing),
  ...["quarter1", "quarter2", "quarter3", "quarter4"].map((part) =>
    partPicture(yearAheadPage, part, forecastTransitStrips),
  ),
];
