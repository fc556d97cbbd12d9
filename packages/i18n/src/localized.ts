import type { Lang } from "@almagest/operation";
import type { Term } from "./term";

/** The pair of a canonical field and its sibling: `{ sign, signLocalized? }`. */
export type Localized<Field extends string> = { readonly [K in Field]: string } & {
  readonly [K in `${Field}Localized`]?: string;
};

/**
 * A name on the wire: the canonical English field always, `<field>Localized` only when the language is not English.
 */
export function localized<Field extends string>(field: Field, term: Term, lang: Lang): Localized<Field>;
export function localized(field: string, term: Term, lang: Lang): Record<string, string> {
  return lang === "en" ? { [field]: term.en } : { [field]: term.en, [`${field}Localized`]: term[lang] };
}

/** Only the sibling, for a field whose canonical value is not the English display name (`TRINE`, `fire`). */
export function localizedSibling<Field extends string>(
  field: Field,
  term: Term,
  lang: Lang,
): { readonly [K in `${Field}Localized`]?: string };
export function localizedSibling(field: string, term: Term, lang: Lang): Record<string, string> {
  return lang === "en" ? {} : { [`${field}Localized`]: term[lang] };
}
