import { useEffect, useState } from "preact/hooks";
import { languageFor, loadLanguage } from "./languages";
import { keepLang, keptLang } from "./theme";
import { en } from "./words/en";
import type { Words } from "./words/words";

interface Language {
  readonly lang: string;
  readonly words: Words;
}

/** The language that was chosen, or that of the reader; English where its words cannot be loaded. */
export function firstLanguage(): Promise<Language> {
  const lang = keptLang() ?? languageFor(navigator.languages);
  return loadLanguage(lang).then(
    (words) => ({ lang, words }),
    () => ({ lang: "en", words: en }),
  );
}

/** The language of a page, and its setter. */
export function useLanguage(first: Language): Language & { readonly chooseLang: (lang: string) => Promise<void> } {
  const [{ lang, words }, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const chooseLang = async (next: string): Promise<void> => {
    const loaded = await loadLanguage(next);
    keepLang(next);
    setLanguage({ lang: next, words: loaded });
  };
  return { lang, words, chooseLang };
}
