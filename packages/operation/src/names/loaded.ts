import { InvariantError } from "../contract/errors";
import type { Lang } from "../languages";

/** The names of one package in one language: tables of names by id. */
export type NameTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Names that were loaded, by package and language. They are constants of the languages, so loading them can only make
 * an answer possible, never change one.
 */
const loaded = new Map<string, Map<Lang, NameTables>>();

/** Keeps the names of a package in a language. Names that are known already stay. */
export function keepNames(owner: string, lang: Lang, names: NameTables): void {
  const known = loaded.get(owner) ?? new Map<Lang, NameTables>();
  loaded.set(owner, known);
  if (!known.has(lang)) known.set(lang, names);
}

/** Whether the names of a package can be told in a language. English is always there. */
export function hasNames(owner: string, lang: Lang): boolean {
  return lang === "en" || loaded.get(owner)?.has(lang) === true;
}

/** The place of a name: the package, and in its files the table and the id. */
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
  requireNames(owner, lang);
  const name = loaded.get(owner)?.get(lang)?.[table]?.[id];
  if (name === undefined) {
    throw new InvariantError(`packages/${owner}/names/${lang}.json has no ${table}.${id}`, { owner, lang, table, id });
  }
  return name;
}

/** @throws InvariantError where the names of a package are not loaded in a language: nobody is answered in English unasked. */
export function requireNames(owner: string, lang: Lang): void {
  if (!hasNames(owner, lang)) throw missingNames(owner, lang);
}

/** Tells how to load names. The package whose function is called loads those of the packages that it uses. */
export function missingNames(owner: string, lang: Lang): InvariantError {
  return new InvariantError(
    `Names of @almagest/${owner} are not loaded in "${lang}": import { loadNames } from "@almagest/…/languages" of the package whose function you call, and await loadNames("${lang}") before.`,
    { owner, lang },
  );
}
