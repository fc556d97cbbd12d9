import { LONGEST_LINE_ID } from "@almagest/pipeline";
import { ONCE_HOURS } from "@almagest/quota";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { LINE_LIMITS } from "../batch/lines";
import { NDJSON, ORDERS } from "../batch/request";
import { LONGEST_KEY } from "../rest/idempotency";
import { ANSWER_HEADERS, ERROR_RESPONSES, type ErrorResponseName } from "./components";
import { type OpenApiSchema, openApiSchema } from "./schema";

/** The tag of the one address that is no operation. */
export const BATCH_TAG = {
  name: "batch",
  "x-displayName": "Batch",
  description: "Many calls in one request. Each line is a call of an operation, charged and refused by itself.",
};

/** Its operationId in the document. */
export const BATCH_ID = "runBatch";

const DESCRIPTION = [
  `Takes lines of JSON and answers each on a line while they come. A line is a call: \`operation\` is an operationId of this document, \`input\` what the operation takes from path, query and body in one object, \`lang\`, \`detail\` and \`fields\` too. It costs what the call costs: a line that is refused before it runs nothing, one that ran its unit, also with a 404 or a 422. A line without a unit left is a 429 by itself. There are no pictures, and no batch in a batch.`,
  `Up to ${LINE_LIMITS.mostLines} lines of ${LINE_LIMITS.mostBytes / 1024} kB each; ${LINE_LIMITS.idleMs / 1000} seconds without a byte end the batch. Secret keys only. Refused lines, and lines that come faster than the key may call, wait for their turn. Answers are not compressed.`,
  `The last line has the counts. \`done\` is false, with an \`error\`, where not all lines were read. With an \`Idempotency-Key\` lines may be sent again for ${ONCE_HOURS} hours: under the same \`id\` each has the same answer to the byte, and costs nothing again.`,
].join("\n\n");

const ID = {
  description:
    "The line's own name, sent back with its answer. With an `Idempotency-Key` different for each line: another line under it is a 409",
  anyOf: [{ type: "string", minLength: 1, maxLength: LONGEST_LINE_ID }, { type: "integer" }],
};

const LINE = {
  type: "object",
  description: "One line of a batch: a call of an operation",
  properties: {
    id: ID,
    operation: { type: "string", description: "An operationId of this document, or the name of its tool" },
    input: { type: "object", description: "What the operation takes, in one object", additionalProperties: true },
  },
  required: ["id", "operation"],
  additionalProperties: false,
};

const RESULT = {
  type: "object",
  description: "The answer to a line, or its error",
  properties: {
    line: { type: "integer", description: "The line's number, from 1" },
    id: { ...ID, description: "The line's id; absent where it could not be read" },
    status: { type: "integer", description: "The status that the call alone would have" },
    answer: { description: "What the operation answers" },
    error: { $ref: "#/components/schemas/ErrorRecord" },
  },
  required: ["line", "status"],
};

const count = (description: string): object => ({ type: "integer", minimum: 0, description });
const END = {
  type: "object",
  description: "The last line",
  properties: {
    done: { type: "boolean", description: "Whether all lines were read" },
    answered: count("Lines with an answer"),
    refused: count("Lines with an error"),
    charged: count("Units that this request took"),
    remaining: count("Units left this month"),
    error: { $ref: "#/components/schemas/ErrorRecord" },
  },
  required: ["done", "answered", "refused", "charged", "remaining"],
};

const EXAMPLE = {
  request: `${JSON.stringify({ id: "a", operation: "getCard", input: { id: "star", fields: "name" } })}\n${JSON.stringify({ id: "b", operation: "getCard", input: { id: "moon", lang: "de", fields: "name" } })}\n`,
  answer: `{"line":1,"id":"a","status":200,"answer":{"name":"The Star"}}\n{"line":2,"id":"b","status":200,"answer":{"name":"The Moon"}}\n{"done":true,"answered":2,"refused":0,"charged":2,"remaining":998}\n`,
};

const ORDER = {
  name: "order",
  in: "query" as const,
  required: false,
  description: "`kept`: answers in the order of the lines. `any`: each as soon as it is there",
  schema: { type: "string" as const, enum: [...ORDERS], default: ORDERS[0] },
};

const ONCE = {
  name: "Idempotency-Key",
  in: "header" as const,
  required: false,
  description: `Makes retries free: under the same key and the same \`id\` a line is answered with the same bytes for ${ONCE_HOURS} hours, for nothing however often, also while its first call is under way. A random UUID, in quotes or without; remembered under the API key. Another line under the same key and \`id\` is a 409 by itself`,
  schema: { type: "string" as const, minLength: 1, maxLength: LONGEST_KEY },
};

const FAILURES: readonly ErrorResponseName[] = [
  "BadRequest",
  "Unauthorized",
  "Forbidden",
  "MethodNotAllowed",
  "UnsupportedMediaType",
  "TooManyRequests",
  "InternalError",
  "Saturated",
];

type Content = Readonly<Record<string, { readonly schema: OpenApiSchema; readonly example: string }>>;

/** Adds `POST /batch` and the schemas of its lines. */
export function registerBatch(registry: OpenAPIHono["openAPIRegistry"]): void {
  for (const [name, schema] of Object.entries({ BatchLine: LINE, BatchResult: RESULT, BatchEnd: END })) {
    registry.registerComponent("schemas", name, openApiSchema(schema));
  }
  const lines = (description: string, example: string): Content => ({
    [NDJSON]: { schema: openApiSchema({ type: "string", description }), example },
  });
  registry.registerPath({
    method: "post",
    path: "/batch",
    operationId: BATCH_ID,
    tags: [BATCH_TAG.name],
    summary: "Ask Many Operations in One Request",
    description: DESCRIPTION,
    parameters: [ORDER, ONCE],
    request: { body: { required: true, content: lines("One BatchLine a line", EXAMPLE.request) } },
    responses: {
      200: {
        description: "A line for each line of the request, and one for the end",
        headers: ANSWER_HEADERS,
        content: lines("One BatchResult a line, and a BatchEnd", EXAMPLE.answer),
      },
      ...Object.fromEntries(
        FAILURES.map((name) => [String(ERROR_RESPONSES[name]), { $ref: `#/components/responses/${name}` }]),
      ),
    },
  });
}
