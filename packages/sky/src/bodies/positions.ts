import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import { BODY_IDS, type BodyId, skyBodyOf } from "./bodies";

/** A body of the chart: geocentric, apparent, true ecliptic of date. */
export interface ChartBody {
  readonly id: BodyId;
  /** [0, 360) */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /** In longitude; negative is retrograde. */
  readonly speedDegPerDay: number;
}

/** The fourteen bodies at an instant, in canonical order. The South Node is the North Node's opposite point. */
export function chartBodies(ephemeris: Ephemeris, jdTt: number, nodeType: NodeType): readonly ChartBody[] {
  const bodies: ChartBody[] = [];
  for (const id of BODY_IDS) {
    if (id === "south-node") continue;
    const at = ephemeris.ecliptic(skyBodyOf(id, nodeType), jdTt);
    const body = {
      id,
      longitudeDeg: at.longitudeDeg,
      latitudeDeg: at.latitudeDeg,
      speedDegPerDay: at.longitudeSpeedDegPerDay,
    };
    bodies.push(body);
    if (id === "north-node") bodies.push(oppositeOf(body));
  }
  return bodies;
}

/** One of the fourteen bodies at an instant. */
export function chartBodyAt(
  ephemeris: Ephemeris,
  jdTt: number,
  { id, nodeType }: { readonly id: BodyId; readonly nodeType: NodeType },
): ChartBody {
  const at = ephemeris.ecliptic(skyBodyOf(id === "south-node" ? "north-node" : id, nodeType), jdTt);
  const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay: speedDegPerDay } = at;
  const body = { id, longitudeDeg, latitudeDeg, speedDegPerDay };
  return id === "south-node" ? oppositeOf(body) : body;
}

/** The point opposite: the South Node of a North Node. */
export function oppositeOf(node: ChartBody): ChartBody {
  return {
    id: "south-node",
    longitudeDeg: normalizeDeg(node.longitudeDeg + 180),
    latitudeDeg: -node.latitudeDeg,
    speedDegPerDay: node.speedDegPerDay,
  };
}

/** The one body of that name; every chart has all fourteen. */
export function bodyOf<Body extends ChartBody>(bodies: readonly Body[], id: BodyId): Body {
  const found = bodies.find((body) => body.id === id);
  if (found === undefined) throw new InvariantError("a chart without one of its bodies", { id });
  return found;
}
