import { type DraftOf, InvariantError } from "@almagest/operation";
import { pointName, presentNakshatra, signName, wireLongitude } from "../birth/present";
import type { PointId } from "../grahas";
import { rashiAt } from "../zodiac/rashis";
import type { ChartPoint } from "./points";
import type { BlockKey, PointKey, plainMetaSchema, plainPointSchema, vargaChartSchema } from "./schema";

interface Block<Entry> {
  rashi: string;
  signs: Entry[];
}

/** Points by their sign, every sign with its block. */
export function blocksBySign<Entry, Point extends { readonly sign0: number }>(
  points: readonly Point[],
  entry: (point: Point) => Entry,
): Record<BlockKey, Block<Entry>> {
  const block = (sign0: number): Block<Entry> => ({
    rashi: rashiAt(sign0),
    signs: points.filter((point) => point.sign0 === sign0).map(entry),
  });
  return {
    aries: block(0),
    taurus: block(1),
    gemini: block(2),
    cancer: block(3),
    leo: block(4),
    virgo: block(5),
    libra: block(6),
    scorpio: block(7),
    sagittarius: block(8),
    capricorn: block(9),
    aquarius: block(10),
    pisces: block(11),
  };
}

/** One entry for each graha and the Lagna, by name. */
export function entriesByPoint<Entry, Point extends { readonly id: PointId }>(
  points: readonly Point[],
  entry: (point: Point) => Entry,
): Record<PointKey, Entry> {
  const of = (id: PointId): Entry => {
    const found = points.find((point) => point.id === id);
    if (found === undefined) throw new InvariantError("a chart without one of its points", { id });
    return entry(found);
  };
  return {
    Sun: of("sun"),
    Moon: of("moon"),
    Mars: of("mars"),
    Mercury: of("mercury"),
    Jupiter: of("jupiter"),
    Venus: of("venus"),
    Saturn: of("saturn"),
    Rahu: of("rahu"),
    Ketu: of("ketu"),
    Lagna: of("lagna"),
  };
}

export function presentChartPoint(point: ChartPoint): DraftOf<typeof plainPointSchema> {
  return {
    graha: pointName(point.id),
    house: point.house,
    isRetrograde: point.isRetrograde,
    longitude: wireLongitude(point.longitudeDeg),
    nakshatra: presentNakshatra(point.longitudeDeg),
  };
}

export function presentPointInRashi(point: ChartPoint): DraftOf<typeof plainMetaSchema> {
  return { ...presentChartPoint(point), rashi: signName(point.sign0) };
}

export function presentVargaChart(points: readonly ChartPoint[]): DraftOf<typeof vargaChartSchema> {
  return {
    ...blocksBySign(points, presentChartPoint),
    meta: entriesByPoint(points, presentPointInRashi),
  };
}
