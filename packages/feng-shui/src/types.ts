// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateKuaNumber`. */
export interface KuaChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD, read at the start of its day at UTC+8 */
  readonly date: FengShuiDate;
  /** Wall-clock time of birth; decides on the day of Li Chun */
  readonly time?: CivilTime | undefined;
  /** Of that time: hours from UTC, an offset, or an IANA name */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Men's numbers run backward through the years, women's forward */
  readonly gender: FengShuiGender;
  /** Where the year turns: at Li Chun, the Sun at 315°, about 4 February, or at the lunar new year. Default "li-chun" */
  readonly yearBoundary?: "li-chun" | "lunar-new-year" | undefined;
}

/** The kua number of a birth, and its eight sectors from North. */
export interface KuaChart {
  /** 1 to 9 without 5 */
  readonly kua: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** As counted, 5 among them. 1 to 9 */
  readonly rawKua: number;
  /** True where 5 was counted */
  readonly reassigned: boolean;
  readonly gender: "male" | "female";
  /** East: good in N, E, SE, S. West: good in NE, SW, W, NW */
  readonly group: "east" | "west";
  /** The year that decided */
  readonly solarYear: number;
  /** Where the year turned in the calendar year of the date, at UTC+8 */
  readonly boundaryDate: string;
  readonly trigram: KuaTrigram;
  /** How a home is used by this number */
  readonly meaning?: string;
  /** What becomes of a counted 5 */
  readonly reassignment?: string;
  /** In compass order from North. 8 to 8 of them */
  readonly sectors: KuaSector[];
  readonly conventions: KuaConventions;
}

/** The kua number of a birth, and its eight sectors from North: the answer to an open time of birth. */
export interface UncertainKuaChart {
  readonly birthTime: KuaBirthTime;
  readonly gender: "male" | "female";
  /** Where the year turned in the calendar year of the date, at UTC+8 */
  readonly boundaryDate: string;
  /** Only where the year turns within that time: when, and both kuas */
  readonly decides?: string;
  /** Only where the year does not turn within the time of birth */
  readonly kua?: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** Only where the year does not turn within the time of birth. 1 to 9 */
  readonly rawKua?: number;
  /** Only where the year does not turn within the time of birth */
  readonly reassigned?: boolean;
  /** Only where it is the same all through */
  readonly group?: "east" | "west";
  /** Only where the year does not turn within the time of birth */
  readonly solarYear?: number;
  readonly trigram?: KuaTrigram;
  /** How a home is used by this number */
  readonly meaning?: string;
  readonly reassignment?: string;
  /** In compass order from North. 8 to 8 of them */
  readonly sectors?: KuaSector[];
  /** Both, where the year turns */
  readonly possible?: PossibleKua[];
  readonly conventions: UncertainKuaConventions;
}

/** Request of `getKuaNumber`. */
export interface KuaNumberRequest {
  /** 1 to 9; 5, which has no trigram, is served as 2. 1 to 9 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One kua number with its trigram and its eight sectors from North. */
export interface KuaNumber {
  /** The number served: 2 where 5 was asked for */
  readonly number: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** East: good in N, E, SE, S. West: good in NE, SW, W, NW */
  readonly group: "east" | "west";
  readonly trigram: KuaTrigram;
  /** How a home is used by this number */
  readonly meaning?: string;
  /** In compass order from North. 8 to 8 of them */
  readonly sectors: KuaSector[];
}

/** Request of `generateEightMansions`. */
export interface EightMansionsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Kua number, 1 to 9; 5 is read as 2. 1 to 9 */
  readonly kua?: number | undefined;
  /** Calendar date, YYYY-MM-DD, read at the start of its day at UTC+8 */
  readonly date?: FengShuiDate | undefined;
  /** Wall-clock time of birth; decides on the day of Li Chun */
  readonly time?: CivilTime | undefined;
  /** Of that time: hours from UTC, an offset, or an IANA name */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Men's numbers run backward through the years, women's forward */
  readonly gender?: FengShuiGender | undefined;
  /** Where the year turns: at Li Chun, the Sun at 315°, about 4 February, or at the lunar new year. Default "li-chun" */
  readonly yearBoundary?: "li-chun" | "lunar-new-year" | undefined;
  /** Where a door, a desk or a bed faces */
  readonly facing?: FengShuiDirection | undefined;
}

/** The eight mansions of a person, best to worst, and where a door faces among them. */
export interface EightMansions {
  /** 1 to 9 without 5 */
  readonly kua: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** East: good in N, E, SE, S. West: good in NE, SW, W, NW */
  readonly group: "east" | "west";
  readonly trigram: KuaTrigram;
  /** From the best to the worst. 8 to 8 of them */
  readonly sectors: EightMansionsSector[];
  readonly bestSector: FengShuiDirection;
  readonly bestSectorLocalized?: string;
  readonly worstSector: FengShuiDirection;
  readonly worstSectorLocalized?: string;
  readonly facingSector?: EightMansionsFacing;
  readonly conventions: EightMansionsConventions;
}

/** The eight mansions of a person, best to worst, and where a door faces among them: the answer to an open time of birth. */
export interface UncertainEightMansions {
  readonly birthTime: KuaBirthTime;
  /** Only where the year turns within that time: when, and both kuas */
  readonly decides?: string;
  /** Only where the year does not turn within the time of birth */
  readonly kua?: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** Only where it is the same all through */
  readonly group?: "east" | "west";
  readonly trigram?: KuaTrigram;
  /** From the best to the worst. 8 to 8 of them */
  readonly sectors?: EightMansionsSector[];
  readonly bestSector?: FengShuiDirection;
  readonly bestSectorLocalized?: string;
  readonly worstSector?: FengShuiDirection;
  readonly worstSectorLocalized?: string;
  readonly facingSector?: EightMansionsFacing;
  /** Both, where the year turns */
  readonly possible?: PossibleMansions[];
  readonly conventions: UncertainKuaConventions;
}

/** Request of `generateFlyingStarChart`. */
export interface NatalStarChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Period the house was built in or last rebuilt in, 1 to 9; today's by default. 1 to 9 */
  readonly period?: number | undefined;
  /** Mountain that the house faces: pinyin or place */
  readonly facing?:
    | "ren"
    | "zi"
    | "gui"
    | "chou"
    | "gen"
    | "yin"
    | "jia"
    | "mao"
    | "yi"
    | "chen"
    | "xun"
    | "si"
    | "bing"
    | "wu"
    | "ding"
    | "wei"
    | "kun"
    | "shen"
    | "geng"
    | "you"
    | "xin"
    | "xu"
    | "qian"
    | "hai"
    | "N1"
    | "N2"
    | "N3"
    | "NE1"
    | "NE2"
    | "NE3"
    | "E1"
    | "E2"
    | "E3"
    | "SE1"
    | "SE2"
    | "SE3"
    | "S1"
    | "S2"
    | "S3"
    | "SW1"
    | "SW2"
    | "SW3"
    | "W1"
    | "W2"
    | "W3"
    | "NW1"
    | "NW2"
    | "NW3" | undefined;
  /** Bearing that the house faces, degrees clockwise from north; 360 is 0. 0 to 360 */
  readonly facingDegrees?: number | undefined;
}

/** The flying stars of a house: period, mountain and water star of nine palaces, and their structure. */
export interface NatalStarChart {
  /** Of the house, 1 to 9. 1 to 9 */
  readonly period: number;
  readonly facing: FengShuiMountain;
  readonly sitting: FengShuiMountain;
  /** Bearing sent, degrees clockwise from north, [0, 360) */
  readonly facingDegrees?: number;
  /** True for a bearing less than 3° from a border of its mountain */
  readonly straddling: boolean;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly mountainCenterStar: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly waterCenterStar: number;
  readonly mountainFlight: "forward" | "reverse";
  readonly waterFlight: "forward" | "reverse";
  readonly structure: NatalStructure;
  /** A house of its period, its front and back, the chart's type, its kindest and weakest side, where to begin; of a straddling bearing, what to do about it */
  readonly summary?: string;
  /** The middle first, then as the stars fly. 9 to 9 of them */
  readonly palaces: NatalPalace[];
  readonly conventions: NatalStarConventions;
}

/** Request of `getAnnualFlyingStars`. */
export interface AnnualStarsRequest {
  /** Solar year, from Li Chun about 4 February of it to Li Chun of the next. 1900 to 2100 */
  readonly year: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The flying stars of a solar year in the nine palaces. */
export interface AnnualStars {
  readonly year: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly centerStar: number;
  /** Li Chun of the year at UTC+8, on which these stars move in */
  readonly changeoverDate: string;
  /** The middle first, then as the stars fly. 9 to 9 of them */
  readonly palaces: VisitingStar[];
}

/** Request of `getMonthlyFlyingStars`. */
export interface MonthlyStarsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Solar year; the one in progress by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** Solar month from Li Chun, 1 to 12; the one in progress by default. 1 to 12 */
  readonly month?: number | undefined;
}

/** The flying stars of a solar month in the nine palaces. */
export interface MonthlyStars {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly centerStar: number;
  /** Which of three rows the month's star is taken from */
  readonly yearBranch:
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
  /** When the month begins, ISO 8601 in UTC */
  readonly startsAt: string;
  /** When the next one begins, ISO 8601 in UTC */
  readonly endsAt: string;
  /** The middle first, then as the stars fly. 9 to 9 of them */
  readonly palaces: VisitingStar[];
}

/** Request of `listFlyingStars`. */
export interface FlyingStarsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 9. Default 9 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The nine flying stars. */
export interface FlyingStars {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly stars: FlyingStar[];
}

/** Request of `getAnnualAfflictions`. */
export interface AnnualAfflictionsRequest {
  /** Solar year, from Li Chun about 4 February of it to Li Chun of the next. 1900 to 2100 */
  readonly year: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The afflicted sides of a solar year: Tai Sui, Sui Po, San Sha and Five Yellow. */
export interface AnnualAfflictions {
  readonly year: number;
  readonly yearBranch:
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
  /** Li Chun of the year at UTC+8, on which all of them move */
  readonly changeoverDate: string;
  readonly taiSui: TaiSui;
  readonly suiPo: SuiPo;
  readonly sanSha: SanSha;
  readonly fiveYellow: FiveYellow;
}

/** Request of `listBaguaSectors`. */
export interface BaguaSectorsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 9. Default 9 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The nine life areas of the compass bagua, clockwise from North, the middle last. */
export interface BaguaSectors {
  readonly total: number;
  /** 1 or more */
  readonly limit: number;
  readonly offset: number;
  readonly sectors: BaguaSectorRow[];
}

/** Request of `getBaguaSector`. */
export interface BaguaSectorRequest {
  /** One of career, knowledge, family, wealth, fame, love, children, helpful-people, health. 1 to 40 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One life area of the compass bagua. */
export interface BaguaSector {
  readonly id:
    | "career"
    | "knowledge"
    | "family"
    | "wealth"
    | "fame"
    | "love"
    | "children"
    | "helpful-people"
    | "health";
  readonly name: string;
  readonly nameLocalized?: string;
  /** The palace's own number in the Lo Shu square. 1 to 9 */
  readonly number: number;
  /** A wind, or the middle of the house */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** The wind of the palace; the middle has none */
  readonly direction?: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** Of the element */
  readonly colors: string[];
  readonly colorsLocalized?: string[];
  /** Of the Later Heaven ring there */
  readonly trigram?: FengShuiTrigram;
  /** Of the Earlier Heaven ring there */
  readonly earlierHeavenTrigram?: FengShuiTrigram;
  readonly focus?: string;
  readonly meaning?: string;
}

/** Request of `listNinePeriods`. */
export interface NinePeriodsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Whose period is wanted; today in UTC by default */
  readonly date?: FengShuiDate | undefined;
}

/** The nine periods of twenty years from 1864 to 2043, and the one of a date. */
export interface NinePeriods {
  readonly total: 9;
  readonly cycleStartYear: 1864;
  readonly cycleEndYear: 2043;
  /** The date that was read */
  readonly date: string;
  /** Of that date, in its own cycle of 180 years. 1 to 9 */
  readonly currentPeriod: number;
  /** Its first solar year, listed or not */
  readonly currentStartYear: number;
  /** 9 to 9 of them */
  readonly periods: FengShuiPeriod[];
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Calendar date, YYYY-MM-DD, read at the start of its day at UTC+8 */
export type FengShuiDate = string;

/** Wall-clock time, 24-hour HH:MM:SS */
export type CivilTime = string;

/** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
export type Timezone = number | string;

/** Of the birth date; auto is Julian to 1582-10-04 */
export type DateCalendar = "gregorian" | "julian" | "auto";

/** Men's numbers run backward through the years, women's forward */
export type FengShuiGender = "male" | "female";

export interface KuaTrigram {
  /** 1 Heaven to 8 Lake, as in the Book of Changes here. 1 to 8 */
  readonly number: number;
  readonly chinese: string;
  readonly english: string;
  readonly nameLocalized?: string;
  readonly pinyin: string;
  readonly symbol: string;
  /** Three lines, bottom to top, 1 yang */
  readonly binary: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** In the Later Heaven ring */
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly familyMember: string;
  readonly familyMemberLocalized?: string;
  readonly meaning?: string;
}

export type FengShuiPhase = "Wood" | "Fire" | "Earth" | "Metal" | "Water";

export type FengShuiDirection = 
  | "North"
  | "Northeast"
  | "East"
  | "Southeast"
  | "South"
  | "Southwest"
  | "West"
  | "Northwest";

export interface KuaSector {
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly star: MansionStar;
  readonly starName: string;
  readonly starNameLocalized?: string;
  readonly nature: FengShuiNature;
  /** Auspicious: 1 the strongest. Inauspicious: 4 the worst. 1 to 4 */
  readonly rank: number;
  /** What the star is asked about, in the language asked for */
  readonly domain: string;
}

export type MansionStar = 
  | "sheng-chi"
  | "tian-yi"
  | "yan-nian"
  | "fu-wei"
  | "huo-hai"
  | "wu-gui"
  | "liu-sha"
  | "jue-ming";

export type FengShuiNature = "auspicious" | "inauspicious";

export interface KuaConventions {
  /** Where the year turned */
  readonly yearBoundary: "li-chun" | "lunar-new-year";
  /** Only for a birth on the day of Li Chun without its time: when the year turned, and the kua of both */
  readonly notice?: string;
}

export interface KuaBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: KuaHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: KuaChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface KuaHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface KuaChange {
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

export interface PossibleKua {
  /** The first second of that year, by the clock of the birth */
  readonly from: string;
  /** 1 to 9 without 5 */
  readonly kua: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** As counted, 5 among them. 1 to 9 */
  readonly rawKua: number;
  /** True where 5 was counted */
  readonly reassigned: boolean;
  /** East: good in N, E, SE, S. West: good in NE, SW, W, NW */
  readonly group: "east" | "west";
  /** The year that decided */
  readonly solarYear: number;
  readonly trigram: KuaTrigram;
  /** How a home is used by this number */
  readonly meaning?: string;
  readonly reassignment?: string;
  /** In compass order from North. 8 to 8 of them */
  readonly sectors: KuaSector[];
}

export interface UncertainKuaConventions {
  /** Where the year turned */
  readonly yearBoundary: "li-chun" | "lunar-new-year";
  /** The clock of the birth as sent; 8 where none was sent */
  readonly timezone: number | string;
}

export interface EightMansionsSector {
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly star: MansionStar;
  readonly starName: string;
  readonly starNameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly nature: FengShuiNature;
  /** Auspicious: 1 the strongest. Inauspicious: 4 the worst. 1 to 4 */
  readonly rank: number;
  /** What the star is asked about, in the language asked for */
  readonly domain: string;
  /** Of the Later Heaven ring there */
  readonly trigram: FengShuiTrigram;
  readonly reading?: string;
}

export interface FengShuiTrigram {
  /** 1 Heaven to 8 Lake, as in the Book of Changes here. 1 to 8 */
  readonly number: number;
  readonly chinese: string;
  readonly english: string;
  readonly nameLocalized?: string;
  readonly pinyin: string;
  readonly symbol: string;
  /** Three lines, bottom to top, 1 yang */
  readonly binary: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** In the Later Heaven ring */
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly familyMember: string;
  readonly familyMemberLocalized?: string;
}

export interface EightMansionsFacing {
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly star: MansionStar;
  readonly nature: FengShuiNature;
  readonly reading?: string;
}

export interface EightMansionsConventions {
  /** Where the year turned */
  readonly yearBoundary: "li-chun" | "lunar-new-year";
  /** Whether kua was sent, or date and gender decided */
  readonly kuaFrom: "kua" | "birth";
  /** Only for a birth on the day of Li Chun without its time: when the year turned, and the kua of both */
  readonly notice?: string;
}

export interface PossibleMansions {
  /** The first second of that year, by the clock of the birth */
  readonly from: string;
  /** The year that decided */
  readonly solarYear: number;
  /** 1 to 9 without 5 */
  readonly kua: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
  /** East: good in N, E, SE, S. West: good in NE, SW, W, NW */
  readonly group: "east" | "west";
  readonly trigram: KuaTrigram;
  /** From the best to the worst. 8 to 8 of them */
  readonly sectors: EightMansionsSector[];
  readonly bestSector: FengShuiDirection;
  readonly bestSectorLocalized?: string;
  readonly worstSector: FengShuiDirection;
  readonly worstSectorLocalized?: string;
  readonly facingSector?: EightMansionsFacing;
}

export interface FengShuiMountain {
  readonly id:
    | "ren"
    | "zi"
    | "gui"
    | "chou"
    | "gen"
    | "yin"
    | "jia"
    | "mao"
    | "yi"
    | "chen"
    | "xun"
    | "si"
    | "bing"
    | "wu"
    | "ding"
    | "wei"
    | "kun"
    | "shen"
    | "geng"
    | "you"
    | "xin"
    | "xu"
    | "qian"
    | "hai";
  /** Wind and third, clockwise: S2 is due south */
  readonly label:
    | "N1"
    | "N2"
    | "N3"
    | "NE1"
    | "NE2"
    | "NE3"
    | "E1"
    | "E2"
    | "E3"
    | "SE1"
    | "SE2"
    | "SE3"
    | "S1"
    | "S2"
    | "S3"
    | "SW1"
    | "SW2"
    | "SW3"
    | "W1"
    | "W2"
    | "W3"
    | "NW1"
    | "NW2"
    | "NW3";
  readonly chinese: string;
  readonly pinyin: string;
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly yuan: "earth" | "heaven" | "human";
  /** Of the San Yuan school, by which stars fly */
  readonly polarity: "yang" | "yin";
  /** Degrees clockwise from north, in steps of 15 from 7.5. [0, 360) */
  readonly startDegree: number;
  /** Degrees clockwise from north, in steps of 15 from 7.5. [0, 360) */
  readonly endDegree: number;
}

export interface NatalStructure {
  readonly id:
    | "prosperous-mountain-prosperous-water"
    | "reversed"
    | "double-facing"
    | "double-sitting";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly meaning?: string;
}

export interface NatalPalace {
  /** A wind, or the middle of the house */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** The palace's own number in the Lo Shu square. 1 to 9 */
  readonly base: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly period: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly mountain: number;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly water: number;
  /** Where the pair has a name of its own */
  readonly combination?: StarCombination;
  readonly reading?: string;
}

/** A wind, or the middle of the house */
export type FengShuiPalace = 
  | "North"
  | "Northeast"
  | "East"
  | "Southeast"
  | "South"
  | "Southwest"
  | "West"
  | "Northwest"
  | "Center";

export interface StarCombination {
  /** The two stars, the smaller first */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly nature: FengShuiNature;
}

export interface NatalStarConventions {
  /** Lower chart, without replacement stars */
  readonly chart: "xia-gua";
  /** A bearing is not converted between norths */
  readonly north: "as-measured";
  /** Whether period was sent, or is that of the day of the call in UTC */
  readonly periodFrom: "request" | "today";
}

export interface VisitingStar {
  /** A wind, or the middle of the house */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly star: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** Outside its own period; the ruling star of a period reads well in it, 5 alone apart */
  readonly nature: FengShuiNature;
  /** True for the star of the period that the year lies in */
  readonly isRuling: boolean;
  /** The phase that feeds the star */
  readonly enhancer: FengShuiPhase;
  readonly enhancerLocalized?: string;
  /** The phase that the star feeds, which drains it */
  readonly remedy: FengShuiPhase;
  readonly remedyLocalized?: string;
  readonly meaning?: string;
}

export interface FlyingStar {
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** Outside its own period; the ruling star of a period reads well in it, 5 alone apart */
  readonly nature: FengShuiNature;
  readonly keywords?: string[];
  readonly meaning?: string;
  /** The phase that feeds the star */
  readonly enhancer: FengShuiPhase;
  readonly enhancerLocalized?: string;
  /** The phase that the star feeds, which drains it */
  readonly remedy: FengShuiPhase;
  readonly remedyLocalized?: string;
  /** Where the star is at home */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** The period that the star rules. 1 to 9 */
  readonly period: number;
  readonly trigram?: FengShuiTrigramName;
  /** The palace's own number in the Lo Shu square. 1 to 9 */
  readonly base: number;
}

export interface FengShuiTrigramName {
  /** 1 Heaven to 8 Lake, as in the Book of Changes here. 1 to 8 */
  readonly number: number;
  readonly english: string;
  readonly englishLocalized?: string;
  readonly chinese: string;
}

export interface TaiSui {
  readonly id: "taiSui";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning?: string;
  readonly mountain: FengShuiMountain;
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
  /** Of the year */
  readonly animal:
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
  /** Across the ring from it */
  readonly clashingAnimal:
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
}

export interface SuiPo {
  readonly id: "suiPo";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning?: string;
  readonly mountain: FengShuiMountain;
  readonly direction: FengShuiDirection;
  readonly directionLocalized?: string;
}

export interface SanSha {
  readonly id: "sanSha";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning?: string;
  readonly direction: "North" | "East" | "South" | "West";
  readonly directionLocalized?: string;
  /** Of the frame of three branches that the year belongs to */
  readonly frameElement: FengShuiPhase;
  readonly frameElementLocalized?: string;
  /** The quarter of that frame, across the compass */
  readonly frameDirection: "North" | "East" | "South" | "West";
  readonly frameDirectionLocalized?: string;
  /** Degrees clockwise from north; the first of 75, five mountains. [0, 360) */
  readonly startDegree: number;
  /** Degrees clockwise from north. [0, 360) */
  readonly endDegree: number;
  /** Clockwise. 3 to 3 of them */
  readonly parts: SanShaPart[];
}

export interface SanShaPart {
  readonly id: "jie-sha" | "zai-sha" | "sui-sha";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning?: string;
  readonly mountain: FengShuiMountain;
}

export interface FiveYellow {
  readonly id: "fiveYellow";
  /** In the language asked for */
  readonly name: string;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning?: string;
  /** A wind, or the middle of the house */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly star: number;
  readonly remedy: FengShuiPhase;
  readonly remedyLocalized?: string;
}

export interface BaguaSectorRow {
  readonly id:
    | "career"
    | "knowledge"
    | "family"
    | "wealth"
    | "fame"
    | "love"
    | "children"
    | "helpful-people"
    | "health";
  readonly name: string;
  readonly nameLocalized?: string;
  /** The palace's own number in the Lo Shu square. 1 to 9 */
  readonly number: number;
  /** A wind, or the middle of the house */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  /** The wind of the palace; the middle has none */
  readonly direction?: FengShuiDirection;
  readonly directionLocalized?: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** Of the element */
  readonly colors: string[];
  readonly colorsLocalized?: string[];
  /** Of the Later Heaven ring there */
  readonly trigram?: FengShuiTrigram;
  /** Of the Earlier Heaven ring there */
  readonly earlierHeavenTrigram?: FengShuiTrigram;
  readonly focus?: string;
  readonly meaning?: string;
}

export interface FengShuiPeriod {
  /** 1 to 9 */
  readonly number: number;
  readonly startYear: number;
  /** The last solar year of the twenty */
  readonly endYear: number;
  /** Li Chun of the first year at UTC+8, YYYY-MM-DD */
  readonly startDate: string;
  readonly era: "upper" | "middle" | "lower";
  /** In the language asked for */
  readonly eraName: string;
  /** A star by its number, 1 to 9. 1 to 9 */
  readonly rulingStar: number;
  readonly rulingStarName: string;
  readonly rulingStarNameLocalized?: string;
  readonly element: FengShuiPhase;
  readonly elementLocalized?: string;
  /** Where the ruling star is at home */
  readonly palace: FengShuiPalace;
  readonly palaceLocalized?: string;
  readonly trigram?: FengShuiTrigramName;
  /** The palace's own number in the Lo Shu square. 1 to 9 */
  readonly base: number;
  readonly meaning?: string;
}
