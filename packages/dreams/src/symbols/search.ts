import type { DreamCatalogue, SymbolEntry } from "./catalogue";

export interface SymbolFilter {
  /** 1 to 100 characters, in any letter case. */
  readonly q?: string | undefined;
  /** One letter, a to z, in any letter case. */
  readonly letter?: string | undefined;
}

/**
 * Symbols in the order of their names. With `q`: first those whose name starts with it, then those whose name has it
 * further on, then those with another word for them that has it, then those whose meaning alone has it.
 */
export function searchSymbols(catalogue: DreamCatalogue, { q, letter }: SymbolFilter): readonly SymbolEntry[] {
  const wanted = q?.toLowerCase();
  const initial = letter?.toLowerCase();
  const ranks: [SymbolEntry[], SymbolEntry[], SymbolEntry[], SymbolEntry[]] = [[], [], [], []];
  for (const { symbol, name, aliases, meaning } of catalogue.searchable) {
    if (initial !== undefined && symbol.letter !== initial) continue;
    if (wanted === undefined || name.startsWith(wanted)) ranks[0].push(symbol);
    else if (name.includes(wanted)) ranks[1].push(symbol);
    else if (aliases.includes(wanted)) ranks[2].push(symbol);
    else if (meaning.includes(wanted)) ranks[3].push(symbol);
  }
  return ranks.flat();
}

/** The number of symbols of each letter; a letter without any is absent. */
export function letterCounts({ symbols }: DreamCatalogue): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { letter } of symbols) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}
