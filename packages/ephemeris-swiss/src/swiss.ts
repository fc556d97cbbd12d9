import type { Ut1Source } from "@almagest/ephemeris";
import { ERAS, type SwissEphemeris, swissEphemerisFrom } from "@almagest/ephemeris-swiss-core";
import {
  packagedDirectory,
  verifiedDirectory,
  verifiedStarList,
  withAsteroids,
} from "@almagest/ephemeris-swiss-core/files";
import { nativeLibrary, nativeState } from "./native";

export interface SwissOptions {
  /** A folder with the data files of `@almagest/ephemeris-swiss-core`; its own by default. */
  readonly dataDirectory?: string;
  /** A folder with files of asteroids by number, `ast0/se00433.se1`, read when one is asked for. */
  readonly asteroidDirectory?: string | undefined;
  /**
   * Where UT1 comes from, on which angles, cusps and risings hang: `measured`, the default, is the Earth's rotation as it
   * was observed from 1962 on, with the motion of its pole and UTC as it was kept; `modeled` is the library's own, up to 5
   * arcseconds away, with a pole that does not move, for figures that shall equal those of other programs built on it.
   */
  readonly ut1?: Ut1Source;
}

/**
 * The sky by Swiss Ephemeris, compiled for this machine, from its own files, for 1200-01-09 to 2999-12-31 (UTC,
 * proleptic Gregorian).
 *
 * Every file is read and compared with the manifest first (about 15 ms); a missing or damaged one is an InvariantError.
 * Afterwards each answer is checked to come from the files: one from a lesser model is an InvariantError, and an instant
 * outside the range a DomainError `unprocessable_entity` with `{ from, to }`. The same question has the same bits in
 * any order, from any number of adapters and in every thread. Two things can break that: code beside this package that
 * calls `sweph` itself in the same thread (`set_ephe_path`, `set_delta_t_userdef`, `set_tid_acc`), and threads at work
 * at once on macOS and Windows, where the library keeps one state for the whole process.
 */
export function swissEphemeris(options: SwissOptions = {}): SwissEphemeris {
  const directory = verifiedDirectory(options.dataDirectory ?? packagedDirectory());
  return swissEphemerisFrom({
    library: nativeLibrary,
    state: nativeState(),
    name: "Swiss Ephemeris",
    directory: withAsteroids(directory, options.asteroidDirectory),
    eras: ERAS,
    starList: () => verifiedStarList(directory),
    ut1: options.ut1 ?? "measured",
  });
}
