/** A symbol as its file has it; the id is its key. */
interface SymbolTexts {
  readonly [member: string]: string | readonly string[];
  readonly name: string;
  /** Other words people look it up by. */
  readonly aliases: readonly string[];
  /** Ids of symbols that it leads to. */
  readonly see: readonly string[];
  readonly meaning: string;
}

/**
 * Symbols by their ids. The type keeps the compiler from carrying one of thousands of keys: nothing reads a symbol by a
 * key known beforehand.
 */
export type SymbolsById = Readonly<Record<string, SymbolTexts>>;
