import type { Lang, TextCatalogue } from "@almagest/operation";

type LanguageLoader = () => Promise<readonly TextCatalogue[]>;

/** The names that an answer of numerology gives beside its English ones. */
function numerologyLabels(lang: Lang): LanguageLoader {
  return async () => (await import("@almagest/numerology/labels")).labels.filter((own) => own.lang === lang);
}

/** What each domain has texts in. A module is loaded when its language is first asked for. */
const LOADERS: Readonly<Record<string, Partial<Record<Lang, LanguageLoader>>>> = {
  astrology: {
    en: async () => [(await import("@almagest/western/texts/en")).en],
  },
  numerology: {
    en: async () => [(await import("@almagest/numerology/texts/en")).en],
    tr: numerologyLabels("tr"),
    de: numerologyLabels("de"),
    es: numerologyLabels("es"),
    hi: numerologyLabels("hi"),
    pt: numerologyLabels("pt"),
    fr: numerologyLabels("fr"),
    ru: numerologyLabels("ru"),
    "zh-Hans": numerologyLabels("zh-Hans"),
    "zh-Hant": numerologyLabels("zh-Hant"),
  },
  tarot: {
    en: async () => [(await import("@almagest/tarot/texts/en")).en],
  },
  biorhythm: {
    en: async () => [(await import("@almagest/biorhythm/texts/en")).en],
  },
};

/** A domain's texts in one language; none where there is no translation. English is not added. */
export async function loadTexts(domainId: string, lang: Lang): Promise<readonly TextCatalogue[]> {
  const loaders = Object.hasOwn(LOADERS, domainId) ? LOADERS[domainId] : undefined;
  return (await loaders?.[lang]?.()) ?? [];
}
