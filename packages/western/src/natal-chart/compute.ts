import type { Ephemeris, Houses } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  type BodyId,
  bodyOf,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  type HousedBirthInput,
  houseOf,
  housesOf,
  isPlanet,
  type Sect,
  sectOf,
  signOf,
} from "@almagest/sky";
import { askedOrbs, type OrbChoice } from "../aspects/orbs";
import { askedSeries, type SeriesChoice } from "../aspects/orbs-schema";
import type { SeriesAspect } from "../aspects/series";
import { aspectsAmong, axisOnce, type ChartAspect, countNatures, isNode, type NatureCounts } from "../chart/aspects";
import { type Balance, balanceOf } from "../chart/balance";
import { partOfFortuneDeg } from "../chart/sect";
import { findPatterns } from "../patterns/find";
import type { Pattern } from "../patterns/model";
import { type Dignity, dignityOf } from "../tables/bodies";
import { type ExtrasChoice, type ExtrasFacts, extrasOf } from "./extras/extras";

export interface NatalInput extends HousedBirthInput, OrbChoice, SeriesChoice, ExtrasChoice {
  readonly nodeType: NodeType;
}

export interface NatalBody extends ChartBody {
  /** 1 to 12 */
  readonly house: number;
  /** Undefined for nodes, Chiron and Lilith. */
  readonly dignity: Dignity | undefined;
}

/** Everything a natal chart says, before rounding and words. */
export interface NatalChartFacts extends ExtrasFacts {
  readonly input: NatalInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly houses: Houses;
  readonly bodies: readonly NatalBody[];
  readonly aspects: readonly ChartAspect[];
  /** Of the divisions of the circle that were asked for. */
  readonly seriesAspects: readonly SeriesAspect<BodyId>[] | undefined;
  /** The aspects by nature, the lunar nodes as one axis. */
  readonly natures: NatureCounts;
  readonly patterns: readonly Pattern[];
  readonly balance: Balance;
  readonly sect: Sect;
  readonly partOfFortune: { readonly longitudeDeg: number; readonly house: number };
  readonly vertex: { readonly longitudeDeg: number; readonly house: number };
  /** In canonical order, the nodes left out: their retrogradation is the rule. */
  readonly retrograde: readonly BodyId[];
}

/**
 * The natal chart of a moment and place: tropical, geocentric, apparent, true ecliptic of date.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function computeNatalChart(input: NatalInput, sky: { readonly ephemeris: Ephemeris }): NatalChartFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const houses = housesOf(ephemeris, { input, moment }, input.houseSystem);
  const placed = chartBodies(ephemeris, moment.jdTt, input.nodeType);
  const bodies = placed.map((body) => natalBody(body, houses.cuspsDeg));
  const sun = bodyOf(bodies, "sun");
  const sect = sectOf(ephemeris, { jdTt: moment.jdTt, latitude: input.latitude, houses });
  const aspects = aspectsAmong(placed, askedOrbs(input));
  const fortuneDeg = partOfFortuneDeg({
    ascendantDeg: houses.ascendantDeg,
    sunDeg: sun.longitudeDeg,
    moonDeg: bodyOf(bodies, "moon").longitudeDeg,
    sect,
  });
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    houses,
    bodies,
    aspects,
    seriesAspects: askedSeries(placed, input),
    ...extrasOf(placed, houses, input),
    natures: countNatures(axisOnce(aspects)),
    patterns: findPatterns(placed.filter((body) => isPlanet(body.id))),
    balance: balanceOf(placed),
    sect,
    partOfFortune: { longitudeDeg: fortuneDeg, house: houseOf(fortuneDeg, houses.cuspsDeg) },
    vertex: { longitudeDeg: houses.vertexDeg, house: houseOf(houses.vertexDeg, houses.cuspsDeg) },
    retrograde: bodies.filter((body) => body.speedDegPerDay < 0 && !isNode(body.id)).map((body) => body.id),
  };
}

function natalBody(body: ChartBody, cuspsDeg: readonly number[]): NatalBody {
  return {
    id: body.id,
    longitudeDeg: body.longitudeDeg,
    latitudeDeg: body.latitudeDeg,
    speedDegPerDay: body.speedDegPerDay,
    house: houseOf(body.longitudeDeg, cuspsDeg),
    dignity: isPlanet(body.id) ? dignityOf(body.id, signOf(body.longitudeDeg)) : undefined,
  };
}
