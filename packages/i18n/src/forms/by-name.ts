import { type GrammarForms, InvariantError } from "@almagest/operation";

type Tables<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;
type FormTables = Tables<Readonly<Record<string, string>>>;

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
