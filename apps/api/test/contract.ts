import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CONTRACT } from "../../../suites/machine";
import type { Flat } from "./whole-service";

/** A schema of the contract, in a subset of JSON Schema. */
export interface ContractSchema {
  readonly properties?: Readonly<Record<string, ContractSchema>>;
  readonly required?: readonly string[];
  readonly items?: ContractSchema;
  readonly anyOf?: readonly ContractSchema[];
  readonly oneOf?: readonly ContractSchema[];
  readonly additionalProperties?: boolean | ContractSchema;
}

export interface ContractOperation {
  readonly id: string;
  readonly response?: ContractSchema;
  readonly examples: readonly { readonly path?: Flat; readonly query?: Flat; readonly body?: Flat }[];
}

interface Checker {
  loadContract(): readonly { readonly operations: readonly ContractOperation[] }[];
}

/** The operations of the contract by id. The contract is outside the repository; the map is empty without it. */
export async function contractOperations(): Promise<ReadonlyMap<string, ContractOperation>> {
  if (CONTRACT.path === undefined) return new Map();
  const checker: Checker = await import(pathToFileURL(join(CONTRACT.path, "tools", "contract-check.mjs")).href);
  const operations = checker.loadContract().flatMap((domain) => domain.operations);
  return new Map(operations.map((operation) => [operation.id, operation]));
}

/** The contract's example requests for an operation, with the members of each in one object. */
export function contractRequests({ examples }: ContractOperation): readonly Flat[] {
  return examples.map(({ path, query, body }) => ({ ...path, ...query, ...body }));
}
