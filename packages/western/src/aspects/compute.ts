import type { Ephemeris } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { NodeType } from "@almagest/operation";
import {
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  isPlanet,
} from "@almagest/sky";
import { aspectsAmong, type ChartAspect } from "../chart/aspects";
import { findPatterns } from "../patterns/find";
import type { Pattern } from "../patterns/model";
import { ASPECTS, type AspectCode } from "./table";

export interface AspectsInput extends CivilMoment {
  readonly nodeType: NodeType;
  readonly planets?: readonly string[] | undefined;
  readonly aspectTypes?: readonly AspectCode[] | undefined;
}

export interface AspectsFacts {
  readonly input: AspectsInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly aspects: readonly ChartAspect[];
  readonly patterns: readonly Pattern[];
}

/** The aspects of a moment, filtered; the patterns are those of the unfiltered chart. */
export function computeAspects(input: AspectsInput, sky: { readonly ephemeris: Ephemeris }): AspectsFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const bodies = chartBodies(ephemeris, moment.jdTt, input.nodeType);
  const { planets, aspectTypes } = input;
  const wanted = bodies.filter(({ id }) => planets === undefined || planets.includes(bodyTerms[id].en));
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    aspects: aspectsAmong(wanted).filter(
      ({ aspect }) => aspectTypes === undefined || aspectTypes.some((code) => code === ASPECTS[aspect].code),
    ),
    patterns: findPatterns(bodies.filter(({ id }) => isPlanet(id))),
  };
}
