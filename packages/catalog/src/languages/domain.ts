import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { fieldLabelsOver } from "./field-labels";
import { listLanguages } from "./list-languages";

/** The service's languages, over the domains it is made of. */
export function languagesOver(domains: () => readonly Domain[]): Domain {
  return defineDomain({
    concepts,
    id: "languages",
    folder: "catalog",
    title: "Languages",
    description: "The languages of the service, and labels for forms in each of them",
    operations: { languages: listLanguages, fieldLabels: fieldLabelsOver(domains) },
    loadNames: async (lang) => {
      await Promise.all(domains().map((domain) => domain.id === "languages" || domain.loadNames(lang)));
    },
  });
}
