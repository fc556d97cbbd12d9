import { type AnyOperation, type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import type { Field, FieldKind } from "../forms/model";
import { inputOf } from "../input";
import { EXAMPLE_PEOPLE } from "../people";
import { type Example, personOf, sourceOf } from "./sources";

/** The page sets the language of the answer, and shows an answer once and whole. */
const LEFT_OUT: ReadonlySet<string> = new Set(["lang"]);

/** Identifiers accepted in a path or a query, by field. */
export type Collections = Readonly<Record<string, readonly string[]>>;

/** Any moment will do: completeness of an input does not depend on it. */
const A_MOMENT = { date: "2026-01-01", time: "12:00" };

/**
 * All inputs of an operation, as controls. Where the required ones are not enough, because one of two has to come, the
 * controls are filled as in the example.
 */
export function fieldsOf(operation: AnyOperation, collections: Collections): readonly Field[] {
  const [example = {}] = operation.examples;
  const filledBy = (isWhole: boolean): readonly Field[] => {
    const fields = membersFilled(isWhole);
    const own = FILLED[operation.id] ?? {};
    return fields.map((field) => ({ ...field, ...own[field.n] }));
  };
  const membersFilled = (isWhole: boolean): readonly Field[] =>
    [operation.params, operation.query, operation.body].flatMap((part) =>
      part === undefined ? [] : membersOf(declaredSchemaOf(part, "input"), example, { collections, isWhole }),
    );
  const fields = filledBy(false);
  const input = inputOf({ fields }, { people: EXAMPLE_PEOPLE, values: {}, moment: A_MOMENT });
  return operation.parse({ flat: input }).ok ? fields : filledBy(true);
}

/**
 * Fields that people fill though the schema has a default: of the present moment, the day of a page, and what decides
 * whether a chapter is there.
 */
const FILLED: Readonly<Record<string, Readonly<Record<string, Partial<Field>>>>> = {
  getCurrentMoonPhase: { date: { f: "today" }, time: { f: "now" }, timezone: { f: "zone" } },
  getPanchangPage: { date: { f: "today" } },
  getDayPage: { today: { f: "today" } },
  getYearAheadPage: { today: { f: "today" } },
  // The return that most people ask for.
  generatePlanetaryReturn: { planet: { x: "Saturn" } },
  getFourPillarsPage: { gender: { s: 1 } },
};

interface Filling {
  readonly collections: Collections;
  /** Whether optional members are filled as in the example. */
  readonly isWhole: boolean;
}

function membersOf(schema: DeclaredSchema, example: Example, filling: Filling): readonly Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, member]) => {
      const isRequired = schema.required?.includes(name) === true;
      const field = fieldOf(name, member, { ...filling, example, isRequired });
      const isOpen = schema.properties?.[`${name}AccuracyMinutes`] !== undefined;
      return isOpen ? { ...field, u: 1 as const } : field;
    });
}

interface Around extends Filling {
  readonly example: Example;
  readonly isRequired: boolean;
}

function fieldOf(name: string, declared: DeclaredSchema, around: Around): Field {
  const schema = withoutNull(declared);
  const { example, isRequired, collections, isWhole } = around;
  const ids = schema.type === "string" && schema.enum === undefined ? collections[name] : undefined;
  const kind = ids === undefined ? kindOf(name, schema) : "choice";
  const source = sourceOf(name, schema, around);
  const given = example[name];
  const values = ids ?? (kind === "choices" ? schema.items?.enum : schema.enum)?.map(String);
  const person = kind === "object" ? personOf(name) : undefined;
  return {
    n: name,
    k: kind,
    ...(isRequired && { r: 1 }),
    ...(source !== undefined && { f: source }),
    ...(source === undefined &&
      (isRequired || isWhole || WORDS.has(name)) &&
      given !== undefined &&
      isLeaf(kind) && { x: textOf(given) }),
    ...(declared.default !== undefined && isLeaf(kind) && { d: textOf(declared.default) }),
    ...bounds(schema),
    ...(values !== undefined && { e: values }),
    ...(schema.enum?.some((value) => typeof value === "number") && { i: 1 }),
    ...inside(kind, schema, given, around),
    ...(person !== undefined && { p: person }),
  };
}

/**
 * Words that an operation is about. Either they or the same in Hebrew letters are required; its schema cannot say so.
 */
const WORDS: ReadonlySet<string> = new Set(["text", "name", "firstName", "secondName"]);

/** An optional member may be sent as null, which means absent. */
function withoutNull(schema: DeclaredSchema): DeclaredSchema {
  const { anyOf, ...own } = schema;
  const branches = anyOf?.filter(({ type }) => type !== "null");
  const [only] = branches ?? [];
  return only !== undefined && branches?.length === 1 ? { ...own, ...only } : schema;
}

function isLeaf(kind: FieldKind): boolean {
  return kind !== "object" && kind !== "list";
}

function kindOf(name: string, schema: DeclaredSchema): FieldKind {
  if (schema.enum !== undefined) return "choice";
  if (name === "timezone") return "timezone";
  if (schema.type === "array") return kindOfList(schema.items);
  if (schema.type === "object") return "object";
  if (schema.type === "number" || schema.type === "integer") return schema.type;
  // In an address a yes or no is text too.
  if ([schema.type].flat().includes("boolean")) return "yesNo";
  if (schema.format === "date" || /^(?:date|birthDate)$/.test(name)) return "date";
  return /^(?:time|\w+Time)(?:From|To)?$/.test(name) ? "time" : "text";
}

function kindOfList(items: DeclaredSchema | undefined): FieldKind {
  if (items?.enum !== undefined) return "choices";
  return items?.type === "object" ? "list" : "numbers";
}

function bounds(schema: DeclaredSchema): Pick<Field, "a" | "z"> {
  const least = schema.minimum ?? schema.minItems;
  const most = schema.maximum ?? schema.maxItems;
  return { ...(least !== undefined && { a: least }), ...(most !== undefined && { z: most }) };
}

function inside(kind: FieldKind, schema: DeclaredSchema, example: unknown, filling: Around): Pick<Field, "c" | "x"> {
  if (kind === "object") return { c: membersOf(schema, isExample(example) ? example : {}, filling) };
  if (kind !== "list" || schema.items === undefined) return {};
  const rows: readonly unknown[] = Array.isArray(example) ? example : [];
  const [first] = rows;
  return {
    c: membersOf(schema.items, isExample(first) ? first : {}, { ...filling, isWhole: false }),
    // Rows of examples, as JSON.
    ...(rows.length > 0 && (filling.isRequired || filling.isWhole) && { x: JSON.stringify(rows) }),
  };
}

function isExample(value: unknown): value is Example {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as the text of a control. */
export function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}
