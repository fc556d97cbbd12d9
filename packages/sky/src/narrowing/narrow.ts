import { type AgreeingInterval, agreementOf, type Interval } from "../changes/agreement";
import type { Member, SearchedSky } from "../changes/changes";
import { type BirthSpan, SECOND_MS } from "../changes/span";
import type { Claimed } from "./request";

/** A claim with the member of the search that decides it: its value as text is compared. */
export interface ClaimAsked extends Claimed {
  readonly decidedBy: Member;
}

/** The stance of a stretch to an event. */
export const STANCES = ["for", "against", "neither"] as const;
export type Stance = (typeof STANCES)[number];

/** A stretch of a span in which one event has the same evidence. */
export interface Evidence<Fact> extends Interval {
  readonly stance: Stance;
  readonly facts: readonly Fact[];
}

export interface NarrowedClaim extends Claimed {
  /** In order; empty where it holds at no second. */
  readonly intervals: readonly Interval[];
}

/** A stretch of the time that is left, with the events that it has evidence for and against. */
export interface RankedInterval extends Interval {
  /** In the order of the events. */
  readonly stances: readonly Stance[];
}

export interface Narrowing<Fact> {
  readonly span: BirthSpan;
  readonly claims: readonly NarrowedClaim[];
  /** The time in which all claims hold. */
  readonly agreeing: readonly Interval[];
  /** The time that events are weighed in: the same, or where claims exclude one another that of the most of them. */
  readonly weighed: readonly Interval[];
  /** By event, within the time that is weighed. */
  readonly evidence: readonly (readonly Evidence<Fact>[])[];
  /** Most events for it first, then fewest against it, then in order of time; empty without events. */
  readonly ranking: readonly RankedInterval[];
}

/** The seconds of a span that agree with claims, and what they have for and against events. `evidence` is that of the span. */
export function narrowingOf<Fact>(
  sky: SearchedSky,
  claims: readonly ClaimAsked[],
  evidence: readonly (readonly Evidence<Fact>[])[],
): Narrowing<Fact> {
  const { span } = sky;
  const decided = claims.map(({ decidedBy, value }, index0) => ({
    member: { ...asText(decidedBy), member: String(index0) },
    claim: { member: String(index0), values: [value] },
  }));
  const { intervals, best } = agreementOf(
    sky,
    decided.map(({ member }) => member),
    decided.map(({ claim }) => claim),
  );
  const where = (isIn: (one: AgreeingInterval) => boolean): readonly Interval[] => joined(intervals.filter(isIn));
  const weighed = joined(best);
  const clipped = evidence.map((pieces) => pieces.flatMap((piece) => within(piece, weighed)));
  return {
    span,
    claims: claims.map(({ member, value }, index0) => ({
      member,
      value,
      intervals: where(({ holding }) => holding.includes(index0)),
    })),
    agreeing: where(({ holding }) => holding.length === claims.length),
    weighed,
    evidence: clipped,
    ranking: evidence.length === 0 ? [] : rankingOf(weighed, clipped),
  };
}

/** Houses are numbers and claims are texts. */
function asText(member: Member): Member {
  return { ...member, valueAt: (sky, epochMs) => String(member.valueAt(sky, epochMs)) };
}

/** Neighboring stretches as one. */
function joined(intervals: readonly Interval[]): readonly Interval[] {
  const found: Interval[] = [];
  for (const { fromEpochMs, toEpochMs } of intervals) {
    const last = found.at(-1);
    if (last !== undefined && last.toEpochMs + SECOND_MS === fromEpochMs) {
      found[found.length - 1] = { fromEpochMs: last.fromEpochMs, toEpochMs };
    } else found.push({ fromEpochMs, toEpochMs });
  }
  return found;
}

/** The parts of a stretch that lie in others. */
function within<Piece extends Interval>(piece: Piece, others: readonly Interval[]): readonly Piece[] {
  return others.flatMap((other) => {
    const fromEpochMs = Math.max(piece.fromEpochMs, other.fromEpochMs);
    const toEpochMs = Math.min(piece.toEpochMs, other.toEpochMs);
    return fromEpochMs > toEpochMs ? [] : [{ ...piece, fromEpochMs, toEpochMs }];
  });
}

function rankingOf(
  weighed: readonly Interval[],
  evidence: readonly (readonly Evidence<unknown>[])[],
): readonly RankedInterval[] {
  const cuts = evidence.flatMap((pieces) =>
    pieces.flatMap(({ fromEpochMs, toEpochMs }) => [fromEpochMs, toEpochMs + SECOND_MS]),
  );
  const inOrder = [...new Set(cuts)].sort((a, b) => a - b);
  const ranked = weighed.flatMap((interval) => rankedWithin(interval, inOrder, evidence));
  return ranked.sort(
    (one, other) =>
      counted(other, "for") - counted(one, "for") ||
      counted(one, "against") - counted(other, "against") ||
      one.fromEpochMs - other.fromEpochMs,
  );
}

function rankedWithin(
  interval: Interval,
  cuts: readonly number[],
  evidence: readonly (readonly Evidence<unknown>[])[],
): readonly RankedInterval[] {
  const { fromEpochMs: first, toEpochMs: last } = interval;
  const starts = [first, ...cuts.filter((epochMs) => epochMs > first && epochMs <= last)];
  const found: RankedInterval[] = [];
  starts.forEach((fromEpochMs, index0) => {
    const toEpochMs = (starts[index0 + 1] ?? last + SECOND_MS) - SECOND_MS;
    const stances = evidence.map((pieces) => stanceAt(pieces, fromEpochMs));
    const before = found.at(-1);
    if (before !== undefined && String(before.stances) === String(stances)) {
      found[found.length - 1] = { ...before, toEpochMs };
    } else found.push({ fromEpochMs, toEpochMs, stances });
  });
  return found;
}

export function stanceAt(pieces: readonly Evidence<unknown>[], epochMs: number): Stance {
  return pieces.find((one) => epochMs >= one.fromEpochMs && epochMs <= one.toEpochMs)?.stance ?? "neither";
}

/** The number of events that a stretch has such evidence on. */
export function counted({ stances }: Pick<RankedInterval, "stances">, stance: Stance): number {
  return stances.filter((one) => one === stance).length;
}

/** Whole seconds of stretches, both ends included. */
export function secondsIn(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { fromEpochMs, toEpochMs }) => sum + (toEpochMs - fromEpochMs) / SECOND_MS + 1, 0);
}

/** The stretches of the first rank: those with the most evidence. */
export function leadingOf({ ranking }: Pick<Narrowing<unknown>, "ranking">): readonly RankedInterval[] {
  const [first] = ranking;
  if (first === undefined) return [];
  const isEqual = (stance: Stance, one: RankedInterval): boolean => counted(one, stance) === counted(first, stance);
  return ranking.filter((one) => isEqual("for", one) && isEqual("against", one));
}
