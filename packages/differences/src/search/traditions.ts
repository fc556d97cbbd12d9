import { baziBirth, type ChineseCalendar } from "@almagest/chinese-astrology/facts";
import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import {
  AUTHORITIES,
  activationsAt,
  authorityOf,
  channelsOf,
  definedCentersOf,
  designSun,
  gatesOf,
  PROFILES,
  profileOf,
  TYPES,
  typeOf,
} from "@almagest/human-design/facts";
import { ashtakoot, moonPlaceOf } from "@almagest/vedic/facts";
import type { BirthReading } from "../settings/births";
import type { Conventions } from "../settings/conventions";
import { keptBy } from "./kept";

export type PillarPosition = "year" | "month" | "day" | "hour";

/** The pillars of a reading, from 0 for jia-zi; the borders that a pillar does not depend on stay as they are by default. */
export function pillarsOf(
  ephemeris: Ephemeris,
  reading: BirthReading,
  calendar: ChineseCalendar,
): (position: PillarPosition, chosen: Conventions) => number {
  const { date, time, offsetHours: timezone, latitude, longitude } = reading;
  const births = keptBy((day: Conventions["dayBorder"]) =>
    keptBy((year: Conventions["yearBorder"]) =>
      keptBy((hourClock: Conventions["hourClock"]) =>
        baziBirth(
          ephemeris,
          { date, time, timezone, latitude, longitude, dayBoundary: day, yearBoundary: year, hourClock },
          calendar,
        ),
      ),
    ),
  );
  return (position, { dayBorder, yearBorder, hourClock }) => {
    const ofDay = births(position === "day" || position === "hour" ? dayBorder : "split-zi");
    const ofYear = ofDay(position === "year" ? yearBorder : "li-chun");
    return ofYear(position === "hour" ? hourClock : "clock").pillars[position].number - 1;
  };
}

/** The facts of a bodygraph as indexes in their lists. */
export interface DesignFacts {
  readonly type0: number;
  readonly profile0: number;
  readonly authority0: number;
}

export function designsOf(ephemeris: Ephemeris, jdTt: number): (node: Conventions["node"]) => DesignFacts {
  const suns = keptBy((_: "sun") => designSun(ephemeris, jdTt));
  return keptBy((nodeType: Conventions["node"]) => {
    const { jdTt: designJdTt, longitudeDeg: sunDeg } = suns("sun");
    const sides = {
      personality: activationsAt(ephemeris, { jdTt, nodeType }),
      design: activationsAt(ephemeris, { jdTt: designJdTt, nodeType, sunDeg }),
    };
    const channels = channelsOf(new Set([...gatesOf(sides.personality), ...gatesOf(sides.design)]));
    return {
      type0: TYPES.indexOf(typeOf(channels)),
      profile0: PROFILES.indexOf(profileOf({ sides })),
      authority0: AUTHORITIES.indexOf(authorityOf(definedCentersOf(channels))),
    };
  });
}

/** The second person of a match, as one moment. */
export interface Partner {
  /** Tropical, [0, 360). */
  readonly moonDeg: number;
  readonly jdTt: number;
}

/** The kootas turn with parts of the circle: stars, padas and half signs all end at multiples of 1°40'. */
const PART_DEG = 5 / 3;
const PARTS = 216;

/** The points of two Moons, each sidereal, the groom's first. */
export function kootaPoints(): (groomDeg: number, brideDeg: number) => number {
  const placeOf = keptBy((part: number) => moonPlaceOf(PART_DEG * (part + 0.5)));
  const points = keptBy(
    (pair: number) => ashtakoot({ groom: placeOf(Math.floor(pair / PARTS)), bride: placeOf(pair % PARTS) }).total,
  );
  return (groomDeg, brideDeg) =>
    points(PARTS * Math.floor(normalizeDeg(groomDeg) / PART_DEG) + Math.floor(normalizeDeg(brideDeg) / PART_DEG));
}

/** The partner's Moon by each ayanamsa, sidereal. */
export function partnerMoons(
  ephemeris: Ephemeris,
  { moonDeg, jdTt }: Partner,
): (ayanamsa: Conventions["ayanamsa"]) => number {
  return keptBy((ayanamsa: Conventions["ayanamsa"]) => normalizeDeg(moonDeg - ephemeris.ayanamsaDeg(ayanamsa, jdTt)));
}
