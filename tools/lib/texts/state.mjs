import { hashOf, sourcesOf, unitsOf, wordsOf } from "./units.mjs";

/**
 * The progress of a language in a package, in English words and by text:
 * - `fresh` is made from the English of today, `stale` from another, `missing` is not there;
 * - `moved` is missing, and an unknown text was made from the very same English: its translation can be taken over;
 * - `unknown` has no English any more.
 */
export function stateOf(root, folder, lang) {
  const english = unitsOf(root, folder, "en");
  const own = unitsOf(root, folder, lang);
  const sources = sourcesOf(root, folder, lang);
  const unknown = [...own.values()].filter(({ id }) => !english.has(id));
  const rows = [...english.values()].map((unit) => rowOf(unit, { own, sources, unknown }));
  const of = (state) => rows.filter((row) => row.state === state);
  const words = (state) => of(state).reduce((sum, { unit }) => sum + wordsOf(unit), 0);
  const counts = { fresh: words("fresh"), stale: words("stale"), missing: words("missing") + words("moved") };
  return { fresh: of("fresh"), stale: of("stale"), missing: of("missing"), moved: of("moved"), unknown, words: counts };
}

function rowOf(unit, { own, sources, unknown }) {
  const hash = hashOf(unit.text);
  const translation = own.get(unit.id);
  if (translation !== undefined) {
    const state = sources[unit.id] === hash ? "fresh" : "stale";
    return { state, unit, text: translation.text, madeFrom: sources[unit.id] };
  }
  const before = unknown.find(({ id }) => sources[id] === hash);
  return before === undefined
    ? { state: "missing", unit }
    : { state: "moved", unit, text: before.text, from: before.id };
}
