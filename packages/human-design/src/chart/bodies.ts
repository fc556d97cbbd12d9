import type { SkyBody } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";

/** The thirteen that activate a gate on each side, in the order every answer lists them. */
export const DESIGN_BODIES = [
  "sun",
  "earth",
  "moon",
  "north-node",
  "south-node",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;

export type DesignBody = (typeof DESIGN_BODIES)[number];

export const SIDES = ["personality", "design"] as const;
export type Side = (typeof SIDES)[number];

/** Bodies that the sky is asked for; the Earth and the South Node are opposite two of them. */
export function skySourceOf(
  body: DesignBody,
  nodeType: NodeType,
): { readonly body: SkyBody; readonly isOpposite: boolean } {
  if (body === "earth") return { body: "sun", isOpposite: true };
  if (body === "north-node" || body === "south-node") {
    return { body: nodeType === "true" ? "true-node" : "mean-node", isOpposite: body === "south-node" };
  }
  return { body, isOpposite: false };
}
