import { askedForm, blanksOf, FORMS, formOf } from "@almagest/i18n";
import type { GrammarForms, Lang } from "@almagest/operation";

/**
 * A text of a translation, with the tables whose names fill the blanks of its package: a blank's name alone stands for
 * all texts, `natal.ruler` for those of one group, `natal.openTime.ruler` for those of a group within it. A table
 * `texts.couple.person` has the texts under that key, which fill blanks of others.
 */
export interface Asking {
  readonly key: string;
  readonly text: string;
  readonly lang: Lang;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** The stock of a language: names by table and id, and forms by name. */
export interface Held {
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly forms: GrammarForms;
}

/** The forms that a text asks for and that some name of its blanks lacks, each with the name. */
export function formFlaws({ key, text, lang, tables }: Asking, { names, forms }: Held): readonly string[] {
  return blanksOf(text).flatMap((blank) => {
    const asked = askedForm(blank.charAt(0).toLowerCase() + blank.slice(1));
    if (asked === undefined) return [];
    const { name, form } = asked;
    if (!FORMS[lang].includes(form)) return [`${key}: {${blank}} asks for a form that ${lang} does not have`];
    const own = tablesAt(key, name, tables);
    if (own === undefined)
      return [`${key}: {${blank}} asks for a form, but texts/blanks.json has no tables for ${name}`];
    const filling = own.flatMap((table) => Object.values(names[table] ?? {}));
    return filling.flatMap((each) => (has(each, form, { lang, forms }) ? [] : [`${key}: ${each} has no form ${form}`]));
  });
}

function tablesAt(key: string, name: string, tables: Asking["tables"]): readonly string[] | undefined {
  const path = key.split(".");
  const places = path.map((_, index0) => [...path.slice(0, path.length - index0), name].join("."));
  return [...places, name].map((place) => tables[place]).find((own) => own !== undefined);
}

/** The texts that fill blanks of others, as tables of names. */
export function textTables(tables: Asking["tables"], leaves: readonly (readonly [string, unknown])[]): Held["names"] {
  const asked = [...new Set(Object.values(tables).flat())].filter((table) => table.startsWith(TEXTS));
  return Object.fromEntries(
    asked.map((table) => {
      const prefix = `${table.slice(TEXTS.length)}.`;
      const within = leaves.filter(([key]) => `${key}.`.startsWith(prefix));
      return [table, Object.fromEntries(within.map(([key, text]) => [key, String(text)]))];
    }),
  );
}

const TEXTS = "texts.";

function has(name: string, form: string, grammar: Parameters<typeof formOf>[2]): boolean {
  try {
    return formOf(name, form, grammar) !== "";
  } catch {
    return false;
  }
}
