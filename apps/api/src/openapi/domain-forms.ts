/** The names of a domain's document, relative to the version root: `openapi/tarot.json`, `openapi/tarot.yaml`. */
export function domainForms(domain: string): readonly [json: string, yaml: string] {
  return [`openapi/${domain}.json`, `openapi/${domain}.yaml`];
}
