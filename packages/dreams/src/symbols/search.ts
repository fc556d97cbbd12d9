import { hanNeighbors, type Lang, plainLetters } from "@almagest/operation";
import type { DreamCatalogue, SymbolEntry } from "./catalogue";
import { symbolName } from "./names";

export interface SymbolFilter {
  /** 1 to 100 characters, in any letter case. */
  readonly q?: string | undefined;
  /** One letter, a to z, in any letter case. */
  readonly letter?: string | undefined;
}

/** From the nearest to the farthest; of equals, what is found in English is first. */
const RANKS = ["begins", "localizedBegins", "has", "localizedHas", "alias", "localizedPair", "meaning"] as const;
type Rank = (typeof RANKS)[number];

const LOCALIZED: readonly Rank[] = ["localizedBegins", "localizedHas", "localizedPair"];

/** Names in a language by symbol. */
type FoldedNames = ReadonlyMap<SymbolEntry, string>;

/** Names never change, so they are folded once. */
const foldedBy = new WeakMap<DreamCatalogue, Map<Lang, FoldedNames>>();

/**
 * Symbols in the order of their names. With `q`: first those whose name starts with it, then those whose name
 * has it further on, then those with another word for them that has it, then those whose meaning alone has it. Names
 * count in English and in `lang`, whose names are loaded; there accents are free, and Han is also found by two signs
 * that are neighbours in both.
 */
export function searchSymbols(
  catalogue: DreamCatalogue,
  { q, letter }: SymbolFilter,
  lang: Lang = "en",
): readonly SymbolEntry[] {
  const initial = letter?.toLowerCase();
  const symbols = catalogue.searchable.filter(({ symbol }) => initial === undefined || symbol.letter === initial);
  if (q === undefined) return symbols.map(({ symbol }) => symbol);
  const wanted = q.toLowerCase();
  const names = lang === "en" ? undefined : foldedNames(catalogue, lang);
  const localized = localizedRank(names, q);
  const found = new Map<Rank, SymbolEntry[]>(RANKS.map((rank) => [rank, []]));
  for (const { symbol, name, aliases, meaning } of symbols) {
    const rank = nearest(englishRank(wanted, { name, aliases, meaning }), localized(symbol));
    if (rank !== undefined) found.get(rank)?.push(symbol);
  }
  for (const rank of LOCALIZED) found.get(rank)?.sort(byName(names));
  return [...found.values()].flat();
}

function englishRank(
  wanted: string,
  { name, aliases, meaning }: { readonly name: string; readonly aliases: string; readonly meaning: string },
): Rank | undefined {
  if (name.startsWith(wanted)) return "begins";
  if (name.includes(wanted)) return "has";
  if (aliases.includes(wanted)) return "alias";
  return meaning.includes(wanted) ? "meaning" : undefined;
}

/** The rank of a name in a language. */
function localizedRank(names: FoldedNames | undefined, q: string): (symbol: SymbolEntry) => Rank | undefined {
  const wanted = plainLetters(q).trim();
  if (names === undefined || wanted === "") return () => undefined;
  const pairs = hanNeighbors(wanted);
  return (symbol) => {
    const name = names.get(symbol) ?? "";
    if (name.startsWith(wanted)) return "localizedBegins";
    if (name.includes(wanted)) return "localizedHas";
    return pairs.some((pair) => name.includes(pair)) ? "localizedPair" : undefined;
  };
}

/** Code unit by code unit, as English names are. */
function byName(names: FoldedNames | undefined): (one: SymbolEntry, other: SymbolEntry) => number {
  const nameOf = (symbol: SymbolEntry): string => names?.get(symbol) ?? "";
  return (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1);
}

function foldedNames(catalogue: DreamCatalogue, lang: Lang): FoldedNames {
  const byLang = foldedBy.get(catalogue) ?? new Map<Lang, FoldedNames>();
  foldedBy.set(catalogue, byLang);
  const names =
    byLang.get(lang) ?? new Map(catalogue.symbols.map((own) => [own, plainLetters(symbolName(own, lang))] as const));
  byLang.set(lang, names);
  return names;
}

function nearest(one: Rank | undefined, other: Rank | undefined): Rank | undefined {
  return RANKS.find((rank) => rank === one || rank === other);
}

/** The number of symbols of each letter; a letter without any is absent. */
export function letterCounts({ symbols }: DreamCatalogue): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { letter } of symbols) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}
