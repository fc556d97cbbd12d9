import type { Catalogue } from "@almagest/catalog";
import { type AnyOperation, InvariantError } from "@almagest/operation";
import { BASE_PATH } from "./rest/base";

/** The operation for a first visitor: the natal chart, or the catalogue's first operation if there is none. */
export function featuredOperation(catalogue: Catalogue): AnyOperation {
  const entry = catalogue.byId("generateNatalChart") ?? catalogue.entries[0];
  if (entry === undefined) throw new InvariantError("the catalogue is empty");
  return entry.operation;
}

/** The example's members for one part of a request. */
export function exampleOf(
  operation: Pick<AnyOperation, "params" | "query" | "body" | "examples">,
  part: "params" | "query" | "body",
): Readonly<Record<string, unknown>> | undefined {
  const [example] = operation.examples;
  const schema = operation[part];
  if (schema === undefined || example === undefined) return undefined;
  return Object.fromEntries(Object.entries(example).filter(([name]) => Object.hasOwn(schema.shape, name)));
}

/**
 * A shell command that calls an operation with its first example. `origin` has no closing slash; a key may be given by
 * the file that contains it.
 */
export function curlLine(operation: AnyOperation, origin: string, key: string | { readonly file: string }): string {
  const params = exampleOf(operation, "params") ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(exampleOf(operation, "query") ?? {})) query.set(name, String(value));
  const search = query.size === 0 ? "" : `?${query}`;
  const words = ["curl", "-X", operation.method, quoted(`${origin}${BASE_PATH}${path}${search}`)];
  words.push("-H", typeof key === "string" ? quoted(`X-API-Key: ${key}`) : `"X-API-Key: $(cat ${quoted(key.file)})"`);
  if (operation.method === "POST") {
    words.push("-H", quoted("Content-Type: application/json"));
    words.push("-d", quoted(JSON.stringify(exampleOf(operation, "body") ?? {})));
  }
  return words.join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
