import { type GrammarForms, InvariantError, type Lang } from "@almagest/operation";
import { capitalized } from "./english";
import { turkishForm } from "./turkish";

/**
 * The forms that each language has beside the bare name, by what a translator writes after the name of a blank:
 * `{sign_in}`. `def` has the article that the name takes, `in` the preposition; `g` is the gender (`m`, `f`, `n`, and
 * `p` for a plural), for a choice: `{body_g, select, f {ihr} other {sein}}`.
 */
export const FORMS: Readonly<Record<Lang, readonly string[]>> = {
  en: [],
  tr: ["acc", "dat", "loc", "abl", "gen"],
  de: ["def", "acc", "dat", "gen", "in", "g"],
  es: ["def", "de", "a", "en", "g"],
  hi: ["obl", "g"],
  pt: ["def", "de", "a", "em", "g"],
  fr: ["def", "de", "a", "en", "g"],
  ru: ["gen", "dat", "acc", "ins", "prep", "in", "g"],
  "zh-Hans": [],
  "zh-Hant": [],
};

/** A blank that asks for a form: `sign_in` is the form `in` of what fills `sign`. */
export function askedForm(blank: string): { readonly name: string; readonly form: string } | undefined {
  const parts = /^(\w+)_([a-z]+)$/.exec(blank);
  const [, name = "", form = ""] = parts ?? [];
  return parts === null ? undefined : { name, form };
}

/**
 * A form of a name in the language of its text; Turkish suffixes follow from the sound of the name where no form is
 * written.
 * @throws InvariantError where the name has no such form.
 */
export function formOf(name: string, form: string, { lang, forms }: Grammar): string {
  // an element, for one, is written small inside a sentence
  const own = forms?.[name] ?? forms?.[capitalized(name, lang)];
  const found = own?.[form] ?? (lang === "tr" ? turkishForm(name, form) : undefined);
  if (found === undefined) throw new InvariantError("a name without a form that a text asks for", { name, form, lang });
  return found;
}

/** The language of a text, and the forms of the names that it may be filled with. */
export interface Grammar {
  readonly lang: Lang;
  readonly forms?: GrammarForms | undefined;
}
