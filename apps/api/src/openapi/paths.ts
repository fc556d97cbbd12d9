import type { CatalogueEntry } from "@almagest/catalog";
import {
  type AnyOperation,
  type DeclaredSchema,
  declaredSchemaOf,
  isUncertainAnswer,
  OPEN_ANSWER,
} from "@almagest/operation";
import type { RouteConfig } from "@hono/zod-openapi";
import { exampleOf } from "../curl";
import { cutAnswer } from "../examples/cut";
import { ANSWER_HEADERS, ERROR_RESPONSES, type ErrorResponseName } from "./components";
import { withDefaultsInWords } from "./defaults";
import type { NamedSchemas } from "./hoist";
import { parametersOf } from "./parameters";
import { openApiSchema } from "./schema";

interface PathParts {
  readonly schemas: NamedSchemas;
  /** The answer to the first example, if there is one. */
  readonly answered: unknown;
}

/** An operation's entry in the document. Its request and its answer are separate components. */
export function pathOf({ operation, domain, name }: CatalogueEntry, { schemas, answered }: PathParts): RouteConfig {
  const body = bodyOf(operation, name, schemas);
  return {
    method: operation.method === "GET" ? "get" : "post",
    path: operation.path,
    operationId: operation.id,
    tags: [domain.id],
    summary: operation.summary,
    ...(operation.description === undefined ? {} : { description: operation.description }),
    parameters: parametersOf(operation, schemas),
    ...(body === undefined ? {} : { request: { body } }),
    responses: responsesOf(operation, name, { schemas, answered }),
  };
}

function bodyOf(
  operation: AnyOperation,
  name: string,
  schemas: NamedSchemas,
): NonNullable<RouteConfig["request"]>["body"] {
  if (operation.body === undefined) return undefined;
  const declared = declaredSchemaOf(operation.body, "input");
  const schema = openApiSchema(schemas.keep(`${typeName(name)}Request`, withDefaultsInWords(declared)));
  const content = { "application/json": { schema, example: exampleOf(operation, "body") } };
  return { required: (declared.required ?? []).length > 0, content };
}

function responsesOf(
  operation: AnyOperation,
  name: string,
  { schemas, answered }: PathParts,
): RouteConfig["responses"] {
  const declared: DeclaredSchema = { description: operation.summary, ...declaredSchemaOf(operation.output, "output") };
  const schema = openApiSchema(answerSchemaOf(operation, { name, declared, schemas }));
  const example = answered !== undefined && { example: cutAnswer(answered, schemaOfExample(operation, answered)) };
  const answer = {
    description: operation.summary,
    headers: ANSWER_HEADERS,
    content: { "application/json": { schema, ...example } },
  };
  const failures = failuresOf(operation).map((failure): [string, { $ref: string }] => [
    String(ERROR_RESPONSES[failure]),
    { $ref: `#/components/responses/${failure}` },
  ]);
  return { 200: answer, ...Object.fromEntries(failures) };
}

function schemaOfExample(operation: AnyOperation, answered: unknown): DeclaredSchema {
  const { output, uncertain } = operation;
  const isOpen = uncertain !== undefined && isUncertainAnswer(operation, answered);
  return declaredSchemaOf(isOpen ? uncertain.output : output, "output");
}

interface Answered {
  readonly name: string;
  readonly declared: DeclaredSchema;
  readonly schemas: NamedSchemas;
}

/** One component, or one of two: an answer has a `birthTime` with a `state` only where the time of birth was left open. */
function answerSchemaOf({ uncertain }: AnyOperation, { name, declared, schemas }: Answered): object {
  const known = schemas.keep(typeName(name), declared);
  if (uncertain === undefined) return known;
  const other: DeclaredSchema = {
    description: OPEN_ANSWER,
    ...declaredSchemaOf(uncertain.output, "output"),
  };
  return { oneOf: [known, schemas.keep(`Uncertain${typeName(name)}`, other)] };
}

/** `natalChart` answers a `NatalChart`, as in the library. */
function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const EVERYWHERE: readonly ErrorResponseName[] = [
  "BadRequest",
  "Unauthorized",
  "Forbidden",
  "MethodNotAllowed",
  "Unprocessable",
  "TooManyRequests",
  "InternalError",
  "Saturated",
];

function failuresOf({ method, params }: AnyOperation): readonly ErrorResponseName[] {
  const withBody: readonly ErrorResponseName[] =
    method === "POST" ? ["Conflict", "PayloadTooLarge", "UnsupportedMediaType"] : [];
  return [...EVERYWHERE, ...withBody, ...(params === undefined ? [] : (["NotFound"] as const))];
}
