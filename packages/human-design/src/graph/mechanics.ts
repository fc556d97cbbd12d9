import { at } from "@almagest/operation";
import { type Center, MOTORS } from "./centers";
import type { Channel } from "./channels";
import { componentsOf, definedCentersOf } from "./components";

export const TYPES = ["manifestor", "generator", "manifesting-generator", "projector", "reflector"] as const;
export type DesignType = (typeof TYPES)[number];

export const AUTHORITIES = ["emotional", "sacral", "splenic", "ego", "self-projected", "mental", "lunar"] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** By the number of groups of connected centers, 0 to 4: nine centers have no room for five. */
export const DEFINITIONS = ["none", "single", "split", "triple-split", "quadruple-split"] as const;
export type Definition = (typeof DEFINITIONS)[number];

/**
 * The type: one that can act by itself has a motor in one group with the Throat; one with a sustaining motor has the
 * Sacral. Only defined channels connect; a gate without its other half does not.
 */
export function typeOf(channels: readonly Channel[]): DesignType {
  if (channels.length === 0) return "reflector";
  const throat = componentsOf(channels).find((group) => group.includes("throat"));
  const isManifesting = throat?.some((center) => MOTORS.has(center)) ?? false;
  if (definedCentersOf(channels).has("sacral")) return isManifesting ? "manifesting-generator" : "generator";
  return isManifesting ? "manifestor" : "projector";
}

const AUTHORITY_OF: readonly (readonly [Center, Authority])[] = [
  ["solar-plexus", "emotional"],
  ["sacral", "sacral"],
  ["spleen", "splenic"],
  ["heart", "ego"],
  ["g", "self-projected"],
];

/** The authority: the first defined center of the list decides; a head without them asks others, nothing waits a Moon. */
export function authorityOf(defined: ReadonlySet<Center>): Authority {
  const first = AUTHORITY_OF.find(([center]) => defined.has(center));
  if (first !== undefined) return first[1];
  return defined.size > 0 ? "mental" : "lunar";
}

export function definitionOf(channels: readonly Channel[]): Definition {
  return at(DEFINITIONS, componentsOf(channels).length);
}
