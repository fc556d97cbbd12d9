import type { TransitAspect } from "./find";

type Contact = Pick<TransitAspect, "transiting" | "natal" | "aspect" | "strength">;

/** The lunar Nodes are the two ends of one axis: what meets one of them meets the other. */
function axisOf(body: Contact["natal"]): string {
  return body === "north-node" || body === "south-node" ? "nodes" : body;
}

function keyOf({ transiting, natal }: Contact): string {
  return `${axisOf(transiting)} ${axisOf(natal)}`;
}

/**
 * For each transit of a list the one that tells of the same contact with the axis of the Nodes: the strongest, of
 * equals a conjunction, then the first. Undefined where the transit itself is told.
 */
export function otherEnds<Found extends Contact>(found: readonly Found[]): readonly (Found | undefined)[] {
  const told = new Map<string, Found>();
  for (const one of found) {
    const before = told.get(keyOf(one));
    if (before === undefined || isBetter(one, before)) told.set(keyOf(one), one);
  }
  return found.map((one) => {
    const main = told.get(keyOf(one));
    return main === one ? undefined : main;
  });
}

/** Strengths are compared as they go out: the two ends differ by the rounding of a sum alone. */
function isBetter(one: Contact, other: Contact): boolean {
  const [own, before] = [Math.round(one.strength), Math.round(other.strength)];
  return own > before || (own === before && one.aspect === "conjunction" && other.aspect !== "conjunction");
}
