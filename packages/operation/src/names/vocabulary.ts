import type { Term } from "../term";
import { loadedName } from "./loaded";
import { spokenTerm } from "./spoken";

/** Names by id, each with its English literal and nothing else in its type. */
export type Vocabulary<English extends Readonly<Record<string, string>>> = {
  readonly [Id in keyof English]: Term<English[Id]>;
};

/** The English of a name: the name alone, or with the form that it has inside a sentence. */
export type EnglishName<Name extends string = string> = Name | { readonly en: Name; readonly inSentence: string };

/**
 * A table of names by id, in English. The other languages are in `names/<lang>.json` of the package, under the same
 * table and ids. Calls are marked pure, so that bundlers drop a table that nothing uses.
 *
 * @param place the package and the table: `biorhythm/cycleNames`.
 */
export function vocabulary<const English extends Readonly<Record<string, string>>>(
  place: string,
  names: { readonly [Id in keyof English]: EnglishName<English[Id]> },
): Vocabulary<English>;
export function vocabulary(
  place: string,
  names: Readonly<Record<string, EnglishName>>,
): Readonly<Record<string, Term>> {
  const { owner, rest: table } = partsOf(place);
  return Object.fromEntries(
    Object.entries(names).map(([id, name]) => {
      const [en, inSentence] = typeof name === "string" ? [name] : [name.en, name.inSentence];
      return [id, spokenTerm(en, (lang) => loadedName({ owner, table, id }, lang), inSentence)];
    }),
  );
}

/** One name that is in no table: `names/<lang>.json` has it under `single`. */
export function term<const English extends string>(place: string, en: English, inSentence?: string): Term<English> {
  const { owner, rest: id } = partsOf(place);
  return spokenTerm(en, (lang) => loadedName({ owner, table: "single", id }, lang), inSentence);
}

function partsOf(place: string): { readonly owner: string; readonly rest: string } {
  const slash = place.indexOf("/");
  return { owner: place.slice(0, slash), rest: place.slice(slash + 1) };
}
