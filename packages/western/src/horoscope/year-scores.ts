import type { Ephemeris } from "@almagest/ephemeris";
import { type PlanetId, type SignId, signOf } from "@almagest/sky";
import { solarHouse } from "./houses";
import { type Scores, scoresOf } from "./verdict";

/** Worth of a planet by its solar house: by the whole-sign aspect of that house to the sign. */
type Worths = readonly number[];

const BENEFIC: Worths = [1, 0.1, 0.7, 0.2, 1, 0, 0.6, 0, 1, 0.3, 0.8, 0];
const MALEFIC: Worths = [-1, -0.2, 0.3, -0.9, 0.3, -0.3, -0.9, -0.5, 0.3, -0.7, 0.3, -0.4];

/** Jupiter gives and Saturn takes away; the three without a tradition press like Saturn where they press, and less. */
const WEIGHTS: readonly (readonly [body: PlanetId, weight: number, worths: Worths])[] = [
  ["jupiter", 3, BENEFIC],
  ["saturn", 3, MALEFIC],
  ["uranus", 1, MALEFIC],
  ["neptune", 1, MALEFIC],
  ["pluto", 1, MALEFIC],
];

const SAMPLES = 12;

/** A year for each sign by the houses of the slow planets, at twelve instants of it. */
export function yearScores(ephemeris: Ephemeris, fromJdTt: number, toJdTt: number): Scores {
  const step = (toJdTt - fromJdTt) / SAMPLES;
  const places = WEIGHTS.flatMap(([body, weight, worths]) =>
    Array.from({ length: SAMPLES }, (_, index0) => {
      const { longitudeDeg } = ephemeris.ecliptic(body, fromJdTt + (index0 + 0.5) * step);
      return { sign: signOf(longitudeDeg), weight, worths };
    }),
  );
  return scoresOf((own: SignId) =>
    places.reduce((sum, { sign, weight, worths }) => sum + weight * (worths[solarHouse(own, sign) - 1] ?? 0), 0),
  );
}
