import { type Issue, memberKey } from "@almagest/operation";

/** No request needs longer names, deeper nesting or later items. */
const MOST_STEPS = 8;
const LAST_ITEM = 999;

/** A value, or all values of a list. */
type Leaf = string | readonly string[];
type Tree = Map<string, Tree | Leaf>;

/** A request as one object, and the names that could not be understood. */
export interface FlatArguments {
  readonly flat: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/**
 * Reads arguments from an address: `person1.date=1990-07-15` is the member `date` of `person1`, `positions.0.name` and
 * `positions[0].name` the name of the first position. Values stay text; the operation knows which are numbers.
 */
export function flatArguments(values: Readonly<Record<string, Leaf>>): FlatArguments {
  const tree: Tree = new Map();
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(values)) {
    const issue = put(tree, name, value);
    if (issue !== undefined) issues.push(issue);
  }
  return { flat: Object.fromEntries([...tree].map(([name, inside]) => [name, valueIn(inside)])), issues };
}

/** `positions[0].name` and `positions.0.name` as steps. */
export function stepsOf(name: string): readonly string[] {
  return name.replace(/\[(\d+)\]/g, ".$1").split(".");
}

function put(tree: Tree, name: string, value: Leaf): Issue | undefined {
  const steps = [...stepsOf(name)];
  if (steps.length > MOST_STEPS || steps.some(isFarItem) || (steps.length > 1 && steps.includes(""))) {
    return wrong(name, "names no place in a request. Send names such as person1.date or positions.0.name.");
  }
  const last = steps.pop() ?? name;
  let place = tree;
  for (const step of steps) {
    const inside = keyed(place, step) ?? new Map();
    if (!(inside instanceof Map)) return wrong(name, `is inside ${step}, which is also sent as a value.`);
    place.set(nameIn(place, step), inside);
    place = inside;
  }
  if (keyed(place, last) instanceof Map) return wrong(name, "is sent as a value, and members of it too. Send one.");
  place.set(last, value);
  return undefined;
}

function isFarItem(step: string): boolean {
  return /^\d+$/.test(step) && (step.length > 3 || Number(step) > LAST_ITEM);
}

/** Two spellings of a name mean one member. */
function nameIn(place: Tree, step: string): string {
  if (place.has(step)) return step;
  const key = memberKey(step);
  return [...place.keys()].find((known) => memberKey(known) === key) ?? step;
}

function keyed(place: Tree, step: string): Tree | Leaf | undefined {
  return place.get(nameIn(place, step));
}

/** Members numbered from 0 without a gap form a list. */
function valueIn(inside: Tree | Leaf): unknown {
  if (!(inside instanceof Map)) return inside;
  const names = [...inside.keys()];
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name) && Number(name) < names.length);
  if (!isList) return Object.fromEntries([...inside].map(([name, deeper]) => [name, valueIn(deeper)]));
  return [...inside].sort(([a], [b]) => Number(a) - Number(b)).map(([, deeper]) => valueIn(deeper));
}

const SHOWN_CHARACTERS = 60;

function wrong(name: string, what: string): Issue {
  const shown = name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
  return { path: shown, message: `${shown} ${what}`, code: "unknown_member" };
}
