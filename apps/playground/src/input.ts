import type { Input } from "./backend";
import type { Field, OperationForm } from "./forms/model";
import { type Moment, type Person, sourceText } from "./people";

/** What a form holds. */
export interface Held {
  readonly people: readonly Person[];
  /** What was written into controls, and how many rows lists have (`members.length`), by dotted path. */
  readonly values: Readonly<Record<string, string>>;
  readonly moment: Moment;
}

/** Members of a person that the person's block shows, by their source. */
const IN_BLOCK: ReadonlySet<string> = new Set(["date", "time", "latitude", "longitude", "timezone", "name"]);

/** A field where it stands. */
export interface Placed {
  readonly field: Field;
  /** `date`, `person1.date`, `members.0.date`. */
  readonly path: string;
  readonly person: number;
  /** What the example of its row has for it. */
  readonly given?: unknown;
}

/** Whether a field is one of a person's, and shown with them. */
export function isPersonal({ f }: Field): boolean {
  return f !== undefined && IN_BLOCK.has(f);
}

/** How many rows a list has. */
export function rowCount(one: Placed, { values }: Pick<Held, "values">): number {
  const written = values[`${one.path}.length`];
  if (written !== undefined) return Math.min(Number(written) || 0, MOST_ROWS);
  return Math.max(exampleRows(one).length, one.field.r === 1 ? Math.max(one.field.a ?? 0, 1) : 0);
}

/** A link may say any number. */
const MOST_ROWS = 50;

function exampleRows({ field, given }: Placed): readonly unknown[] {
  if (given !== undefined) return Array.isArray(given) ? given : [];
  return field.r === 1 && field.x !== undefined ? JSON.parse(field.x) : [];
}

/** The members of an object, or of a row of a list, where they stand. */
export function placedIn(one: Placed, row0?: number): readonly Placed[] {
  const base = row0 === undefined ? one.path : `${one.path}.${row0}`;
  const person = row0 ?? one.field.p ?? one.person;
  const example: unknown = row0 === undefined ? one.given : exampleRows(one)[row0];
  return (one.field.c ?? []).map((field) => {
    const given: unknown = example === undefined ? undefined : Object(example)[field.n];
    return { field, path: `${base}.${field.n}`, person, ...(given !== undefined && { given }) };
  });
}

/** What a control shows: what was written, or else where its value comes from. */
export function textAt({ field, path, person, given }: Placed, held: Held): string {
  const written = held.values[path];
  if (written !== undefined) return written;
  if (field.f !== undefined) {
    const [first] = held.people;
    const whose = held.people[person] ?? first;
    return whose === undefined ? "" : sourceText(field.f, whose, held.moment);
  }
  return given === undefined ? (field.x ?? "") : String(given);
}

/** The request that a form stands for. */
export function inputOf(form: Pick<OperationForm, "fields">, held: Held): Input {
  return members(placed(form), held);
}

/** The fields of a form where they stand. */
export function placed({ fields }: Pick<OperationForm, "fields">): readonly Placed[] {
  return fields.map((field) => ({ field, path: field.n, person: 0 }));
}

function members(fields: readonly Placed[], held: Held): Input {
  return Object.fromEntries(
    fields.flatMap((one) => {
      const value = sentValue(one, held);
      return value === undefined ? [] : [[one.field.n, value]];
    }),
  );
}

function sentValue(one: Placed, held: Held): unknown {
  const { field } = one;
  if (field.k === "object") {
    const inside = members(placedIn(one), held);
    return Object.keys(inside).length === 0 && field.r !== 1 ? undefined : inside;
  }
  if (field.k === "list") {
    const rows = Array.from({ length: rowCount(one, held) }, (_, row0) => members(placedIn(one, row0), held));
    return rows.length === 0 ? undefined : rows;
  }
  // An operation that can do without a birth time is told none, and says by itself what it then computes.
  if (isLeftUnknown(one, held)) return undefined;
  const text = textAt(one, held).trim();
  return text === "" ? undefined : typed(field, text);
}

function isLeftUnknown({ field, path, person }: Placed, { people, values }: Held): boolean {
  const isOptional = field.f === "time" && field.r !== 1 && values[path] === undefined;
  return isOptional && people[person]?.isTimeUnknown === true;
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** What is no number is sent as it is: the service says what to send instead. */
function typed({ k, i }: Field, text: string): unknown {
  const number = (one: string): unknown => (NUMBER.test(one) ? Number(one) : one);
  if (k === "number" || k === "integer" || k === "timezone" || i === 1) return number(text);
  if (k === "yesNo") return text === "true" ? true : text === "false" ? false : text;
  if (k === "choices") return text.split(",");
  if (k === "numbers") return text.split(/[\s,]+/).map(number);
  return text;
}

/** Every control of a form where it stands, those in objects and lists too. */
export function leaves(fields: readonly Placed[], held: Held): readonly Placed[] {
  return fields.flatMap((one) => {
    if (one.field.k === "object") return leaves(placedIn(one), held);
    if (one.field.k !== "list") return [one];
    return Array.from({ length: rowCount(one, held) }, (_, row0) => leaves(placedIn(one, row0), held)).flat();
  });
}
