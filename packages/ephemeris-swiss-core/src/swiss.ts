import type {
  Eclipses,
  Ephemeris,
  FixedStars,
  FurtherBodies,
  RisingAndSetting,
  Ut1Source,
  ViewedBodies,
  Viewing,
} from "@almagest/ephemeris";
import { eclipses } from "./eclipses";
import { type LibraryUse, open, prepare, type Session } from "./engine";
import { asteroidName } from "./further";
import { housesAt } from "./houses";
import { measuredClock, modeledClock } from "./instants";
import { belowFullCircle, eclipticPosition, equatorialPosition, obliquityAt } from "./positions";
import { createRange, type Era } from "./range";
import { risingAndSetting } from "./risings";
import { fixedStars } from "./stars";
import { viewedBodies } from "./viewed";

/** An instant in each set of files, from which the library takes its tables of time before the first question. */
const IN_ERA_JD = { "12": 2_268_922.5, "18": 2_451_545, "24": 2_707_214.5 } as const satisfies Record<Era, number>;

/** An engine: a copy of the library and the files that it reads. */
export interface SwissParts extends LibraryUse {
  /** The name and version that answers give for the engine. */
  readonly name: string;
  /** The folder, as passed to the library. */
  readonly directory: string;
  /** The sets of files in it, neighbors, earliest first. */
  readonly eras: readonly Era[];
  /** The text of `sefstars.txt`. */
  readonly starList: () => string;
  readonly ut1: Ut1Source;
}

/** The port with all its capabilities. */
export interface SwissEphemeris extends Ephemeris {
  readonly fixedStars: FixedStars;
  readonly risingAndSetting: RisingAndSetting;
  readonly eclipses: Eclipses;
  readonly furtherBodies: FurtherBodies;
  readonly viewed: (viewing: Viewing) => ViewedBodies;
}

/**
 * The sky by a copy of Swiss Ephemeris. Each answer is checked to come from the files: one from a lesser model is an
 * InvariantError, an instant outside the range a DomainError `unprocessable_entity` with `{ from, to }`. The same
 * question has the same bits in any order.
 */
export function swissEphemerisFrom({
  library,
  state,
  name,
  directory,
  eras,
  starList,
  ut1,
}: SwissParts): SwissEphemeris {
  // before the first conversion of time, on which the library reads its folder for tables of time
  state.directory = "";
  prepare({ library, state }, directory, IN_ERA_JD[eras.includes("18") ? "18" : (eras[0] ?? "18")]);
  const range = createRange(library, eras);
  const clock = ut1 === "modeled" ? modeledClock(library) : measuredClock(library);
  const session: Session = { library, directory, state, range, clock };
  const seen = viewedBodies(session, { positions: "apparent", from: "earth" });
  return {
    name,
    version: library.version(),
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
      return eclipticPosition(session, body, jdTt);
    },
    equatorial: (body, jdTt) => {
      open(session, jdTt);
      return equatorialPosition(session, body, jdTt);
    },
    obliquity: (jdTt) => {
      open(session, jdTt);
      return obliquityAt(session, jdTt);
    },
    siderealTimeDeg: (jdUt1) => {
      range.requireUt1(jdUt1);
      return belowFullCircle(15 * library.sidtime(jdUt1));
    },
    houses: (request) => {
      range.requireUt1(request.jdUt1);
      return housesAt(session, request);
    },
    ayanamsaDeg: seen.ayanamsaDeg,
    fixedStars: fixedStars(session, starList),
    risingAndSetting: risingAndSetting(session),
    eclipses: eclipses(session),
    furtherBodies: {
      ecliptic: seen.ecliptic,
      nameOf: (asteroid) => asteroidName(session, asteroid),
    },
    viewed: (viewing) => viewedBodies(session, viewing),
  };
}
