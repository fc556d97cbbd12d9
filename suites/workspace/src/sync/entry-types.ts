import type { ExportedOperation } from "../domains";

/** The one statement of an entry file that is made: types that `types.ts` declares. */
const STATEMENT = /^export type \{([^}]*)\} from "\.\/types";$/m;

const WIDTH = 120;

/**
 * `src/index.ts` with the types of all requests and answers, and with those other types of `types.ts` that it exports
 * already, as long as they are there. All else is written by hand.
 */
export function withTypes(entry: string, operations: readonly ExportedOperation[], types: string): string {
  const [, exported = ""] = STATEMENT.exec(entry) ?? [];
  const kept = (exported.match(/\w+/g) ?? []).filter((name) => new RegExp(`^export \\w+ ${name}\\b`, "m").test(types));
  const made = operations.flatMap(({ name, operation }) => {
    const pascal = name.charAt(0).toUpperCase() + name.slice(1);
    return [pascal, `${pascal}Request`, ...(operation.uncertain === undefined ? [] : [`Uncertain${pascal}`])];
  });
  const statement = statementOf([...new Set([...kept, ...made])].sort(asLinted));
  return STATEMENT.test(entry) ? entry.replace(STATEMENT, statement) : `${entry.trimEnd()}\n${statement}\n`;
}

function statementOf(names: readonly string[]): string {
  const line = `export type { ${names.join(", ")} } from "./types";`;
  return line.length <= WIDTH
    ? line
    : `export type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./types";`;
}

/** The order that the linter asks of names in an export, letter by letter: A, a, B, b. */
function asLinted(one: string, other: string): number {
  const first = one.replace(/[a-z]/gi, lettered);
  const second = other.replace(/[a-z]/gi, lettered);
  return first < second ? -1 : Number(first > second);
}

function lettered(letter: string): string {
  const small = letter.toLowerCase();
  return `${small}${letter === small ? 1 : 0}`;
}
