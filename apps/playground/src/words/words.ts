import type { en } from "./en";

/** The page's own words in a language. Braces mark values to insert. */
export type Words = Readonly<Record<keyof typeof en, string>>;

/** Inserts numbers and names into a text. */
export function filled(text: string, parts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}

/** Chooses a text's plural form for `{count}`: `|` separates the forms for one, for few and for many. */
export function counted(text: string, count: number, lang: string): string {
  const forms = text.split("|");
  const at0 = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: forms.length - 1 }[
    new Intl.PluralRules(lang).select(count)
  ];
  return filled(forms[Math.min(at0, forms.length - 1)] ?? text, { count });
}
