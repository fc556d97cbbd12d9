/** A schema of the OpenAPI document, as far as Python's types go. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly "x-picture"?: object;
  readonly "x-report"?: object;
  readonly "x-calendar"?: object;
}

type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Document {
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** An operation with its place; its parameters are resolved. */
export interface Placed {
  readonly path: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** The schema of its JSON body and of its JSON answer. */
  readonly body: Schema | undefined;
  readonly isBodyRequired: boolean;
  readonly answer: Schema;
}

/** The operations that take and answer JSON: `POST /batch` and feeds have functions that are written by hand. */
export function placedOperations({ paths, components }: Document): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (["GET", "POST", "DELETE"] as const).flatMap((method): Placed[] => {
      const operation = item[method.toLowerCase()];
      const { 200: found, 201: made } = operation?.responses ?? {};
      const answer = (found ?? made)?.content?.["application/json"]?.schema;
      if (operation === undefined || answer === undefined || BY_HAND.has(operation.tags[0])) return [];
      const parameters = (operation.parameters ?? []).flatMap((one) => {
        const found = "$ref" in one ? components.parameters[lastOf(one.$ref)] : one;
        return found === undefined ? [] : [found];
      });
      const body = operation.requestBody?.content["application/json"]?.schema;
      const isBodyRequired = operation.requestBody?.required === true;
      return [{ path, method, operation, parameters, body, isBodyRequired, answer }];
    }),
  );
}

const BY_HAND: ReadonlySet<string> = new Set(["batch", "calendars"]);

export function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
