import type { Domain } from "@almagest/operation";
import { packaged } from "./directory.generated";

export { type Catalogue, type CatalogueEntry, createCatalogue } from "./catalogue";

/** A domain by what can be said of it before it is loaded. */
export interface DomainNote {
  readonly id: string;
  readonly title: string;
  /** Whether it speaks about the caller's own account, which nobody has on his own machine. */
  readonly isAboutCaller: boolean;
  /** Its operations and everything that they import, when they are first asked for. */
  readonly load: () => Promise<Domain>;
}

const note = (id: string, title: string, load: DomainNote["load"]): DomainNote => ({
  id,
  title,
  isAboutCaller: id === "usage",
  load,
});

/**
 * Every domain of the service in the order of `domains`, none of them loaded: for a program that answers one call and
 * ends, as loading all of them takes longer than the answer.
 */
export const directory: readonly DomainNote[] = [
  ...packaged.map(({ id, title, load }) => note(id, title, load)),
  // It speaks about the fields of all others, and loads them.
  note("languages", "Languages", async () => (await import("./domains")).languages),
  note("usage", "Usage", async () => (await import("@almagest/quota")).usageDomain),
];
