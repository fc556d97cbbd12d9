// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateTzolkin`. */
export interface TzolkinRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
  readonly date: CalendarDay;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
}

/** A date in the Maya count of 260 days: sign, number and trecena. */
export interface Tzolkin {
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** Sixteenth-century Yucatec spelling */
  readonly daySignClassic: string;
  readonly daySignKiche: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: MayanTrecenaDay;
  readonly date: string;
  readonly reading: TzolkinReading;
  readonly conventions: CorrelationUsed;
}

/** Request of `generateMayanChart`. */
export interface MayanChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
  readonly date: CalendarDay;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
  /** Whether 0, 1 or 2 Pop bears the year: classic, campeche, colonial-yucatec. Default "classic" */
  readonly yearBearerSystem?: "classic" | "campeche" | "colonial-yucatec" | undefined;
}

/** A date in every Maya count: Tzolkin, Haab, Long Count, night lord, year bearer, cross. */
export interface MayanChart {
  readonly date: string;
  readonly tzolkin: TzolkinOfChart;
  readonly haab: HaabDay;
  readonly longCount: LongCountPlaces;
  /** Tzolkin and Haab day; it returns after 18980 days */
  readonly calendarRound: string;
  readonly lordOfNight: LordOfNight;
  readonly yearBearer: YearBearer;
  /** Highland practice of today: the day and those 8 and 6 days before and after it */
  readonly cross: CrossPoint[];
  readonly summary?: string;
  readonly conventions: MayanChartConventions;
}

/** Request of `convertLongCount`. */
export interface LongCountRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
  readonly date?: CalendarDay | undefined;
  /** Baktun, katun, tun, winal, kin with dots between. 0 to 32 characters */
  readonly longCount?: string | undefined;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
}

/** A date to its Long Count, or a Long Count to its date. */
export interface LongCount {
  readonly date: string;
  readonly longCount: string;
  readonly daysSinceEpoch: number;
  readonly julianDayNumber: number;
  readonly calendarRound: string;
  readonly lordOfNight: "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9";
  /** Before 1582-10-15: the date in the Julian calendar */
  readonly note?: string;
  readonly conventions: CorrelationUsed;
}

/** Request of `getDailyMayanReading`. */
export interface DailyMayanRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date; today in UTC by default. 0 to 10 characters */
  readonly date?: CalendarDay | undefined;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
}

/** The Tzolkin day of a date, read for everybody. */
export interface DailyMayan {
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** Sixteenth-century Yucatec spelling */
  readonly daySignClassic: string;
  readonly daySignKiche: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: MayanTrecenaDay;
  readonly date: string;
  readonly overview?: string;
  readonly reading: TzolkinReading;
  readonly conventions: CorrelationUsed;
}

/** Request of `getMonthlyTzolkinCalendar`. */
export interface TzolkinMonthRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** This year in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** This month in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
}

/** A civil month, day by day, in Tzolkin, Haab and Long Count. */
export interface TzolkinMonth {
  readonly year: number;
  readonly month: number;
  /** Days of the month */
  readonly total: number;
  readonly days: TzolkinGridDay[];
  readonly conventions: CorrelationUsed;
}

/** Request of `calculateMayanCompatibility`. */
export interface MayanCompatibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly personA: MayanPerson;
  readonly personB: MayanPerson;
  /** Which Julian day number is 0.0.0.0.0; its number ends the name. Default "gmt-584283" */
  readonly correlation?:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286" | undefined;
  /** Who gives the day signs their quarters; the two are a quarter-turn apart. Default "madrid-codex" */
  readonly directionScheme?: "madrid-codex" | "landa" | undefined;
}

/** Two birth days on the round of 260: five ties, score and verdict. */
export interface MayanCompatibility {
  readonly personA: MayanPersonDay;
  readonly personB: MayanPersonDay;
  /** On the round of 260, the shorter way. 0 to 130 */
  readonly daysApart: number;
  /** All five, always in this order */
  readonly components: MayanTie[];
  /** 45 to 100 */
  readonly score: number;
  readonly verdict: "excellent" | "strong" | "workable" | "reserved";
  readonly summary?: string;
  readonly conventions: MayanCompatibilityConventions;
}

/** Request of `listMayanDaySigns`. */
export interface MayanDaySignsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Who gives the day signs their quarters; the two are a quarter-turn apart. Default "madrid-codex" */
  readonly directionScheme?: "madrid-codex" | "landa" | undefined;
  /** How many entries to return. 1 to 20. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twenty Maya day signs with names, glosses, quarter and color. */
export interface MayanDaySigns {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly daySigns: MayanDaySignRow[];
  readonly conventions: DirectionSchemeUsed;
}

/** Request of `getMayanDaySign`. */
export interface MayanDaySignRequest {
  /** One of imix, ik, akbal, kan, chikchan, kimi, manik, lamat, muluk, ok, chuwen, eb, ben, ix, men, kib, kaban, etznab, kawak, ajaw; case and punctuation are free. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Who gives the day signs their quarters; the two are a quarter-turn apart. Default "madrid-codex" */
  readonly directionScheme?: "madrid-codex" | "landa" | undefined;
}

/** One Maya day sign: names, quarter, meaning and the trecena it opens. */
export interface MayanDaySign {
  /** 1 to 20 */
  readonly position: number;
  readonly id: MayanSign;
  readonly nameYucatec: string;
  /** Sixteenth-century Yucatec spelling */
  readonly nameClassic: string;
  readonly nameKiche: string;
  /** Reading of the Yucatec name */
  readonly gloss: string;
  readonly glossLocalized?: string;
  /** Reading of the K'iche' name */
  readonly glossAlternate: string;
  readonly glossAlternateLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  readonly color: QuarterColor;
  readonly colorLocalized?: string;
  readonly keynote?: string;
  readonly directionReading?: string;
  readonly essence?: string;
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly guidance?: string;
  /** The one that the sign opens with the number 1 */
  readonly trecena: TrecenaOpened;
  readonly conventions: DirectionSchemeUsed;
}

/** Request of `listTrecenas`. */
export interface MayanTrecenasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 20. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twenty Maya trecenas in order, each with the sign that opens it. */
export interface MayanTrecenas {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly trecenas: MayanTrecenaRow[];
}

/** Request of `getTrecena`. */
export interface MayanTrecenaRequest {
  /** 1 to 20 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the twenty Maya trecenas. */
export interface MayanTrecena {
  /** 1 to 20 */
  readonly number: number;
  readonly rulingSign: MayanSign;
  readonly rulingSignName: string;
  readonly rulingSignKiche: string;
  readonly length: 13;
  readonly reading?: string;
}

/** Request of `listHaabMonths`. */
export interface HaabMonthsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 19. Default 19 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The nineteen months of the Haab. */
export interface HaabMonths {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly months: HaabMonthRow[];
}

/** Request of `getHaabMonth`. */
export interface HaabMonthRequest {
  /** One of pop, wo, sip, sotz, sek, xul, yaxkin, mol, chen, yax, sak, keh, mak, kankin, muwan, pax, kayab, kumku, wayeb; case and punctuation are free. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One month of the Haab. */
export interface HaabMonth {
  /** 1 to 19 */
  readonly position: number;
  readonly id: HaabMonthId;
  readonly nameYucatec: string;
  /** Colonial spelling */
  readonly nameClassic: string;
  /** 20 days, 5 of Wayeb */
  readonly length: number;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly reading?: string;
}

/** Request of `calculateTonalpohualli`. */
export interface TonalpohualliRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
  readonly date: CalendarDay;
}

/** A date in the Nahua count of 260 days: sign, number, trecena, quarter. */
export interface Tonalpohualli {
  readonly daySign: AztecSign;
  readonly daySignName: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: AztecTrecenaDay;
  /** The sign, and what is recorded of the number */
  readonly keynote?: string;
  readonly guidance?: string;
  /** What the answer leaves out */
  readonly scope?: string;
  readonly date: string;
  readonly conventions: AztecConventions;
}

/** Request of `getDailyAztecReading`. */
export interface DailyAztecRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date; today in UTC by default. 0 to 10 characters */
  readonly date?: CalendarDay | undefined;
}

/** The day of the tonalpohualli, read for everybody. */
export interface DailyAztec {
  readonly daySign: AztecSign;
  readonly daySignName: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: AztecTrecenaDay;
  /** The sign, and what is recorded of the number */
  readonly keynote?: string;
  readonly guidance?: string;
  /** What the answer leaves out */
  readonly scope?: string;
  readonly date: string;
  readonly conventions: AztecConventions;
  readonly overview?: string;
}

/** Request of `listAztecDaySigns`. */
export interface AztecDaySignsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 20. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twenty Nahua day signs. */
export interface AztecDaySigns {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly daySigns: AztecDaySignRow[];
}

/** Request of `getAztecDaySign`. */
export interface AztecDaySignRequest {
  /** One of cipactli, ehecatl, calli, cuetzpalin, coatl, miquiztli, mazatl, tochtli, atl, itzcuintli, ozomahtli, malinalli, acatl, ocelotl, cuauhtli, cozcacuauhtli, ollin, tecpatl, quiahuitl, xochitl; case and punctuation are free. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One Nahua day sign: name, gloss, quarter and meaning. */
export interface AztecDaySign {
  /** 1 to 20 */
  readonly position: number;
  readonly id: AztecSign;
  readonly nameNahuatl: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  readonly essence?: string;
  readonly guidance?: string;
  readonly keynote?: string;
}

/** Request of `listAztecTrecenas`. */
export interface AztecTrecenasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 20. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The twenty trecenas of the tonalpohualli in order, each with the sign that opens it. */
export interface AztecTrecenas {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly trecenas: AztecTrecenaRow[];
}

/** Request of `getAztecTrecena`. */
export interface AztecTrecenaRequest {
  /** 1 to 20 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the twenty trecenas of the tonalpohualli. */
export interface AztecTrecena {
  /** 1 to 20 */
  readonly number: number;
  readonly startSign: AztecSign;
  readonly startSignName: string;
  readonly length: 13;
  readonly reading?: string;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
export type CalendarDay = string;

export type MayanSign = 
  | "imix"
  | "ik"
  | "akbal"
  | "kan"
  | "chikchan"
  | "kimi"
  | "manik"
  | "lamat"
  | "muluk"
  | "ok"
  | "chuwen"
  | "eb"
  | "ben"
  | "ix"
  | "men"
  | "kib"
  | "kaban"
  | "etznab"
  | "kawak"
  | "ajaw";

export interface MayanTrecenaDay {
  /** 1 to 20 */
  readonly number: number;
  /** 1 to 13 */
  readonly dayOfTrecena: number;
  readonly rulingSign: MayanSign;
  readonly rulingSignName: string;
}

export interface TzolkinReading {
  readonly keynote?: string;
  readonly numberReading?: string;
  /** As day keepers of Momostenango hold the number; none is recorded for 4, 5, 6 and 10 */
  readonly numberBand?: "gentle" | "indifferent" | "violent";
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly guidance?: string;
}

export interface CorrelationUsed {
  /** Calendar of the dates sent and given */
  readonly calendar: "proleptic-gregorian";
  readonly correlation:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286";
}

export interface TzolkinOfChart {
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** Sixteenth-century Yucatec spelling */
  readonly daySignClassic: string;
  readonly daySignKiche: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: MayanTrecenaDay;
  readonly reading: TzolkinReading;
}

export interface HaabDay {
  readonly month: HaabMonthId;
  readonly monthName: string;
  /** Colonial spelling */
  readonly monthClassic: string;
  /** 0 is the seating of the month. 0 to 19 */
  readonly day: number;
  /** 0 to 364 */
  readonly dayOfYear: number;
  readonly reading?: string;
}

export type HaabMonthId = 
  | "pop"
  | "wo"
  | "sip"
  | "sotz"
  | "sek"
  | "xul"
  | "yaxkin"
  | "mol"
  | "chen"
  | "yax"
  | "sak"
  | "keh"
  | "mak"
  | "kankin"
  | "muwan"
  | "pax"
  | "kayab"
  | "kumku"
  | "wayeb";

export interface LongCountPlaces {
  readonly formatted: string;
  /** 0 to 19 */
  readonly baktun: number;
  /** 0 to 19 */
  readonly katun: number;
  /** 0 to 19 */
  readonly tun: number;
  /** 0 to 17 */
  readonly winal: number;
  /** 0 to 19 */
  readonly kin: number;
  readonly daysSinceEpoch: number;
  readonly julianDayNumber: number;
}

export interface LordOfNight {
  readonly label: "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9";
  readonly reading?: string;
}

export interface YearBearer {
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** 1 to 13 */
  readonly number: number;
  readonly reading?: string;
}

export interface CrossPoint {
  readonly position: "center" | "conception" | "destiny" | "left" | "right";
  readonly offsetDays: number;
  readonly daySign: MayanSign;
  readonly daySignName: string;
  readonly daySignKiche: string;
  /** 1 to 13 */
  readonly number: number;
  readonly reading?: string;
}

export interface MayanChartConventions {
  /** Calendar of the dates sent and given */
  readonly calendar: "proleptic-gregorian";
  readonly correlation:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286";
  readonly yearBearerSystem: "classic" | "campeche" | "colonial-yucatec";
}

export interface TzolkinGridDay {
  readonly date: string;
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** 1 to 13 */
  readonly number: number;
  /** 1 to 20 */
  readonly trecena: number;
  readonly haab: string;
  readonly longCount: string;
}

export interface MayanPerson {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian), years 0001 to 4000. 0 to 10 characters */
  readonly date: CalendarDay;
}

export interface MayanPersonDay {
  readonly daySign: MayanSign;
  readonly daySignName: string;
  /** Sixteenth-century Yucatec spelling */
  readonly daySignClassic: string;
  readonly daySignKiche: string;
  /** 1 to 13 */
  readonly number: number;
  readonly trecena: MayanTrecenaDay;
  readonly date: string;
}

export interface MayanTie {
  readonly id:
    | "same-sign"
    | "same-trecena"
    | "same-number"
    | "cross-partner"
    | "shared-direction";
  readonly holds: boolean;
  /** What it adds to the score where it holds */
  readonly weight: number;
  /** Where it holds */
  readonly reading?: string;
}

export interface MayanCompatibilityConventions {
  /** Calendar of the dates sent and given */
  readonly calendar: "proleptic-gregorian";
  readonly correlation:
    | "gmt-584283"
    | "martinez-hernandez-584281"
    | "astronomical-584285"
    | "martin-skidmore-584286";
  readonly directionScheme: "madrid-codex" | "landa";
}

export interface MayanDaySignRow {
  /** 1 to 20 */
  readonly position: number;
  readonly id: MayanSign;
  readonly nameYucatec: string;
  /** Sixteenth-century Yucatec spelling */
  readonly nameClassic: string;
  readonly nameKiche: string;
  /** Reading of the Yucatec name */
  readonly gloss: string;
  readonly glossLocalized?: string;
  /** Reading of the K'iche' name */
  readonly glossAlternate: string;
  readonly glossAlternateLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  readonly color: QuarterColor;
  readonly colorLocalized?: string;
}

export type Quarter = "east" | "north" | "west" | "south";

export type QuarterColor = "red" | "white" | "black" | "yellow";

export interface DirectionSchemeUsed {
  readonly directionScheme: "madrid-codex" | "landa";
}

/** The one that the sign opens with the number 1 */
export interface TrecenaOpened {
  /** 1 to 20 */
  readonly number: number;
  readonly reading?: string;
}

export interface MayanTrecenaRow {
  /** 1 to 20 */
  readonly number: number;
  readonly rulingSign: MayanSign;
  readonly rulingSignName: string;
  readonly rulingSignKiche: string;
  readonly length: 13;
  readonly reading?: string;
}

export interface HaabMonthRow {
  /** 1 to 19 */
  readonly position: number;
  readonly id: HaabMonthId;
  readonly nameYucatec: string;
  /** Colonial spelling */
  readonly nameClassic: string;
  /** 20 days, 5 of Wayeb */
  readonly length: number;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly reading?: string;
}

export type AztecSign = 
  | "cipactli"
  | "ehecatl"
  | "calli"
  | "cuetzpalin"
  | "coatl"
  | "miquiztli"
  | "mazatl"
  | "tochtli"
  | "atl"
  | "itzcuintli"
  | "ozomahtli"
  | "malinalli"
  | "acatl"
  | "ocelotl"
  | "cuauhtli"
  | "cozcacuauhtli"
  | "ollin"
  | "tecpatl"
  | "quiahuitl"
  | "xochitl";

export interface AztecTrecenaDay {
  /** 1 to 20 */
  readonly number: number;
  /** 1 to 13 */
  readonly dayOfTrecena: number;
  readonly startSign: AztecSign;
  readonly startSignName: string;
}

export interface AztecConventions {
  /** Calendar of the dates sent and given */
  readonly calendar: "proleptic-gregorian";
  /** 1 Coatl on 1521-08-23 (13 August Julian) */
  readonly correlation: "caso";
}

export interface AztecDaySignRow {
  /** 1 to 20 */
  readonly position: number;
  readonly id: AztecSign;
  readonly nameNahuatl: string;
  readonly gloss: string;
  readonly glossLocalized?: string;
  readonly direction: Quarter;
  readonly directionLocalized?: string;
  readonly essence?: string;
  readonly guidance?: string;
  readonly keynote?: string;
}

export interface AztecTrecenaRow {
  /** 1 to 20 */
  readonly number: number;
  readonly startSign: AztecSign;
  readonly startSignName: string;
  readonly length: 13;
  readonly reading?: string;
}
