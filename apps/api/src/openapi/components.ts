import { ERROR_CODES, type JsonSchema } from "@almagest/operation";
import { docUrl } from "@almagest/pipeline";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { ERROR_GUIDE } from "../docs/error-guide";
import { openApiSchema } from "./schema";

type Registry = OpenAPIHono["openAPIRegistry"];

/** The failures of operations, by the name of their component. */
export const ERROR_RESPONSES = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  Unprocessable: 422,
  TooManyRequests: 429,
  InternalError: 500,
  Saturated: 503,
} as const;

export type ErrorResponseName = keyof typeof ERROR_RESPONSES;

/**
 * Only the header, though `Authorization: Bearer` and `?api_key=` are read as well: a generated client may use any
 * scheme in the document, and a secret in an address ends up in the logs of every proxy.
 */
export const SECURITY: Record<string, string[]>[] = [{ apiKey: [] }];

const RATE_HEADERS = {
  "X-RateLimit-Limit": "Units a month",
  "X-RateLimit-Remaining": "Units left this month",
  "X-RateLimit-Used": "Units used this month, this call included",
  "X-RateLimit-Reset": "The next rollover, the 1st at 00:00 UTC, in Unix seconds",
} as const;

/** References to the headers of every answer. */
export const ANSWER_HEADERS = Object.fromEntries(
  [...Object.keys(RATE_HEADERS), "X-Request-Id"].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

export function registerComponents(registry: Registry, publicUrl: string): void {
  registerSecurity(registry);
  for (const [name, description] of Object.entries(RATE_HEADERS)) {
    registry.registerComponent("headers", name, { description, schema: { type: "integer" } });
  }
  registry.registerComponent("headers", "X-Request-Id", {
    description: "Names this request in the service's log",
    schema: { type: "string" },
  });
  registry.registerComponent("schemas", "ErrorRecord", openApiSchema(ERROR_SCHEMA));
  registry.registerComponent("schemas", "ValidationIssue", openApiSchema(ISSUE_SCHEMA));
  registry.registerComponent("schemas", "EndpointSuggestion", openApiSchema(SUGGESTION_SCHEMA));
  for (const [name, status] of Object.entries(ERROR_RESPONSES)) {
    const entries = ERROR_GUIDE.filter((entry) => entry.status === status && entry.code !== "error");
    const [first] = entries;
    registry.registerComponent("responses", name, {
      description: entries.map(({ code, when }) => `\`${code}\`: ${when}`).join("\n\n"),
      headers: ANSWER_HEADERS,
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/ErrorRecord" },
          ...(first
            ? { example: { error: first.when, code: first.code, doc_url: docUrl(publicUrl, first.code) } }
            : {}),
        },
      },
    });
  }
}

function registerSecurity(registry: Registry): void {
  registry.registerComponent("securitySchemes", "apiKey", {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description: "Secret (`alm_sk_…`) on a server, publishable (`alm_pk_…`) in a web page",
  });
}

const text = (description: string): JsonSchema => ({ type: "string", description });

const ISSUE_SCHEMA: JsonSchema = {
  type: "object",
  description: "One value of a request that does not fit",
  required: ["path", "message", "code"],
  properties: {
    path: text("Dot separated; (root) for the body as a whole"),
    message: text("What is wrong, and what to send instead"),
    code: text("The kind of failure"),
    expected: text("The type or the values that are due"),
    minimum: { type: "number", description: "The least number, or the least length of a text or list" },
    maximum: { type: "number", description: "The greatest number, or the greatest length of a text or list" },
    format: text("The format that is due: date, time"),
    pattern: text("The regular expression that is due"),
  },
};

const SUGGESTION_SCHEMA: JsonSchema = {
  type: "object",
  description: "An endpoint that a mistyped path resembles",
  required: ["endpoint", "hint", "docs"],
  properties: { endpoint: text("Method and path"), hint: text("What it does"), docs: text("Where it is described") },
};

const ref = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

const ERROR_SCHEMA = {
  type: "object",
  description: "Every error of the service",
  required: ["error", "code", "doc_url"],
  properties: {
    error: text("For people; the wording may change"),
    code: { type: "string", description: "Stable; branch on it", enum: ERROR_CODES },
    doc_url: { type: "string", format: "uri", description: "The entry for the code" },
    issues: {
      type: "array",
      items: ref("ValidationIssue"),
      description:
        "With validation_error: one entry for each failing field; with unprocessable_entity: the member to change",
    },
    suggestions: {
      type: "array",
      items: ref("EndpointSuggestion"),
      description: "With not_found for a path, best first",
    },
    docs: { type: "string", format: "uri", description: "With not_found for a path: the reference" },
    allow: {
      type: "array",
      items: { type: "string" },
      description: "With method_not_allowed: the methods of the path",
    },
    retryAfterSeconds: { type: "integer", description: "Where it is worth asking again: the header Retry-After" },
  },
};
