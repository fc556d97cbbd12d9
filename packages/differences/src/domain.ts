import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { differencesExplain } from "./explain/operation";
import { loadNames } from "./names.generated";

/** Differences as the transports mount it. */
export const differences: Domain = defineDomain({
  concepts,
  id: "differences",
  title: "Differences",
  description: "TODO: say in one line what a reader gets from this domain",
  operations: { differencesExplain },
  texts: { en: async () => [(await import("./texts/en")).en] },
  loadNames,
});
