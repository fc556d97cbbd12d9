import type { Catalogue } from "@almagest/catalog";
import { BASE_PATH, DOCUMENT_PATH, POSTMAN_PATH, WHOLE_YAML_PATH } from "../rest/base";
import { BATCH_TAG } from "./batch";
import { domainForms } from "./domain-forms";
import { FEEDS_TAG } from "./feeds";
import { WEBHOOKS_TAG } from "./webhooks";

/** Something with a document of its own. */
export interface Documented {
  readonly id: string;
  readonly title: string;
  /** Whether it is a domain of the catalogue, and so a page of the reference. */
  readonly isDomain: boolean;
}

/** The domains with a document of their own: those of the catalogue, and what is beside it. */
export function documentedDomains({ domains }: Catalogue): readonly Documented[] {
  return [
    ...domains.map(({ id, title }) => ({ id, title, isDomain: true })),
    { id: BATCH_TAG.name, title: "Many calls in one request", isDomain: false },
    { id: FEEDS_TAG.name, title: "Calendar feeds", isDomain: false },
    { id: WEBHOOKS_TAG.name, title: "Webhooks", isDomain: false },
  ];
}

/** The paths of all documents: the whole, the collection, and two forms of each domain. */
export function documentPaths(catalogue: Catalogue): readonly string[] {
  const forms = documentedDomains(catalogue).flatMap(({ id }) => domainForms(id));
  return [DOCUMENT_PATH, WHOLE_YAML_PATH, POSTMAN_PATH, ...forms.map((name) => `${BASE_PATH}/${name}`)];
}
