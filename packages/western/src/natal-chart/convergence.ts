import { separationDeg } from "@almagest/ephemeris";
import { bodyOf, isPlanet, PLANET_IDS, type PlanetId, signOf } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { SIGNS } from "../tables/zodiac";
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
  const figures = PLANET_IDS.map((id) => figureOf(id, chart)).sort((one, other) => other.weight - one.weight);
  const [leader, second, third] = figures;
  if (leader === undefined || second === undefined) throw new RangeError("a chart has ten planets");
  const isClear = leader.weight - second.weight >= CLEAR_MARGIN;
  return { leader, second, lead: isClear ? "clear" : second.weight > (third?.weight ?? 0) ? "shared" : "many" };
}

function figureOf(id: PlanetId, chart: NatalChartFacts): Figure {
  const found = reasonsOf(id, chart);
  const reasons = REASONS.filter((reason) => found.has(reason));
  return { id, reasons, weight: reasons.reduce((sum, reason) => sum + (HEAVY.has(reason) ? 2 : 1), 0) };
}

function reasonsOf(id: PlanetId, chart: NatalChartFacts): ReadonlySet<Reason> {
  const { ascendantDeg, midheavenDeg } = chart.houses;
  const { longitudeDeg, dignity } = bodyOf(chart.bodies, id);
  const rules = (placeDeg: number): boolean => SIGNS[signOf(placeDeg)].ruler === id;
  const isAt = (placeDeg: number): boolean => separationDeg(longitudeDeg, placeDeg) <= ANGLE_ORB_DEG;
  const light = (of: "sun" | "moon"): number => bodyOf(chart.bodies, of).longitudeDeg;
  const holds: Record<Reason, boolean> = {
    rulesAscendant: rules(ascendantDeg),
    atAscendant: isAt(ascendantDeg),
    atMidheaven: isAt(midheavenDeg),
    atDescendant: isAt(ascendantDeg + 180),
    atImumCoeli: isAt(midheavenDeg + 180),
    apex: chart.patterns.some(({ apex }) => apex === id),
    rulesSun: id !== "sun" && rules(light("sun")),
    rulesMoon: id !== "moon" && rules(light("moon")),
    rulesMidheaven: rules(midheavenDeg),
    ownSign: dignity === "domicile",
    meetsSun: meets(id, "sun", chart.aspects),
    meetsMoon: meets(id, "moon", chart.aspects),
  };
  return new Set(REASONS.filter((reason) => holds[reason]));
}

const MAJOR: ReadonlySet<string> = new Set(["conjunction", "sextile", "square", "trine", "opposition"]);

/** Whether a close major aspect joins a planet to a light other than itself. */
function meets(id: PlanetId, light: "sun" | "moon", aspects: readonly ChartAspect[]): boolean {
  return aspects.some(
    ({ first, second, aspect, orbDeg }) =>
      orbDeg <= CLOSE_ORB_DEG &&
      MAJOR.has(aspect) &&
      (first === id || second === id) &&
      id !== light &&
      [first, second].includes(light),
  );
}

/** The closest major aspect of a planet to another within an orb; undefined where it makes none. */
export function closestOfBody(
  id: PlanetId,
  aspects: readonly ChartAspect[],
  withinDeg: number,
): ChartAspect | undefined {
  return aspects
    .filter(
      ({ first, second, aspect, orbDeg }) =>
        (first === id || second === id) &&
        isPlanet(first) &&
        isPlanet(second) &&
        MAJOR.has(aspect) &&
        orbDeg <= withinDeg,
    )
    .reduce<ChartAspect | undefined>(
      (best, next) => (best === undefined || next.orbDeg < best.orbDeg ? next : best),
      undefined,
    );
}
