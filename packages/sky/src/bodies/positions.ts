import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import { BODY_IDS, type BodyId, skyBodyOf } from "./bodies";

/** A body where it is seen: geocentric and apparent unless the sky says otherwise, true ecliptic of date. */
export interface SeenBody<Id extends BodyId | "earth" = BodyId | "earth"> {
  readonly id: Id;
  /** [0, 360) */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /** In longitude; negative is retrograde. */
  readonly speedDegPerDay: number;
}

/** A body of the chart. */
export type ChartBody = SeenBody<BodyId>;

/** Bodies as they are seen from the Sun, outward. */
export const FROM_SUN_IDS = [
  "mercury",
  "venus",
  "earth",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "chiron",
] as const satisfies readonly SeenBody["id"][];

/** The planets, the Earth among them, and Chiron as they are seen from the Sun; of any other sky an InvariantError. */
export function heliocentricBodies(ephemeris: Ephemeris, jdTt: number): readonly SeenBody[] {
  const { earth } = ephemeris;
  if (earth === undefined) throw new InvariantError("a sky that is not seen from the Sun");
  return FROM_SUN_IDS.map((id) => {
    const at = id === "earth" ? earth(jdTt) : ephemeris.ecliptic(id, jdTt);
    const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay: speedDegPerDay } = at;
    return { id, longitudeDeg, latitudeDeg, speedDegPerDay };
  });
}

/** Whether the bodies of a sky are those that are seen from the Sun. */
export function isHeliocentric({ viewing }: Pick<Ephemeris, "viewing">): boolean {
  return viewing?.from === "sun";
}

/** The fourteen bodies at an instant, in canonical order. The South Node is the North Node's opposite point. */
export function chartBodies(ephemeris: Ephemeris, jdTt: number, nodeType: NodeType): readonly ChartBody[] {
  const bodies: ChartBody[] = [];
  for (const id of BODY_IDS) {
    if (id === "south-node") continue;
    const at = ephemeris.ecliptic(skyBodyOf(id, nodeType, ephemeris), jdTt);
    const body = {
      id,
      longitudeDeg: at.longitudeDeg,
      latitudeDeg: at.latitudeDeg,
      speedDegPerDay: at.longitudeSpeedDegPerDay,
    };
    bodies.push(body);
    if (id === "north-node") bodies.push(oppositeOf(body, ephemeris));
  }
  return bodies;
}

/** One of the fourteen bodies at an instant. */
export function chartBodyAt(
  ephemeris: Ephemeris,
  jdTt: number,
  { id, nodeType }: { readonly id: BodyId; readonly nodeType: NodeType },
): ChartBody {
  const at = ephemeris.ecliptic(skyBodyOf(id === "south-node" ? "north-node" : id, nodeType, ephemeris), jdTt);
  const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay: speedDegPerDay } = at;
  const body = { id, longitudeDeg, latitudeDeg, speedDegPerDay };
  return id === "south-node" ? oppositeOf(body, ephemeris) : body;
}

/** The point opposite: the South Node of a North Node. In a chart of an even harmonic both are at one place. */
export function oppositeOf(node: ChartBody, { harmonic = 1 }: Pick<Ephemeris, "harmonic"> = {}): ChartBody {
  return {
    id: "south-node",
    longitudeDeg: normalizeDeg(node.longitudeDeg + 180 * harmonic),
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
