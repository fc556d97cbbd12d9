import { editDistance, foldKey, foundRow, type NoSuchRow } from "@almagest/operation";
import type { DreamCatalogue, SymbolEntry } from "./catalogue";

const MOST_SUGGESTIONS = 5;
/** A third of the letters may differ; past that a word is another one. */
const MAX_DIFFERENCE = 1 / 3;

/**
 * The symbol under an id, whatever its letter case and separators.
 * @throws DomainError `not_found`, with ids that are near or have the word as another name.
 */
export function knownSymbol(catalogue: DreamCatalogue, id: string): SymbolEntry {
  return foundRow(catalogue.find, (sent: string) => noSymbol(catalogue, sent))(id);
}

function noSymbol(catalogue: DreamCatalogue, sent: string): NoSuchRow {
  const accepted = nearIds(catalogue, foldKey(sent, "separators"));
  const meant = accepted.length === 0 ? "" : ` Perhaps ${accepted.join(", ")}.`;
  const message = `There is no dream symbol "${sent}".${meant} GET /dreams/symbols?q=… searches all ${catalogue.symbols.length} by name, other names and meaning.`;
  return accepted.length === 0 ? { message } : { message, details: { accepted } };
}

function nearIds({ symbols }: DreamCatalogue, wanted: string): readonly string[] {
  return symbols
    .map((symbol) => ({ id: symbol.id, distance: distanceTo(symbol, wanted) }))
    .filter(({ distance }) => distance <= MAX_DIFFERENCE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ id }) => id);
}

/** 0 where the word is another name of the symbol, else the share of letters that differ. */
function distanceTo({ id, aliases }: SymbolEntry, wanted: string): number {
  if (aliases.some((alias) => foldKey(alias, "separators") === wanted)) return 0;
  const longer = Math.max(id.length, wanted.length);
  if (Math.abs(id.length - wanted.length) > longer * MAX_DIFFERENCE) return 1;
  return editDistance(id, wanted) / longer;
}
