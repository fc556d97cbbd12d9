// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `generateBaziChart`. */
export interface BaziChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
  /** Sections to add: voids (void branches), stages (the twelve stages of life), stars (symbolic stars). 1 to 3 of them */
  readonly sections?: BaziSection[] | undefined;
  /** With voids: the pillar whose decade has them, both by default */
  readonly voidsBy?: BaziVoidBase | undefined;
  /** With stages: yin stems backward, by default, or every stem forward with its phase */
  readonly stageOrder?: LifeStageOrder | undefined;
  /** With stages: earth has those of fire, by default, or of water */
  readonly earthStages?: EarthLifeStages | undefined;
  /** With stars: geng has the Nobleman at ox and goat with jia and wu, by default, or at horse and tiger with xin */
  readonly noblemanVerse?: NoblemanVerse | undefined;
  /** With stars: the Goat Blade of yang stems alone, by default, or of all, yin at their peak or after their prosperity */
  readonly bladeSchool?: GoatBladeSchool | undefined;
  /** With stars: the Primal Star needs it */
  readonly gender?: BaziGender | undefined;
}

/** The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and interactions. */
export interface BaziChart {
  readonly birthData: BaziBirthData;
  readonly conventions: BaziChartConventions;
  /** Year, month, day, hour. 4 to 4 of them */
  readonly pillars: BaziPillar[];
  readonly dayMaster: DayMaster;
  /** Of the year pillar */
  readonly zodiacAnimal: ChineseAnimal;
  readonly zodiacAnimalLocalized?: string;
  /** 5 to 5 of them */
  readonly fiveElements: PhaseCount[];
  /** The element that does the chart most good */
  readonly usefulGod: UsefulGod;
  readonly interactions: BaziInteraction[];
  /** Only where three branches are all of one season, in any order */
  readonly directionalCombinations?: DirectionalCombination[];
  /** The peak branch of a trine with one of its two others */
  readonly halfTrines: HalfTrine[];
  readonly voids?: BaziVoids[];
  readonly stages?: PillarLifeStages[];
  /** Every star by each of its bases, also those that no pillar has */
  readonly stars?: SymbolicStar[];
  readonly summary?: string;
}

/** The Four Pillars of a birth with ten gods, hidden stems, na yin, phases and interactions: the answer to an open time of birth. */
export interface UncertainBaziChart {
  readonly birthTime: BaziBirthTime;
  readonly birthData: UntimedBaziBirth;
  readonly conventions: UncertainBaziChartConventions;
  /** Of year, month, day and hour those that are the same all through. 0 to 4 of them */
  readonly pillars: UncertainBaziPillar[];
  /** Of year, month and day those that change, in order of time; hours has those of the hour */
  readonly possiblePillars?: PossibleBaziPillar[];
  /** Only where it is the same all through */
  readonly dayMaster?: DayMaster;
  /** Of the year pillar, where it is the same all through */
  readonly zodiacAnimal?: ChineseAnimal;
  readonly zodiacAnimalLocalized?: string;
  /** 5 to 5 of them */
  readonly fiveElements: UncertainPhaseCount[];
  /** Only where every hour agrees on the element; its other members where every hour agrees on them */
  readonly usefulGod?: UncertainUsefulGod;
  /** Sent if the useful god depends on the time: each with its times, the longest first */
  readonly usefulGods?: UsefulGodCandidate[];
  /** The fact on which it depends: the first that settles it together with those before it in this order */
  readonly usefulGodDecidedBy?: UsefulGodDecider;
  /** Those of every hour */
  readonly interactions: BaziInteraction[];
  /** Only where three branches are all of one season, in any order */
  readonly directionalCombinations?: DirectionalCombination[];
  /** Those of every hour */
  readonly halfTrines: UncertainHalfTrine[];
  /** Every chart of that time in order, each with what its hour pillar makes of it */
  readonly hours: PossibleHourPillar[];
  readonly voids?: BaziVoids[];
  readonly stages?: PillarLifeStages[];
  /** Every star by each of its bases, also those that no pillar has */
  readonly stars?: SymbolicStar[];
  /** The chart without what the time would decide, in up to 400 words: day master and month, its strength and useful god or what they depend on, what no known pillar has */
  readonly summary?: string;
}

/** Request of `calculateLuckPillars`. */
export interface LuckReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
  /** Decides the direction with the polarity of the year */
  readonly gender: BaziGender;
  /** How many luck pillars. 1 to 12. Default 8 */
  readonly count?: number | undefined;
  /** First year of annual pillars. 1900 to 2100 */
  readonly annualFromYear?: number | undefined;
  /** With annualFromYear; 10 by default. 1 to 20 */
  readonly annualYears?: number | undefined;
  /** months, the default: ages to the nearest month, dates exact; minutes: exact years to minutes of life; double-hours: whole double hours, ten days each; years: whole days to whole years, one day left dropped, two raised */
  readonly luckStart?: LuckStartRule | undefined;
}

/** The ten-year luck pillars of a life, and annual pillars on request. */
export interface LuckReading {
  readonly birthData: BaziBirthData;
  readonly conventions: LuckConventions;
  readonly gender: BaziGender;
  readonly direction: "forward" | "backward";
  /** Whole years at which luck begins */
  readonly startAge: number;
  /** Months beyond the whole years. 0 to 11 */
  readonly startAgeMonths: number;
  /** Life from birth until luck begins; only where luckStart was sent, and is not months */
  readonly startsAfter?: LifeToLuck;
  /** Days from birth to the boundary term, one decimal */
  readonly daysToTerm: number;
  readonly boundaryTerm: SolarTermId;
  /** In the language asked for */
  readonly boundaryTermName: string;
  readonly luckPillars: LuckPillar[];
  /** Only where annualFromYear was sent */
  readonly annualPillars?: AnnualPillarOfLuck[];
  /** The element that does the chart most good */
  readonly usefulGod: UsefulGod;
  readonly summary?: string;
}

/** The ten-year luck pillars of a life, and annual pillars on request: the answer to an open time of birth. */
export interface UncertainLuckReading {
  readonly birthTime: BaziBirthTime;
  readonly birthData: UntimedBaziBirth;
  readonly conventions: UncertainLuckConventions;
  readonly gender: BaziGender;
  /** Only where it is the same all through */
  readonly direction?: "forward" | "backward";
  /** Months of age, of which twelve are a year of startAge */
  readonly startMonths: LuckStartReach;
  /** One where direction and term hold, else each of them in order of the birth */
  readonly starts: PossibleLuck[];
  /** Only where they are the same pillars all through; starts has those of each course */
  readonly luckPillars?: UncertainLuckPillar[];
  /** Only where annualFromYear was sent */
  readonly annualPillars?: UncertainAnnualPillarOfLuck[];
  /** Only where every hour agrees on the element; its other members where every hour agrees on them */
  readonly usefulGod?: UncertainUsefulGod;
  /** Sent if the useful god depends on the time: each with its times, the longest first */
  readonly usefulGods?: UsefulGodCandidate[];
  /** The fact on which it depends: the first that settles it together with those before it in this order */
  readonly usefulGodDecidedBy?: UsefulGodDecider;
  /** Every chart of that time in order, each with what its hour pillar makes of it */
  readonly hours: PossibleHourPillar[];
  readonly summary?: string;
}

/** Request of `calculateDayMasterStrength`. */
export interface DayMasterReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
}

/** How strong the day master stands, why, and which phases help it. */
export interface DayMasterReading {
  readonly birthData: BaziBirthData;
  readonly conventions: BaziConventions;
  readonly dayMaster: DayMaster;
  readonly verdict: StrengthVerdict;
  /** Points: very-weak below -3, weak below -1, balanced below 1, strong below 3 */
  readonly score: number;
  /** Of the day master's phase in the month of birth */
  readonly seasonalState: "prosperous" | "supported" | "resting" | "imprisoned" | "dead";
  readonly seasonalStateChinese: string;
  readonly seasonalStateMeaning?: string;
  /** Branches that hide a stem of the day master's phase. 0 to 4 */
  readonly rootCount: number;
  /** 3 to 3 of them */
  readonly factors: StrengthFactor[];
  /** Empty where the day master is balanced */
  readonly favorableElements: Phase[];
  readonly favorableElementsLocalized?: string[];
  readonly unfavorableElements: Phase[];
  readonly unfavorableElementsLocalized?: string[];
  /** The element that does the chart most good */
  readonly usefulGod: UsefulGod;
  /** 5 to 5 of them */
  readonly fiveElements: PhaseCount[];
  readonly summary?: string;
}

/** How strong the day master stands, why, and which phases help it: the answer to an open time of birth. */
export interface UncertainDayMasterReading {
  readonly birthTime: BaziBirthTime;
  readonly birthData: UntimedBaziBirth;
  readonly conventions: UncertainBaziConventions;
  /** Only where it is the same all through */
  readonly dayMaster?: DayMaster;
  readonly verdict?: StrengthVerdict;
  /** Those that the hours have, from the weakest */
  readonly verdicts: StrengthVerdict[];
  /** Points, at least and at most */
  readonly score: BaziScoreReach;
  /** Only where it is the same all through */
  readonly seasonalState?: "prosperous" | "supported" | "resting" | "imprisoned" | "dead";
  readonly seasonalStateChinese?: string;
  readonly seasonalStateMeaning?: string;
  readonly rootCount: RootReach;
  /** 3 to 3 of them */
  readonly factors: UncertainStrengthFactor[];
  /** Only where it is the same all through */
  readonly favorableElements?: Phase[];
  readonly favorableElementsLocalized?: string[];
  /** Only where it is the same all through */
  readonly unfavorableElements?: Phase[];
  readonly unfavorableElementsLocalized?: string[];
  /** Only where every hour agrees on the element; its other members where every hour agrees on them */
  readonly usefulGod?: UncertainUsefulGod;
  /** Sent if the useful god depends on the time: each with its times, the longest first */
  readonly usefulGods?: UsefulGodCandidate[];
  /** The fact on which it depends: the first that settles it together with those before it in this order */
  readonly usefulGodDecidedBy?: UsefulGodDecider;
  /** 5 to 5 of them */
  readonly fiveElements: UncertainPhaseCount[];
  /** Every chart of that time in order, each with what its hour pillar makes of it */
  readonly hours: PossibleHourPillar[];
  readonly summary?: string;
}

/** Request of `calculateBaziCompatibility`. */
export interface BaziCompatibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly personA: BaziPerson;
  readonly personB: BaziPerson;
}

/** Two charts of the Four Pillars: day masters, combinations and clashes between them. */
export interface BaziCompatibility {
  readonly personA: BaziPersonFacts;
  readonly personB: BaziPersonFacts;
  /** What B's day master is to A's */
  readonly dayMasterRelation: "peer" | "output" | "wealth" | "influence" | "resource";
  /** One pillar of each; no trines */
  readonly interactions: BaziInteraction[];
  /** 50, and 8 for each harmonious, less 4 for each challenging one. 0 to 100 */
  readonly score: number;
  readonly harmoniousCount: number;
  readonly challengingCount: number;
  readonly summary?: string;
}

/** Two charts of the Four Pillars: day masters, combinations and clashes between them: the answer to an open time of birth. */
export interface UncertainBaziCompatibility {
  readonly birthTime: BaziCoupleBirthTimes;
  readonly personA: UncertainBaziPerson;
  readonly personB: UncertainBaziPerson;
  /** Only where it is the same for every pair of times */
  readonly dayMasterRelation?: "peer" | "output" | "wealth" | "influence" | "resource";
  /** Ties that every pair of times has; one pillar of each, no trines */
  readonly interactions: BaziInteraction[];
  /** Ties that some pairs of times have */
  readonly possibleInteractions: BaziInteraction[];
  /** Points, at least and at most */
  readonly score: BaziScoreReach;
  /** Points, at least and at most */
  readonly harmoniousCount: BaziScoreReach;
  /** Points, at least and at most */
  readonly challengingCount: BaziScoreReach;
  /** Pairs of charts that the two births allow */
  readonly pairs: number;
  readonly summary?: string;
}

/** Request of `calculateAnnualForecast`. */
export interface AnnualReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
  /** The year. 1900 to 2100 */
  readonly year: number;
  /** Adds the luck pillar in force */
  readonly gender?: BaziGender | undefined;
  /** Whose month, day and hour are read too; in that year */
  readonly moment?: BaziMoment | undefined;
}

/** A year upon a chart: its ten gods, its relation to the birth year, what it touches. */
export interface AnnualReading {
  readonly birthData: BaziBirthData;
  readonly conventions: BaziConventions;
  readonly year: number;
  readonly annualPillar: AnnualPillar;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** Of the year's stem */
  readonly tenGod: TenGod;
  /** Of the strongest stem that the year's branch hides */
  readonly branchTenGod: TenGod;
  /** Of the year's branch to that of the natal year; of two the first in this order */
  readonly yearBranchRelation: "same" | "clash" | "harm" | "punishment" | "none";
  /** Whether the year has the animal of birth */
  readonly benMingNian: boolean;
  readonly yearBranchRelationMeaning?: string;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly stemRole: UsefulGodRole;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly branchRole: UsefulGodRole;
  /** The element that does the chart most good */
  readonly usefulGod: UsefulGod;
  /** The year's pillar with each natal one */
  readonly interactions: BaziInteraction[];
  /** Half trines and directions of the year with natal pillars, and everything it meets in the luck pillar */
  readonly meetings: BaziMeeting[];
  /** The one in force as the year ends; only where gender was sent, and after luck has begun */
  readonly luckPillar?: LuckPillarOfYear;
  /** Only where moment was sent */
  readonly moment?: BaziMomentPillars;
  readonly summary?: string;
}

/** A year upon a chart: its ten gods, its relation to the birth year, what it touches: the answer to an open time of birth. */
export interface UncertainAnnualReading {
  readonly birthTime: BaziBirthTime;
  readonly birthData: UntimedBaziBirth;
  readonly conventions: UncertainBaziConventions;
  readonly year: number;
  readonly annualPillar: AnnualPillar;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** Only where the day master is the same all through */
  readonly branchTenGod?: TenGod;
  /** Only where it is the same all through */
  readonly yearBranchRelation?: "same" | "clash" | "harm" | "punishment" | "none";
  /** Whether the year has the animal of birth */
  readonly benMingNian?: boolean;
  readonly yearBranchRelationMeaning?: string;
  /** Only where it is the same all through */
  readonly stemRole?: UsefulGodRole;
  /** Only where it is the same all through */
  readonly branchRole?: UsefulGodRole;
  /** Only where every hour agrees on the element; its other members where every hour agrees on them */
  readonly usefulGod?: UncertainUsefulGod;
  /** Sent if the useful god depends on the time: each with its times, the longest first */
  readonly usefulGods?: UsefulGodCandidate[];
  /** The fact on which it depends: the first that settles it together with those before it in this order */
  readonly usefulGodDecidedBy?: UsefulGodDecider;
  /** The year's pillar with the natal ones that hold */
  readonly interactions: BaziInteraction[];
  /** Half trines and directions of the year with natal pillars that hold, and with a luck pillar that does */
  readonly meetings: BaziMeeting[];
  /** The one in force as the year ends; only where gender was sent and every time of birth has it */
  readonly luckPillar?: UncertainLuckPillarOfYear;
  /** Only where moment was sent */
  readonly moment?: UncertainMomentPillars;
  /** Every chart of that time in order, each with what its hour pillar makes of it */
  readonly hours: PossibleHourPillar[];
  readonly summary?: string;
}

/** Request of `listZodiacAnimals`. */
export interface ZodiacAnimalsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 12. Default 12 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twelve animals in the order of their cycle. */
export interface ZodiacAnimals {
  /** How many there are in all */
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly animals: ChineseAnimalListed[];
}

/** Request of `getZodiacAnimal`. */
export interface ZodiacAnimalRequest {
  /** One of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig; case and punctuation are free, sheep and ram are goat. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One animal: character, love, work, money, partners, trine and the years of its five phases. */
export interface ZodiacAnimal {
  readonly id: ChineseAnimal;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** The fixed phase of the branch */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
  /** Keywords */
  readonly traits?: string[];
  readonly summary?: string;
  readonly strengths?: string[];
  readonly weaknesses?: string[];
  readonly love?: string;
  readonly work?: string;
  readonly money?: string;
  readonly compatibilitySummary?: string;
  readonly hours: DoubleHour;
  readonly trine: AnimalTrine;
  readonly secretFriend: SecretFriend;
  readonly clashPartner: PartnerAnimal;
  readonly harmPartner: PartnerAnimal;
  /** From 1924 to 2043. 5 to 5 of them */
  readonly elementVariants: AnimalOfElement[];
}

/** Request of `calculateZodiacAnimal`. */
export interface BirthYearAnimalRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Whether the year turns at the lunar new year or at Li Chun (Sun at 315 degrees). Default "lunar-new-year" */
  readonly yearBoundary?: "li-chun" | "lunar-new-year" | undefined;
}

/** The animal and phase of a birth date's year. */
export interface BirthYearAnimal {
  readonly date: string;
  readonly animal: ChineseAnimalRow;
  readonly yearPillar: AlmanacPillar;
  /** Of the year's stem */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
  readonly interpretation?: string;
  readonly naYinReading?: string;
  readonly conventions: BirthYearConventions;
}

/** Request of `getZodiacCompatibility`. */
export interface ZodiacCompatibilityRequest {
  /** One of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig; case and punctuation are free, sheep and ram are goat. 1 to 40 characters */
  readonly sign1: string;
  /** One of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig; case and punctuation are free, sheep and ram are goat. 1 to 40 characters */
  readonly sign2: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** Two animals: their one relation, score, strengths and frictions. */
export interface ZodiacCompatibility {
  readonly signs: ChineseAnimalPair;
  readonly relationship: AnimalRelation;
  readonly relationshipName: string;
  readonly relationshipNameLocalized?: string;
  readonly relationshipChinese: string;
  readonly relationshipPinyin: string;
  /** By the relation: 92, 85, 65, 60, 40 or 30. 0 to 100 */
  readonly score: number;
  readonly verdict: "excellent" | "strong" | "workable" | "challenging" | "difficult";
  /** Of a trine its phase, of secret friends what they combine into */
  readonly sharedElement?: Phase;
  readonly sharedElementLocalized?: string;
  readonly summary?: string;
  readonly strengths?: string[];
  readonly frictions?: string[];
  readonly advice?: string;
}

/** Request of `getDailyZodiacReading`. */
export interface DailyZodiacRequest {
  /** One of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig; case and punctuation are free, sheep and ram are goat. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Today in `timezone` by default */
  readonly date?: CivilDate | undefined;
  /** Whose today it is where no date is sent; else not read. UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** A day for one animal, by the pillar of the day. */
export interface DailyZodiac {
  readonly animal: ChineseAnimalRow;
  readonly date: string;
  readonly dayPillar: DailyPillar;
  /** Of the day's animal to the sign */
  readonly relationship: AnimalRelation;
  /** 1 to 10 */
  readonly energyRating: number;
  readonly overview?: string;
  readonly love?: string;
  readonly career?: string;
  readonly advice?: string;
  readonly year: RunningYear;
  /** Whether the year is the sign's own */
  readonly benMingNian: boolean;
  readonly conventions: DailyZodiacConventions;
}

/** Request of `listSolarTerms`. */
export interface SolarTermsRequest {
  /** Solar year, from its Li Chun; 1900 to 2100 are compared */
  readonly year: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Of local dates and times; UTC+8, the calendar's own, by default. Default 8 */
  readonly timezone?: Timezone | undefined;
}

/** The 24 solar terms of a solar year, to the second. */
export interface SolarTerms {
  readonly year: number;
  /** Hours from UTC of the calendar's own days */
  readonly referenceOffset: number;
  readonly total: number;
  /** 24 to 24 of them */
  readonly terms: SolarTerm[];
  readonly conventions: ChineseCalendarConventions;
}

/** Request of `calculateLunarDate`. */
export interface LunarDateRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date?: CivilDate | undefined;
  /** Lunar year. 1900 to 2100 */
  readonly lunarYear?: number | undefined;
  /** Lunar month. 1 to 12 */
  readonly lunarMonth?: number | undefined;
  /** Day of the lunar month. 1 to 30 */
  readonly lunarDay?: number | undefined;
  /** Whether the second month of that number is meant; false by default */
  readonly isLeapMonth?: boolean | undefined;
}

/** A Gregorian date in the Chinese calendar, or a Chinese one in the Gregorian. */
export interface LunarDate {
  readonly gregorianDate: string;
  readonly lunar: ChineseLunarDate;
  /** Only in a year that has one. 1 to 12 */
  readonly leapMonthOfYear?: number;
  /** Hours from UTC of the calendar's days: 8, from 1912 to 1928 those of Beijing's mean time */
  readonly referenceOffset: number;
  readonly conventions: ChineseCalendarConventions;
}

/** Request of `getAlmanacDay`. */
export interface AlmanacDayRequest {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** A day of the almanac: pillars, officer, mansion, clash, what it favors and avoids. */
export interface AlmanacDay {
  readonly date: string;
  readonly lunar: ChineseLunarDate;
  /** By Li Chun, whole days */
  readonly yearPillar: AlmanacPillar;
  /** By the minor terms, whole days */
  readonly monthPillar: AlmanacPillar;
  readonly dayPillar: AlmanacPillar;
  readonly dayOfficer: DayOfficer;
  readonly mansion: LunarMansionOfDay;
  /** The animal of the branch opposite the day's */
  readonly clashAnimal: ChineseAnimal;
  readonly clashAnimalLocalized?: string;
  readonly favours: AlmanacActivity[];
  readonly favoursLocalized?: string[];
  readonly avoids: AlmanacActivity[];
  readonly avoidsLocalized?: string[];
  readonly conventions: ChineseCalendarConventions;
}

/** Request of `getMonthlyAlmanac`. */
export interface MonthlyAlmanacRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
}

/** The almanac of a Gregorian month, day by day, with its solar terms. */
export interface MonthlyAlmanac {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Days of the month. 28 to 31 */
  readonly total: number;
  readonly solarTerms: SolarTermOfMonth[];
  readonly days: AlmanacEntry[];
  readonly conventions: ChineseCalendarConventions;
}

/** Request of `lookupAuspiciousDays`. */
export interface AuspiciousDaysRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What the day is for */
  readonly activity: AlmanacActivity;
  /** First day, included */
  readonly startDate: CivilDate;
  /** Last day, included */
  readonly endDate: CivilDate;
  /** The sign of someone who must not be clashed with */
  readonly avoidAnimal?: ChineseAnimal | undefined;
}

/** The days of a range that the almanac favors for an activity. */
export interface AuspiciousDays {
  readonly activity: AlmanacActivity;
  /** In the language asked for */
  readonly activityLabel: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Both ends counted. 1 to 93 */
  readonly daysSearched: number;
  readonly avoidAnimal?: ChineseAnimal;
  readonly avoidAnimalLocalized?: string;
  readonly total: number;
  /** In order of date */
  readonly days: AlmanacEntry[];
  readonly advice?: string;
  readonly conventions: ChineseCalendarConventions;
}

/** Request of `listFiveElements`. */
export interface FiveElementsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 5. Default 5 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The five phases with their cycles, stems, branches, season and direction. */
export interface FiveElements {
  /** How many there are in all */
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  /** Each feeds the next */
  readonly generatingCycle: Phase[];
  readonly generatingCycleLocalized?: string[];
  /** Each masters the next */
  readonly controllingCycle: Phase[];
  readonly controllingCycleLocalized?: string[];
  readonly elements: FivePhase[];
}

/** Request of `narrowChineseBirthTime`. */
export interface BaziNarrowedTimeRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
  /** Needed with events: luck runs by it */
  readonly gender?: GenderOfLuck | undefined;
  /** Values that the chart is said to have; 1 to 10 claims and events together. 0 to 10 of them */
  readonly claims?: BaziClaim[] | undefined;
  /** Dated events of the life, weighed by the tradition's own timing. 0 to 10 of them */
  readonly events?: BaziEvent[] | undefined;
}

/** Unknown birth hour in BaZi: double hours that agree with the pillars as told, and luck pillars at life events. */
export interface BaziNarrowedTime {
  /** The second that was compared */
  readonly at: string;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: BaziClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: BaziEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: BaziNarrowedTimeConventions;
}

/** Unknown birth hour in BaZi: double hours that agree with the pillars as told, and luck pillars at life events: the answer to an open time of birth. */
export interface UncertainBaziNarrowedTime {
  readonly birthTime: NarrowingBirthTime;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: BaziClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: BaziEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: BaziNarrowedTimeConventions;
}

/** Request of `generateZiWeiChart`. */
export interface ZiWeiChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi and midnight keep the lunar day, early-zi begins the next one. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year turns with the lunar year or at the instant of Li Chun. Default "lunar-new-year" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
  /** Decides the direction with the polarity of the year */
  readonly gender: BaziGender;
  /** A year to tell: its palaces, transformations, decade. 1900 to 2100 */
  readonly year?: number | undefined;
  /** Rules on which schools differ, together: those in general use, the Quan Shu to the letter, the Zhongzhou school of Wang Tingzhi. Default "general" */
  readonly ruleSet?: ZiWeiRuleSet | undefined;
  /** Birth in a leap month: split counts days 1 to 15 with the month itself, later ones with the next; next and same all of them */
  readonly leapMonth?: ZiWeiLeapMonth | undefined;
  /** Stars that a stem transforms; tables differ for wu, geng and ren: quan-ji ren Zuo Fu; quan-shu ren Tian Fu; zhongzhou wu Tai Yang, geng and ren Tian Fu; min geng Tian Tong and Tai Yin; north geng Tian Tong and Tian Xiang */
  readonly transformationTable?: ZiWeiTransformationTable | undefined;
  /** Tian Kui and Tian Yue of the stem xin at horse and tiger, at tiger and horse, or at horse and tiger with geng */
  readonly kuiYueVerse?: ZiWeiKuiYueVerse | undefined;
  /** Huo Xing and Ling Xing counted on by the hour, or by the year alone */
  readonly fireBellRule?: ZiWeiFireBellRule | undefined;
  /** Tian Ma by the branch of the year or of the month */
  readonly horseBase?: ZiWeiHorseBase | undefined;
  /** Tian Shang with friends and Tian Shi with health always, or exchanged where decades run backward */
  readonly woundRule?: ZiWeiWoundRule | undefined;
  /** Lord of life by the branch of the life palace or of the year */
  readonly lifeLordBase?: ZiWeiLifeLordBase | undefined;
  /** Palace of the first decade: life, or the next one along the direction */
  readonly firstDecade?: ZiWeiFirstDecade | undefined;
  /** Table of brightness: the Quan Shu's or the Zhongzhou school's */
  readonly brightnessTable?: ZiWeiBrightnessTable | undefined;
}

/** Zi Wei Dou Shu: twelve palaces with their stars, brightness, transformations, decades and a year. */
export interface ZiWeiChart {
  readonly birthData: BaziBirthData;
  readonly conventions: ZiWeiConventions;
  readonly gender: BaziGender;
  /** Of the day of the birth's clock */
  readonly lunar: ChineseLunarDate;
  /** The month that palaces are counted by. 1 to 12 */
  readonly month: number;
  /** Stem and branch, hyphened */
  readonly yearPillar: string;
  /** Traditional characters, the same in every language */
  readonly yearPillarChinese: string;
  readonly zodiacAnimal: ChineseAnimal;
  readonly zodiacAnimalLocalized?: string;
  /** The double hour */
  readonly hour: EarthlyBranchId;
  /** The Four Pillars; the month by the solar terms, the year by yearBoundary */
  readonly pillars: ZiWeiPillars;
  /** Of decades and rings */
  readonly direction: "forward" | "backward";
  /** The five-element bureau (wu xing ju) */
  readonly bureau: ZiWeiBureau;
  readonly lifeLord: ZiWeiStarName;
  readonly bodyLord: ZiWeiStarName;
  /** The palace that is the body palace */
  readonly bodyPalace: ZiWeiPalaceId;
  readonly bodyPalaceLocalized?: string;
  /** 12 to 12 of them */
  readonly palaces: ZiWeiPalace[];
  /** 4 to 4 of them */
  readonly transformations: ZiWeiTransformation[];
  /** Only where year was sent */
  readonly annual?: ZiWeiYear;
}

/** Zi Wei Dou Shu: twelve palaces with their stars, brightness, transformations, decades and a year: the answer to an open time of birth. */
export interface UncertainZiWeiChart {
  readonly birthTime: BaziBirthTime;
  readonly birthData: UntimedBaziBirth;
  readonly conventions: UncertainZiWeiConventions;
  readonly gender: BaziGender;
  /** Only where it is the same all through */
  readonly lunar?: ChineseLunarDate;
  /** Only where it is the same all through. 1 to 12 */
  readonly month?: number;
  /** Only where it is the same all through */
  readonly yearPillar?: string;
  /** Traditional characters, the same in every language */
  readonly yearPillarChinese?: string;
  /** Only where it is the same all through */
  readonly zodiacAnimal?: ChineseAnimal;
  readonly zodiacAnimalLocalized?: string;
  /** Only where it is the same all through */
  readonly direction?: "forward" | "backward";
  /** Only where it is the same all through */
  readonly bodyLord?: ZiWeiStarName;
  /** Stars that the year of birth transforms, where the year is certain; no palaces */
  readonly transformations?: ZiWeiTransformedStar[];
  /** Stars that are at one branch all through */
  readonly stars: ZiWeiStarAtBranch[];
  /** In order of time */
  readonly charts: PossibleZiWeiChart[];
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

/** Wall-clock time, 24-hour HH:MM:SS */
export type CivilTime = string;

/** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
export type Timezone = number | string;

/** Of the birth date; auto is Julian to 1582-10-04 */
export type DateCalendar = "gregorian" | "julian" | "auto";

/** Decimal degrees, north positive. -90 to 90 */
export type Latitude = number;

/** Decimal degrees, east positive. -180 to 180 */
export type Longitude = number;

export type BaziDayBoundary = "split-zi" | "midnight" | "early-zi";

export type BaziYearBoundary = "li-chun" | "lunar-new-year";

export type BaziHourClock = "clock" | "local-mean" | "solar";

export type BaziSection = "voids" | "stages" | "stars";

export type BaziVoidBase = "both" | "day" | "year";

export type LifeStageOrder = "yin-backward" | "all-forward";

export type EarthLifeStages = "with-fire" | "with-water";

export type NoblemanVerse = "jia-wu-geng" | "jia-wu";

export type GoatBladeSchool = "yang-stems" | "peak" | "after-prosperity";

export type BaziGender = "male" | "female";

export interface BaziBirthData {
  readonly date: string;
  readonly time: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** Degrees, north positive, where one was sent */
  readonly latitude?: number;
  /** Degrees, east positive */
  readonly longitude?: number;
}

export interface BaziChartConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** The time on the clock that tells the hour, HH:MM:SS */
  readonly hourTime: string;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** Only within three minutes of a change of pillars: those of the other side */
  readonly borders?: PillarBorder[];
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  readonly sections?: BaziSection[];
  readonly voidsBy?: BaziVoidBase;
  readonly stageOrder?: LifeStageOrder;
  readonly earthStages?: EarthLifeStages;
  readonly noblemanVerse?: NoblemanVerse;
  readonly bladeSchool?: GoatBladeSchool;
  readonly gender?: BaziGender;
}

export interface PillarBorder {
  readonly side: "earlier" | "later";
  /** From the birth to the change. 0 to 180 */
  readonly secondsAway: number;
  /** Those that differ on the other side */
  readonly pillars: PillarsAcrossBorder;
  readonly note?: string;
}

/** Those that differ on the other side */
export interface PillarsAcrossBorder {
  /** Stem and branch, hyphened */
  readonly year?: string;
  /** Stem and branch, hyphened */
  readonly month?: string;
  /** Stem and branch, hyphened */
  readonly day?: string;
  /** Stem and branch, hyphened */
  readonly hour?: string;
}

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

export interface BaziPillar {
  readonly position: PillarPosition;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly tenGod: TenGod;
  /** 1 to 3 of them */
  readonly hiddenStems: HiddenStem[];
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly naYinChinese: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
  /** The ten god of the stem in this place; of the day, stem and branch together */
  readonly reading?: string;
}

export type PillarPosition = "year" | "month" | "day" | "hour";

export interface HeavenlyStem {
  /** Pinyin without tones */
  readonly id: HeavenlyStemId;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
}

/** Pinyin without tones */
export type HeavenlyStemId = "jia" | "yi" | "bing" | "ding" | "wu" | "ji" | "geng" | "xin" | "ren" | "gui";

/** One of the five phases (wu xing) */
export type Phase = "Wood" | "Fire" | "Earth" | "Metal" | "Water";

export type ChinesePolarity = "yang" | "yin";

export interface EarthlyBranch {
  /** Pinyin without tones */
  readonly id: EarthlyBranchId;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
}

/** Pinyin without tones */
export type EarthlyBranchId = 
  | "zi"
  | "chou"
  | "yin"
  | "mao"
  | "chen"
  | "si"
  | "wu"
  | "wei"
  | "shen"
  | "you"
  | "xu"
  | "hai";

export type ChineseAnimal = 
  | "rat"
  | "ox"
  | "tiger"
  | "rabbit"
  | "dragon"
  | "snake"
  | "horse"
  | "goat"
  | "monkey"
  | "rooster"
  | "dog"
  | "pig";

export interface TenGod {
  readonly id: TenGodId;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  /** self is the day master */
  readonly category: TenGodCategory;
  readonly keynote?: string;
}

export type TenGodId = 
  | "friend"
  | "rob-wealth"
  | "eating-god"
  | "hurting-officer"
  | "indirect-wealth"
  | "direct-wealth"
  | "seven-killings"
  | "direct-officer"
  | "indirect-resource"
  | "direct-resource"
  | "day-master";

/** self is the day master */
export type TenGodCategory = "peer" | "output" | "wealth" | "influence" | "resource" | "self";

export interface HiddenStem {
  readonly stem: HeavenlyStem;
  /** Rank, the strongest first */
  readonly role: HiddenStemRole;
  readonly tenGod: TenGod;
}

/** Rank, the strongest first */
export type HiddenStemRole = "principal" | "middle" | "residual";

export interface DayMaster {
  /** Pinyin without tones */
  readonly stem: HeavenlyStemId;
  readonly chinese: string;
  readonly pinyin: string;
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
  readonly nature?: string;
}

export interface PhaseCount {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** Among the eight characters, hidden stems not counted. 0 to 8 */
  readonly count: number;
  /** deficient 0, balanced 1 or 2, excess 3 or more */
  readonly level: "deficient" | "balanced" | "excess";
  readonly reading?: string;
}

/** The element that does the chart most good */
export interface UsefulGod {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** Its relation to the day master */
  readonly category: "peer" | "output" | "wealth" | "influence" | "resource";
  /** balance of a weak or strong day master; of a balanced one climate, or flow where that is satisfied */
  readonly method: UsefulGodMethod;
  /** plenty: three or more characters beside the day master; open: one or two; hidden: under branches alone */
  readonly presence: PhasePresence;
  /** Position and part: year.stem, hour.branch, of a hidden one month.hidden */
  readonly places: string[];
  /** First and second wish of the month. 2 to 2 of them */
  readonly climate: Phase[];
  readonly climateLocalized?: string[];
}

/** balance of a weak or strong day master; of a balanced one climate, or flow where that is satisfied */
export type UsefulGodMethod = "balance" | "climate" | "flow";

/** plenty: three or more characters beside the day master; open: one or two; hidden: under branches alone */
export type PhasePresence = "plenty" | "open" | "hidden" | "absent";

export interface BaziInteraction {
  readonly type: BaziInteractionType;
  /** Members in alphabetical order, hyphened */
  readonly id: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly quality: BaziInteractionQuality;
  readonly positions: string[];
  /** Stems or branches, in the order of the positions */
  readonly members: string[];
  /** What a combination of stems or a complete trine tends towards */
  readonly transformsTo?: Phase;
  readonly transformsToLocalized?: string;
  /** Of a punishment */
  readonly variety?: "ungrateful" | "bullying" | "discourteous" | "self";
  /** Of a punishment: whether every branch of its group is among the pillars */
  readonly complete?: boolean;
  readonly meaning?: string;
}

export type BaziInteractionType = 
  | "stem-combination"
  | "six-combination"
  | "trine"
  | "clash"
  | "harm"
  | "punishment"
  | "stem-clash";

export type BaziInteractionQuality = "harmonious" | "challenging";

/** San hui: the three branches of one season, which make the element of its direction */
export interface DirectionalCombination {
  /** That of the direction */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  /** 3 to 3 of them */
  readonly positions: ("year" | "month" | "day" | "hour")[];
  /** Branches, in the order of the positions. 3 to 3 of them */
  readonly members: string[];
  /** Told with the first; only where it is the same all through */
  readonly meaning?: string;
}

export interface HalfTrine {
  /** That of the trine */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** 2 to 2 of them */
  readonly positions: ("year" | "month" | "day" | "hour")[];
  /** Branches, in the order of the positions. 2 to 2 of them */
  readonly members: string[];
  /** The branch that would complete it */
  readonly third: string;
  readonly meaning?: string;
}

export interface BaziVoids {
  /** The pillar that they are counted from */
  readonly by: "day" | "year";
  /** The first pillar of its ten */
  readonly decade: string;
  /** The two that those ten pillars lack. 2 to 2 of them */
  readonly branches: EarthlyBranchId[];
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pillars whose branch is void */
  readonly positions: PillarPosition[];
}

export interface PillarLifeStages {
  readonly position: PillarPosition;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** Of the day master at this branch, where it is certain */
  readonly stage?: LifeStage;
  /** Of the stem of the pillar at its own branch */
  readonly ownSeat: LifeStage;
}

export interface LifeStage {
  readonly id: LifeStageId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
}

export type LifeStageId = 
  | "birth"
  | "bath"
  | "coming-of-age"
  | "office"
  | "peak"
  | "decline"
  | "sickness"
  | "death"
  | "tomb"
  | "extinction"
  | "conception"
  | "nurture";

export interface SymbolicStar {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** The part of the chart it is counted from */
  readonly by: SymbolicStarBase;
  /** Any of these is the star; none where this base has none */
  readonly seeks: SymbolicStarTarget[];
  /** Pillars that have it */
  readonly positions: PillarPosition[];
}

/** The part of the chart it is counted from */
export type SymbolicStarBase = 
  | "year-stem"
  | "day-stem"
  | "month-branch"
  | "year-branch"
  | "day-branch"
  | "year-na-yin"
  | "day-pillar";

export interface SymbolicStarTarget {
  readonly part: "stem" | "branch" | "pillar";
  /** Of a stem, a branch or a pillar */
  readonly id: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
}

export interface BaziBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: BaziHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: BaziChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface BaziHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface BaziChange {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly before: MemberValue;
  readonly beforeLocalized?: string;
  readonly after: MemberValue;
  readonly afterLocalized?: string;
  /** The first second of the clock with the value after */
  readonly at: string;
  /** Only where the clock shows `at` twice that day: which of the two, ISO 8601 */
  readonly utc?: string;
}

/** A member that changes too often to be listed for so long a time */
export interface CountedChanges {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly changes: number;
}

export interface UntimedBaziBirth {
  readonly date: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** Degrees, north positive, where one was sent */
  readonly latitude?: number;
  /** Degrees, east positive */
  readonly longitude?: number;
}

export interface UncertainBaziChartConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
  readonly sections?: BaziSection[];
  readonly voidsBy?: BaziVoidBase;
  readonly stageOrder?: LifeStageOrder;
  readonly earthStages?: EarthLifeStages;
  readonly noblemanVerse?: NoblemanVerse;
  readonly bladeSchool?: GoatBladeSchool;
  readonly gender?: BaziGender;
}

export interface UncertainBaziPillar {
  readonly position: PillarPosition;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** 1 to 3 of them */
  readonly hiddenStems: UncertainHiddenStem[];
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly naYinChinese: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
  /** The ten god of the stem in this place; of the day, stem and branch together */
  readonly reading?: string;
}

export interface UncertainHiddenStem {
  readonly stem: HeavenlyStem;
  /** Rank, the strongest first */
  readonly role: HiddenStemRole;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
}

export interface PossibleBaziPillar {
  readonly position: PillarPosition;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** 1 to 3 of them */
  readonly hiddenStems: UncertainHiddenStem[];
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly naYinChinese: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
  /** The ten god of the stem in this place; of the day, stem and branch together */
  readonly reading?: string;
  /** The first second with that pillar, by the clock of the birth */
  readonly from: string;
}

/** Among the eight characters, hidden stems not counted, over every hour that the birth may have */
export interface UncertainPhaseCount {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** 0 to 8 */
  readonly least: number;
  /** 0 to 8 */
  readonly most: number;
  /** Only where it is the same all through */
  readonly level?: "deficient" | "balanced" | "excess";
  /** Only where it is the same all through */
  readonly reading?: string;
}

/** Only where every hour agrees on the element; its other members where every hour agrees on them */
export interface UncertainUsefulGod {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** Only where the day master is the same all through */
  readonly category?: "peer" | "output" | "wealth" | "influence" | "resource";
  /** balance of a weak or strong day master; of a balanced one climate, or flow where that is satisfied */
  readonly method?: UsefulGodMethod;
  /** plenty: three or more characters beside the day master; open: one or two; hidden: under branches alone */
  readonly presence?: PhasePresence;
  /** First and second wish of the month. 2 to 2 of them */
  readonly climate?: Phase[];
}

export interface UsefulGodCandidate {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** The times with this useful god, neighbors joined */
  readonly hours: BaziStretch[];
}

export interface BaziStretch {
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
}

/** The fact on which it depends: the first that settles it together with those before it in this order */
export type UsefulGodDecider = 
  | "day-master"
  | "month"
  | "strength"
  | "pressure"
  | "season"
  | "strength-and-pressure";

export interface UncertainHalfTrine {
  /** That of the trine */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** 2 to 2 of them */
  readonly positions: ("year" | "month" | "day" | "hour")[];
  /** Branches, in the order of the positions. 2 to 2 of them */
  readonly members: string[];
  /** The branch that would complete it */
  readonly third: string;
  /** Only where it is the same all through */
  readonly meaning?: string;
}

/** A chart that the birth may have, by its hour pillar */
export interface PossibleHourPillar {
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** Of the stem of the hour */
  readonly tenGod: TenGod;
  /** Only where the year pillar changes */
  readonly year?: string;
  /** Only where the month pillar changes */
  readonly month?: string;
  /** Only where the day pillar changes */
  readonly day?: string;
  readonly verdict: StrengthVerdict;
  /** Points of strength of the day master */
  readonly score: number;
  /** One of the five phases (wu xing) */
  readonly usefulGod: Phase;
  readonly usefulGodLocalized?: string;
  /** balance of a weak or strong day master; of a balanced one climate, or flow where that is satisfied */
  readonly method: UsefulGodMethod;
  /** Told where a chart comes first */
  readonly effect?: string;
}

export type StrengthVerdict = "very-weak" | "weak" | "balanced" | "strong" | "very-strong";

export type LuckStartRule = "months" | "minutes" | "double-hours" | "years";

export interface LuckConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** The time on the clock that tells the hour, HH:MM:SS */
  readonly hourTime: string;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** Only within three minutes of a change of pillars: those of the other side */
  readonly borders?: PillarBorder[];
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** As it was asked for */
  readonly luckStart?: LuckStartRule;
}

/** Life from birth until luck begins; only where luckStart was sent, and is not months */
export interface LifeToLuck {
  readonly years: number;
  /** 0 to 11 */
  readonly months: number;
  /** 0 to 29 */
  readonly days: number;
  /** 0 to 23 */
  readonly hours: number;
  /** 0 to 59 */
  readonly minutes: number;
}

export type SolarTermId = 
  | "li-chun"
  | "yu-shui"
  | "jing-zhe"
  | "chun-fen"
  | "qing-ming"
  | "gu-yu"
  | "li-xia"
  | "xiao-man"
  | "mang-zhong"
  | "xia-zhi"
  | "xiao-shu"
  | "da-shu"
  | "li-qiu"
  | "chu-shu"
  | "bai-lu"
  | "qiu-fen"
  | "han-lu"
  | "shuang-jiang"
  | "li-dong"
  | "xiao-xue"
  | "da-xue"
  | "dong-zhi"
  | "xiao-han"
  | "da-han";

export interface LuckPillar {
  /** 1 to 12 */
  readonly index: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly tenGod: TenGod;
  /** Years */
  readonly startAge: number;
  /** Years, excluded */
  readonly endAge: number;
  /** Year of birth and startAge; the months of startAgeMonths come on top */
  readonly startYear: number;
  /** Excluded */
  readonly endYear: number;
  /** The first day, by the clock of the birth: birth and the exact interval */
  readonly startDate: string;
  /** The first day of the next pillar */
  readonly endDate: string;
  /** Of the stem's element, which colors the first five years */
  readonly stemRole: UsefulGodRole;
  /** Of the branch's element, which carries the last five */
  readonly branchRole: UsefulGodRole;
  /** The first day of the last five years */
  readonly branchFrom: string;
  /** With the natal pillars */
  readonly meetings: BaziMeeting[];
  readonly reading?: string;
}

/** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
export type UsefulGodRole = "useful" | "feeds" | "helps" | "neutral" | "masters" | "burdens";

export interface BaziMeeting {
  readonly type: BaziMeetingType;
  readonly quality: BaziInteractionQuality;
  /** natal.year to natal.hour, luck, and the time itself, last */
  readonly positions: string[];
  /** Stems or branches, in the order of the positions */
  readonly members: string[];
  /** The element of a trine, of half of one or of a direction */
  readonly transformsTo?: Phase;
  readonly transformsToLocalized?: string;
  /** Told where these two meet first */
  readonly meaning?: string;
}

export type BaziMeetingType = 
  | "stem-combination"
  | "six-combination"
  | "trine"
  | "clash"
  | "harm"
  | "punishment"
  | "stem-clash"
  | "half-trine"
  | "directional-combination";

export interface AnnualPillarOfLuck {
  readonly year: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly tenGod: TenGod;
  /** Of the luck pillar in force as the year ends, counted on past the last listed; 0 before the first */
  readonly luckPillarIndex: number;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly stemRole: UsefulGodRole;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly branchRole: UsefulGodRole;
  /** With the natal pillars and the luck pillar */
  readonly meetings: BaziMeeting[];
  readonly reading?: string;
}

export interface UncertainLuckConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
  /** As it was asked for */
  readonly luckStart?: LuckStartRule;
}

/** Months of age, of which twelve are a year of startAge */
export interface LuckStartReach {
  readonly least: number;
  readonly most: number;
}

/** A course of luck that the birth may have */
export interface PossibleLuck {
  /** The earliest birth that it is for */
  readonly from: string;
  /** The latest */
  readonly to: string;
  readonly direction: "forward" | "backward";
  readonly boundaryTerm: SolarTermId;
  /** In the language asked for */
  readonly boundaryTermName: string;
  /** Days from birth to the boundary term, one decimal */
  readonly daysToTerm: DaysToTerm;
  /** Months of age, of which twelve are a year of startAge */
  readonly startMonths: LuckStartReach;
  /** The earliest and the latest day */
  readonly startDate: LuckDateReach;
  /** As many as were asked for */
  readonly pillars: string[];
}

/** Days from birth to the boundary term, one decimal */
export interface DaysToTerm {
  readonly least: number;
  readonly most: number;
}

/** The earliest and the latest day */
export interface LuckDateReach {
  readonly from: string;
  readonly to: string;
}

export interface UncertainLuckPillar {
  /** 1 to 12 */
  readonly index: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** Whole years */
  readonly startAge: LuckAgeReach;
  /** The earliest and the latest day */
  readonly startDate: LuckDateReach;
  /** The earliest and the latest day */
  readonly endDate: LuckDateReach;
  /** Only where it is the same all through */
  readonly stemRole?: UsefulGodRole;
  /** Only where it is the same all through */
  readonly branchRole?: UsefulGodRole;
  /** The earliest and the latest day */
  readonly branchFrom: LuckDateReach;
  /** With the natal pillars that hold */
  readonly meetings: BaziMeeting[];
  readonly reading?: string;
}

/** Whole years */
export interface LuckAgeReach {
  readonly least: number;
  readonly most: number;
}

export interface UncertainAnnualPillarOfLuck {
  readonly year: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** Of the luck pillar in force as the year ends, counted on past the last listed; 0 before the first */
  readonly luckPillarIndex?: number;
  /** Only where it is the same all through */
  readonly stemRole?: UsefulGodRole;
  /** Only where it is the same all through */
  readonly branchRole?: UsefulGodRole;
  /** With the natal pillars that hold, and the luck pillar where it does */
  readonly meetings: BaziMeeting[];
  readonly reading?: string;
}

export interface BaziConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** The time on the clock that tells the hour, HH:MM:SS */
  readonly hourTime: string;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** Only within three minutes of a change of pillars: those of the other side */
  readonly borders?: PillarBorder[];
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
}

export interface StrengthFactor {
  readonly id: "month-command" | "rooting" | "party";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  /** Points; the three make the score */
  readonly contribution: number;
  readonly detail?: string;
}

export interface UncertainBaziConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** Meridian of the lunar new year */
  readonly lunarYear: string;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
}

/** Points, at least and at most */
export interface BaziScoreReach {
  readonly least: number;
  readonly most: number;
}

export interface RootReach {
  readonly least: number;
  readonly most: number;
}

export interface UncertainStrengthFactor {
  readonly id: "month-command" | "rooting" | "party";
  readonly chinese: string;
  readonly pinyin: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Points, at least and at most */
  readonly contribution: BaziScoreReach;
  /** Only where it is the same all through */
  readonly detail?: string;
}

export interface BaziPerson {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive; the pillars do not depend on it. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive; needed unless hourClock is clock. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** From 23:00: split-zi keeps the day and takes the next day's hour stem, midnight keeps both, early-zi begins the next day. Default "split-zi" */
  readonly dayBoundary?: BaziDayBoundary | undefined;
  /** Whether the year pillar turns at the instant of Li Chun or with the lunar year. Default "li-chun" */
  readonly yearBoundary?: BaziYearBoundary | undefined;
  /** The clock of the hour: the civil one, the mean Sun of the longitude, the true Sun. Default "clock" */
  readonly hourClock?: BaziHourClock | undefined;
}

export interface BaziPersonFacts {
  /** 4 to 4 of them */
  readonly pillars: BaziPersonPillar[];
  readonly dayMaster: DayMaster;
  readonly strength: StrengthVerdict;
  readonly conventions: BaziConventions;
}

export interface BaziPersonPillar {
  readonly position: PillarPosition;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly tenGod: TenGod;
  /** 1 to 3 of them */
  readonly hiddenStems: HiddenStem[];
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly naYinChinese: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
}

export interface BaziCoupleBirthTimes {
  /** unknown if any of the births is */
  readonly state: BirthTimeState;
  /** Every birth of the request, in its order */
  readonly people: PersonBirthTime[];
  /** The same at every second of all births */
  readonly holds: BaziCoupleHeld[];
  /** Decided by one birth alone, the weightiest member first; at most 200. Values that two open births decide together are reaches in the answer */
  readonly changes: BaziCoupleChange[];
  /** Changes beyond those listed */
  readonly more?: number;
}

export interface PersonBirthTime {
  /** Of the request, as a path: person1, members[0] */
  readonly which: string;
  readonly state: PersonTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
}

export type PersonTimeState = "known" | "unknown" | "range";

export interface BaziCoupleHeld {
  /** The birth it is of; absent where it is of all of them */
  readonly which?: string;
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface BaziCoupleChange {
  /** The birth whose time decides it */
  readonly which: string;
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly before: MemberValue;
  readonly beforeLocalized?: string;
  readonly after: MemberValue;
  readonly afterLocalized?: string;
  /** The first second of the clock with the value after */
  readonly at: string;
  /** Only where the clock shows `at` twice that day: which of the two, ISO 8601 */
  readonly utc?: string;
}

export interface UncertainBaziPerson {
  /** Those that hold; birthTime.changes has the others. 0 to 4 of them */
  readonly pillars: UncertainBaziPillar[];
  /** Where it is the same all through */
  readonly dayMaster?: DayMaster;
  /** Where it is the same all through */
  readonly strength?: StrengthVerdict;
  readonly conventions: UncertainBaziConventions;
}

/** Whose month, day and hour are read too; in that year */
export interface BaziMoment {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
}

export interface AnnualPillar {
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly naYinChinese: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
}

/** The one in force as the year ends; only where gender was sent, and after luck has begun */
export interface LuckPillarOfYear {
  /** 1 or more */
  readonly index: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly tenGod: TenGod;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly stemRole: UsefulGodRole;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly branchRole: UsefulGodRole;
  readonly startDate: string;
  /** The first day of the next pillar */
  readonly endDate: string;
  readonly reading?: string;
}

/** Only where moment was sent */
export interface BaziMomentPillars {
  readonly month: TimedPillar;
  readonly day: TimedPillar;
  readonly hour: TimedPillar;
}

export interface TimedPillar {
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  readonly tenGod: TenGod;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly stemRole: UsefulGodRole;
  /** An element that comes with a time: useful is the useful god itself, feeds and masters say what it does to it, helps and burdens what it does to the strength */
  readonly branchRole: UsefulGodRole;
  /** With the natal pillars, and the luck pillar if asked for */
  readonly meetings: BaziMeeting[];
  readonly reading?: string;
}

/** The one in force as the year ends; only where gender was sent and every time of birth has it */
export interface UncertainLuckPillarOfYear {
  /** 1 or more */
  readonly index: number;
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** Only where it is the same all through */
  readonly stemRole?: UsefulGodRole;
  /** Only where it is the same all through */
  readonly branchRole?: UsefulGodRole;
  /** The earliest and the latest day */
  readonly startDate: LuckDateReach;
  /** The earliest and the latest day */
  readonly endDate: LuckDateReach;
  readonly reading?: string;
}

/** Only where moment was sent */
export interface UncertainMomentPillars {
  readonly month: UncertainTimedPillar;
  readonly day: UncertainTimedPillar;
  readonly hour: UncertainTimedPillar;
}

export interface UncertainTimedPillar {
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** With the natal pillars, and the luck pillar if asked for */
  readonly meetings: BaziMeeting[];
  /** Only where the day master is the same all through */
  readonly tenGod?: TenGod;
  /** Only where it is the same all through */
  readonly stemRole?: UsefulGodRole;
  /** Only where it is the same all through */
  readonly branchRole?: UsefulGodRole;
  readonly reading?: string;
}

export interface ChineseAnimalListed {
  readonly id: ChineseAnimal;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** The fixed phase of the branch */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
  /** Keywords */
  readonly traits?: string[];
}

export interface DoubleHour {
  /** Hour of the day, included. 0 to 23 */
  readonly start: number;
  /** Hour of the day, excluded. 0 to 23 */
  readonly end: number;
}

export interface AnimalTrine {
  readonly id: "first" | "second" | "third" | "fourth";
  /** In the order of the trines' first animals. 1 to 4 */
  readonly number: number;
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  /** 3 to 3 of them */
  readonly members: ChineseAnimal[];
  readonly theme?: string;
}

export interface SecretFriend {
  readonly id: ChineseAnimal;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  /** What the two branches combine into, not the animal's own */
  readonly element: Phase;
  readonly elementLocalized?: string;
}

export interface PartnerAnimal {
  readonly id: ChineseAnimal;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
}

export interface AnimalOfElement {
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
  /** Pinyin without tones */
  readonly stem: HeavenlyStemId;
  /** Stem and branch, hyphened */
  readonly pillar: string;
  /** 2 to 2 of them */
  readonly years: number[];
}

export interface ChineseAnimalRow {
  readonly id: ChineseAnimal;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** The fixed phase of the branch */
  readonly element: Phase;
  readonly elementLocalized?: string;
  readonly polarity: ChinesePolarity;
}

export interface AlmanacPillar {
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  /** Pinyin without tones */
  readonly stem: HeavenlyStemId;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  readonly naYin: string;
  readonly naYinLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly naYinElement: Phase;
  readonly naYinElementLocalized?: string;
}

export interface BirthYearConventions {
  readonly yearBoundary: "li-chun" | "lunar-new-year";
  /** Whose days the terms, new moons and dates are */
  readonly meridian: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Only where printed calendars have another date: which, and why */
  readonly notice?: string;
}

export interface ChineseAnimalPair {
  readonly first: ChineseAnimalRow;
  readonly second: ChineseAnimalRow;
}

export type AnimalRelation = "secret-friend" | "trine" | "same" | "neutral" | "harm" | "clash";

export interface DailyPillar {
  /** Stem and branch, hyphened */
  readonly id: string;
  /** 1 jia-zi to 60 gui-hai. 1 to 60 */
  readonly number: number;
  /** Pinyin without tones */
  readonly stem: HeavenlyStemId;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** Of the stem */
  readonly element: Phase;
  readonly elementLocalized?: string;
}

export interface RunningYear {
  /** Stem and branch, hyphened */
  readonly pillar: string;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** Of the year's animal to the sign */
  readonly relationship: AnimalRelation;
  readonly note?: string;
}

export interface DailyZodiacConventions {
  /** Whose days the terms, new moons and dates are */
  readonly meridian: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Only where printed calendars have another date: which, and why */
  readonly notice?: string;
  readonly yearBoundary: "lunar-new-year";
}

export interface SolarTerm {
  readonly id: SolarTermId;
  /** In the language asked for */
  readonly name: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Apparent longitude of the Sun, degrees. 0 to 345 */
  readonly longitude: number;
  /** minor (jie) opens a solar month, major (zhong qi) stands in its middle */
  readonly type: SolarTermType;
  /** ISO 8601, to the nearest second */
  readonly instantUtc: string;
  /** By timezone, at UTC+8 by default */
  readonly localDate: string;
  /** The same, HH:MM:SS */
  readonly localTime: string;
}

/** minor (jie) opens a solar month, major (zhong qi) stands in its middle */
export type SolarTermType = "minor" | "major";

export interface ChineseCalendarConventions {
  /** Whose days the terms, new moons and dates are */
  readonly meridian: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Only where printed calendars have another date: which, and why */
  readonly notice?: string;
}

export interface ChineseLunarDate {
  /** Turns with day 1 of month 1 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 30 */
  readonly day: number;
  /** Whether it is the second month of its number in that year */
  readonly isLeapMonth: boolean;
  /** Days. 29 to 30 */
  readonly monthLength: number;
  /** The Gregorian date */
  readonly date: string;
}

export interface DayOfficer {
  readonly id:
    | "jian"
    | "chu"
    | "man"
    | "ping"
    | "ding"
    | "zhi"
    | "po"
    | "wei"
    | "cheng"
    | "shou"
    | "kai"
    | "bi";
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly quality: "auspicious" | "inauspicious";
  readonly meaning?: string;
}

export interface LunarMansionOfDay {
  /** 1 to 28 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly palace: "azure-dragon" | "black-tortoise" | "white-tiger" | "vermilion-bird";
  /** The weekday's, in fixed turn */
  readonly planet: MansionPlanet;
  readonly planetLocalized?: string;
  /** Third character of the full name */
  readonly animal: string;
  readonly animalLocalized?: string;
  readonly meaning?: string;
}

/** The weekday's, in fixed turn */
export type MansionPlanet = "Wood" | "Metal" | "Earth" | "Sun" | "Moon" | "Fire" | "Water";

export type AlmanacActivity = 
  | "wedding"
  | "travel"
  | "moving-house"
  | "opening-business"
  | "signing-contracts"
  | "construction"
  | "groundbreaking"
  | "burial"
  | "medical-treatment"
  | "praying";

export interface SolarTermOfMonth {
  readonly id: SolarTermId;
  /** In the language asked for */
  readonly name: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Apparent longitude of the Sun, degrees. 0 to 345 */
  readonly longitude: number;
  /** minor (jie) opens a solar month, major (zhong qi) stands in its middle */
  readonly type: SolarTermType;
  /** ISO 8601, to the nearest second */
  readonly instantUtc: string;
  /** At UTC+8 */
  readonly date: string;
}

export interface AlmanacEntry {
  readonly date: string;
  readonly lunar: ChineseLunarDate;
  /** By Li Chun, whole days */
  readonly yearPillar: AlmanacPillar;
  /** By the minor terms, whole days */
  readonly monthPillar: AlmanacPillar;
  readonly dayPillar: AlmanacPillar;
  readonly dayOfficer: DayOfficer;
  readonly mansion: LunarMansionOfDay;
  /** The animal of the branch opposite the day's */
  readonly clashAnimal: ChineseAnimal;
  readonly clashAnimalLocalized?: string;
  readonly favours: AlmanacActivity[];
  readonly favoursLocalized?: string[];
  readonly avoids: AlmanacActivity[];
  readonly avoidsLocalized?: string[];
}

export interface FivePhase {
  /** One of the five phases (wu xing) */
  readonly id: Phase;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly season: string;
  readonly seasonLocalized?: string;
  readonly direction: string;
  readonly directionLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly generates: Phase;
  readonly generatesLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly generatedBy: Phase;
  readonly generatedByLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly controls: Phase;
  readonly controlsLocalized?: string;
  /** One of the five phases (wu xing) */
  readonly controlledBy: Phase;
  readonly controlledByLocalized?: string;
  /** The yang one first. 2 to 2 of them */
  readonly stems: HeavenlyStemId[];
  /** Earth has four, the others two */
  readonly branches: EarthlyBranchId[];
  readonly meaning?: string;
}

/** Needed with events: luck runs by it */
export type GenderOfLuck = "male" | "female";

export interface BaziClaim {
  readonly member: BaziClaimMember;
  /** One that the member can have */
  readonly value: BaziClaimValue;
}

export type BaziClaimMember = "pillars.hour.animal" | "pillars.hour.stem" | "dayMaster" | "zodiacAnimal";

/** One that the member can have */
export type BaziClaimValue = 
  | "rat"
  | "ox"
  | "tiger"
  | "rabbit"
  | "dragon"
  | "snake"
  | "horse"
  | "goat"
  | "monkey"
  | "rooster"
  | "dog"
  | "pig"
  | "jia"
  | "yi"
  | "bing"
  | "ding"
  | "wu"
  | "ji"
  | "geng"
  | "xin"
  | "ren"
  | "gui";

export interface BaziEvent {
  /** Day of the event, YYYY-MM-DD */
  readonly date: CivilDate;
  readonly kind: BaziEventKind;
  /** To be told apart in the answer. 1 to 80 characters */
  readonly label?: string | undefined;
}

export type BaziEventKind = 
  | "marriage"
  | "separation"
  | "child"
  | "career"
  | "property"
  | "studies"
  | "illness"
  | "father-death"
  | "mother-death";

export interface NarrowedBirth {
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude?: number;
  /** Degrees, east positive */
  readonly longitude?: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface TimeInterval {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
  /** Whole seconds, told in minutes */
  readonly minutes: number;
  /** Only where the clock shows `from` twice that day */
  readonly utcFrom?: string;
  /** Only where the clock shows `to` twice that day */
  readonly utcTo?: string;
}

export interface BaziClaimAnswer {
  readonly member: string;
  readonly memberLocalized?: string;
  readonly value: string;
  readonly valueLocalized?: string;
  /** Whole seconds, told in minutes */
  readonly minutes: number;
  /** Part of the time that the birth may have been at, 0 to 1. 0 to 1 */
  readonly share: number;
  /** The times at which it holds; empty if it never does */
  readonly intervals: TimeInterval[];
}

export interface NarrowedMinutes {
  /** The time that the birth may have been at */
  readonly fromMinutes: number;
  /** The time that agrees with every claim */
  readonly toMinutes: number;
  /** The second as a part of the first. 0 to 1 */
  readonly share: number;
  /** Only with events: what they are weighed in, the same, or where claims exclude one another what agrees with the most */
  readonly weighedMinutes?: number;
  /** Of that, what leads the ranking */
  readonly leadingMinutes?: number;
}

export interface BaziEventAnswer {
  readonly date: string;
  readonly kind: LifeEventKind;
  readonly kindLocalized?: string;
  readonly label?: string;
  /** The category of ten gods under which the event is looked for */
  readonly rule: BaziEventRule;
  /** Whole seconds, told in minutes */
  readonly minutesFor: number;
  /** Whole seconds, told in minutes */
  readonly minutesAgainst: number;
  /** In order of time, within what agrees with the most claims; at most 60 */
  readonly intervals: BaziEvidence[];
  /** Intervals beyond those listed */
  readonly more?: number;
}

export type LifeEventKind = 
  | "marriage"
  | "separation"
  | "child"
  | "career"
  | "property"
  | "move"
  | "studies"
  | "illness"
  | "father-death"
  | "mother-death";

/** The category of ten gods under which the event is looked for */
export interface BaziEventRule {
  readonly category: "peer" | "output" | "wealth" | "influence" | "resource";
}

export interface BaziEvidence {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
  /** Whole seconds, told in minutes */
  readonly minutes: number;
  /** Only where the clock shows `from` twice that day */
  readonly utcFrom?: string;
  /** Only where the clock shows `to` twice that day */
  readonly utcTo?: string;
  readonly stance: EvidenceStance;
  readonly facts: EventLuckPillar[];
}

export type EvidenceStance = "for" | "against";

export interface EventLuckPillar {
  /** The pillar that runs on that day */
  readonly luckPillar: string;
  /** Pinyin without tones */
  readonly dayMaster: HeavenlyStemId;
  readonly stemGod: TenGodOfLuck;
  readonly stemGodLocalized?: string;
  readonly branchGod: TenGodOfLuck;
  readonly branchGodLocalized?: string;
  /** Which of the two are gods of the matter */
  readonly fits: ("stem" | "branch")[];
}

export type TenGodOfLuck = 
  | "friend"
  | "rob-wealth"
  | "eating-god"
  | "hurting-officer"
  | "indirect-wealth"
  | "direct-wealth"
  | "seven-killings"
  | "direct-officer"
  | "indirect-resource"
  | "direct-resource";

export interface RankedTime {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
  /** Whole seconds, told in minutes */
  readonly minutes: number;
  /** Only where the clock shows `from` twice that day */
  readonly utcFrom?: string;
  /** Only where the clock shows `to` twice that day */
  readonly utcTo?: string;
  /** Events that it has evidence for */
  readonly for: number;
  /** Events that it has evidence against */
  readonly against: number;
}

export interface BaziNarrowedTimeConventions {
  readonly dayBoundary: "split-zi" | "midnight" | "early-zi";
  readonly yearBoundary: "li-chun" | "lunar-new-year";
  readonly hourClock: "clock" | "local-mean" | "solar";
  readonly claims: string;
  readonly eventHour: string;
  readonly timing: string;
  /** The rule for evidence for an event */
  readonly for: string;
  /** The rule for evidence against it */
  readonly against: string;
  /** Whose rules the ten gods of events are */
  readonly rules: string;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
}

export interface NarrowingBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
}

export type ZiWeiRuleSet = "general" | "quan-shu" | "zhongzhou";

export type ZiWeiLeapMonth = "split" | "next" | "same";

export type ZiWeiTransformationTable = "quan-ji" | "quan-shu" | "zhongzhou" | "min" | "north";

export type ZiWeiKuiYueVerse = "horse-tiger" | "tiger-horse" | "geng-with-xin";

export type ZiWeiFireBellRule = "year-and-hour" | "year";

export type ZiWeiHorseBase = "year" | "month";

export type ZiWeiWoundRule = "fixed" | "by-direction";

export type ZiWeiLifeLordBase = "life-palace" | "year";

export type ZiWeiFirstDecade = "life-palace" | "next-palace";

export type ZiWeiBrightnessTable = "quan-shu" | "zhongzhou";

export interface ZiWeiConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  readonly ruleSet: ZiWeiRuleSet;
  readonly leapMonth: ZiWeiLeapMonth;
  readonly transformationTable: ZiWeiTransformationTable;
  readonly kuiYueVerse: ZiWeiKuiYueVerse;
  readonly fireBellRule: ZiWeiFireBellRule;
  readonly horseBase: ZiWeiHorseBase;
  readonly woundRule: ZiWeiWoundRule;
  readonly lifeLordBase: ZiWeiLifeLordBase;
  readonly firstDecade: ZiWeiFirstDecade;
  readonly brightnessTable: ZiWeiBrightnessTable;
  /** Whose days the new moons are */
  readonly meridian: string;
  /** Only where printed calendars count the month otherwise: how, and why */
  readonly calendarNotice?: string;
  /** The time on the clock that tells the hour, HH:MM:SS */
  readonly hourTime: string;
  /** Only within three minutes of a change of day or hour: the other side */
  readonly borders?: PillarBorder[];
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
}

/** The Four Pillars; the month by the solar terms, the year by yearBoundary */
export interface ZiWeiPillars {
  /** Stem and branch, hyphened */
  readonly year: string;
  /** Stem and branch, hyphened */
  readonly month: string;
  /** Stem and branch, hyphened */
  readonly day: string;
  /** Stem and branch, hyphened */
  readonly hour: string;
}

/** The five-element bureau (wu xing ju) */
export interface ZiWeiBureau {
  /** 2 to 6 */
  readonly number: number;
  /** One of the five phases (wu xing) */
  readonly element: Phase;
  readonly elementLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
}

export interface ZiWeiStarName {
  /** Of a star: pinyin without tones */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
}

export type ZiWeiPalaceId = 
  | "life"
  | "siblings"
  | "spouse"
  | "children"
  | "wealth"
  | "health"
  | "travel"
  | "friends"
  | "career"
  | "property"
  | "fortune"
  | "parents";

export interface ZiWeiPalace {
  readonly id: ZiWeiPalaceId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Whether it is the body palace too */
  readonly isBody: boolean;
  /** Pinyin without tones */
  readonly stem: HeavenlyStemId;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** Traditional characters, the same in every language */
  readonly pillarChinese: string;
  /** The major ones first */
  readonly stars: ZiWeiStar[];
  readonly decade: ZiWeiDecade;
  /** Ages to 120 whose small limit is here */
  readonly smallLimitAges: number[];
  /** Of the bureau */
  readonly stage: LifeStage;
  /** Of the twelve from Lu Cun */
  readonly doctorGod: ZiWeiGod;
  /** Of the twelve from the branch of the year of birth */
  readonly yearGod: ZiWeiGod;
  /** Of the twelve from the peak branch of that year's trine */
  readonly generalGod: ZiWeiGod;
}

export interface ZiWeiStar {
  /** Of a star: pinyin without tones */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly kind: ZiWeiStarKind;
  /** Only of stars that the table grades */
  readonly brightness?: ZiWeiBrightness;
  readonly brightnessLocalized?: string;
  /** By the stem of the year of birth */
  readonly transformation?: ZiWeiTransformationId;
  readonly transformationLocalized?: string;
}

export type ZiWeiStarKind = "major" | "lucky" | "malefic" | "supporting" | "minor";

/** Only of stars that the table grades */
export type ZiWeiBrightness = "miao" | "wang" | "de" | "li" | "ping" | "bu" | "xian-idle" | "xian";

export type ZiWeiTransformationId = "lu" | "quan" | "ke" | "ji";

export interface ZiWeiDecade {
  /** 1 to 12 */
  readonly index: number;
  /** As Chinese count: 1 in the year of birth. 1 or more */
  readonly fromAge: number;
  /** Included. 1 or more */
  readonly toAge: number;
  /** Chinese year */
  readonly fromYear: number;
  /** Included */
  readonly toYear: number;
}

export interface ZiWeiGod {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
}

export interface ZiWeiTransformation {
  readonly id: ZiWeiTransformationId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly star: ZiWeiStarName;
  /** Of the star, among the palaces of birth */
  readonly palace: ZiWeiPalaceId;
  readonly palaceLocalized?: string;
}

/** Only where year was sent */
export interface ZiWeiYear {
  readonly year: number;
  /** As Chinese count: 1 in the year of birth. 1 or more */
  readonly age: number;
  /** Stem and branch, hyphened */
  readonly pillar: string;
  /** Traditional characters, the same in every language */
  readonly pillarChinese: string;
  readonly animal: ChineseAnimal;
  readonly animalLocalized?: string;
  /** The palace of birth at the branch of the year */
  readonly lifePalace: ZiWeiPalaceId;
  readonly lifePalaceLocalized?: string;
  /** By the stem of the year. 4 to 4 of them */
  readonly transformations: ZiWeiTransformation[];
  /** 12 to 12 of them */
  readonly palaces: ZiWeiYearPalace[];
  /** None before the first decade */
  readonly decade?: ZiWeiDecadeInForce;
  /** The palace of that age's small limit */
  readonly smallLimit: ZiWeiPalaceId;
  readonly smallLimitLocalized?: string;
  /** The palace of the first month (dou jun) */
  readonly firstMonth: ZiWeiPalaceId;
  readonly firstMonthLocalized?: string;
}

export interface ZiWeiYearPalace {
  /** In that year */
  readonly id: ZiWeiPalaceId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** The palace of birth that it is on */
  readonly natal: ZiWeiPalaceId;
  readonly natalLocalized?: string;
  /** By the stem of that year */
  readonly stem: HeavenlyStemId;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
  /** Stars that move with the year */
  readonly stars: ZiWeiStarName[];
  readonly yearGod: ZiWeiGod;
  readonly generalGod: ZiWeiGod;
}

/** None before the first decade */
export interface ZiWeiDecadeInForce {
  readonly palace: ZiWeiPalaceId;
  readonly palaceLocalized?: string;
  /** 1 or more */
  readonly fromAge: number;
  /** Included. 1 or more */
  readonly toAge: number;
  /** By the stem of that palace. 4 to 4 of them */
  readonly transformations: ZiWeiTransformation[];
}

export interface UncertainZiWeiConventions {
  readonly dayBoundary: BaziDayBoundary;
  readonly yearBoundary: BaziYearBoundary;
  readonly hourClock: BaziHourClock;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
  readonly ruleSet: ZiWeiRuleSet;
  readonly leapMonth: ZiWeiLeapMonth;
  readonly transformationTable: ZiWeiTransformationTable;
  readonly kuiYueVerse: ZiWeiKuiYueVerse;
  readonly fireBellRule: ZiWeiFireBellRule;
  readonly horseBase: ZiWeiHorseBase;
  readonly woundRule: ZiWeiWoundRule;
  readonly lifeLordBase: ZiWeiLifeLordBase;
  readonly firstDecade: ZiWeiFirstDecade;
  readonly brightnessTable: ZiWeiBrightnessTable;
  /** Whose days the new moons are */
  readonly meridian: string;
  /** Only where printed calendars count the month otherwise: how, and why */
  readonly calendarNotice?: string;
}

export interface ZiWeiTransformedStar {
  readonly id: ZiWeiTransformationId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  readonly star: ZiWeiStarName;
}

/** A star with its branch, whose palace the hour would decide */
export interface ZiWeiStarAtBranch {
  /** Of a star: pinyin without tones */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Traditional characters, the same in every language */
  readonly chinese: string;
  /** Pinyin with tones */
  readonly pinyin: string;
  /** Pinyin without tones */
  readonly branch: EarthlyBranchId;
}

/** A chart that the birth may have */
export interface PossibleZiWeiChart {
  /** The first second of it */
  readonly from: string;
  /** The last second */
  readonly to: string;
  /** The double hour */
  readonly hour: EarthlyBranchId;
  /** 1 to 30 */
  readonly lunarDay: number;
  /** Its branch */
  readonly lifePalace: EarthlyBranchId;
  /** The palace that is the body palace */
  readonly bodyPalace: ZiWeiPalaceId;
  readonly bodyPalaceLocalized?: string;
  /** The five-element bureau (wu xing ju) */
  readonly bureau: ZiWeiBureau;
  readonly lifeLord: ZiWeiStarName;
  /** In the life palace */
  readonly lifeStars: ZiWeiStar[];
}
