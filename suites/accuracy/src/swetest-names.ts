import type { SkyBody } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";

/** swetest's names where they differ from the port's. */
export const SWETEST_NAMES = {
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
  "mean-node": "mean Node",
  "true-node": "true Node",
  "mean-apogee": "mean Apogee",
  "osculating-apogee": "osc. Apogee",
  chiron: "Chiron",
  ceres: "Ceres",
  pallas: "Pallas",
  juno: "Juno",
  vesta: "Vesta",
} as const satisfies Record<SkyBody, string>;

/** The line of swetest that a body of a chart is compared with; the South Node with the North Node's, turned round. */
export function swetestNameOf(id: BodyId, nodeType: NodeType): string {
  if (id === "north-node" || id === "south-node") return nodeType === "mean" ? "mean Node" : "true Node";
  return id === "lilith" ? "mean Apogee" : SWETEST_NAMES[id];
}
