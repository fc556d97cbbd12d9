// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `getDailyDreamSymbol`. */
export interface DailyDreamSymbolRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date; today (UTC) without it */
  readonly date?: CivilDate | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The dream symbol of a day, drawn by seed and date. */
export interface DailyDreamSymbol {
  readonly date: string;
  readonly seed: string;
  readonly symbol: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** First letter of the English name, a to z */
    readonly letter: string;
    /** English prose */
    readonly meaning: string;
    /** Other words that find it */
    readonly aliases: string[];
    /** Symbols it leads to */
    readonly see: RelatedDreamSymbol[];
  };
  /** The day, its symbol and the entries beside it */
  readonly dailyMessage: string;
}

/** Request of `searchDreamSymbols`. */
export interface DreamSymbolsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Words to search for, in English or the language of the call; letter case and accents are free. 1 to 100 characters */
  readonly q?: string | undefined;
  /** One letter, a to z: the first of the English name */
  readonly letter?: string | undefined;
  /** How many entries to return. 1 to 50. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** Dream symbols by name, by letter, or by a word in their meaning. */
export interface DreamSymbols {
  /** How many symbols match */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly symbols: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** First letter of the English name, a to z */
    readonly letter: string;
  }[];
}

/** Request of `getSymbolLetterCounts`. */
export interface DreamLettersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** How many dream symbols each letter has. */
export interface DreamLetters {
  /** Symbols by first letter */
  readonly letters: Record<string, number>;
  /** Symbols in the dictionary */
  readonly total: number;
}

/** Request of `getRandomSymbols`. */
export interface RandomSymbolsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many symbols to draw. 1 to 10. Default 1 */
  readonly count?: number | undefined;
}

/** One to ten dream symbols at random, all different. */
export interface RandomSymbols {
  readonly symbols: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** First letter of the English name, a to z */
    readonly letter: string;
    /** English prose */
    readonly meaning: string;
    /** Other words that find it */
    readonly aliases: string[];
    /** Symbols it leads to */
    readonly see: RelatedDreamSymbol[];
  }[];
}

/** Request of `getDreamSymbol`. */
export interface DreamSymbolRequest {
  /** Symbol id; letter case and separators do not matter. 1 to 100 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One dream symbol: its meaning, other names and the symbols it leads to. */
export interface DreamSymbol {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** First letter of the English name, a to z */
  readonly letter: string;
  /** English prose */
  readonly meaning: string;
  /** Other words that find it */
  readonly aliases: string[];
  /** Symbols it leads to */
  readonly see: RelatedDreamSymbol[];
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface RelatedDreamSymbol {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
}
