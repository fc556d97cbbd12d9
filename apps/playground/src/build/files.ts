import { catalogue } from "@almagest/catalog";
import { searchedOperations } from "@almagest/catalog/search";
import { LANGS } from "@almagest/operation";
import { domainForms } from "./domain";

/**
 * The page's data: JSON text by name. `astrology` and `astrology.de` exist for each domain; `titles.de` lists every
 * operation, and `search` has the search words of each, in all languages.
 */
export async function dataFiles(): Promise<ReadonlyMap<string, string>> {
  await Promise.all(catalogue.domains.flatMap(({ loadNames }) => LANGS.map(loadNames)));
  const all = await Promise.all(
    catalogue.domains.map(async (domain) => domainForms(domain, (await domain.pictures.load()).pictures)),
  );
  const files = all.flatMap(({ forms, words }): [string, unknown][] => [
    [forms.id, forms],
    ...LANGS.map((lang): [string, unknown] => [`${forms.id}.${lang}`, words(lang)]),
  ]);
  const titles = LANGS.map((lang): [string, unknown] => [`titles.${lang}`, all.flatMap(({ index }) => index(lang))]);
  const search: [string, unknown] = ["search", await searchedOperations(catalogue.domains)];
  return new Map([...files, ...titles, search].map(([name, data]) => [name, JSON.stringify(data)]));
}
