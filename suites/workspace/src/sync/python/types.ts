import { type Document, lastOf, placedOperations, type Schema } from "./document";
import { folded, isIdentifier, pascal, text } from "./names";

const SIMPLE: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
  object: "dict[str, Any]",
  array: "list[Any]",
};

/** A declaration, and the class that has to be declared before it. */
interface Declared {
  readonly lines: readonly string[];
  readonly base?: string;
}

/** The types of all requests and answers, each with the name of its schema. */
export interface PythonTypes {
  /** The type of a schema where it is used. */
  readonly typeOf: (schema: Schema, name: string) => string;
  /** The module, once every type was asked for. */
  readonly module: () => string;
}

export function pythonTypes(document: Document): PythonTypes {
  const { schemas } = document.components;
  const declared = new Map<string, Declared>();
  const requests = requestSchemas(document);
  const finals = finalSchemas(document);
  const pending = new Set<string>();

  const typeOf = (schema: Schema, name: string): string => {
    if (schema.$ref !== undefined) return named(lastOf(schema.$ref));
    if (schema.const !== undefined) return literal([schema.const]);
    if (schema.enum !== undefined) return literal(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined)
      return union(options.map((one, index0) => typeOf(one, index0 === 0 ? name : `${name}${index0 + 1}`)));
    if (schema.allOf !== undefined || schema.properties !== undefined) return own(schema, name);
    if (typeof schema.additionalProperties === "object") {
      return `dict[str, ${typeOf(schema.additionalProperties, name)}]`;
    }
    if (schema.items !== undefined) return `list[${typeOf(schema.items, name)}]`;
    const types = schema.type === undefined ? [] : [schema.type].flat();
    return types.length === 0 ? "Any" : union(types.map((type) => SIMPLE[type] ?? "Any"));
  };

  /** A named schema: declared once, when it is first used. */
  const named = (name: string): string => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`the document has no schema ${name}`);
    if (declared.has(name) || pending.has(name)) return name;
    pending.add(name);
    if (schema.allOf !== undefined || schema.properties !== undefined) declare(name, schema, requests.has(name));
    else declared.set(name, { lines: [`${name}: TypeAlias = ${text(typeOf(schema, `${name}Item`))}`] });
    return name;
  };

  /** An object in place has a name of its place. */
  const own = (schema: Schema, name: string): string => {
    let free = name;
    for (let count = 2; declared.has(free) || pending.has(free) || free in schemas; count += 1)
      free = `${name}${count}`;
    pending.add(free);
    declare(free, schema, false);
    return free;
  };

  const declare = (name: string, schema: Schema, isRequest: boolean): void => {
    const [base, more] = partsOf(schema);
    const keys = Object.keys(more.properties ?? {});
    const isPlain = keys.every(isIdentifier);
    const parent = base === undefined || !isPlain ? undefined : named(base);
    const whole = isPlain ? more : merged(schemas, schema);
    const required = new Set(whole.required ?? []);
    const members = Object.entries(whole.properties ?? {}).map(([key, member]) => {
      const type = typeOf(member, `${name}${pascal(key)}`);
      return { key, type: required.has(key) ? type : `NotRequired[${type}]`, description: member.description };
    });
    const heading = finals.has(name) ? ["@final"] : [];
    const lines = isPlain
      ? [
          ...heading,
          `class ${name}(${parent ?? "TypedDict"}):`,
          ...docstring(schema.description),
          ...members.flatMap((one) => [
            ...(isRequest && one.description !== undefined
              ? folded(one.description, 92).map((line) => `    # ${line}`)
              : []),
            `    ${one.key}: ${one.type}`,
          ]),
          ...(members.length === 0 && schema.description === undefined ? ["    pass"] : []),
        ]
      : [
          `${name} = TypedDict(`,
          `    ${text(name)},`,
          "    {",
          ...members.map(({ key, type }) => `        ${text(key)}: ${text(type)},`),
          "    },",
          ")",
        ];
    declared.set(name, { lines, ...(parent !== undefined && { base: parent }) });
  };

  const module = (): string => {
    const written = new Set<string>();
    const texts: string[] = [];
    const write = (name: string): void => {
      const one = declared.get(name);
      if (one === undefined || written.has(name)) return;
      written.add(name);
      if (one.base !== undefined) write(one.base);
      texts.push(one.lines.join("\n"));
    };
    for (const name of [...declared.keys()].sort()) write(name);
    return `${TYPES_HEAD}\n\n${texts.join("\n\n\n")}\n`;
  };

  return { typeOf, module };
}

const TYPES_HEAD = `# Generated from the OpenAPI document by \`npm run sync\`; do not edit.
"""Requests and answers, by the names of their schemas. A key without NotRequired is in every whole answer."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, final
`;

function docstring(description: string | undefined): readonly string[] {
  if (description === undefined) return [];
  const lines = folded(description.replace(/\\/g, "\\\\").replace(/"""/g, "'''"), 90);
  const [first = "", ...others] = lines;
  if (others.length === 0) return [`    """${first}"""`, ""];
  return [`    """${first}`, ...others.map((line) => (line === "" ? "" : `    ${line}`)), '    """', ""];
}

/** The schema that an object extends, and its own members. */
function partsOf(schema: Schema): readonly [base: string | undefined, more: Schema] {
  if (schema.allOf === undefined) return [undefined, schema];
  const reference = schema.allOf.find(({ $ref }) => $ref !== undefined)?.$ref;
  return [
    reference === undefined ? undefined : lastOf(reference),
    schema.allOf.find(({ properties }) => properties) ?? {},
  ];
}

/** All members of an object, those that it extends included. */
function merged(schemas: Document["components"]["schemas"], schema: Schema): Schema {
  const [base, more] = partsOf(schema);
  const below = base === undefined ? {} : merged(schemas, schemas[base] ?? {});
  return {
    properties: { ...below.properties, ...more.properties },
    required: [...(below.required ?? []), ...(more.required ?? [])],
  };
}

/** Fractions have no literal type. */
function literal(values: readonly unknown[]): string {
  const isFraction = values.some((value) => typeof value === "number" && !Number.isInteger(value));
  if (isFraction) return "float";
  return `Literal[${values.map(printed).join(", ")}]`;
}

function printed(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return typeof value === "string" ? text(value) : String(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

/** The named schemas that a request may contain: their members are described. */
function requestSchemas(document: Document): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref } = Object(value);
    if (typeof $ref === "string" && !found.has(lastOf($ref))) {
      found.add(lastOf($ref));
      visit(document.components.schemas[lastOf($ref)]);
    }
    for (const one of Object.values(value)) visit(one);
  };
  for (const { body } of placedOperations(document)) visit(body);
  return found;
}

/** Answers of which there are two: mypy tells them apart by a key if nothing may extend them. */
function finalSchemas(document: Document): ReadonlySet<string> {
  const twofold = placedOperations(document).flatMap(({ answer }) => answer.oneOf ?? []);
  return new Set(twofold.flatMap(({ $ref }) => ($ref === undefined ? [] : [lastOf($ref)])));
}
