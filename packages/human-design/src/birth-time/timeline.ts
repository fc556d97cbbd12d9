import type { BirthSpan } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import { type Changes, type MemberValue, staysOf } from "@almagest/sky";
import type { Center } from "../graph/centers";
import { type Channel, channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import { GATES, type Gate } from "../wheel/order";
import { gatesMember } from "./members";
import type { SearchedBirth } from "./open-design";

const SECOND_MS = 1000;

/** A value over a span of births, stay by stay; at least one. */
export interface Timed<Value> {
  readonly value: Value;
  /** The first second of it, UTC epoch milliseconds. */
  readonly fromEpochMs: number;
}

/** Whole seconds, both ends included, UTC epoch milliseconds. */
export interface Interval {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
}

/** A value that a birth may have, with the times at which it has it. */
export interface Candidate<Value> {
  readonly value: Value;
  /** The part of the span's seconds, (0, 1]. */
  readonly share: number;
  readonly intervals: readonly Interval[];
}

/** The gates of one stretch of a span, and the definition that they make. */
export interface DesignTurn {
  readonly gates: ReadonlySet<Gate>;
  readonly channels: readonly Channel[];
  readonly centers: ReadonlySet<Center>;
}

export type DesignTurns = readonly Timed<DesignTurn>[];

/** Every set of active gates that a span has, in order of time: type, authority, definition and centers follow from it. */
export function designTurns({ search }: Pick<SearchedBirth, "search">): DesignTurns {
  return staysOf(search.sky, gatesMember(search)).map(({ value, fromEpochMs }) => {
    const numbers = new Set(String(value).split(" ").map(Number));
    const gates = new Set(GATES.filter((gate) => numbers.has(gate)));
    const channels = channelsOf(gates);
    return { value: { gates, channels, centers: definedCentersOf(channels) }, fromEpochMs };
  });
}

/** The stays of a member that was looked for. */
export function timedValues(found: Changes, member: string, { fromEpochMs }: BirthSpan): readonly Timed<MemberValue>[] {
  const moves = found.changes.filter((change) => change.member === member);
  const first = moves[0]?.before ?? found.holds.find((held) => held.member === member)?.value;
  if (first === undefined) return [];
  return [
    { value: first, fromEpochMs },
    ...moves.map(({ after, epochMs }) => ({ value: after, fromEpochMs: epochMs })),
  ];
}

/** A function of each stay's value, neighbors that agree as one. */
export function timed<From, To>(stays: readonly Timed<From>[], of: (value: From) => To): readonly Timed<To>[] {
  const found: Timed<To>[] = [];
  for (const { value, fromEpochMs } of stays) {
    const own = of(value);
    if (found.length === 0 || found.at(-1)?.value !== own) found.push({ value: own, fromEpochMs });
  }
  return found;
}

/** The one value of a span; undefined where it changes. */
export function heldOf<Value>(stays: readonly Timed<Value>[]): Value | undefined {
  return stays.length === 1 ? stays[0]?.value : undefined;
}

/** Each value with its share of the span, the likeliest first; of two that are as likely the earlier. */
export function candidatesOf<Value>(stays: readonly Timed<Value>[], span: BirthSpan): readonly Candidate<Value>[] {
  const values = [...new Set(stays.map(({ value }) => value))];
  return values
    .map((value) => {
      const intervals = intervalsWhere(stays, span, (other) => other === value);
      return { value, share: shareOf(intervals, span), intervals };
    })
    .sort((one, other) => other.share - one.share);
}

/** The stretches of a span in which something holds; neighbors are one. */
export function intervalsWhere<Value>(
  stays: readonly Timed<Value>[],
  span: BirthSpan,
  holds: (value: Value) => boolean,
): readonly Interval[] {
  const states = timed(stays, holds);
  return states.flatMap(({ value, fromEpochMs }, index0) => {
    const next = states[index0 + 1];
    const toEpochMs = next === undefined ? span.toEpochMs : next.fromEpochMs - SECOND_MS;
    return value ? [{ fromEpochMs, toEpochMs }] : [];
  });
}

export function shareOf(intervals: readonly Interval[], span: BirthSpan): number {
  const seconds = ({ fromEpochMs, toEpochMs }: Interval): number => (toEpochMs - fromEpochMs) / SECOND_MS + 1;
  return intervals.reduce((sum, interval) => sum + seconds(interval), 0) / seconds(span);
}

/** Whether something holds all through, for a part, or never. */
export function reachOf<Value>(
  stays: readonly Timed<Value>[],
  holds: (value: Value) => boolean,
): "always" | "sometimes" | "never" {
  const count = stays.filter(({ value }) => holds(value)).length;
  if (count === stays.length) return "always";
  return count === 0 ? "never" : "sometimes";
}

/** The least and the greatest of a number over a span. */
export function leastAndMost<Value>(
  stays: readonly Timed<Value>[],
  numberOf: (value: Value) => number,
): { least: number; most: number } {
  const numbers = stays.map(({ value }) => numberOf(value));
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** A member whose stays follow from others. */
export interface TimedMember {
  readonly member: string;
  readonly stays: readonly Timed<MemberValue>[];
}

/** The changes of members that follow from those of others. */
export function changesFrom(members: readonly TimedMember[]): Changes {
  return {
    holds: members.flatMap(({ member, stays }) => {
      const value = heldOf(stays);
      return value === undefined ? [] : [{ member, value }];
    }),
    changes: members.flatMap(({ member, stays }) =>
      stays.slice(1).map(({ value, fromEpochMs }, before0) => ({
        member,
        before: at(stays, before0).value,
        after: value,
        epochMs: fromEpochMs,
      })),
    ),
    counted: [],
  };
}
