import { normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { type BodyId, type ChartBody, longitudeBorders, type Member } from "@almagest/sky";
import { aspectBetween } from "../../aspects/find";
import { ASPECT_IDS, ASPECTS, type AspectId } from "../../aspects/table";
import type { NatalReach } from "../../birth-time/reach";
import { askedAt, longitudeDegOf, type PointSearch, sourceOf } from "../../birth-time/search";

/** An aspect of a body in the sky to a natal place, the same for every birth of a span. */
export interface OpenTransit {
  readonly transiting: BodyId;
  readonly natal: BodyId;
  /** Of the transiting body in longitude, degrees a day. */
  readonly speedDegPerDay: number;
  readonly aspect: AspectId;
  /** Degrees from exact of the births that are nearest and farthest. */
  readonly leastOrbDeg: number;
  readonly mostOrbDeg: number;
  /** 0 to 100, of the farthest. */
  readonly strength: number;
  /** Undefined where some of the births have it before them and others behind. */
  readonly isApplying: boolean | undefined;
}

/** The transits that every birth of a span has, and the pairs that some have and others not. */
export interface OpenTransits {
  readonly throughout: readonly OpenTransit[];
  readonly passing: readonly { readonly mover: ChartBody; readonly natal: BodyId }[];
}

/** Each moving body with each natal reach, in the order given; as `aspectsToNatal` for one birth. */
export function openTransits(movers: readonly ChartBody[], reaches: readonly NatalReach[]): OpenTransits {
  const throughout: OpenTransit[] = [];
  const passing: { mover: ChartBody; natal: BodyId }[] = [];
  for (const mover of movers) {
    for (const reach of reaches) {
      const { found, isDivided } = transitOver(mover, reach);
      if (found !== undefined) throughout.push(found);
      else if (isDivided) passing.push({ mover, natal: reach.id });
    }
  }
  return { throughout, passing };
}

/** Signed separations at which each aspect is exact. No two aspects have a separation in common. */
const EXACT_DEG = ASPECT_IDS.flatMap((aspect) => {
  const { angleDeg, maxOrbDeg } = ASPECTS[aspect];
  return [-360, 0, 360].flatMap((turn) => [
    { aspect, maxOrbDeg, exactDeg: turn + angleDeg },
    ...(angleDeg === 0 || angleDeg === 180 ? [] : [{ aspect, maxOrbDeg, exactDeg: turn - angleDeg }]),
  ]);
});

function transitOver(
  { id, longitudeDeg, speedDegPerDay }: ChartBody,
  { id: natal, lowDeg, widthDeg }: NatalReach,
): { readonly found?: OpenTransit; readonly isDivided: boolean } {
  const from = signedDifferenceDeg(lowDeg, longitudeDeg);
  const to = from + widthDeg;
  const touched = EXACT_DEG.filter(
    ({ exactDeg, maxOrbDeg }) => from <= exactDeg + maxOrbDeg && to >= exactDeg - maxOrbDeg,
  );
  const [only] = touched.filter(
    ({ exactDeg, maxOrbDeg }) => from >= exactDeg - maxOrbDeg && to <= exactDeg + maxOrbDeg,
  );
  if (only === undefined) return { isDivided: touched.length > 0 };
  const { aspect, exactDeg, maxOrbDeg } = only;
  const isExactWithin = from < exactDeg && to > exactDeg;
  const orbs = [Math.abs(from - exactDeg), Math.abs(to - exactDeg)];
  const mostOrbDeg = Math.max(...orbs);
  const found: OpenTransit = {
    transiting: id,
    natal,
    speedDegPerDay,
    aspect,
    leastOrbDeg: isExactWithin ? 0 : Math.min(...orbs),
    mostOrbDeg,
    strength: 100 * (1 - mostOrbDeg / maxOrbDeg),
    // the natal place is ahead of exact, and a direct mover comes nearer
    isApplying: isExactWithin ? undefined : ((from + to) / 2 - exactDeg) * speedDegPerDay > 0,
  };
  return { found, isDivided: false };
}

/** Longitudes, ahead of a moving body, at which a natal place enters or leaves the orb of an aspect. */
const EDGES_DEG = [
  ...new Set(
    EXACT_DEG.flatMap(({ exactDeg, maxOrbDeg }) => [
      normalizeDeg(exactDeg - maxOrbDeg),
      normalizeDeg(exactDeg + maxOrbDeg),
    ]),
  ),
];

/** The aspect of a body in the sky to a natal place as a function of the time of birth: its code, or `none`. */
export function transitMember(search: PointSearch, mover: ChartBody, natal: BodyId, path: string): Member {
  const source = sourceOf(natal, search);
  const turnedDeg = natal === "south-node" ? 180 : 0;
  const edgesDeg = EDGES_DEG.map((deg) => normalizeDeg(mover.longitudeDeg + deg + turnedDeg));
  return {
    member: `${path}.${mover.id}.${natal}`,
    borders: longitudeBorders(search.sky, source, edgesDeg),
    valueAt: (sky, epochMs) => {
      const longitudeDeg = longitudeDegOf(askedAt(sky, epochMs), natal, search);
      const match = aspectBetween(mover, { longitudeDeg, speedDegPerDay: 0 });
      return match === undefined ? "none" : ASPECTS[match.aspect].code;
    },
  };
}
