import { type Ephemeris, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, type NodeType } from "@almagest/operation";
import {
  type AngleEvent,
  BODY_IDS,
  type BodyId,
  type Change,
  type Changes,
  type ChartBody,
  chartBodyAt,
  doubtMsOf,
  exactAnglesAmong,
  rememberedSky,
  type SearchedSky,
  staysOf,
} from "@almagest/sky";
import { type AspectMatch, aspectBetween } from "../aspects/find";
import { ASPECT_IDS, ASPECTS, type AspectId } from "../aspects/table";

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

/** Separations at which an aspect begins to count, is exact, and ceases to: no two of the nine share a separation. */
const BORDERS_DEG = ASPECT_IDS.flatMap((id) => {
  const { angleDeg, maxOrbDeg } = ASPECTS[id];
  return [angleDeg - maxOrbDeg, angleDeg, angleDeg + maxOrbDeg].filter((deg) => deg >= 0 && deg <= 180);
});

const SECOND_MS = 1000;

/**
 * Every aspect that any birth within the span has among the bodies, in the canonical order of the pairs, then of time.
 */
export function openAspects(
  search: SearchedSky,
  nodeType: NodeType,
  bodies: readonly BodyId[] = BODY_IDS,
): readonly OpenAspect[] {
  const { span } = search;
  const sky = rememberedSky(search.near);
  const [fromJdTt = 0, toJdTt = 0] = [span.fromEpochMs, span.toEpochMs].map((epochMs) => sky.timeScales(epochMs).jdTt);
  const window = { fromJdTt, toJdTt };
  const bodyIn =
    (asked: Ephemeris): BodyAt =>
    (id, jdTt) =>
      chartBodyAt(asked, jdTt, { id, nodeType });
  const around = { search, sky, window, bodyIn, bodyAt: bodyIn(sky) };
  return bodies.flatMap((first, index0) =>
    bodies.slice(index0 + 1).flatMap((second) => {
      if (first === "north-node" && second === "south-node") return [];
      const anglesDeg = bordersWithin({ first, second }, window, around.bodyAt);
      const wanted = { window, bodies: [first, second], nodeType, anglesDeg, nearMissOrbDeg: 0 };
      const found = anglesDeg.length === 0 ? [] : exactAnglesAmong(sky, wanted);
      return aspectsOfPair({ first, second }, found, around);
    }),
  );
}

/** Within a day no pair turns and comes back by as much. */
const TURN_DEG = 0.3;

type Window = Around["window"];

/** The borders that a pair can reach in a window of a day at most. */
function bordersWithin(pair: Pair, { fromJdTt, toJdTt }: Window, bodyAt: BodyAt): readonly number[] {
  const [start, end] = [apartDeg(pair, fromJdTt, bodyAt), apartDeg(pair, toJdTt, bodyAt)];
  const moveDeg = signedDifferenceDeg(end, start);
  const [lowest, highest] = [Math.min(start, start + moveDeg) - TURN_DEG, Math.max(start, start + moveDeg) + TURN_DEG];
  return BORDERS_DEG.filter((deg) =>
    [deg, -deg, 360 - deg, deg - 360].some((wanted) => wanted >= lowest && wanted <= highest),
  );
}

/** The second body ahead of the first, in (-180, 180]. */
function apartDeg({ first, second }: Pair, jdTt: number, bodyAt: BodyAt): number {
  return signedDifferenceDeg(bodyAt(second, jdTt).longitudeDeg, bodyAt(first, jdTt).longitudeDeg);
}

type BodyAt = (id: BodyId, jdTt: number) => ChartBody;

interface Around {
  readonly search: SearchedSky;
  /** The span's own, from polynomials. */
  readonly sky: Ephemeris;
  readonly window: { readonly fromJdTt: number; readonly toJdTt: number };
  readonly bodyAt: BodyAt;
  readonly bodyIn: (asked: Ephemeris) => BodyAt;
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
  const { window, bodyAt } = around;
  if (events.length === 0) {
    const match = matchAt(pair, window.fromJdTt, bodyAt);
    return match === undefined ? [] : [openAspect(pair, { aspect: match.aspect, ...window }, { ...around, events })];
  }
  const cuts = [window.fromJdTt, ...events.map(({ jdTt }) => jdTt), window.toJdTt];
  const stretches = cuts.slice(1).map((toJdTt, index0): Stretch => {
    const fromJdTt = at(cuts, index0);
    return { aspect: matchAt(pair, (fromJdTt + toJdTt) / 2, bodyAt)?.aspect, fromJdTt, toJdTt };
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

function matchAt({ first, second }: Pair, jdTt: number, bodyAt: BodyAt): AspectMatch | undefined {
  return aspectBetween(bodyAt(first, jdTt), bodyAt(second, jdTt));
}

interface Counted extends Around {
  readonly events: readonly AngleEvent[];
}

function openAspect(
  pair: Pair,
  { aspect, fromJdTt, toJdTt }: Stretch & { readonly aspect: AspectId },
  { events, ...around }: Counted,
): OpenAspect {
  const { sky, window, bodyAt } = around;
  const { angleDeg, maxOrbDeg } = ASPECTS[aspect];
  const orbFromDeg = Math.abs(Math.abs(apartDeg(pair, fromJdTt, bodyAt)) - angleDeg);
  const orbToDeg = Math.abs(Math.abs(apartDeg(pair, toJdTt, bodyAt)) - angleDeg);
  const exact = events.find((event) => event.angleDeg === angleDeg && event.jdTt >= fromJdTt && event.jdTt <= toJdTt);
  const isWhole = fromJdTt === window.fromJdTt && toJdTt === window.toJdTt;
  const narrowestDeg = exact === undefined ? Math.min(orbFromDeg, orbToDeg) : 0;
  const judgedDeg = isWhole ? Math.max(orbFromDeg, orbToDeg) : narrowestDeg;
  return {
    ...pair,
    aspect,
    orbFromDeg,
    orbToDeg,
    strength: Math.max(0, 100 * (1 - judgedDeg / maxOrbDeg)),
    isApplying: exact === undefined ? orbToDeg < orbFromDeg : undefined,
    beginsEpochMs: fromJdTt > window.fromJdTt ? firstSecond(pair, fromJdTt, around) : undefined,
    endsEpochMs: toJdTt < window.toJdTt ? firstSecond(pair, toJdTt, around) : undefined,
    exactEpochMs: exact && secondFrom(sky.epochMillisecondsOf(exact.jdTt)),
  };
}

/** The first whole second at an instant or behind it. */
function secondFrom(epochMs: number): number {
  return SECOND_MS * Math.ceil(epochMs / SECOND_MS);
}

/** The first second behind a border of an orb: the engine tells which, where the polynomials leave it open. */
function firstSecond(pair: Pair, jdTt: number, { search, sky, bodyAt, bodyIn }: Around): number {
  const epochMs = sky.epochMillisecondsOf(jdTt);
  const [first, second] = [bodyAt(pair.first, jdTt), bodyAt(pair.second, jdTt)];
  const doubtMs = doubtMsOf(second.speedDegPerDay - first.speedDegPerDay);
  const nearest = secondFrom(epochMs);
  if (secondFrom(epochMs - doubtMs) === secondFrom(epochMs + doubtMs)) return nearest;
  const { fromEpochMs, toEpochMs } = search.span;
  const nearby = {
    ...search.span,
    fromEpochMs: Math.max(fromEpochMs, secondFrom(epochMs - doubtMs) - SECOND_MS),
    toEpochMs: Math.min(toEpochMs, secondFrom(epochMs + doubtMs)),
  };
  const [, changed] = staysOf(
    { ...search, span: nearby },
    {
      member: "aspect",
      borders: [{ epochMs, doubtMs }],
      valueAt: (asked, atMs) => matchAt(pair, asked.timeScales(atMs).jdTt, bodyIn(asked))?.aspect ?? "none",
    },
  );
  return changed?.fromEpochMs ?? nearest;
}

/** Whether it counts at every second of the span. */
export function isThroughout({ beginsEpochMs, endsEpochMs }: OpenAspect): boolean {
  return beginsEpochMs === undefined && endsEpochMs === undefined;
}

/** The aspects that hold and those that come and go, by their pairs, the Moon's first: it is the fastest. */
export function aspectChanges(found: readonly OpenAspect[]): Pick<Changes, "holds" | "changes"> {
  const members = [...new Set(found.map(pathOf))].map((member) => ({
    member,
    stays: found.filter((open) => pathOf(open) === member),
  }));
  const inOrder = [
    ...members.filter(({ member }) => member.startsWith(OF_MOON)),
    ...members.filter(({ member }) => !member.startsWith(OF_MOON)),
  ];
  return {
    holds: inOrder.flatMap(({ member, stays }) =>
      stays.filter(isThroughout).map(({ aspect }) => ({ member, value: ASPECTS[aspect].code })),
    ),
    changes: inOrder.flatMap(({ member, stays }) => movesOf(stays).map((move) => ({ member, ...move }))),
  };
}

const OF_MOON = "aspects.moon.";

function pathOf({ first, second }: Pair): string {
  return second === "moon" ? `${OF_MOON}${first}` : `aspects.${first}.${second}`;
}

/** Orbs of two kinds never meet: between two aspects of a pair there is none. */
function movesOf(stays: readonly OpenAspect[]): readonly Omit<Change, "member">[] {
  return stays.flatMap(({ aspect, beginsEpochMs, endsEpochMs }) => {
    const { code } = ASPECTS[aspect];
    return [
      ...(beginsEpochMs === undefined ? [] : [{ before: "none", after: code, epochMs: beginsEpochMs }]),
      ...(endsEpochMs === undefined ? [] : [{ before: code, after: "none", epochMs: endsEpochMs }]),
    ];
  });
}
