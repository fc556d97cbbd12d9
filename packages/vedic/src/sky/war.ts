import { separationDeg } from "@almagest/ephemeris";
import { FIVE_PLANETS } from "../grahas";
import { type Graha, grahaOf } from "./positions";

type Planet = (typeof FIVE_PLANETS)[number];

export interface PlanetaryWar {
  readonly first: Planet;
  readonly second: Planet;
  /** Of longitude, [0, 1]. */
  readonly distanceDeg: number;
  /** The graha further north. */
  readonly winner: Planet;
}

const WAR_WITHIN_DEG = 1;

/** Pairs of the five planets within a degree of longitude; the one further north wins (Surya Siddhanta 7.18-23). */
export function planetaryWars(grahas: readonly Graha[]): readonly PlanetaryWar[] {
  return FIVE_PLANETS.flatMap((first, index0) =>
    FIVE_PLANETS.slice(index0 + 1).flatMap((second) => {
      const [one, other] = [grahaOf(grahas, first), grahaOf(grahas, second)];
      const distanceDeg = separationDeg(one.tropicalDeg, other.tropicalDeg);
      if (distanceDeg > WAR_WITHIN_DEG) return [];
      return [{ first, second, distanceDeg, winner: one.latitudeDeg >= other.latitudeDeg ? first : second }];
    }),
  );
}
