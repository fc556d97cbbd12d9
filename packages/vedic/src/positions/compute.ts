import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type ChartMoment, chartMoment, daysOf, type Engine, engineOf, monthAsked } from "@almagest/sky";
import type { CoordinateSystem } from "../birth/schema";
import { type ChartPoint, rashiPoints } from "../chart/points";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type Combustion, combustionsOf } from "../sky/combustion";
import { type Frame, frameAt, TROPICAL_FRAME } from "../sky/frame";
import { type Graha, grahasAt } from "../sky/positions";

export interface GrahaPositionFacts {
  readonly chart: VedicChart;
  /** The nine grahas and the Lagna. */
  readonly points: readonly ChartPoint[];
  readonly combustions: readonly Combustion[];
}

/** The places of the nine grahas and the Lagna at a birth. */
export function computeGrahaPositions(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): GrahaPositionFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, points: rashiPoints(chart), combustions: combustionsOf(chart.grahas) };
}

export interface GrahasOfDay {
  readonly date: string;
  readonly grahas: readonly Graha[];
}

export interface MonthOfGrahas {
  readonly year: number;
  readonly month: number;
  readonly engine: Engine;
  /** Noon of the first day. */
  readonly firstMoment: ChartMoment;
  /** At noon of the first day; each day's own is taken off its longitudes. */
  readonly frame: Frame;
  readonly days: readonly GrahasOfDay[];
}

/** The nine grahas at noon UTC of each day of a month, with the mean node. */
export function computeMonthOfGrahas(
  input: {
    readonly year?: number | undefined;
    readonly month?: number | undefined;
    readonly coordinateSystem: CoordinateSystem;
  },
  needs: { readonly ephemeris: Ephemeris; readonly now: number },
): MonthOfGrahas {
  const { ephemeris } = needs;
  const asked = monthAsked(input, needs.now);
  const frameOf = ({ jdTt }: ChartMoment): Frame =>
    input.coordinateSystem === "tropical" ? TROPICAL_FRAME : frameAt(ephemeris, { ayanamsa: "lahiri" }, jdTt);
  const moments = daysOf(asked).map((date) => chartMoment(ephemeris, { date, time: "12:00:00", timezone: 0 }));
  const firstMoment = at(moments, 0);
  return {
    ...asked,
    engine: engineOf(ephemeris),
    firstMoment,
    frame: frameOf(firstMoment),
    days: moments.map((moment) => ({
      date: moment.given.date,
      grahas: grahasAt(ephemeris, { jdTt: moment.jdTt, frame: frameOf(moment), nodeType: "mean" }),
    })),
  };
}
