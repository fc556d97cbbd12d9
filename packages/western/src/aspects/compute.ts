import type { Ephemeris } from "@almagest/ephemeris";
import { seenBodies } from "@almagest/i18n/astrology";
import type { NodeType } from "@almagest/operation";
import {
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  heliocentricBodies,
  isHeliocentric,
  isPlanet,
  type SeenBody,
} from "@almagest/sky";
import { type AspectOf, aspectsAmong } from "../chart/aspects";
import { findPatterns } from "../patterns/find";
import type { Pattern } from "../patterns/model";
import { askedOrbs, type OrbChoice } from "./orbs";
import { askedSeries, type SeriesChoice } from "./orbs-schema";
import type { SeriesAspect } from "./series";
import { ASPECTS, type AspectCode } from "./table";

export interface AspectsInput extends CivilMoment, OrbChoice, SeriesChoice {
  readonly nodeType: NodeType;
  readonly planets?: readonly string[] | undefined;
  readonly aspectTypes?: readonly AspectCode[] | undefined;
}

export interface AspectsFacts {
  readonly input: AspectsInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly aspects: readonly AspectOf<SeenBody["id"]>[];
  readonly seriesAspects: readonly SeriesAspect[] | undefined;
  readonly patterns: readonly Pattern[];
}

/** A body whose figures have a reading: of a heliocentric chart the Earth is none. */
function isPlanetOfChart(body: SeenBody): body is ChartBody {
  return body.id !== "earth" && isPlanet(body.id);
}

/** The aspects of a moment, filtered; the patterns are those of the unfiltered chart. */
export function computeAspects(input: AspectsInput, sky: { readonly ephemeris: Ephemeris }): AspectsFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const bodies: readonly SeenBody[] = isHeliocentric(ephemeris)
    ? heliocentricBodies(ephemeris, moment.jdTt)
    : chartBodies(ephemeris, moment.jdTt, input.nodeType);
  const { planets, aspectTypes } = input;
  const wanted = bodies.filter(({ id }) => planets === undefined || planets.includes(seenBodies[id].en));
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    seriesAspects: askedSeries(wanted, input),
    aspects: aspectsAmong(wanted, askedOrbs(input)).filter(
      ({ aspect }) => aspectTypes === undefined || aspectTypes.some((code) => code === ASPECTS[aspect].code),
    ),
    patterns: findPatterns(bodies.filter(isPlanetOfChart)),
  };
}
