import { postmanCollection } from "../postman/collection";
import { domainForms } from "./domain-forms";
import { domainDocument, type WholeDocument } from "./domains";
import { yamlText } from "./yaml";

/** The same document in other forms, by name. Takes a second or two for that of the service, so the build stores them. */
export function derivedDocuments(document: string): ReadonlyMap<string, string> {
  const whole: WholeDocument = JSON.parse(document);
  const domains = whole.tags.flatMap(({ name }): [string, string][] => {
    const [json, yaml] = domainForms(name);
    const own = domainDocument(whole, name);
    return [
      [json, JSON.stringify(own)],
      [yaml, yamlText(own)],
    ];
  });
  return new Map([
    ["openapi.yaml", yamlText(whole)],
    ...domains,
    ["postman.json", JSON.stringify(postmanCollection(JSON.parse(document)))],
  ]);
}
