import type { Ephemeris, ViewedBodies } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import type { Place } from "../moment/place";
import { aboveZero, around, greatestAt } from "./contacts";
import { type Discs, EARTH_AU, MOON_AU, SUN_AU } from "./discs";
import type { Stage } from "./lunar";
import { angleBetween, vectorOf } from "./vector";

/** k = 0.272281 of NASA's canon for inner contacts, against the mean limb's 1738.15 km. Espenak and Meeus (2006) */
const VALLEYS = (0.272281 * EARTH_AU) / MOON_AU;

export type SolarStage = Stage<"partial" | "total" | "annular">;

/** An eclipse of the Sun over a place, whether the Sun is up or not. */
export interface SolarOverPlace {
  readonly stages: readonly SolarStage[];
  /** The Moon is nearest to the Sun's center. TT */
  readonly greatestJdTt: number;
}

/**
 * The sky of an observer at a place.
 * @throws DomainError `unprocessable_entity` where the ephemeris sees from the Earth's center alone.
 */
export function skyOver(ephemeris: Ephemeris, { latitude, longitude }: Place): ViewedBodies {
  const { viewed, name } = ephemeris;
  if (viewed !== undefined) {
    return viewed({ positions: "apparent", from: { latitudeDeg: latitude, longitudeDeg: longitude } });
  }
  const message = `The ephemeris ${name} knows no sky of a place. Leave out the place, or use one that does, such as @almagest/ephemeris-swiss.`;
  throw new DomainError("unprocessable_entity", message);
}

/** The two discs as the observer sees them, in radians. */
export function solarDiscs(sky: ViewedBodies, jdTt: number): Discs {
  const [sun, moon] = [sky.ecliptic("sun", jdTt), sky.ecliptic("moon", jdTt)];
  return {
    covered: Math.asin(SUN_AU / sun.distanceAu),
    covering: Math.asin(MOON_AU / moon.distanceAu),
    apart: angleBetween(
      vectorOf(sun.longitudeDeg, sun.latitudeDeg, 1),
      vectorOf(moon.longitudeDeg, moon.latitudeDeg, 1),
    ),
  };
}

/** The stages of an eclipse of the Sun over a place, the partial one first; undefined where the shadow passes by. */
export function solarOverPlace(sky: ViewedBodies, maximumJdTt: number): SolarOverPlace | undefined {
  const window = around(maximumJdTt);
  const overlap = (jdTt: number): number => {
    const { covered, covering, apart } = solarDiscs(sky, jdTt);
    return covered + covering - apart;
  };
  const greatestJdTt = greatestAt((jdTt) => -solarDiscs(sky, jdTt).apart, window);
  const partial = aboveZero(overlap, window, greatestJdTt);
  if (partial === undefined) return undefined;
  const stages: SolarStage[] = [{ name: "partial", fromJdTt: partial[0], toJdTt: partial[1] }];
  const isTotal = centralDepth(solarDiscs(sky, greatestJdTt)).isTotal;
  const central = aboveZero(
    (jdTt) => centralDepth(solarDiscs(sky, jdTt)).depth,
    { fromJdTt: partial[0], toJdTt: partial[1] },
    greatestJdTt,
  );
  if (central !== undefined) {
    stages.push({ name: isTotal ? "total" : "annular", fromJdTt: central[0], toJdTt: central[1] });
  }
  return { stages, greatestJdTt };
}

/** The Sun shines through the valleys at the Moon's limb: inner contacts are those of a disc that reaches their bottoms. */
function centralDepth({ covered, covering, apart }: Discs): { readonly depth: number; readonly isTotal: boolean } {
  const filled = covering * VALLEYS;
  return { depth: Math.abs(filled - covered) - apart, isTotal: filled >= covered };
}
