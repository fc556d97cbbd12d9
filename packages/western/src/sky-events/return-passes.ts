import { type Direction, type Ephemeris, longitudeCrossings, type SkyBody, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, InvariantError, type NodeType, type NowContext } from "@almagest/operation";
import {
  type AskedWindow,
  BODY_IDS,
  type BodyId,
  type CivilMoment,
  type EventsInput,
  skyBodyOf,
  windowAsked,
} from "@almagest/sky";

export interface ReturnsInput extends EventsInput {
  readonly birthData: CivilMoment;
  readonly planet: string;
  readonly nodeType: NodeType;
}

/**
 * The time in which each body comes back to a longitude, seen from the Earth, in days: Mercury and Venus stay with the
 * Sun, the others go round in their sidereal period, the nodes and Lilith in those of the Moon's orbit.
 */
const PERIOD_DAYS: Readonly<Record<BodyId, number>> = {
  sun: 365.25,
  moon: 27.32,
  mercury: 365.25,
  venus: 365.25,
  mars: 686.98,
  jupiter: 4332.6,
  saturn: 10_759,
  uranus: 30_689,
  neptune: 60_182,
  pluto: 90_560,
  "north-node": 6798.4,
  "south-node": 6798.4,
  chiron: 18_500,
  lilith: 3232.6,
};

/** Passes of one return are nearer to one another than this, those of two returns are not: see `RETURN_CYCLES`. */
export function sameReturnDays(body: BodyId): number {
  return PERIOD_DAYS[body] / 4;
}

/** A round takes at most a third more than its period: Pluto and Chiron, whose paths are the most eccentric, less. */
export function longestRoundDays(body: BodyId): number {
  return (PERIOD_DAYS[body] * 4) / 3;
}

/** The body whose returns are those of a chart's body: the two nodes come back together. */
export function returningBody(body: BodyId, nodeType: NodeType, ephemeris: Ephemeris): SkyBody {
  return skyBodyOf(body === "south-node" ? "north-node" : body, nodeType, ephemeris);
}

/** A stay at the natal place, which may be one instant. */
interface Stay {
  readonly fromJdTt?: number | undefined;
  readonly toJdTt?: number | undefined;
}

/** Passes in order of time, put together by the return that they belong to. */
export function returnsOf<Pass extends Stay>(passes: readonly Pass[], body: BodyId): readonly (readonly Pass[])[] {
  const groups: Pass[][] = [];
  for (const pass of passes) {
    const last = groups.at(-1);
    const before = last && at(last, last.length - 1);
    const apartDays = (pass.fromJdTt ?? Number.NEGATIVE_INFINITY) - (before?.toJdTt ?? Number.POSITIVE_INFINITY);
    if (last !== undefined && apartDays < sameReturnDays(body)) last.push(pass);
    else groups.push([pass]);
  }
  return groups;
}

export function bodyNamed(name: string): BodyId {
  const body = BODY_IDS.find((id) => bodyTerms[id].en === name);
  if (body === undefined) throw new InvariantError("a body without its name", { name });
  return body;
}

/** The window of a request for returns: without an end, far enough ahead for as many rounds as are asked for. */
export function returnWindow(
  input: EventsInput & { readonly planet: string },
  context: SkyContext & NowContext,
): AskedWindow {
  const nextDays = longestRoundDays(bodyNamed(input.planet)) * ((input.count ?? 1) + 1);
  return windowAsked(input, context, { nextDays, nextCount: 1 });
}

/** An instant at which the body is back, as a stay. */
export interface Pass {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly motion: Direction;
}

export interface FoundReturns {
  /** The passes of each return in order of time; one at least is in the window. */
  readonly returns: readonly (readonly Pass[])[];
  readonly hasMore: boolean;
}

export interface ReturnSearch {
  readonly body: BodyId;
  readonly source: SkyBody;
  /** Of the source, [0, 360). */
  readonly longitudeDeg: number;
  readonly birthJdTt: number;
  /** Without an end, the search stops behind the last return that is wanted. */
  readonly hasEnd: boolean;
}

/**
 * The first returns in a window with all their passes, also those before it. A pass after a birth in the same loop is
 * no return.
 */
export function firstReturns(ephemeris: Ephemeris, window: AskedWindow, search: ReturnSearch): FoundReturns {
  const { range } = ephemeris;
  const { body, source, longitudeDeg, birthJdTt } = search;
  const reach = sameReturnDays(body);
  const fromJdTt = Math.max(range.fromJdTt, window.search.fromJdTt - reach, birthJdTt);
  const endJdTt = Math.min(range.toJdTt, window.search.toJdTt + reach);
  const passes: Pass[] = [];
  for (let from = fromJdTt; from < endJdTt; ) {
    const to = Math.min(from + 2 * reach, endJdTt);
    const found = longitudeCrossings(ephemeris, {
      body: source,
      longitudesDeg: [longitudeDeg],
      window: { fromJdTt: from, toJdTt: to },
    });
    passes.push(...found.map(({ jdTt, motion }) => ({ fromJdTt: jdTt, toJdTt: jdTt, motion })));
    from = to;
    const returns = returnsOf(passes, body).filter((group) => isWithin(group, window, { birthJdTt, body }));
    if (returns.length > window.count) return { returns: returns.slice(0, window.count), hasMore: true };
    const lastJdTt = passes.at(-1)?.toJdTt ?? from;
    const isWhole = returns.length === window.count && from - lastJdTt > reach;
    if (isWhole && !search.hasEnd) return { returns, hasMore: true };
  }
  return {
    returns: returnsOf(passes, body).filter((group) => isWithin(group, window, { birthJdTt, body })),
    hasMore: false,
  };
}

/** Whether a return has a pass in the window and is apart from the birth itself. */
function isWithin(
  group: readonly Pass[],
  { search }: AskedWindow,
  { birthJdTt, body }: { readonly birthJdTt: number; readonly body: BodyId },
): boolean {
  const isLater = at(group, 0).fromJdTt - birthJdTt > sameReturnDays(body);
  return isLater && group.some(({ fromJdTt }) => fromJdTt >= search.fromJdTt && fromJdTt < search.toJdTt);
}
