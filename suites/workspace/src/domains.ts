import { join } from "node:path";
import { type AnyOperation, type Domain, isRecord } from "@almagest/operation";
import { LIBRARIES, ROOT } from "./packages";

/** Packages with a domain, in a separate entry. */
export const DOMAIN_PACKAGES = LIBRARIES.filter(({ manifest }) => manifest.exports?.["./domain"] !== undefined);

/** An operation under the name that its package exports it by. */
export interface ExportedOperation {
  /** `natalChart` */
  readonly name: string;
  readonly operation: AnyOperation;
}

type Module = Readonly<Record<string, unknown>>;

/** The exports of a package's entry, by name. */
export function exportsOf(folder: string): Promise<Module> {
  return import(join(ROOT, folder, "src/index.ts"));
}

/** The domain that a package carries. */
export async function domainOf(folder: string): Promise<Domain> {
  const declared: Module = await import(join(ROOT, folder, "src/domain.ts"));
  const domain = Object.values(declared).find(isDomain);
  if (domain === undefined) throw new Error(`${folder}/src/domain.ts exports no domain`);
  return domain;
}

/** The operations of a package in the order of its domain, by the names they are imported by. */
export async function operationsOf(folder: string): Promise<readonly ExportedOperation[]> {
  const { operations, names } = await domainOf(folder);
  return operations.map((operation) => ({ name: names[operation.id] ?? operation.id, operation }));
}

function isDomain(value: unknown): value is Domain {
  return isRecord(value) && Array.isArray(value["operations"]);
}
