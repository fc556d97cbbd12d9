import { coverageOf, LANGUAGES } from "@almagest/i18n";
import type { Domain, Lang, TextCatalogue } from "@almagest/operation";

/** Numbers of a domain's English texts that each language has. */
export interface DomainCoverage {
  readonly title: string;
  /** Number of English texts; 0 for a domain without prose. */
  readonly total: number;
  readonly translated: Readonly<Partial<Record<Lang, number>>>;
}

/** Counts the texts of domains by language. Loads every language. */
export function coverageOfDomains(domains: readonly Domain[]): Promise<readonly DomainCoverage[]> {
  return Promise.all(domains.map(coverageOfDomain));
}

async function coverageOfDomain({ title, texts }: Domain): Promise<DomainCoverage> {
  const load = async (lang: Lang): Promise<readonly TextCatalogue[]> => (await texts[lang]?.()) ?? [];
  const english = await load("en");
  const counts = await Promise.all(
    LANGUAGES.map(async ({ code }) => [code, translatedCount(await load(code), english)] as const),
  );
  const total = translatedCount(english, english);
  return { title, total, translated: Object.fromEntries(counts) };
}

function translatedCount(own: readonly TextCatalogue[], english: readonly TextCatalogue[]): number {
  return english.reduce((sum, catalogue) => {
    const same = own.find(({ namespace }) => namespace === catalogue.namespace);
    return same === undefined ? sum : sum + coverageOf(same, catalogue).translated;
  }, 0);
}
