import type { NodeType } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";

/** A span of the sky in which every event of a kind is looked for, by the library and, on its own, over swetest. */
export interface EventSearchCase {
  readonly id: string;
  readonly finder: "ingress" | "station" | "aspect" | "parallel" | "crossing";
  readonly bodies: readonly BodyId[];
  readonly nodeType: NodeType;
  /** TT Julian days, half-open. */
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** Of the search over swetest's positions. */
  readonly stepDays: number;
  /** Closest approaches of aspects and parallels up to this orb count too. */
  readonly nearMissOrbDeg: number;
}

const LUMINARIES = ["sun", "moon"] as const;
const PLANETS = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const NODES = ["north-node", "south-node"] as const;
const ALL = [...LUMINARIES, ...PLANETS, ...NODES, "chiron", "lilith"] as const;
const WITHOUT_MOON = ["sun", ...PLANETS, ...NODES, "chiron", "lilith"] as const;
const CROSSING = ["moon", ...PLANETS, "chiron", "lilith"] as const;

/** 1 January 2026, 0h TT; the other windows begin on round Julian days. */
const YEAR_2026 = { fromJdTt: 2_461_041.5, toJdTt: 2_461_406.5 } as const;
const MARCH_2026 = { fromJdTt: 2_461_100.5, toJdTt: 2_461_131.5 } as const;

/**
 * The searches that tools/events.mjs asks of swetest. Near the Sun a planet's light is bent, and pairs of turns come
 * within days: hence steps of a quarter of a day and less.
 */
export const EVENT_SEARCHES = [
  {
    id: "ingress-2026",
    finder: "ingress",
    bodies: ALL,
    nodeType: "true",
    ...YEAR_2026,
    stepDays: 0.1,
    nearMissOrbDeg: 0,
  },
  {
    id: "ingress-1300",
    finder: "ingress",
    bodies: WITHOUT_MOON,
    nodeType: "mean",
    fromJdTt: 2_195_883,
    toJdTt: 2_197_383,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
  {
    id: "ingress-2000",
    finder: "ingress",
    bodies: WITHOUT_MOON,
    nodeType: "true",
    fromJdTt: 2_451_200,
    toJdTt: 2_452_700,
    stepDays: 0.1,
    nearMissOrbDeg: 0,
  },
  {
    id: "ingress-2950",
    finder: "ingress",
    bodies: WITHOUT_MOON,
    nodeType: "mean",
    fromJdTt: 2_798_534,
    toJdTt: 2_800_034,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
  {
    id: "station-2026",
    finder: "station",
    bodies: [...PLANETS, "chiron", "north-node"],
    nodeType: "true",
    ...YEAR_2026,
    stepDays: 0.05,
    nearMissOrbDeg: 0,
  },
  {
    id: "station-2000",
    finder: "station",
    bodies: [...PLANETS, "chiron"],
    nodeType: "mean",
    fromJdTt: 2_451_545,
    toJdTt: 2_455_200,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
  {
    id: "station-1300",
    finder: "station",
    bodies: [...PLANETS, "chiron"],
    nodeType: "mean",
    fromJdTt: 2_195_883,
    toJdTt: 2_197_383,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
  {
    id: "aspect-2026",
    finder: "aspect",
    bodies: WITHOUT_MOON,
    nodeType: "true",
    ...YEAR_2026,
    stepDays: 0.1,
    nearMissOrbDeg: 1,
  },
  {
    id: "aspect-2026-03",
    finder: "aspect",
    bodies: ALL,
    nodeType: "true",
    ...MARCH_2026,
    stepDays: 0.05,
    nearMissOrbDeg: 1,
  },
  {
    id: "aspect-1300",
    finder: "aspect",
    bodies: WITHOUT_MOON,
    nodeType: "mean",
    fromJdTt: 2_195_883,
    toJdTt: 2_195_983,
    stepDays: 0.1,
    nearMissOrbDeg: 1,
  },
  {
    id: "parallel-2026",
    finder: "parallel",
    bodies: WITHOUT_MOON,
    nodeType: "true",
    ...YEAR_2026,
    stepDays: 0.1,
    nearMissOrbDeg: 1,
  },
  {
    id: "parallel-2026-03",
    finder: "parallel",
    bodies: ALL,
    nodeType: "true",
    ...MARCH_2026,
    stepDays: 0.05,
    nearMissOrbDeg: 1,
  },
  {
    id: "crossing-2020",
    finder: "crossing",
    bodies: CROSSING,
    nodeType: "mean",
    fromJdTt: 2_458_850,
    toJdTt: 2_462_500,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
  {
    id: "crossing-1300",
    finder: "crossing",
    bodies: CROSSING,
    nodeType: "mean",
    fromJdTt: 2_195_883,
    toJdTt: 2_196_383,
    stepDays: 0.25,
    nearMissOrbDeg: 0,
  },
] as const satisfies readonly EventSearchCase[];

/** The century of principal phases, 1950 to 2049, TT. */
export const PHASE_CENTURY = { fromJdTt: 2_433_282.5, toJdTt: 2_469_807.5 } as const;
