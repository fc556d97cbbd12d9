import { fieldsText } from "./fields";
import type { Selection } from "./form";
import type { PartedList } from "./shape";

/** The part of a list that is sent. */
export interface CutList {
  /** Its members joined by dots; empty for an answer that is a list. */
  readonly path: string;
  /** The zero-based index of the first item that is sent. */
  readonly from: number;
  readonly shown: number;
  readonly total: number;
}

export interface Cut {
  readonly lists: readonly CutList[];
  /** `fields` of the call that gives what was cut off. */
  readonly rest: string;
}

/** A comma, or the brackets of an empty list. */
const SEPARATOR = 1;

/**
 * Shortens the longest lists, in place, to one length in characters, so that the text of the answer loses at least that
 * many characters. Undefined, and nothing is shortened, where that is impossible with one item left in each list.
 */
export function cutLists(lists: readonly PartedList[], excess: number): Cut | undefined {
  const measured = lists.map(measuredList);
  const room = measured.reduce((sum, { size }) => sum + size, 0) - excess;
  const share = fairShare(
    measured.map(({ size }) => size),
    room,
  );
  if (share === undefined) return undefined;
  const kept = measured.map((one) => ({ ...one, kept: one.size <= share ? one.sizes.length : fitting(one, share) }));
  const cut = kept.filter((one) => one.kept < one.sizes.length);
  if (cut.length === 0 || cut.every((one) => one.kept === 0)) return undefined;
  const reported = cut.map(({ list, kept: shown }) => reportOf(list, shown));
  const rest = fieldsText(restOf(cut.map(({ list, kept: shown }) => ({ list, shown }))));
  for (const { list, kept: shown } of cut) list.keep(shown === 0 ? 0 : list.headers + shown);
  return { lists: reported, rest };
}

interface Measured {
  readonly list: PartedList;
  /** Characters of each item, with what separates it. */
  readonly sizes: readonly number[];
  readonly headerSize: number;
  readonly size: number;
}

function measuredList(list: PartedList): Measured {
  const all = list.sent.map((item) => (JSON.stringify(item) ?? "null").length + SEPARATOR);
  const headerSize = list.headers === 1 ? (all[0] ?? 0) : 0;
  return { list, sizes: all.slice(list.headers), headerSize, size: all.reduce((sum, one) => sum + one, 0) };
}

/** The greatest length that all lists together may have each, so that no more than `room` is needed. */
function fairShare(sizes: readonly number[], room: number): number | undefined {
  if (room < 0) return undefined;
  let left = room;
  const rising = [...sizes].sort((a, b) => a - b);
  for (const [index0, size] of rising.entries()) {
    const share = left / (rising.length - index0);
    if (size > share) return share;
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}

/** The number of items that fit. */
function fitting({ sizes, headerSize }: Measured, share: number): number {
  let used = headerSize;
  for (const [index0, size] of sizes.entries()) {
    used += size;
    if (used > share) return index0;
  }
  return sizes.length;
}

function reportOf({ path, from, total }: PartedList, shown: number): CutList {
  return { path: path.join("."), from, shown, total };
}

interface Shown {
  readonly list: PartedList;
  readonly shown: number;
}

/** Selects the rest of each list that was cut, within the slice that was asked for. */
function restOf(cut: readonly Shown[]): Selection {
  let root: Selection = { isWhole: false, members: {} };
  for (const { list, shown } of cut) {
    const { selection, from } = list;
    const { to } = selection?.slice ?? {};
    const slice = { from: from + shown, ...(to !== undefined && { to }) };
    root = put(root, list.path, { isWhole: selection?.isWhole ?? true, members: selection?.members ?? {}, slice });
  }
  return root;
}

function put(node: Selection, path: readonly string[], leaf: Selection): Selection {
  const [name, ...deeper] = path;
  if (name === undefined) return leaf;
  const below = node.members[name] ?? { isWhole: false, members: {} };
  return { ...node, members: { ...node.members, [name]: put(below, deeper, leaf) } };
}
