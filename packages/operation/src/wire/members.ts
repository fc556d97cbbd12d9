import type { Issue } from "../contract/issues";
import { memberKey } from "./fold";
import type { DeclaredSchema } from "./json-schema";
import { unlikeness } from "./nearest";

/** The parts of a request, and `arguments` for a call that carries all of them in one object. */
export type PartName = "path" | "query" | "body" | "arguments";

/** A member that some schema of the operation knows. */
interface KnownMember {
  readonly name: string;
  readonly part: PartName;
  /** The objects around it, from the outermost on. */
  readonly place: readonly string[];
}

export interface KnownPart {
  readonly part: PartName;
  readonly schema: DeclaredSchema;
}

/** A member that no schema knows at its place. */
export interface Unknown {
  readonly name: string;
  readonly part: PartName;
  readonly place: readonly string[];
}

/** So many unknown members of one request are explained one by one: to find the nearest name takes time. */
export const MOST_EXPLAINED = 20;
const MAX_LISTED = 30;
const SHOWN_CHARACTERS = 60;

/** The unknown members of one request: those that are explained, the first of the others, and how many there are. */
export interface UnknownMembers {
  readonly add: (unknown: Unknown) => void;
  readonly kept: () => readonly Unknown[];
  readonly count: () => number;
}

export function unknownMembers(): UnknownMembers {
  const kept: Unknown[] = [];
  let count = 0;
  return {
    add: (unknown) => {
      count += 1;
      if (kept.length <= MOST_EXPLAINED) kept.push(unknown);
    },
    kept: () => kept,
    count: () => count,
  };
}

/** Says what each unknown member may have been meant for, and where that belongs. */
export function unknownMemberIssues(unknown: UnknownMembers, parts: readonly KnownPart[]): readonly Issue[] {
  const known = parts.flatMap(({ part, schema }) => membersOf(schema, part, []));
  const explained = unknown.kept().slice(0, MOST_EXPLAINED);
  const issues = explained.map((one) => issueFor(one, known));
  const [next] = unknown.kept().slice(MOST_EXPLAINED);
  if (next === undefined) return issues;
  const more = unknown.count() - MOST_EXPLAINED;
  const are = more === 1 ? "more member is" : "more members are";
  const message = `${more} ${are} not known. ${takenAt(next, known)}`;
  return [...issues, { path: pathOf(next), message, code: CODE }];
}

const CODE = "unknown_member";

function membersOf(schema: DeclaredSchema, part: PartName, place: readonly string[]): readonly KnownMember[] {
  const inside = [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inside
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .flatMap(([name, property]) => [{ name, part, place }, ...membersOf(property, part, [...place, name])]);
}

function issueFor(unknown: Unknown, known: readonly KnownMember[]): Issue {
  const nearest = nearestOf(unknown, known);
  const message = `${shortened(unknown.name)} is not ${whatAt(unknown)}. ${adviceFor(unknown, nearest, known)}`;
  const expected = nearest === undefined ? {} : { expected: [...nearest.place, nearest.name].join(".") };
  return { path: pathOf(unknown), message, code: CODE, ...expected };
}

function pathOf({ place, name }: Unknown): string {
  return [...place, shortened(name)].join(".");
}

function shortened(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
}

function whatAt({ part, place }: Pick<Unknown, "part" | "place">): string {
  if (place.length > 0) return `a member of ${placeName(place)}`;
  return WHAT[part];
}

const WHAT = {
  body: "a member of the body",
  query: "a query parameter here",
  path: "in the path",
  arguments: "an argument",
} as const satisfies Record<PartName, string>;

/** Names of a place where people expect one to be looked up. */
const PLACE_NAMES: ReadonlySet<string> = new Set(
  ["city", "place", "location", "town", "country", "address", "birthPlace", "birthCity", "birthLocation"].map(
    memberKey,
  ),
);

function adviceFor(unknown: Unknown, nearest: KnownMember | undefined, known: readonly KnownMember[]): string {
  if (nearest !== undefined) return nearestAdvice(unknown, nearest, known);
  const takesPlace = known.some(({ name }) => /latitude$/i.test(name));
  if (takesPlace && PLACE_NAMES.has(memberKey(unknown.name))) {
    return "No place is looked up by its name: GET /location/search?q=… gives the latitude, longitude and timezone to send.";
  }
  return takenAt(unknown, known);
}

function nearestAdvice(unknown: Unknown, nearest: KnownMember, known: readonly KnownMember[]): string {
  const isSame = memberKey(unknown.name) === memberKey(nearest.name);
  if (samePlace(unknown, nearest)) return `Send ${nearest.name}, if that is what you mean.`;
  const places = known.filter(({ name }) => name === nearest.name).map(belongs);
  const where = [...new Set(places)].slice(0, 3).join(" and ");
  return isSame ? `It belongs ${where}.` : `The nearest is ${nearest.name}, which belongs ${where}.`;
}

function belongs({ part, place, name }: KnownMember): string {
  if (place.length > 0) return `in ${placeName(place)}`;
  if (part === "query") return `in the query: ?${name}=…`;
  return part === "arguments" ? "beside the other arguments" : `in the ${part}`;
}

function placeName(place: readonly string[]): string {
  return place.join(".");
}

/** Says what may be sent in place of the unknown member. */
function takenAt(unknown: Pick<Unknown, "part" | "place">, known: readonly KnownMember[]): string {
  const there = known.filter((member) => samePlace(unknown, member)).map(({ name }) => name);
  const subject = subjectOf(unknown);
  if (there.length === 0) return `${subject} takes nothing here: leave it out.`;
  const listed = there.length > MAX_LISTED ? `${there.slice(0, MAX_LISTED).join(", ")}, …` : there.join(", ");
  return `${subject} takes ${listed}.`;
}

function subjectOf({ part, place }: Pick<Unknown, "part" | "place">): string {
  if (place.length > 0) return placeName(place);
  return part === "arguments" ? "This call" : `The ${part}`;
}

/** Items of a list share their members: their numbers play no part. */
function samePlace(one: Pick<Unknown, "part" | "place">, other: Pick<Unknown, "part" | "place">): boolean {
  const named = (place: readonly string[]): string => place.filter((step) => !/^\d+$/.test(step)).join(".");
  return one.part === other.part && named(one.place) === named(other.place);
}

/** The least unlike name; of equals the first in the order of the schemas. */
function nearestOf(unknown: Unknown, known: readonly KnownMember[]): KnownMember | undefined {
  const key = memberKey(unknown.name.slice(0, SHOWN_CHARACTERS));
  if (OTHER_MOMENT.test(key) && !known.some(({ name }) => memberKey(name) === key)) {
    const datetime = known.find((member) => member.name === "datetime" && samePlace(unknown, member));
    if (datetime !== undefined) return datetime;
  }
  let best: { readonly member: KnownMember; readonly rank: number } | undefined;
  for (const member of known) {
    const difference = unlikeness(key, memberKey(member.name));
    if (difference === undefined) continue;
    const rank = difference + (difference === 0 || samePlace(unknown, member) ? 0 : ELSEWHERE);
    if (best === undefined || rank < best.rank) best = { member, rank };
  }
  return best?.member;
}

/** Names of a moment to read, which `datetime` beside a birth's `date` and `time` is, however alike those are. */
const OTHER_MOMENT = /^(target|transit|reading|current|asof)(date|day|time|datetime)$/;

/** The same name elsewhere comes first, then whatever is alike at the same place. */
const ELSEWHERE = 1;
