import { homeOf, nameOf } from "@almagest/operation";
import * as z from "zod";
import { annotation } from "./annotation";

export type Side = "input" | "output";

/** A type expression, and the named types it is made of. */
export interface Named {
  /** The text of a named declaration, by its name. */
  readonly declare: (name: string, schema: z.core.$ZodType, side: Side) => void;
  /** A type that another package declares. */
  readonly bring: (name: string, home: string) => void;
}

const INDENT = "  ";
const WIDTH = 118;

/** The TypeScript type of a schema: a reference where the schema has a name, its structure otherwise. */
export function typeOf(schema: z.core.$ZodType, side: Side, named: Named, indent = ""): string {
  const name = nameOf(schema);
  if (name === undefined) return structureOf(schema, side, named, indent);
  const home = homeOf(schema);
  if (home === undefined) named.declare(name, schema, side);
  else named.bring(name, home);
  return name;
}

/** The type behind a name, or in place of a missing one. */
export function structureOf(schema: z.core.$ZodType, side: Side, named: Named, indent = ""): string {
  const inner = (part: z.core.$ZodType): string => typeOf(part, side, named, indent);
  if (schema instanceof z.core.$ZodObject) return objectOf(schema._zod.def.shape, side, named, indent);
  if (schema instanceof z.core.$ZodArray) return arrayOf(inner(schema._zod.def.element));
  if (schema instanceof z.core.$ZodRecord)
    return `Record<${inner(schema._zod.def.keyType)}, ${inner(schema._zod.def.valueType)}>`;
  if (schema instanceof z.core.$ZodNullable) return `${inner(schema._zod.def.innerType)} | null`;
  if (schema instanceof z.core.$ZodUnion) return union(schema._zod.def.options.map(inner), indent);
  if (schema instanceof z.core.$ZodEnum)
    return union(
      [...schema._zod.values].map((value) => JSON.stringify(value)),
      indent,
    );
  if (schema instanceof z.core.$ZodLiteral)
    return schema._zod.def.values.map((value) => JSON.stringify(value)).join(" | ");
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return inner(schema._zod.def.innerType);
  const { type } = schema._zod.def;
  if (SIMPLE.has(type)) return type;
  throw new Error(`types.ts knows no schema of the kind ${type}: teach suites/workspace/src/types`);
}

const SIMPLE: ReadonlySet<string> = new Set(["string", "number", "boolean", "null", "unknown"]);

/** The members of an object, each with its schema's description. */
export function objectOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  side: Side,
  named: Named,
  indent: string,
): string {
  const deeper = indent + INDENT;
  const members = Object.entries(shape).map(([key, member]) => {
    const optional = (side === "input" ? member._zod.optin : member._zod.optout) !== undefined;
    const type = typeOf(member, side, named, deeper);
    const exact = side === "output" && isExact(member);
    const value = optional && !exact ? `${type} | undefined` : type;
    return `${annotation(member, side, deeper)}${deeper}readonly ${keyOf(key)}${optional ? "?" : ""}:${value.startsWith("\n") ? "" : " "}${value};`;
  });
  return members.length === 0 ? "Record<never, never>" : `{\n${members.join("\n")}\n${indent}}`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

function arrayOf(element: string): string {
  return / [|&] /.test(element.replace(/\{[\s\S]*\}/, "")) ? `(${element})[]` : `${element}[]`;
}

function union(members: readonly string[], indent: string): string {
  const line = members.join(" | ");
  if (indent.length + line.length + 40 <= WIDTH) return line;
  return members.map((member) => `\n${indent}${INDENT}| ${member}`).join("");
}

/** An optional member of an answer is present or absent: it is never `undefined`. */
function isExact(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodExactOptional;
}
