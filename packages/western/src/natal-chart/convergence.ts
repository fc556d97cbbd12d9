import { separationDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { type BodyId, bodyOf, isPlanet, PLANET_IDS, type PlanetId, signOf } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import type { NatalChartFacts } from "./compute";

/** A line of the chart that leads to a planet. */
export const REASONS = [
  "rulesAscendant",
  "atAscendant",
  "atMidheaven",
  "atDescendant",
  "atImumCoeli",
  "apex",
  "rulesSun",
  "rulesMoon",
  "rulesMidheaven",
  "ownSign",
  "meetsSun",
  "meetsMoon",
] as const;
export type Reason = (typeof REASONS)[number];

/** The Ascendant, the angles and the point of a figure count twice. */
const HEAVY: ReadonlySet<Reason> = new Set(REASONS.slice(0, 6));
/** A planet is at an angle, and an aspect to a light close, within so many degrees. */
const ANGLE_ORB_DEG = 8;
const CLOSE_ORB_DEG = 3;
/** A planet leads alone where its lines weigh so much more than the next one's. */
const CLEAR_MARGIN = 2;

export interface Figure {
  readonly id: PlanetId;
  readonly reasons: readonly Reason[];
  readonly weight: number;
}

/** The planets in which the lines of a chart meet. */
export interface Convergence {
  readonly leader: Figure;
  readonly second: Figure;
  /** Alone with a margin, before a third one, or among several. */
  readonly lead: "clear" | "shared" | "many";
}

export function convergenceOf(chart: NatalChartFacts): Convergence {
  const found = reasonsIn(chart);
  const figures = PLANET_IDS.map((id) => figureOf(id, found.get(id) ?? [])).sort((a, b) => b.weight - a.weight);
  const [leader, second, third] = figures;
  if (leader === undefined || second === undefined) throw new InvariantError("a chart without planets", {});
  const isClear = leader.weight - second.weight >= CLEAR_MARGIN;
  return { leader, second, lead: isClear ? "clear" : second.weight > (third?.weight ?? 0) ? "shared" : "many" };
}

function figureOf(id: PlanetId, reasons: readonly Reason[]): Figure {
  return { id, reasons, weight: reasons.reduce((sum, reason) => sum + (HEAVY.has(reason) ? 2 : 1), 0) };
}

/** The lines that lead to each planet: the chart is gone through once. */
function reasonsIn({ houses, bodies, aspects, patterns }: NatalChartFacts): ReadonlyMap<BodyId, readonly Reason[]> {
  const found = new Map<BodyId, Reason[]>();
  const add = (id: BodyId, reason: Reason): void => {
    const own = found.get(id);
    if (own === undefined) found.set(id, [reason]);
    else if (!own.includes(reason)) own.push(reason);
  };
  const { ascendantDeg, midheavenDeg } = houses;
  const [sunRuler, moonRuler] = [
    rulerAt(bodyOf(bodies, "sun").longitudeDeg),
    rulerAt(bodyOf(bodies, "moon").longitudeDeg),
  ];
  add(rulerAt(ascendantDeg), "rulesAscendant");
  add(rulerAt(midheavenDeg), "rulesMidheaven");
  if (sunRuler !== "sun") add(sunRuler, "rulesSun");
  if (moonRuler !== "moon") add(moonRuler, "rulesMoon");
  for (const { id, longitudeDeg, dignity } of bodies) {
    // The sign of a slow planet is that of a generation.
    if (dignity === "domicile" && !SLOW.has(id)) add(id, "ownSign");
    const fromAscendant = separationDeg(longitudeDeg, ascendantDeg);
    const fromMidheaven = separationDeg(longitudeDeg, midheavenDeg);
    if (fromAscendant <= ANGLE_ORB_DEG) add(id, "atAscendant");
    if (fromAscendant >= 180 - ANGLE_ORB_DEG) add(id, "atDescendant");
    if (fromMidheaven <= ANGLE_ORB_DEG) add(id, "atMidheaven");
    if (fromMidheaven >= 180 - ANGLE_ORB_DEG) add(id, "atImumCoeli");
  }
  for (const { apex } of patterns) if (apex !== undefined) add(apex, "apex");
  for (const { first, second, aspect, orbDeg } of aspects) {
    if (orbDeg > CLOSE_ORB_DEG || !MAJOR.has(aspect)) continue;
    if (first === "sun") add(second, "meetsSun");
    if (first === "moon") add(second, "meetsMoon");
    if (second === "moon") add(first, "meetsMoon");
  }
  return found;
}

function rulerAt(placeDeg: number): ClassicalPlanet {
  return SIGNS[signOf(placeDeg)].ruler;
}

const SLOW: ReadonlySet<BodyId> = new Set(["uranus", "neptune", "pluto"]);
const MAJOR: ReadonlySet<string> = new Set(["conjunction", "sextile", "square", "trine", "opposition"]);

/** The closest major aspect of a planet to another within an orb; undefined where it makes none. */
export function closestOfBody(
  id: PlanetId,
  aspects: readonly ChartAspect[],
  withinDeg: number,
): ChartAspect | undefined {
  let best: ChartAspect | undefined;
  let leastDeg = withinDeg;
  for (const found of aspects) {
    if ((found.first !== id && found.second !== id) || found.orbDeg > leastDeg || !MAJOR.has(found.aspect)) continue;
    if (!isPlanet(found.first) || !isPlanet(found.second)) continue;
    if (best !== undefined && found.orbDeg === leastDeg) continue;
    best = found;
    leastDeg = found.orbDeg;
  }
  return best;
}
