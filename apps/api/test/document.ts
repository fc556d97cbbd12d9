import { catalogue } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Examples } from "../src/examples/files";
import { loadPictures, openApiText } from "../src/openapi/document";
import { PUBLIC_URL } from "./service";

/** A schema as the document prints it. */
export interface Printed {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Printed>>;
  readonly required?: readonly string[];
  readonly items?: Printed;
  readonly anyOf?: readonly Printed[];
  readonly oneOf?: readonly Printed[];
  readonly allOf?: readonly Printed[];
  readonly additionalProperties?: boolean | Printed;
}

export interface PrintedOperation {
  readonly summary: string;
  readonly description?: string;
  readonly requestBody?: { readonly content: { readonly "application/json": Media } };
  readonly responses: { readonly 200: { readonly content: { readonly "application/json": Media } } };
}

interface Media {
  readonly schema: Printed;
  readonly example?: unknown;
}

export interface ServiceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PrintedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Printed>> };
}

/** The document of all operations. */
export async function serviceDocument(examples: Examples = new Map()): Promise<ServiceDocument> {
  const pictures = await loadPictures(catalogue);
  return JSON.parse(openApiText({ catalogue, publicUrl: PUBLIC_URL, examples, pictures }));
}

export function printedOperation({ paths }: ServiceDocument, { id, path, method }: AnyOperation): PrintedOperation {
  const printed = paths[path]?.[method.toLowerCase()];
  if (printed === undefined) throw new Error(`the document has no ${id}`);
  return printed;
}

const REFERENCE = "#/components/schemas/";

/** The component name in a reference. */
export function nameOfReference(reference: string): string {
  return reference.slice(REFERENCE.length);
}

/** Mismatches of a value with a schema of the document, each with its path; empty if it fits. */
export type Complaints = (schema: Printed, value: unknown) => readonly string[];

/**
 * Checks values against the document's schemas strictly: no required member may be absent, no undeclared one present.
 */
export function strictComplaints({ components }: ServiceDocument): Complaints {
  return complaintsBy(Object.fromEntries(Object.entries(components.schemas).flatMap(closedAndOpen)));
}

/** Checks values against the document's schemas as they are printed. */
export function complaintsOf({ components }: ServiceDocument): Complaints {
  return complaintsBy(components.schemas);
}

function complaintsBy(schemas: object): Complaints {
  // Each schema checks few answers, so optimizing its code costs more than it saves.
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false }, inlineRefs: false });
  formats(ajv);
  ajv.addSchema({ $id: "document", components: { schemas } });
  return (schema, value) => {
    const validate = validatorOf(ajv, schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** A component is found by its name; an inline schema may refer to components. */
function validatorOf(ajv: Ajv2020, schema: Printed): ValidateFunction {
  const { $ref } = schema;
  if ($ref === undefined) return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
  const found = ajv.getSchema(`document${$ref}`);
  if (found === undefined) throw new Error(`the document has no schema ${$ref}`);
  return found;
}

/** An object that others extend has to stay open there, so an open copy is kept for them. */
const OPEN = "Extended";

function closedAndOpen([name, schema]: readonly [string, Printed]): readonly (readonly [string, object])[] {
  return [
    [name, closed(schema)],
    [`${name}${OPEN}`, open(schema)],
  ];
}

function closed(schema: Printed): object {
  const isClosed = schema.additionalProperties === undefined && (schema.properties ?? schema.allOf) !== undefined;
  return { ...open(schema), ...(isClosed && { unevaluatedProperties: false }) };
}

/** Only its nested members are closed. */
function open(schema: Printed): object {
  const { $ref, properties, items, anyOf, allOf, additionalProperties } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, closed(member)] as const);
  const extended = (part: Printed): object => (part.$ref === undefined ? open(part) : { $ref: `${part.$ref}${OPEN}` });
  return {
    ...schema,
    ...($ref !== undefined && { $ref }),
    ...(properties !== undefined && { properties: Object.fromEntries(members) }),
    ...(items !== undefined && { items: closed(items) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(closed) }),
    ...(allOf !== undefined && { allOf: allOf.map(extended) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: closed(additionalProperties) }),
  };
}
