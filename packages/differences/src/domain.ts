import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { differences as explained } from "./explain/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { loadNames } from "./names.generated";

/** Differences as the transports mount it. */
export const differences: Domain = defineDomain({
  concepts,
  id: "differences",
  title: "Differences",
  description: "Why two programs differ: the settings by which another program got other values from a birth",
  operations: { differences: explained },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  loadNames,
});
