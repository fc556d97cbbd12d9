import type { AnyPicture } from "@almagest/operation";
import {
  arudhaChart,
  bhavaChalitChart,
  divisionalChartFigure,
  grahaPositionsChart,
  kpChartFigure,
  kpHoraryFigure,
  navamsaChart,
  rashiChart,
  upagrahaChart,
  vedicTransitCharts,
} from "./pictures/charts";

export {
  arudhaChart,
  bhavaChalitChart,
  divisionalChartFigure,
  grahaPositionsChart,
  kpChartFigure,
  kpHoraryFigure,
  navamsaChart,
  rashiChart,
  upagrahaChart,
  vedicTransitCharts,
} from "./pictures/charts";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  arudhaChart,
  bhavaChalitChart,
  rashiChart,
  divisionalChartFigure,
  kpChartFigure,
  kpHoraryFigure,
  navamsaChart,
  grahaPositionsChart,
  vedicTransitCharts,
  upagrahaChart,
];
