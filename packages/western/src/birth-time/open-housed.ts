import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { type Changes, changesOf, housesOf, type SearchedSky } from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "./open-birth";
import { heldHouse, type OpenPoint, openPoint, type PointPlace } from "./open-point";
import { houseMember, pointMembers } from "./points";
import { type NatalSearch, type NatalSetting, natalSearch } from "./search";

export type OpenHousedInput = OpenBirthInput & NatalSetting;

/** A point asked for: its id in the answer, its path there, and the body of the sky that it is. */
export interface HousedPointAsked<Id extends string> {
  readonly id: Id;
  readonly path: string;
  readonly point: SkyBody;
}

export interface OpenHousedPoint<Id extends string> extends OpenPoint {
  readonly id: Id;
  /** 1 to 12; undefined where it changes. */
  readonly house: number | undefined;
}

/** Points of a birth whose time is open, with what holds and what changes of their signs, directions and houses. */
export interface OpenHousedPoints<Id extends string> extends OpenBirth<OpenHousedInput> {
  readonly changes: Changes;
  readonly points: readonly OpenHousedPoint<Id>[];
  /** The system really used; undefined where that depends on the time. */
  readonly houseSystem: HouseSystem | undefined;
}

export function openHousedPoints<Id extends string>(
  input: OpenHousedInput,
  ephemeris: Ephemeris,
  asked: readonly HousedPointAsked<Id>[],
): { readonly found: OpenHousedPoints<Id>; readonly sky: SearchedSky } {
  const { birth, sky } = openBirth(ephemeris, input);
  const { changes, points } = openHousedPointsIn(natalSearch(sky, input), birth, asked);
  return { found: { ...birth, changes, points, houseSystem: systemUsed(sky, birth) }, sky };
}

/** The same in a search that is at hand. */
export function openHousedPointsIn<Id extends string>(
  search: NatalSearch,
  birth: OpenBirth,
  asked: readonly HousedPointAsked<Id>[],
): Pick<OpenHousedPoints<Id>, "changes" | "points"> {
  const { sky } = search;
  const changes = changesOf(sky, [...pointMembers(search, asked), ...asked.map((one) => houseMember(search, one))]);
  const points = asked.map(({ id, path, point }) => {
    const ends = { from: placeOf(sky, point, birth.from.jdTt), to: placeOf(sky, point, birth.to.jdTt) };
    const found = openPoint(ends, path, { changes, fromEpochMs: birth.span.fromEpochMs });
    return { id, ...found, house: heldHouse(changes, path) };
  });
  return { changes, points };
}

function placeOf({ ephemeris }: SearchedSky, body: SkyBody, jdTt: number): PointPlace {
  const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay } = ephemeris.ecliptic(body, jdTt);
  return { longitudeDeg, latitudeDeg, speedDegPerDay: longitudeSpeedDegPerDay };
}

/** The polar circle, beyond which another system takes the place of the one asked for, moves one way within a day. */
export function systemUsed({ ephemeris }: SearchedSky, birth: OpenBirth<OpenHousedInput>): HouseSystem | undefined {
  const { input, from, to } = birth;
  const [first, last] = [from, to].map((moment) => housesOf(ephemeris, { input, moment }, input.houseSystem).system);
  return first === last ? first : undefined;
}
