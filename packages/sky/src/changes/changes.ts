import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type BirthSpan, SECOND_MS } from "./span";

export type MemberValue = string | number | boolean;

/** An instant at which a value may change. */
export interface Border {
  /** UTC epoch milliseconds, not rounded. */
  readonly epochMs: number;
  /** Within how much of it the change is. */
  readonly doubtMs: number;
  /** Within that much of it a value may change more than once: every second of it is asked of the engine. */
  readonly isWild?: boolean;
}

/** One discrete value of a chart as a function of the time of birth. */
export interface Member {
  /** As a path of the answer: `ascendant.sign`. */
  readonly member: string;
  /** Every instant of the span at which the value may change is among them, in any order; others may be. */
  readonly borders: readonly Border[];
  /** The value that a chart of this second has, by any sky. */
  readonly valueAt: (sky: Ephemeris, epochMs: number) => MemberValue;
  /** Told by the number of its changes alone. */
  readonly isCounted?: boolean;
}

export interface Change {
  readonly member: string;
  readonly before: MemberValue;
  readonly after: MemberValue;
  /** The first whole second with the value after, UTC epoch milliseconds. */
  readonly epochMs: number;
}

export interface Changes {
  readonly holds: readonly { readonly member: string; readonly value: MemberValue }[];
  /** In the order of the members, each in order of time. */
  readonly changes: readonly Change[];
  /** Changes of those that are not listed one by one, where there are any. */
  readonly counted: readonly { readonly member: string; readonly changes: number }[];
}

/** The sky that is asked: the engine, and the same from polynomials (`spanSky`). */
export interface SearchedSky {
  readonly ephemeris: Ephemeris;
  readonly near: Ephemeris;
  readonly span: BirthSpan;
}

/**
 * The values that hold at every second of a span, and those that change, to the second. Between two neighboring borders
 * of a member its value cannot change, so it is read once there, from polynomials; a second so near a border that polynomials could err is asked
 * of the engine.
 */
export function changesOf(sky: SearchedSky, members: readonly Member[]): Changes {
  const cut = cutOnce(sky.span);
  const found = members.map((member) => ({ member, stays: staysIn(sky, member, cut(member.borders)) }));
  const listed = found.filter(({ member }) => !member.isCounted);
  return {
    holds: listed
      .filter(({ stays }) => stays.length === 1)
      .map(({ member: { member }, stays }) => ({ member, value: at(stays, 0).value })),
    changes: listed.flatMap(({ member: { member }, stays }) =>
      stays.slice(1).map((stay, before0) => ({
        member,
        before: at(stays, before0).value,
        after: stay.value,
        epochMs: stay.fromEpochMs,
      })),
    ),
    counted: found.flatMap(({ member: { member, isCounted }, stays }) =>
      isCounted && stays.length > 1 ? [{ member, changes: stays.length - 1 }] : [],
    ),
  };
}

/** A value and the first second that has it. */
export interface Stay {
  readonly value: MemberValue;
  readonly fromEpochMs: number;
}

/** A stretch of whole seconds, both ends included. */
interface Stretch {
  readonly firstMs: number;
  readonly lastMs: number;
  /** Whether no border can lie in it, one may, or several. */
  readonly borders: "none" | "one" | "several";
}

/** The values of a member in order, each different from the one before. */
export function staysOf(sky: SearchedSky, member: Member): readonly Stay[] {
  return staysIn(sky, member, stretchesOf(sky.span, member.borders));
}

function staysIn(sky: SearchedSky, member: Member, stretches: readonly Stretch[]): readonly Stay[] {
  const stays: Stay[] = [];
  const add = (stay: Stay): void => {
    if (stays.at(-1)?.value !== stay.value) stays.push(stay);
  };
  for (const stretch of stretches) {
    const byEngine = (epochMs: number): MemberValue => member.valueAt(sky.ephemeris, epochMs);
    if (stretch.borders === "one") settled(stretch, byEngine).forEach(add);
    else if (stretch.borders === "several") secondBySecond(stretch, byEngine).forEach(add);
    else add({ value: member.valueAt(sky.near, middleOf(stretch)), fromEpochMs: stretch.firstMs });
  }
  return stays;
}

/** Members that share their borders are cut once. */
function cutOnce(span: BirthSpan): (borders: readonly Border[]) => readonly Stretch[] {
  const known = new Map<readonly Border[], readonly Stretch[]>();
  return (borders) => {
    const stretches = known.get(borders) ?? stretchesOf(span, borders);
    known.set(borders, stretches);
    return stretches;
  };
}

/** The span cut at its borders: where one may be on either side of a whole second, that second is a stretch in doubt. */
function stretchesOf({ fromEpochMs, toEpochMs }: BirthSpan, borders: readonly Border[]): readonly Stretch[] {
  const cuts = borders
    .map(({ epochMs, doubtMs, isWild }) => ({
      firstMs: secondFrom(epochMs - doubtMs),
      sureMs: secondFrom(epochMs + doubtMs),
      borders: isWild ? ("several" as const) : ("one" as const),
    }))
    .filter(({ firstMs, sureMs }) => firstMs <= toEpochMs && sureMs > fromEpochMs)
    .sort((a, b) => a.firstMs - b.firstMs || Number(b.borders === "several") - Number(a.borders === "several"));
  const stretches: Stretch[] = [];
  let startMs = fromEpochMs;
  const until = (endMs: number, between: Stretch["borders"]): void => {
    const lastMs = Math.min(endMs - SECOND_MS, toEpochMs);
    if (lastMs < startMs) return;
    stretches.push({ firstMs: startMs, lastMs, borders: between });
    startMs = lastMs + SECOND_MS;
  };
  for (const cut of cuts) {
    until(cut.firstMs, "none");
    until(cut.sureMs, cut.borders);
  }
  until(toEpochMs + SECOND_MS, "none");
  return stretches;
}

/** The first whole second at an instant or behind it. */
function secondFrom(epochMs: number): number {
  return SECOND_MS * Math.ceil(epochMs / SECOND_MS);
}

function middleOf({ firstMs, lastMs }: Pick<Stretch, "firstMs" | "lastMs">): number {
  return firstMs + SECOND_MS * Math.floor((lastMs - firstMs) / (2 * SECOND_MS));
}

function secondBySecond({ firstMs, lastMs }: Stretch, valueAt: (epochMs: number) => MemberValue): readonly Stay[] {
  return Array.from({ length: (lastMs - firstMs) / SECOND_MS + 1 }, (_, second) => {
    const epochMs = firstMs + second * SECOND_MS;
    return { value: valueAt(epochMs), fromEpochMs: epochMs };
  });
}

/** The values of a stretch in which one border lies, or none: by the engine, to the second. */
function settled({ firstMs, lastMs }: Stretch, valueAt: (epochMs: number) => MemberValue): readonly Stay[] {
  const first = { value: valueAt(firstMs), fromEpochMs: firstMs };
  if (firstMs === lastMs) return [first];
  const value = valueAt(lastMs);
  if (value === first.value) return [first];
  let [before, after] = [firstMs, lastMs];
  while (after - before > SECOND_MS) {
    const middle = middleOf({ firstMs: before, lastMs: after });
    if (valueAt(middle) === first.value) before = middle;
    else after = middle;
  }
  return [first, { value, fromEpochMs: after }];
}
