import { type AnyOperation, DETAILS, declaredSchemaOf, FULL, langQuery } from "@almagest/operation";
import { FREE_REPLAYS } from "@almagest/pipeline";
import { ONCE_HOURS } from "@almagest/quota";
import type { OpenAPIHono, RouteConfig } from "@hono/zod-openapi";
import { exampleOf } from "../curl";
import { LONGEST_KEY } from "../rest/idempotency";
import type { NamedSchemas, PrintedSchema } from "./hoist";

type Parameters = NonNullable<RouteConfig["parameters"]>;

/** The component of the language parameter, which nearly every operation takes. */
const LANG = "Lang";

export function parametersOf(operation: AnyOperation, schemas: NamedSchemas): Parameters;
export function parametersOf(operation: AnyOperation, schemas: NamedSchemas): readonly object[] {
  const lang = langParameter(schemas);
  const own = [...parametersIn(operation, "params", schemas), ...parametersIn(operation, "query", schemas)].map(
    (parameter) => (JSON.stringify(parameter) === JSON.stringify(lang) ? referenceTo(LANG) : parameter),
  );
  const once = operation.method === "POST" ? [ONCE] : [];
  return [...own, ...[...Object.keys(FORM), ...once].map(referenceTo)];
}

function referenceTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/parameters/${name}` };
}

/** The other shared parameters, by the names of their components. */
const FORM: Readonly<Record<string, PrintedParameter>> = {
  Detail: {
    name: "detail",
    in: "query",
    required: false,
    description:
      "How much is sent. `standard` leaves out long prose, points to draw by and what each row repeats; `compact` all prose, and sends a list of objects as rows under the names of their members. These two have at most 20,000 characters: the longest lists are cut, and `more` names the call for the rest. Their answers are subsets: a member that the schema requires may be absent",
    schema: { type: "string", enum: DETAILS, default: FULL.detail },
  },
  Fields: {
    name: "fields",
    in: "query",
    required: false,
    description:
      "Members to send, by paths with commas between them; `[from:to]` after a list takes a stretch of it: `planets.name,aspects[0:20]`. The conventions are sent always. The answer is a subset: a member that the schema requires may be absent",
    // no example: pages that try an operation would send it
    schema: { type: "string" },
  },
};

/** The component of the header that every POST takes. */
const ONCE = "IdempotencyKey";

const IDEMPOTENCY_KEY: PrintedParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: `Makes a retry free: the same request with the same key is answered with the same bytes for ${ONCE_HOURS} hours, ${FREE_REPLAYS} times for nothing and then for a unit each. A random UUID, in quotes or without; remembered under the API key. With another request it is a 409, and so it is while the first call is under way`,
  // no example: pages that try an operation would send it
  schema: { type: "string", minLength: 1, maxLength: LONGEST_KEY },
};

/** Registers the parameters that operations share, once. */
export function registerShared(registry: OpenAPIHono["openAPIRegistry"], schemas: NamedSchemas): void {
  const lang = langParameter(schemas);
  if (lang !== undefined) registry.registerComponent("parameters", LANG, component(lang));
  for (const [name, parameter] of Object.entries({ ...FORM, [ONCE]: IDEMPOTENCY_KEY })) {
    registry.registerComponent("parameters", name, component(parameter));
  }
}

type ParameterComponent = Extract<Parameters[number], { readonly name: string }>;

function component(parameter: PrintedParameter): ParameterComponent;
function component(parameter: PrintedParameter): object {
  return parameter;
}

function langParameter(schemas: NamedSchemas): PrintedParameter | undefined {
  return parametersIn({ query: langQuery, examples: [] }, "query", schemas)[0];
}

interface PrintedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: PrintedSchema;
  readonly example?: unknown;
}

function parametersIn(
  operation: Pick<AnyOperation, "params" | "query" | "examples">,
  part: "params" | "query",
  schemas: NamedSchemas,
): readonly PrintedParameter[] {
  const schema = operation[part];
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = declaredSchemaOf(schema, "input");
  const example = exampleOf(operation, part) ?? {};
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: part === "params" ? "path" : "query",
    required: part === "params" || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: schemas.hoist(property),
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }));
}
