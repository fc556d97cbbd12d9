import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { loadNames } from "./names.generated";
import { {{operation}} } from "./{{topic}}/operation";

/** {{title}} as the transports mount it. */
export const {{domain}}: Domain = defineDomain({
  concepts,
  id: "{{folder}}",
  title: "{{title}}",
  description: "TODO: say in one line what a reader gets from this domain",
  operations: { {{operation}} },
  texts: { en: async () => [(await import("./texts/en")).en] },
  loadNames,
});
