import type { Input } from "./backend";
import type { Field, OperationForm } from "./forms/model";
import { type Moment, type Person, sourceText } from "./people";

/** The state of a form. */
export interface Held {
  readonly people: readonly Person[];
  /** Texts typed into controls, and row counts of lists (`members.length`), by dotted path. */
  readonly values: Readonly<Record<string, string>>;
  readonly moment: Moment;
}

/** The sources of fields that the person's block shows. */
const IN_BLOCK: ReadonlySet<string> = new Set([
  "date",
  "time",
  "latitude",
  "longitude",
  "timezone",
  "name",
  "placeName",
]);

/** A field with its path in the request. */
export interface Placed {
  readonly field: Field;
  /** `date`, `person1.date`, `members.0.date`. */
  readonly path: string;
  readonly person: number;
  /** The value from the example of its row. */
  readonly given?: unknown;
}

/** Whether a field belongs to a person and is shown in their block. */
export function isPersonal({ f }: Field): boolean {
  return f !== undefined && IN_BLOCK.has(f);
}

/** The number of rows of a list. */
export function rowCount(one: Placed, { values }: Pick<Held, "values">): number {
  const written = values[`${one.path}.length`];
  if (written !== undefined) return Math.min(Number(written) || 0, MOST_ROWS);
  return Math.max(exampleRows(one).length, one.field.r === 1 ? Math.max(one.field.a ?? 0, 1) : 0);
}

/** A bound, because a link may give any number. */
const MOST_ROWS = 50;

function exampleRows({ field, given }: Placed): readonly unknown[] {
  if (given !== undefined) return Array.isArray(given) ? given : [];
  return field.x === undefined ? [] : JSON.parse(field.x);
}

/** The members of an object, or of a row of a list, with their paths. */
export function placedIn(one: Placed, row0?: number): readonly Placed[] {
  const base = row0 === undefined ? one.path : `${one.path}.${row0}`;
  const person = row0 ?? one.field.p ?? one.person;
  const example: unknown = row0 === undefined ? one.given : exampleRows(one)[row0];
  return (one.field.c ?? []).map((field) => {
    const given: unknown = example === undefined ? undefined : Object(example)[field.n];
    return { field, path: `${base}.${field.n}`, person, ...(given !== undefined && { given }) };
  });
}

/** The text of a control: typed by the reader, else from the field's source. */
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

/** The request of a form. */
export function inputOf(form: Pick<OperationForm, "fields">, held: Held): Input {
  return members(placed(form), held);
}

/** The fields of a form with their paths. */
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
  if (isOpenTime(one, held)) return UNKNOWN_TIME;
  // Operations that do not require a birth time get none, and say themselves what they then compute.
  if (isLeftUnknown(one, held)) return undefined;
  const text = textAt(one, held).trim();
  return text === "" ? undefined : typed(field, text);
}

/** The word that an operation takes in place of a time of birth. */
export const UNKNOWN_TIME = "unknown";

/** Whether the operation itself answers to the unknown time of a person. */
export function isOpenTime({ field, path, person }: Placed, { people, values }: Held): boolean {
  return field.u === 1 && values[path] === undefined && people[person]?.isTimeUnknown === true;
}

function isLeftUnknown({ field, path, person }: Placed, { people, values }: Held): boolean {
  const isOptional = field.f === "time" && field.r !== 1 && values[path] === undefined;
  return isOptional && people[person]?.isTimeUnknown === true;
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Non-numbers are sent unchanged: the service says what to send instead. */
function typed({ k, i }: Field, text: string): unknown {
  const number = (one: string): unknown => (NUMBER.test(one) ? Number(one) : one);
  if (k === "number" || k === "integer" || k === "timezone" || i === 1) return number(text);
  if (k === "yesNo") return text === "true" ? true : text === "false" ? false : text;
  if (k === "choices") return text.split(",");
  if (k === "numbers") return text.split(/[\s,]+/).map(number);
  return text;
}

/** Every control of a form, including those inside objects and lists. */
export function leaves(fields: readonly Placed[], held: Held): readonly Placed[] {
  return fields.flatMap((one) => {
    if (one.field.k === "object") return leaves(placedIn(one), held);
    if (one.field.k !== "list") return [one];
    return Array.from({ length: rowCount(one, held) }, (_, row0) => leaves(placedIn(one, row0), held)).flat();
  });
}
