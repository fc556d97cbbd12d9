import { toolTitle } from "@almagest/operation";
import { WEBHOOKS_TAG } from "../openapi/webhooks";

/** The members of an OpenAPI document that a collection is made of. */
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: readonly [{ readonly url: string }];
  readonly tags: readonly { readonly name: string; readonly "x-displayName": string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: { readonly default?: unknown; readonly enum?: readonly unknown[] };
}

interface Pair {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: true;
}

interface Script {
  readonly listen: "test";
  readonly script: { readonly type: "text/javascript"; readonly exec: readonly string[] };
}

interface Request {
  readonly method: string;
  readonly description: string;
  readonly header: readonly Pair[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly Pair[];
    readonly variable?: readonly Pair[];
  };
  readonly body?: object;
}

export interface PostmanRequest {
  readonly name: string;
  readonly event?: readonly Script[];
  readonly request: Request;
  readonly response: readonly object[];
}

export interface PostmanCollection {
  readonly info: { readonly name: string; readonly description: string; readonly schema: string };
  readonly auth: object;
  readonly variable: readonly Pair[];
  readonly event: readonly Script[];
  readonly item: readonly {
    readonly name: string;
    readonly description: string;
    readonly item: readonly PostmanRequest[];
  }[];
}

const FORMAT = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
const KEY = "apiKey";

/**
 * A Postman collection (format 2.1.0): a folder for each tag, a request for each operation with its example, and the
 * key and the address as variables. Every request tests that it succeeds.
 */
export function postmanCollection(document: Document): PostmanCollection {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return {
    info: { name: document.info.title, description: document.info.description, schema: FORMAT },
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "X-API-Key", type: "string" },
        { key: "value", value: `{{${KEY}}}`, type: "string" },
        { key: "in", value: "header", type: "string" },
      ],
    },
    variable: [
      { key: "baseUrl", value: document.servers[0].url },
      { key: KEY, value: "", description: "A secret key of the service: alm_sk_…" },
    ],
    event: [test(['pm.test("succeeds", () => pm.expect(pm.response.code).to.be.within(200, 299));'])],
    item: document.tags.map(({ name, "x-displayName": title, description }) => ({
      name: title,
      description: [description, ...(RUNS[name] ?? [])].join("\n\n"),
      item: operations
        .filter(({ operation }) => operation.tags[0] === name)
        // Run in this order: what is deleted is gone for the requests that follow.
        .sort((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"))
        .map((one) => requestOf(document, one)),
    })),
  };
}

/** Said of a folder, by its tag: the reason that it fails when it is run as it is. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  [WEBHOOKS_TAG.name]: [
    "A run of this folder fails as it is: Make Webhook sends a challenge to the address in its example, example.com, which does not repeat it, and most of the others need the webhook. Put an address of yours into its body first. Redeliver Webhook also needs the id of a delivery of yours.",
  ],
};

function test(exec: readonly string[]): Script {
  return { listen: "test", script: { type: "text/javascript", exec } };
}

interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function requestOf(document: Document, { path, method, operation }: Placed): PostmanRequest {
  const parameters = (operation.parameters ?? []).flatMap((one) => resolved(document, one));
  const placed = (place: string): readonly Parameter[] => parameters.filter((one) => one.in === place);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const made = madeBy(document, path);
  const body = content === undefined ? undefined : rawBody(content.example);
  const request: Request = {
    method,
    description: [operation.summary, operation.description ?? ""].filter((text) => text !== "").join("\n\n"),
    header: [...(type === undefined ? [] : [{ key: "Content-Type", value: type }]), ...placed("header").map(pair)],
    url: {
      raw: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ":$1")}${searchOf(placed("query").map(pair))}`,
      host: ["{{baseUrl}}"],
      path: path
        .slice(1)
        .split("/")
        .map((segment) => segment.replace(/^\{(\w+)\}$/, ":$1")),
      ...(placed("query").length > 0 && { query: placed("query").map(pair) }),
      ...(placed("path").length > 0 && {
        variable: placed("path").map((one) => ({
          ...pair(one),
          ...(made && one.name === "id" && { value: `{{${made}}}` }),
        })),
      }),
    },
    ...(body && { body }),
  };
  const kept = keptFor(document, { path, method });
  return {
    name: toolTitle({ id: operation.operationId }),
    ...(kept && { event: [test([`pm.collectionVariables.set("${kept}", pm.response.json().id);`])] }),
    request,
    response: exampleOf(request, operation),
  };
}

function resolved({ components }: Document, one: Parameter | { readonly $ref: string }): readonly Parameter[] {
  if (!("$ref" in one)) return [one];
  const parameter = components.parameters?.[one.$ref.slice(one.$ref.lastIndexOf("/") + 1)];
  return parameter === undefined ? [] : [parameter];
}

/** Members that are switched on, as Postman writes them: characters that would end a value are escaped, others are not. */
function searchOf(query: readonly Pair[]): string {
  const sent = query.filter(({ disabled }) => disabled !== true);
  const pairs = sent.map(({ key, value }) => `${key}=${value.replace(/[\s%&+#]/g, encodeURIComponent)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** An optional parameter without an example is listed, and switched off. */
function pair({ name, description, required = false, example, schema }: Parameter): Pair {
  const isSent = required || example !== undefined;
  return {
    key: name,
    value: String(example ?? schema?.default ?? schema?.enum?.[0] ?? ""),
    ...(description !== undefined && { description }),
    ...(!isSent && { disabled: true }),
  };
}

/** JSON to read and change; lines of JSON stay as they are. */
function rawBody(example: unknown): object {
  const isText = typeof example === "string";
  const raw = isText ? example : JSON.stringify(example ?? {}, null, 2);
  return { mode: "raw", raw, options: { raw: { language: isText ? "text" : "json" } } };
}

/** The variable with the id of what a POST made, for the DELETE below its path: no example would be an id in force. */
function keptFor({ paths }: Document, { path, method }: Pick<Placed, "path" | "method">): string | undefined {
  const below = Object.keys(paths).find((one) => one === `${path}/{id}` && paths[one]?.["delete"] !== undefined);
  return method === "POST" && below !== undefined ? variableOf(path) : undefined;
}

/** The variable for the `{id}` of a path, if a POST makes what it names and a DELETE ends it. */
function madeBy({ paths }: Document, path: string): string | undefined {
  const [above = "", below] = path.split("/{id}");
  const isMade = paths[above]?.["post"] !== undefined && paths[`${above}/{id}`]?.["delete"] !== undefined;
  return below !== undefined && isMade ? variableOf(above) : undefined;
}

/** `calendarsFeedsId` for `/calendars/feeds`. */
function variableOf(path: string): string {
  const [first = "", ...others] = path.slice(1).split("/");
  return `${first}${others.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("")}Id`;
}

function exampleOf(originalRequest: Request, { responses }: Operation): readonly object[] {
  const [type, content] = Object.entries(responses["200"]?.content ?? {})[0] ?? [];
  if (type === undefined || content?.example === undefined) return [];
  const { example } = content;
  return [
    {
      name: "An answer, in extracts",
      originalRequest,
      status: "OK",
      code: 200,
      _postman_previewlanguage: "json",
      header: [{ key: "Content-Type", value: type }],
      body: typeof example === "string" ? example : JSON.stringify(example, null, 2),
    },
  ];
}
