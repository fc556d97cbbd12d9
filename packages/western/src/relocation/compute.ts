import { type Ephemeris, type Houses, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import type { HouseSystem, NodeType } from "@almagest/operation";
import {
  type BodyId,
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  houseOf,
  housesOf,
  type Place,
  signOf,
} from "@almagest/sky";
import { bearingDeg, distanceKm } from "./globe";

export interface RelocationInput extends CivilMoment {
  readonly birthLatitude: number;
  readonly birthLongitude: number;
  readonly relocationLatitude: number;
  readonly relocationLongitude: number;
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
}

export const ANGLE_IDS = ["ascendant", "midheaven", "descendant", "imum-coeli"] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

/** Within this of an angle, in longitude, a body counts as angular. */
export const ANGULAR_ORB_DEG = 3;

export interface RelocatedBody extends ChartBody {
  /** 1 to 12, at the birthplace. */
  readonly natalHouse: number;
  /** 1 to 12, at the new place. */
  readonly house: number;
}

export interface AngularBody {
  readonly id: BodyId;
  readonly angle: AngleId;
  readonly orbDeg: number;
}

/** A birth chart moved to another place, before rounding and words. */
export interface Relocation {
  readonly input: RelocationInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly birthplace: Houses;
  readonly relocated: Houses;
  readonly bodies: readonly RelocatedBody[];
  readonly vertexHouse: number;
  /** At the new place, closest first. */
  readonly angular: readonly AngularBody[];
  readonly ascendantSignChanged: boolean;
  readonly distanceKm: number;
  /** [0, 360), clockwise from north; undefined where the places are the same. */
  readonly bearingDeg: number | undefined;
}

/**
 * The chart of a birth cast for another place: the same instant and bodies, the angles and cusps of the new horizon,
 * compared with those of the birthplace.
 * @throws DomainError `unprocessable_entity` for a birth outside the ephemeris' range.
 */
export function computeRelocation(
  input: RelocationInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): Relocation {
  const moment = chartMoment(ephemeris, {
    ...input,
    latitude: input.birthLatitude,
    longitude: input.birthLongitude,
  });
  const from = { latitude: input.birthLatitude, longitude: input.birthLongitude };
  const to = { latitude: input.relocationLatitude, longitude: input.relocationLongitude };
  const housesAt = (place: Place): Houses => housesOf(ephemeris, { input: place, moment }, input.houseSystem);
  const birthplace = housesAt(from);
  const relocated = housesAt(to);
  const bodies = chartBodies(ephemeris, moment.jdTt, input.nodeType);
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    birthplace,
    relocated,
    bodies: bodies.map((body) => ({
      ...body,
      natalHouse: houseOf(body.longitudeDeg, birthplace.cuspsDeg),
      house: houseOf(body.longitudeDeg, relocated.cuspsDeg),
    })),
    vertexHouse: houseOf(relocated.vertexDeg, relocated.cuspsDeg),
    angular: angularAmong(bodies, relocated),
    ascendantSignChanged: signOf(birthplace.ascendantDeg) !== signOf(relocated.ascendantDeg),
    distanceKm: distanceKm(from, to),
    bearingDeg: bearingDeg(from, to),
  };
}

/** Bodies within the orb of an angle, closest first; one can be at two angles where those meet near the poles. */
function angularAmong(bodies: readonly ChartBody[], { ascendantDeg, midheavenDeg }: Houses): readonly AngularBody[] {
  const longitudeOf = {
    ascendant: ascendantDeg,
    midheaven: midheavenDeg,
    descendant: normalizeDeg(ascendantDeg + 180),
    "imum-coeli": normalizeDeg(midheavenDeg + 180),
  };
  const found = bodies.flatMap(({ id, longitudeDeg }) =>
    ANGLE_IDS.map((angle) => ({ id, angle, orbDeg: separationDeg(longitudeDeg, longitudeOf[angle]) })),
  );
  return found.filter(({ orbDeg }) => orbDeg <= ANGULAR_ORB_DEG).sort((a, b) => a.orbDeg - b.orbDeg);
}
