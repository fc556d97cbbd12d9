import type { Domain } from "@almagest/operation";
import { DOMAIN_PACKAGES } from "../domains";
import type { WorkspacePackage } from "../packages";

/** A domain that is looked at. */
export interface Subject {
  readonly domain: Domain;
  /** `packages/dice` */
  readonly folder: string;
  /** The domain's own package. Those about the service itself lie in other packages and have none. */
  readonly own: WorkspacePackage | undefined;
}

/** A check of one domain: a line for everything that is missing, with the file and what to write in it. */
export type Check = (subject: Subject) => readonly string[] | Promise<readonly string[]>;

export function subjectOf(domain: Domain): Subject {
  const folder = `packages/${domain.folder}`;
  return { domain, folder, own: DOMAIN_PACKAGES.find((one) => one.folder === folder) };
}

/** The name that a library user imports an operation by. */
export function nameOf({ names }: Domain, id: string): string {
  return names[id] ?? id;
}
