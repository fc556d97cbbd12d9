import type { Ephemeris, Houses } from "@almagest/ephemeris";
import type { HouseSystem, NodeType } from "@almagest/operation";
import { bodyOf, type ChartBody, chartBodies, houseOf, housesOf, type Place, type Sect, sectOf } from "@almagest/sky";
import type { OrbDegOf } from "../aspects/orbs";
import { aspectsAmong, type ChartAspect } from "../chart/aspects";
import { partOfFortuneDeg } from "../chart/sect";

export interface PlacedBody extends ChartBody {
  /** 1 to 12 */
  readonly house: number;
}

/** The chart of an instant that is not a clock's: exact, whatever second an answer prints. */
export interface InstantChart {
  readonly jdTt: number;
  /** UTC, not rounded. */
  readonly epochMilliseconds: number;
  readonly houses: Houses;
  readonly bodies: readonly PlacedBody[];
  readonly aspects: readonly ChartAspect[];
  readonly sect: Sect;
  readonly partOfFortune: { readonly longitudeDeg: number; readonly house: number };
  readonly vertex: { readonly longitudeDeg: number; readonly house: number };
}

export interface InstantChartRequest {
  readonly jdTt: number;
  readonly place: Place;
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
  readonly orbDegOf?: OrbDegOf | undefined;
}

/**
 * The chart of an instant in TT at a place: tropical, geocentric, apparent, true ecliptic of date.
 * @throws DomainError `unprocessable_entity` for an instant outside the ephemeris' range.
 */
export function chartOfInstant(ephemeris: Ephemeris, request: InstantChartRequest): InstantChart {
  const { jdTt, place, houseSystem, nodeType } = request;
  const epochMilliseconds = ephemeris.epochMillisecondsOf(jdTt);
  const houses = housesOf(ephemeris, { input: place, moment: ephemeris.timeScales(epochMilliseconds) }, houseSystem);
  const placed = chartBodies(ephemeris, jdTt, nodeType);
  const sun = bodyOf(placed, "sun");
  const sect = sectOf(ephemeris, { jdTt, latitude: place.latitude, houses });
  const fortuneDeg = partOfFortuneDeg({
    ascendantDeg: houses.ascendantDeg,
    sunDeg: sun.longitudeDeg,
    moonDeg: bodyOf(placed, "moon").longitudeDeg,
    sect,
  });
  return {
    jdTt,
    epochMilliseconds,
    houses,
    bodies: placed.map((body) => ({ ...body, house: houseOf(body.longitudeDeg, houses.cuspsDeg) })),
    aspects: aspectsAmong(placed, request.orbDegOf),
    sect,
    partOfFortune: { longitudeDeg: fortuneDeg, house: houseOf(fortuneDeg, houses.cuspsDeg) },
    vertex: { longitudeDeg: houses.vertexDeg, house: houseOf(houses.vertexDeg, houses.cuspsDeg) },
  };
}
