import { type AnyOperation, namedRoot } from "@almagest/operation";
import type * as z from "zod";
import type { ExportedOperation } from "../domains";
import { annotation } from "./annotation";
import { type Named, objectOf, type Side, structureOf } from "./describe";

const HEADER = "// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.\n";

/** The text of a package's `types.ts`: the request and the answer of each operation, and the types they name. */
export function typesModule(operations: readonly ExportedOperation[]): string {
  const shared = new Map<string, string>();
  const brought = new Map<string, Set<string>>();
  const named: Named = {
    declare: (name, schema, side) => declare(name, schema, side),
    bring: (name, home) => brought.set(home, new Set([...(brought.get(home) ?? []), name])),
  };
  const own = operations.flatMap(({ name, operation }) => [
    requestOf(pascal(name), operation, named),
    answerOf(pascal(name), operation, named),
    ...uncertainOf(pascal(name), operation, named),
  ]);
  const taken = new Set(operations.flatMap(({ name }) => namesOf(pascal(name))));
  for (const name of shared.keys()) {
    if (taken.has(name)) throw new Error(`${name} is what an operation answers: give the schema another name`);
  }
  return [`${HEADER}${importsOf(brought)}`, ...own, ...shared.values()].join("\n");

  function declare(name: string, schema: z.core.$ZodType, side: Side): void {
    const before = shared.get(name);
    if (before === undefined) shared.set(name, "");
    const text = declaration(name, namedRoot(schema), side, named);
    if (before !== undefined && before !== "" && before !== text) {
      throw new Error(`two schemas are called ${name}:\n${before}\n${text}`);
    }
    shared.set(name, text);
  }
}

function importsOf(brought: ReadonlyMap<string, ReadonlySet<string>>): string {
  const homes = [...brought].sort(([one], [other]) => (one < other ? -1 : 1));
  return homes
    .map(
      ([home, names]) =>
        `import type {\n${[...names]
          .sort()
          .map((name) => `  ${name},\n`)
          .join("")}} from "${home}";\n`,
    )
    .join("");
}

/** The names that an operation's types may have. */
function namesOf(name: string): readonly string[] {
  return [name, `${name}Request`, `Uncertain${name}`];
}

/** The request with a known time of birth: those with an open one are made of it, `UncertainRequest`. */
function requestOf(name: string, { id, params, query, body, uncertain }: AnyOperation, named: Named): string {
  const shape = { ...params?.shape, ...query?.shape, ...(uncertain?.knownBody ?? body)?.shape };
  const type = objectOf(shape, "input", named, "");
  const comment = `/** Request of \`${id}\`. */\n`;
  return type.startsWith("{")
    ? `${comment}export interface ${name}Request ${type}\n`
    : `${comment}export type ${name}Request = ${type};\n`;
}

function answerOf(name: string, { summary, output }: AnyOperation, named: Named): string {
  const type = structureOf(output, "output", named);
  const comment = `/** ${summary}. */\n`;
  return type.startsWith("{") && type.endsWith("}")
    ? `${comment}export interface ${name} ${type}\n`
    : `${comment}export type ${name} = ${type};\n`;
}

function uncertainOf(name: string, { uncertain, summary }: AnyOperation, named: Named): readonly string[] {
  if (uncertain === undefined) return [];
  const type = structureOf(uncertain.output, "output", named);
  return [`/** ${summary}: the answer to an open time of birth. */\nexport interface Uncertain${name} ${type}\n`];
}

function declaration(name: string, schema: z.core.$ZodType, side: Side, named: Named): string {
  const type = structureOf(schema, side, named);
  const comment = annotation(schema, side, "");
  return type.startsWith("{") && type.endsWith("}")
    ? `${comment}export interface ${name} ${type}\n`
    : `${comment}export type ${name} = ${type};\n`;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
