import { type Ephemeris, longitudeCrossings, normalizeDeg } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";

/** Distance of the design Sun behind the natal Sun along the ecliptic. */
export const DESIGN_ARC_DEG = 88;

/** 88 degrees take the Sun 86.2 days where it is fastest and 92.4 where it is slowest; a window with a day to spare. */
const EARLIEST_DAYS = 93.5;
const LATEST_DAYS = 85;

export interface DesignSun {
  readonly jdTt: number;
  /** By definition: 88 degrees behind the natal Sun, [0, 360). */
  readonly longitudeDeg: number;
}

/**
 * The instant before a birth at which the apparent Sun was exactly 88 degrees of longitude behind its natal place,
 * within 2 ms.
 * @throws DomainError `unprocessable_entity` where that instant lies before the ephemeris.
 */
export function designSun(ephemeris: Ephemeris, birthJdTt: number): DesignSun {
  const natalDeg = ephemeris.ecliptic("sun", birthJdTt).longitudeDeg;
  const longitudeDeg = normalizeDeg(natalDeg - DESIGN_ARC_DEG);
  const window = {
    fromJdTt: Math.max(ephemeris.range.fromJdTt, birthJdTt - EARLIEST_DAYS),
    toJdTt: birthJdTt - LATEST_DAYS,
  };
  const found =
    window.fromJdTt < window.toJdTt
      ? longitudeCrossings(ephemeris, { body: "sun", longitudesDeg: [longitudeDeg], window })
      : [];
  const [crossing] = found;
  if (crossing === undefined) throw beforeRange(ephemeris);
  return { jdTt: crossing.jdTt, longitudeDeg };
}

function beforeRange({ range }: Ephemeris): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `The design side lies about 88 days before the birth, and the ephemeris begins on ${range.fromDate}. Send a birth at least 93 days later.`,
    { from: range.fromDate, to: range.toDate },
  );
}
