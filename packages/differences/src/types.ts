// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `explainDifferences`. */
export interface DifferencesRequest {
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
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** 1 to 40, with those of text. 0 to 40 of them */
  readonly values?: ShownValue[] | undefined;
  /** The values as one line, commas between them. 1 to 2000 characters */
  readonly text?: string | undefined;
  /** The second person, where kootas are among the values */
  readonly partner?: MatchedMomentSent | undefined;
  /** With partner: whether the birth is the groom's, as without it, or the bride's */
  readonly gender?: DifferencesGender | undefined;
  /** Places of the same name, which the other program may have taken. 0 to 8 of them */
  readonly otherPlaces?: PlaceOfSameName[] | undefined;
  /** Of your own chart, as the next three are. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** Default "lahiri" */
  readonly ayanamsa?: NamedAyanamsa | undefined;
  /** Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Why another program shows other values: the settings that reproduce them. */
export interface Differences {
  readonly birthDetails: BirthDetails;
  /** as-sent: all values agree; close: by no change, but some are only within closeMinutes; possible: all values fit by one change, but they are too few to exclude chance */
  readonly outcome: DifferencesOutcome;
  readonly summary?: string;
  readonly values: ValueShown[];
  /** The likeliest first, at most ten */
  readonly explanations: DifferenceExplanation[];
  /** Explanations of the first rank that are not listed */
  readonly furtherTied: number;
  /** Numbers of the values that no explanation explains */
  readonly unexplained: number[];
  readonly tried: DifferencesTried;
  readonly notTried?: string[];
  readonly conventions: DifferencesConventions;
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

export interface ShownValue {
  readonly what: ShownWhat;
  /** Of a position, house, nakshatra or pada: the body or angle; of a cusp: its house, 1 to 12 */
  readonly of?: ShownPoint | undefined;
  /** As the other program shows it. 1 to 60 characters */
  readonly value: string;
  /** The way in which a degree was shortened, where that is known; sign-only where the degree does not count */
  readonly rounding?: ShownRounding | undefined;
}

export type ShownWhat = 
  | "position"
  | "house"
  | "cusp"
  | "nakshatra"
  | "pada"
  | "tithi"
  | "weekday"
  | "year-pillar"
  | "month-pillar"
  | "day-pillar"
  | "hour-pillar"
  | "dasha-lord"
  | "dasha-start"
  | "kootas"
  | "design-type"
  | "profile"
  | "authority"
  | "solar-arc";

export type ShownPoint = 
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "sun"
  | "moon"
  | "mercury"
  | "venus"
  | "mars"
  | "jupiter"
  | "saturn"
  | "uranus"
  | "neptune"
  | "pluto"
  | "north-node"
  | "south-node"
  | "chiron"
  | "lilith"
  | "ascendant"
  | "midheaven";

export type ShownRounding = "cut" | "rounded" | "sign-only";

export interface MatchedMomentSent {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
}

export type DifferencesGender = "male" | "female";

export interface PlaceOfSameName {
  /** 1 to 80 characters */
  readonly name?: string | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
}

export type ZodiacUsed = "sidereal" | "tropical";

export type NamedAyanamsa = 
  | "lahiri"
  | "raman"
  | "kp-newcomb"
  | "kp-old"
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

export type HouseSystem = 
  | "placidus"
  | "whole-sign"
  | "equal"
  | "koch"
  | "porphyry"
  | "regiomontanus"
  | "campanus"
  | "alcabitius"
  | "topocentric"
  | "vehlow"
  | "equal-midheaven"
  | "equal-aries"
  | "meridian"
  | "morinus"
  | "krusinski"
  | "carter"
  | "horizontal"
  | "sripati"
  | "pullen-delta"
  | "pullen-ratio"
  | "sunshine"
  | "sunshine-makransky"
  | "savard"
  | "apc";

export type NodeType = "mean" | "true";

export interface BirthDetails {
  readonly date: string;
  readonly time: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

/** as-sent: all values agree; close: by no change, but some are only within closeMinutes; possible: all values fit by one change, but they are too few to exclude chance */
export type DifferencesOutcome = "as-sent" | "close" | "explained" | "possible" | "unexplained";

export interface ValueShown {
  /** From 1, by which explanations name it. 1 or more */
  readonly number: number;
  /** The kind of the value, in words */
  readonly what: string;
  readonly whatLocalized?: string;
  readonly of?: string;
  readonly ofLocalized?: string;
  /** As it was sent */
  readonly shown: string;
  /** By the birth and the conventions as they were sent */
  readonly yours?: string;
  /** Whether yours is as it was shown, within its rounding: a close one does not */
  readonly agrees: boolean;
}

export interface DifferenceExplanation {
  /** From 1; explanations of one rank explain the same values equally closely. 1 or more */
  readonly rank: number;
  readonly isTied: boolean;
  readonly changes: SettingChange[];
  /** The number of the values */
  readonly explained: number;
  readonly values: ValueExplained[];
  /** Natural logarithm of the odds against chance, how seldom the changes are taken off */
  readonly likelihood: number;
  readonly sentence?: string;
}

export interface SettingChange {
  readonly change: string;
  readonly changeLocalized?: string;
  readonly setting: DifferenceSetting;
  /** The value it has to have */
  readonly value: string;
  /** Of another place: its name, where one was sent */
  readonly place?: string;
  /** Values of the setting that explain the same values equally well */
  readonly orEqually: string[];
}

export type DifferenceSetting = 
  | "clock"
  | "dateOrder"
  | "halfDay"
  | "calendar"
  | "place"
  | "positions"
  | "zodiac"
  | "ayanamsa"
  | "node"
  | "lilith"
  | "houses"
  | "yearLength"
  | "dayBorder"
  | "yearBorder"
  | "hourClock"
  | "roles"
  | "arc";

export interface ValueExplained {
  /** 1 or more */
  readonly number: number;
  /** exact: as it was shortened; close: within 15 minutes of arc of an angle or 2 of a body */
  readonly fit: ValueFit;
  readonly computed?: string;
  /** Minutes of arc from what was shown, one decimal */
  readonly offMinutes?: number;
}

/** exact: as it was shortened; close: within 15 minutes of arc of an angle or 2 of a body */
export type ValueFit = "exact" | "close" | "off";

export interface DifferencesTried {
  /** Readings of date, time, zone and place */
  readonly births: number;
  readonly settings: DifferenceSetting[];
}

export interface DifferencesConventions {
  readonly zodiac: ZodiacUsed;
  readonly ayanamsa: string;
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
  /** Share of the values that is taken to be wrong anyway */
  readonly wrongShare: number;
  /** The reach of a close value beyond its rounding, in minutes of arc */
  readonly closeMinutes: CloseMinutes;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
}

/** The reach of a close value beyond its rounding, in minutes of arc */
export interface CloseMinutes {
  readonly body: number;
  /** Of cusps too */
  readonly angle: number;
}
