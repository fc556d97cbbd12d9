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
  heliocentricBodies,
  isHeliocentric,
  type SeenBody,
} from "@almagest/sky";

export interface PlanetPositionsFacts {
  readonly input: CivilMoment & { readonly nodeType: NodeType };
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly bodies: readonly ChartBody[];
  /** Seen from the Sun alone. */
  readonly earth: SeenBody | undefined;
}

/** The fourteen bodies at a moment; as seen from the Sun the eight planets beside the Earth, Chiron, and the Earth. */
export function computePlanetPositions(
  input: CivilMoment & { readonly nodeType: NodeType },
  sky: { readonly ephemeris: Ephemeris },
): PlanetPositionsFacts {
  const moment = chartMoment(sky.ephemeris, input);
  const facts = { input, engine: engineOf(sky.ephemeris), moment };
  if (!isHeliocentric(sky.ephemeris)) {
    return { ...facts, bodies: chartBodies(sky.ephemeris, moment.jdTt, input.nodeType), earth: undefined };
  }
  const bodies = heliocentricBodies(sky.ephemeris, moment.jdTt);
  return { ...facts, bodies: bodies.filter(isOfChart), earth: bodies.find(({ id }) => id === "earth") };
}

function isOfChart(body: SeenBody): body is ChartBody {
  return body.id !== "earth";
}
