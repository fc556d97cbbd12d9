import * as z from "zod";
import { InvariantError } from "../contract/errors";
import type { Lang } from "../languages";
import type { Term, TermTable } from "../term";
import { isRecord } from "../wire/fold";
import { type NamesOf, namesOf } from "./named";

/** Writes the `…Localized` members of an answer. */
export type Localizer = (answer: unknown, lang: Lang) => unknown;

type Schema = z.core.$ZodType;

/** Compiles the localizer of a schema. */
export type LocalizerMaker = (schema: Schema) => Localizer;

type TermSource = (value: string) => Term | undefined;
/** The name of a value in a language; undefined where it has none. */
type Lookup = (value: string, lang: Lang) => string | undefined;

/** One place of an answer: its members by name, with the branches of a union as one. */
interface Place {
  readonly members: ReadonlyMap<string, Place>;
  /** By the canonical member. */
  readonly names: ReadonlyMap<string, Lookup>;
  readonly items: Place | undefined;
  readonly others: Place | undefined;
}

/**
 * Compiles how answers of a schema get their names in a language: when the first answer in a language other than
 * English is given.
 */
export function localizerOf(schema: Schema): Localizer {
  const place = placeOf([schema]);
  return place === undefined ? (answer) => answer : (answer, lang) => localized(answer, place, lang);
}

function localized(value: unknown, place: Place, lang: Lang): unknown {
  if (Array.isArray(value)) return place.items === undefined ? value : listLocalized(value, place.items, lang);
  return isRecord(value) ? recordLocalized(value, place, lang) : value;
}

function listLocalized(values: readonly unknown[], place: Place, lang: Lang): unknown[] {
  return values.map((value) => localized(value, place, lang));
}

/** A copy, each sibling behind its canonical member. */
function recordLocalized(value: Readonly<Record<string, unknown>>, place: Place, lang: Lang): unknown {
  const whole: Record<string, unknown> = {};
  for (const [member, inside] of Object.entries(value)) {
    const child = place.members.get(member) ?? place.others;
    whole[member] = child === undefined ? inside : localized(inside, child, lang);
    const lookup = place.names.get(member);
    if (lookup !== undefined) whole[`${member}Localized`] = nameIn(inside, lookup, lang);
  }
  return whole;
}

function nameIn(value: unknown, lookup: Lookup, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((one) => nameIn(one, lookup, lang));
  return typeof value === "string" || typeof value === "number" ? lookup(String(value), lang) : undefined;
}

function placeOf(schemas: readonly Schema[]): Place | undefined {
  if (schemas.length === 0) return undefined;
  const branches = schemas.flatMap(branchesOf);
  const members = new Map<string, Place>();
  const names = new Map<string, Lookup>();
  for (const [member, inside] of membersOf(branches)) {
    const child = placeOf(inside);
    if (child !== undefined) members.set(member, child);
    const tables = inside.flatMap((schema) => namesOf(schema) ?? []);
    if (tables.length > 0) names.set(member.slice(0, -"Localized".length), lookupIn(member, tables));
  }
  const items = placeOf(branches.flatMap((schema) => (schema instanceof z.ZodArray ? [schema.element] : [])));
  const others = placeOf(branches.flatMap((schema) => (schema instanceof z.ZodRecord ? [schema.valueType] : [])));
  const isBare = members.size === 0 && names.size === 0 && items === undefined && others === undefined;
  return isBare ? undefined : { members, names, items, others };
}

/** The schemas that a value may follow: without wrappers, each option of a union by itself. */
function branchesOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(branchesOf);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodNullable;
  return isWrapper ? branchesOf(schema.unwrap()) : [schema];
}

function membersOf(branches: readonly Schema[]): ReadonlyMap<string, readonly Schema[]> {
  const found = new Map<string, Schema[]>();
  for (const branch of branches) {
    if (!(branch instanceof z.ZodObject)) continue;
    for (const [member, schema] of Object.entries<Schema>(branch.shape)) {
      const known = found.get(member);
      if (known === undefined) found.set(member, [schema]);
      else known.push(schema);
    }
  }
  return found;
}

function lookupIn(member: string, sources: readonly NamesOf[]): Lookup {
  const functions = sources.flatMap((source) => (typeof source === "function" ? [source] : []));
  const tables = sources.flatMap((source) => (typeof source === "function" ? [] : source));
  const byValue = new Map<string, Term[]>();
  for (const [value, term] of tables.flatMap(entriesOf)) {
    const terms = byValue.get(value);
    if (terms === undefined) byValue.set(value, [term]);
    else if (!terms.includes(term)) terms.push(term);
  }
  return (value, lang) => {
    const [name, ...others] = (byValue.get(value) ?? termsOf(functions, value)).map((term) => term[lang]);
    if (others.some((other) => other !== name) || (name === undefined && functions.length === 0)) {
      throw new InvariantError(`${member} has no name, or several, for ${value}`, { member, value });
    }
    return name;
  };
}

/** The terms of a table by the values that they may be asked for by: an id, or the English name. */
function entriesOf(table: TermTable): readonly (readonly [string, Term])[] {
  return Object.entries(table).flatMap(([id, term]) => [[id, term] as const, [term.en, term] as const]);
}

function termsOf(sources: readonly TermSource[], value: string): readonly Term[] {
  return sources.flatMap((source) => source(value) ?? []);
}
