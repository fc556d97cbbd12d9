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

/** The search for what changes in one chart. */
export interface NatalSearch extends NatalSetting {
  readonly sky: SearchedSky;
  readonly placed: PlacedBorders;
  /** A body's changes of sign, which several members ask for. */
  readonly ofSigns: (body: BodyId) => readonly Border[];
}

export function natalSearch(sky: SearchedSky, setting: NatalSetting): NatalSearch {
  const found = new Map<SkyBody, readonly Border[]>();
  const ofSigns = (body: BodyId): readonly Border[] => {
    const source = sourceOf(body, setting);
    const borders = found.get(source) ?? longitudeBorders(sky, source, evenBorders(30));
    found.set(source, borders);
    return borders;
  };
  return { ...setting, sky, placed: placedBorders(sky, setting), ofSigns };
}

/** The body that the sky is asked for; of the South Node its opposite. */
export function sourceOf(body: BodyId, { nodeType }: Pick<NatalSetting, "nodeType">): SkyBody {
  return skyBodyOf(body === "south-node" ? "north-node" : body, nodeType);
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
export function longitudeDegOf({ sky, jdTt }: Omit<Asked, "jdUt1">, body: BodyId, setting: NatalSetting): number {
  const { longitudeDeg } = sky.ecliptic(sourceOf(body, setting), jdTt);
  return body === "south-node" ? normalizeDeg(longitudeDeg + 180) : longitudeDeg;
}

/** The houses of a system; the angles are the same in each, and cost least in whole signs. */
export function housesIn({ sky, jdUt1 }: Asked, setting: NatalSetting, system: HouseSystem): Houses {
  return housesOf(sky, { input: setting, moment: { jdUt1 } }, system);
}

/** 1 to 12, in the houses of the setting. */
export function houseOfBody(asked: Asked, body: BodyId, setting: NatalSetting): number {
  const { cuspsDeg } = housesIn(asked, setting, setting.houseSystem);
  return houseOf(longitudeDegOf(asked, body, setting), cuspsDeg);
}

/** The instants at which a body may change its house: at cusps, and where houses are signs by its own change of sign. */
export function houseBorders(search: NatalSearch, body: BodyId): readonly Border[] {
  const { near } = search.sky;
  const cusps = search.placed.houses(search.houseSystem, (jdTt) => longitudeDegOf({ sky: near, jdTt }, body, search));
  return [...cusps, ...search.ofSigns(body)];
}
