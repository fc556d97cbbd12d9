// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `generateDigest`. */
export interface DigestRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: ForecastBirth;
  /** First day by timezone; today by default */
  readonly startDate?: CivilDate | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** What to search; all three by default */
  readonly domains?: Tradition[] | undefined;
  /** Factors of the significance; 1 by default */
  readonly domainWeights?: DomainWeights | undefined;
  /** Least significance after weighting. 0 to 100. Default 0 */
  readonly minSignificance?: number | undefined;
  /** Highlights of each window. 0 to 20. Default 3 */
  readonly top?: number | undefined;
}

/** The next 1, 7, 30 and 90 days at a glance. */
export interface Digest {
  readonly birthData: ForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** The most significant event of the 90 days, and of the first week */
  readonly summary?: string;
  readonly windows: DigestWindow[];
  readonly conventions: ForecastConventions;
}

/** The next 1, 7, 30 and 90 days at a glance: the answer to an open time of birth. */
export interface UncertainDigest {
  readonly birthTime: ForecastBirthTime;
  readonly birthData: UntimedForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Sun to Pluto at birth, as far as they are known */
  readonly natal: NatalArc[];
  /** The most significant event of the 90 days, what a time of birth would add, and the first week's */
  readonly summary?: string;
  readonly windows: DigestWindowInTime[];
  readonly conventions: UncertainForecastConventions;
}

/** Request of `findSignificantDates`. */
export interface SignificantDatesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: ForecastBirth;
  /** First day by timezone; today by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included; 30 days after the start by default, at most 90 */
  readonly endDate?: CivilDate | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** What to search; all three by default */
  readonly domains?: Tradition[] | undefined;
  /** Factors of the significance; 1 by default */
  readonly domainWeights?: DomainWeights | undefined;
  /** Least significance after weighting. 0 to 100. Default 70 */
  readonly minSignificance?: number | undefined;
}

/** The dates of a period that matter most. */
export interface SignificantDates {
  readonly birthData: ForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEvent[];
  readonly conventions: ForecastConventions;
}

/** The dates of a period that matter most: the answer to an open time of birth. */
export interface UncertainSignificantDates {
  readonly birthTime: ForecastBirthTime;
  readonly birthData: UntimedForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Sun to Pluto at birth, as far as they are known */
  readonly natal: NatalArc[];
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEventInTime[];
  readonly conventions: UncertainForecastConventions;
}

/** Request of `forecastSolarReturn`. */
export interface ForecastSolarReturnRequest {
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
  /** The year of the birthday that the return belongs to. 1900 to 2200 */
  readonly year: number;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
}

/** The chart of the Sun's return in a year. */
export interface ForecastSolarReturn {
  readonly birthDate: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly solarReturnDate: string;
  /** Calendar year of the birthday that the return belongs to */
  readonly solarReturnYear: number;
  readonly location: ReturnLocation;
  readonly natalSunPosition: ZodiacPlace;
  readonly chart: ReturnChart;
  readonly conventions: ReturnConventions;
}

/** The chart of the Sun's return in a year: the answer to an open time of birth. */
export interface UncertainForecastSolarReturn {
  readonly birthTime: NatalBirthTime;
  readonly birthDate: string;
  /** The earliest and the latest that it may be, by the time of birth */
  readonly solarReturnDate: ReturnSpan;
  /** Calendar year of the birthday that the return belongs to */
  readonly solarReturnYear: number;
  readonly location: ReturnLocation;
  readonly natalSunPosition: NatalPositionInTime;
  readonly chart: UncertainReturnChart;
  readonly conventions: UncertainReturnConventions;
}

/** Request of `generateTimeline`. */
export interface TimelineRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: ForecastBirth;
  /** First day by timezone; today by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included; 30 days after the start by default, at most 90 */
  readonly endDate?: CivilDate | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** What to search; all three by default */
  readonly domains?: Tradition[] | undefined;
  /** Factors of the significance; 1 by default */
  readonly domainWeights?: DomainWeights | undefined;
  /** Least significance after weighting. 0 to 100. Default 0 */
  readonly minSignificance?: number | undefined;
}

/** Transits, ingresses, stations, eclipses, dasha changes and critical days on one timeline. */
export interface Timeline {
  readonly birthData: ForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEvent[];
  readonly conventions: ForecastConventions;
}

/** Transits, ingresses, stations, eclipses, dasha changes and critical days on one timeline: the answer to an open time of birth. */
export interface UncertainTimeline {
  readonly birthTime: ForecastBirthTime;
  readonly birthData: UntimedForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Sun to Pluto at birth, as far as they are known */
  readonly natal: NatalArc[];
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEventInTime[];
  readonly conventions: UncertainForecastConventions;
}

/** Request of `forecastTransits`. */
export interface ForecastTransitsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: ForecastBirth;
  /** First day by timezone; today by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included; 30 days after the start by default, at most 90 */
  readonly endDate?: CivilDate | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Least significance after weighting. 0 to 100. Default 0 */
  readonly minSignificance?: number | undefined;
}

/** Exact transits to a birth chart, ingresses, stations, eclipses and lunations of a period. */
export interface ForecastTransits {
  readonly birthData: ForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEvent[];
  readonly conventions: ForecastConventions;
}

/** Exact transits to a birth chart, ingresses, stations, eclipses and lunations of a period: the answer to an open time of birth. */
export interface UncertainForecastTransits {
  readonly birthTime: ForecastBirthTime;
  readonly birthData: UntimedForecastSubject;
  readonly startDate: string;
  /** Last day, included */
  readonly endDate: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Sun to Pluto at birth, as far as they are known */
  readonly natal: NatalArc[];
  readonly count: number;
  /** Whether events were cut, the least significant first; fewer days have them all */
  readonly hasMore: boolean;
  /** In order of time; in a shorter form the most significant first */
  readonly events: ForecastEventInTime[];
  readonly conventions: UncertainForecastConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export interface ForecastBirth {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees; with both and a time of birth, descriptions name houses. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; with both and a time of birth, descriptions name houses. -180 to 180 */
  readonly longitude?: Longitude | undefined;
}

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

export type Tradition = "western" | "vedic" | "biorhythm";

export interface DomainWeights {
  /** 0 to 100 */
  readonly western?: number | undefined;
  /** 0 to 100 */
  readonly vedic?: number | undefined;
  /** 0 to 100 */
  readonly biorhythm?: number | undefined;
}

export interface ForecastSubject {
  readonly date: string;
  readonly time: string;
  /** Decimal degrees, north positive, where one was sent */
  readonly latitude?: number;
  /** Decimal degrees, east positive, where one was sent */
  readonly longitude?: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface DigestWindow {
  /** 1, 7, 30 or 90 */
  readonly days: number;
  /** UTC, included */
  readonly from: string;
  /** UTC, excluded */
  readonly to: string;
  readonly count: number;
  /** Those that occur; their sum is count */
  readonly byDomain: CountByTradition;
  /** Those that occur; their sum is count */
  readonly byType: CountByEventType;
  /** The most significant first; a contact that recurs in the window once; what a shorter window tells is only named */
  readonly top: ForecastEvent[];
}

/** Those that occur; their sum is count */
export interface CountByTradition {
  readonly western?: number;
  readonly vedic?: number;
  readonly biorhythm?: number;
}

/** Those that occur; their sum is count */
export interface CountByEventType {
  readonly "critical-day"?: number;
  readonly "dasha-change"?: number;
  readonly eclipse?: number;
  readonly "lunar-phase"?: number;
  readonly "retrograde-station"?: number;
  readonly "sign-ingress"?: number;
  readonly "transit-aspect"?: number;
}

export interface ForecastEvent {
  /** Day by timezone */
  readonly date: string;
  /** UTC, to the nearest second */
  readonly datetime: string;
  /** The same by timezone, YYYY-MM-DDTHH:MM:SS; descriptions say UTC */
  readonly local: string;
  readonly domain: Tradition;
  readonly domainLocalized?: string;
  readonly type: ForecastEventType;
  readonly typeLocalized?: string;
  /** Planet; lords and level of a dasha; cycle of a biorhythm */
  readonly body: string;
  readonly bodyLocalized?: string;
  /** Natal body of a transit, sign of an ingress or of a lunar phase */
  readonly target?: string;
  readonly targetLocalized?: string;
  readonly aspect?: string;
  readonly aspectLocalized?: string;
  /** Degrees; 0 where exact, up to 1 where the planet turns back before */
  readonly orb?: number;
  /** Motion that begins */
  readonly station?: StationMotion;
  readonly stationLocalized?: string;
  readonly kind?: EclipseKind;
  readonly kindLocalized?: string;
  /** Part of the Moon's disc, by area, in the umbra at the maximum */
  readonly obscuration?: number;
  readonly phase?: ForecastPhase;
  readonly phaseLocalized?: string;
  readonly description?: string;
  /** Weighted. 0 to 100 */
  readonly significance: number;
  readonly significanceParts: SignificanceParts;
}

export type ForecastEventType = 
  | "critical-day"
  | "dasha-change"
  | "eclipse"
  | "lunar-phase"
  | "retrograde-station"
  | "sign-ingress"
  | "transit-aspect";

/** Motion that begins */
export type StationMotion = "retrograde" | "direct";

export type EclipseKind = "total" | "annular" | "partial" | "penumbral";

export type ForecastPhase = "new-moon" | "full-moon";

export interface SignificanceParts {
  /** By the kind of event and the body, level or meeting of cycles */
  readonly base: number;
  /** By the natal body; transits alone */
  readonly target: number;
  /** By the aspect; transits alone */
  readonly aspect: number;
  /** Ten off for each degree short of the aspect */
  readonly orb: number;
  /** Of the tradition: factor of the sum of the others */
  readonly weight: number;
}

export interface ForecastConventions {
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
  /** Frame of all longitudes */
  readonly positions: string;
  /** Of the dasha */
  readonly ayanamsa: "lahiri";
  readonly dashaYearDays: number;
  /** Degrees within which a turn short of an aspect counts */
  readonly nearMissOrb: number;
  /** What stands for an eclipse; not-available where the ephemeris knows none */
  readonly eclipses: "greatest-eclipse" | "not-available";
  /** More are cut, the least significant first */
  readonly mostEvents: number;
  /** The last day that was asked for, where the answer ends before it: after the 90 days that it covers at most */
  readonly askedEndDate?: string;
}

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

export interface ForecastBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: ForecastHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: ForecastChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface ForecastHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface ForecastChange {
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

export interface UntimedForecastSubject {
  readonly date: string;
  /** Decimal degrees, north positive, where one was sent */
  readonly latitude?: number;
  /** Decimal degrees, east positive, where one was sent */
  readonly longitude?: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface NatalArc {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Where the arc begins that has its place. [0, 360) */
  readonly from: number;
  /** Where it ends, in the direction of the signs. [0, 360) */
  readonly to: number;
  /** False where the arc is over 3 degrees: no transit to it is listed */
  readonly isDated: boolean;
}

export interface DigestWindowInTime {
  /** 1, 7, 30 or 90 */
  readonly days: number;
  /** UTC, included */
  readonly from: string;
  /** UTC, excluded */
  readonly to: string;
  readonly count: number;
  /** Those that occur; their sum is count */
  readonly byDomain: CountByTradition;
  /** Those that occur; their sum is count */
  readonly byType: CountByEventType;
  /** The most significant first; a span belongs to the windows in which it begins */
  readonly top: ForecastEventInTime[];
}

export interface ForecastEventInTime {
  /** Day by timezone; of a span its first day within these days */
  readonly date: string;
  /** UTC, to the nearest second; only where it is the same whenever the birth was */
  readonly datetime?: string;
  /** The same by timezone, YYYY-MM-DDTHH:MM:SS; descriptions say UTC */
  readonly local?: string;
  readonly domain: Tradition;
  readonly domainLocalized?: string;
  readonly type: ForecastEventType;
  readonly typeLocalized?: string;
  /** Planet; lords and level of a dasha; cycle of a biorhythm */
  readonly body: string;
  readonly bodyLocalized?: string;
  /** Natal body of a transit, sign of an ingress or of a lunar phase */
  readonly target?: string;
  readonly targetLocalized?: string;
  readonly aspect?: string;
  readonly aspectLocalized?: string;
  /** Degrees; 0 where exact, at most 1 where the planet turns back before: the greatest by time of birth */
  readonly orb?: number;
  /** Motion that begins */
  readonly station?: StationMotion;
  readonly stationLocalized?: string;
  readonly kind?: EclipseKind;
  readonly kindLocalized?: string;
  /** Part of the Moon's disc, by area, in the umbra at the maximum */
  readonly obscuration?: number;
  readonly phase?: ForecastPhase;
  readonly phaseLocalized?: string;
  readonly description?: string;
  /** Weighted. 0 to 100 */
  readonly significance: number;
  readonly significanceParts: SignificanceParts;
  /** UTC; of an event that depends on the time of birth, absent where before these days */
  readonly from?: string;
  /** UTC; the same, absent where after these days */
  readonly to?: string;
  /** Only of a span: whether it happens in it whenever the birth was, or for some births */
  readonly isCertain?: boolean;
}

export interface UncertainForecastConventions {
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
  /** Frame of all longitudes */
  readonly positions: string;
  /** Of the dasha */
  readonly ayanamsa: "lahiri";
  readonly dashaYearDays: number;
  /** Degrees within which a turn short of an aspect counts */
  readonly nearMissOrb: number;
  /** What stands for an eclipse; not-available where the ephemeris knows none */
  readonly eclipses: "greatest-eclipse" | "not-available";
  /** More are cut, the least significant first */
  readonly mostEvents: number;
  /** The last day that was asked for, where the answer ends before it: after the 90 days that it covers at most */
  readonly askedEndDate?: string;
  /** The earliest instant of the birth, ISO 8601 */
  readonly utcFrom: string;
  /** The latest, ISO 8601 */
  readonly utcTo: string;
}

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

export interface ReturnLocation {
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC of timezone at the return */
  readonly timezone: number;
}

export interface ZodiacPlace {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface ReturnChart {
  /** Moment and place of this chart: those of the return */
  readonly birthDetails: ReturnDetails;
  readonly planets: HousedBody[];
  readonly houses: HouseCusp[];
  /** The system really used */
  readonly houseSystem: HouseSystem;
  readonly aspects: Aspect[];
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  readonly partOfFortune: PartOfFortune;
  readonly vertex: HousedPlace;
}

export interface ReturnDetails {
  readonly date: string;
  readonly time: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC of timezone at the return */
  readonly timezone: number;
}

export interface HousedBody {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
}

export interface HouseCusp {
  /** House, 1 to 12. 1 to 12 */
  readonly number: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface Aspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact */
  readonly orb: number;
  readonly isApplying: boolean;
  /** 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
}

export type AspectType = 
  | "CONJUNCTION"
  | "OPPOSITION"
  | "TRINE"
  | "SQUARE"
  | "SEXTILE"
  | "QUINCUNX"
  | "SEMI_SEXTILE"
  | "SEMI_SQUARE"
  | "SESQUIQUADRATE";

export type AspectNature = "harmonious" | "challenging" | "neutral";

export interface PartOfFortune {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly sect: "day" | "night";
}

export interface HousedPlace {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
}

export interface ReturnConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
  /** Degrees taken off the tropical longitudes at the instant, not rounded */
  readonly ayanamsaDegrees?: number;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than geocentric */
  readonly center?: Center;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Longitudes and speeds are times this */
  readonly harmonic?: number;
  readonly lilith: LilithUsed;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
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
  readonly nodeType: "mean" | "true";
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The school that was sent */
  readonly orbSchool?: OrbSchool;
  /** The orbs that were sent */
  readonly orbRules?: OrbRuleUsed[];
  /** The return in UTC, ISO 8601, to the nearest second */
  readonly returnUtc: string;
  /** Both longitudes are counted from the equinox of date */
  readonly precession: "not-corrected";
  /** Which of the body's returns is given */
  readonly choice: string;
}

export type ChartZodiac = "sidereal" | "tropical" | "draconic";

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

export type Center = "geocentric" | "topocentric" | "heliocentric";

export type PositionType = "apparent" | "true";

export type LilithUsed = "mean-apogee" | "osculating-apogee";

export interface PresetUsed {
  readonly name: string;
  /** The program that is followed, named only to say so */
  readonly program: string;
  readonly version: string;
  /** reproduces printed output, or by the manual, not proven */
  readonly proof: string;
  /** Options of this answer that are as the program has them */
  readonly options: string[];
  /** Options of the program that the request has otherwise */
  readonly sentInstead?: string[];
}

/** Greatest orb in degrees, by aspect type */
export type AspectOrbs = Record<string, number>;

export type OrbSchool = "lilly" | "harmonic";

export interface OrbRuleUsed {
  readonly aspect?:
    | "CONJUNCTION"
    | "OPPOSITION"
    | "TRINE"
    | "SQUARE"
    | "SEXTILE"
    | "QUINCUNX"
    | "SEMI_SEXTILE"
    | "SEMI_SQUARE"
    | "SESQUIQUADRATE"
    | "QUINTILE"
    | "BIQUINTILE"
    | "SEPTILE"
    | "BISEPTILE"
    | "TRISEPTILE"
    | "NOVILE"
    | "BINOVILE"
    | "QUADNOVILE"
    | "DECILE"
    | "TREDECILE";
  readonly body?:
    | "Sun"
    | "Moon"
    | "Mercury"
    | "Venus"
    | "Mars"
    | "Jupiter"
    | "Saturn"
    | "Uranus"
    | "Neptune"
    | "Pluto"
    | "North Node"
    | "South Node"
    | "Chiron"
    | "Black Moon Lilith"
    | "Earth";
  /** Degrees; 0 leaves the aspect out. 0 to 15 */
  readonly orb: number;
}

export interface NatalBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: NatalHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: NatalChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export interface NatalHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface NatalChange {
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

/** The earliest and the latest that it may be, by the time of birth */
export interface ReturnSpan {
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly from: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly to: string;
}

export interface NatalPositionInTime {
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time of birth */
  readonly from: ZodiacPlace;
  /** At the latest */
  readonly to: ZodiacPlace;
}

export interface UncertainReturnChart {
  /** Time and place of this chart: those of the return */
  readonly moment: ReturnMomentInTime;
  readonly planets: ReturnBodyInTime[];
  /** Within their orbs at every such return; only where these are at most a day and a half apart */
  readonly aspects?: ReturnAspectInTime[];
  /** Only of a range, and where its sign is the same all through */
  readonly ascendant?: ReturnAngle;
  /** Only of a range, and where its sign is the same all through */
  readonly midheaven?: ReturnAngle;
}

/** Time and place of this chart: those of the return */
export interface ReturnMomentInTime {
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly from: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly to: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC of timezone at the return */
  readonly timezone: number;
}

/** from and to are of the earliest and the latest return */
export interface ReturnBodyInTime {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: PlaceInTime;
  /** At the latest time */
  readonly to: PlaceInTime;
  /** Only where it is the same all through; never of the nodes */
  readonly isRetrograde?: boolean;
  /** Only where it is the same all through. 1 to 12 */
  readonly house?: number;
}

export interface PlaceInTime {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
}

export interface ReturnAspectInTime {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact at the earliest and at the latest return */
  readonly orb: ReturnOrb;
  /** Only where it is not exact between them */
  readonly isApplying?: boolean;
  /** Of the wider orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
}

/** Degrees from exact at the earliest and at the latest return */
export interface ReturnOrb {
  readonly from: number;
  readonly to: number;
}

/** Only of a range, and where its sign is the same all through */
export interface ReturnAngle {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** At the earliest return */
  readonly from: ZodiacPlace;
  /** At the latest */
  readonly to: ZodiacPlace;
}

export interface UncertainReturnConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
  /** Degrees taken off the tropical longitudes at the instant, not rounded */
  readonly ayanamsaDegrees?: number;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than geocentric */
  readonly center?: Center;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Longitudes and speeds are times this */
  readonly harmonic?: number;
  readonly lilith: LilithUsed;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
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
  readonly nodeType: "mean" | "true";
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The earliest return in UTC, ISO 8601, to the nearest second */
  readonly returnUtcFrom: string;
  /** The latest */
  readonly returnUtcTo: string;
  /** Both longitudes are counted from the equinox of date */
  readonly precession: "not-corrected";
  /** Which of the body's returns is given */
  readonly choice: string;
}
