import { coverageOf } from "@almagest/i18n";
import type { Lang, TextCatalogue } from "@almagest/operation";
import type { TextStore } from "./texts";

/** The languages of an answer. */
export interface Told {
  readonly domainId: string;
  /** The language asked for. */
  readonly lang: Lang;
  /** Whether the answer as sent has sentences. */
  readonly hasProse: boolean;
}

/**
 * In which language a reader finds an answer (RFC 9110, 8.5): that of its prose, which is English as far as the domain
 * has no texts in the language asked for, and both where it has some of them; without prose, that of the names.
 */
export async function contentLanguage(texts: TextStore, { domainId, lang, hasProse }: Told): Promise<string> {
  if (lang === "en" || !hasProse) return lang;
  return proseLanguages(await texts.catalogues(domainId, lang), lang);
}

const known = new WeakMap<readonly TextCatalogue[], Map<Lang, string>>();

/** Catalogues do not change: they are counted once. */
function proseLanguages(catalogues: readonly TextCatalogue[], lang: Lang): string {
  const own = known.get(catalogues) ?? new Map<Lang, string>();
  known.set(catalogues, own);
  const languages = own.get(lang) ?? languagesIn(catalogues, lang);
  own.set(lang, languages);
  return languages;
}

function languagesIn(catalogues: readonly TextCatalogue[], lang: Lang): string {
  const inLanguage = (wanted: Lang): readonly TextCatalogue[] => catalogues.filter((one) => one.lang === wanted);
  const counts = inLanguage("en").map((english) => {
    const same = inLanguage(lang).find(({ namespace }) => namespace === english.namespace);
    return coverageOf(same ?? { ...english, messages: {} }, english);
  });
  const sum = (part: "translated" | "total"): number => counts.reduce((all, count) => all + count[part], 0);
  const [translated, total] = [sum("translated"), sum("total")];
  if (translated === total) return lang;
  return translated === 0 ? "en" : `${lang}, en`;
}
