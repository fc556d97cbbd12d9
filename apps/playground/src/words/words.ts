import type { en } from "./en";

/** The page's own words in a language. Braces stand for what is put in. */
export type Words = Readonly<Record<keyof typeof en, string>>;

/** A text with its numbers and names put in. */
export function filled(text: string, parts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}

/** A text whose forms for `{count}` stand one after another, `|` between them: that of one, of few, and of many. */
export function counted(text: string, count: number, lang: string): string {
  const forms = text.split("|");
  const at0 = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: forms.length - 1 }[
    new Intl.PluralRules(lang).select(count)
  ];
  return filled(forms[Math.min(at0, forms.length - 1)] ?? text, { count });
}
