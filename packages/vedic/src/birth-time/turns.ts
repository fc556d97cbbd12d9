import { at } from "@almagest/operation";
import type { BirthSpan, Changes, MemberValue, SearchedSky } from "@almagest/sky";
import type { Graha } from "../sky/positions";
import { chartOfSecond, type VedicSetting } from "./search";

const SECOND_MS = 1000;

/** A chart of this length or less is the engine's: polynomials could err at its ends. */
const SHORT_MS = 20 * SECOND_MS;

/** A stretch of a span in which none of some members changes, with a chart that may stand for each of its seconds. */
export interface Turn {
  /** UTC epoch milliseconds of its first and its last second. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly grahas: readonly Graha[];
  /** In the frame, [0, 360). */
  readonly lagnaDeg: number;
}

type Cut = Pick<BirthSpan, "fromEpochMs" | "toEpochMs">;

/** The span of a search cut at all changes that are listed. */
export function turnsOf(
  sky: SearchedSky,
  setting: VedicSetting,
  { changes }: Pick<Changes, "changes">,
): readonly Turn[] {
  const cuts = [...new Set(changes.map(({ epochMs }) => epochMs))].sort((a, b) => a - b);
  const starts = [sky.span.fromEpochMs, ...cuts];
  return starts.map((fromEpochMs, index0) => {
    const next = starts[index0 + 1];
    const toEpochMs = next === undefined ? sky.span.toEpochMs : next - SECOND_MS;
    return { fromEpochMs, toEpochMs, ...chartOfStretch(sky, setting, { fromEpochMs, toEpochMs }) };
  });
}

function chartOfStretch(
  { near, ephemeris }: SearchedSky,
  setting: VedicSetting,
  { fromEpochMs, toEpochMs }: Cut,
): Pick<Turn, "grahas" | "lagnaDeg"> {
  const lengthMs = toEpochMs - fromEpochMs;
  const middleMs = fromEpochMs + SECOND_MS * Math.floor(lengthMs / (2 * SECOND_MS));
  return chartOfSecond(lengthMs > SHORT_MS ? near : ephemeris, middleMs, setting);
}

/** The value that all turns have; undefined where two differ. */
export function sameThrough<Value extends string | number | boolean>(
  turns: readonly Turn[],
  read: (turn: Turn) => Value | undefined,
): Value | undefined {
  const [first, ...others] = turns.map(read);
  return others.every((other) => other === first) ? first : undefined;
}

/** Values in order of time, each from its first second on and different from the one before. */
export function staysThrough<Value>(
  turns: readonly Turn[],
  read: (turn: Turn) => Value,
  keyOf: (value: Value) => string,
): readonly { readonly value: Value; readonly fromEpochMs: number; readonly toEpochMs: number }[] {
  const stays: { value: Value; fromEpochMs: number; toEpochMs: number }[] = [];
  for (const turn of turns) {
    const { fromEpochMs, toEpochMs } = turn;
    const value = read(turn);
    const last = stays.at(-1);
    if (last !== undefined && keyOf(last.value) === keyOf(value)) last.toEpochMs = toEpochMs;
    else stays.push({ value, fromEpochMs, toEpochMs });
  }
  return stays;
}

/** A value by turns as a member of an answer: it holds, or changes at the first second of a turn. */
export function changesThrough(
  turns: readonly Turn[],
  members: readonly { readonly member: string; readonly read: (turn: Turn) => MemberValue }[],
): Changes {
  const found = members.map(({ member, read }) => ({ member, stays: staysThrough(turns, read, String) }));
  return {
    holds: found.flatMap(({ member, stays: [first, ...others] }) =>
      first === undefined || others.length > 0 ? [] : [{ member, value: first.value }],
    ),
    changes: found.flatMap(({ member, stays }) =>
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
