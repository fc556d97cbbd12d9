/** A schema as the OpenAPI document prints it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** A request or an answer. */
export interface Content {
  readonly type: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** An operation of the service's OpenAPI document with everything that it refers to. */
export interface Described {
  readonly id: string;
  readonly domain: string;
  readonly method: "GET" | "POST";
  /** Relative to the version root. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Content;
  readonly answer: Content;
  readonly failures: readonly { readonly status: number; readonly codes: readonly string[] }[];
  readonly picture?: { readonly forms: readonly string[]; readonly options: Schemas };
  readonly hasReport: boolean;
  readonly hasCalendar: boolean;
  readonly schemas: Schemas;
}

const loading = new Map<string, Promise<Described>>();

/** Loads an operation once, and again after a failure. @throws Error where it cannot be loaded */
export function loadDescribed(operation: string): Promise<Described> {
  const known = loading.get(operation);
  if (known !== undefined) return known;
  const asked = read<Described>(`operations/${operation}.json`);
  asked.catch(() => loading.delete(operation));
  loading.set(operation, asked);
  return asked;
}

/** The whole answer to an operation's example: the document has a part of it. */
export function loadExample(operation: string): Promise<unknown> {
  return read<unknown>(`examples/${operation}.json`);
}

/** Reads what the service makes of its own document. */
async function read<Data>(path: string): Promise<Data> {
  const response = await fetch(new URL(`docs/${path}`, document.baseURI));
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

/** A schema without references: the named one, with what is said at its place, and all that it extends. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf, ...own } = schema;
  if ($ref === undefined && allOf === undefined) return schema;
  const named = $ref === undefined ? [] : [schemas[nameOf($ref)] ?? {}];
  const parts = [...[...named, ...(allOf ?? [])].map((part) => resolved(part, schemas)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return Object.assign({}, ...parts, { properties, required });
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** The type of a value in a word or two: `string`, `Planet[]`, `number | null`. */
export function typeText(schema: Schema): string {
  const { $ref, type, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  if ($ref !== undefined) return nameOf($ref);
  const variants = anyOf ?? oneOf;
  if (variants !== undefined) return [...new Set(variants.map(typeText))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (allOf !== undefined) return "object";
  if (type === "array") {
    const of = items === undefined ? "" : typeText(items);
    return of.includes(" ") ? `(${of})[]` : `${of}[]`;
  }
  if (type === "object" && typeof additionalProperties === "object")
    return `{ [name]: ${typeText(additionalProperties)} }`;
  return Array.isArray(type) ? type.join(" | ") : String(type ?? "any");
}

/** The bounds and the form of a value: `1 to 12`, `date`. */
export function boundsText(schema: Schema): string {
  const { format, pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (least?: number, most?: number): string[] =>
    least === undefined && most === undefined ? [] : [`${least ?? ""}–${most ?? ""}`];
  const bounds = [...range(minimum, maximum), ...range(minItems ?? minLength, maxItems ?? maxLength)];
  return [...bounds, ...(format === undefined ? [] : [format]), ...(pattern === undefined ? [] : [pattern])].join(", ");
}

/** The objects inside of a value that have members of their own to show. */
export function insideOf(schema: Schema, schemas: Schemas): readonly Schema[] {
  const { properties, items, anyOf, oneOf, additionalProperties } = resolved(schema, schemas);
  if (properties !== undefined && Object.keys(properties).length > 0) return [schema];
  const parts = [
    ...(items === undefined ? [] : [items]),
    ...(anyOf ?? oneOf ?? []),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ];
  return parts.flatMap((part) => insideOf(part, schemas));
}
