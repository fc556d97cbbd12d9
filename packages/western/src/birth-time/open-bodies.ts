import type { NodeType } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  bodyOf,
  type Changes,
  type ChartBody,
  changesOf,
  chartBodies,
  type SearchedSky,
} from "@almagest/sky";
import { isNode } from "../chart/aspects";
import type { OpenBirth, OpenMomentInput } from "./open-birth";
import { type OpenPoint, openPoint } from "./open-point";
import { pointMembers } from "./points";
import { pointSearch } from "./search";

export interface OpenChartBody extends OpenPoint<ChartBody> {
  readonly id: BodyId;
}

export interface OpenChartBodies {
  readonly changes: Changes;
  /** In canonical order. */
  readonly bodies: readonly OpenChartBody[];
}

type Birth = OpenBirth<OpenMomentInput & { readonly nodeType: NodeType }>;

/** Bodies at both ends of a span, with the changes of their signs and directions between them, the fastest first. */
export function openChartBodies(
  { input, span, from, to }: Birth,
  sky: SearchedSky,
  ids: readonly BodyId[] = BODY_IDS,
): OpenChartBodies {
  const byWeight = [...ids.filter((id) => id === "moon"), ...ids.filter((id) => id !== "moon")];
  const points = byWeight.map((id) => ({ point: id, path: `planets.${id}` }));
  const changes = changesOf(sky, pointMembers(pointSearch(sky, input), points));
  const bodiesAt = ({ jdTt }: { readonly jdTt: number }) => chartBodies(sky.ephemeris, jdTt, input.nodeType);
  const [first, last] = [bodiesAt(from), bodiesAt(to)];
  const found = { changes, fromEpochMs: span.fromEpochMs };
  const bodies = ids.map((id) => {
    const point = openPoint({ from: bodyOf(first, id), to: bodyOf(last, id) }, `planets.${id}`, found);
    return { id, ...point, isRetrograde: isNode(id) ? undefined : point.isRetrograde };
  });
  return { changes, bodies };
}
