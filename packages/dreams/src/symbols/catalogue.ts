import { InvariantError, idFinder, type TextCatalogue, type Words } from "@almagest/operation";
import { NAMESPACE } from "../texts/namespace";

/** A symbol of the dictionary, with what it leads to. */
export interface SymbolEntry {
  /** Lower case, words joined by hyphens. */
  readonly id: string;
  readonly name: string;
  /** The first letter of the name, a to z. */
  readonly letter: string;
  /** Other words people look it up by. */
  readonly aliases: readonly string[];
  /** Ids of symbols that this one leads to. */
  readonly see: readonly string[];
  readonly meaning: string;
}

/** A symbol as a search reads it, in lower case. */
interface Searchable {
  readonly symbol: SymbolEntry;
  readonly name: string;
  readonly aliases: string;
  readonly meaning: string;
}

/** All symbols in the order of their names, ready to be searched. */
export interface DreamCatalogue {
  readonly symbols: readonly SymbolEntry[];
  readonly searchable: readonly Searchable[];
  /** The symbol under an id, whatever its letter case and separators. */
  readonly find: (id: string) => SymbolEntry | undefined;
}

/** Texts do not change, so what is made of them lives as long as they do. */
const built = new WeakMap<TextCatalogue, DreamCatalogue>();

/**
 * The dictionary among the texts at hand. It is English alone and serves every language.
 * @throws InvariantError where it was not loaded: without it there is no symbol to speak of.
 */
export function dreamCatalogue({ catalogues }: Pick<Words, "catalogues">): DreamCatalogue {
  const texts = catalogues.find(({ namespace, lang }) => namespace === NAMESPACE && lang === "en");
  if (texts === undefined) {
    throw new InvariantError(
      'the dream symbols are not loaded: import { en } from "@almagest/dreams/texts/en" and pass createContext({ texts: [en] }).',
    );
  }
  const known = built.get(texts);
  if (known !== undefined) return known;
  const catalogue = catalogueOf(texts);
  built.set(texts, catalogue);
  return catalogue;
}

function catalogueOf({ messages }: TextCatalogue): DreamCatalogue {
  const symbols = Object.entries(messages)
    .map(([id, entry]) => symbolOf(id, entry))
    .sort((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
  return {
    symbols,
    searchable: symbols.map(searchableOf),
    find: idFinder(symbols.map((symbol) => [symbol.id, symbol] as const)),
  };
}

/** Names are compared without case, code unit by code unit, so that every machine sorts alike. */
function sortKey(name: string): string {
  return name.toLowerCase();
}

function symbolOf(id: string, entry: TextCatalogue["messages"][string]): SymbolEntry {
  const { name, meaning, aliases, see } = typeof entry === "string" || isList(entry) ? {} : entry;
  if (typeof name !== "string" || typeof meaning !== "string") {
    throw new InvariantError("a dream symbol without name or meaning", { id });
  }
  return { id, name, letter: name.charAt(0).toLowerCase(), aliases: listOf(aliases), see: listOf(see), meaning };
}

function listOf(member: TextCatalogue["messages"][string] | undefined): readonly string[] {
  return member !== undefined && typeof member !== "string" && isList(member) ? member : [];
}

function isList(member: Exclude<TextCatalogue["messages"][string], string>): member is readonly string[] {
  return Array.isArray(member);
}

function searchableOf(symbol: SymbolEntry): Searchable {
  return {
    symbol,
    name: symbol.name.toLowerCase(),
    aliases: symbol.aliases.join("\n").toLowerCase(),
    meaning: symbol.meaning.toLowerCase(),
  };
}
