import type { Term } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { MOUNTAIN_PLACES } from "@almagest/sky";
import { mountains } from "./mountain-names";

const placed = Object.entries(mountains).map(([id, name], index0) => {
  const place = at(MOUNTAIN_PLACES, index0);
  return { id, place, term: withPlace(name, place) };
});

/** By pinyin: `zi` is 子 (N2). */
export const mountainsByName: Readonly<Record<string, Term>> = Object.fromEntries(
  placed.map(({ id, term }) => [id, term]),
);

/** By the compass: `N2` is 子 (N2) too. */
export const mountainsByPlace: Readonly<Record<string, Term>> = Object.fromEntries(
  placed.map(({ place, term }) => [place, term]),
);

/** Practitioners read both: the mountain's name, and its place on the compass. */
function withPlace(name: Term, place: string): Term {
  return composedTerm((lang) => `${name[lang]} (${place})`);
}
