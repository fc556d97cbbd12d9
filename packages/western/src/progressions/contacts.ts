import { separationDeg } from "@almagest/ephemeris";
import type { BodyId } from "@almagest/sky";

/** The directed points and the natal points: the fourteen bodies and the two angles. */
export type PointId = BodyId | "ascendant" | "midheaven";

export interface DirectedPoint {
  readonly id: PointId;
  /** [0, 360) */
  readonly natalDeg: number;
  /** [0, 360) */
  readonly directedDeg: number;
}

export const CONTACT_ASPECTS = ["conjunction", "square", "opposition"] as const;
export type ContactAspect = (typeof CONTACT_ASPECTS)[number];

/** A directed point within a degree of an exact aspect with a natal one. */
export interface Contact {
  readonly directed: PointId;
  readonly natal: PointId;
  readonly aspect: ContactAspect;
  readonly orbDeg: number;
  /** True while the growing arc brings the point nearer. */
  readonly applying: boolean;
}

/** The exact separations of the contacts. */
export const CONTACT_ANGLES_DEG = { conjunction: 0, square: 90, opposition: 180 } as const satisfies Record<
  ContactAspect,
  number
>;

/** About a year of life on either side: Noel Tyl, Solar Arcs (2001), works with the hard aspects alone. */
export const CONTACT_ORB_DEG = 1;

/**
 * Conjunctions, squares and oppositions of directed to natal points within a degree, closest first. A point is not
 * compared with itself, and of the two nodes only the northern one counts: the southern repeats it.
 */
export function contactsAmong(points: readonly DirectedPoint[]): readonly Contact[] {
  const counted = points.filter(({ id }) => id !== "south-node");
  const found = counted.flatMap((directed) =>
    counted.flatMap((natal) => (natal.id === directed.id ? [] : contactsOf(directed, natal))),
  );
  return found.sort((a, b) => a.orbDeg - b.orbDeg);
}

function contactsOf(directed: DirectedPoint, natal: DirectedPoint): readonly Contact[] {
  const separation = separationDeg(directed.directedDeg, natal.natalDeg);
  return CONTACT_ASPECTS.flatMap((aspect) => {
    const orbDeg = Math.abs(separation - CONTACT_ANGLES_DEG[aspect]);
    if (orbDeg > CONTACT_ORB_DEG) return [];
    // a hundredth of the orb later
    const later = Math.abs(
      separationDeg(directed.directedDeg + 0.01 * orbDeg, natal.natalDeg) - CONTACT_ANGLES_DEG[aspect],
    );
    return [{ directed: directed.id, natal: natal.id, aspect, orbDeg, applying: later < orbDeg }];
  });
}
