import { sharedFields, sharedValues } from "@almagest/i18n/labels";
import type { Domain, Lang, Term, TermTable } from "@almagest/operation";

/** The label that a domain gives a request field: the shared one, or its own. */
export function fieldLabel({ labels }: Domain, field: string): Term | undefined {
  return termIn(labels.fields, field) ?? termIn(sharedFields, field);
}

/** The label that a domain gives a value of a field. */
export function valueLabel({ labels }: Domain, field: string, value: string): Term | undefined {
  return termIn(tableIn(labels.values, field), value) ?? termIn(tableIn(sharedValues, field), value);
}

/** The identifiers that an operation takes from collections: the field, the identifier, its name. */
export function collected({ labels }: Domain, operationId: string): readonly (readonly [string, string, Term])[] {
  const own = tableIn(labels.collections, operationId) ?? {};
  return Object.entries(own).flatMap(([field, table]) =>
    Object.entries(table).map(([id, term]) => [field, id, term] as const),
  );
}

/** Whether two terms read the same in some languages. */
export function isSameName(one: Term, other: Term, langs: readonly Lang[]): boolean {
  return one === other || langs.every((lang) => one[lang] === other[lang]);
}

/** A wire name may be that of a member of every object. */
function tableIn<Table>(tables: Readonly<Record<string, Table>> | undefined, name: string): Table | undefined {
  return tables !== undefined && Object.hasOwn(tables, name) ? tables[name] : undefined;
}

function termIn(table: TermTable | undefined, name: string): Term | undefined {
  return tableIn(table, name);
}
