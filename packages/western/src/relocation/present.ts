import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, type Words } from "@almagest/operation";
import {
  angle,
  BODY_IDS,
  chartNoticeOf,
  presentBirth,
  presentBody,
  presentConventions,
  presentCusps,
  type SignId,
  zodiacPlace,
} from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { heldValue, signNamed } from "../birth-time/open-point";
import { presentOpenPoint } from "../birth-time/present-point";
import { placeInTime } from "../houses/present";
import { type WesternReader, westernReader } from "../texts/reader";
import { ANGULAR_ORB_DEG, type AngularBody, type RelocatedBody, type Relocation } from "./compute";
import { EARTH_RADIUS_KM } from "./globe";
import type { OpenRelocatedBody, OpenRelocation } from "./open";
import { directionOf, openPlacePieces, placePieces, relocatedReading } from "./reading";
import type { RelocationAnswer, UncertainRelocationAnswer } from "./schema";

export function presentRelocation(facts: Relocation, words: Words): RelocationAnswer {
  const { input, moment, relocated } = facts;
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth({ input: { latitude: input.birthLatitude, longitude: input.birthLongitude }, moment }),
    relocation: { latitude: input.relocationLatitude, longitude: input.relocationLongitude },
    planets: facts.bodies.map((body) => presentPlanet(body, texts)),
    houses: presentCusps(relocated.cuspsDeg),
    houseSystem: relocated.system,
    ascendant: zodiacPlace(relocated.ascendantDeg),
    midheaven: zodiacPlace(relocated.midheavenDeg),
    vertex: { ...zodiacPlace(relocated.vertexDeg), house: facts.vertexHouse },
    changes: presentChanges(facts, texts),
    interpretation: { summary: readingOf(placePieces(facts, texts)) },
    conventions: {
      ...presentConventions(moment, facts.engine),
      ...chartNoticeOf(moment, { latitude: input.relocationLatitude }),
      nodeType: input.nodeType,
      requestedHouseSystem: input.houseSystem,
      birthplaceHouseSystem: facts.birthplace.system,
      ...MEASURES,
    },
  };
}

const MEASURES = { angularOrb: ANGULAR_ORB_DEG, earthRadiusKm: EARTH_RADIUS_KM };

function presentPlanet(body: RelocatedBody, texts: WesternReader): RelocationAnswer["planets"][number] {
  return { ...presentBody(body), house: body.house, interpretation: relocatedReading(body, texts) };
}

function presentChanges(facts: Relocation, texts: WesternReader): RelocationAnswer["changes"] {
  const angular = BODY_IDS.filter((id) => facts.angular.some((contact) => contact.id === id));
  return {
    ascendantSignChanged: facts.ascendantSignChanged,
    planetsChangedHouse: facts.bodies
      .filter(({ house, natalHouse }) => house !== natalHouse)
      .map(({ id, house, natalHouse }) => ({
        planet: bodyTerms[id].en,
        natalHouse,
        relocatedHouse: house,
      })),
    angularPlanets: angular.map((id) => bodyTerms[id].en),
    angularContacts: facts.angular.map((contact) => ({
      planet: bodyTerms[contact.id].en,
      angle: contact.angle,
      orb: angle(contact.orbDeg),
      interpretation: angularText(contact, texts),
    })),
    ...wayOf(facts),
  };
}

function wayOf(facts: Pick<Relocation, "distanceKm" | "bearingDeg">) {
  return { distanceKm: Math.round(facts.distanceKm * 10) / 10, direction: directionOf(facts) ?? ("none" as const) };
}

function angularText({ id, angle: at }: Pick<AngularBody, "id" | "angle">, texts: WesternReader): string | undefined {
  return texts.text(`relocation.angular.${id}.${at}`);
}

export function presentOpenRelocation(facts: OpenRelocation, words: Words): UncertainRelocationAnswer {
  const { input, frame, changes } = facts;
  const texts = westernReader(words);
  const { from, to } = frame;
  const signOfPlace = (path: string): SignId | undefined => {
    const sign = heldValue(changes, `${path}.sign`);
    return sign === undefined ? undefined : signNamed(sign);
  };
  const placed = (path: string, fromDeg: number, toDeg: number) =>
    placeInTime({ fromDeg, toDeg, sign: signOfPlace(path) });
  const pieces = openPlacePieces(facts, texts);
  return {
    birthTime: presentOpenTime(facts, changes),
    birthDetails: presentUntimedBirth(facts),
    relocation: { latitude: input.relocationLatitude, longitude: input.relocationLongitude },
    planets: facts.bodies.map((body) => presentOpenPlanet(body, texts)),
    houses: from.cuspsDeg.map((fromDeg, index0) => ({
      number: index0 + 1,
      ...placed(`houses.${index0 + 1}`, fromDeg, at(to.cuspsDeg, index0)),
    })),
    houseSystem: facts.relocatedSystem,
    ascendant: placed("ascendant", from.ascendantDeg, to.ascendantDeg),
    midheaven: placed("midheaven", from.midheavenDeg, to.midheavenDeg),
    vertex: { from: zodiacPlace(from.vertexDeg), to: zodiacPlace(to.vertexDeg) },
    changes: presentOpenChanges(facts, texts),
    interpretation: { summary: pieces.length === 0 ? undefined : readingOf(pieces) },
    conventions: {
      ...presentOpenConventions(facts),
      nodeType: input.nodeType,
      requestedHouseSystem: input.houseSystem,
      birthplaceHouseSystem: facts.birthplaceSystem,
      ...MEASURES,
    },
  };
}

function presentOpenPlanet(
  { id, house, ...point }: OpenRelocatedBody,
  texts: WesternReader,
): UncertainRelocationAnswer["planets"][number] {
  const { sign, from } = point;
  const isSettled = sign !== undefined && house !== undefined;
  return {
    name: bodyTerms[id].en,
    ...presentOpenPoint(point),
    house,
    interpretation: isSettled ? relocatedReading({ id, longitudeDeg: from.longitudeDeg, house }, texts) : undefined,
  };
}

function presentOpenChanges(facts: OpenRelocation, texts: WesternReader): UncertainRelocationAnswer["changes"] {
  const { rising, natalRising, angular } = facts;
  const ids = BODY_IDS.filter((id) => angular.some((contact) => contact.id === id));
  return {
    ascendantSignChanged: rising === undefined || natalRising === undefined ? undefined : rising !== natalRising,
    planetsChangedHouse: facts.bodies.flatMap(({ id, house, natalHouse }) =>
      house === undefined || natalHouse === undefined || house === natalHouse
        ? []
        : [{ planet: bodyTerms[id].en, natalHouse, relocatedHouse: house }],
    ),
    angularPlanets: ids.map((id) => bodyTerms[id].en),
    angularContacts: angular.map((contact) => ({
      planet: bodyTerms[contact.id].en,
      angle: contact.angle,
      orb: { from: angle(contact.orbDeg.from), to: angle(contact.orbDeg.to) },
      interpretation: angularText(contact, texts),
    })),
    ...wayOf(facts),
  };
}
