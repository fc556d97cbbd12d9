import { isRecord } from "../wire/fold";
import type { DeclaredSchema, Weight } from "../wire/json-schema";
import type { AnswerForm, Detail, Selection, Slice } from "./form";
import { type Place, placeOf } from "./schema-places";

/** A list, or an object whose names are data, that is not inside another one: it may be sent in parts. */
export interface PartedList {
  /** Empty for an answer that is a list. */
  readonly path: readonly string[];
  /** The entries that the answer sends; of an object its names and values. */
  readonly sent: readonly unknown[];
  /** Shortens what the answer sends, in place, to so many of `sent`. */
  readonly keep: (count: number) => void;
  /** Entries before the items in `sent`: the names of a table's columns. */
  readonly headers: 0 | 1;
  /** The zero-based index of the first item in the whole list. */
  readonly from: number;
  readonly total: number;
  readonly selection: Selection | undefined;
}

/** Gives a value in the form it was compiled for; notes lists that may be parted. */
export type Shaper = (value: unknown, lists: PartedList[] | undefined) => unknown;

export const DROPPED: Readonly<Record<Detail, ReadonlySet<Weight>>> = {
  full: new Set<Weight>(),
  standard: new Set<Weight>(["long", "repeated", "bulk"]),
  compact: new Set<Weight>(["prose", "long", "repeated", "bulk"]),
};

/** Answers keep their conventions in every form. */
const ALWAYS = "conventions";

const asItIs: Shaper = (value) => value;

interface At {
  readonly detail: Detail;
  readonly selection: Selection | undefined;
  /** Undefined inside of lists and of objects whose names are data. */
  readonly path: readonly string[] | undefined;
}

/** Compiles how answers of a schema are given in a form. An answer of which nothing is left is `null`. */
export function shaperOf(schema: DeclaredSchema, { detail, selection }: AnswerForm): Shaper {
  return shaperAt(schema, { detail, selection, path: [] }) ?? (() => null);
}

/** Undefined where nothing of the place is sent. A place named by a path is sent at every detail. */
function shaperAt(schema: DeclaredSchema, at: At): Shaper | undefined {
  const place = placeOf(schema);
  const isDropped = place.weight !== undefined && DROPPED[at.detail].has(place.weight);
  if (isDropped) {
    if (at.selection === undefined) return undefined;
    return shaperAt(unweighted(schema), { ...at, detail: "full" });
  }
  const list = place.items && listShaper(place.items, { at, rankedBy: place.rankedBy });
  const object = objectShaper(place, at);
  const isEmptied = place.members === undefined ? place.items !== undefined : object === undefined;
  if (isEmptied && list === undefined) return undefined;
  return (value, lists) => {
    if (Array.isArray(value)) return list === undefined ? value : list(value, lists);
    return isRecord(value) ? (object ?? asItIs)(value, lists) : value;
  };
}

function unweighted({ weight: _, anyOf, ...schema }: DeclaredSchema): DeclaredSchema {
  return { ...schema, ...(anyOf && { anyOf: anyOf.map(unweighted) }) };
}

type MemberShapers = ReadonlyMap<string, Shaper | undefined>;

function memberShapers(members: Readonly<Record<string, DeclaredSchema>>, at: At): MemberShapers {
  const shapers = new Map<string, Shaper | undefined>();
  for (const [name, member] of Object.entries(members)) {
    const isConventions = name === ALWAYS && at.path?.length === 0;
    shapers.set(name, isConventions ? asItIs : (memberShaper(name, member, at) ?? stateShaper(name, member, at)));
  }
  return shapers;
}

const WHOLE: Selection = { isWhole: true, members: {} };
const STATE: Selection = { isWhole: false, members: { state: WHOLE, from: WHOLE, to: WHOLE } };

/** An answer to an open time of birth says so in every form: where that is not asked for, in no more words than it takes. */
function stateShaper(name: string, member: DeclaredSchema, { detail, path }: At): Shaper | undefined {
  const isState = name === "birthTime" && path?.length === 0 && member.properties?.["state"] !== undefined;
  return isState ? shaperAt(member, { detail, selection: STATE, path: [name] }) : undefined;
}

function memberShaper(name: string, member: DeclaredSchema, at: At): Shaper | undefined {
  const selection = at.selection?.isWhole ? undefined : at.selection;
  const isNamed = selection !== undefined && Object.hasOwn(selection.members, name);
  if (selection !== undefined && !isNamed) return undefined;
  const path = at.path && [...at.path, name];
  return shaperAt(member, { detail: at.detail, selection: selection?.members[name], path });
}

function objectShaper({ members = {}, others }: Place, at: At): Shaper | undefined {
  const shapers = memberShapers(members, at);
  const open: At = { ...at, path: undefined };
  const isParted = at.path !== undefined && typeof others === "object" && shapers.size === 0;
  if (others === undefined && [...shapers.values()].every((shaper) => shaper === undefined)) {
    return shapers.size === 0 ? asItIs : undefined;
  }
  const other = (name: string): Shaper | undefined =>
    others === undefined ? undefined : memberShaper(name, others === true ? {} : others, open);
  return (value, lists) => {
    const shaped: Record<string, unknown> = {};
    const all = Object.entries(isRecord(value) ? value : {});
    for (const [name, member] of isParted ? sliced(all, at.selection?.slice) : all) {
      const shaper = shapers.has(name) ? shapers.get(name) : other(name);
      if (shaper !== undefined && member !== undefined) shaped[name] = shaper(member, lists);
    }
    if (isParted) lists?.push(partedObject(shaped, { at, path: at.path ?? [], total: all.length }));
    return shaped;
  };
}

interface PartedAt {
  readonly at: At;
  readonly path: readonly string[];
  readonly total: number;
}

function partedObject(shaped: Record<string, unknown>, { at, path, total }: PartedAt): PartedList {
  const sent = Object.entries(shaped);
  const keep = (count: number): void => {
    for (const [name] of sent.slice(count)) delete shaped[name];
  };
  const from = Math.min(at.selection?.slice?.from ?? 0, total);
  return { path, sent, keep, headers: 0, from, total, selection: at.selection };
}

interface ListPlace {
  readonly at: At;
  readonly rankedBy: string | undefined;
}

function listShaper(items: DeclaredSchema, { at, rankedBy }: ListPlace): Shaper | undefined {
  const { detail, selection, path } = at;
  const inside: At = { detail, selection: selection?.isWhole ? undefined : withoutSlice(selection), path: undefined };
  const { isRow, members = {}, weight } = placeOf(items);
  const isTable = detail === "compact" && isRow && !(weight !== undefined && DROPPED.compact.has(weight));
  const rows = isTable ? rowsShaper(memberShapers(members, inside)) : itemsShaper(shaperAt(items, inside));
  if (rows === undefined) return undefined;
  return (value, lists) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [];
    const ordered = rankedBy === undefined || detail === "full" ? all : ranked(all, rankedBy);
    const sent = rows(sliced(ordered, selection?.slice));
    const from = Math.min(selection?.slice?.from ?? 0, all.length);
    const headers = isTable && sent.length > 0 ? 1 : 0;
    const keep = (count: number): void => {
      sent.length = count;
    };
    if (path !== undefined) lists?.push({ path, sent, keep, headers, from, total: all.length, selection });
    return sent;
  };
}

/** A slice of a root list does not apply to the lists inside. */
function withoutSlice(selection: Selection | undefined): Selection | undefined {
  if (selection === undefined || Object.keys(selection.members).length === 0) return undefined;
  return { isWhole: false, members: selection.members };
}

function sliced<Item>(list: readonly Item[], slice: Slice | undefined): readonly Item[] {
  return slice === undefined ? list : list.slice(slice.from, slice.to);
}

/** The highest first, those that are equal in their order. */
function ranked(list: readonly unknown[], member: string): readonly unknown[] {
  const rank = (item: unknown): number => {
    const value = isRecord(item) ? item[member] : undefined;
    return typeof value === "number" ? value : Number.NEGATIVE_INFINITY;
  };
  return [...list].sort((a, b) => Math.sign(rank(b) - rank(a)) || 0);
}

type ItemsShaper = (items: readonly unknown[]) => unknown[];

function itemsShaper(shaper: Shaper | undefined): ItemsShaper | undefined {
  return shaper && ((items) => items.map((item) => shaper(item, undefined)));
}

/** The names of the members that any item has, then each item's values in that order; `null` for what it does not have. */
function rowsShaper(shapers: MemberShapers): ItemsShaper | undefined {
  const columns = [...shapers].flatMap(([name, shaper]) => (shaper === undefined ? [] : [{ name, shaper }]));
  if (columns.length === 0) return undefined;
  return (items) => {
    if (items.length === 0) return [];
    const records = items.map((item) => (isRecord(item) ? item : {}));
    const used = columns.filter(({ name }) => records.some((record) => record[name] !== undefined));
    const rows = records.map((record) => used.map(({ name, shaper }) => cell(record[name], shaper)));
    return [used.map(({ name }) => name), ...rows];
  };
}

function cell(value: unknown, shaper: Shaper): unknown {
  return value === undefined ? null : shaper(value, undefined);
}
