import { type Ephemeris, type Houses, normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type ChartMoment, housesOf, SIGN_IDS, sectOf, skyBodyOf } from "@almagest/sky";
import { LOT_IDS, lotPlaces, lotsOf } from "../lots/compute";
import type { EquatorialPlace } from "../map-lines/sphere";
import { BOUNDS, type BoundsSchool } from "../natal-chart/extras/rulers";
import {
  type AngleId,
  type DirectedId,
  type DirectionsInput,
  motionsAsked,
  promissorsAsked,
  type SignificatorId,
  significatorsAsked,
} from "./choice";
import type { DirectionSearch, Promissor, Significator } from "./find";
import { EASTERN_HORIZON_DEG, mundanePlaceDeg, type TurningSphere, UPPER_MERIDIAN_DEG } from "./mundane";
import { aspectLatitudeDeg, equatorialOf, type NatalPoint, raysOf } from "./points";

interface BirthSky {
  readonly ephemeris: Ephemeris;
  readonly birth: ChartMoment;
  readonly houses: Houses;
  readonly obliquityDeg: number;
  readonly sphere: TurningSphere;
}

/** The points that turn and those that they are turned to, at the moment of birth. */
export function searchAt(ephemeris: Ephemeris, birth: ChartMoment, input: DirectionsInput): DirectionSearch {
  const houses = housesOf(ephemeris, { input, moment: birth }, "whole-sign");
  const sphere = { armcDeg: houses.armcDeg, latitudeDeg: input.latitude };
  const sky = { ephemeris, birth, houses, sphere, obliquityDeg: ephemeris.obliquity(birth.jdTt).trueDeg };
  return {
    method: input.method,
    sphere,
    motions: motionsAsked(input),
    promissors: promissorsOf(sky, input),
    significators: significatorsAsked(input).map((id) => significatorOf(sky, id, input)),
  };
}

function promissorsOf(sky: BirthSky, input: DirectionsInput): readonly Promissor[] {
  const { space, latitudeOf, aspectLatitude = "bianchini", boundsSchool } = input;
  const hasLatitude = latitudeOf === "promissor" || latitudeOf === "both";
  const rays = raysOf(input.aspects);
  const bodies = promissorsAsked(input).flatMap((promissor) => {
    const body = natalPoint(sky, promissor, input);
    return rays.map((ray): Promissor => {
      const name = { promissor, aspect: ray.aspect, ray: ray.ray };
      if (space === "mundo") return { name, place: body, mundaneAngleDeg: ray.angleDeg };
      const latitudeDeg = hasLatitude ? aspectLatitudeDeg(body.latitudeDeg, ray, aspectLatitude) : 0;
      const longitudeDeg = normalizeDeg(body.longitudeDeg + ray.angleDeg);
      return { name, place: equatorialOf({ longitudeDeg, latitudeDeg }, sky.obliquityDeg), mundaneAngleDeg: 0 };
    });
  });
  return boundsSchool === undefined ? bodies : [...bodies, ...boundsOf(sky, boundsSchool)];
}

/** The first degrees of the sixty bounds, in the ecliptic, by the names of their rulers. */
function boundsOf(sky: BirthSky, school: BoundsSchool): readonly Promissor[] {
  return SIGN_IDS.flatMap((sign, index0) => {
    const table = BOUNDS[school][sign];
    return table.map(([promissor], bound0) => {
      const degree = table[bound0 - 1]?.[1] ?? 0;
      const place = onEcliptic(sky, 30 * index0 + degree);
      return { name: { promissor, bound: { sign, degree } }, place, mundaneAngleDeg: 0 };
    });
  });
}

function significatorOf(sky: BirthSky, id: SignificatorId, input: DirectionsInput): Significator {
  if (id === "ascendant" || id === "midheaven") return angleOf(sky, id, input);
  const place = id === "part-of-fortune" ? onEcliptic(sky, fortuneDeg(sky, input)) : directedPlace(sky, id, input);
  return { id, place, mundaneDeg: mundanePlaceDeg(input.method, place, sky.sphere) };
}

function angleOf(sky: BirthSky, id: AngleId, { space }: DirectionsInput): Significator {
  const { ascendantDeg, midheavenDeg } = sky.houses;
  const [longitudeDeg, mundaneDeg] =
    id === "midheaven" ? [midheavenDeg, UPPER_MERIDIAN_DEG] : [ascendantDeg, EASTERN_HORIZON_DEG];
  return { id, place: space === "mundo" ? undefined : onEcliptic(sky, longitudeDeg), mundaneDeg };
}

/** A body as a significator: where it is, or at its degree of the ecliptic. */
function directedPlace(sky: BirthSky, id: DirectedId, input: DirectionsInput): EquatorialPlace {
  const { space, latitudeOf } = input;
  const body = natalPoint(sky, id, input);
  const hasLatitude = space === "mundo" || latitudeOf === "significator" || latitudeOf === "both";
  return hasLatitude ? body : onEcliptic(sky, body.longitudeDeg);
}

function onEcliptic({ obliquityDeg }: BirthSky, longitudeDeg: number): EquatorialPlace {
  return equatorialOf({ longitudeDeg, latitudeDeg: 0 }, obliquityDeg);
}

function fortuneDeg({ ephemeris, birth, houses }: BirthSky, { latitude }: DirectionsInput): number {
  const sect = sectOf(ephemeris, { jdTt: birth.jdTt, latitude, houses });
  const lots = lotsOf(lotPlaces(ephemeris, birth.jdTt, houses.ascendantDeg), sect);
  return at(lots, LOT_IDS.indexOf("fortune")).longitudeDeg;
}

function natalPoint({ ephemeris, birth }: BirthSky, id: DirectedId, { nodeType }: DirectionsInput): NatalPoint {
  const body = skyBodyOf(id === "south-node" ? "north-node" : id, nodeType);
  const { longitudeDeg, latitudeDeg } = ephemeris.ecliptic(body, birth.jdTt);
  const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(body, birth.jdTt);
  if (id !== "south-node") return { longitudeDeg, latitudeDeg, rightAscensionDeg, declinationDeg };
  return {
    longitudeDeg: normalizeDeg(longitudeDeg + 180),
    latitudeDeg: -latitudeDeg,
    rightAscensionDeg: normalizeDeg(rightAscensionDeg + 180),
    declinationDeg: -declinationDeg,
  };
}
