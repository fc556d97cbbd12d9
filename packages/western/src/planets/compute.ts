import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
} from "@almagest/sky";

export interface PlanetPositionsFacts {
  readonly input: CivilMoment & { readonly nodeType: NodeType };
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly bodies: readonly ChartBody[];
}

/** The fourteen bodies at a moment. Positions are geocentric: the place does not move them. */
export function computePlanetPositions(
  input: CivilMoment & { readonly nodeType: NodeType },
  sky: { readonly ephemeris: Ephemeris },
): PlanetPositionsFacts {
  const moment = chartMoment(sky.ephemeris, input);
  return {
    input,
    engine: engineOf(sky.ephemeris),
    moment,
    bodies: chartBodies(sky.ephemeris, moment.jdTt, input.nodeType),
  };
}
