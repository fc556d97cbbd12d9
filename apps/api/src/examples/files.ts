import { existsSync, readFileSync } from "node:fs";
import type { Catalogue } from "@almagest/catalog";
import { absoluteReferences } from "@almagest/pipeline";

/** Beside the built program. */
export const EXAMPLES_FOLDER = new URL("./examples/", import.meta.url);

export function exampleFile(operationId: string): URL {
  return new URL(`${operationId}.json`, EXAMPLES_FOLDER);
}

/** Readers of operations' whole example answers, by operation id. */
export type Examples = ReadonlyMap<string, () => unknown>;

/**
 * The examples computed by the build; empty if nothing was built. Addresses in the answers are under the service's own.
 */
export function builtExamples({ entries }: Catalogue, publicUrl: string): Examples {
  const built = entries.filter(({ operation }) => existsSync(exampleFile(operation.id)));
  return new Map(
    built.map(({ operation }) => {
      const read = (): unknown => JSON.parse(readFileSync(exampleFile(operation.id), "utf8"));
      return [operation.id, () => absoluteReferences(operation)(read(), publicUrl)];
    }),
  );
}

/** The path of an operation's whole example. */
export function examplePath(operationId: string): string {
  return `/docs/examples/${operationId}.json`;
}
