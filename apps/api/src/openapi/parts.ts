import type { JsonSchema } from "@almagest/operation";
import { ERROR_GUIDE } from "../docs/error-guide";
import { FEEDS_TAG } from "./feeds";
import { WEBHOOKS_TAG } from "./webhooks";

/** A request or an answer: the type of its text, its schema, and an example. */
interface Content {
  readonly type: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** One operation of the document with everything that it refers to, as the reference reads it. */
export interface DocumentPart {
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
  /** Its figures, and their query parameters. */
  readonly picture?: { readonly forms: readonly string[]; readonly options: Schemas };
  readonly hasReport: boolean;
  readonly hasCalendar: boolean;
  /** The named schemas that the others refer to, and those that these refer to. */
  readonly schemas: Schemas;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Contents = Readonly<Record<string, Omit<Content, "type">>>;

interface DocumentOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly "x-picture"?: { readonly forms: readonly string[]; readonly options?: Schemas };
  readonly "x-report"?: object;
  readonly "x-calendar"?: object;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<"get" | "post", DocumentOperation>>>>>;
  readonly components: { readonly schemas: Schemas; readonly parameters?: Readonly<Record<string, Parameter>> };
  readonly "x-picture-options"?: Schemas;
}

/** Tags of what a key manages, which the reference does not list. */
const MANAGED: readonly string[] = [FEEDS_TAG.name, WEBHOOKS_TAG.name];

/** Every operation of a document by its id, as JSON text: a reader of one does not load the others. */
export function documentParts(document: string): ReadonlyMap<string, string> {
  const whole: OpenApi = JSON.parse(document);
  const parts = Object.entries(whole.paths).flatMap(([path, item]) =>
    (["get", "post"] as const).flatMap((method) => {
      const operation = item[method];
      if (operation === undefined || MANAGED.includes(operation.tags[0])) return [];
      return [partOf(whole, { path, method: upper(method), operation })];
    }),
  );
  return new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
}

function upper(method: "get" | "post"): "GET" | "POST" {
  return method === "get" ? "GET" : "POST";
}

interface Placed {
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly operation: DocumentOperation;
}

function partOf(whole: OpenApi, { path, method, operation }: Placed): DocumentPart {
  const { operationId: id, tags, summary, description, requestBody, responses } = operation;
  const [domain] = tags;
  const { "x-picture": drawn, "x-report": report, "x-calendar": calendar } = operation;
  const parameters = (operation.parameters ?? []).flatMap((one) => ("$ref" in one ? shared(whole, one.$ref) : [one]));
  const body = contentOf(requestBody?.content);
  const answer = contentOf(responses["200"]?.content) ?? { type: "application/json", schema: {} };
  const options = { ...whole["x-picture-options"], ...drawn?.options };
  return {
    id,
    domain,
    method,
    path,
    summary,
    ...(description !== undefined && { description }),
    parameters,
    ...(body !== undefined && { body }),
    answer,
    failures: Object.keys(responses).filter(isFailure).map(failureOf),
    ...(drawn !== undefined && { picture: { forms: drawn.forms, options } }),
    hasReport: report !== undefined,
    hasCalendar: calendar !== undefined,
    schemas: referred(whole, [parameters, body, answer]),
  };
}

function shared({ components }: OpenApi, reference: string): readonly Parameter[] {
  const parameter = components.parameters?.[lastOf(reference)];
  return parameter === undefined ? [] : [parameter];
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

function contentOf(contents: Contents | undefined): Content | undefined {
  const [first] = Object.entries(contents ?? {});
  return first === undefined ? undefined : { type: first[0], ...first[1] };
}

function isFailure(status: string): boolean {
  return status !== "200";
}

function failureOf(status: string): DocumentPart["failures"][number] {
  const codes = ERROR_GUIDE.filter((entry) => String(entry.status) === status).map(({ code }) => code);
  return { status: Number(status), codes };
}

/** The named schemas that a value refers to, however deep. */
function referred({ components }: OpenApi, value: unknown): Schemas {
  const found = new Map<string, JsonSchema>();
  const visit = (one: unknown): void => {
    if (typeof one !== "object" || one === null) return;
    const { $ref } = Object(one);
    const name = typeof $ref === "string" ? lastOf($ref) : "";
    const schema = found.has(name) ? undefined : components.schemas[name];
    if (schema !== undefined) {
      found.set(name, schema);
      visit(schema);
    }
    for (const member of Object.values(one)) visit(member);
  };
  visit(value);
  return Object.fromEntries(found);
}
