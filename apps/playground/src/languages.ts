// Imported from the subpath: the whole package would load its schemas before the page needs them.
import { languageOf } from "@almagest/operation/languages";
import { en } from "./words/en";
import type { Words } from "./words/words";

/** A language of the page: its code, its own name, and how its words are loaded. */
interface Language {
  readonly code: string;
  readonly name: string;
  readonly load: () => Promise<Words>;
}

/** The languages of the service, in its order. */
export const LANGUAGES: readonly Language[] = [
  { code: "en", name: "English", load: async () => en },
  { code: "tr", name: "Türkçe", load: async () => (await import("./words/tr")).tr },
  { code: "de", name: "Deutsch", load: async () => (await import("./words/de")).de },
  { code: "es", name: "Español", load: async () => (await import("./words/es")).es },
  { code: "hi", name: "हिन्दी", load: async () => (await import("./words/hi")).hi },
  { code: "pt", name: "Português", load: async () => (await import("./words/pt")).pt },
  { code: "fr", name: "Français", load: async () => (await import("./words/fr")).fr },
  { code: "ru", name: "Русский", load: async () => (await import("./words/ru")).ru },
  { code: "zh-Hans", name: "简体中文", load: async () => (await import("./words/zh-hans")).zhHans },
  { code: "zh-Hant", name: "繁體中文", load: async () => (await import("./words/zh-hant")).zhHant },
];

/** The first of the reader's languages that the page speaks, else English. */
export function languageFor(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = languageOf(tag);
    if (found !== undefined) return found;
  }
  return "en";
}

/** The words of a language. @throws Error where its module cannot be loaded */
export async function loadLanguage(lang: string): Promise<Words> {
  const language = LANGUAGES.find(({ code }) => code === lang);
  return language === undefined ? en : language.load();
}
