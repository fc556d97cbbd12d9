import type { GrammarForms } from "@almagest/operation";

/** Articles, each drawn together with the prepositions before it, and with `g`, the gender that it shows. */
export type Articles = Readonly<Record<string, GrammarForms[string]>>;

/**
 * The forms of a phrase that begins with its article: of `la septième`, `de la septième`.
 * @throws RangeError for a phrase without one of the articles.
 */
export function phraseForms(phrase: string, articles: Articles): GrammarForms[string] {
  const [, article = "", rest = ""] = /^(\S+) (.+)$/.exec(phrase) ?? [];
  const bent = articles[article];
  if (bent === undefined) throw new RangeError(`${phrase} begins with no article`);
  const forms = Object.entries(bent).map(([form, word]) => [form, form === "g" ? word : `${word} ${rest}`]);
  return { ...Object.fromEntries(forms), def: phrase };
}
