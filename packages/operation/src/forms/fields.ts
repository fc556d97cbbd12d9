import type { Selection, Slice } from "./form";

/** Longer texts, and more paths than an answer has members worth naming, are refused. */
export const LONGEST_FIELDS = 2_000;
const MOST_PATHS = 100;
const DEEPEST = 12;

/** One step of a path: a member, a stretch of the list that it is, or both. */
export interface Step {
  readonly name: string;
  readonly slice?: Slice;
}

export type FieldsRead =
  | { readonly ok: true; readonly paths: readonly (readonly Step[])[] }
  | { readonly ok: false; readonly message: string };

/** Reads `planets.name,aspects[0:20]`. A list at the root is sliced by `[0:20]` alone, or before a member: `[0:20].name`. */
export function readFields(text: string): FieldsRead {
  if (text.length > LONGEST_FIELDS)
    return problem(`has ${text.length} characters, and at most ${LONGEST_FIELDS} are read`);
  const texts = text.split(",").map((path) => path.trim());
  if (texts.length > MOST_PATHS) return problem(`has ${texts.length} paths, and at most ${MOST_PATHS} are read`);
  const paths: (readonly Step[])[] = [];
  for (const path of texts) {
    const steps = readPath(path);
    if (steps === undefined) return problem(`holds ${JSON.stringify(path.slice(0, 60))}, which is no path`);
    paths.push(steps);
  }
  return { ok: true, paths };
}

function problem(what: string): FieldsRead {
  const example = "Send names of members joined by dots, with stretches of lists in brackets, and commas between them";
  return { ok: false, message: `fields ${what}. ${example}, for example planets.name,aspects[0:20].` };
}

const STEP = /^([A-Za-z][A-Za-z0-9_-]*)?(?:\[(\d{0,6}):(\d{0,6})\])?$/;

function readPath(path: string): readonly Step[] | undefined {
  const texts = path.split(".");
  if (texts.length > DEEPEST) return undefined;
  const steps: Step[] = [];
  for (const [index0, text] of texts.entries()) {
    const found = STEP.exec(text);
    if (found === null || text === "") return undefined;
    const [, name = "", from, to] = found;
    if (name === "" && index0 > 0) return undefined;
    steps.push(from === undefined ? { name } : { name, slice: sliceOf(from, to ?? "") });
  }
  return steps;
}

function sliceOf(from: string, to: string): Slice {
  return to === "" ? { from: Number(from) } : { from: Number(from), to: Number(to) };
}

/** The same as text, for a call that asks for it again. */
export function fieldsText(selection: Selection): string {
  return pathsOf(selection).join(",");
}

function pathsOf({ isWhole, slice, members }: Selection): readonly string[] {
  const own = slice === undefined ? "" : `[${slice.from}:${slice.to ?? ""}]`;
  const inside = Object.entries(members).flatMap(([name, member]) => pathsOf(member).map((path) => join(name, path)));
  return isWhole || inside.length === 0 ? [own] : inside.map((path) => join(own, path));
}

function join(name: string, path: string): string {
  return path === "" || path.startsWith("[") ? name + path : name === "" ? path : `${name}.${path}`;
}
