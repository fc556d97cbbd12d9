import { alwaysHasHouses, type Ephemeris, lastingHouseSystems, type ScalarFunction } from "@almagest/ephemeris";
import { at, DomainError, type HouseSystem } from "@almagest/operation";
import type { TurningSky } from "./turning-sky";

/**
 * The twelve cusps of a system through a span, the first house's first.
 * @throws DomainError `unprocessable_entity` at a latitude where the system has houses at some times of a day alone: the
 * instants at which it ends are not searched for.
 */
export function cuspCurves(
  near: Pick<Ephemeris, "houses">,
  { latitudeDeg, longitudeDeg, jdUt1At }: TurningSky,
  system: HouseSystem,
): readonly ScalarFunction[] {
  if (!alwaysHasHouses(system, latitudeDeg)) throw notThroughADay(system, latitudeDeg);
  const cuspsAt = (jdTt: number): readonly number[] =>
    near.houses({ jdUt1: jdUt1At(jdTt), latitudeDeg, longitudeDeg, system }).cuspsDeg;
  return Array.from({ length: 12 }, (_, index0) => (jdTt: number) => at(cuspsAt(jdTt), index0));
}

function notThroughADay(system: HouseSystem, latitudeDeg: number): DomainError {
  const systems = lastingHouseSystems(latitudeDeg);
  return new DomainError(
    "unprocessable_entity",
    `At latitude ${latitudeDeg} houseSystem ${system} may have no houses at some times of a day, so it is not told for a time of birth that is open. Send a known time, or one of ${systems.join(", ")}.`,
    { houseSystem: system, latitude: latitudeDeg, systems },
  );
}
