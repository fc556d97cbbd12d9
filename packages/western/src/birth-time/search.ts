import { type Ephemeris, type Houses, normalizeDeg, type SkyBody } from "@almagest/ephemeris";
import type { HouseSystem, NodeType } from "@almagest/operation";
import {
  type BodyId,
  type Border,
  evenBorders,
  houseOf,
  housesOf,
  longitudeBorders,
  type Place,
  type PlacedBorders,
  placedBorders,
  type SearchedSky,
  skyBodyOf,
} from "@almagest/sky";

/** The setting of a chart, beside its time. */
export interface NatalSetting extends Place {
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
}

/** A body of the chart, or any other of the sky: an asteroid, an apogee. */
export type ChartPoint = BodyId | SkyBody;

type NodeSetting = Pick<NatalSetting, "nodeType">;

/** The search for what changes of points alone, without a place. */
export interface PointSearch extends NodeSetting {
  readonly sky: SearchedSky;
  /** A point's changes of sign, which several members ask for. */
  readonly ofSigns: (point: ChartPoint) => readonly Border[];
}

/** The search for what changes in one chart. */
export interface NatalSearch extends NatalSetting, PointSearch {
  readonly placed: PlacedBorders;
}

export function pointSearch(sky: SearchedSky, { nodeType }: NodeSetting): PointSearch {
  const found = new Map<SkyBody, readonly Border[]>();
  const ofSigns = (point: ChartPoint): readonly Border[] => {
    const source = sourceOf(point, { nodeType });
    const borders = found.get(source) ?? longitudeBorders(sky, source, evenBorders(30));
    found.set(source, borders);
    return borders;
  };
  return { nodeType, sky, ofSigns };
}

export function natalSearch(sky: SearchedSky, setting: NatalSetting): NatalSearch {
  return { ...setting, ...pointSearch(sky, setting), placed: placedBorders(sky, setting) };
}

/** The body that the sky is asked for; of the South Node its opposite. */
export function sourceOf(point: ChartPoint, { nodeType }: NodeSetting): SkyBody {
  if (point === "north-node" || point === "south-node") return skyBodyOf("north-node", nodeType);
  return point === "lilith" ? skyBodyOf(point, nodeType) : point;
}

/** An instant of a chart that any sky may be asked for. */
export interface Asked {
  readonly sky: Ephemeris;
  readonly jdTt: number;
  readonly jdUt1: number;
}

export function askedAt(sky: Ephemeris, epochMs: number): Asked {
  const { jdTt, jdUt1 } = sky.timeScales(epochMs);
  return { sky, jdTt, jdUt1 };
}

/** [0, 360) */
export function longitudeDegOf({ sky, jdTt }: Omit<Asked, "jdUt1">, point: ChartPoint, setting: NodeSetting): number {
  const { longitudeDeg } = sky.ecliptic(sourceOf(point, setting), jdTt);
  return point === "south-node" ? normalizeDeg(longitudeDeg + 180) : longitudeDeg;
}

/** The houses of a system; the angles are the same in each, and cost least in whole signs. */
export function housesIn({ sky, jdUt1 }: Asked, setting: NatalSetting, system: HouseSystem): Houses {
  return housesOf(sky, { input: setting, moment: { jdUt1 } }, system);
}

/** 1 to 12, in the houses of the setting. */
export function houseOfBody(asked: Asked, point: ChartPoint, setting: NatalSetting): number {
  const { cuspsDeg } = housesIn(asked, setting, setting.houseSystem);
  return houseOf(longitudeDegOf(asked, point, setting), cuspsDeg);
}

/** The instants at which a point may change its house: at cusps, and where houses are signs by its own change of sign. */
export function houseBorders(search: NatalSearch, point: ChartPoint): readonly Border[] {
  const { near } = search.sky;
  const cusps = search.placed.houses(search.houseSystem, (jdTt) => longitudeDegOf({ sky: near, jdTt }, point, search));
  return [...cusps, ...search.ofSigns(point)];
}
