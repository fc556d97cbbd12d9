import type { GrammarForms, Lang } from "@almagest/operation";

/** English needs no forms, and Chinese names have none. */
const FILES: { readonly [L in Lang]?: () => Promise<{ readonly forms: GrammarForms }> } = {
  tr: () => import("./forms/tr"),
  de: () => import("./forms/de"),
  es: () => import("./forms/es"),
  hi: () => import("./forms/hi"),
  pt: () => import("./forms/pt"),
  fr: () => import("./forms/fr"),
  ru: () => import("./forms/ru"),
};

/** The forms of the names that are shared by domains, for `forms` of a catalogue of texts in that language. */
export async function loadForms(lang: Lang): Promise<GrammarForms> {
  return (await FILES[lang]?.())?.forms ?? {};
}
