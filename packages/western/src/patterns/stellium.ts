import { normalizeDeg } from "@almagest/ephemeris";
import { type ChartBody, SIGN_IDS, type SignId, signOf } from "@almagest/sky";
import { type BodySet, has, membersOf } from "./links";
import { type Pattern, STELLIUM_ARC_DEG } from "./model";

/**
 * Three or more bodies in one sign, or within an arc of 10°. A group that lies wholly inside another is not told twice.
 * Tightness: how little of the arc (or, for a wider group, of the sign) it fills.
 */
export function stelliums(bodies: readonly ChartBody[]): readonly Pattern[] {
  const groups = [...inOneSign(bodies), ...inOneArc(bodies)].filter((group) => membersOf(group).length >= 3);
  return groups
    .filter((group, index) => !groups.some((other, at) => at !== index && contains(other, group, at < index)))
    .map((group) => describe(bodies.filter((_, index0) => has(group, index0))));
}

function inOneSign(bodies: readonly ChartBody[]): readonly BodySet[] {
  const bySign = new Map<SignId, BodySet>();
  for (const [index0, { longitudeDeg }] of bodies.entries()) {
    const sign = signOf(longitudeDeg);
    bySign.set(sign, (bySign.get(sign) ?? 0) | (1 << index0));
  }
  return [...bySign.values()];
}

/** For each body, the group that begins with it and fits into the arc counted forward from it. */
function inOneArc(bodies: readonly ChartBody[]): readonly BodySet[] {
  return bodies.map((first) => {
    let group = 0;
    for (const [index0, body] of bodies.entries()) {
      if (normalizeDeg(body.longitudeDeg - first.longitudeDeg) <= STELLIUM_ARC_DEG) group |= 1 << index0;
    }
    return group;
  });
}

/** True if `group` adds nothing to `other`: a proper part of it, or the same and listed later. */
function contains(other: BodySet, group: BodySet, otherIsEarlier: boolean): boolean {
  const inside = (group & ~other) === 0;
  return inside && (other !== group || otherIsEarlier);
}

function describe(group: readonly ChartBody[]): Pattern {
  const spanDeg = spanOf(group);
  const fullDeg = spanDeg <= STELLIUM_ARC_DEG ? STELLIUM_ARC_DEG : 30;
  return {
    kind: "STELLIUM",
    bodies: group.map((body) => body.id),
    sign: fullestSign(group),
    signs: SIGN_IDS.filter((sign) => group.some((body) => signOf(body.longitudeDeg) === sign)),
    tightness: 100 * (1 - spanDeg / fullDeg),
  };
}

/** The shortest arc that holds every member. */
export function spanOf(group: readonly Pick<ChartBody, "longitudeDeg">[]): number {
  return Math.min(
    ...group.map((first) => Math.max(...group.map((other) => normalizeDeg(other.longitudeDeg - first.longitudeDeg)))),
  );
}

function fullestSign(group: readonly ChartBody[]): SignId {
  const held = (sign: SignId): number => group.filter((body) => signOf(body.longitudeDeg) === sign).length;
  return SIGN_IDS.reduce((best, sign) => (held(sign) > held(best) ? sign : best));
}
