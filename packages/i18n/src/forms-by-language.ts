import { type GrammarForms, InvariantError, type Lang } from "@almagest/operation";

type Tables<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
interface Module<Value> {
  readonly default: Value;
}
type FormTables = Tables<Readonly<Record<string, string>>>;

/** English needs no forms, and Chinese names have none. */
const FILES: {
  readonly [L in Lang]?: () => Promise<readonly [Module<Tables<string>>, Module<FormTables>]>;
} = {
  tr: () => Promise.all([import("../names/tr.json"), import("../forms/tr.json")]),
  de: () => Promise.all([import("../names/de.json"), import("../forms/de.json")]),
  es: () => Promise.all([import("../names/es.json"), import("../forms/es.json")]),
  hi: () => Promise.all([import("../names/hi.json"), import("../forms/hi.json")]),
  pt: () => Promise.all([import("../names/pt.json"), import("../forms/pt.json")]),
  fr: () => Promise.all([import("../names/fr.json"), import("../forms/fr.json")]),
  ru: () => Promise.all([import("../names/ru.json"), import("../forms/ru.json")]),
};

/** The forms of the names that are shared by domains, for `forms` of a catalogue of texts in that language. */
export async function loadForms(lang: Lang): Promise<GrammarForms> {
  const files = await FILES[lang]?.();
  if (files === undefined) return {};
  const [names, forms] = files;
  return formsByName(names.default, forms.default);
}

/**
 * Forms by the names themselves, as sentences are filled with them.
 * @throws InvariantError where one name has two sets of forms, or a form has no name.
 */
export function formsByName(names: Tables<string>, tables: FormTables): GrammarForms {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const [table, rows] of Object.entries(tables)) {
    for (const [id, forms] of Object.entries(rows)) {
      const name = names[table]?.[id];
      const other = name === undefined ? undefined : found.get(name);
      if (name === undefined || (other !== undefined && JSON.stringify(other) !== JSON.stringify(forms)))
        throw new InvariantError("forms without a name, or a name with two sets of forms", { table, id });
      found.set(name, forms);
    }
  }
  return Object.fromEntries(found);
}
