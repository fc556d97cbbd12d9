import { separationDeg } from "@almagest/ephemeris";
import { type Combustible, combustionOrbDeg, isCombustible } from "../tables/dignity";
import { type Graha, grahaOf } from "./positions";

export interface Combustion {
  readonly id: Combustible;
  /** [0, 180] */
  readonly distanceFromSunDeg: number;
  readonly orbDeg: number;
  readonly isCombust: boolean;
}

/** The orb of each graha that can burn, in longitude from the Sun: strictly within it the graha is combust. */
export function combustionsOf(grahas: readonly Graha[]): readonly Combustion[] {
  const sun = grahaOf(grahas, "sun");
  return grahas.flatMap(({ id, tropicalDeg, isRetrograde }) => {
    if (!isCombustible(id)) return [];
    const distanceFromSunDeg = separationDeg(tropicalDeg, sun.tropicalDeg);
    const orbDeg = combustionOrbDeg(id, isRetrograde);
    return [{ id, distanceFromSunDeg, orbDeg, isCombust: distanceFromSunDeg < orbDeg }];
  });
}
