import type { AnyOperation, PartedInput } from "@almagest/operation";
import type { Input } from "../backend";

type Parts = Pick<AnyOperation, "params" | "query" | "body">;

/** Members that every query takes. */
const EVERYWHERE: readonly string[] = ["lang", "detail", "fields"];

/**
 * Splits arguments into path, query and body as a request does. Path and query are text, so that faults are reported in
 * the service's words. Unknown members go where the service would find them.
 */
export function partedInput({ params, query, body }: Parts, input: Input, lang: string): PartedInput {
  const given = Object.entries({ lang, ...input }).filter(([, value]) => value !== undefined && value !== null);
  const isOfPath = (name: string): boolean => params !== undefined && name in params.shape;
  const isOfQuery = (name: string): boolean =>
    !isOfPath(name) &&
    (body === undefined || EVERYWHERE.includes(name) || (query !== undefined && name in query.shape));
  const isOfBody = (name: string): boolean => !isOfPath(name) && !isOfQuery(name);
  const taken = (is: (name: string) => boolean): [string, unknown][] => given.filter(([name]) => is(name));
  const text = (is: (name: string) => boolean): Record<string, string> =>
    Object.fromEntries(taken(is).map(([name, value]) => [name, textOf(value)]));
  return { params: text(isOfPath), query: text(isOfQuery), body: Object.fromEntries(taken(isOfBody)) };
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}
