import { type Ephemeris, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, type NodeType } from "@almagest/operation";
import {
  type AngleEvent,
  type BirthSpan,
  BODY_IDS,
  type BodyId,
  bodyOf,
  type ChartBody,
  chartBodies,
  exactAnglesAmong,
  rememberedSky,
} from "@almagest/sky";
import { type AspectMatch, aspectBetween } from "../../aspects/find";
import { ASPECT_IDS, ASPECTS, type AspectId } from "../../aspects/table";

/** An aspect over the time that a birth may have been at, or over the part of it in which it is within its orb. */
export interface OpenAspect {
  readonly first: BodyId;
  readonly second: BodyId;
  readonly aspect: AspectId;
  /** Degrees from exact at the first and at the last second of it. */
  readonly orbFromDeg: number;
  readonly orbToDeg: number;
  /** Of the wider of the two where it counts all through, else of the narrowest. */
  readonly strength: number;
  /** Undefined where it is exact within. */
  readonly isApplying: boolean | undefined;
  /** The first second at which it counts, where it did not before; UTC epoch milliseconds. */
  readonly beginsEpochMs: number | undefined;
  /** The first second at which it no longer counts. */
  readonly endsEpochMs: number | undefined;
  readonly exactEpochMs: number | undefined;
}

/** Where an aspect begins to count, is exact, and ceases to: no two of the nine share a separation. */
const BORDERS_DEG = ASPECT_IDS.flatMap((id) => {
  const { angleDeg, maxOrbDeg } = ASPECTS[id];
  return [angleDeg - maxOrbDeg, angleDeg, angleDeg + maxOrbDeg].filter((deg) => deg >= 0 && deg <= 180);
});

const SECOND_MS = 1000;

interface OpenSky {
  /** The engine's, or one that gives the same within the span at less cost. */
  readonly ephemeris: Ephemeris;
  readonly span: BirthSpan;
  readonly nodeType: NodeType;
}

/** Every aspect that any birth within the span has, in the canonical order of the pairs, then of time. */
export function openAspects({ ephemeris, span, nodeType }: OpenSky): readonly OpenAspect[] {
  const sky = rememberedSky(ephemeris);
  const [fromJdTt = 0, toJdTt = 0] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => sky.timeScales(epochMs).jdTt);
  const window = { fromJdTt, toJdTt };
  const bodiesAt = keptCharts(sky, nodeType);
  return BODY_IDS.flatMap((first, index0) =>
    BODY_IDS.slice(index0 + 1).flatMap((second) => {
      if (first === "north-node" && second === "south-node") return [];
      const anglesDeg = bordersWithin({ first, second }, bodiesAt(fromJdTt), bodiesAt(toJdTt));
      const search = { window, bodies: [first, second], nodeType, anglesDeg, nearMissOrbDeg: 0 };
      const found = anglesDeg.length === 0 ? [] : exactAnglesAmong(sky, search);
      return aspectsOfPair({ first, second }, found, { sky, window, bodiesAt });
    }),
  );
}

/** Within a day no pair turns and comes back by more: the fastest change of speed is that of Mercury, 0.3 degrees a day. */
const TURN_DEG = 0.3;

/** The borders that a pair can reach between two instants, a day apart at most. */
function bordersWithin(
  { first, second }: Pair,
  from: readonly ChartBody[],
  to: readonly ChartBody[],
): readonly number[] {
  const apart = [from, to].map((bodies) => {
    const [one, other] = [bodyOf(bodies, first), bodyOf(bodies, second)];
    return signedDifferenceDeg(other.longitudeDeg, one.longitudeDeg);
  });
  const [start = 0, end = 0] = apart;
  const moveDeg = signedDifferenceDeg(end, start);
  const [lowest, highest] = [Math.min(start, start + moveDeg) - TURN_DEG, Math.max(start, start + moveDeg) + TURN_DEG];
  return BORDERS_DEG.filter((deg) =>
    [deg, -deg, 360 - deg, deg - 360].some((wanted) => wanted >= lowest && wanted <= highest),
  );
}

type ChartsAt = (jdTt: number) => readonly ChartBody[];

function keptCharts(sky: Ephemeris, nodeType: NodeType): ChartsAt {
  const known = new Map<number, readonly ChartBody[]>();
  return (jdTt) => {
    const chart = known.get(jdTt) ?? chartBodies(sky, jdTt, nodeType);
    known.set(jdTt, chart);
    return chart;
  };
}

interface Around {
  readonly sky: Ephemeris;
  readonly window: { readonly fromJdTt: number; readonly toJdTt: number };
  readonly bodiesAt: ChartsAt;
}

interface Pair {
  readonly first: BodyId;
  readonly second: BodyId;
}

/** A stretch between two events of a pair: the aspect in its middle is that of all of it. */
interface Stretch {
  readonly aspect: AspectId | undefined;
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

function aspectsOfPair(pair: Pair, events: readonly AngleEvent[], around: Around): readonly OpenAspect[] {
  const { window, bodiesAt } = around;
  if (events.length === 0) {
    const match = matchAt(pair, bodiesAt(window.fromJdTt));
    return match === undefined ? [] : [openAspect(pair, { aspect: match.aspect, ...window }, { ...around, events })];
  }
  const cuts = [window.fromJdTt, ...events.map(({ jdTt }) => jdTt), window.toJdTt];
  const stretches = cuts.slice(1).map((toJdTt, index0): Stretch => {
    const fromJdTt = at(cuts, index0);
    return { aspect: matchAt(pair, bodiesAt((fromJdTt + toJdTt) / 2))?.aspect, fromJdTt, toJdTt };
  });
  return joined(stretches).flatMap((stretch) =>
    stretch.aspect === undefined
      ? []
      : [openAspect(pair, { ...stretch, aspect: stretch.aspect }, { ...around, events })],
  );
}

/** Neighbors with one aspect as one stretch: it was exact between them. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of stretches) {
    const before = found.at(-1);
    if (before?.aspect === stretch.aspect && before !== undefined)
      found.splice(-1, 1, { ...before, toJdTt: stretch.toJdTt });
    else found.push(stretch);
  }
  return found;
}

function matchAt({ first, second }: Pair, bodies: readonly ChartBody[]): AspectMatch | undefined {
  return aspectBetween(bodyOf(bodies, first), bodyOf(bodies, second));
}

interface Counted extends Around {
  readonly events: readonly AngleEvent[];
}

function openAspect(
  pair: Pair,
  { aspect, fromJdTt, toJdTt }: Stretch & { readonly aspect: AspectId },
  { sky, window, bodiesAt, events }: Counted,
): OpenAspect {
  const { angleDeg, maxOrbDeg } = ASPECTS[aspect];
  const orbFromDeg = orbAt(pair, angleDeg, bodiesAt(fromJdTt));
  const orbToDeg = orbAt(pair, angleDeg, bodiesAt(toJdTt));
  const exact = events.find((event) => event.angleDeg === angleDeg && event.jdTt >= fromJdTt && event.jdTt <= toJdTt);
  const isWhole = fromJdTt === window.fromJdTt && toJdTt === window.toJdTt;
  const narrowestDeg = exact === undefined ? Math.min(orbFromDeg, orbToDeg) : 0;
  const judgedDeg = isWhole ? Math.max(orbFromDeg, orbToDeg) : narrowestDeg;
  const secondOf = (jdTt: number): number => SECOND_MS * Math.ceil(sky.epochMillisecondsOf(jdTt) / SECOND_MS);
  return {
    ...pair,
    aspect,
    orbFromDeg,
    orbToDeg,
    strength: Math.max(0, 100 * (1 - judgedDeg / maxOrbDeg)),
    isApplying: exact === undefined ? orbToDeg < orbFromDeg : undefined,
    beginsEpochMs: fromJdTt > window.fromJdTt ? secondOf(fromJdTt) : undefined,
    endsEpochMs: toJdTt < window.toJdTt ? secondOf(toJdTt) : undefined,
    exactEpochMs: exact && secondOf(exact.jdTt),
  };
}

function orbAt({ first, second }: Pair, angleDeg: number, bodies: readonly ChartBody[]): number {
  const [one, other] = [bodyOf(bodies, first), bodyOf(bodies, second)];
  return Math.abs(Math.abs(signedDifferenceDeg(other.longitudeDeg, one.longitudeDeg)) - angleDeg);
}

/** Whether it counts at every second of the span. */
export function isThroughout({ beginsEpochMs, endsEpochMs }: OpenAspect): boolean {
  return beginsEpochMs === undefined && endsEpochMs === undefined;
}
