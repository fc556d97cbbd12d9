// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `castReading`. */
export interface CoinCastRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** Cast three coins six times: the hexagram and what it changes into. */
export interface CoinCast {
  /** The seed that was sent */
  readonly seed?: string;
  /** Six lines from the bottom up: 6 old yin, 7 young yang, 8 young yin, 9 old yang; 6 and 9 change */
  readonly lines: (6 | 7 | 8 | 9)[];
  /** Positions of the lines that change, ascending; empty where none does */
  readonly changingLinePositions: number[];
  readonly hexagram: HexagramRecord;
  readonly resultingHexagram?: HexagramRecord;
  /** The way from the first hexagram to the second: which texts answer, by the number of lines that move, and what the place of the deciding line and the trigrams say */
  readonly movement?: string;
  readonly conventions: HexagramCastConventions;
}

/** Request of `getDailyHexagram`. */
export interface DailyHexagramRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Whose day it is; without one everybody shares it. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The hexagram of a day. */
export interface DailyHexagram {
  readonly date: string;
  /** What it was drawn by: `{seed}-{date}`, or the date alone */
  readonly seed: string;
  readonly hexagram: HexagramSummary;
  readonly dailyMessage?: string;
}

/** Request of `castDailyReading`. */
export interface DailyCastRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Whose day it is; without one everybody shares it. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The coin cast of a day. */
export interface DailyCast {
  readonly date: string;
  /** What it was drawn by: `{seed}-{date}`, or the date alone */
  readonly seed: string;
  /** Six lines from the bottom up: 6 old yin, 7 young yang, 8 young yin, 9 old yang; 6 and 9 change */
  readonly lines: (6 | 7 | 8 | 9)[];
  /** Positions of the lines that change, ascending; empty where none does */
  readonly changingLinePositions: number[];
  readonly hexagram: HexagramSummary;
  /** The lines that change, from the bottom up; empty where none does */
  readonly changingLines: HexagramLine[];
  readonly resultingHexagram?: HexagramSummary;
  /** Lines of the resulting hexagram that answer where four or five change; empty otherwise */
  readonly answeringLines: HexagramLine[];
  /** The way from the first hexagram to the second: which texts answer, by the number of lines that move, and what the place of the deciding line and the trigrams say */
  readonly movement?: string;
  readonly conventions: HexagramCastConventions;
}

/** Request of `listHexagrams`. */
export interface HexagramsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 64. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The 64 hexagrams in the order of King Wen. */
export interface Hexagrams {
  /** How many hexagrams there are: 64 */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly hexagrams: {
    /** Number of the hexagram in the order of King Wen. 1 to 64 */
    readonly number: number;
    /** The Unicode sign, U+4DC0 to U+4DFF */
    readonly symbol: string;
    /** The name in the received text */
    readonly chinese: string;
    /** The name in English, after Wilhelm's titles */
    readonly english: string;
    readonly englishLocalized?: string;
    readonly pinyin: string;
    /** A trigram by what it stands for */
    readonly upperTrigram: TrigramName;
    readonly upperTrigramLocalized?: string;
    /** A trigram by what it stands for */
    readonly lowerTrigram: TrigramName;
    readonly lowerTrigramLocalized?: string;
    /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
    readonly imageUrl: string;
  }[];
}

/** Request of `lookupHexagram`. */
export interface HexagramByLinesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Six digits from the bottom line up, 1 for yang and 0 for yin */
  readonly lines: string;
}

/** The hexagram with these six lines. */
export interface HexagramByLines {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** The Unicode sign, U+4DC0 to U+4DFF */
  readonly symbol: string;
  /** The name in the received text */
  readonly chinese: string;
  /** The name in English, after Wilhelm's titles */
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** A trigram by what it stands for */
  readonly upperTrigram: TrigramName;
  readonly upperTrigramLocalized?: string;
  /** A trigram by what it stands for */
  readonly lowerTrigram: TrigramName;
  readonly lowerTrigramLocalized?: string;
  /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
  readonly imageUrl: string;
  /** Six lines from the bottom up: 1 yang, 0 yin */
  readonly binary: string;
  /** The Judgment of the book, written anew from the Chinese */
  readonly judgment?: string;
  /** The Image of the book, prose; the picture is imageUrl */
  readonly image?: string;
  readonly interpretation: HexagramInterpretation;
  /** All six lines, from the bottom up */
  readonly changingLines: HexagramLine[];
}

/** Request of `getRandomHexagram`. */
export interface RandomHexagramRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the 64 hexagrams, at random. */
export interface RandomHexagram {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** The Unicode sign, U+4DC0 to U+4DFF */
  readonly symbol: string;
  /** The name in the received text */
  readonly chinese: string;
  /** The name in English, after Wilhelm's titles */
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** A trigram by what it stands for */
  readonly upperTrigram: TrigramName;
  readonly upperTrigramLocalized?: string;
  /** A trigram by what it stands for */
  readonly lowerTrigram: TrigramName;
  readonly lowerTrigramLocalized?: string;
  /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
  readonly imageUrl: string;
  /** Six lines from the bottom up: 1 yang, 0 yin */
  readonly binary: string;
  /** The Judgment of the book, written anew from the Chinese */
  readonly judgment?: string;
  /** The Image of the book, prose; the picture is imageUrl */
  readonly image?: string;
  readonly interpretation: HexagramInterpretation;
  /** All six lines, from the bottom up */
  readonly changingLines: HexagramLine[];
}

/** Request of `getHexagram`. */
export interface HexagramRequest {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One hexagram in full: judgment, image, readings and its six lines. */
export interface Hexagram {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** The Unicode sign, U+4DC0 to U+4DFF */
  readonly symbol: string;
  /** The name in the received text */
  readonly chinese: string;
  /** The name in English, after Wilhelm's titles */
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** A trigram by what it stands for */
  readonly upperTrigram: TrigramName;
  readonly upperTrigramLocalized?: string;
  /** A trigram by what it stands for */
  readonly lowerTrigram: TrigramName;
  readonly lowerTrigramLocalized?: string;
  /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
  readonly imageUrl: string;
  /** Six lines from the bottom up: 1 yang, 0 yin */
  readonly binary: string;
  /** The Judgment of the book, written anew from the Chinese */
  readonly judgment?: string;
  /** The Image of the book, prose; the picture is imageUrl */
  readonly image?: string;
  readonly interpretation: HexagramInterpretation;
  /** All six lines, from the bottom up */
  readonly changingLines: HexagramLine[];
}

/** Request of `listTrigrams`. */
export interface TrigramsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The eight trigrams. */
export interface Trigrams {
  /** How many trigrams there are: 8 */
  readonly total: number;
  readonly trigrams: {
    /** A key for look-ups, 1 to 8, without ranking. 1 to 8 */
    readonly number: number;
    readonly symbol: string;
    readonly chinese: string;
    /** A trigram by what it stands for */
    readonly english: TrigramName;
    readonly englishLocalized?: string;
    readonly pinyin: string;
    /** Three lines from the bottom up: 1 yang, 0 yin */
    readonly binary: string;
    readonly attribute: string;
    readonly attributeLocalized?: string;
  }[];
}

/** Request of `getTrigram`. */
export interface TrigramRequest {
  /** English name in any letter case, or a number from 1 to 8. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One trigram with all that belongs to it. */
export interface Trigram {
  /** A key for look-ups, 1 to 8, without ranking. 1 to 8 */
  readonly number: number;
  readonly symbol: string;
  readonly chinese: string;
  /** A trigram by what it stands for */
  readonly english: TrigramName;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** Three lines from the bottom up: 1 yang, 0 yin */
  readonly binary: string;
  readonly attribute: string;
  readonly attributeLocalized?: string;
  /** Of the five phases (Wu Xing) */
  readonly element: string;
  readonly elementLocalized?: string;
  readonly familyMember: string;
  readonly familyMemberLocalized?: string;
  /** In the Later Heaven arrangement */
  readonly direction: string;
  readonly directionLocalized?: string;
  readonly bodyPart: string;
  readonly bodyPartLocalized?: string;
  readonly animal: string;
  readonly animalLocalized?: string;
  readonly season: string;
  readonly seasonLocalized?: string;
  readonly quality: string;
  readonly qualityLocalized?: string;
  readonly meaning?: string;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export interface HexagramRecord {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** The Unicode sign, U+4DC0 to U+4DFF */
  readonly symbol: string;
  /** The name in the received text */
  readonly chinese: string;
  /** The name in English, after Wilhelm's titles */
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** A trigram by what it stands for */
  readonly upperTrigram: TrigramName;
  readonly upperTrigramLocalized?: string;
  /** A trigram by what it stands for */
  readonly lowerTrigram: TrigramName;
  readonly lowerTrigramLocalized?: string;
  /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
  readonly imageUrl: string;
  /** Six lines from the bottom up: 1 yang, 0 yin */
  readonly binary: string;
  /** The Judgment of the book, written anew from the Chinese */
  readonly judgment?: string;
  /** The Image of the book, prose; the picture is imageUrl */
  readonly image?: string;
  readonly interpretation: HexagramInterpretation;
  /** All six lines, from the bottom up */
  readonly changingLines: HexagramLine[];
}

/** A trigram by what it stands for */
export type TrigramName = 
  | "Heaven"
  | "Earth"
  | "Thunder"
  | "Wind"
  | "Water"
  | "Fire"
  | "Mountain"
  | "Lake";

export interface HexagramInterpretation {
  readonly general?: string;
  readonly love?: string;
  readonly career?: string;
  readonly decision?: string;
  readonly advice?: string;
}

export interface HexagramLine {
  /** 1 at the bottom to 6 at the top. 1 to 6 */
  readonly position: number;
  /** What the line says */
  readonly text?: string;
  /** Its sense, from its place and its yin or yang; in a cast, of a line at rest, that it rests */
  readonly meaning?: string;
  /** In a cast: whether the line changes; absent where nothing was cast */
  readonly moves?: boolean;
}

export interface HexagramCastConventions {
  /** Heads 3, tails 2: 6 and 9 one in eight each, 7 and 8 three */
  readonly method: "three-coins";
  /** By the seed, the same for ever, or by the system's random generator */
  readonly draw: "sha256" | "system-random";
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface HexagramSummary {
  /** Number of the hexagram in the order of King Wen. 1 to 64 */
  readonly number: number;
  /** The Unicode sign, U+4DC0 to U+4DFF */
  readonly symbol: string;
  /** The name in the received text */
  readonly chinese: string;
  /** The name in English, after Wilhelm's titles */
  readonly english: string;
  readonly englishLocalized?: string;
  readonly pinyin: string;
  /** A trigram by what it stands for */
  readonly upperTrigram: TrigramName;
  readonly upperTrigramLocalized?: string;
  /** A trigram by what it stands for */
  readonly lowerTrigram: TrigramName;
  readonly lowerTrigramLocalized?: string;
  /** Picture, SVG, without a key: a service answers its address, the library the path below its root */
  readonly imageUrl: string;
  /** The Judgment of the book, written anew from the Chinese */
  readonly judgment?: string;
  /** The Image of the book, prose; the picture is imageUrl */
  readonly image?: string;
  readonly interpretation: HexagramInterpretation;
}
