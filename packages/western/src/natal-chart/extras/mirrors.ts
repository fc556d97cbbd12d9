import { normalizeDeg, separationDeg } from "@almagest/ephemeris";
import type { BodyId, ChartBody } from "@almagest/sky";

/** Within this a body is met by another's mirror point. */
export const MIRROR_ORB_DEG = 1;

export const MIRRORS = ["antiscion", "contra-antiscion"] as const;
export type Mirror = (typeof MIRRORS)[number];

export interface MirrorContact {
  readonly mirror: Mirror;
  readonly body: BodyId;
  readonly orbDeg: number;
}

export interface Mirrored {
  readonly id: BodyId;
  /** Over the axis of the solstices: days of the same length. */
  readonly antiscionDeg: number;
  /** Over the axis of the equinoxes: opposite the antiscion. */
  readonly contraDeg: number;
  /** Closest first. */
  readonly contacts: readonly MirrorContact[];
}

/** The mirror points of each body, and which other bodies are there. Firmicus Maternus, Mathesis II.29. */
export function mirroredAmong(bodies: readonly ChartBody[]): readonly Mirrored[] {
  return bodies.map(({ id, longitudeDeg }) => {
    const antiscionDeg = normalizeDeg(180 - longitudeDeg);
    const contraDeg = normalizeDeg(-longitudeDeg);
    const contacts = bodies
      .filter((other) => other.id !== id)
      .flatMap((other): readonly MirrorContact[] => [
        { mirror: "antiscion", body: other.id, orbDeg: separationDeg(antiscionDeg, other.longitudeDeg) },
        { mirror: "contra-antiscion", body: other.id, orbDeg: separationDeg(contraDeg, other.longitudeDeg) },
      ])
      .filter(({ orbDeg }) => orbDeg <= MIRROR_ORB_DEG)
      .sort((one, other) => one.orbDeg - other.orbDeg);
    return { id, antiscionDeg, contraDeg, contacts };
  });
}
