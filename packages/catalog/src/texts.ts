import type { Lang, TextCatalogue } from "@almagest/operation";

type LanguageLoader = () => Promise<readonly TextCatalogue[]>;

/** What each domain has texts in. A module is loaded when its language is first asked for. */
const LOADERS: Readonly<Record<string, Partial<Record<Lang, LanguageLoader>>>> = {
  astrology: {
    en: async () => [(await import("@almagest/western/texts/en")).en],
  },
};

/** A domain's texts in one language; none where there is no translation. English is not added. */
export async function loadTexts(domainId: string, lang: Lang): Promise<readonly TextCatalogue[]> {
  const loaders = Object.hasOwn(LOADERS, domainId) ? LOADERS[domainId] : undefined;
  return (await loaders?.[lang]?.()) ?? [];
}
