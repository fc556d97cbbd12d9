export { birthChartPage } from "./pages/birth-chart";
export { bodygraphPage } from "./pages/bodygraph";
export { dayPage } from "./pages/day";
export { fourPillarsPage } from "./pages/four-pillars";
export { kundliPage } from "./pages/kundli";
export { matchingPage } from "./pages/matching";
export { panchangPage } from "./pages/panchang";
export { yearAheadPage } from "./pages/year-ahead";
export type {
  BirthChartPage,
  BirthChartPageRequest,
  BodygraphPage,
  BodygraphPageRequest,
  DayPage,
  DayPageRequest,
  FourPillarsPage,
  FourPillarsPageRequest,
  KundliPage,
  KundliPageRequest,
  MatchingPage,
  MatchingPageRequest,
  PanchangPage,
  PanchangPageRequest,
  YearAheadPage,
  YearAheadPageRequest,
} from "./types";
