import { type PlanetId, SIGN_IDS, type SignId } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import type { SkyEvent } from "./sky-event";

/** The solar house, 1 to 12, of a sign, for people born under another: whole signs, their own the first. */
export function solarHouse(own: SignId, placed: SignId): number {
  return ((SIGN_IDS.indexOf(placed) - SIGN_IDS.indexOf(own) + 12) % 12) + 1;
}

/** The areas of life with a separate text in every answer. */
export const AREAS = ["love", "career", "health", "finance"] as const;
export type Area = (typeof AREAS)[number];

/** A thing for each area, in their order. */
export function byArea<Item>(make: (area: Area, index0: number) => Item): Readonly<Record<Area, Item>> {
  return { love: make("love", 0), career: make("career", 1), health: make("health", 2), finance: make("finance", 3) };
}

/**
 * The planet of each area: Venus for love and Mars for work as the contract has it; the Sun for strength and Mercury
 * for trade are traditional significations (Ptolemy, Tetrabiblos III.12 and IV.4).
 */
export const AREA_DRIVERS = {
  love: "venus",
  career: "mars",
  health: "sun",
  finance: "mercury",
} as const satisfies Record<Area, PlanetId>;

/** The houses that govern an area. Of the printed example, Aries in 2026, they give all four best months and counts. */
export const AREA_HOUSES = {
  love: [5, 7],
  career: [6, 10],
  health: [6, 12],
  finance: [2, 8],
} as const satisfies Record<Area, readonly number[]>;

const BODY_WEIGHTS = {
  sun: 5,
  moon: 2,
  mercury: 3,
  venus: 4,
  mars: 5,
  jupiter: 5,
  saturn: 6,
  uranus: 5,
  neptune: 4,
  pluto: 5,
} as const satisfies Record<PlanetId, number>;

const ASPECT_WEIGHTS = { conjunction: 1, opposition: 0.95, square: 0.9, trine: 0.85, sextile: 0.65 } as const;

/** The Moon's monthly events weigh about half as much as the others. */
const MOON_ASPECT_WEIGHT = 0.55;

const INGRESS_WEIGHTS = {
  sun: 9,
  moon: 2.5,
  mercury: 6,
  venus: 6.5,
  mars: 8,
  jupiter: 14,
  saturn: 15,
  uranus: 14,
  neptune: 14,
  pluto: 14,
} as const satisfies Record<PlanetId, number>;

const STATION_WEIGHTS: Readonly<Partial<Record<PlanetId, number>>> = { mercury: 9, venus: 11, mars: 11 };
const OTHER_STATION_WEIGHT = 7;

const ANGULAR_HOUSES = [1, 4, 7, 10];

/**
 * Weight of an event for a sign: by its kind, and half more where it falls in an angular house, concerns the sign's
 * ruler, or is in the sign itself.
 */
export function weightFor(own: SignId, event: SkyEvent): number {
  const angular = ANGULAR_HOUSES.includes(solarHouse(own, event.sign)) ? 0.15 : 0;
  const { ruler } = SIGNS[own];
  const ruled = event.first === ruler || event.second === ruler ? 0.25 : 0;
  const touches = event.sign === own || event.secondSign === own ? 0.2 : 0;
  return baseWeight(event) * (1 + angular + ruled + touches);
}

function baseWeight({ form, first, second }: SkyEvent): number {
  switch (form) {
    case "solar-eclipse":
    case "lunar-eclipse":
      return 20;
    case "new":
    case "full":
      return 12;
    case "first-quarter":
    case "last-quarter":
      return 5;
    case "ingress":
      return INGRESS_WEIGHTS[first];
    case "retrograde":
    case "direct":
      return STATION_WEIGHTS[first] ?? OTHER_STATION_WEIGHT;
    default: {
      const bodies = BODY_WEIGHTS[first] + (second === undefined ? 0 : BODY_WEIGHTS[second]);
      return bodies * ASPECT_WEIGHTS[form] * (first === "moon" ? MOON_ASPECT_WEIGHT : 1);
    }
  }
}

/** The heaviest events first, the same for all signs, each of which has them in a house of its own; of equal ones the earlier. */
export function heaviest(events: readonly SkyEvent[]): readonly SkyEvent[] {
  return events.toSorted((a, b) => baseWeight(b) - baseWeight(a) || a.jdTt - b.jdTt);
}

/** The events, the strongest for the sign first; of equal ones the earlier. */
export function rankedFor(own: SignId, events: readonly SkyEvent[]): readonly SkyEvent[] {
  return events.toSorted((a, b) => weightFor(own, b) - weightFor(own, a) || a.jdTt - b.jdTt);
}
