import type { Issue } from "../contract/issues";
import { memberKey } from "../wire/fold";
import type { DeclaredSchema } from "../wire/json-schema";
import { unlikeness } from "../wire/nearest";
import { readFields, type Step } from "./fields";
import type { Selection, Slice } from "./form";
import { type Place, placeOf } from "./schema-places";

export type Selected =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly issues: readonly Issue[] };

interface Draft {
  isWhole: boolean;
  slice?: Slice;
  readonly members: Map<string, Draft>;
}

/** So many unknown paths of one request are explained. */
const MOST_EXPLAINED = 5;

/** The parts of an answer that `fields` selects, or each path that the answer's schema lacks, with the nearest one. */
export function select(schema: DeclaredSchema, text: string): Selected {
  const read = readFields(text);
  if (!read.ok) return { ok: false, issues: [{ path: "fields", message: read.message, code: "invalid_format" }] };
  const root = draft();
  const issues: Issue[] = [];
  for (const path of read.paths) {
    const issue = issues.length < MOST_EXPLAINED ? add(root, schema, path) : undefined;
    if (issue !== undefined) issues.push(issue);
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, selection: finished(root) };
}

function draft(): Draft {
  return { isWhole: false, members: new Map() };
}

function finished({ isWhole, slice, members }: Draft): Selection {
  const inside = Object.fromEntries([...members].map(([name, member]) => [name, finished(member)]));
  return { isWhole, ...(slice && { slice }), members: inside };
}

/** Puts one path into the tree. */
function add(root: Draft, schema: DeclaredSchema, path: readonly Step[]): Issue | undefined {
  let node = root;
  let place = placeOf(schema);
  const walked: string[] = [];
  for (const { name, slice } of path) {
    if (name !== "") {
      const found = memberAt(place, name);
      if (found === undefined) return unknownPath(name, walked, { place, schema });
      node = childOf(node, found.name);
      place = found.place;
      walked.push(found.name);
    }
    if (slice === undefined) continue;
    const issue = sliceIssue(node, place, { slice, path: walked.join(".") });
    if (issue !== undefined) return issue;
    node.slice = slice;
  }
  node.isWhole = true;
  return undefined;
}

function childOf(node: Draft, name: string): Draft {
  const child = node.members.get(name) ?? draft();
  node.members.set(name, child);
  return child;
}

interface Found {
  readonly name: string;
  readonly place: Place;
}

/** A member of the object at a place, or of the objects in the list there. */
function memberAt(place: Place, name: string): Found | undefined {
  const holder = holderOf(place);
  const members = holder.members ?? {};
  const known = Object.hasOwn(members, name)
    ? name
    : Object.keys(members).find((one) => memberKey(one) === memberKey(name));
  const schema = known === undefined ? undefined : members[known];
  if (known !== undefined && schema !== undefined) return { name: known, place: placeOf(schema) };
  if (holder.others === undefined) return undefined;
  return { name, place: placeOf(holder.others === true ? {} : holder.others) };
}

function holderOf(place: Place): Place {
  return place.items !== undefined && place.members === undefined ? holderOf(placeOf(place.items)) : place;
}

function sliceIssue(
  node: Draft,
  place: Place,
  { slice, path }: { readonly slice: Slice; readonly path: string },
): Issue | undefined {
  const name = path === "" ? "The answer" : path;
  if (place.items === undefined && place.others === undefined) {
    return { path: "fields", message: `${name} is no list. Leave the brackets out.`, code: "invalid_format" };
  }
  const earlier = node.slice;
  if (earlier === undefined || (earlier.from === slice.from && earlier.to === slice.to)) return undefined;
  const message = `${name} is cut in two ways. Send one stretch of it in each call.`;
  return { path: "fields", message, code: "repeated_member" };
}

interface Where {
  readonly place: Place;
  readonly schema: DeclaredSchema;
}

function unknownPath(name: string, walked: readonly string[], { place, schema }: Where): Issue {
  const asked = [...walked, name.slice(0, 60)].join(".");
  const nearest = nearestTo(name, walked, { place, schema });
  const there = Object.keys(holderOf(place).members ?? {}).slice(0, 30);
  const listed = there.length === 0 ? "It has no members to choose from" : `It has ${there.join(", ")}`;
  const advice = nearest === undefined ? `${listed}.` : `The nearest is ${nearest}.`;
  const message = `fields names ${asked}, which the answer does not have. ${advice}`;
  return { path: "fields", message, code: "unknown_member", ...(nearest !== undefined && { expected: nearest }) };
}

/** The least unlike name at the same place; failing that, the same name anywhere. */
function nearestTo(name: string, walked: readonly string[], { place, schema }: Where): string | undefined {
  const key = memberKey(name.slice(0, 60));
  let best: { readonly name: string; readonly difference: number } | undefined;
  for (const known of Object.keys(holderOf(place).members ?? {})) {
    const difference = unlikeness(key, memberKey(known));
    if (difference !== undefined && (best === undefined || difference < best.difference))
      best = { name: known, difference };
  }
  return best === undefined ? pathTo(schema, key) : [...walked, best.name].join(".");
}

/** The first path, of the shortest ones, whose last member has that name. */
function pathTo(schema: DeclaredSchema, key: string): string | undefined {
  let level: readonly { readonly path: readonly string[]; readonly place: Place }[] = [
    { path: [], place: placeOf(schema) },
  ];
  for (let depth = 0; depth < 6 && level.length > 0; depth += 1) {
    const next = level.flatMap(({ path, place }) =>
      Object.entries(holderOf(place).members ?? {}).map(([name, member]) => ({
        path: [...path, name],
        place: placeOf(member),
      })),
    );
    const found = next.find(({ path }) => memberKey(path.at(-1) ?? "") === key);
    if (found !== undefined) return found.path.join(".");
    level = next;
  }
  return undefined;
}
