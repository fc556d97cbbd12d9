import type { Eclipses, Ephemeris, FixedStars, RisingAndSetting, Ut1Source } from "@almagest/ephemeris";
import { sidtime, version } from "sweph";
import { ayanamsaAt } from "./ayanamsa";
import { packagedDirectory, verifiedDirectory } from "./data-files";
import { eclipses } from "./eclipses";
import { engineState, open, prepare, type Session } from "./engine";
import { housesAt } from "./houses";
import { MEASURED_CLOCK, MODELED_CLOCK } from "./instants";
import { belowFullCircle, eclipticPosition, equatorialPosition, obliquityAt } from "./positions";
import { createRange } from "./range";
import { risingAndSetting } from "./risings";
import { fixedStars } from "./stars";

/** Most questions are about the centuries around it. */
const J2000 = 2_451_545;

export interface SwissOptions {
  /** A folder with the files of this package's `data/`; that folder itself by default. */
  readonly dataDirectory?: string;
  /**
   * Where UT1 comes from, on which angles, cusps and risings hang: `measured`, the default, is the Earth's rotation as it
   * was observed from 1962 on, with UTC as it was kept; `modeled` is the library's own, up to 5 arcseconds away, for
   * figures that shall equal those of other programs built on it.
   */
  readonly ut1?: Ut1Source;
}

/** The port with all its capabilities. */
export interface SwissEphemeris extends Ephemeris {
  readonly fixedStars: FixedStars;
  readonly risingAndSetting: RisingAndSetting;
  readonly eclipses: Eclipses;
}

/**
 * The sky by Swiss Ephemeris, from its own files, for 1200-01-09 to 2999-12-31 (UTC, proleptic Gregorian).
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
  const state = engineState();
  // before the first conversion of time, on which the library reads its folder for tables of time
  state.directory = "";
  prepare(state, directory, J2000);
  const range = createRange();
  const clock = options.ut1 === "modeled" ? MODELED_CLOCK : MEASURED_CLOCK;
  const session: Session = { directory, state, range, clock };
  return {
    name: "Swiss Ephemeris",
    version: version(),
    range: range.described,
    timeScales: (epochMilliseconds) => {
      range.requireEpoch(epochMilliseconds);
      return clock.timeScales(epochMilliseconds);
    },
    epochMillisecondsOf: (jdTt) => {
      range.requireTt(jdTt);
      return clock.epochMilliseconds(jdTt);
    },
    ecliptic: (body, jdTt) => {
      open(session, jdTt);
      return eclipticPosition(body, jdTt);
    },
    equatorial: (body, jdTt) => {
      open(session, jdTt);
      return equatorialPosition(body, jdTt);
    },
    obliquity: (jdTt) => {
      open(session, jdTt);
      return obliquityAt(jdTt);
    },
    siderealTimeDeg: (jdUt1) => {
      range.requireUt1(jdUt1);
      return belowFullCircle(15 * sidtime(jdUt1));
    },
    houses: (request) => {
      range.requireUt1(request.jdUt1);
      return housesAt(request);
    },
    ayanamsaDeg: (ayanamsa, jdTt) => {
      open(session, jdTt);
      return ayanamsaAt(clock, ayanamsa, jdTt);
    },
    fixedStars: fixedStars(session),
    risingAndSetting: risingAndSetting(session),
    eclipses: eclipses(session),
  };
}
