import { at } from "@almagest/operation";
import type { Changes, MemberValue } from "./changes";
import { type BirthTime, MOST_CHANGES } from "./present";
import { type BirthSpan, localDateTimeOf, utcWhereRepeated } from "./span";

/** One of several births, with what of it alone holds and changes. */
export interface OneOfBirths {
  /** As a path of the request: `person1`, `members[0]`. */
  readonly which: string;
  readonly span: BirthSpan & { readonly state: "known" | "unknown" | "range" };
  readonly changes: Pick<Changes, "holds" | "changes">;
}

/** A value that depends on all of several births, read at one piece of each. */
export interface SharedMember {
  readonly member: string;
  /** By the place of each birth's piece among its pieces, from 0. */
  readonly valueAt: (pieces: readonly number[]) => MemberValue;
}

/** Shared values that hold for every combination, and those that the one open birth changes. */
export interface SharedChanges {
  readonly holds: Changes["holds"];
  readonly changes: readonly (Changes["changes"][number] & { readonly birth0: number })[];
}

export const NOTHING_SHARED: SharedChanges = { holds: [], changes: [] };

/** Every combination of pieces, one of each birth, in order of the first birth's time, then of the second's. */
export function combinationsOf(counts: readonly number[]): readonly (readonly number[])[] {
  return counts.reduce<readonly (readonly number[])[]>(
    (found, count) => found.flatMap((before) => Array.from({ length: count }, (_, piece0) => [...before, piece0])),
    [[]],
  );
}

/**
 * The shared values over the grid of all births' pieces, given by their first seconds: within a piece nothing changes that
 * a member reads, so each combination is read once. Where two births decide a value together, it neither holds nor has a
 * time at which it changes.
 */
export function sharedChanges(pieces: readonly (readonly number[])[], members: readonly SharedMember[]): SharedChanges {
  const grid = combinationsOf(pieces.map(({ length }) => length));
  const open = pieces.flatMap(({ length }, birth0) => (length > 1 ? [birth0] : []));
  const [only = 0, ...others] = open;
  const starts = pieces[only] ?? [];
  const holds: { member: string; value: MemberValue }[] = [];
  const changes: SharedChanges["changes"][number][] = [];
  for (const { member, valueAt } of members) {
    const values = grid.map(valueAt);
    const first = at(values, 0);
    if (values.every((value) => value === first)) holds.push({ member, value: first });
    else if (others.length === 0) {
      for (const [before0, after] of values.slice(1).entries()) {
        const before = at(values, before0);
        if (before !== after) changes.push({ birth0: only, member, before, after, epochMs: at(starts, before0 + 1) });
      }
    }
  }
  return { holds, changes };
}

export interface BirthTimes {
  state: BirthTime["state"];
  people: { which: string; state: OneOfBirths["span"]["state"]; from: string; to: string }[];
  holds: { which?: string; member: string; value: MemberValue }[];
  changes: ({ which: string } & BirthTime["changes"][number])[];
  more?: number;
}

/** The member of an answer that tells of several births, of which at least one is open. Shared values come first. */
export function presentBirthTimes(births: readonly OneOfBirths[], shared: SharedChanges = NOTHING_SHARED): BirthTimes {
  const told = ({ which, span }: OneOfBirths, { epochMs, member, before, after }: Changes["changes"][number]) => {
    const utc = utcWhereRepeated(epochMs, span.timezone);
    const local = localDateTimeOf(epochMs, span.timezone);
    return { which, member, before, after, at: local, ...(utc === undefined ? {} : { utc }) };
  };
  const all = [
    ...shared.changes.map(({ birth0, ...change }) => told(at(births, birth0), change)),
    ...births.flatMap((birth) => birth.changes.changes.map((change) => told(birth, change))),
  ];
  const more = all.length - MOST_CHANGES;
  return {
    state: births.some(({ span }) => span.state === "unknown") ? "unknown" : "range",
    people: births.map(({ which, span }) => ({
      which,
      state: span.state,
      from: localDateTimeOf(span.fromEpochMs, span.timezone),
      to: localDateTimeOf(span.toEpochMs, span.timezone),
    })),
    holds: [
      ...shared.holds.map(({ member, value }) => ({ member, value })),
      ...births.flatMap(({ which, changes }) => changes.holds.map(({ member, value }) => ({ which, member, value }))),
    ],
    changes: all.slice(0, MOST_CHANGES),
    ...(more > 0 ? { more } : {}),
  };
}

/** A value of one birth, read off its pieces. */
export interface PieceMember<Piece> {
  readonly member: string;
  readonly valueIn: (piece: Piece) => MemberValue;
}

/** The values of one birth over its pieces in order of time. */
export function pieceChanges<Piece extends { readonly fromEpochMs: number }>(
  pieces: readonly Piece[],
  members: readonly PieceMember<Piece>[],
): OneOfBirths["changes"] {
  const starts = pieces.map(({ fromEpochMs }) => fromEpochMs);
  const { holds, changes } = sharedChanges(
    [starts],
    members.map(({ member, valueIn }) => ({ member, valueAt: ([piece0 = 0]) => valueIn(at(pieces, piece0)) })),
  );
  return { holds, changes: changes.map(({ birth0: _, ...change }) => change) };
}
