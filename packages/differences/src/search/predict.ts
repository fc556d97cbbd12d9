import type { ChineseCalendar } from "@almagest/chinese-astrology/facts";
import { dayNumberOf, weekdayOf } from "@almagest/civil-time";
import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type BodyId, houseOf } from "@almagest/sky";
import { nakshatraOf, VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import type { BirthReading } from "../settings/births";
import type { ConventionName, Conventions } from "../settings/conventions";
import { isBody, type Shown, type What } from "../values/whats";
import { hasSignHouses, readingSky } from "./sky";
import { arcDeg, periodStart } from "./spans";
import { designsOf, type PillarPosition, pillarsOf } from "./traditions";

/** The parts that all readings of a birth share. */
export interface Source {
  readonly ephemeris: Ephemeris;
  readonly calendar: ChineseCalendar;
  /** Of a match with the second person; undefined without one. */
  readonly match: Match | undefined;
}

export interface Match {
  /** Sidereal, by an ayanamsa. */
  readonly partnerDeg: (ayanamsa: Conventions["ayanamsa"]) => number;
  readonly points: (groomDeg: number, brideDeg: number) => number;
  /** Whether the birth is the bride's as it was sent. */
  readonly isBride: boolean;
}

/** A longitude in degrees, an index from 0, or an amount; undefined where the setting has none. */
export type Predicted = number | undefined;
export type Predictor = (shown: Pick<Shown, "what" | "of" | "detail">, chosen: Conventions) => Predicted;

/** The choices that a value depends on, beside the reading of the birth. */
export function dependenciesOf({ what, of }: Pick<Shown, "what" | "of">): readonly ConventionName[] {
  const ofBody: readonly ConventionName[] = isBody(of) ? ["positions", ...pointChoices(of)] : [];
  return [...DEPENDENCIES[what], ...(WITH_BODY.has(what) ? ofBody : [])];
}

/** The same under a choice of houses: those that are no signs are the same in every zodiac. */
export function isIndifferentTo(what: What, name: ConventionName, { houses, zodiac }: Conventions): boolean {
  if (name === "ayanamsa" && zodiac === "tropical") return DEPENDENCIES[what].includes("zodiac");
  return what === "house" && (name === "zodiac" || name === "ayanamsa") && !hasSignHouses(houses);
}

function pointChoices(of: BodyId): readonly ConventionName[] {
  if (of === "north-node" || of === "south-node") return ["node"];
  return of === "lilith" ? ["lilith"] : [];
}

const WITH_BODY: ReadonlySet<What> = new Set(["position", "house", "nakshatra", "pada"]);

const DEPENDENCIES: Readonly<Record<What, readonly ConventionName[]>> = {
  position: ["zodiac", "ayanamsa"],
  house: ["houses", "zodiac", "ayanamsa"],
  cusp: ["houses", "zodiac", "ayanamsa"],
  nakshatra: ["ayanamsa"],
  pada: ["ayanamsa"],
  tithi: ["positions"],
  weekday: [],
  "year-pillar": ["yearBorder"],
  "month-pillar": [],
  "day-pillar": ["dayBorder"],
  "hour-pillar": ["dayBorder", "hourClock"],
  "dasha-lord": ["positions", "ayanamsa"],
  "dasha-start": ["positions", "ayanamsa", "yearLength"],
  kootas: ["positions", "ayanamsa", "roles"],
  "design-type": ["node"],
  profile: [],
  authority: ["node"],
  "solar-arc": ["arc"],
};

const TITHI_DEG = 12;

/** Everything that one reading of a birth gives, computed as it is asked for. */
export function predictor({ ephemeris, calendar, match }: Source, reading: BirthReading): Predictor {
  const sky = readingSky(ephemeris, reading);
  const { moment, tropicalDeg, siderealDeg, longitudeDeg, cuspsDeg, frameDeg } = sky;
  const design = designsOf(ephemeris, moment.jdTt);
  const pillars = pillarsOf(ephemeris, reading, calendar);
  const pillar =
    (position: PillarPosition): Predictor =>
    (_, chosen) =>
      pillars(position, chosen);
  const of: Readonly<Record<What, Predictor>> = {
    position: (shown, chosen) => longitudeDeg(shown.of, chosen),
    house: (shown, chosen) => {
      const cusps = cuspsDeg(chosen);
      return cusps && map(tropicalDeg(shown.of, chosen), (deg) => houseOf(deg, cusps) - 1);
    },
    cusp: (shown, chosen) => {
      const cusps = cuspsDeg(chosen);
      return cusps && normalizeDeg(at(cusps, Number(shown.of) - 1) - frameDeg(chosen));
    },
    nakshatra: (shown, chosen) => map(siderealDeg(shown.of, chosen), (deg) => nakshatraOf(deg).number - 1),
    pada: (shown, chosen) => map(siderealDeg(shown.of, chosen), (deg) => nakshatraOf(deg).pada - 1),
    tithi: (_, chosen) => {
      const sunDeg = tropicalDeg("sun", chosen) ?? 0;
      return map(tropicalDeg("moon", chosen), (deg) => Math.floor(normalizeDeg(deg - sunDeg) / TITHI_DEG));
    },
    weekday: () => weekdayOf(reading.date),
    "year-pillar": pillar("year"),
    "month-pillar": pillar("month"),
    "day-pillar": pillar("day"),
    "hour-pillar": pillar("hour"),
    "dasha-lord": (_, chosen) =>
      map(siderealDeg("moon", chosen), (deg) => VIMSHOTTARI_LORDS.indexOf(nakshatraOf(deg).lord)),
    "dasha-start": ({ detail = "" }, chosen) =>
      map(siderealDeg("moon", chosen), (moonDeg) => {
        const [birthDay, yearDays] = [dayOf(reading), Number(chosen.yearLength)];
        return periodStart({ moonDeg, birthDay, yearDays, path: detail.split("/") });
      }),
    kootas: (_, chosen) => match && map(siderealDeg("moon", chosen), (deg) => pointsOf(match, deg, chosen)),
    "design-type": (_, { node }) => design(node).type0,
    profile: () => design("true").profile0,
    authority: (_, { node }) => design(node).authority0,
    "solar-arc": ({ detail = "" }, { arc }) => arcDeg(ephemeris, moment, { arc, day: dayNumberOf(detail) }),
  };
  return (shown, chosen) => of[shown.what](shown, chosen);
}

function pointsOf({ partnerDeg, points, isBride }: Match, ownDeg: number, { ayanamsa, roles }: Conventions): number {
  const otherDeg = partnerDeg(ayanamsa);
  return isBride === (roles === "as-sent") ? points(otherDeg, ownDeg) : points(ownDeg, otherDeg);
}

function map(value: Predicted, of: (value: number) => Predicted): Predicted {
  return value === undefined ? undefined : of(value);
}

const HOURS = 24;

/** Days from 1970-01-01 by the clock of the birth. */
function dayOf({ date, time }: BirthReading): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return dayNumberOf(date) + (hours + minutes / 60 + seconds / 3600) / HOURS;
}
