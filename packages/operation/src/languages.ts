/** The ten languages of the service, BCP 47. */
export const LANGS = ["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"] as const;

export type Lang = (typeof LANGS)[number];

/** Whether a language is written in Han characters, in either script. */
export function isChinese(lang: Lang): boolean {
  return lang === "zh-Hans" || lang === "zh-Hant";
}

const LANG_BY_TAG: ReadonlyMap<string, Lang> = new Map(LANGS.map((lang) => [lang, lang]));

/** Real tags are a third as long (RFC 5646, 4.4.1). */
const LONGEST_TAG = 100;

/**
 * The language of the ten that a BCP 47 tag means: by its language, and for Chinese by its script, which follows from
 * the region where the tag has none (likely subtags, UTS 35). `pt-BR` is `pt`, `zh-TW` is `zh-Hant`. Underscores are
 * read as hyphens (`de_DE`).
 *
 * @returns undefined for every other language, and for text that is no tag.
 */
export function languageOf(tag: string): Lang | undefined {
  return LANG_BY_TAG.get(tag) ?? likelyLanguage(tag);
}

function likelyLanguage(tag: string): Lang | undefined {
  const locale = tag.length > LONGEST_TAG ? undefined : localeOf(tag.trim().replaceAll("_", "-"));
  if (locale === undefined) return undefined;
  const { language } = locale;
  return LANG_BY_TAG.get(language === "zh" ? `zh-${locale.maximize().script}` : language);
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
