/** A schema of the OpenAPI document, as far as a form goes. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: Schema;
}

interface DocumentOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly "x-picture"?: object;
  readonly "x-report"?: object;
  readonly "x-calendar"?: object;
}

type Contents = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

export interface Document {
  readonly tags: readonly { readonly name: string; readonly "x-displayName"?: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
  readonly "x-picture-options"?: Readonly<Record<string, Schema>>;
}

/** A member of an input: where it travels, and what it may be. */
export interface Member {
  readonly name: string;
  readonly place: "path" | "query" | "body" | "header";
  readonly isRequired: boolean;
  readonly schema: Schema;
  readonly description: string | undefined;
  readonly example: unknown;
}

/** An operation with the members of its input. */
export interface Described {
  readonly id: string;
  readonly domain: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly members: readonly Member[];
  readonly forms: readonly Form[];
}

/** The forms of an answer beside JSON. */
export type Form = "svg" | "png" | "pdf" | "ics";

/** The operations of a document that take and answer JSON. */
export function describedOperations(document: Document): readonly Described[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (["get", "post"] as const).flatMap((method): Described[] => {
      const operation = item[method];
      const [domain] = operation?.tags ?? [];
      if (operation === undefined || domain === undefined || !isOfJson(operation)) return [];
      return [
        {
          id: operation.operationId,
          domain,
          method: method === "get" ? "GET" : "POST",
          path,
          summary: operation.summary,
          description: operation.description,
          members: [...parametersOf(document, operation), ...bodyOf(document, operation)],
          forms: formsOf(operation),
        },
      ];
    }),
  );
}

/** Feeds and webhooks are kept by their owner, who is no workflow. */
const MANAGED: readonly string[] = ["calendars", "webhooks"];

function isOfJson({ tags, requestBody, responses }: DocumentOperation): boolean {
  const takes = requestBody === undefined || "application/json" in requestBody.content;
  return !MANAGED.includes(tags[0] ?? "") && takes && "application/json" in (responses["200"]?.content ?? {});
}

function formsOf(operation: DocumentOperation): readonly Form[] {
  return [
    ...(operation["x-picture"] === undefined ? [] : (["svg", "png"] as const)),
    ...(operation["x-report"] === undefined ? [] : (["pdf"] as const)),
    ...(operation["x-calendar"] === undefined ? [] : (["ics"] as const)),
  ];
}

function parametersOf({ components }: Document, { parameters = [] }: DocumentOperation): readonly Member[] {
  return parameters.flatMap((one): Member[] => {
    const parameter = "$ref" in one ? components.parameters?.[lastOf(one.$ref)] : one;
    if (parameter === undefined) return [];
    const { name, in: place, required = false, description, example, schema } = parameter;
    if (place !== "path" && place !== "query" && place !== "header") return [];
    return [{ name, place, isRequired: required, schema: resolved(components.schemas, schema), description, example }];
  });
}

function bodyOf({ components }: Document, { requestBody }: DocumentOperation): readonly Member[] {
  const content = requestBody?.content["application/json"];
  if (content === undefined) return [];
  const { properties = {}, required = [] } = resolved(components.schemas, content.schema);
  const example = Object(content.example);
  return Object.entries(properties).map(([name, member]) => {
    const schema = resolved(components.schemas, member);
    const { description = schema.description } = member;
    return { name, place: "body", isRequired: required.includes(name), schema, description, example: example[name] };
  });
}

/** A schema without references and extensions at its top. */
function resolved(schemas: Document["components"]["schemas"], schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref === undefined ? [] : [schemas[lastOf($ref)] ?? {}]), ...(allOf ?? [])].map((one) =>
    resolved(schemas, one),
  );
  if (parts.length === 0) return own;
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((one) => one.properties));
  const required = all.flatMap((one) => one.required ?? []);
  return {
    ...Object.assign({}, ...all),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
