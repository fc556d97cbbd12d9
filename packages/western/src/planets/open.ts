import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { BODY_IDS, type BodyId, bodyOf, type Changes, type ChartBody, changesOf, chartBodies } from "@almagest/sky";
import { type OpenBirth, type OpenBirthInput, openBirth } from "../birth-time/open-birth";
import { type OpenPoint, openPoint } from "../birth-time/open-point";
import { type NamedPoint, pointMembers } from "../birth-time/points";
import { pointSearch } from "../birth-time/search";
import { isNode } from "../chart/aspects";

type OpenPlanetsInput = OpenBirthInput & { readonly nodeType: NodeType };

export interface OpenPlanetPositions extends OpenBirth<OpenPlanetsInput> {
  readonly changes: Changes;
  readonly bodies: readonly (OpenPoint<ChartBody> & { readonly id: BodyId })[];
}

/** The fastest first. */
const BY_WEIGHT: readonly NamedPoint[] = ["moon" as const, ...BODY_IDS.filter((id) => id !== "moon")].map((id) => ({
  point: id,
  path: `planets.${id}`,
}));

/**
 * The fourteen bodies of every birth within a span: their places at its ends, the signs and directions that hold, and the
 * seconds at which the others change.
 */
export function computeOpenPlanetPositions(
  input: OpenPlanetsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPlanetPositions {
  const { birth, sky } = openBirth(ephemeris, input);
  const changes = changesOf(sky, pointMembers(pointSearch(sky, input), BY_WEIGHT));
  const bodiesAt = ({ jdTt }: { readonly jdTt: number }) => chartBodies(sky.ephemeris, jdTt, input.nodeType);
  const [from, to] = [bodiesAt(birth.from), bodiesAt(birth.to)];
  const found = { changes, fromEpochMs: birth.span.fromEpochMs };
  const bodies = BODY_IDS.map((id) => {
    const point = openPoint({ from: bodyOf(from, id), to: bodyOf(to, id) }, `planets.${id}`, found);
    return { id, ...point, isRetrograde: isNode(id) ? undefined : point.isRetrograde };
  });
  return { ...birth, changes, bodies };
}
