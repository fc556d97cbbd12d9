// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateBirthDay`. */
export interface BirthDayRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Day of birth. 1 to 31 */
  readonly day: number;
}

/** Birth Day number: the day of the month. */
export interface BirthDay {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  readonly profile: {
    readonly title?: string;
    readonly keywords?: string[];
    readonly description?: string;
    readonly strengths?: string[];
    readonly challenges?: string[];
    readonly career?: string;
    readonly relationships?: string;
    readonly day: number;
    readonly reducesTo: number;
  };
}

/** Request of `calculateBridgeNumbers`. */
export interface BridgeNumbersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
  /** Year of birth. 100 to 2100 */
  readonly year: number;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Bridge numbers: the gaps between the core numbers, 0 to 8. */
export interface BridgeNumbers {
  readonly lifePathExpression: NumberBridge;
  readonly expressionPersonality: NumberBridge;
  readonly expressionSoulUrge: NumberBridge;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `calculateBusinessName`. */
export interface BusinessNameRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Name as it is used, in any script. 1 to 200 characters */
  readonly name: string;
}

/** A business name by the Chaldean alphabet. */
export interface BusinessName {
  readonly total: number;
  readonly compound: number | null;
  readonly root: number;
  readonly calculation: string;
  readonly compoundMeaning: CompoundMeaning | null;
  readonly name: string;
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly rating: "excellent" | "good" | "caution" | "avoid";
  readonly favorableCompound: boolean;
  readonly industries?: string[];
  readonly guidance?: string;
  readonly summary?: string;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `calculateChaldean`. */
export interface ChaldeanNumbersRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Name as it is used, in any script. 1 to 200 characters */
  readonly name: string;
  /** When Y is a vowel; by default never */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Chaldean numbers of a name: total, compound, root. */
export interface ChaldeanNumbers {
  readonly name: string;
  readonly destiny: ChaldeanCount;
  readonly soulUrge: ChaldeanCount;
  readonly personality: ChaldeanCount;
  readonly numberMeaning: {
    readonly title?: string;
    readonly keywords?: string[];
    readonly meaning?: string;
    readonly number: number;
    readonly planet: string;
    readonly planetLocalized?: string;
    readonly caution: boolean;
  };
  readonly caution: boolean;
  readonly summary?: string;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `generateNumerologyChart`. */
export interface NumerologyChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
  /** Year of birth. 100 to 2100 */
  readonly year: number;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
  /** Calendar year; the running year (UTC) without it. 2020 to 2100 */
  readonly currentYear?: number | undefined;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** The whole chart of a name and a date of birth. */
export interface NumerologyChart {
  readonly profile: {
    readonly name: string;
    readonly birthdate: string;
    /** The letters counted, words apart */
    readonly letters: string;
  };
  readonly coreNumbers: {
    readonly lifePath: CoreNumber;
    readonly expression: CoreNumber;
    readonly soulUrge: CoreNumber;
    readonly personality: CoreNumber;
    readonly birthDay: CoreNumber;
    readonly maturity: CoreNumber;
  };
  readonly birthDayProfile: {
    readonly title?: string;
    readonly keywords?: string[];
    readonly description?: string;
    readonly strengths?: string[];
    readonly challenges?: string[];
    readonly career?: string;
    readonly relationships?: string;
    readonly day: number;
    readonly reducesTo: number;
  };
  readonly luckyAssociations: LuckyAssociations;
  readonly additionalInsights: {
    readonly karmicLessons: KarmicLessonsRecord;
    readonly karmicDebt: KarmicDebtRecord;
    readonly personalYear: {
      readonly theme?: string;
      readonly forecast?: string;
      readonly opportunities?: string[];
      readonly challenges?: string[];
      readonly advice?: string;
      /** 1 to 9 */
      readonly personalYear: number;
      readonly cycle: string;
      readonly cycleLocalized?: string;
      readonly calculation: string;
      readonly year: number;
      readonly personalMonth: {
        readonly theme?: string;
        readonly focus?: string;
        /** 1 to 9 */
        readonly personalMonth: number;
        readonly calculation: string;
        readonly calendarMonth: number;
      };
    };
    /** 4 to 4 of them */
    readonly pinnacles: {
      /** 1 to 4 */
      readonly position: number;
      readonly number: number;
      /** Completed years of life */
      readonly startAge: number;
      /** The last year of the span; null where it has no end */
      readonly endAge: number | null;
      readonly phase?: string;
      readonly meaning: PinnacleMeaning;
    }[];
    /** 4 to 4 of them */
    readonly challenges: {
      /** 1 to 4 */
      readonly position: number;
      readonly number: number;
      /** Completed years of life */
      readonly startAge: number;
      /** The last year of the span; null where it has no end */
      readonly endAge: number | null;
      readonly phase?: string;
      readonly meaning: ChallengeMeaning;
    }[];
    readonly hiddenPassion: {
      readonly title?: string;
      readonly description?: string;
      readonly number: number;
      readonly count: number;
      readonly allPassions: number[];
    };
    readonly subconsciousSelf: {
      readonly title?: string;
      readonly description?: string;
      readonly number: number;
      readonly uniqueNumbers: number[];
    };
    readonly nameLetters: {
      readonly cornerstone: NameLetter;
      readonly capstone: NameLetter;
      readonly firstVowel: {
        readonly letter: string;
        readonly meaning?: string;
      };
    };
  };
  readonly maturityStatus: {
    readonly isActive: boolean;
    readonly currentAge: number;
    readonly activationRange: string;
  };
  readonly summary?: string;
  readonly conventions: NumerologyChartConventions;
}

/** Request of `calculateNumCompatibility`. */
export interface NumerologyCompatibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly person1: NumerologyPerson;
  readonly person2: NumerologyPerson;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Two people by Life Path, Expression and Soul Urge. */
export interface NumerologyCompatibility {
  readonly overallScore: number;
  readonly rating: string;
  readonly ratingLocalized?: string;
  readonly lifePath: NumberPair;
  readonly expression: NumberPair;
  readonly soulUrge: NumberPair;
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly advice?: string;
  readonly letters: {
    /** The letters counted, words apart */
    readonly person1?: string;
    /** The letters counted, words apart */
    readonly person2?: string;
  };
  readonly conventions: NumerologyCompatibilityConventions;
}

/** Request of `getCompoundNumber`. */
export interface CompoundNumberRequest {
  /** A compound number of 10 to 52 */
  readonly number: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** A compound number of Cheiro's, 10 to 52. */
export interface CompoundNumber {
  readonly number: number;
  readonly name: string | null;
  readonly nameLocalized?: string;
  readonly nature: "fortunate" | "unfortunate" | "mixed";
  readonly meaning?: string;
  /** The number whose reading this one repeats */
  readonly sameAs?: number;
  readonly root: number;
}

/** Request of `getDailyNumber`. */
export interface DailyNumberRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date; today (UTC) without it */
  readonly date?: CivilDate | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The number of a day: one of twelve, drawn by seed and date. */
export interface DailyNumber {
  readonly date: string;
  readonly seed: string;
  readonly number: number;
  readonly type: NumberType;
  readonly dailyMessage?: string;
  readonly meaning: NumberReading;
}

/** Request of `calculateDual`. */
export interface DualReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Name as it is used, in any script. 1 to 200 characters */
  readonly name: string;
}

/** A name in the Pythagorean and the Chaldean alphabet. */
export interface DualReading {
  readonly name: string;
  readonly pythagorean: {
    readonly number: number;
    readonly type: NumberType;
    readonly calculation: string;
    readonly title?: string;
    readonly keywords?: string[];
  };
  readonly chaldean: {
    readonly total: number;
    readonly compound: number | null;
    readonly root: number;
    readonly calculation: string;
    readonly compoundMeaning: CompoundMeaning | null;
    readonly planet: string;
    readonly planetLocalized?: string;
    readonly title?: string;
    readonly caution: boolean;
  };
  readonly agreement: boolean;
  readonly note?: string;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: DualReadingConventions;
}

/** Request of `calculateExpression`. */
export interface ExpressionRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
}

/** Expression number: all letters of the full name. */
export interface Expression {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `checkKarmicDebt`. */
export interface KarmicDebtRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName?: FullName | undefined;
  /** Year of birth. 100 to 2100 */
  readonly year?: number | undefined;
  /** Month of birth. 1 to 12 */
  readonly month?: number | undefined;
  /** Day of birth. 1 to 31 */
  readonly day?: number | undefined;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Karmic debt: 13, 14, 16 or 19 on the way to a core number. */
export interface KarmicDebt {
  readonly hasKarmicDebt: boolean;
  readonly debtNumbers: number[];
  readonly meanings: {
    readonly description?: string;
    readonly challenge?: string;
    readonly resolution?: string;
    readonly number: number;
  }[];
  readonly message?: string;
  /** The line of each number that was looked at */
  readonly calculations: Record<string, string>;
  /** The letters counted, words apart */
  readonly letters?: string;
  readonly conventions?: NameConventions;
}

/** Request of `analyzeKarmicLessons`. */
export interface KarmicLessonsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
  /** Year of birth. 100 to 2100 */
  readonly year?: number | undefined;
  /** Month of birth. 1 to 12 */
  readonly month?: number | undefined;
  /** Day of birth. 1 to 31 */
  readonly day?: number | undefined;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Karmic lessons: the digits that the name lacks. */
export interface KarmicLessons {
  readonly missingNumbers: number[];
  readonly lessons: {
    readonly lesson?: string;
    readonly description?: string;
    readonly howToOvercome?: string;
    readonly number: number;
  }[];
  /** How often each digit occurs */
  readonly presentNumbers: Record<string, number>;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `calculateLifePath`. */
export interface LifePathRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Year of birth. 100 to 2100 */
  readonly year: number;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
}

/** Life Path number of a date of birth. */
export interface LifePath {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  readonly conventions: DateConventions;
}

/** Request of `calculateMaturity`. */
export interface MaturityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName?: FullName | undefined;
  /** Year of birth. 100 to 2100 */
  readonly year?: number | undefined;
  /** Month of birth. 1 to 12 */
  readonly month?: number | undefined;
  /** Day of birth. 1 to 31 */
  readonly day?: number | undefined;
  /** 1 to 9, 11, 22 or 33 */
  readonly lifePath?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33 | undefined;
  /** 1 to 9, 11, 22 or 33 */
  readonly expression?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33 | undefined;
}

/** Maturity number: Life Path and Expression together. */
export interface Maturity {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  /** The letters counted, words apart */
  readonly letters?: string;
  readonly conventions?: NameConventions;
}

/** Request of `getNumberMeaning`. */
export interface NumberMeaningRequest {
  /** A number of 1 to 9, 11, 22 or 33 */
  readonly number: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** What a number means: 1 to 9, 11, 22, 33. */
export interface NumberMeaning {
  readonly number: number;
  readonly type: NumberType;
  readonly meaning: NumberReading;
}

/** Request of `calculatePersonalDay`. */
export interface PersonalDayRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly targetDate?: CivilDate | undefined;
}

/** Personal Day within the Personal Month. */
export interface PersonalDay {
  /** 1 to 9 */
  readonly personalDay: number;
  readonly theme?: string;
  readonly guidance?: string;
  readonly calculation: string;
  readonly targetDate: string;
  readonly personalMonth: number;
  readonly personalMonthTheme?: string;
  readonly personalYear: number;
  readonly personalYearTheme?: string;
  readonly conventions: NumerologyCycleConventions;
}

/** Request of `calculatePersonalMonth`. */
export interface PersonalMonthRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
  /** Calendar year; the running year (UTC) without it. 2020 to 2100 */
  readonly year?: number | undefined;
  /** Calendar month; the running month (UTC) without it. 1 to 12 */
  readonly targetMonth?: number | undefined;
}

/** Personal Month within the Personal Year. */
export interface PersonalMonth {
  readonly theme?: string;
  readonly focus?: string;
  /** 1 to 9 */
  readonly personalMonth: number;
  readonly calculation: string;
  readonly calendarMonth: number;
  readonly year: number;
  readonly personalYear: number;
  readonly personalYearTheme?: string;
  readonly conventions: NumerologyCycleConventions;
}

/** Request of `calculatePersonalYear`. */
export interface PersonalYearRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Month of birth. 1 to 12 */
  readonly month: number;
  /** Day of birth. 1 to 31 */
  readonly day: number;
  /** Calendar year; the running year (UTC) without it. 2020 to 2100 */
  readonly year?: number | undefined;
}

/** Personal Year: where a calendar year stands in the cycle of nine. */
export interface PersonalYear {
  readonly theme?: string;
  readonly forecast?: string;
  readonly opportunities?: string[];
  readonly challenges?: string[];
  readonly advice?: string;
  /** 1 to 9 */
  readonly personalYear: number;
  readonly cycle: string;
  readonly cycleLocalized?: string;
  readonly calculation: string;
  readonly year: number;
  readonly conventions: NumerologyCycleConventions;
}

/** Request of `calculatePersonality`. */
export interface PersonalityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Personality number: the consonants of the full name. */
export interface Personality {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** Request of `calculateSoulUrge`. */
export interface SoulUrgeRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName: FullName;
  /** When Y is a vowel */
  readonly yAsVowel?: YAsVowel | undefined;
}

/** Soul Urge number: the vowels of the full name. */
export interface SoulUrge {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
  readonly karmicDebtMeaning?: KarmicDebtMeaning;
  /** The letters counted, words apart */
  readonly letters: string;
  readonly conventions: NameConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export type NumberType = "single" | "master";

export interface NumberReading {
  readonly title?: string;
  readonly keywords?: string[];
  readonly description?: string;
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly career?: string;
  readonly relationships?: string;
  readonly spirituality?: string;
}

export interface KarmicDebtMeaning {
  readonly description?: string;
  readonly challenge?: string;
  readonly resolution?: string;
}

/** Full name as given at birth, in any script. 1 to 200 characters */
export type FullName = string;

/** When Y is a vowel */
export type YAsVowel = "if-no-other" | "by-syllable" | "never";

export interface NumberBridge {
  /** 0 to 8 */
  readonly bridge: number;
  readonly from: BridgeEnd;
  readonly to: BridgeEnd;
  readonly meaning?: string;
}

export interface BridgeEnd {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly number: number;
}

export interface NameConventions {
  readonly system: "pythagorean" | "chaldean" | "pythagorean-and-chaldean";
  readonly romanization: ("latin" | "icao-9303" | "elot-743" | "transliterated")[];
  readonly names: "added-as-one" | "word-by-word";
  readonly vowels?: "aeiou" | "y" | "aeiou-and-y";
  readonly yAsVowel?: "if-no-other" | "by-syllable" | "never";
}

export interface CompoundMeaning {
  readonly number: number;
  readonly name: string | null;
  readonly nameLocalized?: string;
  readonly nature: "fortunate" | "unfortunate" | "mixed";
  readonly meaning?: string;
  /** The number whose reading this one repeats */
  readonly sameAs?: number;
}

export interface ChaldeanCount {
  readonly total: number;
  readonly compound: number | null;
  readonly root: number;
  readonly calculation: string;
  readonly compoundMeaning: CompoundMeaning | null;
}

export interface CoreNumber {
  readonly number: number;
  /** Every step from the letters or the date to the number */
  readonly calculation: string;
  readonly type: NumberType;
  readonly hasKarmicDebt: boolean;
  readonly karmicDebtNumber?: number;
  readonly meaning: NumberReading;
}

export interface LuckyAssociations {
  readonly colors: string[];
  readonly colorsLocalized?: string[];
  readonly gemstones: string[];
  readonly gemstonesLocalized?: string[];
  readonly day: string;
  readonly dayLocalized?: string;
  readonly element: string;
  readonly elementLocalized?: string;
  readonly rulingPlanet: string;
  readonly rulingPlanetLocalized?: string;
  readonly compatibleNumbers: number[];
  readonly incompatibleNumbers: number[];
}

export interface KarmicLessonsRecord {
  readonly missingNumbers: number[];
  readonly lessons: {
    readonly lesson?: string;
    readonly description?: string;
    readonly howToOvercome?: string;
    readonly number: number;
  }[];
  /** How often each digit occurs */
  readonly presentNumbers: Record<string, number>;
}

export interface KarmicDebtRecord {
  readonly hasKarmicDebt: boolean;
  readonly debtNumbers: number[];
  readonly meanings: {
    readonly description?: string;
    readonly challenge?: string;
    readonly resolution?: string;
    readonly number: number;
  }[];
}

export interface PinnacleMeaning {
  readonly title?: string;
  readonly description?: string;
  readonly opportunities?: string[];
  readonly challenges?: string[];
}

export interface ChallengeMeaning {
  readonly title?: string;
  readonly description?: string;
  readonly lesson?: string;
  readonly howToOvercome?: string;
}

export interface NameLetter {
  readonly letter: string;
  readonly number: number;
  readonly meaning?: string;
}

export interface NumerologyChartConventions {
  readonly system: "pythagorean" | "chaldean" | "pythagorean-and-chaldean";
  readonly romanization: ("latin" | "icao-9303" | "elot-743" | "transliterated")[];
  readonly names: "added-as-one" | "word-by-word";
  readonly vowels?: "aeiou" | "y" | "aeiou-and-y";
  readonly yAsVowel?: "if-no-other" | "by-syllable" | "never";
  readonly calendar: "proleptic-gregorian";
  readonly cycles: "month-day-year";
  readonly masters: "kept";
  readonly year: "calendar";
}

export interface NumerologyPerson {
  /** Full name as given at birth, in any script. 1 to 200 characters */
  readonly fullName?: FullName | undefined;
  /** Year of birth. 100 to 2100 */
  readonly year?: number | undefined;
  /** Month of birth. 1 to 12 */
  readonly month?: number | undefined;
  /** Day of birth. 1 to 31 */
  readonly day?: number | undefined;
  /** 1 to 9, 11, 22 or 33 */
  readonly lifePath?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33 | undefined;
  /** 1 to 9, 11, 22 or 33 */
  readonly expression?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33 | undefined;
  /** 1 to 9, 11, 22 or 33 */
  readonly soulUrge?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33 | undefined;
}

export interface NumberPair {
  readonly person1: number;
  readonly person2: number;
  /** 50 to 100 */
  readonly compatibility: number;
  readonly description?: string;
}

export interface NumerologyCompatibilityConventions {
  readonly system: "pythagorean";
  readonly weights: {
    readonly lifePath: number;
    readonly expression: number;
    readonly soulUrge: number;
  };
  readonly masters: "base-digit";
  readonly yAsVowel?: "if-no-other" | "by-syllable" | "never";
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface DualReadingConventions {
  readonly system: "pythagorean" | "chaldean" | "pythagorean-and-chaldean";
  readonly romanization: ("latin" | "icao-9303" | "elot-743" | "transliterated")[];
  /** The counting of several names, in either alphabet */
  readonly names: "pythagorean-added-as-one-chaldean-word-by-word";
  readonly vowels?: "aeiou" | "y" | "aeiou-and-y";
  readonly yAsVowel?: "if-no-other" | "by-syllable" | "never";
}

export interface DateConventions {
  readonly calendar: "proleptic-gregorian";
  readonly cycles: "month-day-year";
  readonly masters: "kept";
}

export interface NumerologyCycleConventions {
  readonly system: "pythagorean";
  readonly year: "calendar";
}
