import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type AngleEvent, exactAnglesAmong, inOrderOfTime, rememberedSky } from "@almagest/sky";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { bodyOfGraha, grahaOfBody } from "./window";

/** Angles in degrees by name: five major ones, then the lesser by size; those of 7 and 11 are exact fractions. */
export const MONTH_ASPECTS = {
  conjunction: 0,
  opposition: 180,
  trine: 120,
  square: 90,
  sextile: 60,
  vigintile: 18,
  "semi-sextile": 30,
  undecile: 360 / 11,
  "semi-quintile": 36,
  novile: 40,
  "semi-square": 45,
  septile: 360 / 7,
  quintile: 72,
  binovile: 80,
  centile: 100,
  biseptile: 720 / 7,
  tredecile: 108,
  "sesqui-square": 135,
  "bi-quintile": 144,
  quincunx: 150,
  triseptile: 1080 / 7,
  quadranovile: 160,
} as const;
export type MonthAspect = keyof typeof MONTH_ASPECTS;

export const MONTH_ASPECT_IDS = [
  "conjunction",
  "opposition",
  "trine",
  "square",
  "sextile",
  "vigintile",
  "semi-sextile",
  "undecile",
  "semi-quintile",
  "novile",
  "semi-square",
  "septile",
  "quintile",
  "binovile",
  "centile",
  "biseptile",
  "tredecile",
  "sesqui-square",
  "bi-quintile",
  "quincunx",
  "triseptile",
  "quadranovile",
] as const satisfies readonly MonthAspect[];

/** A closest approach that stays further from exact is not an event. */
export const NEAR_MISS_ORB_DEG = 1;

/** Two grahas at an angle: exactly, or as near as they come before they part again. */
export interface AspectEvent {
  readonly jdTt: number;
  readonly first: GrahaId;
  readonly second: GrahaId;
  readonly aspect: MonthAspect;
  readonly exact: boolean;
  readonly orbDeg: number;
  readonly separationDeg: number;
  /** Tropical, of date. */
  readonly firstTropicalDeg: number;
  readonly secondTropicalDeg: number;
}

export type GrahaPair = readonly [GrahaId, GrahaId];

/** Every pair of the grahas given, in canonical order, but for the two nodes, which are always opposite. */
export function pairsAmong(grahas: readonly GrahaId[]): readonly GrahaPair[] {
  const inOrder = GRAHA_IDS.filter((id) => grahas.includes(id));
  return inOrder.flatMap((first, index0) =>
    inOrder
      .slice(index0 + 1)
      .filter((second) => !(first === "rahu" && second === "ketu"))
      .map((second): GrahaPair => [first, second]),
  );
}

/**
 * The 22 angles that the pairs make in the window, in order of time: every perfection within 2 ms and every closest
 * approach within a degree at which a pair turns back. No zodiac takes part in an angle.
 */
export function aspectsOfPairs(
  ephemeris: Ephemeris,
  pairs: readonly GrahaPair[],
  window: SearchWindow,
): readonly AspectEvent[] {
  const sky = rememberedSky(ephemeris);
  const anglesDeg = MONTH_ASPECT_IDS.map((id) => MONTH_ASPECTS[id]);
  const found = pairs.flatMap((pair) =>
    exactAnglesAmong(sky, {
      window,
      bodies: pair.map(bodyOfGraha),
      nodeType: "mean",
      anglesDeg,
      nearMissOrbDeg: NEAR_MISS_ORB_DEG,
    }).map((event) => aspectEvent(event, pair)),
  );
  return inOrderOfTime(found);
}

function aspectEvent(event: AngleEvent, [first, second]: GrahaPair): AspectEvent {
  const isInOrder = grahaOfBody(event.first) === first;
  return {
    jdTt: event.jdTt,
    first,
    second,
    aspect: at(
      MONTH_ASPECT_IDS.filter((id) => MONTH_ASPECTS[id] === event.angleDeg),
      0,
    ),
    exact: event.exact,
    orbDeg: event.orbDeg,
    separationDeg: event.separationDeg,
    firstTropicalDeg: isInOrder ? event.firstLongitudeDeg : event.secondLongitudeDeg,
    secondTropicalDeg: isInOrder ? event.secondLongitudeDeg : event.firstLongitudeDeg,
  };
}
