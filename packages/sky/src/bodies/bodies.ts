import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";

/** The fourteen bodies of a chart, in the order every answer lists them. */
export const BODY_IDS = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "north-node",
  "south-node",
  "chiron",
  "lilith",
] as const;

export type BodyId = (typeof BODY_IDS)[number];

/** Sun to Pluto: dignities, distributions and patterns are counted over these. */
export const PLANET_IDS = BODY_IDS.slice(0, 10).filter((id): id is PlanetId => isPlanet(id));

export type PlanetId = Exclude<BodyId, "north-node" | "south-node" | "chiron" | "lilith">;

export function isPlanet(id: BodyId): id is PlanetId {
  return id !== "north-node" && id !== "south-node" && id !== "chiron" && id !== "lilith";
}

/** The body that a sky is asked for; its Black Moon is the mean apogee unless it says another. The south node has none: it is opposite the north node. */
export function skyBodyOf(
  id: Exclude<BodyId, "south-node">,
  nodeType: NodeType,
  { apogee }: Pick<Ephemeris, "apogee"> = {},
): SkyBody {
  if (id === "north-node") return nodeType === "true" ? "true-node" : "mean-node";
  return id === "lilith" ? (apogee ?? "mean-apogee") : id;
}
