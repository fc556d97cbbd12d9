import type { Term } from "@almagest/i18n";
import { type AnyOperation, type Domain, LANGS } from "@almagest/operation";
import { COLLECTIONS } from "./collections";
import { FIELD_LABELS } from "./fields/index";
import { type EnumeratedValue, inputNames } from "./inputs";
import { VALUE_LABELS, type ValueTable } from "./values/index";

/** What a form may be labelled with. */
export interface Labels {
  /** By the field's name on the wire. */
  readonly fields: ReadonlyMap<string, Term>;
  /** By `{field}.{value}`; field names hold no dot, values may. */
  readonly enums: ReadonlyMap<string, Term>;
  /** Names and ids that no table has a label for. */
  readonly missing: readonly string[];
}

/**
 * The labels of every request field of some domains and of every value it enumerates. Values that are numbers are their
 * own labels. An id that stands for different things in different operations has none.
 */
export function labelsOf(domains: readonly Domain[]): Labels {
  const fields = new Map<string, Term>();
  const enums = new Map<string, Term>();
  const ambiguous = new Set<string>();
  const missing = new Set<string>();
  for (const operation of domains.flatMap((domain) => domain.operations)) {
    const names = inputNames(operation);
    for (const name of names.fields) {
      const term = FIELD_LABELS.get(name);
      if (term === undefined) missing.add(name);
      else fields.set(name, term);
    }
    for (const [id, term] of namedValues(operation, names.values)) {
      const known = enums.get(id);
      if (term === undefined) missing.add(id);
      else if (known !== undefined && !isSameName(known, term)) ambiguous.add(id);
      else enums.set(id, term);
    }
  }
  for (const id of ambiguous) enums.delete(id);
  return { fields, enums, missing: [...missing] };
}

function namedValues(operation: AnyOperation, values: readonly EnumeratedValue[]): [string, Term | undefined][] {
  const enumerated = values.map(({ field, value }): [string, Term | undefined] => [
    `${field}.${value}`,
    typeof value === "number" ? numeral(value) : nameIn(VALUE_LABELS[field], value),
  ]);
  const own = Object.hasOwn(COLLECTIONS, operation.id) ? COLLECTIONS[operation.id] : undefined;
  const collected = Object.entries(own ?? {}).flatMap(([field, table]) =>
    Object.entries(table).map(([value, term]): [string, Term] => [`${field}.${value}`, term]),
  );
  return [...enumerated, ...collected];
}

function nameIn(table: ValueTable | undefined, value: string): Term | undefined {
  return table !== undefined && Object.hasOwn(table, value) ? table[value] : undefined;
}

function isSameName(one: Term, other: Term): boolean {
  return LANGS.every((lang) => one[lang] === other[lang]);
}

function numeral(value: number): Term {
  const en = String(value);
  return { en, tr: en, de: en, es: en, hi: en, pt: en, fr: en, ru: en, "zh-Hans": en, "zh-Hant": en };
}
