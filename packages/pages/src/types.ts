// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.
import type {
  AlmanacDay,
  AnnualReading,
  BaziChart,
  LuckReading,
  UncertainAnnualReading,
  UncertainBaziChart,
  UncertainLuckReading,
} from "@almagest/chinese-astrology";
import type {
  ForecastTransits,
  UncertainForecastTransits,
} from "@almagest/forecast";
import type {
  Bodygraph,
  UncertainBodygraph,
} from "@almagest/human-design";
import type {
  PersonalDay,
} from "@almagest/numerology";
import type {
  Choghadiya,
  CurrentDasha,
  DetailedPanchang,
  GunMilan,
  Hora,
  KalsarpaDosha,
  MajorDashas,
  ManglikDosha,
  Navamsa,
  Sadhesati,
  Shadbala,
  SubDashas,
  UncertainCurrentDasha,
  UncertainGunMilan,
  UncertainKalsarpaDosha,
  UncertainMajorDashas,
  UncertainManglikDosha,
  UncertainNavamsa,
  UncertainSadhesati,
  UncertainShadbala,
  UncertainSubDashas,
  UncertainVedicBirthChart,
  VedicBirthChart,
} from "@almagest/vedic";
import type {
  CurrentMoonPhase,
  DailyHoroscope,
  NatalChart,
  PlanetPositions,
  Profections,
  SolarReturn,
  UncertainNatalChart,
  UncertainPlanetPositions,
  UncertainProfections,
  UncertainSolarReturn,
} from "@almagest/western";

/** Request of `getNatalPage`. */
export interface BirthChartPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** The day that the page is read on; by default the current one by the clock of timezone */
  readonly today?: CivilDate | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The natal page: wheel, reading, tables, and the transits of this month. */
export interface BirthChartPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly chart: NatalChart | UncertainNatalChart;
    readonly transits: ForecastTransits | UncertainForecastTransits;
  };
}

/** Request of `getKundliPage`. */
export interface KundliPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** The day that the page is read on; by default the current one by the clock of timezone */
  readonly today?: CivilDate | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The page of a kundli: birth chart and navamsa, dashas open at today, yogas, doshas and strengths. */
export interface KundliPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly chart: VedicBirthChart | UncertainVedicBirthChart;
    readonly navamsa: Navamsa | UncertainNavamsa;
    readonly dashas: MajorDashas | UncertainMajorDashas;
    readonly current?: CurrentDasha | UncertainCurrentDasha;
    readonly antardashas?: SubDashas | UncertainSubDashas;
    readonly manglik: ManglikDosha | UncertainManglikDosha;
    readonly kalsarpa: KalsarpaDosha | UncertainKalsarpaDosha;
    readonly sadhesati: Sadhesati | UncertainSadhesati;
    readonly strengths?: Shadbala | UncertainShadbala;
  };
}

/** Request of `getPanchangPage`. */
export interface PanchangPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The day; by default the current one by the clock of timezone */
  readonly date?: CivilDate | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
}

/** The page of a day's panchang at a place: verdict, limbs, good and bad times, festivals. */
export interface PanchangPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    /** The panchang of a day at a place, sunrise to sunrise */
    readonly panchang: DetailedPanchang;
    /** The choghadiyas of a day and its night */
    readonly choghadiya: Choghadiya;
    /** The planetary hours of a day and its night */
    readonly hora: Hora;
  };
}

/** Request of `getMatchingPage`. */
export interface MatchingPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The groom, where a rule asks for the side */
  readonly person1: PagePersonOfAnyTime;
  /** The bride */
  readonly person2: PagePersonOfAnyTime;
}

/** The page of a match: the eight kootas of two births, and what the count does not see. */
export interface MatchingPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly match: GunMilan | UncertainGunMilan;
  };
}

/** Request of `getBodygraphPage`. */
export interface BodygraphPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The page of a bodygraph: type, authority, profile, centers, channels and gates. */
export interface BodygraphPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly design: Bodygraph | UncertainBodygraph;
  };
}

/** Request of `getFourPillarsPage`. */
export interface FourPillarsPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** The day that the page is read on; by default the current one by the clock of timezone */
  readonly today?: CivilDate | undefined;
  /** Luck pillars run forward or backward by it; without it they are left out */
  readonly gender?: LuckGender | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The page of the Four Pillars: the chart, its luck pillars below, and the year. */
export interface FourPillarsPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly pillars: BaziChart | UncertainBaziChart;
    readonly luck?: LuckReading | UncertainLuckReading;
    readonly year: AnnualReading | UncertainAnnualReading;
  };
}

/** Request of `getDayPage`. */
export interface DayPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** The day that the page is read on; by default the current one by the clock of timezone */
  readonly today?: CivilDate | undefined;
  /** The Sun's sign at birth, instead of the one that date and time give. 1 to 60 characters */
  readonly sign?: string | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The page of a day for one person: horoscope, Moon, number of the day and almanac. */
export interface DayPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly positions: PlanetPositions | UncertainPlanetPositions;
    /** The horoscope of a day for a sign */
    readonly horoscope?: DailyHoroscope;
    /** The Moon's phase, age, sign and distance at a moment */
    readonly moon: CurrentMoonPhase;
    /** Personal Day within the Personal Month */
    readonly number: PersonalDay;
    /** A day of the almanac: pillars, officer, mansion, clash, what it favors and avoids */
    readonly almanac?: AlmanacDay;
  };
}

/** Request of `getYearAheadPage`. */
export interface YearAheadPageRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** The day that the page is read on; by default the current one by the clock of timezone */
  readonly today?: CivilDate | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** The page of the year ahead: solar return, lord of the year, and the transits of four quarters. */
export interface YearAheadPage {
  readonly page: PageName;
  readonly title: string;
  readonly titleLocalized?: string;
  /** Whom the page is about, or which day at which place */
  readonly subjects: PageSubject[];
  /** The day that the page is read on */
  readonly today?: CivilDate;
  /** In order; each content names a part and its members */
  readonly chapters: PageChapter[];
  /** Parts that are left out, and why; absent where there are none */
  readonly missing?: MissingPart[];
  readonly parts: {
    readonly return?: SolarReturn | UncertainSolarReturn;
    readonly profection?: Profections | UncertainProfections;
    readonly quarter1: ForecastTransits | UncertainForecastTransits;
    readonly quarter2: ForecastTransits | UncertainForecastTransits;
    readonly quarter3: ForecastTransits | UncertainForecastTransits;
    readonly quarter4: ForecastTransits | UncertainForecastTransits;
  };
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

/** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
export type BirthTime = string | null;

/** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
export type Timezone = number | string;

/** Of the birth date; auto is Julian to 1582-10-04 */
export type DateCalendar = "gregorian" | "julian" | "auto";

/** Decimal degrees, north positive. -90 to 90 */
export type Latitude = number;

/** Decimal degrees, east positive. -180 to 180 */
export type Longitude = number;

/** Minutes before and after time. 1 to 720 */
export type TimeAccuracy = number;

/** Wall-clock time, 24-hour HH:MM:SS */
export type CivilTime = string;

export type PageName = 
  | "birth-chart"
  | "kundli"
  | "panchang"
  | "matching"
  | "bodygraph"
  | "four-pillars"
  | "day"
  | "year-ahead";

/** As it was sent */
export interface PageSubject {
  readonly name?: string;
  readonly placeName?: string;
  /** By the local calendar */
  readonly date: string;
  /** By the local clock; absent where it is not known */
  readonly time?: string;
  /** The earliest, instead of time */
  readonly timeFrom?: string;
  /** The latest */
  readonly timeTo?: string;
}

export interface PageChapter {
  readonly chapter: PageChapterName;
  readonly chapterLocalized?: string;
  readonly contents: PageContent[];
}

export type PageChapterName = 
  | "Chart"
  | "Reading"
  | "Planets"
  | "Houses"
  | "Aspects"
  | "Patterns"
  | "This month"
  | "Charts"
  | "Grahas"
  | "Periods"
  | "Yogas"
  | "Doshas"
  | "Strengths"
  | "The day"
  | "Limbs"
  | "Times"
  | "Festivals"
  | "Adjacent days"
  | "Score"
  | "Kootas"
  | "The couple"
  | "Bodygraph"
  | "Type"
  | "Profile"
  | "Centers"
  | "Channels"
  | "Gates"
  | "Pillars"
  | "Day master"
  | "Elements"
  | "Luck pillars"
  | "The year"
  | "Horoscope"
  | "Moon"
  | "Day number"
  | "Almanac"
  | "Solar return"
  | "Year lord"
  | "First quarter"
  | "Second quarter"
  | "Third quarter"
  | "Fourth quarter";

/** A thing to show of a part */
export interface PageContent {
  readonly kind: PageContentKind;
  /** The part and its members, slashes between */
  readonly at: string;
  /** Of a figure: the form of the picture of the part's operation */
  readonly form?: string;
  /** Of a table or of facts: the members to show, in order */
  readonly columns?: string[];
  /** Of a table: the members with the beginning and the end of a row; that of today is current */
  readonly span?: string[];
  /** Of a table: the member with the text of each row */
  readonly told?: string;
  /** The language of the sentences in it; absent of a figure, and where they are in two */
  readonly lang?:
    | "en"
    | "tr"
    | "de"
    | "es"
    | "hi"
    | "pt"
    | "fr"
    | "ru"
    | "zh-Hans"
    | "zh-Hant";
}

export type PageContentKind = "figure" | "reading" | "table" | "facts";

export interface MissingPart {
  readonly part: string;
  /** Why its operation refuses, in English */
  readonly reason: string;
}

export interface PagePersonOfAnyTime {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known */
  readonly time?: BirthTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** For the title of the page and of its figures; nothing is computed of it. 0 to 80 characters */
  readonly name?: string | undefined;
  /** Name of the place, for titles. 0 to 80 characters */
  readonly placeName?: string | undefined;
  /** Minutes before and after time. 1 to 720 */
  readonly timeAccuracyMinutes?: TimeAccuracy | undefined;
  /** The earliest, instead of time */
  readonly timeFrom?: CivilTime | undefined;
  /** The latest, within 24 hours */
  readonly timeTo?: CivilTime | undefined;
  /** Day of the latest time */
  readonly dateTo?: CivilDate | undefined;
}

/** Luck pillars run forward or backward by it; without it they are left out */
export type LuckGender = "male" | "female";
