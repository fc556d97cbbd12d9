import { normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { BODY_IDS, type BodyId, longitudeBorders, type Member } from "@almagest/sky";
import { aspectBetween } from "../../aspects/find";
import { ASPECT_IDS, ASPECTS, type AspectId } from "../../aspects/table";
import { askedAt, longitudeDegOf, sourceOf } from "../../birth-time/search";
import type { ChartAspect } from "../../chart/aspects";
import type { OpenPerson } from "./person";
import type { DegReach } from "./reach";

/** An aspect over a reach of separations. */
export interface ReachedAspect {
  readonly aspect: AspectId;
  /** Degrees from exact; the most is the greatest that counts where it is not always there. */
  readonly orbDeg: { readonly least: number; readonly most: number };
  /** Whether it counts at every separation. */
  readonly isAlways: boolean;
}

/** An aspect of a body of the first person to one of the second. */
export interface OpenContact extends ReachedAspect {
  readonly first: BodyId;
  readonly second: BodyId;
}

/** The reach of one angle ahead of another, where neither knows of the other. */
export function apart(first: DegReach, second: DegReach): DegReach {
  return { lowestDeg: second.lowestDeg - first.highestDeg, highestDeg: second.highestDeg - first.lowestDeg };
}

/** The bands of the nine aspects do not meet, so a separation is in one of them or in none. */
export function aspectsOver(reach: DegReach): readonly ReachedAspect[] {
  return ASPECT_IDS.flatMap((aspect) => aspectOver(aspect, reach) ?? []);
}

/** One aspect over a reach of separations; undefined where none of them is within its orb. */
export function aspectOver(aspect: AspectId, { lowestDeg, highestDeg }: DegReach): ReachedAspect | undefined {
  const { angleDeg, maxOrbDeg } = ASPECTS[aspect];
  const middleDeg = (lowestDeg + highestDeg) / 2;
  const halfDeg = (highestDeg - lowestDeg) / 2;
  // an aspect has two places round the circle: the nearer decides
  const fromExact = [angleDeg, -angleDeg].map((exactDeg) => Math.abs(signedDifferenceDeg(middleDeg, exactDeg)));
  const nearDeg = Math.min(...fromExact);
  const [least, most] = [Math.max(0, nearDeg - halfDeg), nearDeg + halfDeg];
  if (least > maxOrbDeg) return undefined;
  return { aspect, isAlways: most <= maxOrbDeg, orbDeg: { least, most: Math.min(most, maxOrbDeg) } };
}

/** Every aspect that some pair of times has, in the canonical order of the first person's bodies, then of the second's. */
export function openContacts(person1: OpenPerson, person2: OpenPerson): readonly OpenContact[] {
  return person1.bodies.flatMap((one) =>
    person2.bodies.flatMap((other) =>
      aspectsOver(apart(one.reach, other.reach)).map((found) => ({ first: one.id, second: other.id, ...found })),
    ),
  );
}

export function strengthOf(aspect: AspectId, orbDeg: number): number {
  return Math.max(0, 100 * (1 - orbDeg / ASPECTS[aspect].maxOrbDeg));
}

/** An aspect that holds for every pair of times, as one of a chart, at its widest. */
export function asAspect({ first, second, aspect, orbDeg }: OpenContact): ChartAspect {
  return { first, second, aspect, orbDeg: orbDeg.most, strength: strengthOf(aspect, orbDeg.most), applying: false };
}

/** Separations at which an aspect begins or ends, both ways round. */
const EDGES_DEG = ASPECT_IDS.flatMap((id) => {
  const { angleDeg, maxOrbDeg } = ASPECTS[id];
  return [angleDeg - maxOrbDeg, angleDeg + maxOrbDeg].flatMap((deg) => [normalizeDeg(deg), normalizeDeg(-deg)]);
});

const NONE = "none";

/** The aspects that the one open birth decides, as functions of its time: the other's bodies are where they are. */
export function contactMembers(
  open: OpenPerson,
  known: OpenPerson,
  contacts: readonly OpenContact[],
): readonly Member[] {
  const { nodeType } = open.input;
  const own = open.which === "person1" ? "first" : "second";
  const pairs = new Map(contacts.map((found) => [`${found.first}.${found.second}`, found]));
  return [...pairs].map(([path, found]) => {
    const moving = found[own];
    const fixed = own === "first" ? found.second : found.first;
    const fixedDeg = known.bodies[BODY_IDS.indexOf(fixed)]?.from.longitudeDeg ?? 0;
    const source = sourceOf(moving, { nodeType });
    const oppositeDeg = moving === "south-node" ? 180 : 0;
    return {
      member: `interAspects.${path}`,
      borders: longitudeBorders(
        open.sky,
        source,
        EDGES_DEG.map((deg) => normalizeDeg(fixedDeg + deg + oppositeDeg)),
      ),
      valueAt: (sky, epochMs) => {
        const longitudeDeg = longitudeDegOf(askedAt(sky, epochMs), moving, { nodeType });
        const match = aspectBetween({ longitudeDeg, speedDegPerDay: 0 }, { longitudeDeg: fixedDeg, speedDegPerDay: 0 });
        return match === undefined ? NONE : ASPECTS[match.aspect].code;
      },
    };
  });
}
