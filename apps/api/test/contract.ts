import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CONTRACT } from "../../../suites/machine";
import type { Flat } from "./whole-service";

/** A schema of the contract: a part of JSON Schema. */
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

/** The operations of the contract, which lies outside the repository, by their ids; none where it is not there. */
export async function contractOperations(): Promise<ReadonlyMap<string, ContractOperation>> {
  if (CONTRACT.path === undefined) return new Map();
  const checker: Checker = await import(pathToFileURL(join(CONTRACT.path, "tools", "contract-check.mjs")).href);
  const operations = checker.loadContract().flatMap((domain) => domain.operations);
  return new Map(operations.map((operation) => [operation.id, operation]));
}

/** The requests that the contract gives for an operation, their members together. */
export function contractRequests({ examples }: ContractOperation): readonly Flat[] {
  return examples.map(({ path, query, body }) => ({ ...path, ...query, ...body }));
}
