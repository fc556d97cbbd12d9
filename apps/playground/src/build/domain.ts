import { fieldLabel, valueLabel } from "@almagest/catalog";
import {
  type AnyOperation,
  type AnyPicture,
  answerSchema,
  type DeclaredSchema,
  type Domain,
  declaredSchemaOf,
  type Lang,
  type Term,
  toolName,
} from "@almagest/operation";
import type { DomainForms, DomainWords, Field, OperationForm, Titles } from "../forms/model";
import { fieldsOf } from "./fields";
import { headingWords } from "./heading-words";
import { lineIn } from "./line";
import written from "./titles.json";
import { valueWord, valueWords } from "./value-words";

/** A longer list of identifiers gets a search box instead of a list of choices. */
const MOST_CHOICES = 120;

export interface Forms {
  readonly forms: DomainForms;
  readonly words: (lang: Lang) => DomainWords;
  readonly index: (lang: Lang) => Titles;
}

export function domainForms(domain: Domain, pictures: readonly AnyPicture[]): Forms {
  const operations = domain.operations.map((operation) => operationForm(domain, operation, pictures));
  const titles = titlesOf(domain, pictures);
  const headed = headedIn(domain, operations);
  return {
    forms: { id: domain.id, folder: domain.folder, operations },
    words: (lang) => domainWords(domain, operations, { lang, titles, headed }),
    index: (lang) =>
      domain.operations.map((operation) => {
        const line = lineIn(lang, operation);
        return [domain.id, operation.id, titleIn(lang, operation.id, titles) ?? line, line];
      }),
  };
}

function operationForm(domain: Domain, operation: AnyOperation, pictures: readonly AnyPicture[]): OperationForm {
  const { id, method, path, params, query, needs } = operation;
  const weights = weightsOf(answerSchema(operation));
  const ids = Object.entries(domain.labels.collections?.[id] ?? {})
    .map(([field, table]) => [field, Object.keys(table)] as const)
    .filter(([, names]) => names.length <= MOST_CHOICES);
  return {
    id,
    method,
    path,
    name: domain.names[id] ?? id,
    tool: toolName(operation),
    fields: fieldsOf(operation, Object.fromEntries(ids)),
    params: Object.keys(params?.shape ?? {}),
    query: Object.keys(query?.shape ?? {}),
    drawn: pictures.filter((picture) => picture.operation === id).map(({ form }) => form),
    prose: weights.prose,
    bulk: weights.bulk,
    needs: needs.map(({ name }) => name),
  };
}

/** Names of members, anywhere in an answer, that hold prose or bulk data. */
function weightsOf(schema: DeclaredSchema): { readonly prose: readonly string[]; readonly bulk: readonly string[] } {
  const found = { prose: new Set<string>(), bulk: new Set<string>() };
  const visit = ({ properties, items, anyOf, additionalProperties }: DeclaredSchema): void => {
    for (const [name, member] of Object.entries(properties ?? {})) {
      const weights = [member, member.items, ...(member.anyOf ?? [])].map((one) => one?.weight);
      if (weights.some((weight) => weight === "prose" || weight === "long")) found.prose.add(name);
      if (weights.includes("bulk")) found.bulk.add(name);
      visit(member);
    }
    for (const branch of anyOf ?? []) visit(branch);
    if (items !== undefined) visit(items);
    if (typeof additionalProperties === "object") visit(additionalProperties);
  };
  visit(schema);
  return { prose: [...found.prose], bulk: [...found.bulk].filter((name) => !found.prose.has(name)) };
}

/** Titles in ten languages for operations whose picture belongs to no other operation. */
function titlesOf({ operations }: Domain, pictures: readonly AnyPicture[]): ReadonlyMap<string, Term> {
  // A page is more than its first figure.
  const single = operations.filter(({ composedOf }) => composedOf === undefined);
  const firsts = single.flatMap(({ id }) => {
    const picture = pictures.find(({ operation }) => operation === id);
    return picture === undefined ? [] : [[id, picture.title] as const];
  });
  const isOwn = ([, title]: readonly [string, Term]): boolean =>
    firsts.filter(([, other]) => other.en === title.en).length === 1;
  return new Map(firsts.filter(isOwn));
}

/** Titles of operations that have no picture of their own, in the other nine languages; English has their summaries. */
const WRITTEN: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(written));

function titleIn(lang: Lang, id: string, titles: ReadonlyMap<string, Term>): string | undefined {
  return titles.get(id)?.[lang] ?? WRITTEN.get(id)?.[lang];
}

interface Spoken {
  readonly lang: Lang;
  readonly titles: ReadonlyMap<string, Term>;
  readonly headed: ReadonlySet<string>;
}

/** Places on Earth keep the labels of the forms. */
const OF_PLACES: ReadonlySet<string> = new Set(["longitude", "latitude"]);

/** Headings for parts of an answer: its members, and its forms where it has several. */
function headedIn(domain: Domain, operations: readonly OperationForm[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ properties, items, anyOf, additionalProperties }: DeclaredSchema): void => {
    for (const [name, member] of Object.entries(properties ?? {})) {
      if (domain.id !== "location" || !OF_PLACES.has(name)) found.add(name);
      visit(member);
    }
    for (const branch of anyOf ?? []) visit(branch);
    if (items !== undefined) visit(items);
    if (typeof additionalProperties === "object") visit(additionalProperties);
  };
  for (const operation of domain.operations) visit(answerSchema(operation));
  for (const { drawn } of operations) if (drawn.length > 1) for (const form of drawn) found.add(`form:${form}`);
  return found;
}

/** Domains whose rules for two people ask who is the groom. */
const SIDED: ReadonlySet<string> = new Set(["vedic", "pages"]);

/** The side of a person, where texts call him by it. */
function sideWord({ folder }: Domain, field: string, lang: Lang): string | undefined {
  const side = field === "person1" ? "groom" : field === "person2" ? "bride" : undefined;
  return side !== undefined && SIDED.has(folder) ? valueWord(side, lang) : undefined;
}

function domainWords(
  domain: Domain,
  operations: readonly OperationForm[],
  { lang, titles, headed }: Spoken,
): DomainWords {
  const fields = new Map<string, string>();
  const values = new Map<string, string>();
  const visit = ({ n, e = [], c = [] }: Field): void => {
    fields.set(n, sideWord(domain, n, lang) ?? fieldLabel(domain, n)?.[lang] ?? n);
    for (const value of e) {
      const label = valueLabel(domain, n, value)?.[lang];
      if (label !== undefined) values.set(`${n}.${value}`, label);
    }
    c.forEach(visit);
  };
  for (const { fields: own } of operations) own.forEach(visit);
  for (const [id, byField] of Object.entries(domain.labels.collections ?? {})) {
    const chosen = operations.find((operation) => operation.id === id)?.fields ?? [];
    for (const { n, e = [] } of chosen) {
      for (const value of e) {
        const term = byField[n]?.[value];
        if (term !== undefined) values.set(`${n}.${value}`, term[lang]);
      }
    }
  }
  return {
    operations: Object.fromEntries(
      domain.operations.map((operation) => [operation.id, titleLines(operation, titles, lang)]),
    ),
    fields: Object.fromEntries(fields),
    values: { ...valueWords(lang, domain.operations.map(answerSchema)), ...Object.fromEntries(values) },
    headings: headingWords(lang, (name) => headed.has(name)),
    hints: lang === "en" ? hintsOf(domain) : {},
  };
}

function titleLines(operation: AnyOperation, titles: ReadonlyMap<string, Term>, lang: Lang): [string, string?] {
  const title = titleIn(lang, operation.id, titles);
  const line = lineIn(lang, operation);
  if (title !== undefined && title !== line) return [title, line];
  if (lang !== "en") return [line];
  const at = line.search(/[:,(]/);
  return at > 12 ? [line.slice(0, at).trim(), line] : [line];
}

/** A box for a date writes it as its reader does: the form on the wire is no help there. */
function inForms(hint: string): string {
  return hint.replace(/,? ?YYYY-MM-DD/g, "").replace(/ ?\(proleptic Gregorian\)/g, "");
}

/** A field's unit and effect, left out where two operations of the domain describe it differently. */
function hintsOf({ operations }: Domain): Readonly<Record<string, string>> {
  const hints = new Map<string, string | undefined>();
  const visit = ({ properties, items, anyOf }: DeclaredSchema): void => {
    for (const [name, member] of Object.entries(properties ?? {})) {
      const hint = hints.has(name) && hints.get(name) !== member.description ? undefined : member.description;
      hints.set(name, hint);
      visit(member);
    }
    for (const branch of anyOf ?? []) visit(branch);
    if (items !== undefined) visit(items);
  };
  for (const { params, query, body } of operations) {
    for (const part of [params, query, body]) if (part !== undefined) visit(declaredSchemaOf(part, "input"));
  }
  hints.delete("lang");
  return Object.fromEntries([...hints].flatMap(([name, hint]) => (hint === undefined ? [] : [[name, inForms(hint)]])));
}
