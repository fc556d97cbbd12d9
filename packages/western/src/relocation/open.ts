import { type Ephemeris, type Houses, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import type { HouseSystem, UncertainRequest } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  type Border,
  type Changes,
  changesOf,
  housesOf,
  type Member,
  type Place,
  type SignId,
  staysOf,
} from "@almagest/sky";
import { changesOfFact, joinedChanges } from "../birth-time/joined";
import { ascendantSign } from "../birth-time/members";
import { type OpenBirth, openBirth } from "../birth-time/open-birth";
import { type OpenChartBody, openChartBodies } from "../birth-time/open-bodies";
import { heldHouse, heldValue, signNamed } from "../birth-time/open-point";
import { houseMember } from "../birth-time/points";
import { needsATime } from "../birth-time/refusal";
import { askedAt, housesIn, longitudeDegOf, type NatalSearch, natalSearch } from "../birth-time/search";
import { angleMember, cuspMembers } from "../houses/open";
import { ANGLE_IDS, ANGULAR_ORB_DEG, type AngleId, type RelocationInput } from "./compute";
import { bearingDeg, distanceKm } from "./globe";

type OpenRelocationInput = UncertainRequest<RelocationInput, "time"> & Place;

export interface OpenRelocatedBody extends OpenChartBody {
  /** At the birthplace and at the new place; undefined where they change. */
  readonly natalHouse: number | undefined;
  readonly house: number | undefined;
}

/** A body within the orb of an angle at the new place all through. */
export interface OpenAngularBody {
  readonly id: BodyId;
  readonly angle: AngleId;
  /** At the earliest and at the latest second. */
  readonly orbDeg: { readonly from: number; readonly to: number };
}

/** A birth chart moved to another place, of every birth within a range. */
export interface OpenRelocation extends OpenBirth<OpenRelocationInput> {
  readonly changes: Changes;
  /** Of the new place, at the earliest and at the latest second. */
  readonly frame: { readonly from: Houses; readonly to: Houses };
  readonly bodies: readonly OpenRelocatedBody[];
  /** The rising signs, where they hold. */
  readonly natalRising: SignId | undefined;
  readonly rising: SignId | undefined;
  /** The closest first, each by its wider orb. */
  readonly angular: readonly OpenAngularBody[];
  /** Whether a body comes to an angle, or leaves one. */
  readonly hasPassing: boolean;
  readonly birthplaceSystem: HouseSystem | undefined;
  readonly relocatedSystem: HouseSystem | undefined;
  readonly distanceKm: number;
  readonly bearingDeg: number | undefined;
}

/**
 * The chart of every birth within a range, cast for another place: what holds there, and what changes at which second.
 * @throws DomainError `unprocessable_entity` for an unknown time: a new place changes nothing but houses and angles.
 */
export function computeOpenRelocation(
  asked: UncertainRequest<RelocationInput, "time">,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenRelocation {
  const from = { latitude: asked.birthLatitude, longitude: asked.birthLongitude };
  const to = { latitude: asked.relocationLatitude, longitude: asked.relocationLongitude };
  const input: OpenRelocationInput = { ...asked, ...from };
  const { birth, sky } = openBirth(ephemeris, input);
  if (birth.span.state === "unknown") {
    throw needsATime(
      "A chart cast for another place differs from that of birth in its angles and houses alone, which in a whole day pass through every degree of the zodiac.",
    );
  }
  const [here, there] = [natalSearch(sky, { ...input, ...to }), natalSearch(sky, input)];
  const { bodies, changes: ofSigns } = openChartBodies(birth, sky);
  const ofFrame = changesOf(sky, frameMembers(here));
  const ofHouses = changesOf(
    sky,
    BODY_IDS.flatMap((id) => [
      houseMember(here, { point: id, path: `planets.${id}` }),
      houseMember(there, { point: id, path: `birthplace.${id}` }),
    ]),
  );
  const ofBirthplace = changesOf(sky, [{ ...ascendantSign(there), member: "birthplace.ascendant.sign" }]);
  const contacts = angularContacts(here);
  const rising = (changes: Changes, member: string): SignId | undefined => {
    const sign = heldValue(changes, member);
    return sign === undefined ? undefined : signNamed(sign);
  };
  const systems = (place: Place) => frameAt(sky.ephemeris, birth, { place, system: input.houseSystem });
  return {
    ...birth,
    changes: joinedChanges(ofFrame, ofBirthplace, ofSigns, ofHouses, ...contacts.map(({ changes }) => changes)),
    frame: systems(to),
    bodies: bodies.map((body) => ({
      ...body,
      house: heldHouse(ofHouses, `planets.${body.id}`),
      natalHouse: heldHouse(ofHouses, `birthplace.${body.id}`),
    })),
    natalRising: rising(ofBirthplace, "birthplace.ascendant.sign"),
    rising: rising(ofFrame, "ascendant.sign"),
    angular: contacts
      .flatMap(({ held }) => held ?? [])
      .sort((one, other) => Math.max(one.orbDeg.from, one.orbDeg.to) - Math.max(other.orbDeg.from, other.orbDeg.to)),
    hasPassing: contacts.some(({ held }) => held === undefined),
    birthplaceSystem: systemOf(systems(from)),
    relocatedSystem: systemOf(systems(to)),
    distanceKm: distanceKm(from, to),
    bearingDeg: bearingDeg(from, to),
  };
}

function frameMembers(search: NatalSearch): readonly Member[] {
  const turning = { input: search, placed: search.placed };
  return [
    angleMember(turning, "ascendant"),
    angleMember(turning, "midheaven"),
    ...cuspMembers(turning, { system: search.houseSystem, path: "houses" }),
  ];
}

function frameAt(
  sky: Ephemeris,
  { from, to }: Pick<OpenRelocation, "from" | "to">,
  { place, system }: { readonly place: Place; readonly system: HouseSystem },
): OpenRelocation["frame"] {
  return {
    from: housesOf(sky, { input: place, moment: from }, system),
    to: housesOf(sky, { input: place, moment: to }, system),
  };
}

function systemOf({ from, to }: OpenRelocation["frame"]): HouseSystem | undefined {
  return from.system === to.system ? from.system : undefined;
}

interface Contact {
  readonly changes: Pick<Changes, "holds" | "changes">;
  /** Undefined where it is there for a part of the span. */
  readonly held: OpenAngularBody | undefined;
}

const OPPOSITE: Readonly<Record<AngleId, 0 | 180>> = { ascendant: 0, midheaven: 0, descendant: 180, "imum-coeli": 180 };

/** The contacts of bodies and angles that any birth of the span has. */
function angularContacts(search: NatalSearch): readonly Contact[] {
  return BODY_IDS.flatMap((id) => ANGLE_IDS.flatMap((angle) => angularContact(search, id, angle)));
}

function angularContact(search: NatalSearch, id: BodyId, angle: AngleId): readonly Contact[] {
  const { sky } = search;
  const orbAt = (asked: Ephemeris, epochMs: number): number => {
    const moment = askedAt(asked, epochMs);
    const { ascendantDeg, midheavenDeg } = housesIn(moment, search, "whole-sign");
    const ofAngle = angle === "ascendant" || angle === "descendant" ? ascendantDeg : midheavenDeg;
    return separationDeg(longitudeDegOf(moment, id, search), normalizeDeg(ofAngle + OPPOSITE[angle]));
  };
  const member: Member = {
    member: `changes.angularContacts.${id}.${angle}`,
    borders: contactBorders(search, id, angle),
    valueAt: (asked, epochMs) => orbAt(asked, epochMs) <= ANGULAR_ORB_DEG,
  };
  const stays = staysOf(sky, member);
  if (!stays.some(({ value }) => value)) return [];
  const orbDeg = { from: orbAt(sky.near, sky.span.fromEpochMs), to: orbAt(sky.near, sky.span.toEpochMs) };
  return [
    { changes: changesOfFact(member.member, stays), held: stays.length === 1 ? { id, angle, orbDeg } : undefined },
  ];
}

function contactBorders(search: NatalSearch, id: BodyId, angle: AngleId): readonly Border[] {
  const { near } = search.sky;
  const bodyDeg = (jdTt: number): number => longitudeDegOf({ sky: near, jdTt }, id, search);
  const offsets = [ANGULAR_ORB_DEG, -ANGULAR_ORB_DEG].map((deg) => normalizeDeg(deg + OPPOSITE[angle]));
  const isRising = angle === "ascendant" || angle === "descendant";
  return isRising ? search.placed.ascendantFrom(bodyDeg, offsets) : search.placed.midheavenFrom(bodyDeg, offsets);
}
