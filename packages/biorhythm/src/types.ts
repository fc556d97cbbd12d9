// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateBioCompatibility`. */
export interface BiorhythmCompatibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly person1: BiorhythmPerson;
  readonly person2: BiorhythmPerson;
  /** The day, YYYY-MM-DD, not before the birth; today in UTC by default */
  readonly targetDate?: CivilDate | undefined;
}

/** Two people's primary cycles on a day. */
export interface BiorhythmCompatibility {
  readonly person1: {
    readonly birthDate: string;
  };
  readonly person2: {
    readonly birthDate: string;
  };
  readonly targetDate: string;
  /** Mean of the three alignments. 0 to 100 */
  readonly overallScore: number;
  readonly rating:
    | "Highly Aligned"
    | "Well Aligned"
    | "Moderately Aligned"
    | "Misaligned"
    | "Opposed";
  readonly ratingLocalized?: string;
  readonly cycles: {
    readonly physical: BiorhythmCyclePair;
    readonly emotional: BiorhythmCyclePair;
    readonly intellectual: BiorhythmCyclePair;
  };
  readonly strengths: string[];
  readonly challenges: string[];
  readonly advice?: string;
  readonly dailySync: {
    /** Of the two values. 0 to 200 */
    readonly physicalDiff: number;
    /** Of the two values. 0 to 200 */
    readonly emotionalDiff: number;
    /** Of the two values. 0 to 200 */
    readonly intellectualDiff: number;
  };
  readonly conventions: BiorhythmCompatibilityConventions;
}

/** Request of `getCriticalDays`. */
export interface CriticalDaysRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too */
  readonly birthDate: CivilDate;
  /** First day, YYYY-MM-DD, not before the birth; today in UTC by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day, included; 90 days after the first by default, at most 180 */
  readonly endDate?: CivilDate | undefined;
}

/** Days on which a primary cycle passes zero. */
export interface CriticalDays {
  readonly birthDate: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Zeros in the period: a double day counts twice */
  readonly totalCriticalDays: number;
  readonly criticalDays: CriticalDay[];
  /** Dates on which two or three cycles meet */
  readonly doubleCriticalDays: string[];
  /** The first date on which all three meet */
  readonly tripleCriticalDay: string | null;
  readonly conventions: BiorhythmConventions;
}

/** Request of `getDailyBiorhythm`. */
export interface DailyBiorhythmRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Whose rhythm it is; without one everybody shares one. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** A biorhythm of the day without a date of birth. */
export interface DailyBiorhythm {
  readonly date: string;
  /** What chose the spotlight: `{seed}-{date}`, or the date alone */
  readonly seed: string;
  /** Mean of the three primary values, as 1 to 10. 1 to 10 */
  readonly energyRating: number;
  readonly overallPhase: OverallPhase;
  readonly overallPhaseLocalized?: string;
  readonly spotlight: BiorhythmSpotlight;
  readonly quickRead: {
    /** 100 sin(2π days / period), rounded. -100 to 100 */
    readonly physical: number;
    /** 100 sin(2π days / period), rounded. -100 to 100 */
    readonly emotional: number;
    /** 100 sin(2π days / period), rounded. -100 to 100 */
    readonly intellectual: number;
  };
  readonly dailyMessage?: string;
  readonly advice?: string;
  readonly conventions: DailyBiorhythmConventions;
}

/** Request of `getForecast`. */
export interface BiorhythmForecastRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too */
  readonly birthDate: CivilDate;
  /** First day, YYYY-MM-DD, not before the birth; today in UTC by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day, included; 30 days after the first by default, at most 90 */
  readonly endDate?: CivilDate | undefined;
}

/** The cycles day by day over a period. */
export interface BiorhythmForecast {
  readonly birthDate: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Both ends counted */
  readonly totalDays: number;
  readonly summary: {
    /** Highest mean of the three primary values; the first of equals */
    readonly bestDay: string;
    /** Lowest mean of the three primary values; the first of equals */
    readonly worstDay: string;
    readonly criticalDayCount: number;
    /** Mean of the daily ratings, one decimal */
    readonly averageEnergy: number;
    readonly periodAdvice?: string;
  };
  readonly days: BiorhythmForecastDay[];
  readonly conventions: BiorhythmConventions;
}

/** Request of `getPhases`. */
export interface BiorhythmPhasesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too */
  readonly birthDate: CivilDate;
  /** The day, YYYY-MM-DD, not before the birth; today in UTC by default */
  readonly targetDate?: CivilDate | undefined;
}

/** Phase and trend of the ten cycles on a day. */
export interface BiorhythmPhases {
  readonly birthDate: string;
  readonly targetDate: string;
  /** Whole days from the date of birth, which is day 0 */
  readonly daysSinceBirth: number;
  readonly phases: {
    readonly physical: BiorhythmCycle;
    readonly emotional: BiorhythmCycle;
    readonly intellectual: BiorhythmCycle;
    readonly intuitive: BiorhythmCycle;
    readonly aesthetic: BiorhythmCycle;
    readonly awareness: BiorhythmCycle;
    readonly spiritual: BiorhythmCycle;
    readonly passion: BiorhythmCycle;
    readonly mastery: BiorhythmCycle;
    readonly wisdom: BiorhythmCycle;
  };
  readonly summary?: string;
  readonly conventions: BiorhythmCycleConventions;
}

/** Request of `getReading`. */
export interface BiorhythmReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too */
  readonly birthDate: CivilDate;
  /** The day, YYYY-MM-DD, not before the birth; today in UTC by default */
  readonly targetDate?: CivilDate | undefined;
}

/** The ten cycles on a day, and their reading. */
export interface BiorhythmReading {
  readonly birthDate: string;
  readonly targetDate: string;
  /** Whole days from the date of birth, which is day 0 */
  readonly daysSinceBirth: number;
  readonly cycles: {
    readonly physical: BiorhythmCycleReading;
    readonly emotional: BiorhythmCycleReading;
    readonly intellectual: BiorhythmCycleReading;
    readonly intuitive: BiorhythmCycleReading;
    readonly aesthetic: BiorhythmCycleReading;
    readonly awareness: BiorhythmCycleReading;
    readonly spiritual: BiorhythmCycleReading;
    readonly passion: BiorhythmCycleReading;
    readonly mastery: BiorhythmCycleReading;
    readonly wisdom: BiorhythmCycleReading;
  };
  /** Mean of the three primary values, as 1 to 10. 1 to 10 */
  readonly energyRating: number;
  readonly overallPhase: OverallPhase;
  readonly overallPhaseLocalized?: string;
  /** Primary cycles that pass zero in the course of the day */
  readonly criticalCycles: PrimaryCycleId[];
  readonly interpretation?: string;
  readonly advice?: string;
  /** One for each primary cycle within the critical band; absent where there is none */
  readonly criticalAlerts?: CriticalAlert[];
  readonly conventions: BiorhythmCycleConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export interface BiorhythmPerson {
  /** Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too */
  readonly birthDate: CivilDate;
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface BiorhythmCyclePair {
  readonly name: string;
  readonly nameLocalized?: string;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly person1Value: number;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly person2Value: number;
  /** Of the two values. 0 to 200 */
  readonly difference: number;
  /** 100 less half the difference of the unrounded values, rounded. 0 to 100 */
  readonly alignment: number;
  readonly phase: "in_sync" | "complementary" | "neutral" | "opposing";
  readonly phaseLocalized?: string;
  readonly description?: string;
}

export interface BiorhythmCompatibilityConventions {
  readonly counting: "whole-days-from-birth-date";
  /** A phase is critical up to this value, either way */
  readonly criticalBand: 9;
  /** A zero at 11.5 days from birth falls on day 11, counted from 0 */
  readonly criticalDay: "day-that-holds-the-zero";
  readonly note?: string;
  readonly alignment: "values-on-the-day";
}

export interface CriticalDay {
  readonly date: string;
  /** Whole days from the date of birth, which is day 0 */
  readonly daysSinceBirth: number;
  readonly cycle: PrimaryCycleId;
  readonly cycleLocalized?: string;
  /** Of the cycle, days */
  readonly period: number;
  readonly direction: CrossingDirection;
  readonly directionLocalized?: string;
  /** Days from birth to the zero itself, whole or half */
  readonly zeroAtDays: number;
  /** How many primary cycles pass zero on that day */
  readonly severity: "single" | "double" | "triple";
  readonly severityLocalized?: string;
  readonly advisory?: string;
}

export type PrimaryCycleId = "physical" | "emotional" | "intellectual";

export type CrossingDirection = "ascending" | "descending";

export interface BiorhythmConventions {
  readonly counting: "whole-days-from-birth-date";
  /** A phase is critical up to this value, either way */
  readonly criticalBand: 9;
  /** A zero at 11.5 days from birth falls on day 11, counted from 0 */
  readonly criticalDay: "day-that-holds-the-zero";
  readonly note?: string;
}

export type OverallPhase = "high_energy" | "mixed" | "recovery" | "critical";

export interface BiorhythmSpotlight {
  readonly cycle: PrimaryCycleId;
  readonly cycleLocalized?: string;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly value: number;
  readonly phase:
    | "peak"
    | "high"
    | "rising"
    | "critical_ascending"
    | "critical_descending"
    | "falling"
    | "low"
    | "trough";
  /** The phase in the language asked for */
  readonly phaseLabel: string;
  readonly message?: string;
}

export interface DailyBiorhythmConventions {
  /** From a day that the seed alone decides, or the same for everybody */
  readonly counting: "days-from-seeded-start" | "days-from-1970-01-01";
  /** A phase is critical up to this value, either way */
  readonly criticalBand: 9;
  /** A zero at 11.5 days from birth falls on day 11, counted from 0 */
  readonly criticalDay: "day-that-holds-the-zero";
  readonly note?: string;
  readonly draw: "sha256";
}

export interface BiorhythmForecastDay {
  readonly date: string;
  /** Whole days from the date of birth, which is day 0 */
  readonly daysSinceBirth: number;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly physical: number;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly emotional: number;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly intellectual: number;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly intuitive: number;
  /** Mean of the three primary values, as 1 to 10. 1 to 10 */
  readonly energyRating: number;
  /** Whether a primary cycle passes zero in the course of the day */
  readonly isCritical: boolean;
  /** Primary cycles that pass zero in the course of the day */
  readonly criticalCycles: PrimaryCycleId[];
}

export interface BiorhythmCycle {
  readonly name: string;
  readonly nameLocalized?: string;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly value: number;
  readonly phase:
    | "peak"
    | "high"
    | "rising"
    | "critical_ascending"
    | "critical_descending"
    | "falling"
    | "low"
    | "trough";
  /** The phase in the language asked for */
  readonly phaseLabel: string;
  /** From 1 to the period; 0 for composites. 0 to 53 */
  readonly dayInCycle: number;
  /** The period in days; 0 for composites. 0 to 53 */
  readonly totalDays: number;
  /** Days to the next highest point, to the nearest whole day */
  readonly daysUntilPeak: number;
  /** Days to the next lowest point, to the nearest whole day */
  readonly daysUntilTrough: number;
  /** Days to the next day in whose course the curve passes zero; 0 on such a day */
  readonly daysUntilCritical: number;
  /** Where the curve is going, whatever its phase */
  readonly trend: "rising" | "falling" | "peaking" | "bottoming";
  readonly trendLocalized?: string;
}

export interface BiorhythmCycleConventions {
  readonly counting: "whole-days-from-birth-date";
  /** A phase is critical up to this value, either way */
  readonly criticalBand: 9;
  /** A zero at 11.5 days from birth falls on day 11, counted from 0 */
  readonly criticalDay: "day-that-holds-the-zero";
  readonly note?: string;
  readonly composites: "mean-of-two-primaries";
}

export interface BiorhythmCycleReading {
  readonly name: string;
  readonly nameLocalized?: string;
  /** 100 sin(2π days / period), rounded. -100 to 100 */
  readonly value: number;
  readonly phase:
    | "peak"
    | "high"
    | "rising"
    | "critical_ascending"
    | "critical_descending"
    | "falling"
    | "low"
    | "trough";
  /** The phase in the language asked for */
  readonly phaseLabel: string;
  /** From 1 to the period; 0 for composites. 0 to 53 */
  readonly dayInCycle: number;
  /** The period in days; 0 for composites. 0 to 53 */
  readonly totalDays: number;
  /** Days to the next highest point, to the nearest whole day */
  readonly daysUntilPeak: number;
  /** Days to the next lowest point, to the nearest whole day */
  readonly daysUntilTrough: number;
  /** Days to the next day in whose course the curve passes zero; 0 on such a day */
  readonly daysUntilCritical: number;
  /** Where the curve is going, whatever its phase */
  readonly trend: "rising" | "falling" | "peaking" | "bottoming";
  readonly trendLocalized?: string;
  /** sin(2π days / period), not rounded. -1 to 1 */
  readonly rawValue: number;
  readonly interpretation?: string;
}

export interface CriticalAlert {
  readonly cycle:
    | "physical"
    | "emotional"
    | "intellectual"
    | "intuitive"
    | "aesthetic"
    | "awareness"
    | "spiritual"
    | "passion"
    | "mastery"
    | "wisdom";
  readonly cycleLocalized?: string;
  readonly type: "zero_crossing";
  readonly direction: CrossingDirection;
  readonly directionLocalized?: string;
  readonly advisory?: string;
}
