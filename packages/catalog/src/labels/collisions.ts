import { sharedFields, sharedValues } from "@almagest/i18n/labels";
import { type Domain, InvariantError, type Lang, type Term, type TermTable } from "@almagest/operation";
import { isSameName } from "./tables";

interface Labeled {
  readonly by: string;
  readonly term: Term;
}

/**
 * Checks what domains call the fields and values of their requests, in the languages whose names are loaded. Identifiers of collections may differ by nature.
 * @throws InvariantError where two of them give one name different labels and none declares it in `differing`.
 */
export function requireNoCollidingLabels(domains: readonly Domain[], langs: readonly Lang[] = ["en"]): void {
  const known = new Map<string, Labeled>();
  for (const [name, term] of names(sharedFields, sharedValues)) known.set(name, { by: "i18n", term });
  for (const { folder, labels } of domains) {
    const declared = new Set(labels.differing);
    for (const [name, term] of names(labels.fields, labels.values)) {
      const other = known.get(name);
      if (other !== undefined && !declared.has(name) && !isSameName(other.term, term, langs)) {
        throw new InvariantError(
          `${other.by} and ${folder} label ${name} differently: give both one label, or declare it in "differing"`,
          { name, folders: [other.by, folder] },
        );
      }
      if (other === undefined) known.set(name, { by: folder, term });
    }
  }
}

function names(
  fields: TermTable = {},
  values: Readonly<Record<string, TermTable>> = {},
): readonly (readonly [string, Term])[] {
  return [
    ...Object.entries(fields),
    ...Object.entries(values).flatMap(([field, table]) =>
      Object.entries(table).map(([value, term]) => [`${field}.${value}`, term] as const),
    ),
  ];
}
