import type { OpenAPIHono } from "@hono/zod-openapi";
import { ANSWER_HEADERS, ERROR_RESPONSES, type ErrorResponseName } from "./components";
import { openApiSchema } from "./schema";

export type Registry = OpenAPIHono["openAPIRegistry"];

/** Refusals that everything about what belongs to a key may have. */
export const COMMON_FAILURES = [
  "BadRequest",
  "Unauthorized",
  "Forbidden",
  "NotFound",
  "MethodNotAllowed",
  "TooManyRequests",
  "InternalError",
] as const;
/** With a body. */
export const BODY_FAILURES = ["Conflict", "PayloadTooLarge", "UnsupportedMediaType"] as const;

export const text = (description: string): object => ({ type: "string", description });

export function json(name: string, example: object) {
  return { "application/json": { schema: openApiSchema({ $ref: `#/components/schemas/${name}` }), example } };
}

export function answered(description: string, name: string, example: object) {
  return { description, headers: ANSWER_HEADERS, content: json(name, example) };
}

export function failures(names: readonly ErrorResponseName[]) {
  return Object.fromEntries(
    names.map((name) => [String(ERROR_RESPONSES[name]), { $ref: `#/components/responses/${name}` }]),
  );
}

/** A member of a path. */
export function pathMember(name: string, description: string, example: string) {
  return { name, in: "path" as const, required: true, description, schema: { type: "string" as const }, example };
}
