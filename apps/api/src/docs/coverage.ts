import { coverageOf, LANGUAGES } from "@almagest/i18n";
import type { Domain, Lang, TextCatalogue } from "@almagest/operation";

/** Words of a domain's English texts that each language has. */
export interface DomainCoverage {
  readonly title: string;
  /** Words of the English texts; 0 for a domain without prose of its own. */
  readonly total: number;
  readonly translated: Readonly<Partial<Record<Lang, number>>>;
}

interface Loaded {
  readonly domain: Domain;
  readonly english: readonly TextCatalogue[];
}

/** Counts the words of domains by language, each text once. Loads every language. */
export async function coverageOfDomains(domains: readonly Domain[]): Promise<readonly DomainCoverage[]> {
  const loaded = await Promise.all(domains.map(async (domain) => ({ domain, english: await load(domain, "en") })));
  return Promise.all(loaded.map(({ domain, english }) => coverageOfDomain(domain, ownOf(english, loaded))));
}

async function load({ texts }: Domain, lang: Lang): Promise<readonly TextCatalogue[]> {
  return (await texts[lang]?.()) ?? [];
}

/** Without the catalogues that it takes from a domain with fewer: those are told there. */
function ownOf(english: readonly TextCatalogue[], loaded: readonly Loaded[]): readonly TextCatalogue[] {
  return english.filter(
    ({ namespace }) =>
      !loaded.some(
        (other) => other.english.length < english.length && other.english.some((one) => one.namespace === namespace),
      ),
  );
}

async function coverageOfDomain(domain: Domain, english: readonly TextCatalogue[]): Promise<DomainCoverage> {
  const counts = await Promise.all(
    LANGUAGES.map(async ({ code }) => [code, translatedWords(await load(domain, code), english)] as const),
  );
  return { title: domain.title, total: translatedWords(english, english), translated: Object.fromEntries(counts) };
}

function translatedWords(own: readonly TextCatalogue[], english: readonly TextCatalogue[]): number {
  return english.reduce((sum, catalogue) => {
    const same = own.find(({ namespace }) => namespace === catalogue.namespace);
    return same === undefined ? sum : sum + coverageOf(same, catalogue).words.translated;
  }, 0);
}
