import { type AngleTrack, type Ephemeris, longitudeTrack, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import type { UncertainRequest } from "@almagest/operation";
import {
  angleBorders,
  BODY_IDS,
  type BodyId,
  type Border,
  type Changes,
  changesOf,
  evenBorders,
  type Member,
  type SearchedSky,
  type SignId,
  signOf,
  staysOf,
} from "@almagest/sky";
import { changesOfFact, joinedChanges } from "../birth-time/joined";
import { ascendantSign } from "../birth-time/members";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { openChartBodies } from "../birth-time/open-bodies";
import { heldValue, signNamed } from "../birth-time/open-point";
import { askedAt, housesIn, longitudeDegOf, type NatalSearch, natalSearch, sourceOf } from "../birth-time/search";
import {
  DEFAULT_STAR_ORB_DEG,
  isAngle,
  type PlacedStar,
  type PointId,
  placedStars,
  type StarsInput,
  wholeSignHouse,
} from "./compute";
import { STARS, type StarFacts, type StarId } from "./table";

type OpenStarsInput = UncertainRequest<StarsInput, "time">;

/** A star at the earliest and at the latest second. */
export interface OpenStar {
  readonly id: StarId;
  /** Undefined where it changes, which a star does once in two thousand years. */
  readonly sign: SignId | undefined;
  readonly from: PlacedStar;
  readonly to: PlacedStar;
}

/** A star and a point within the orb, over the span or over a part of it. */
export interface OpenContact {
  readonly star: StarId;
  readonly point: PointId;
  /** Of the point and of its distance, at the first and at the last second of it. */
  readonly pointDeg: Ends;
  readonly orbDeg: Ends;
  readonly exactEpochMs: number | undefined;
  readonly beginsEpochMs: number | undefined;
  readonly endsEpochMs: number | undefined;
  /** By whole signs from the Ascendant where both signs hold; an angle has none. */
  readonly house: number | undefined;
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

export interface OpenStars extends OpenBirth<OpenStarsInput> {
  readonly changes: Changes;
  readonly orbDeg: number;
  /** By longitude at the earliest second. */
  readonly stars: readonly OpenStar[];
  /** The tightest first. */
  readonly contacts: readonly OpenContact[];
  readonly passingContacts: readonly OpenContact[];
}

/**
 * The stars of every birth within a span, and which of them a body meets in longitude all through or for a part of it;
 * Ascendant and midheaven count in a range alone, for in a whole day they meet every star.
 * @throws DomainError `unprocessable_entity` where the ephemeris knows no stars, or not this date.
 */
export function computeOpenFixedStars(
  input: OpenStarsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenStars {
  const { birth, sky } = openBirth(ephemeris, input);
  const orbDeg = input.orb ?? DEFAULT_STAR_ORB_DEG;
  const placed = placesOf(sky, birth);
  const entering = changesOf(
    sky,
    placed.flatMap((star) => signMembers(sky, star)),
  );
  const stars = placed.map((star) => ({ ...star, sign: signIn(entering, star) }));
  const search = natalSearch(sky, { ...input, houseSystem: "whole-sign" });
  const houses = birth.span.state === "range" ? heldHouses(search, birth) : new Map<PointId, number>();
  const points: readonly PointId[] = birth.span.state === "range" ? ["ascendant", "midheaven", ...BODY_IDS] : BODY_IDS;
  const met = stars.flatMap((star) => {
    const starAt = starOver(sky, star.id);
    return points.flatMap((point) => meetings(search, { star: star.id, starAt, point, orbDeg }));
  });
  const contacts = met
    .flatMap(({ contacts: found }) => found)
    .map((contact) => ({ ...contact, house: houses.get(contact.point) }));
  return {
    ...birth,
    changes: joinedChanges(...met.map(({ changes }) => changes), entering),
    orbDeg,
    stars,
    contacts: contacts.filter(isLasting).sort((one, other) => widestDeg(one) - widestDeg(other)),
    passingContacts: contacts.filter((contact) => !isLasting(contact)),
  };
}

function isLasting({ beginsEpochMs, endsEpochMs }: OpenContact): boolean {
  return beginsEpochMs === undefined && endsEpochMs === undefined;
}

function widestDeg({ orbDeg }: OpenContact): number {
  return Math.max(orbDeg.from, orbDeg.to);
}

type Placed = Omit<OpenStar, "sign">;

function placesOf({ ephemeris }: SearchedSky, { from, to }: OpenBirth<OpenStarsInput>): readonly Placed[] {
  const later = new Map(placedStars(ephemeris, to.jdTt).map((star) => [star.id, star]));
  return placedStars(ephemeris, from.jdTt).map((star) => ({ id: star.id, from: star, to: later.get(star.id) ?? star }));
}

/** More than a star moves in a day. */
const STAR_DEG_PER_DAY = 0.001;

/** Further than that. */
const NEAR_BORDER_DEG = 0.002;

/** The sign of a star that is at the border of one. */
function signMembers(sky: SearchedSky, { id, from }: Placed): readonly Member[] {
  if (separationDeg(from.longitudeDeg, 30 * Math.round(from.longitudeDeg / 30)) > NEAR_BORDER_DEG) return [];
  const starAt = starOver(sky, id);
  const track = {
    motion: { slowestDegPerDay: -STAR_DEG_PER_DAY, fastestDegPerDay: STAR_DEG_PER_DAY, stepDays: 1 },
    at: (jdTt: number) => ({ angleDeg: starAt(sky.near, jdTt), speedDegPerDay: speedAt(sky, starAt, jdTt) }),
  };
  return [
    {
      member: `stars.${id}.sign`,
      borders: angleBorders(sky, track, evenBorders(30)),
      valueAt: (asked, epochMs) => signs[signOf(starAt(asked, asked.timeScales(epochMs).jdTt))].en,
    },
  ];
}

function speedAt({ near }: SearchedSky, starAt: StarAt, jdTt: number): number {
  const halfDays = 0.01;
  const movedDeg = starAt(near, jdTt + halfDays) - starAt(near, jdTt - halfDays);
  return (normalizeDeg(movedDeg + 180) - 180) / (2 * halfDays);
}

function signIn({ changes }: Changes, { id, from }: Placed): SignId | undefined {
  return changes.some(({ member }) => member === `stars.${id}.sign`) ? undefined : signOf(from.longitudeDeg);
}

/** The house of each body whose sign holds, where that of the Ascendant does. */
function heldHouses(search: NatalSearch, birth: OpenBirth<OpenStarsInput>): ReadonlyMap<PointId, number> {
  const rising = heldValue(changesOf(search.sky, [ascendantSign(search)]), "ascendant.sign");
  if (rising === undefined) return new Map();
  const { bodies } = openChartBodies(birth, search.sky);
  return new Map(
    bodies.flatMap(({ id, sign }): readonly (readonly [BodyId, number])[] =>
      sign === undefined ? [] : [[id, wholeSignHouse(signNamed(rising), sign)]],
    ),
  );
}

/** The longitude of a star by any sky. */
type StarAt = (sky: Ephemeris, jdTt: number) => number;

/** Near the engine by a parabola through three readings of the span, in which a star moves a second of arc at most. */
function starOver({ near, ephemeris, span }: SearchedSky, id: StarId): StarAt {
  const { catalogName, name }: StarFacts = STARS[id];
  const exactAt = (jdTt: number): number =>
    ephemeris.fixedStars?.star(catalogName ?? name, jdTt).longitudeDeg ?? Number.NaN;
  const [fromJdTt, toJdTt] = [near.timeScales(span.fromEpochMs).jdTt, near.timeScales(span.toEpochMs).jdTt];
  const from = exactAt(fromJdTt);
  const [middle, to] = [(fromJdTt + toJdTt) / 2, toJdTt].map((jdTt) => normalizeDeg(exactAt(jdTt) - from + 180) - 180);
  const [rise, bend] = [to ?? 0, 2 * ((to ?? 0) - 2 * (middle ?? 0))];
  const days = toJdTt - fromJdTt;
  return (sky, jdTt) => {
    if (sky !== near) return exactAt(jdTt);
    const share = days === 0 ? 0 : (jdTt - fromJdTt) / days;
    return normalizeDeg(from + share * rise - bend * share * (1 - share));
  };
}

interface Meeting {
  readonly star: StarId;
  readonly starAt: StarAt;
  readonly point: PointId;
  readonly orbDeg: number;
}

interface Met {
  readonly changes: Pick<Changes, "holds" | "changes">;
  readonly contacts: readonly Omit<OpenContact, "house">[];
}

const SECOND_MS = 1000;

/** The times at which a star and a point are within the orb; nothing where they never are. */
function meetings(search: NatalSearch, meeting: Meeting): readonly Met[] {
  const { sky } = search;
  const { star, starAt, point, orbDeg } = meeting;
  if (!mayMeet(search, meeting)) return [];
  const pointAt = (asked: Ephemeris, epochMs: number): number => pointDegAt(search, asked, { point, epochMs });
  const distanceAt = (asked: Ephemeris, epochMs: number): number =>
    separationDeg(pointAt(asked, epochMs), starAt(asked, asked.timeScales(epochMs).jdTt));
  const member: Member = {
    member: `conjunctions.${star}.${point}`,
    borders: bordersAt(search, meeting, [orbDeg, -orbDeg]),
    valueAt: (asked, epochMs) => distanceAt(asked, epochMs) <= orbDeg,
  };
  const stays = staysOf(sky, member);
  if (!stays.some(({ value }) => value)) return [];
  const exacts = bordersAt(search, meeting, [0]).filter(({ epochMs }) => distanceAt(sky.near, epochMs) < EXACT_DEG);
  const contacts = stays.flatMap(({ value, fromEpochMs }, index0) => {
    const endsEpochMs = stays[index0 + 1]?.fromEpochMs;
    if (value !== true) return [];
    const lastEpochMs = endsEpochMs === undefined ? sky.span.toEpochMs : endsEpochMs - SECOND_MS;
    const ends = (valueAt: typeof pointAt): Ends => ({
      from: valueAt(sky.near, fromEpochMs),
      to: valueAt(sky.near, lastEpochMs),
    });
    const exact = exacts.find(({ epochMs }) => epochMs > fromEpochMs - SECOND_MS && epochMs <= lastEpochMs);
    return [
      {
        star,
        point,
        pointDeg: ends(pointAt),
        orbDeg: ends(distanceAt),
        exactEpochMs: exact && SECOND_MS * Math.ceil(exact.epochMs / SECOND_MS),
        beginsEpochMs: index0 === 0 ? undefined : fromEpochMs,
        endsEpochMs,
      },
    ];
  });
  return [{ changes: changesOfFact(member.member, stays), contacts }];
}

/** The opposite of a conjunction is found with the point opposite. */
const EXACT_DEG = 1;

/** Beyond what a body goes in a day, and back in it. */
const TURN_DEG = 0.3;

/** Whether a body comes near a star between its places at both ends; an angle may. */
function mayMeet({ sky, ...setting }: NatalSearch, { starAt, point, orbDeg }: Meeting): boolean {
  if (isAngle(point)) return true;
  const [from, to] = [sky.span.fromEpochMs, sky.span.toEpochMs].map((epochMs) => {
    const asked = askedAt(sky.near, epochMs);
    return normalizeDeg(longitudeDegOf(asked, point, setting) - starAt(sky.near, asked.jdTt) + 180) - 180;
  });
  const [first, last] = [from ?? 0, to ?? 0];
  const reachDeg = orbDeg + TURN_DEG;
  return Math.min(Math.abs(first), Math.abs(last)) <= reachDeg || (first < 0 && last > 0 && last - first < 180);
}

function pointDegAt(
  { sky: _, ...setting }: NatalSearch,
  asked: Ephemeris,
  { point, epochMs }: { readonly point: PointId; readonly epochMs: number },
): number {
  const moment = askedAt(asked, epochMs);
  return isAngle(point)
    ? housesIn(moment, setting, "whole-sign")[`${point}Deg`]
    : longitudeDegOf(moment, point, setting);
}

/** The instants at which a point is so many degrees from a star. */
function bordersAt(search: NatalSearch, { starAt, point }: Meeting, offsetsDeg: readonly number[]): readonly Border[] {
  const { sky, placed } = search;
  const target = (jdTt: number): number => starAt(sky.near, jdTt);
  const offsets = [...new Set(offsetsDeg.map(normalizeDeg))];
  if (point === "ascendant") return placed.ascendantFrom(target, offsets);
  if (point === "midheaven") return placed.midheavenFrom(target, offsets);
  return angleBorders(sky, trackFrom(search, target, point), offsets);
}

/** The longitude of a body from that of a star. */
function trackFrom(search: NatalSearch, target: (jdTt: number) => number, point: BodyId): AngleTrack {
  const { motion, at: bodyAt } = longitudeTrack(search.sky.near, sourceOf(point, search));
  const shiftDeg = point === "south-node" ? 180 : 0;
  return {
    motion: {
      ...motion,
      slowestDegPerDay: motion.slowestDegPerDay - STAR_DEG_PER_DAY,
      fastestDegPerDay: motion.fastestDegPerDay + STAR_DEG_PER_DAY,
    },
    at: (jdTt) => {
      const { angleDeg, speedDegPerDay } = bodyAt(jdTt);
      return { angleDeg: normalizeDeg(angleDeg + shiftDeg - target(jdTt)), speedDegPerDay };
    },
  };
}
