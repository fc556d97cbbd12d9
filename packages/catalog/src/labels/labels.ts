import type { AnyOperation, Domain, Lang, Term } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { type EnumeratedValue, inputNames } from "./inputs";
import { collected, fieldLabel, isSameName, valueLabel } from "./tables";

/** The labels of a form. */
export interface Labels {
  /** By the field's name on the wire. */
  readonly fields: ReadonlyMap<string, Term>;
  /** By `{field}.{value}`; field names hold no dot, values may. */
  readonly enums: ReadonlyMap<string, Term>;
  /** Names and ids that no table has a label for. */
  readonly missing: readonly string[];
}

/**
 * The labels of every request field of some domains and of every value it enumerates. Numbers are their own labels. A
 * name with different meanings in different operations has none: by its English, and a test says that the other
 * languages agree.
 */
export function labelsOf(domains: readonly Domain[], langs: readonly Lang[] = ["en"]): Labels {
  const fields = new LabelMap(langs);
  const enums = new LabelMap(langs);
  for (const domain of domains) {
    for (const operation of domain.operations) {
      const names = inputNames(operation);
      for (const name of names.fields) fields.add(name, fieldLabel(domain, name));
      for (const [id, term] of namedValues(domain, operation, names.values)) enums.add(id, term);
    }
  }
  return { fields: fields.terms(), enums: enums.terms(), missing: [...fields.missing, ...enums.missing] };
}

/** Names with one label each. */
class LabelMap {
  readonly missing = new Set<string>();
  private readonly known = new Map<string, Term>();
  private readonly differing = new Set<string>();
  private readonly langs: readonly Lang[];

  constructor(langs: readonly Lang[]) {
    this.langs = langs;
  }

  add(name: string, term: Term | undefined): void {
    const other = this.known.get(name);
    if (term === undefined) this.missing.add(name);
    else if (other === undefined) this.known.set(name, term);
    else if (!isSameName(other, term, this.langs)) this.differing.add(name);
  }

  terms(): ReadonlyMap<string, Term> {
    return new Map([...this.known].filter(([name]) => !this.differing.has(name)));
  }
}

function namedValues(
  domain: Domain,
  operation: AnyOperation,
  values: readonly EnumeratedValue[],
): [string, Term | undefined][] {
  return [
    ...values.map(({ field, value }): [string, Term | undefined] => [
      `${field}.${value}`,
      typeof value === "number" ? numeral(value) : valueLabel(domain, field, value),
    ]),
    ...collected(domain, operation.id).map(([field, id, term]): [string, Term] => [`${field}.${id}`, term]),
  ];
}

function numeral(value: number): Term {
  return composedTerm(() => String(value));
}
