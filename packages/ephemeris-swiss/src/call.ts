import { InvariantError } from "@almagest/operation";
import { calc, constants, set_ephe_path } from "sweph";

const { SEFLG_SWIEPH, SEFLG_SPEED, SEFLG_EQUATORIAL } = constants;

export const ECLIPTIC_FLAGS = SEFLG_SWIEPH | SEFLG_SPEED;
export const EQUATORIAL_FLAGS = ECLIPTIC_FLAGS | SEFLG_EQUATORIAL;

/** The folder this thread's Swiss Ephemeris reads from: the library keeps one, adapters may have several. */
let openDirectory: string | undefined;

/** Points the library at an adapter's folder, unless it reads from there already. */
export function useDirectory(directory: string): void {
  if (openDirectory === directory) return;
  set_ephe_path(directory);
  openDirectory = directory;
}

/**
 * One position as the library's six numbers.
 *
 * The library answers from a lesser model when a file fails it, and tells only by the returned flags or, where that
 * touched the Moon's share of a position alone, by its message: either is refused here.
 */
export function position(bodyNumber: number, jdTt: number, flags: number): readonly number[] {
  const result = calc(jdTt, bodyNumber, flags);
  if (result.flag !== flags || result.error !== "") {
    throw new InvariantError("Swiss Ephemeris did not answer from its own files", {
      bodyNumber,
      jdTt,
      asked: flags,
      answered: result.flag,
      message: result.error,
    });
  }
  return result.data;
}
