// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `getDailyAngelNumber`. */
export interface DailyAngelNumberRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date; today (UTC) without it */
  readonly date?: CivilDate | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The angel number of a day: one of 57, drawn by seed and date. */
export interface DailyAngelNumber {
  readonly date: string;
  readonly seed: string;
  readonly number: string;
  readonly title?: string;
  readonly coreMessage?: string;
  /** The class of a number by its digits */
  readonly type: AngelNumberType;
  readonly typeLocalized?: string;
  /** Digits added until 0 to 9, 11, 22 or 33 is left */
  readonly digitRoot: number;
  readonly keywords?: string[];
  /** The tenor of the message */
  readonly energy: AngelNumberEnergy;
  readonly energyLocalized?: string;
  readonly meaning: AngelNumberMeaning;
  /** What scripture has of this number; where it has nothing, that is said */
  readonly biblical?: string;
  readonly shadow?: string;
  readonly affirmation?: string;
  readonly actionSteps?: string[];
}

/** Request of `analyzeNumberSequence`. */
export interface NumberSequenceRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** 1 to 8 digits; zeros in front count */
  readonly number: string;
  /** Where it was seen; adds contextNote */
  readonly context?: "clock" | "receipt" | "license-plate" | "phone" | "address" | "price" | undefined;
}

/** Any number of 1 to 8 digits: its type, root and reading. */
export interface NumberSequence {
  readonly number: string;
  /** The class of a number by its digits */
  readonly type: AngelNumberType;
  readonly typeLocalized?: string;
  /** Digits added until 0 to 9, 11, 22 or 33 is left */
  readonly digitRoot: number;
  /** How many digits it has */
  readonly digits: number;
  readonly uniqueDigits: number;
  readonly isPalindrome: boolean;
  readonly isRepeating: boolean;
  /** Null for a number outside the catalogue */
  readonly knownMeaning: {
    readonly title?: string;
    readonly coreMessage?: string;
    /** The tenor of the message */
    readonly energy: AngelNumberEnergy;
    readonly energyLocalized?: string;
    readonly keywords?: string[];
    readonly meaning: AngelNumberMeaning;
    /** What scripture has of this number; where it has nothing, that is said */
    readonly biblical?: string;
    readonly shadow?: string;
    readonly affirmation?: string;
    readonly actionSteps?: string[];
  } | null;
  /** Null where the number is its own root */
  readonly digitRootMeaning: {
    readonly number: string;
    readonly title?: string;
    readonly coreMessage?: string;
    readonly meaning: AngelNumberMeaning;
    readonly keywords?: string[];
    readonly affirmation?: string;
  } | null;
  /** A reading of the digits: form, first, repeated and last digit, root. For two digits and more */
  readonly reading?: string;
  readonly contextNote?: string;
}

/** Request of `listAngelNumbers`. */
export interface AngelNumbersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 50. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
  /** The class of a number by its digits */
  readonly type?: AngelNumberType | undefined;
}

/** The 78 angel numbers, filtered by type. */
export interface AngelNumbers {
  /** How many numbers the filter leaves */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly numbers: {
    readonly number: string;
    readonly title?: string;
    readonly coreMessage?: string;
    /** The class of a number by its digits */
    readonly type: AngelNumberType;
    readonly typeLocalized?: string;
    /** Digits added until 0 to 9, 11, 22 or 33 is left */
    readonly digitRoot: number;
    readonly keywords?: string[];
    /** The tenor of the message */
    readonly energy: AngelNumberEnergy;
    readonly energyLocalized?: string;
  }[];
}

/** Request of `getAngelNumber`. */
export interface AngelNumberRequest {
  /** A number of the catalogue, in digits. 1 to 60 characters */
  readonly number: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One angel number in full. */
export interface AngelNumber {
  readonly number: string;
  readonly title?: string;
  readonly coreMessage?: string;
  /** The class of a number by its digits */
  readonly type: AngelNumberType;
  readonly typeLocalized?: string;
  /** Digits added until 0 to 9, 11, 22 or 33 is left */
  readonly digitRoot: number;
  readonly keywords?: string[];
  /** The tenor of the message */
  readonly energy: AngelNumberEnergy;
  readonly energyLocalized?: string;
  readonly meaning: AngelNumberMeaning;
  /** What scripture has of this number; where it has nothing, that is said */
  readonly biblical?: string;
  readonly shadow?: string;
  readonly affirmation?: string;
  readonly actionSteps?: string[];
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

/** The class of a number by its digits */
export type AngelNumberType = "repeating" | "sequential" | "mirror" | "master" | "root" | "compound";

/** The tenor of the message */
export type AngelNumberEnergy = "positive" | "neutral" | "cautionary";

export interface AngelNumberMeaning {
  readonly spiritual?: string;
  readonly love?: string;
  readonly career?: string;
  readonly money?: string;
  readonly twinFlame?: string;
}
