import { type AngleTrack, normalizeDeg, separationDeg } from "@almagest/ephemeris";
import type { BodyId, Change, Member } from "@almagest/sky";
import { changesOf } from "@almagest/sky";
import { bordersOf, type ProgressedSpan } from "./span";

/** A pair of which the one is moved and the other is of birth, as a function of the time of birth. */
export interface MovedPair {
  readonly moved: BodyId;
  readonly natal: BodyId;
  readonly path: string;
  /** The moved one ahead of the other, by the years to the target. */
  readonly trackAfter: (years: number) => AngleTrack;
  /** The same by any sky. */
  readonly aheadDegAt: (at: Parameters<Member["valueAt"]>) => number;
}

/** A contact that every birth of a span has. */
export interface OpenContact<Aspect extends string> {
  readonly moved: BodyId;
  readonly natal: BodyId;
  readonly aspect: Aspect;
  /** Degrees from exact at the earliest and at the latest birth. */
  readonly orbFromDeg: number;
  readonly orbToDeg: number;
  /** The widest of them, where nothing but its ends is wider. */
  readonly mostOrbDeg: number;
  /** Whether it is exact for some birth between. */
  readonly isExactWithin: boolean;
}

interface Orbs<Aspect extends string> {
  readonly anglesDeg: Readonly<Record<Aspect, number>>;
  readonly orbDeg: number;
  readonly aspects: readonly Aspect[];
  readonly codeOf: (aspect: Aspect) => string;
}

/** The contacts that hold all through, the closest first, and those that begin or end. */
export function openContacts<Aspect extends string>(
  span: ProgressedSpan,
  pairs: readonly MovedPair[],
  orbs: Orbs<Aspect>,
): { readonly held: readonly OpenContact<Aspect>[]; readonly changes: readonly Change[] } {
  const { sky } = span;
  const { fromEpochMs, toEpochMs } = span.birth.span;
  const members = pairs.map((pair) => contactMember(span, pair, orbs));
  const { holds, changes } = changesOf(sky, members);
  const held = pairs.flatMap((pair): readonly OpenContact<Aspect>[] => {
    const code = holds.find(({ member }) => member === pair.path)?.value;
    const aspect = orbs.aspects.find((one) => orbs.codeOf(one) === code);
    if (aspect === undefined) return [];
    const angleDeg = orbs.anglesDeg[aspect];
    const orbAt = (epochMs: number): number => signedOrb(pair.aheadDegAt([sky.ephemeris, epochMs]), angleDeg);
    const [from, to] = [orbAt(fromEpochMs), orbAt(toEpochMs)];
    const orbFromDeg = Math.abs(from);
    const orbToDeg = Math.abs(to);
    const mostOrbDeg = Math.max(orbFromDeg, orbToDeg);
    const isExactWithin =
      bordersOf(span, pair.trackAfter, [angleDeg, normalizeDeg(-angleDeg)]).length > span.midnights.length;
    return [{ moved: pair.moved, natal: pair.natal, aspect, orbFromDeg, orbToDeg, mostOrbDeg, isExactWithin }];
  });
  return { held: held.toSorted((one, other) => one.mostOrbDeg - other.mostOrbDeg), changes };
}

function signedOrb(aheadDeg: number, angleDeg: number): number {
  return separationDeg(aheadDeg, 0) - angleDeg;
}

function contactMember<Aspect extends string>(
  span: ProgressedSpan,
  { path, trackAfter, aheadDegAt }: MovedPair,
  { anglesDeg, orbDeg, aspects, codeOf }: Orbs<Aspect>,
): Member {
  const edges = aspects.flatMap((aspect) =>
    [anglesDeg[aspect] - orbDeg, anglesDeg[aspect] + orbDeg].flatMap((deg) => [normalizeDeg(deg), normalizeDeg(-deg)]),
  );
  return {
    member: path,
    borders: bordersOf(span, trackAfter, [...new Set(edges)]),
    valueAt: (sky, epochMs) => {
      const apartDeg = separationDeg(aheadDegAt([sky, epochMs]), 0);
      const aspect = aspects.find((one) => Math.abs(apartDeg - anglesDeg[one]) <= orbDeg);
      return aspect === undefined ? "none" : codeOf(aspect);
    },
  };
}
