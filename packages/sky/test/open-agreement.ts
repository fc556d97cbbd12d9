import { expect } from "vitest";

interface OpenTime {
  readonly from: string;
  readonly to: string;
  readonly holds: readonly { readonly member: string; readonly value: unknown }[];
  readonly changes: readonly {
    readonly member: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly at: string;
  }[];
}

/** The value of a member in the answer to a known time, by its path. */
export type ReadAt = (local: string) => (member: string) => unknown;

const SECOND_MS = 1000;

/** A time of a clock that was not changed that day, so many seconds later. */
export function secondsLater(local: string, seconds: number): string {
  return new Date(Date.parse(`${local}Z`) + seconds * SECOND_MS).toISOString().slice(0, 19);
}

/** Times through the span, both of its ends among them. */
export function timesThrough({ from, to }: OpenTime, count: number): readonly string[] {
  const seconds = (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / SECOND_MS;
  return Array.from({ length: count }, (_, index0) => secondsLater(from, Math.round((seconds * index0) / (count - 1))));
}

/**
 * The answers to known times have what the open one says holds, and what it says of the members that change: the value
 * after at the second of the change, the value before one second earlier.
 */
export function expectAgreement(open: OpenTime, readAt: ReadAt, count: number): void {
  for (const local of timesThrough(open, count)) {
    const read = readAt(local);
    for (const { member, value } of open.holds) expect([local, member, read(member)]).toEqual([local, member, value]);
    for (const member of new Set(open.changes.map((change) => change.member))) {
      const own = open.changes.filter((change) => change.member === member);
      const value = own.findLast(({ at }) => at <= local)?.after ?? own[0]?.before;
      expect([local, member, read(member)]).toEqual([local, member, value]);
    }
  }
  for (const { member, before, after, at } of open.changes) {
    const values = [secondsLater(at, -1), at].map((local) => readAt(local)(member));
    expect([at, member, ...values]).toEqual([at, member, before, after]);
  }
}
