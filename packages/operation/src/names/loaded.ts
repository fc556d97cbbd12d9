import { InvariantError } from "../contract/errors";
import type { Lang } from "../languages";

/** The names of one package in one language: tables of names by id. */
export type NameTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Names that were loaded, by package and language. They are constants of the languages, so loading them can only make
 * an answer possible, never change one.
 */
const loaded = new Map<string, Map<Lang, NameTables>>();

/** Makes the names of a package known in a language. Names that are known already are kept. */
export function addNames(owner: string, lang: Lang, names: NameTables): void {
  const known = loaded.get(owner) ?? new Map<Lang, NameTables>();
  loaded.set(owner, known);
  if (!known.has(lang)) known.set(lang, names);
}

/** Whether the names of a package can be told in a language. English is always there. */
export function hasNames(owner: string, lang: Lang): boolean {
  return lang === "en" || loaded.get(owner)?.has(lang) === true;
}

/** Where a name is: the package, and in its files the table and the id. */
export interface NamePlace {
  readonly owner: string;
  readonly table: string;
  readonly id: string;
}

/**
 * The name at a place in a language other than English.
 * @throws InvariantError where the names of that language are not loaded, or lack this one.
 */
export function loadedName({ owner, table, id }: NamePlace, lang: Lang): string {
  const names = loaded.get(owner)?.get(lang);
  if (names === undefined) throw new InvariantError(missingNames(owner, lang), { owner, lang });
  const name = names[table]?.[id];
  if (name === undefined) {
    throw new InvariantError(`packages/${owner}/names/${lang}.json has no ${table}.${id}`, { owner, lang, table, id });
  }
  return name;
}

/** Tells a caller how to load names. Packages for several domains are loaded by the one whose function is called. */
export function missingNames(owner: string, lang: Lang): string {
  return `The names of @almagest/${owner} are not loaded in "${lang}". Before the call, load those of the package whose function you call: import { loadNames } from "@almagest/western/languages"; await loadNames("${lang}").`;
}
