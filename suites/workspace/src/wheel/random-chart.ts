import type { HOUSE_SYSTEMS } from "@almagest/operation";
import { aspectBetween, type Longitudes } from "./truth";

/** The members of an answer that `natalWheel` reads. */
export interface Answer {
  readonly birthDetails: { readonly date: string; readonly time: string; readonly timezone: number };
  readonly houseSystem: (typeof HOUSE_SYSTEMS)[number];
  readonly planets: readonly { readonly name: string; readonly longitude: number; readonly isRetrograde: boolean }[];
  readonly houses: readonly { readonly longitude: number }[];
  readonly ascendant: { readonly longitude: number };
  readonly midheaven: { readonly longitude: number };
  readonly partOfFortune: { readonly longitude: number };
  readonly vertex: { readonly longitude: number };
  readonly aspects: readonly Aspect[];
}

export interface Aspect {
  readonly planet1: string;
  readonly planet2: string;
  readonly type: string;
  readonly orb: number;
  readonly strength: number;
}

/** Bodies with a glyph: the fourteen of a birth, and those that may be requested in addition. */
export const BODIES = [
  "Sun",
  "Moon",
  "Mercury",
  "Venus",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
  "North Node",
  "South Node",
  "Chiron",
  "Black Moon Lilith",
  "Ceres",
  "Pallas",
  "Juno",
  "Vesta",
  "Aa1",
  "Bb2",
  "Cc3",
] as const;

const COMMON = 14;

/** Numbers in [0, 1) from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** A chart from a seed: scattered, crowded, on cusps, in any house system, with houses as narrow as 2°. */
export function chartOf(seed: number): Answer {
  const random = randomOf(seed);
  const ascendant = 360 * random();
  const midheaven = turn(ascendant + 180 + 180 * random());
  const [houseSystem, cusps] = housesOf(random, ascendant, midheaven);
  const count = random() < 0.15 ? BODIES.length : COMMON;
  const longitudes = longitudesOf(random, count, [...cusps, ascendant, midheaven]);
  return answerOf({
    houseSystem,
    cusps,
    ascendant,
    midheaven,
    bodies: longitudes.map((longitude) => ({ longitude, isRetrograde: random() < 0.3 })),
    partOfFortune: 360 * random(),
    vertex: 360 * random(),
  });
}

export interface Places {
  readonly houseSystem?: Answer["houseSystem"];
  readonly cusps: readonly number[];
  readonly ascendant: number;
  readonly midheaven: number;
  readonly bodies: readonly { readonly longitude: number; readonly isRetrograde: boolean }[];
  readonly partOfFortune?: number;
  readonly vertex?: number;
}

/** An answer with these places, and the aspects between its bodies. */
export function answerOf(places: Places): Answer {
  const planets = places.bodies.map(({ longitude, isRetrograde }, index0) => ({
    name: BODIES[index0 % BODIES.length] ?? "",
    longitude: turn(longitude),
    isRetrograde,
  }));
  return {
    birthDetails: { date: "1962-02-05", time: "00:10:00", timezone: 0 },
    houseSystem: places.houseSystem ?? "placidus",
    planets,
    houses: places.cusps.map((longitude) => ({ longitude: turn(longitude) })),
    ascendant: { longitude: turn(places.ascendant) },
    midheaven: { longitude: turn(places.midheaven) },
    partOfFortune: { longitude: turn(places.partOfFortune ?? 0) },
    vertex: { longitude: turn(places.vertex ?? 0) },
    aspects: aspectsOf(planets),
  };
}

/** Aspects of the first ten, as of the bodies of a birth: some thirty of them. */
function aspectsOf(planets: Longitudes): readonly Aspect[] {
  return planets.slice(0, COMMON).flatMap((one, index0) =>
    planets.slice(index0 + 1, COMMON).flatMap((other) => {
      const found = aspectBetween(one.longitude, other.longitude);
      return found === undefined
        ? []
        : [{ planet1: one.name, planet2: other.name, type: found.type, orb: found.orb, strength: found.strength }];
    }),
  );
}

function housesOf(
  random: () => number,
  ascendant: number,
  midheaven: number,
): readonly [Answer["houseSystem"], readonly number[]] {
  const kind = random();
  const even = (first: number): readonly number[] =>
    Array.from({ length: 12 }, (_, house0) => turn(first + 30 * house0));
  if (kind < 0.15) return ["whole-sign", even(Math.floor(ascendant / 30) * 30)];
  if (kind < 0.3) return ["equal", even(ascendant)];
  return [kind < 0.7 ? "placidus" : "koch", quadrants(random, ascendant, midheaven, kind > 0.9)];
}

/** Houses that share each quarter unequally; of the polar ones some are as narrow as 2°. */
function quadrants(random: () => number, ascendant: number, midheaven: number, isPolar: boolean): readonly number[] {
  const lower = turn(midheaven + 180 - ascendant);
  const thirds = (width: number): readonly [number, number] => {
    const shares = [0, 1, 2].map(() => (isPolar && random() < 0.5 ? 0.05 : 0.6 + 0.8 * random()));
    const sum = shares.reduce((total, share) => total + share, 0);
    const [first = 1, second = 1] = shares;
    return [(width * first) / sum, (width * (first + second)) / sum];
  };
  const [first, second] = [thirds(lower), thirds(180 - lower)];
  const half = [0, ...first, lower, lower + second[0], lower + second[1]];
  return [...half, ...half.map((degrees) => degrees + 180)].map((degrees) => turn(ascendant + degrees));
}

function longitudesOf(random: () => number, count: number, edges: readonly number[]): readonly number[] {
  const kind = random();
  const [center, width] = [360 * random(), 3 + 40 * random()];
  return Array.from({ length: count }, (_, index0) => {
    if (kind < 0.35 && index0 < 8) return turn(center + width * random());
    if (kind > 0.85) return turn((edges[Math.floor(random() * edges.length)] ?? 0) + (random() - 0.3) * 0.4);
    return 360 * random();
  });
}
