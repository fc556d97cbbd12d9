import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import {
  angle,
  BODY_IDS,
  presentBirth,
  presentBody,
  presentConventions,
  presentCusps,
  zodiacPlace,
} from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { type WesternReader, westernReader } from "../texts/reader";
import { ANGULAR_ORB_DEG, type AngularBody, type RelocatedBody, type Relocation } from "./compute";
import { EARTH_RADIUS_KM } from "./globe";
import { directionOf, placePieces, relocatedReading } from "./reading";
import type { RelocationAnswer } from "./schema";

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
      nodeType: "true",
      requestedHouseSystem: input.houseSystem,
      birthplaceHouseSystem: facts.birthplace.system,
      angularOrb: ANGULAR_ORB_DEG,
      earthRadiusKm: EARTH_RADIUS_KM,
    },
  };
}

function presentPlanet(body: RelocatedBody, texts: WesternReader): RelocationAnswer["planets"][number] {
  return { ...presentBody(body), house: body.house, interpretation: relocatedReading(body, texts) };
}

function presentChanges(facts: Relocation, texts: WesternReader): RelocationAnswer["changes"] {
  const direction = directionOf(facts);
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
    distanceKm: Math.round(facts.distanceKm * 10) / 10,
    direction: direction ?? "none",
  };
}

function angularText({ id, angle: at }: AngularBody, texts: WesternReader): string | undefined {
  return texts.text(`relocation.angular.${id}.${at}`);
}
