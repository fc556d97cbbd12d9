import { elongationTrack, normalizeDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import {
  angleBorders,
  BODY_IDS,
  type BodyId,
  type Border,
  type Changes,
  changesOf,
  evenBorders,
  type Member,
  PLANET_IDS,
  type PlanetId,
  type SearchedSky,
  type Stay,
  sectOf,
  signOf,
  staysOf,
} from "@almagest/sky";
import { aspectBetween } from "../aspects/find";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import { partOfFortuneDeg } from "../chart/sect";
import { SIGNS } from "../tables/zodiac";
import { houseMember, type NamedPoint, pointMembers, signMember } from "./points";
import {
  type Asked,
  askedAt,
  houseBorders,
  houseOfBody,
  housesIn,
  longitudeDegOf,
  type NatalSearch,
  type NatalSetting,
  natalSearch,
  sourceOf,
} from "./search";

/**
 * The discrete values of a natal chart as functions of the time of birth, the weightiest first: the Ascendant and the
 * Moon, the houses of Moon, Sun and the Ascendant's ruler, sect, midheaven and Part of Fortune; then what changes on few
 * days, the signs and directions of the other bodies; then the Moon's aspects.
 */
export function natalMembers(sky: SearchedSky, setting: NatalSetting): readonly Member[] {
  return membersIn(natalSearch(sky, setting));
}

function membersIn(search: NatalSearch): readonly Member[] {
  const others = BODY_IDS.filter((body) => body !== "sun" && body !== "moon");
  return [
    ascendantSign(search),
    signMember(search, planetNamed("moon")),
    bodyHouse(search, "moon"),
    bodyHouse(search, "sun"),
    rulerHouse(search),
    sect(search),
    midheavenSign(search),
    fortuneSign(search),
    signMember(search, planetNamed("sun")),
    ...pointMembers(search, others.map(planetNamed)),
    ...PLANET_IDS.filter((body) => body !== "moon").map((body) => moonAspect(search, body)),
  ];
}

/** The members that people know of their chart, by path: each is searched for by itself. */
export const KNOWN_MEMBERS: Readonly<Record<string, (search: NatalSearch) => Member>> = {
  "ascendant.sign": ascendantSign,
  "midheaven.sign": midheavenSign,
  "planets.sun.sign": (search) => signMember(search, planetNamed("sun")),
  "planets.moon.sign": (search) => signMember(search, planetNamed("moon")),
  ...Object.fromEntries(
    PLANET_IDS.map((body) => [`planets.${body}.house`, (search: NatalSearch) => bodyHouse(search, body)]),
  ),
  "partOfFortune.sign": fortuneSign,
  "partOfFortune.sect": sect,
};

/**
 * The same for a range, in which most bodies keep their houses: `houses` has those that do, of all bodies; the list above
 * tells only the weightiest.
 */
export function natalChangesAndHouses(
  sky: SearchedSky,
  setting: NatalSetting,
): Changes & { readonly houses: Changes["holds"] } {
  const search = natalSearch(sky, setting);
  const [first, last] = [sky.span.fromEpochMs, sky.span.toEpochMs].map((epochMs) => askedAt(sky.near, epochMs));
  const mayStay = BODY_IDS.filter(
    (body) => first && last && houseOfBody(first, body, search) === houseOfBody(last, body, search),
  );
  const { holds } = changesOf(
    sky,
    mayStay.map((body) => bodyHouse(search, body)),
  );
  return { ...changesOf(sky, membersIn(search)), houses: holds };
}

/** The values of the natal chart that hold, and those that change, through a birth whose time is not known to the second. */
export function natalChanges(sky: SearchedSky, setting: NatalSetting): Changes {
  return changesOf(sky, natalMembers(sky, setting));
}

export function ascendantSign(search: NatalSearch): Member {
  return {
    member: "ascendant.sign",
    borders: search.placed.ascendant(30),
    valueAt: (sky, epochMs) => signs[signOf(ascendantDegAt(askedAt(sky, epochMs), search))].en,
  };
}

function ascendantDegAt(asked: Asked, setting: NatalSetting): number {
  return housesIn(asked, setting, "whole-sign").ascendantDeg;
}

function midheavenSign(search: NatalSearch): Member {
  return {
    member: "midheaven.sign",
    borders: search.placed.midheaven(30),
    valueAt: (sky, epochMs) => signs[signOf(housesIn(askedAt(sky, epochMs), search, "whole-sign").midheavenDeg)].en,
  };
}

function bodyHouse(search: NatalSearch, body: BodyId): Member {
  return houseMember(search, planetNamed(body));
}

function planetNamed(body: BodyId): NamedPoint {
  return { point: body, path: `planets.${body}` };
}

function rulerAt(asked: Asked, setting: NatalSetting): PlanetId {
  return SIGNS[signOf(ascendantDegAt(asked, setting))].ruler;
}

/** The house of the planet that rules the Ascendant: of each ruler only the borders count within which it rules. */
function rulerHouse(search: NatalSearch): Member {
  const ofAscendant = search.placed.ascendant(30);
  const ruler: Member = {
    member: "ascendant.ruler",
    borders: ofAscendant,
    valueAt: (sky, epochMs) => rulerAt(askedAt(sky, epochMs), search),
  };
  const stays = staysOf(search.sky, ruler);
  const ofHouses = PLANET_IDS.filter((body) => stays.some(({ value }) => value === body)).flatMap((body) =>
    houseBorders(search, body).filter((border) => isWithin(border, stays, body)),
  );
  return {
    member: "ascendant.ruler.house",
    borders: [...ofAscendant, ...ofHouses],
    valueAt: (sky, epochMs) => {
      const asked = askedAt(sky, epochMs);
      return houseOfBody(asked, rulerAt(asked, search), search);
    },
  };
}

const NEAR_MS = 2000;

function isWithin({ epochMs, doubtMs }: Border, stays: readonly Stay[], body: BodyId): boolean {
  const reachMs = doubtMs + NEAR_MS;
  return stays.some(({ value, fromEpochMs }, index0) => {
    const endMs = stays[index0 + 1]?.fromEpochMs ?? Number.POSITIVE_INFINITY;
    return value === body && epochMs > fromEpochMs - reachMs && epochMs < endMs + reachMs;
  });
}

export function sectAt(asked: Asked, setting: NatalSetting): "day" | "night" {
  const houses = housesIn(asked, setting, "whole-sign");
  return sectOf(asked.sky, { jdTt: asked.jdTt, latitude: setting.latitude, houses });
}

export function sect(search: NatalSearch): Member {
  return {
    member: "partOfFortune.sect",
    borders: search.placed.sunOnHorizon(),
    valueAt: (sky, epochMs) => sectAt(askedAt(sky, epochMs), search),
  };
}

/** By day the Ascendant is as far from the lot's border as the Sun from the Moon, by night as the Moon from the Sun. */
function fortuneSign(search: NatalSearch): Member {
  const { near } = search.sky;
  const moonFromSunDeg = (jdTt: number): number =>
    near.ecliptic("moon", jdTt).longitudeDeg - near.ecliptic("sun", jdTt).longitudeDeg;
  return {
    member: "partOfFortune.sign",
    borders: [
      ...search.placed.ascendantFrom((jdTt) => -moonFromSunDeg(jdTt), evenBorders(30)),
      ...search.placed.ascendantFrom(moonFromSunDeg, evenBorders(30)),
      ...search.placed.sunOnHorizon(),
    ],
    valueAt: (sky, epochMs) => {
      const asked = askedAt(sky, epochMs);
      const points = {
        ascendantDeg: ascendantDegAt(asked, search),
        sunDeg: longitudeDegOf(asked, "sun", search),
        moonDeg: longitudeDegOf(asked, "moon", search),
      };
      return signs[signOf(partOfFortuneDeg({ ...points, sect: sectAt(asked, search) }))].en;
    },
  };
}

/** Separations at which an aspect begins or ends, both ways round the circle. */
const ASPECT_EDGES_DEG = ASPECT_IDS.flatMap((id) => {
  const { angleDeg, maxOrbDeg } = ASPECTS[id];
  return [angleDeg - maxOrbDeg, angleDeg + maxOrbDeg].flatMap((deg) => [normalizeDeg(deg), normalizeDeg(-deg)]);
});

function moonAspect(search: NatalSearch, body: PlanetId): Member {
  const { near } = search.sky;
  return {
    member: `aspects.moon.${body}`,
    borders: angleBorders(search.sky, elongationTrack(near, "moon", sourceOf(body, search)), ASPECT_EDGES_DEG),
    valueAt: (sky, epochMs) => {
      const { jdTt } = askedAt(sky, epochMs);
      const pointOf = (id: PlanetId) => {
        const { longitudeDeg, longitudeSpeedDegPerDay } = sky.ecliptic(sourceOf(id, search), jdTt);
        return { longitudeDeg, speedDegPerDay: longitudeSpeedDegPerDay };
      };
      const match = aspectBetween(pointOf("moon"), pointOf(body));
      return match === undefined ? "none" : ASPECTS[match.aspect].code;
    },
  };
}
