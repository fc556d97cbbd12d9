import type { PointId } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { type Division, vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";

/** A graha or the Lagna in a chart of signs: the rashi chart or one of its divisions. */
export interface ChartPoint {
  readonly id: PointId;
  /** In the rashi chart, [0, 360). */
  readonly longitudeDeg: number;
  /** In the chart shown, zero-based. */
  readonly sign0: number;
  /** 1 to 12, counted from the Lagna's sign in the chart shown. */
  readonly house: number;
  readonly isRetrograde: boolean;
}

/** The nine grahas and the Lagna, last, in the rashi chart. */
export function rashiPoints(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): readonly ChartPoint[] {
  return pointsBy(chart, signIndex0);
}

/** The same ten in a divisional chart: signs and houses are its own, longitudes stay those of birth. */
export function vargaPoints(chart: VedicChart, division: Division): readonly ChartPoint[] {
  return pointsBy(chart, (longitudeDeg) => vargaSign0(division, longitudeDeg));
}

function pointsBy(
  chart: Pick<VedicChart, "grahas" | "lagnaDeg">,
  signOf: (longitudeDeg: number) => number,
): readonly ChartPoint[] {
  const lagnaSign0 = signOf(chart.lagnaDeg);
  const point = (id: PointId, longitudeDeg: number, isRetrograde: boolean): ChartPoint => {
    const sign0 = signOf(longitudeDeg);
    return { id, longitudeDeg, sign0, house: houseFrom(lagnaSign0, sign0), isRetrograde };
  };
  return [
    ...chart.grahas.map(({ id, longitudeDeg, isRetrograde }) => point(id, longitudeDeg, isRetrograde)),
    point("lagna", chart.lagnaDeg, false),
  ];
}

/** The grahas whose sign in a divisional chart is that of the rashi chart; the Lagna is not among them. */
export function sameSignAsBirth(points: readonly ChartPoint[]): readonly PointId[] {
  return points
    .filter(({ id, longitudeDeg, sign0 }) => id !== "lagna" && signIndex0(longitudeDeg) === sign0)
    .map(({ id }) => id);
}
