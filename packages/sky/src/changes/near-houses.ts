import {
  type Ephemeris,
  type GeographicPlace,
  type Houses,
  type HousesRequest,
  normalizeDeg,
  placeByPole,
  separationDeg,
} from "@almagest/ephemeris";
import { ascendantDegOf, midheavenDegOf } from "./angles";

type Sky = Pick<Ephemeris, "siderealTimeDeg" | "houses">;

/** A place at an instant in UT1, by the axis about which the Earth turns. */
export type PlaceAt = (place: GeographicPlace, jdUt1: number) => GeographicPlace;

/** Whether an engine moves places with the pole of the Earth is read off its meridian of one latitude. */
const SAMPLE_LATITUDE_DEG = 60;

/** Places as the engine has them. */
export function placesByAxis(sky: Sky, jdUt1: number): PlaceAt {
  const sample = { latitudeDeg: SAMPLE_LATITUDE_DEG, longitudeDeg: 0 };
  const { armcDeg } = sky.houses({ jdUt1, ...sample, system: "whole-sign" });
  const meridianDeg = armcDeg - sky.siderealTimeDeg(jdUt1);
  const missDeg = ({ longitudeDeg }: GeographicPlace): number => separationDeg(meridianDeg, longitudeDeg);
  return missDeg(placeByPole(sample, jdUt1)) < missDeg(sample) ? placeByPole : (place) => place;
}

/** The sources of houses: the engine's, and readings of the turning sky that cost it no question. */
export interface HouseSources extends Sky {
  readonly obliquityDegAt: (jdUt1: number) => number;
}

/**
 * Houses that are made of the angles alone are computed here; of others, and of the vertex, the engine is asked, once for
 * each.
 */
export function nearHouses(sources: HouseSources): (request: HousesRequest) => Houses {
  const asked = new Map<string, Houses>();
  const ask = (request: HousesRequest): Houses => {
    const key = `${request.jdUt1} ${request.system} ${request.latitudeDeg} ${request.longitudeDeg}`;
    const answer = asked.get(key) ?? sources.houses(request);
    asked.set(key, answer);
    return answer;
  };
  let placeAt: PlaceAt | undefined;
  return (request) => {
    if (request.system !== "equal" && request.system !== "whole-sign") return ask(request);
    placeAt ??= placesByAxis(sources, request.jdUt1);
    return housesOfAngles(sources, request, { placeAt, ask });
  };
}

interface Asked {
  readonly placeAt: PlaceAt;
  readonly ask: (request: HousesRequest) => Houses;
}

function housesOfAngles(sources: HouseSources, request: HousesRequest, { placeAt, ask }: Asked): Houses {
  const { jdUt1, system } = request;
  const place = placeAt(request, jdUt1);
  const turning = {
    armcDeg: normalizeDeg(sources.siderealTimeDeg(jdUt1) + place.longitudeDeg),
    obliquityDeg: sources.obliquityDegAt(jdUt1),
    latitudeDeg: place.latitudeDeg,
  };
  const ascendantDeg = ascendantDegOf(turning);
  const firstDeg = system === "equal" ? ascendantDeg : 30 * Math.floor(ascendantDeg / 30);
  return {
    system,
    cuspsDeg: Array.from({ length: 12 }, (_, index0) => normalizeDeg(firstDeg + 30 * index0)),
    ascendantDeg,
    midheavenDeg: midheavenDegOf(turning),
    armcDeg: turning.armcDeg,
    get vertexDeg() {
      return ask(request).vertexDeg;
    },
  };
}
