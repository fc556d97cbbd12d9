import { type Ephemeris, normalizeDeg, type SkyBody } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import { GRAHA_IDS, type GrahaId, isNode } from "../grahas";
import { type Frame, inFrameDeg } from "./frame";

/** A body at its place: geocentric, apparent, ecliptic of date. */
export interface Position {
  /** In the chart's frame, [0, 360). */
  readonly longitudeDeg: number;
  readonly tropicalDeg: number;
  readonly latitudeDeg: number;
  /** Of the tropical longitude; the frame itself moves 0.14 arcseconds a day. */
  readonly speedDegPerDay: number;
  /** Rahu and Ketu always, as the tradition has it. */
  readonly isRetrograde: boolean;
}

export interface Graha extends Position {
  readonly id: GrahaId;
}

/** The body that the sky is asked for. Ketu has none: it is opposite Rahu. */
export function skyBodyOfGraha(id: Exclude<GrahaId, "ketu">, nodeType: NodeType): SkyBody {
  if (id !== "rahu") return id;
  return nodeType === "true" ? "true-node" : "mean-node";
}

export interface PositionRequest {
  readonly jdTt: number;
  readonly frame: Frame;
}

/** The place of a body of the sky in a frame. */
export function positionOf(ephemeris: Ephemeris, body: SkyBody, { jdTt, frame }: PositionRequest): Position {
  const { longitudeDeg, latitudeDeg, longitudeSpeedDegPerDay } = ephemeris.ecliptic(body, jdTt);
  return {
    longitudeDeg: inFrameDeg(longitudeDeg, frame),
    tropicalDeg: longitudeDeg,
    latitudeDeg,
    speedDegPerDay: longitudeSpeedDegPerDay,
    isRetrograde: longitudeSpeedDegPerDay < 0,
  };
}

/** One graha at an instant. */
export function grahaAt(
  ephemeris: Ephemeris,
  id: GrahaId,
  request: PositionRequest & { readonly nodeType: NodeType },
): Graha {
  const position = positionOf(ephemeris, skyBodyOfGraha(id === "ketu" ? "rahu" : id, request.nodeType), request);
  if (!isNode(id)) return { id, ...position };
  const rahu = { ...position, isRetrograde: true };
  return { id, ...(id === "ketu" ? opposite(rahu) : rahu) };
}

/** The nine grahas at an instant, in canonical order. */
export function grahasAt(
  ephemeris: Ephemeris,
  request: PositionRequest & { readonly nodeType: NodeType },
): readonly Graha[] {
  return GRAHA_IDS.map((id) => grahaAt(ephemeris, id, request));
}

function opposite(node: Position): Position {
  return {
    ...node,
    longitudeDeg: normalizeDeg(node.longitudeDeg + 180),
    tropicalDeg: normalizeDeg(node.tropicalDeg + 180),
    latitudeDeg: 0 - node.latitudeDeg,
  };
}

/** The one graha of that name; every chart has all nine. */
export function grahaOf<One extends { readonly id: GrahaId }>(grahas: readonly One[], id: GrahaId): One {
  const found = grahas.find((graha) => graha.id === id);
  if (found === undefined) throw new InvariantError("a chart without one of its grahas", { id });
  return found;
}
