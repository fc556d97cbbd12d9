// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateAyurvedicConstitution`. */
export interface AyurvedicConstitutionRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Whose humors of the signs: satyacharya (Brihat Jataka 18.20), or bphs (Parashara, by element). Default "satyacharya" */
  readonly signDoshaScheme?: "satyacharya" | "bphs" | undefined;
}

/** Constitution from a birth chart: shares of vata, pitta and kapha. */
export interface AyurvedicConstitution {
  readonly frame: ConstitutionFrame;
  readonly lagnaSign: AyurvedaSign;
  readonly lagnaSignLocalized?: string;
  readonly moonSign: AyurvedaSign;
  readonly moonSignLocalized?: string;
  /** Rising sign, sign of the Moon, strongest grahas */
  readonly factors: ConstitutionFactor[];
  readonly composite: ConstitutionBlend;
  readonly strengthRanking: RankedGraha[];
  /** The same for every birth: Sun to Saturn */
  readonly planetDoshas: GrahaDoshas[];
  readonly summary?: string;
  readonly conventions: AyurvedicConstitutionConventions;
  readonly meta: AyurvedaScope;
}

/** Constitution from a birth chart: shares of vata, pitta and kapha: the answer to an open time of birth. */
export interface UncertainAyurvedicConstitution {
  readonly birthTime: ConstitutionBirthTime;
  readonly frame: UncertainConstitutionFrame;
  /** Only where it is the same all through */
  readonly lagnaSign?: AyurvedaSign;
  readonly lagnaSignLocalized?: string;
  /** Only where it is the same all through */
  readonly moonSign?: AyurvedaSign;
  readonly moonSignLocalized?: string;
  /** Of rising sign and sign of the Moon those that hold */
  readonly factors: ConstitutionFactor[];
  /** Of rising sign and sign of the Moon those that change, each sign in order of time */
  readonly possibleFactors?: PossibleFactor[];
  /** Factors of which nothing is told: shadbala moves with every part of a birth */
  readonly openFactors: ConstitutionFactorId[];
  /** Over every second of that time, and over every choice of strong grahas */
  readonly composite: UncertainConstitutionBlend;
  /** The same for every birth: Sun to Saturn */
  readonly planetDoshas: GrahaDoshas[];
  readonly summary?: string;
  readonly conventions: UncertainConstitutionConventions;
  readonly meta: AyurvedaScope;
}

/** Request of `getDinacharyaSchedule`. */
export interface DinacharyaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC, a fixed offset, or an IANA name; decides the local day and the clock's hours. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Thirds of the day and of the night by the Sun, or six blocks of four hours by the clock. Default "sunrise-anchored" */
  readonly doshaClock?: "sunrise-anchored" | "clock-hours" | undefined;
}

/** A day cut by the doshas, and its routine in the order of the verses. */
export interface Dinacharya {
  readonly date: string;
  /** First sunrise of the date; absent where there is none */
  readonly sunrise?: string;
  /** The first after it; absent where there is none */
  readonly sunset?: string;
  /** Closes the night; absent where there is none */
  readonly nextSunrise?: string;
  readonly brahmaMuhurta?: BrahmaMuhurta;
  readonly doshaPeriods: DoshaPeriod[];
  /** By the other clock; empty where the Sun does not rise and set */
  readonly alternatePeriods: AlternateDoshaPeriod[];
  readonly routine: DinacharyaStep[];
  readonly summary?: string;
  readonly sources: AyurvedaSource[];
  readonly conventions: DinacharyaConventions;
  readonly meta: AyurvedaScope;
}

/** Request of `getRitucharya`. */
export interface RitucharyaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; read at 12:00 UTC */
  readonly date: CivilDate;
  /** Six seasons with sisira (sutrasthana-6), or with the first rains in its place (vimana-8). Default "sutrasthana-6" */
  readonly ritucharyaScheme?: "sutrasthana-6" | "vimana-8" | undefined;
  /** Solar months of the tropical (sayana) or of the Lahiri zodiac (nirayana), 24 days later. Default "sayana" */
  readonly rituZodiac?: "sayana" | "nirayana" | undefined;
  /** southern turns the names of the seasons by half a year; never read from a latitude. Default "northern" */
  readonly hemisphere?: "northern" | "southern" | undefined;
}

/** The season of a date, what it does to the doshas, and its regimen. */
export interface Ritucharya {
  readonly date: string;
  readonly ritu: Ritu;
  readonly ayana: AyanaOfSeason;
  readonly phase: PhaseOfSeason;
  readonly strength: StrengthOfSeason;
  /** What grows in nature then; no advice to eat it */
  readonly tasteIncreasing: TasteOfSeason;
  readonly doshaCycle: SeasonDosha[];
  readonly regimen: SeasonRegimen[];
  readonly summary?: string;
  readonly sources: AyurvedaSource[];
  readonly conventions: RitucharyaConventions;
  readonly meta: AyurvedaScope;
}

/** Request of `getDailyAyurvedaReading`. */
export interface DailyAyurvedaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Today by the clock of the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Decimal degrees, north positive. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees, east positive. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** An IANA name, decimal hours from UTC or a fixed offset; decides the local day. Default "UTC" */
  readonly timezone?: Timezone | undefined;
}

/** The day's periods of the doshas and the season around it. */
export interface DailyAyurveda {
  readonly date: string;
  /** First sunrise of the date; absent where there is none */
  readonly sunrise?: string;
  /** The first after it; absent where there is none */
  readonly sunset?: string;
  readonly brahmaMuhurta?: WakingHour;
  readonly doshaPeriods: DailyDoshaPeriod[];
  readonly ritu: DailyRitu;
  readonly doshaCycle: DailySeasonDosha[];
  readonly summary?: string;
  readonly sources: AyurvedaSource[];
  readonly conventions: DailyAyurvedaConventions;
  readonly meta: AyurvedaScope;
}

/** Request of `listDoshas`. */
export interface DoshasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 3. Default 3 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The three doshas: qualities, seats, functions, five forms each, states. */
export interface Doshas {
  /** How many there are */
  readonly total: number;
  /** At most so many on this page. 1 or more */
  readonly limit: number;
  /** So many were left out before it */
  readonly offset: number;
  readonly doshas: DoshaRow[];
  readonly sources: AyurvedaSource[];
  readonly meta: AyurvedaScope;
}

/** Request of `getDosha`. */
export interface DoshaRequest {
  /** One of vata, pitta, kapha; case is free. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One dosha: qualities, seats, functions, its five forms and its states. */
export interface Dosha {
  readonly dosha: DoshaRow;
  readonly sources: AyurvedaSource[];
  readonly meta: AyurvedaScope;
}

/** Request of `listRasas`. */
export interface TastesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 6. Default 6 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The six tastes by strength, and which dosha each lowers and raises. */
export interface Tastes {
  /** How many there are */
  readonly total: number;
  /** At most so many on this page. 1 or more */
  readonly limit: number;
  /** So many were left out before it */
  readonly offset: number;
  /** All six, the one that gives most strength first */
  readonly strengthOrder: RasaId[];
  readonly rasas: Taste[];
  readonly matrix: {
    readonly vata: TastesOfDosha;
    readonly pitta: TastesOfDosha;
    readonly kapha: TastesOfDosha;
  };
  readonly sources: AyurvedaSource[];
  readonly meta: AyurvedaScope;
}

/** Request of `listGunas`. */
export interface QualitiesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 10. Default 10 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twenty qualities in ten pairs, what each does, and the doshas that have it. */
export interface Qualities {
  /** How many there are */
  readonly total: number;
  /** At most so many on this page. 1 or more */
  readonly limit: number;
  /** So many were left out before it */
  readonly offset: number;
  readonly rule?: string;
  readonly pairs: GunaPair[];
  readonly sources: AyurvedaSource[];
  readonly meta: AyurvedaScope;
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

export type Ayanamsa = 
  | "lahiri"
  | "raman"
  | "kp-newcomb"
  | "kp-old"
  | "custom"
  | "fagan-bradley"
  | "de-luce"
  | "usha-shashi"
  | "krishnamurti"
  | "krishnamurti-vp291"
  | "djwhal-khul"
  | "yukteshwar"
  | "jn-bhasin"
  | "lahiri-1940"
  | "lahiri-vp285"
  | "lahiri-icrc"
  | "true-citra"
  | "true-revati"
  | "true-pushya"
  | "true-mula"
  | "true-sheoran"
  | "surya-siddhanta"
  | "surya-siddhanta-mean-sun"
  | "surya-siddhanta-revati"
  | "surya-siddhanta-citra"
  | "aryabhata"
  | "aryabhata-mean-sun"
  | "aryabhata-522"
  | "babylonian-kugler-1"
  | "babylonian-kugler-2"
  | "babylonian-kugler-3"
  | "babylonian-huber"
  | "babylonian-eta-piscium"
  | "babylonian-britton"
  | "aldebaran-15-taurus"
  | "hipparchos"
  | "sassanian"
  | "valens-moon"
  | "galactic-center-0-sagittarius"
  | "galactic-center-0-capricorn"
  | "galactic-center-mula"
  | "galactic-center-gil-brand"
  | "galactic-equator"
  | "galactic-equator-iau-1958"
  | "galactic-equator-mula"
  | "galactic-equator-fiorenza"
  | "galactic-alignment-mardyks"
  | "j2000"
  | "j1900"
  | "b1950";

export interface ConstitutionFrame {
  readonly ayanamsa: string;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsaDegrees: number;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
}

export type AyurvedaSign = 
  | "aries"
  | "taurus"
  | "gemini"
  | "cancer"
  | "leo"
  | "virgo"
  | "libra"
  | "scorpio"
  | "sagittarius"
  | "capricorn"
  | "aquarius"
  | "pisces";

export interface ConstitutionFactor {
  readonly id: ConstitutionFactorId;
  /** The sign, or the strong grahas with spaces between, the strongest first */
  readonly input: string;
  readonly inputLocalized?: string;
  readonly doshas: DoshaId[];
  readonly doshasLocalized?: string[];
  /** Share of the whole, in parts of five */
  readonly weight: number;
  readonly reading?: string;
  readonly source: AyurvedaSource;
}

export type ConstitutionFactorId = "lagna-sign" | "moon-sign" | "strongest-planet";

export type DoshaId = "vata" | "pitta" | "kapha";

export interface AyurvedaSource {
  /** Title of the text; `convention` where no verse states the rule */
  readonly text: string;
  /** Empty on a convention */
  readonly chapter: string;
  /** Verse or range; empty on a convention */
  readonly verse: string;
  /** Translator of an edition in the public domain; null where the English is from the Sanskrit */
  readonly translation: string | null;
  /** Year of that edition */
  readonly year: number | null;
  /** Whether the edition may be quoted */
  readonly publicDomain: boolean;
  readonly note?: string;
}

export interface ConstitutionBlend {
  /** Whole percent; the three sum to 100. 0 to 100 */
  readonly vata: number;
  /** Whole percent; the three sum to 100. 0 to 100 */
  readonly pitta: number;
  /** Whole percent; the three sum to 100. 0 to 100 */
  readonly kapha: number;
  readonly dominant: DoshaId;
  readonly dominantLocalized?: string;
  readonly secondary: DoshaId;
  readonly secondaryLocalized?: string;
  /** One dosha, two with the greater first, or sama: all three near */
  readonly type: ConstitutionType;
  readonly typeLocalized?: string;
  /** Version of the rule by which the factors are blended */
  readonly convention: string;
  readonly weighting: ConstitutionWeighting;
}

/** One dosha, two with the greater first, or sama: all three near */
export type ConstitutionType = 
  | "vata"
  | "pitta"
  | "kapha"
  | "vata-pitta"
  | "vata-kapha"
  | "pitta-vata"
  | "pitta-kapha"
  | "kapha-vata"
  | "kapha-pitta"
  | "sama";

export interface ConstitutionWeighting {
  /** Share of the whole, in parts of five */
  readonly lagnaSign: number;
  /** Share of the whole, in parts of five */
  readonly moonSign: number;
  /** Share of the whole, in parts of five */
  readonly strongestPlanet: number;
  /** Part of the leader's shadbala that makes a graha strong */
  readonly strongPlanetThreshold: number;
  /** Percentage points; nearer shares make one type together */
  readonly dualTypeMargin: number;
}

export interface RankedGraha {
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** Total shadbala, virupas, two decimals */
  readonly totalVirupas: number;
  /** By total shadbala, 1 the strongest. 1 to 7 */
  readonly rank: number;
  readonly strong: boolean;
}

export interface GrahaDoshas {
  readonly graha: string;
  readonly grahaLocalized?: string;
  readonly sanskritName: string;
  readonly doshas: DoshaId[];
  readonly doshasLocalized?: string[];
  /** The tissue that the verse gives to the graha */
  readonly dhatu: string;
  readonly dhatuLocalized?: string;
  readonly dhatuSanskrit: string;
  readonly doshaSource: AyurvedaSource;
  readonly dhatuSource: AyurvedaSource;
}

export interface AyurvedicConstitutionConventions {
  readonly signDoshaScheme: "satyacharya" | "bphs";
  readonly ayanamsa: string;
  /** Definition of the sunrise from which shadbala counts the hours */
  readonly sunrise: string;
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

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

export interface AyurvedaScope {
  /** What these answers are not, in the language asked for */
  readonly disclaimer: string;
}

export interface ConstitutionBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: ConstitutionHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: ConstitutionChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface ConstitutionHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface ConstitutionChange {
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

export interface UncertainConstitutionFrame {
  readonly ayanamsa: string;
  /** At the earliest and at the latest time, not rounded */
  readonly ayanamsaDegrees: AyanamsaReach;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
}

/** At the earliest and at the latest time, not rounded */
export interface AyanamsaReach {
  readonly from: number;
  readonly to: number;
}

export interface PossibleFactor {
  readonly id: ConstitutionFactorId;
  /** The sign, or the strong grahas with spaces between, the strongest first */
  readonly input: string;
  readonly inputLocalized?: string;
  readonly doshas: DoshaId[];
  readonly doshasLocalized?: string[];
  /** Share of the whole, in parts of five */
  readonly weight: number;
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** The last second of it */
  readonly to: string;
  /** Where two signs at most are possible */
  readonly reading?: string;
  readonly source: AyurvedaSource;
}

/** Over every second of that time, and over every choice of strong grahas */
export interface UncertainConstitutionBlend {
  /** Whole percent, at least and at most */
  readonly vata: DoshaReach;
  /** Whole percent, at least and at most */
  readonly pitta: DoshaReach;
  /** Whole percent, at least and at most */
  readonly kapha: DoshaReach;
  /** Only where it is the same all through */
  readonly dominant?: DoshaId;
  readonly dominantLocalized?: string;
  /** Doshas that some time and some strength could put first */
  readonly mayLead: DoshaId[];
  readonly mayLeadLocalized?: string[];
  /** One dosha, two with the greater first, or sama: all three near */
  readonly type?: ConstitutionType;
  readonly typeLocalized?: string;
  /** Version of the rule by which the factors are blended */
  readonly convention: string;
  readonly weighting: ConstitutionWeighting;
}

/** Whole percent, at least and at most */
export interface DoshaReach {
  /** 0 to 100 */
  readonly least: number;
  /** 0 to 100 */
  readonly most: number;
}

export interface UncertainConstitutionConventions {
  readonly signDoshaScheme: "satyacharya" | "bphs";
  readonly ayanamsa: string;
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

export interface BrahmaMuhurta {
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  /** Minutes */
  readonly muhurtaMinutes: number;
  /** Muhurtas in a day and night */
  readonly muhurtasPerAhoratra: number;
  readonly reading?: string;
  readonly source: AyurvedaSource;
}

export interface DoshaPeriod {
  readonly dosha: DoshaId;
  readonly doshaLocalized?: string;
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  readonly span: DayOrNight;
  readonly spanLocalized?: string;
  /** Of the day or of the night; none by the clock. 1 to 3 */
  readonly third?: number;
  readonly reading?: string;
}

export type DayOrNight = "day" | "night";

export interface AlternateDoshaPeriod {
  readonly dosha: DoshaId;
  readonly doshaLocalized?: string;
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  readonly span: DayOrNight;
  readonly spanLocalized?: string;
  /** Of the day or of the night; none by the clock. 1 to 3 */
  readonly third?: number;
}

export interface DinacharyaStep {
  /** In the order of the verses, from 1. 1 or more */
  readonly order: number;
  readonly id: string;
  readonly sanskritName: string;
  readonly guidance?: string;
  readonly timing?: string;
  readonly source: AyurvedaSource;
}

export interface DinacharyaConventions {
  /** The one used */
  readonly doshaClock: "sunrise-anchored" | "clock-hours";
  /** Only where the Sun left no choice: what was asked for */
  readonly requestedDoshaClock?: "sunrise-anchored" | "clock-hours";
  /** midnight-sun and polar-night: without a sunrise, a sunset and a next sunrise the day is told by the clock */
  readonly sunState: SunState;
  /** Definition of risings and settings */
  readonly sunriseRule: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
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

/** midnight-sun and polar-night: without a sunrise, a sunset and a next sunrise the day is told by the clock */
export type SunState = "rises-and-sets" | "midnight-sun" | "polar-night";

export interface Ritu {
  readonly id: RituId;
  readonly sanskritName: string;
  readonly devanagari: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  /** The season of sutrasthana-6, from which strength, taste, humors and regimen are read */
  readonly classicalRitu: ClassicalRituId;
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  readonly solarMonths: SolarMonth[];
  readonly reading?: string;
}

export type RituId = "sisira" | "vasanta" | "grisma" | "varsa" | "sarad" | "hemanta" | "pravrt";

/** The season of sutrasthana-6, from which strength, taste, humors and regimen are read */
export type ClassicalRituId = "sisira" | "vasanta" | "grisma" | "varsa" | "sarad" | "hemanta";

export interface SolarMonth {
  /** 0 Aries to 11 Pisces. 0 to 11 */
  readonly index: number;
  readonly id: AyurvedaSign;
  readonly idLocalized?: string;
  readonly sanskritName: string;
  readonly sanskritNameLocalized?: string;
}

export interface AyanaOfSeason {
  readonly id: AyanaId;
  readonly idLocalized?: string;
  readonly source: AyurvedaSource;
}

export type AyanaId = "uttarayana" | "dakshinayana";

export interface PhaseOfSeason {
  readonly id: SolarPhase;
  readonly idLocalized?: string;
  readonly tastes: SeasonTaste[];
  readonly source: AyurvedaSource;
}

export type SolarPhase = "adana" | "visarga";

export interface SeasonTaste {
  readonly id: RasaId;
  readonly sanskritName: string;
  readonly english: string;
  readonly englishLocalized?: string;
}

export type RasaId = "madhura" | "amla" | "lavana" | "tikta" | "katu" | "kashaya";

export interface StrengthOfSeason {
  readonly level: SeasonalStrength;
  readonly levelLocalized?: string;
  readonly source: AyurvedaSource;
}

export type SeasonalStrength = "highest" | "moderate" | "lowest";

/** What grows in nature then; no advice to eat it */
export interface TasteOfSeason {
  readonly id: RasaId;
  readonly sanskritName: string;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly source: AyurvedaSource;
}

export interface SeasonDosha {
  readonly dosha: DoshaId;
  readonly doshaLocalized?: string;
  readonly state: DoshaState;
  readonly stateLocalized?: string;
  readonly meaning?: string;
  readonly note?: string;
}

export type DoshaState = "accumulating" | "aggravated" | "settling";

export interface SeasonRegimen {
  readonly id: string;
  readonly guidance?: string;
  readonly source: AyurvedaSource;
}

export interface RitucharyaConventions {
  readonly ritucharyaScheme: "sutrasthana-6" | "vimana-8";
  readonly rituZodiac: "sayana" | "nirayana";
  readonly hemisphere: "northern" | "southern";
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

export interface WakingHour {
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
}

export interface DailyDoshaPeriod {
  readonly dosha: DoshaId;
  readonly doshaLocalized?: string;
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  readonly span: DayOrNight;
  readonly spanLocalized?: string;
}

export interface DailyRitu {
  readonly id: RituId;
  readonly sanskritName: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  /** ISO 8601, UTC, to the second */
  readonly start: string;
  /** ISO 8601, UTC, to the second */
  readonly end: string;
  readonly ayana: AyanaId;
  readonly phase: SolarPhase;
  readonly strength: SeasonalStrength;
  readonly tasteIncreasing: RasaId;
}

export interface DailySeasonDosha {
  readonly dosha: DoshaId;
  readonly doshaLocalized?: string;
  readonly state: DoshaState;
  readonly stateLocalized?: string;
}

export interface DailyAyurvedaConventions {
  /** The one used */
  readonly doshaClock: "sunrise-anchored" | "clock-hours";
  /** Only where the Sun left no choice: what was asked for */
  readonly requestedDoshaClock?: "sunrise-anchored" | "clock-hours";
  /** midnight-sun and polar-night: without a sunrise, a sunset and a next sunrise the day is told by the clock */
  readonly sunState: SunState;
  /** Definition of risings and settings */
  readonly sunriseRule: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly ritucharyaScheme: "sutrasthana-6" | "vimana-8";
  readonly rituZodiac: "sayana" | "nirayana";
  readonly hemisphere: "northern" | "southern";
  /** Decimal degrees, north positive, as sent or 0 */
  readonly latitude: number;
  /** Decimal degrees, east positive, as sent or 0 */
  readonly longitude: number;
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

export interface DoshaRow {
  readonly id: DoshaId;
  readonly idLocalized?: string;
  readonly sanskritName: string;
  readonly devanagari: string;
  readonly alsoCalled: string[];
  /** The one great element, Sanskrit and English */
  readonly element: string;
  /** What books of today pair; no verse does */
  readonly modernElementPair: string;
  /** As the verse lists them, Sanskrit and English */
  readonly qualities: string[];
  /** Those that stand among the twenty by the same word */
  readonly qualityGunas: string[];
  readonly reading?: string;
  readonly seats?: string[];
  readonly specialSeat?: string;
  readonly seatsVariant?: string;
  readonly functions?: string[];
  readonly subDoshas: SubDosha[];
  readonly states: DoshaStates;
  readonly source: AyurvedaSource;
}

export interface SubDosha {
  readonly id: string;
  readonly sanskritName: string;
  readonly devanagari: string;
  readonly seat?: string;
  readonly moves?: string;
  readonly function?: string;
  readonly reading?: string;
  readonly source: AyurvedaSource;
}

export interface DoshaStates {
  readonly balanced?: string;
  readonly accumulating?: string;
  readonly aggravated?: string;
  readonly settlesWith?: string;
  readonly source: AyurvedaSource;
}

export interface Taste {
  readonly id: RasaId;
  readonly sanskritName: string;
  readonly devanagari: string;
  /** The word of the verse, which is not always the name in use */
  readonly textForm: string;
  readonly english: string;
  readonly englishLocalized?: string;
  /** Sanskrit and English */
  readonly elements: string[];
  readonly decreases: DoshaId[];
  readonly increases: DoshaId[];
  readonly reading?: string;
}

export interface TastesOfDosha {
  readonly decreasedBy: RasaId[];
  readonly increasedBy: RasaId[];
}

export interface GunaPair {
  /** In the order of the verse. 1 to 10 */
  readonly number: number;
  readonly a: Guna;
  readonly b: Guna;
  readonly note?: string;
}

export interface Guna {
  readonly id: string;
  readonly sanskritName: string;
  readonly english: string;
  readonly englishLocalized?: string;
  /** What the quality does, by the commentary */
  readonly action: string;
  readonly actionLocalized?: string;
  readonly actionSanskrit: string;
  readonly doshas: DoshaId[];
  readonly doshasLocalized?: string[];
  readonly reading?: string;
}
