import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { chartInFrame, type VedicChart } from "../sky/chart";
import { type Shadbala, shadbalaWhereSunRises } from "../strength/shadbala";
import { type Standings, type StrengthRatios, standingsOf } from "./standing";

/** A chart with the state of its nine grahas. */
export interface ChartRead {
  readonly chart: VedicChart;
  readonly standings: Standings;
  /** Whether shadbala is among the figures: it is not where the Sun does not rise and set. */
  readonly isWeighed: boolean;
}

export function chartReadOf(ephemeris: Ephemeris, { birth, frame }: Pick<VedicChart, "birth" | "frame">): ChartRead {
  const chart = chartInFrame(ephemeris, birth, { frame, nodeType: "mean" });
  return readOf(chart, shadbalaWhereSunRises(ephemeris, chart)?.grahas);
}

/** The same of a chart whose strengths are known. */
export function readOf(chart: VedicChart, strengths: readonly Shadbala[] | undefined): ChartRead {
  const ratios = strengths && ratiosOf(strengths);
  return { chart, standings: standingsOf({ chart, ratios }), isWeighed: ratios !== undefined };
}

function ratiosOf(strengths: readonly Shadbala[]): StrengthRatios {
  const of = (id: SevenGraha): number => at(strengths, SEVEN_GRAHAS.indexOf(id)).ratio;
  return {
    sun: of("sun"),
    moon: of("moon"),
    mars: of("mars"),
    mercury: of("mercury"),
    jupiter: of("jupiter"),
    venus: of("venus"),
    saturn: of("saturn"),
  };
}
