import { type JsonSchema, jsonSchemaOf } from "@almagest/operation";
import * as z from "zod";
import type { Side } from "./describe";

/** The comment over a member or a type: its schema's description, with the bounds that a type cannot express. */
export function annotation(schema: z.core.$ZodType, side: Side, indent: string): string {
  if (!(schema instanceof z.ZodType)) return "";
  const text = sentences(jsonSchemaOf(schema, side), side);
  return text === "" ? "" : `${indent}/** ${text.replaceAll("*/", "*\\/")} */\n`;
}

function sentences(schema: JsonSchema, side: Side): string {
  const facts = [
    schema.description,
    rangeOf(schema),
    side === "input" && schema.default !== undefined ? `Default ${JSON.stringify(schema.default)}` : undefined,
  ];
  return facts
    .filter((fact) => fact !== undefined)
    .map((fact) => fact.replace(/\.$/, ""))
    .join(". ");
}

function rangeOf({
  minimum,
  maximum,
  exclusiveMaximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
}: JsonSchema): string | undefined {
  if (minimum !== undefined && exclusiveMaximum !== undefined) return `[${minimum}, ${exclusiveMaximum})`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined && minimum !== 0) return `${minimum} or more`;
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems} of them`;
  return undefined;
}
