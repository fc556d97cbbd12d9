import { type AnyOperation, type JsonSchema, jsonSchemaOf } from "@almagest/operation";

/** A request member that is given as an option. */
export interface Field {
  /** Its path in the request: `["person1", "date"]`. */
  readonly path: readonly string[];
  /** `person1-date`, without the leading hyphens. */
  readonly option: string;
  /** A list is written with commas or by repeating the option; objects are written as JSON. */
  readonly kind: "scalar" | "list" | "json";
  /** One line for the help. */
  readonly help: string;
}

/** The path's parameters, given in order, and the members given as options. */
export interface Fields {
  readonly params: readonly string[];
  readonly options: readonly Field[];
}

/** Every command has `--lang` for the language. */
const LANGUAGE = "lang";

/** The members that an operation takes, from its declaration. */
export function fieldsOf({ params, query, body }: Pick<AnyOperation, "params" | "query" | "body">): Fields {
  const options = [query, body].flatMap((part) => (part === undefined ? [] : members(jsonSchemaOf(part, "input"), [])));
  return {
    params: params === undefined ? [] : Object.keys(jsonSchemaOf(params, "input").properties ?? {}),
    options: options.filter(({ option }) => option !== LANGUAGE),
  };
}

function members({ properties = {}, required = [] }: JsonSchema, parents: readonly string[]): readonly Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = [...parents, name];
    if (schema.properties !== undefined && parents.length === 0) return members(schema, path);
    return [{ path, option: optionOf(path), kind: kindOf(schema), help: helpOf(schema, required.includes(name)) }];
  });
}

/** `["natalChart", "date"]` is `natal-chart-date`. */
export function optionOf(path: readonly string[]): string {
  return path.map(kebab).join("-");
}

/** `houseSystem` is `house-system`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

function kindOf({ properties, type, items }: JsonSchema): Field["kind"] {
  if (properties !== undefined || type === "object") return "json";
  if (type !== "array") return "scalar";
  return items?.properties === undefined && items?.type !== "array" ? "list" : "json";
}

const MOST_VALUES = 50;

function helpOf(schema: JsonSchema, isRequired: boolean): string {
  const values = schema.enum ?? schema.items?.enum ?? [];
  const shown = values.length > 0 && values.length <= MOST_VALUES ? `one of ${values.join(", ")}` : undefined;
  const preset = schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`;
  const notes = [shown, preset, isRequired ? "required" : undefined].filter((note) => note !== undefined);
  const description = (schema.description ?? "").replace(/\s+/g, " ");
  return notes.length === 0 ? description : `${description} (${notes.join("; ")})`.trim();
}
