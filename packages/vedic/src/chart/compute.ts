import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import { type Avasthas, avasthasOf } from "../avasthas/states";
import { type JudgedBhava, judgedBhavas } from "../bhavas/judge";
import type { Focus } from "../birth/schema";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type Combustion, combustionsOf } from "../sky/combustion";
import { type Position, positionOf } from "../sky/positions";
import { type PlanetaryWar, planetaryWars } from "../sky/war";
import { type ChartRead, readOf } from "../standing/chart-read";
import { type Shadbala, shadbalaWhereSunRises } from "../strength/shadbala";
import { signsOfGrahas } from "../tables/dignity";
import { type DetectedYoga, detectYogas } from "../yoga/detect";
import { type Emphasis, emphasisOf } from "./emphasis";
import { type ChartPoint, rashiPoints } from "./points";

export const MODERN_PLANETS = ["uranus", "neptune", "pluto"] as const satisfies readonly SkyBody[];
export type ModernPlanetId = (typeof MODERN_PLANETS)[number];

export interface ModernPlanet extends Position {
  readonly id: ModernPlanetId;
}

export interface BirthChartInput extends VedicBirthInput {
  readonly modernPlanets: boolean;
  readonly avasthaInfo: boolean;
  readonly focus: Focus;
}

export interface BirthChartPoint extends ChartPoint, Avasthas {}

export interface BirthChartFacts {
  readonly input: BirthChartInput;
  readonly chart: VedicChart;
  /** The nine grahas and the Lagna. */
  readonly points: readonly BirthChartPoint[];
  /** Empty where they were not asked for. */
  readonly modern: readonly ModernPlanet[];
  /** Every graha that can burn, combust or not. */
  readonly combustions: readonly Combustion[];
  readonly wars: readonly PlanetaryWar[];
  /** The 48 that are looked for. */
  readonly yogas: readonly DetectedYoga[];
  /** Sun to Saturn; undefined where the Sun does not rise and set on that day. */
  readonly strengths: readonly Shadbala[] | undefined;
  readonly read: ChartRead;
  /** The twelve houses, judged. */
  readonly bhavas: readonly JudgedBhava[];
  readonly emphasis: Emphasis;
}

/** The rashi chart of a birth with the states of its grahas. */
export function computeBirthChart(
  input: BirthChartInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now?: number },
): BirthChartFacts {
  const chart = vedicChartOf(ephemeris, input);
  const { grahas, frame, birth } = chart;
  const combustions = combustionsOf(grahas);
  const strengths = shadbalaWhereSunRises(ephemeris, chart)?.grahas;
  const read = readOf(chart, strengths);
  const states = { grahas, combustions, signs: signsOfGrahas(grahas) };
  const asked = input.modernPlanets ? MODERN_PLANETS : [];
  return {
    input,
    chart,
    points: rashiPoints(chart).map((point) => ({ ...point, ...avasthasOf(point.id, point.longitudeDeg, states) })),
    modern: asked.map((id) => ({ id, ...positionOf(ephemeris, id, { jdTt: birth.moment.jdTt, frame }) })),
    combustions,
    wars: planetaryWars(grahas),
    yogas: detectYogas(chart),
    strengths,
    read,
    bhavas: judgedBhavas(read),
    emphasis: emphasisOf(chart, now),
  };
}
