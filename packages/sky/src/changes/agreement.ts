import { InvariantError } from "@almagest/operation";
import { type Member, type MemberValue, type SearchedSky, type Stay, staysOf } from "./changes";
import { type BirthSpan, SECOND_MS } from "./span";

/** A statement about a chart: a member has one of these values. */
export interface Claim {
  readonly member: string;
  readonly values: readonly MemberValue[];
}

/** Whole seconds of a span, both ends included, UTC epoch milliseconds. */
export interface Interval {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

export interface AgreeingInterval extends Interval {
  /** Which of the claims hold in it, by their place in the list, from 0. */
  readonly holding: readonly number[];
}

/** The parts of a span of births in which claims hold. */
export interface Agreement {
  /** The whole span in order, cut wherever a claim begins or ceases to hold. */
  readonly intervals: readonly AgreeingInterval[];
  /** Of each claim, the part of the span's seconds in which it holds, 0 to 1. */
  readonly shares: readonly number[];
  /** The seconds in which the most claims hold together: all of them, where they do not contradict one another. */
  readonly best: readonly AgreeingInterval[];
  /** The part of the span's seconds that are the best, (0, 1]. */
  readonly bestShare: number;
}

/**
 * The seconds of a span that agree with claims, each exactly: claims are neither weighed nor judged, and two that exclude
 * one another leave the seconds in which the most of the others hold.
 */
export function agreementOf(sky: SearchedSky, members: readonly Member[], claims: readonly Claim[]): Agreement {
  const { span } = sky;
  const held = claims.map((claim) => heldIntervals(span, staysOf(sky, memberOf(members, claim)), claim));
  const intervals = cutIntervals(span, held);
  const most = Math.max(...intervals.map(({ holding }) => holding.length));
  const best = intervals.filter(({ holding }) => holding.length === most);
  const whole = secondsOf([span]);
  return {
    intervals,
    shares: held.map((one) => secondsOf(one) / whole),
    best,
    bestShare: secondsOf(best) / whole,
  };
}

function memberOf(members: readonly Member[], { member }: Claim): Member {
  const found = members.find((one) => one.member === member);
  if (found === undefined) throw new InvariantError("a claim about no member", { member });
  return found;
}

function heldIntervals(span: BirthSpan, stays: readonly Stay[], { values }: Claim): readonly Interval[] {
  return stays.flatMap(({ value, fromEpochMs }, index0) => {
    const next = stays[index0 + 1];
    const toEpochMs = next === undefined ? span.toEpochMs : next.fromEpochMs - SECOND_MS;
    return values.includes(value) ? [{ fromEpochMs, toEpochMs }] : [];
  });
}

/** The span cut at both ends of every interval; neighbors that agree with the same claims are one. */
function cutIntervals(span: BirthSpan, held: readonly (readonly Interval[])[]): readonly AgreeingInterval[] {
  const starts = new Set([
    span.fromEpochMs,
    ...held.flat().flatMap(({ fromEpochMs, toEpochMs }) => [fromEpochMs, toEpochMs + SECOND_MS]),
  ]);
  const inOrder = [...starts].filter((epochMs) => epochMs <= span.toEpochMs).sort((a, b) => a - b);
  const cut = inOrder.map((fromEpochMs, index0) => ({
    fromEpochMs,
    toEpochMs: (inOrder[index0 + 1] ?? span.toEpochMs + SECOND_MS) - SECOND_MS,
    holding: held.flatMap((intervals, claim0) => (isIn(intervals, fromEpochMs) ? [claim0] : [])),
  }));
  const joined: AgreeingInterval[] = [];
  for (const one of cut) {
    const last = joined.at(-1);
    if (last === undefined || String(last.holding) !== String(one.holding)) joined.push(one);
    else joined[joined.length - 1] = { ...last, toEpochMs: one.toEpochMs };
  }
  return joined;
}

function isIn(intervals: readonly Interval[], epochMs: number): boolean {
  return intervals.some(({ fromEpochMs, toEpochMs }) => epochMs >= fromEpochMs && epochMs <= toEpochMs);
}

function secondsOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { fromEpochMs, toEpochMs }) => sum + (toEpochMs - fromEpochMs) / SECOND_MS + 1, 0);
}
