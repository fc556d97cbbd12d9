import {
  type Ephemeris,
  normalizeDeg,
  type ScalarFunction,
  separationDeg,
  signedDifferenceDeg,
} from "@almagest/ephemeris";
import {
  type Agreement,
  agreementOf,
  type Border,
  type Member,
  PLANET_IDS,
  type PlanetId,
  type SearchedSky,
} from "@almagest/sky";
import { CONTACT_ANGLES_DEG, CONTACT_ASPECTS, CONTACT_ORB_DEG, type ContactAspect } from "../progressions/contacts";
import { TROPICAL_YEAR_DAYS } from "../progressions/instant";
import { askedAt, housesIn, longitudeDegOf, type NatalSearch, type NatalSetting, natalSearch } from "./search";

/** Angles of a chart that events are timed by; their opposites are met by the opposition. */
export const EVENT_ANGLES = ["ascendant", "midheaven"] as const;
export type EventAngle = (typeof EVENT_ANGLES)[number];

/** The angle moved by the solar arc to a planet, a planet so moved to the angle, a planet of the day at the angle. */
export const EVENT_TIMINGS = ["angle-by-arc", "planet-by-arc", "transit"] as const;
export type EventTiming = (typeof EVENT_TIMINGS)[number];

/** Planets whose transits to an angle last for days to weeks: the faster ones pass each angle every month or year. */
const TRANSITING = ["mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const satisfies readonly PlanetId[];

/** One way in which an angle may answer to an event, as a function of the time of birth. */
export interface EventContact {
  /** In the list of events, from 0. */
  readonly event0: number;
  readonly timing: EventTiming;
  readonly angle: EventAngle;
  readonly planet: PlanetId;
}

/** The parts of a span of births in which angles answer to events, contact by contact. */
export interface EventEvidence extends Agreement {
  /** In the order that `holding` and `shares` count in. */
  readonly contacts: readonly EventContact[];
}

/** The contacts of events, each as a member that is true while it is within its orb. */
export interface EventMembers {
  readonly contacts: readonly EventContact[];
  readonly members: readonly Member[];
}

export function eventMembers(sky: SearchedSky, setting: NatalSetting, eventEpochsMs: readonly number[]): EventMembers {
  const search = natalSearch(sky, setting);
  const found = eventEpochsMs.flatMap((eventMs, event0) => contactsOf(search, { eventMs, event0 }));
  return { contacts: found.map(({ contact }) => contact), members: found.map(({ member }) => member) };
}

/**
 * The births of a span whose angles were touched at dated events: by the solar arc, angle to planet and planet to angle,
 * and by transits of Mars to Pluto; conjunction, square and opposition within a degree. Evidence, contact by contact and
 * to the second of its orb; no weight is laid on any.
 */
export function eventEvidence(
  sky: SearchedSky,
  setting: NatalSetting,
  eventEpochsMs: readonly number[],
): EventEvidence {
  const { contacts, members } = eventMembers(sky, setting, eventEpochsMs);
  const claims = members.map(({ member }) => ({ member, values: [true] }));
  return { contacts, ...agreementOf(sky, members, claims) };
}

interface DatedEvent {
  readonly eventMs: number;
  readonly event0: number;
}

/** A contact with its member, and how far it is from exact. */
export interface Touch {
  readonly contact: EventContact;
  readonly member: Member;
  /** Degrees from the angle to the planet's place, less those of the nearest aspect: negative on one side of it, by any sky. */
  readonly offExactAt: (asked: Ephemeris, epochMs: number) => number;
  readonly aspectAt: (asked: Ephemeris, epochMs: number) => ContactAspect;
  /** The solar arc to the event, by the engine; undefined of a transit. */
  readonly arcAt: ((epochMs: number) => number) | undefined;
}

/** The contacts of one event with some of the angles. */
export function touchesOf(
  search: NatalSearch,
  event: { readonly eventMs: number; readonly event0: number; readonly angles: readonly EventAngle[] },
): readonly Touch[] {
  return contactsOf(search, event, event.angles);
}

function contactsOf(
  search: NatalSearch,
  event: DatedEvent,
  angles: readonly EventAngle[] = EVENT_ANGLES,
): readonly Touch[] {
  const arcAt = solarArcOver(search.sky, event.eventMs);
  const natalDeg =
    (planet: PlanetId): PlaceAt =>
    (sky, jdTt) =>
      longitudeDegOf({ sky, jdTt }, planet, search);
  const eventJdTt = search.sky.ephemeris.timeScales(event.eventMs).jdTt;
  const { ephemeris } = search.sky;
  const toldArcAt = (epochMs: number): number => arcAt(ephemeris, ephemeris.timeScales(epochMs).jdTt);
  return angles.flatMap((angle) => [
    ...PLANET_IDS.flatMap((planet) => [
      touch(
        search,
        { ...event, timing: "angle-by-arc", angle, planet },
        (sky, jdTt) => normalizeDeg(natalDeg(planet)(sky, jdTt) - arcAt(sky, jdTt)),
        toldArcAt,
      ),
      touch(
        search,
        { ...event, timing: "planet-by-arc", angle, planet },
        (sky, jdTt) => normalizeDeg(natalDeg(planet)(sky, jdTt) + arcAt(sky, jdTt)),
        toldArcAt,
      ),
    ]),
    ...TRANSITING.map((planet) => {
      const passingDeg = search.sky.ephemeris.ecliptic(planet, eventJdTt).longitudeDeg;
      return touch(search, { ...event, timing: "transit", angle, planet }, () => passingDeg);
    }),
  ]);
}

/** A longitude that an angle is set against, by any sky. */
type PlaceAt = (sky: Ephemeris, jdTt: number) => number;

const DAY_MS = 86_400_000;

/** The true solar arc from birth to an event: near the engine by a parabola through three births of the span. */
function solarArcOver({ near, ephemeris, span }: SearchedSky, eventMs: number): PlaceAt {
  const exactAt = (epochMs: number): number => {
    const { jdTt } = ephemeris.timeScales(epochMs);
    return arcDeg(ephemeris, jdTt, jdTt + (eventMs - epochMs) / DAY_MS / TROPICAL_YEAR_DAYS);
  };
  const middleMs = (span.fromEpochMs + span.toEpochMs) / 2;
  const [from, middle, to] = [exactAt(span.fromEpochMs), exactAt(middleMs), exactAt(span.toEpochMs)];
  const first = near.timeScales(span.fromEpochMs).jdTt;
  const days = near.timeScales(span.toEpochMs).jdTt - first;
  const [rise, bend] = [to - from, 2 * (from - 2 * middle + to)];
  return (sky, jdTt) => {
    if (sky !== near) return exactAt(ephemeris.epochMillisecondsOf(jdTt));
    const share = days === 0 ? 0 : (jdTt - first) / days;
    return from + share * rise - bend * share * (1 - share);
  };
}

/** Before birth it is negative. */
function arcDeg(sky: Ephemeris, birthJdTt: number, progressedJdTt: number): number {
  const [natal, progressed] = [birthJdTt, progressedJdTt].map((jdTt) => sky.ecliptic("sun", jdTt).longitudeDeg);
  return signedDifferenceDeg(progressed ?? 0, natal ?? 0);
}

/** Separations at which a contact begins or ends, both ways round. */
const EDGES_DEG = CONTACT_ASPECTS.flatMap((aspect) =>
  [-CONTACT_ORB_DEG, CONTACT_ORB_DEG].flatMap((orb) => {
    const deg = CONTACT_ANGLES_DEG[aspect] + orb;
    return [normalizeDeg(deg), normalizeDeg(-deg)];
  }),
);

function touch(
  { sky, placed, ...setting }: NatalSearch,
  { eventMs: _, ...contact }: EventContact & DatedEvent,
  placeAt: PlaceAt,
  arcAt?: Touch["arcAt"],
): Touch {
  const target: ScalarFunction = (jdTt) => placeAt(sky.near, jdTt);
  const offsets = [...new Set(EDGES_DEG)];
  const borders: readonly Border[] =
    contact.angle === "ascendant" ? placed.ascendantFrom(target, offsets) : placed.midheavenFrom(target, offsets);
  const { event0, timing, angle, planet } = contact;
  /** The angle, and the longitude that it is set against. */
  const placesAt = (asked: Ephemeris, epochMs: number): [number, number] => {
    const moment = askedAt(asked, epochMs);
    const houses = housesIn(moment, setting, "whole-sign");
    return [angle === "ascendant" ? houses.ascendantDeg : houses.midheavenDeg, placeAt(asked, moment.jdTt)];
  };
  const member: Member = {
    member: `events.${event0}.${timing}.${angle}.${planet}`,
    borders,
    valueAt: (asked, epochMs) => {
      const apartDeg = separationDeg(...placesAt(asked, epochMs));
      return CONTACT_ASPECTS.some((aspect) => Math.abs(apartDeg - CONTACT_ANGLES_DEG[aspect]) <= CONTACT_ORB_DEG);
    },
  };
  const aspectAt = (asked: Ephemeris, epochMs: number): ContactAspect => {
    const steps = Math.round(separationDeg(...placesAt(asked, epochMs)) / RIGHT_ANGLE_DEG);
    return CONTACT_ASPECTS.find((aspect) => CONTACT_ANGLES_DEG[aspect] === RIGHT_ANGLE_DEG * steps) ?? "conjunction";
  };
  const offExactAt = (asked: Ephemeris, epochMs: number): number => {
    const [angleDeg, placeDeg] = placesAt(asked, epochMs);
    const apartDeg = signedDifferenceDeg(placeDeg, angleDeg);
    return apartDeg - RIGHT_ANGLE_DEG * Math.round(apartDeg / RIGHT_ANGLE_DEG);
  };
  return { contact, member, aspectAt, offExactAt, arcAt };
}

/** Conjunction, square and opposition follow one another at right angles. */
const RIGHT_ANGLE_DEG = 90;
