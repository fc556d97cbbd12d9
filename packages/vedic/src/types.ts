// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateArudhaPadas`. */
export interface ArudhaPadasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** The twelve arudha padas, with Arudha Lagna and Upapada. */
export interface ArudhaPadas {
  /** English name of the sign */
  readonly lagnaRashi: string;
  readonly lagnaRashiLocalized?: string;
  /** English name of the sign */
  readonly arudhaLagna: string;
  readonly arudhaLagnaLocalized?: string;
  /** English name of the sign */
  readonly upapada: string;
  readonly upapadaLocalized?: string;
  readonly padas: ArudhaPada[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: ArudhaPadasConventions;
}

/** The twelve arudha padas, with Arudha Lagna and Upapada: the answer to an open time of birth. */
export interface UncertainArudhaPadas {
  readonly birthTime: VedicBirthTime;
  /** Only where it is the same all through */
  readonly lagnaRashi?: string;
  readonly lagnaRashiLocalized?: string;
  /** Only where it is the same all through */
  readonly arudhaLagna?: string;
  readonly arudhaLagnaLocalized?: string;
  /** Only where it is the same all through */
  readonly upapada?: string;
  readonly upapadaLocalized?: string;
  readonly padas: UncertainArudhaPada[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainArudhaConventions;
}

/** Request of `calculateAshtakavarga`. */
export interface AshtakavargaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Ashtakavarga: eight tables of points, their sum, both reductions and the pindas. */
export interface Ashtakavarga {
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly signs: string[];
  readonly signsLocalized?: string[];
  /** Tables of the seven grahas and the Lagna */
  readonly bhinnashtakavarga: BinduTable[];
  /** Sum of the seven grahas' tables, 337 points */
  readonly sarvashtakavarga: BinduSum;
  /** After the trikona and ekadhipatya reductions */
  readonly reducedBhinnashtakavarga: BinduTable[];
  readonly reducedSarvashtakavarga: BinduSum;
  readonly shodhyaPinda: ShodhyaPinda[];
  readonly conventions: AshtakavargaConventions;
}

/** Ashtakavarga: eight tables of points, their sum, both reductions and the pindas: the answer to an open time of birth. */
export interface UncertainAshtakavarga {
  readonly birthTime: VedicBirthTime;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly signs: string[];
  readonly signsLocalized?: string[];
  /** Tables of the seven grahas and the Lagna */
  readonly bhinnashtakavarga: UncertainBinduTable[];
  /** Sum of the seven grahas' tables, 337 points */
  readonly sarvashtakavarga: UncertainBinduSum;
  /** After both reductions */
  readonly reducedBhinnashtakavarga: UncertainReducedBindus[];
  readonly reducedSarvashtakavarga: UncertainReducedSum;
  readonly shodhyaPinda: UncertainShodhyaPinda[];
  readonly conventions: UncertainAshtakavargaConventions;
}

/** Request of `calculateDrishti`. */
export interface DrishtiRequest {
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
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** Graha drishti: what each graha looks at, and who looks back. */
export interface Drishti {
  /** By the clock of the place */
  readonly datetime: string;
  readonly planets: DrishtiPlanet[];
  readonly aspects: GrahaDrishti[];
  /** The same by the graha that looks */
  readonly aspectTable: DrishtiRow[];
  readonly mutualAspects: MutualDrishti[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: DrishtiConventions;
}

/** Graha drishti: what each graha looks at, and who looks back: the answer to an open time of birth. */
export interface UncertainDrishti {
  readonly birthTime: VedicBirthTime;
  readonly planets: UncertainDrishtiPlanet[];
  /** Those that every time has */
  readonly aspects: HeldDrishti[];
  /** Those that a part of the times has */
  readonly passingAspects: PassingDrishti[];
  /** Those of every time, by the graha that looks */
  readonly aspectTable: DrishtiRow[];
  /** Those of every time */
  readonly mutualAspects: HeldMutualDrishti[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainDrishtiConventions;
}

/** Request of `getLunarAspects`. */
export interface LunarAspectsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** Angles of the Moon with the other grahas in a month. */
export interface LunarAspects {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: LunarAspectEvent[];
  readonly conventions: VedicAspectSearchConventions;
}

/** Request of `getMonthlyAspects`. */
export interface MonthlyGrahaAspectsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** Angles among the grahas in a month, without the Moon. */
export interface MonthlyGrahaAspects {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: MonthlyGrahaAspectEvent[];
  readonly conventions: VedicAspectSearchConventions;
}

/** Request of `listAvasthas`. */
export interface AvasthasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** One of the three systems */
  readonly system?: "baladi" | "jagradadi" | "deeptadi" | undefined;
}

/** The seventeen avasthas: states of a graha by age, wakefulness and mood. */
export type Avasthas = AvasthaEntry[];

/** Request of `getAvastha`. */
export interface AvasthaRequest {
  /** bala to kopa */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One avastha by its id. */
export interface Avastha {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly system: AvasthaSystem;
  readonly meaning?: string;
  readonly interpretation?: string;
}

/** Request of `calculateBhavChalit`. */
export interface BhavChalitRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Bhav chalit: Sripati's houses with their junctions, and which grahas move. */
export interface BhavChalit {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly ascendant: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly midheaven: number;
  readonly bhavas: ChalitBhava[];
  readonly grahas: ChalitGraha[];
  readonly movedCount: number;
  readonly houseSystem: "sripati";
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: VedicConventions;
}

/** Bhav chalit: Sripati's houses with their junctions, and which grahas move: the answer to an open time of birth. */
export interface UncertainBhavChalit {
  readonly birthTime: VedicBirthTime;
  readonly ascendant: LongitudeReach;
  readonly midheaven: LongitudeReach;
  readonly bhavas: UncertainChalitBhava[];
  readonly grahas: UncertainChalitGraha[];
  readonly houseSystem: "sripati";
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVedicConventions;
}

/** Request of `calculateBhavaBala`. */
export interface BhavaBalaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Bhava bala: the strength of the twelve houses. */
export interface BhavaBala {
  readonly bhavas: BhavaBalaRow[];
  readonly houseSystem: "sripati";
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: BhavaBalaConventions;
}

/** Bhava bala: the strength of the twelve houses: the answer to an open time of birth. */
export interface UncertainBhavaBala {
  readonly birthTime: VedicBirthTime;
  /** Without the lord's shadbala; empty from 60 degrees of latitude on, and of a range over six hours */
  readonly bhavas: UncertainBhavaBalaRow[];
  /** The shadbala of the lord, and the sums and ranks that need it */
  readonly leftOut: string[];
  readonly houseSystem: "sripati";
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainBhavaBalaConventions;
}

/** Request of `generateBirthChart`. */
export interface VedicBirthChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Also Uranus, Neptune and Pluto. Default false */
  readonly modernPlanets?: boolean | undefined;
  /** Also what each state says. Default false */
  readonly avasthaInfo?: boolean | undefined;
}

/** Vedic birth chart (rashi chart): grahas, Lagna, states, combustion, planetary war, yogas. */
export interface VedicBirthChart {
  /** What stands in a sign */
  readonly aries: VedicChartSign;
  /** What stands in a sign */
  readonly taurus: VedicChartSign;
  /** What stands in a sign */
  readonly gemini: VedicChartSign;
  /** What stands in a sign */
  readonly cancer: VedicChartSign;
  /** What stands in a sign */
  readonly leo: VedicChartSign;
  /** What stands in a sign */
  readonly virgo: VedicChartSign;
  /** What stands in a sign */
  readonly libra: VedicChartSign;
  /** What stands in a sign */
  readonly scorpio: VedicChartSign;
  /** What stands in a sign */
  readonly sagittarius: VedicChartSign;
  /** What stands in a sign */
  readonly capricorn: VedicChartSign;
  /** What stands in a sign */
  readonly aquarius: VedicChartSign;
  /** What stands in a sign */
  readonly pisces: VedicChartSign;
  /** The same points by name */
  readonly meta: VedicChartPoints;
  readonly houses: VedicChartHouse[];
  /** The lord of the Lagna in the house it stands in */
  readonly lagnaLord?: string;
  /** Grahas strictly within their orb of the Sun */
  readonly combustion: CombustGraha[];
  /** Pairs of Mars to Saturn within a degree */
  readonly planetaryWar: PlanetaryWar[];
  readonly modernPlanets?: ModernPlanet[];
  readonly interpretations: PointReadings;
  /** All 48 that are looked for, whether they are there or not; as the detection answers them */
  readonly yogas: DetectedYoga[];
  readonly summary?: VedicChartSummary;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: VedicBirthChartConventions;
}

/** Vedic birth chart (rashi chart): grahas, Lagna, states, combustion, planetary war, yogas: the answer to an open time of birth. */
export interface UncertainVedicBirthChart {
  readonly birthTime: VedicBirthTime;
  readonly grahas: UncertainChartGraha[];
  /** Only where its sign is the same all through */
  readonly lagna?: UncertainChartLagna;
  /** The lord of the Lagna in its house, where both hold */
  readonly lagnaLord?: string;
  /** Twelve houses for each stretch in which no graha changes its sign */
  readonly charts: UncertainBirthRashiChart[];
  /** Pairs within a degree all through */
  readonly planetaryWar: UncertainPlanetaryWar[];
  readonly modernPlanets?: UncertainModernPlanet[];
  /** Those of which every time says the same: present or absent */
  readonly yogas: HeldYoga[];
  /** Those that are present at some of the times and absent at others, left out above */
  readonly undecidedYogas: UndecidedYoga[];
  readonly summary?: UncertainVedicChartSummary;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainBirthChartConventions;
}

/** Request of `calculateCharaKarakas`. */
export interface CharaKarakasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** eight counts Rahu. Default "eight" */
  readonly scheme?: KarakaScheme | undefined;
}

/** Chara karakas: the grahas ranked by degree, from Atmakaraka to Darakaraka. */
export interface CharaKarakas {
  readonly scheme: "seven" | "eight";
  /** Highest rank first */
  readonly karakas: CharaKaraka[];
  /** English name of the graha, or Lagna */
  readonly atmakaraka: string;
  readonly atmakarakaLocalized?: string;
  /** What this graha in that office says */
  readonly atmakarakaInterpretation?: string;
  /** English name of the graha, or Lagna */
  readonly darakaraka: string;
  readonly darakarakaLocalized?: string;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: VedicConventions;
}

/** Chara karakas: the grahas ranked by degree, from Atmakaraka to Darakaraka: the answer to an open time of birth. */
export interface UncertainCharaKarakas {
  readonly birthTime: VedicBirthTime;
  readonly scheme: "seven" | "eight";
  /** Highest rank first */
  readonly karakas: UncertainCharaKaraka[];
  /** Only where it is the same all through */
  readonly atmakaraka?: string;
  readonly atmakarakaLocalized?: string;
  /** Where it holds: this graha in that office */
  readonly atmakarakaInterpretation?: string;
  /** Only where it is the same all through */
  readonly darakaraka?: string;
  readonly darakarakaLocalized?: string;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVedicConventions;
}

/** Request of `calculateGunMilan`. */
export interface GunMilanRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The groom */
  readonly person1: VedicPerson;
  /** The bride */
  readonly person2: VedicPerson;
  /** Options as this program has them by default; an option that is sent goes before it. parasharas-light: ayanamsa lahiri */
  readonly preset?: AyanamsaPreset | undefined;
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** Gun Milan: the eight kootas of a groom and a bride, 36 points. */
export interface GunMilan {
  /** At person1's birth */
  readonly frame: SiderealFrame;
  /** 0 to 36 */
  readonly total: number;
  readonly maxScore: 36;
  /** 0 to 100 */
  readonly percentage: number;
  /** 18 points or more; doshas do not change it */
  readonly isCompatible: boolean;
  readonly recommendation?: string;
  /** Those that stand */
  readonly doshas: string[];
  readonly doshasLocalized?: string[];
  readonly doshaCancellations: DoshaCancellation[];
  /** Exceptions of other schools that hold for this couple; they change nothing here */
  readonly reliefs: KootaRelief[];
  readonly breakdown: KootaRow[];
  /** The count for this couple, what it does not see, and a close that weighs both */
  readonly couple?: CoupleReading;
  readonly conventions: MatchingConventions;
}

/** Gun Milan: the eight kootas of a groom and a bride, 36 points: the answer to an open time of birth. */
export interface UncertainGunMilan {
  readonly birthTime: CoupleBirthTimes;
  /** At person1's earliest time */
  readonly frame: SiderealFrame;
  /** Over every pair of times that the births allow */
  readonly total: PointsReach;
  readonly maxScore: 36;
  /** Over every pair of times that the births allow */
  readonly percentage: PointsReach;
  /** 18 points or more; only where every pair of times agrees */
  readonly isCompatible?: boolean;
  /** Only where it is the same for every pair of times */
  readonly recommendation?: string;
  /** Those that stand for every pair of times */
  readonly doshas: string[];
  readonly doshasLocalized?: string[];
  /** Those that stand for some pairs of times */
  readonly dependentDoshas: string[];
  readonly dependentDoshasLocalized?: string[];
  /** Those that one rule takes away for every pair of times */
  readonly doshaCancellations: DoshaCancellation[];
  /** Exceptions of other schools that hold for every pair of times; they change nothing here */
  readonly reliefs: KootaRelief[];
  readonly breakdown: UncertainKootaRow[];
  /** Every pair of Moons that the two births allow, in order of person1's time, then of person2's */
  readonly outcomes: GunMilanOutcome[];
  readonly person1: UncertainMatched;
  readonly person2: UncertainMatched;
  /** The count as far as it is known, and of each chart what the time allows */
  readonly couple: UncertainCoupleReading;
  readonly conventions: UncertainMatchingConventions;
}

/** Request of `getVedicDailyReading`. */
export interface VedicDailyReadingRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** The day read; the one that runs in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** One person's day: gochara, tara, chandrabala, dasha and money. */
export interface VedicDailyReading {
  readonly frames: DailyFrames;
  readonly date: string;
  /** Sunrise at the birthplace; noon by the clock where the Sun does not rise */
  readonly dayStart: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly dayEnd: string;
  readonly subject: DailySubject;
  /** What runs as the day begins */
  readonly panchanga: DailyPanchanga;
  readonly grahas: DailyGraha[];
  readonly tara: TaraWindow[];
  readonly chandrabala: ChandrabalaWindow[];
  readonly dasha: DailyDasha[];
  readonly areas: DailyAreas;
  /** Percentage of the nine that are favourable. 0 to 100 */
  readonly score: number;
  readonly verdict: DailyVerdict;
  readonly tally: GocharaTally[];
  readonly evaluated: 9;
  readonly degraded: DegradedComponent[];
  readonly houseThemes: HouseThemes;
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly conventions: VedicDailyReadingConventions;
}

/** One person's day: gochara, tara, chandrabala, dasha and money: the answer to an open time of birth. */
export interface UncertainVedicDailyReading {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  readonly frames: UncertainDailyFrames;
  readonly date: string;
  /** Sunrise at the birthplace; noon by the clock where the Sun does not rise */
  readonly dayStart: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly dayEnd: string;
  readonly subject: UncertainDailySubject;
  /** What runs as the day begins */
  readonly panchanga: DailyPanchanga;
  readonly moons: DailyMoonCandidate[];
  readonly stars: DailyStarCandidate[];
  /** Of the running periods those that all of these births share */
  readonly dasha: UncertainDailyDasha[];
  readonly evaluated: 9;
  readonly degraded: DegradedComponent[];
  readonly conventions: UncertainDailyConventions;
}

/** Request of `getCurrentDasha`. */
export interface CurrentDashaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
  /** The instant to read, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock; now by default */
  readonly datetime?: DashaInstant | undefined;
}

/** The Vimshottari periods that run now, on five levels. */
export interface CurrentDasha {
  /** The instant read, on the birth's clock */
  readonly readingAt: string;
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  readonly mahadasha: Mahadasha;
  readonly antardasha: Antardasha;
  readonly pratyantardasha: Pratyantardasha;
  readonly sookshmaDasha: SookshmaDasha;
  readonly pranaDasha: PranaDasha;
  /** Whole years of 365.25 days, then months of 30.4375, then days */
  readonly remainingInMahadasha: DashaSpan;
  /** Whole years of 365.25 days, then months of 30.4375, then days */
  readonly remainingInAntardasha: DashaSpan;
  /** Whole years of 365.25 days, then months of 30.4375, then days */
  readonly remainingInPratyantardasha: DashaSpan;
  /** Whole years of 365.25 days, then months of 30.4375, then days */
  readonly remainingInSookshma: DashaSpan;
  /** Whole years of 365.25 days, then months of 30.4375, then days */
  readonly remainingInPrana: DashaSpan;
  /** Only with significators */
  readonly commonHouses?: {
    /** Signified by all five lords */
    readonly allLevels: number[];
    /** By the first three */
    readonly dashaBhuktiAntara: number[];
  };
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The Vimshottari periods that run now, on five levels: the answer to an open time of birth. */
export interface UncertainCurrentDasha {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** The instant read, on the birth's clock */
  readonly readingAt: string;
  readonly candidates: BirthDashaCandidate[];
  /** Only where every one of these births is in it at that instant */
  readonly mahadasha?: UncertainRunningDasha;
  /** Only where every one of these births is in it at that instant */
  readonly antardasha?: UncertainRunningDasha;
  /** Only where every one of these births is in it at that instant */
  readonly pratyantardasha?: UncertainRunningDasha;
  /** Only where every one of these births is in it at that instant */
  readonly sookshmaDasha?: UncertainRunningDasha;
  /** Only where every one of these births is in it at that instant */
  readonly pranaDasha?: UncertainRunningDasha;
  /** Left of it: least and most of these births */
  readonly remainingInMahadasha?: DashaBalanceReach;
  /** Left of it: least and most of these births */
  readonly remainingInAntardasha?: DashaBalanceReach;
  /** Left of it: least and most of these births */
  readonly remainingInPratyantardasha?: DashaBalanceReach;
  /** Left of it: least and most of these births */
  readonly remainingInSookshma?: DashaBalanceReach;
  /** Left of it: least and most of these births */
  readonly remainingInPrana?: DashaBalanceReach;
  /** Of the first level on which the births differ: each period that may run, in order of the time of birth */
  readonly possible?: PossibleDashas;
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getMajorDashas`. */
export interface MajorDashasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
}

/** The nine Vimshottari mahadashas of a life. */
export interface MajorDashas {
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaSpan;
  readonly totalYears: 120;
  /** 9 to 9 of them */
  readonly mahadashas: Mahadasha[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The nine Vimshottari mahadashas of a life: the answer to an open time of birth. */
export interface UncertainMajorDashas {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  readonly totalYears: 120;
  readonly candidates: MajorDashasCandidate[];
  /** In the order of the periods, each lord once */
  readonly readings: DashaLordReading[];
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getSubDashas`. */
export interface SubDashasRequest {
  /** English name of the lord, in any letter case */
  readonly mahadasha: DashaLord;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
}

/** The antardashas of a mahadasha. */
export interface SubDashas {
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  readonly mahadashaPeriod: Mahadasha;
  /** 1 to 9 of them */
  readonly antardashas: Antardasha[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The antardashas of a mahadasha: the answer to an open time of birth. */
export interface UncertainSubDashas {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  readonly candidates: SubDashasCandidate[];
  /** In the order of the periods, each lord once */
  readonly readings: DashaLordReading[];
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getPratyantardashas`. */
export interface PratyantardashasRequest {
  /** English name of the lord, in any letter case */
  readonly mahadasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly antardasha: DashaLord;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
}

/** The pratyantardashas of an antardasha. */
export interface Pratyantardashas {
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  readonly antardashaPeriod: Antardasha;
  /** 1 to 9 of them */
  readonly pratyantardashas: Pratyantardasha[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The pratyantardashas of an antardasha: the answer to an open time of birth. */
export interface UncertainPratyantardashas {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  readonly candidates: PratyantardashasCandidate[];
  /** In the order of the periods, each lord once */
  readonly readings: DashaLordReading[];
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getSookshmaDashas`. */
export interface SookshmaDashasRequest {
  /** English name of the lord, in any letter case */
  readonly mahadasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly antardasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly pratyantardasha: DashaLord;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
}

/** The sookshma dashas of a pratyantardasha. */
export interface SookshmaDashas {
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
  readonly pratyantardashaPeriod: Pratyantardasha;
  /** 1 to 9 of them */
  readonly sookshmaDashas: SookshmaDasha[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The sookshma dashas of a pratyantardasha: the answer to an open time of birth. */
export interface UncertainSookshmaDashas {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
  readonly candidates: SookshmaDashasCandidate[];
  /** In the order of the periods, each lord once */
  readonly readings: DashaLordReading[];
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getPranaDashas`. */
export interface PranaDashasRequest {
  /** English name of the lord, in any letter case */
  readonly mahadasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly antardasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly pratyantardasha: DashaLord;
  /** English name of the lord, in any letter case */
  readonly sookshma: DashaLord;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Counts for significators alone; the dates hang on the Moon. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Adds the houses each lord signifies (Placidus). Default false */
  readonly significators?: boolean | undefined;
}

/** The prana dashas of a sookshma dasha. */
export interface PranaDashas {
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
  /** English name of the graha */
  readonly sookshmaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly sookshmaLordLocalized?: string;
  readonly sookshmaPeriod: SookshmaDasha;
  /** 1 to 9 of them */
  readonly pranaDashas: PranaDasha[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: DashaConventions;
}

/** The prana dashas of a sookshma dasha: the answer to an open time of birth. */
export interface UncertainPranaDashas {
  readonly birthTime: VedicBirthTime;
  readonly summary?: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
  /** English name of the graha */
  readonly sookshmaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly sookshmaLordLocalized?: string;
  readonly candidates: PranaDashasCandidate[];
  /** In the order of the periods, each lord once */
  readonly readings: DashaLordReading[];
  readonly conventions: UncertainDashaConventions;
}

/** Request of `getDashaPeriods`. */
export interface DashaPeriodsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** vimshottari, ashtottari, yogini and kalachakra are counted from the Moon; chara, narayana and sudarshana from signs, with the Lagna */
  readonly dashaSystem: DashaSystem;
  /** The instant whose periods run, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock; now by default */
  readonly datetime?: DashaInstant | undefined;
  /** Days of a year of the dasha; solar is the Sun's return to its sidereal longitude at birth. Default "365.25" */
  readonly yearLength?: DashaYearLength | undefined;
  /** Of ashtottari: the star that the groups are counted from, ardra by default */
  readonly ashtottariStart?: AshtottariStart | undefined;
  /** Of ashtottari: whether Abhijit (276°40' to 280°53'20") is the third of Saturn's four stars, or Saturn has three; counted by default */
  readonly abhijit?: AbhijitCount | undefined;
  /** Of chara: kn-rao (default) gives a lord's dignity no year and ends the parts of a sign with its own; parashara counts dignity and begins with it */
  readonly charaCount?: CharaCount | undefined;
}

/** Dashas by Ashtottari, Yogini, Kalachakra, Chara, Narayana, Sudarshana. */
export interface DashaPeriods {
  readonly dashaSystem: DashaSystem;
  readonly dashaSystemName: string;
  readonly dashaSystemNameLocalized?: string;
  /** The instant read, on the birth's clock */
  readonly readingAt: string;
  /** Sidereal degrees. 0 to 360 */
  readonly moonLongitude: number;
  /** Degrees, read at birth, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaSpan;
  /** Of ashtottari: whether Rahu is in a kendra or trikona from the lord of the Lagna, and not in the Lagna */
  readonly isConditionMet?: boolean;
  /** Of kalachakra */
  readonly kalachakra?: KalachakraOfBirth;
  /** Major periods with their antardashas; of sudarshana those of the twelve years around readingAt */
  readonly periods: DashaSystemPeriod[];
  /** At readingAt, from the major period down. 2 to 5 of them */
  readonly running: RunningDashaPeriod[];
  readonly conventions: DashaPeriodsConventions;
}

/** Dashas by Ashtottari, Yogini, Kalachakra, Chara, Narayana, Sudarshana: the answer to an open time of birth. */
export interface UncertainDashaPeriods {
  readonly birthTime: VedicBirthTime;
  readonly dashaSystem: DashaSystem;
  readonly dashaSystemName: string;
  readonly dashaSystemNameLocalized?: string;
  /** The instant read, on the birth's clock */
  readonly readingAt: string;
  /** Sidereal degrees at the earliest and at the latest second */
  readonly moonLongitude: MoonLongitudeReach;
  readonly ayanamsaType: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** In order of time, one for each nakshatra of the Moon and first ruler */
  readonly candidates: DashaPeriodsCandidate[];
  readonly conventions: UncertainDashaPeriodsConventions;
}

/** Request of `generateDivisionalChart`. */
export interface DivisionalChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Parts in a sign: 9 is the Navamsa */
  readonly division: 2 | 3 | 4 | 7 | 9 | 10 | 12 | 16 | 20 | 24 | 27 | 30 | 40 | 45 | 60;
}

/** A divisional chart (varga), D2 to D60, by Parashara's rules. */
export interface DivisionalChart {
  readonly chart: VargaChart;
  readonly division: VargaDivision;
  /** Grahas in the sign that they have in the rashi chart; the Lagna is not counted */
  readonly vargottama: string[];
  readonly vargottamaLocalized?: string[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: VargaConventions;
}

/** A divisional chart (varga), D2 to D60, by Parashara's rules: the answer to an open time of birth. */
export interface UncertainDivisionalChart {
  readonly birthTime: VedicBirthTime;
  /** Sign and house are the division's, longitudes the birth's */
  readonly grahas: UncertainVargaGraha[];
  /** Of the division; only where it is the same all through */
  readonly lagna?: UncertainVargaLagna;
  /** Grahas that keep the sign of the rashi chart all through */
  readonly vargottama: string[];
  readonly vargottamaLocalized?: string[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVargaConventions;
  readonly division: VargaDivision;
}

/** Request of `checkKalsarpaDosha`. */
export interface KalsarpaDoshaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Kalsarpa: whether all seven grahas stand on one side of the nodes. */
export interface KalsarpaDosha {
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly present: boolean;
  readonly type?: string;
  readonly severity?: DoshaSeverity;
  /** On which side of the axis all seven stand, in the order of the signs */
  readonly arc?: KalsarpaArc;
  /** 1 to 12 */
  readonly rahuHouse: number;
  /** Where it is absent: the grahas on the less crowded side, which break it */
  readonly outside: string[];
  readonly outsideLocalized?: string[];
  readonly description?: string;
  readonly effects?: KalsarpaEffects;
  readonly remedies?: string[];
  readonly conventions: VedicConventions;
}

/** Kalsarpa: whether all seven grahas stand on one side of the nodes: the answer to an open time of birth. */
export interface UncertainKalsarpaDosha {
  readonly birthTime: VedicBirthTime;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** Whether every time of birth has it, none has, or it depends on the time */
  readonly verdict: DoshaVerdict;
  /** Only where every time says the same */
  readonly present?: boolean;
  readonly description?: string;
  readonly remedies?: string[];
  readonly conventions: UncertainVedicConventions;
  /** Where it is present and the house of Rahu holds */
  readonly type?: string;
  /** Of that type */
  readonly severity?: DoshaSeverity;
  /** Of one that is present all through: the side of the axis that holds all seven */
  readonly arc?: HeldKalsarpaArc;
  /** Only where it is the same all through. 1 to 12 */
  readonly rahuHouse?: number;
  /** Where it is absent all through: the grahas that break it at every time */
  readonly outside?: string[];
  readonly outsideLocalized?: string[];
  /** Of a type that holds */
  readonly effects?: UncertainKalsarpaEffects;
}

/** Request of `checkManglikDosha`. */
export interface ManglikDoshaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it. */
export interface ManglikDosha {
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly present: boolean;
  readonly severity?: DoshaSeverity;
  /** From the Lagna, whole signs; this one decides. 1 to 12 */
  readonly marsHouse: number;
  /** 1 to 12 */
  readonly marsHouseFromMoon: number;
  /** 1 to 12 */
  readonly marsHouseFromVenus: number;
  readonly description?: string;
  readonly effects?: ManglikEffects;
  /** What lightens it in this chart; it stays present, and its severity that of the house */
  readonly exceptions?: string[];
  /** The same as rules, one for each, in English */
  readonly exceptionRules?: string[];
  readonly remedies?: string[];
  readonly conventions: VedicConventions;
}

/** Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it: the answer to an open time of birth. */
export interface UncertainManglikDosha {
  readonly birthTime: VedicBirthTime;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** Whether every time of birth has it, none has, or it depends on the time */
  readonly verdict: DoshaVerdict;
  /** Only where every time says the same */
  readonly present?: boolean;
  readonly description?: string;
  readonly remedies?: string[];
  readonly conventions: UncertainVedicConventions;
  /** Only where it is the same all through */
  readonly severity?: DoshaSeverity;
  /** From the Lagna; only where it is the same all through. 1 to 12 */
  readonly marsHouse?: number;
  /** Only where it is the same all through. 1 to 12 */
  readonly marsHouseFromMoon?: number;
  /** Only where it is the same all through. 1 to 12 */
  readonly marsHouseFromVenus?: number;
  /** Whether Mars is in one of these houses from the Moon; only where that holds */
  readonly presentFromMoon?: boolean;
  /** The same from Venus */
  readonly presentFromVenus?: boolean;
  /** Each Lagna that the time allows, in order of time */
  readonly byLagna: ManglikByLagna[];
  /** Where it is present and its house holds */
  readonly effects?: UncertainManglikEffects;
  /** What lightens it wherever it is present in that time */
  readonly exceptions?: string[];
  /** The same as rules, one for each, in English */
  readonly exceptionRules?: string[];
}

/** Request of `checkSadhesati`. */
export interface SadhesatiRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. parasharas-light: ayanamsa lahiri */
  readonly preset?: AyanamsaPreset | undefined;
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
}

/** Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life. */
export interface Sadhesati {
  /** At birth */
  readonly frame: SiderealFrame;
  /** Whether it runs at the present moment */
  readonly present: boolean;
  readonly type?: string;
  readonly severity?: DoshaSeverity;
  /** English name of the sign */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  /** Of Saturn at the present moment */
  readonly saturnSign: string;
  readonly saturnSignLocalized?: string;
  /** 1 to 12 */
  readonly houseFromMoon: number;
  /** Saturn in the 4th or 8th from the Moon at the present moment */
  readonly smallPanoti: boolean;
  readonly description?: string;
  readonly effects?: SadeSatiEffects;
  readonly remedies?: string[];
  /** Every Sade Sati from birth to the hundredth year, or thirty years on from now where that is later, from the first entry to the last exit, with each stay between them */
  readonly spans: SadeSatiSpan[];
  readonly conventions: SadeSatiConventions;
}

/** Sade Sati: Saturn in the 12th, 1st and 2nd sign from the Moon, now and through life: the answer to an open time of birth. */
export interface UncertainSadhesati {
  readonly birthTime: VedicBirthTime;
  /** At the earliest second */
  readonly frame: SiderealFrame;
  readonly summary?: string;
  /** Only where it is the same for all of these births */
  readonly present?: boolean;
  /** Only where it is the same for all of these births */
  readonly moonSign?: string;
  readonly moonSignLocalized?: string;
  /** Of Saturn at the present moment */
  readonly saturnSign: string;
  readonly saturnSignLocalized?: string;
  readonly description?: string;
  /** One for each sign that the Moon may have been in, with every Sade Sati from birth to the hundredth year, or thirty years on from now where that is later */
  readonly candidates: SadeSatiCandidate[];
  /** While it runs for any of them */
  readonly phases?: Record<string, string>;
  readonly remedies?: string[];
  readonly conventions: UncertainSadeSatiConventions;
}

/** Request of `getEclipticCrossings`. */
export interface VedicEclipticCrossingsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** 1900 to 2100 */
  readonly year: number;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** When the grahas cross the ecliptic in a year. */
export interface VedicEclipticCrossings {
  /** 1900 to 2100 */
  readonly year: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: VedicEclipticCrossing[];
  readonly conventions: VedicSearchConventions;
}

/** Request of `getHeliacalVisibility`. */
export interface HeliacalVisibilityRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Degrees, north positive, at most 60: beyond it the oblique ascensions of the zodiac run together. -60 to 60 */
  readonly latitude: number;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** Heliacal risings and settings: which grahas are out of the Sun's light. */
export interface HeliacalVisibility {
  readonly date: string;
  readonly grahas: HeliacalRow[];
  readonly conventions: HeliacalVisibilityConventions;
}

/** Request of `getKpAyanamsa`. */
export interface KpAyanamsaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today by default */
  readonly date?: CivilDate | undefined;
  /** Wall-clock time, 24-hour HH:MM:SS. Default "00:00:00" */
  readonly time?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The KP New ayanamsa at an instant. */
export interface KpAyanamsa {
  /** Degrees, eight decimals */
  readonly ayanamsa: number;
  readonly type: "kp-newcomb";
  /** The formula in words, with its constants */
  readonly formula: string;
  readonly date: string;
  /** The instant of the value, ISO 8601 in UTC */
  readonly instant: string;
  /** When the answer was made, ISO 8601 in UTC */
  readonly calculated: string;
}

/** Request of `generateKpChart`. */
export interface KpChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
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
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Chart of the Krishnamurti Paddhati: cusps, grahas and significators. */
export interface KpChart {
  readonly meta: {
    readonly date: string;
    readonly time: string;
    /** Degrees, north positive */
    readonly latitude: number;
    /** Degrees, east positive */
    readonly longitude: number;
    /** Decimal hours from UTC that were applied */
    readonly timezone: number;
    /** Degrees taken off the tropical longitudes, not rounded */
    readonly ayanamsa: number;
    readonly ayanamsaType: string;
    readonly houseSystem: "placidus";
  };
  /** The first cusp */
  readonly ascendant: KpPlace;
  /** 12 to 12 of them */
  readonly cusps: KpCusp[];
  /** Sun to Saturn; the nodes stand apart. 7 to 7 of them */
  readonly planets: {
    /** English name of the graha */
    readonly planet: string;
    readonly planetLocalized?: string;
    /** 1 to 12 */
    readonly house: number;
    /** Degrees in the frame, [0, 360). 0 to 360 */
    readonly longitude: number;
    readonly sign: string;
    readonly signLocalized?: string;
    /** English name of the graha */
    readonly signLord: string;
    readonly signLordLocalized?: string;
    readonly nakshatra: string;
    readonly nakshatraLocalized?: string;
    /** English name of the graha */
    readonly nakshatraLord: string;
    readonly nakshatraLordLocalized?: string;
    /** 1 to 4 */
    readonly pada: number;
    /** The same as nakshatraLord */
    readonly starLord: string;
    readonly starLordLocalized?: string;
    /** English name of the graha */
    readonly subLord: string;
    readonly subLordLocalized?: string;
    /** English name of the graha */
    readonly subSubLord: string;
    readonly subSubLordLocalized?: string;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly kpNumber: number;
    readonly retrograde: boolean;
  }[];
  readonly nodes: {
    readonly rahu: KpNode;
    readonly ketu: KpNode;
  };
  readonly significators: KpSignificators;
  /** What the sub lords of the 7th, 10th and 11th cusps promise */
  readonly reading?: string;
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  readonly conventions: KpConventions;
}

/** Chart of the Krishnamurti Paddhati: cusps, grahas and significators: the answer to an open time of birth. */
export interface UncertainKpChart {
  readonly birthTime: VedicBirthTime;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsa: number;
  readonly ayanamsaType: string;
  /** Only of a range. 12 to 12 of them */
  readonly cusps?: UncertainKpCusp[];
  /** 9 to 9 of them */
  readonly planets: UncertainKpChartPlanet[];
  readonly conventions: UncertainKpConventions;
}

/** Request of `getKpCusps`. */
export interface KpCuspsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
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
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** The twelve Placidus cusps with star, sub and sub-sub lord. */
export interface KpCusps {
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsa: number;
  readonly houseSystem: "placidus";
  /** 12 to 12 of them */
  readonly cusps: KpCusp[];
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  readonly conventions: KpCuspsConventions;
}

/** The twelve Placidus cusps with star, sub and sub-sub lord: the answer to an open time of birth. */
export interface UncertainKpCusps {
  readonly birthTime: VedicBirthTime;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsa: number;
  readonly houseSystem: "placidus";
  /** 12 to 12 of them */
  readonly cusps: UncertainKpCusp[];
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  readonly conventions: UncertainKpConventions;
}

/** Request of `castKpHoraryChart`. */
export interface KpHoraryRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
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
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** The number the questioner names, 1 to 249. 1 to 249 */
  readonly horaryNumber: number;
  /** The matter of the question, judged by its cusp; without one the twelve cusps alone are told */
  readonly matter?: KpMatter | undefined;
}

/** A question by number, 1 to 249, in the Krishnamurti Paddhati. */
export interface KpHorary {
  /** The number the questioner names, 1 to 249. 1 to 249 */
  readonly horaryNumber: number;
  /** The instant of the question, ISO 8601 in UTC */
  readonly questionTime: string;
  readonly ayanamsaType: string;
  /** Not rounded */
  readonly ayanamsaDegrees: number;
  /** The middle of the number's part */
  readonly ascendant: KpHoraryAscendant;
  /** 12 to 12 of them */
  readonly cusps: {
    /** 1 to 12 */
    readonly house: number;
    /** Degrees in the frame, [0, 360). 0 to 360 */
    readonly longitude: number;
    readonly sign: string;
    readonly signLocalized?: string;
    /** The nakshatra */
    readonly star: string;
    readonly starLocalized?: string;
    /** English name of the graha */
    readonly starLord: string;
    readonly starLordLocalized?: string;
    /** English name of the graha */
    readonly subLord: string;
    readonly subLordLocalized?: string;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly kpNumber: number;
    /** Its sub lord for the house itself */
    readonly reading?: string;
  }[];
  /** 9 to 9 of them */
  readonly planets: {
    /** English name of the graha */
    readonly planet: string;
    readonly planetLocalized?: string;
    /** 1 to 12 */
    readonly house: number;
    /** Degrees in the frame, [0, 360). 0 to 360 */
    readonly longitude: number;
    readonly sign: string;
    readonly signLocalized?: string;
    /** The nakshatra */
    readonly star: string;
    readonly starLocalized?: string;
    /** English name of the graha */
    readonly starLord: string;
    readonly starLordLocalized?: string;
    /** English name of the graha */
    readonly subLord: string;
    readonly subLordLocalized?: string;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly kpNumber: number;
    /** English name of the graha */
    readonly subSubLord: string;
    readonly subSubLordLocalized?: string;
    readonly isRetrograde: boolean;
  }[];
  /** Of the moment, by the Ascendant of the clock */
  readonly rulingPlanets: {
    /** English name of the graha */
    readonly dayLord: string;
    readonly dayLordLocalized?: string;
    /** English name of the graha */
    readonly moonSignLord: string;
    readonly moonSignLordLocalized?: string;
    /** English name of the graha */
    readonly moonStarLord: string;
    readonly moonStarLordLocalized?: string;
    /** English name of the graha */
    readonly moonSublord: string;
    readonly moonSublordLocalized?: string;
    /** English name of the graha */
    readonly moonSubSublord: string;
    readonly moonSubSublordLocalized?: string;
    /** English name of the graha */
    readonly lagnaSignLord: string;
    readonly lagnaSignLordLocalized?: string;
    /** English name of the graha */
    readonly lagnaStarLord: string;
    readonly lagnaStarLordLocalized?: string;
    /** English name of the graha */
    readonly lagnaSublord: string;
    readonly lagnaSublordLocalized?: string;
    /** English name of the graha */
    readonly lagnaSubSublord: string;
    readonly lagnaSubSublordLocalized?: string;
    /** The strongest first, each once */
    readonly rulingPlanets: string[];
    readonly rulingPlanetsLocalized?: string[];
    /** midnight where the Sun does not rise and set: the lord is that of the civil date */
    readonly dayBegins: KpDayBegins;
  };
  readonly significators: KpSignificators;
  /** Only with a matter */
  readonly judgment?: KpHoraryJudgment;
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
  readonly conventions: KpConventions;
}

/** Request of `getKpPlanets`. */
export interface KpPlanetsRequest {
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
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** The nine grahas with star, sub and sub-sub lord. */
export interface KpPlanets {
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsa: number;
  /** 9 to 9 of them */
  readonly planets: {
    /** English name of the graha */
    readonly planet: string;
    readonly planetLocalized?: string;
    /** Degrees in the frame, [0, 360). 0 to 360 */
    readonly longitude: number;
    readonly sign: string;
    readonly signLocalized?: string;
    /** English name of the graha */
    readonly signLord: string;
    readonly signLordLocalized?: string;
    readonly nakshatra: string;
    readonly nakshatraLocalized?: string;
    /** English name of the graha */
    readonly nakshatraLord: string;
    readonly nakshatraLordLocalized?: string;
    /** 1 to 4 */
    readonly pada: number;
    /** The same as nakshatraLord */
    readonly starLord: string;
    readonly starLordLocalized?: string;
    /** English name of the graha */
    readonly subLord: string;
    readonly subLordLocalized?: string;
    /** English name of the graha */
    readonly subSubLord: string;
    readonly subSubLordLocalized?: string;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly kpNumber: number;
    /** 1 to 27 */
    readonly nakshatraNumber: number;
    /** Rahu and Ketu always */
    readonly retrograde: boolean;
  }[];
  readonly conventions: KpConventions;
}

/** The nine grahas with star, sub and sub-sub lord: the answer to an open time of birth. */
export interface UncertainKpPlanets {
  readonly birthTime: VedicBirthTime;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsa: number;
  /** 9 to 9 of them */
  readonly planets: UncertainKpPlanet[];
  readonly conventions: UncertainKpConventions;
}

/** Request of `getKpPlanetsInterval`. */
export interface KpPlanetsIntervalRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** First instant, on the clock of timezone */
  readonly startDatetime: KpDatetime;
  /** Last instant: at most 7 days later */
  readonly endDatetime: KpDatetime;
  /** Minutes between two instants. 15 to 1440 */
  readonly intervalMinutes: number;
  /** Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** The nine grahas with their lords at every step of a range. */
export interface KpPlanetsInterval {
  /** As sent */
  readonly startDatetime: string;
  /** As sent */
  readonly endDatetime: string;
  readonly intervalMinutes: number;
  readonly totalIntervals: number;
  readonly ayanamsa: string;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** Degrees, not rounded; read at the first instant and kept */
  readonly ayanamsaValue: number;
  readonly intervals: {
    /** On the clock of timezone */
    readonly datetime: string;
    readonly date: string;
    /** HH:MM */
    readonly time: string;
    /** Nine grahas by their English names */
    readonly planets: Record<string, KpPlanetAtInstant>;
  }[];
}

/** Request of `getKpRasiChanges`. */
export interface KpRasiChangesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Sun to Saturn; the nodes are not searched */
  readonly planet: KpMover;
  /** First day, YYYY-MM-DD, from its midnight on the clock of timezone */
  readonly startDate: CivilDate;
  /** Last day, to its end */
  readonly endDate: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Accepted and without effect: no node is searched. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** When a graha changes its sign. */
export interface KpRasiChanges {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Decimal hours from UTC, read at the start and kept to the end */
  readonly timezone: number;
  readonly ayanamsa: string;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  readonly totalChanges: number;
  readonly changes: {
    /** On the clock of timezone, the second that has begun */
    readonly datetime: string;
    readonly date: string;
    /** HH:MM */
    readonly time: string;
    /** ISO 8601 */
    readonly utc: string;
    readonly fromSign: string;
    readonly fromSignLocalized?: string;
    /** English name of the graha */
    readonly fromSignLord: string;
    readonly fromSignLordLocalized?: string;
    readonly toSign: string;
    readonly toSignLocalized?: string;
    /** English name of the graha */
    readonly toSignLord: string;
    readonly toSignLordLocalized?: string;
  }[];
}

/** Request of `getKpRulingPlanets`. */
export interface KpRulingPlanetsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** The moment, on the clock of timezone; now by default */
  readonly datetime?: KpDatetime | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** With birthTime: the rulers' significators in that birth's chart */
  readonly birthDate?: CivilDate | undefined;
  /** Needed with birthDate; the birth is at the same place */
  readonly birthTime?: CivilTime | undefined;
}

/** The five ruling planets of a moment at a place. */
export interface KpRulingPlanets {
  /** The instant, ISO 8601 in UTC */
  readonly datetime: string;
  readonly location: KpLocation;
  /** English name of the graha */
  readonly dayLord: string;
  readonly dayLordLocalized?: string;
  /** English name of the graha */
  readonly moonSignLord: string;
  readonly moonSignLordLocalized?: string;
  /** English name of the graha */
  readonly moonStarLord: string;
  readonly moonStarLordLocalized?: string;
  /** English name of the graha */
  readonly moonSublord: string;
  readonly moonSublordLocalized?: string;
  /** English name of the graha */
  readonly moonSubSublord: string;
  readonly moonSubSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSignLord: string;
  readonly lagnaSignLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaStarLord: string;
  readonly lagnaStarLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSublord: string;
  readonly lagnaSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSubSublord: string;
  readonly lagnaSubSublordLocalized?: string;
  /** The strongest first, each once */
  readonly rulingPlanets: string[];
  readonly rulingPlanetsLocalized?: string[];
  /** midnight where the Sun does not rise and set: the lord is that of the civil date */
  readonly dayBegins: KpDayBegins;
  /** Only with birthDate and birthTime */
  readonly significators?: KpRulerSignifies[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  readonly conventions: KpConventions;
}

/** The five ruling planets of a moment at a place: the answer to an open time of birth. */
export interface UncertainKpRulingPlanets {
  readonly birthTime: VedicBirthTime;
  /** The instant, ISO 8601 in UTC */
  readonly datetime: string;
  readonly location: KpLocation;
  /** English name of the graha */
  readonly dayLord: string;
  readonly dayLordLocalized?: string;
  /** English name of the graha */
  readonly moonSignLord: string;
  readonly moonSignLordLocalized?: string;
  /** English name of the graha */
  readonly moonStarLord: string;
  readonly moonStarLordLocalized?: string;
  /** English name of the graha */
  readonly moonSublord: string;
  readonly moonSublordLocalized?: string;
  /** English name of the graha */
  readonly moonSubSublord: string;
  readonly moonSubSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSignLord: string;
  readonly lagnaSignLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaStarLord: string;
  readonly lagnaStarLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSublord: string;
  readonly lagnaSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSubSublord: string;
  readonly lagnaSubSublordLocalized?: string;
  /** The strongest first, each once */
  readonly rulingPlanets: string[];
  readonly rulingPlanetsLocalized?: string[];
  /** midnight where the Sun does not rise and set: the lord is that of the civil date */
  readonly dayBegins: KpDayBegins;
  /** Only of a birth known to an hour: rulers whose houses are the same all through */
  readonly significators?: KpRulerSignifies[];
  /** As asked for */
  readonly focus?: "general" | "finance";
  readonly houseThemes?: HouseThemes;
  /** Of the moment; the birth by its earliest and latest instant */
  readonly conventions: UncertainRulingConventions;
}

/** Request of `getKpRulingInterval`. */
export interface KpRulingIntervalRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Which words the themes of the houses come in; numbers stay the same. Default "general" */
  readonly focus?: ReadingFocus | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** First instant, on the clock of timezone */
  readonly startDatetime: KpDatetime;
  /** Last instant: at most 7 days and 1000 steps later */
  readonly endDatetime: KpDatetime;
  /** Minutes between two instants. 1 to 1440 */
  readonly intervalMinutes: number;
  /** Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Ruling planets at every step of a range. */
export interface KpRulingInterval {
  /** As sent */
  readonly startDatetime: string;
  /** As sent */
  readonly endDatetime: string;
  readonly intervalMinutes: number;
  readonly totalIntervals: number;
  readonly ayanamsa: string;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  readonly location: KpLocation;
  readonly intervals: KpRulingInstant[];
  /** As asked for */
  readonly focus: "general" | "finance";
  readonly houseThemes: HouseThemes;
}

/** Request of `getKpSublordChanges`. */
export interface KpSublordChangesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Sun to Saturn; the nodes are not searched */
  readonly planet: KpMover;
  /** First day, YYYY-MM-DD, from its midnight on the clock of timezone */
  readonly startDate: CivilDate;
  /** Last day, to its end */
  readonly endDate: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Sidereal frame, read at each instant; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Accepted and without effect: no node is searched. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** When a graha changes its sub lord. */
export interface KpSublordChanges {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Decimal hours from UTC, read at the start and kept to the end */
  readonly timezone: number;
  readonly ayanamsa: string;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  readonly totalChanges: number;
  readonly changes: {
    /** On the clock of timezone, the second that has begun */
    readonly datetime: string;
    readonly date: string;
    /** HH:MM */
    readonly time: string;
    /** ISO 8601 */
    readonly utc: string;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly fromKp: number;
    /** Which of the 249 parts of the zodiac. 1 to 249 */
    readonly toKp: number;
    /** English name of the graha */
    readonly fromSublord: string;
    readonly fromSublordLocalized?: string;
    /** English name of the graha */
    readonly toSublord: string;
    readonly toSublordLocalized?: string;
    /** English name of the graha */
    readonly fromNakshatraLord: string;
    readonly fromNakshatraLordLocalized?: string;
    /** English name of the graha */
    readonly toNakshatraLord: string;
    readonly toNakshatraLordLocalized?: string;
  }[];
}

/** Request of `listNakshatras`. */
export interface NakshatrasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The twenty-seven nakshatras. */
export type Nakshatras = NakshatraEntry[];

/** Request of `getNakshatra`. */
export interface NakshatraRequest {
  /** ashwini to revati */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One nakshatra by its id. */
export interface Nakshatra {
  readonly id: string;
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Part of the sidereal zodiac */
  readonly range: string;
  readonly deity?: string;
  readonly symbol?: string;
  readonly characteristics?: string;
  /** Sounds that names begin with, one for each quarter */
  readonly syllables?: string[];
  readonly remedies?: NakshatraRemedies;
  /** The four quarters, each with its sign in the Navamsa */
  readonly padas: NakshatraPada[];
}

/** Request of `generateNavamsa`. */
export interface NavamsaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Navamsa (D9), and the grahas that keep their sign in it. */
export interface Navamsa {
  readonly chart: VargaChart;
  /** Grahas in the sign that they have in the rashi chart; the Lagna is not counted */
  readonly vargottama: string[];
  readonly vargottamaLocalized?: string[];
  readonly vargottamaExplanation?: string;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: VargaConventions;
}

/** Navamsa (D9), and the grahas that keep their sign in it: the answer to an open time of birth. */
export interface UncertainNavamsa {
  readonly birthTime: VedicBirthTime;
  /** Sign and house are the division's, longitudes the birth's */
  readonly grahas: UncertainVargaGraha[];
  /** Of the division; only where it is the same all through */
  readonly lagna?: UncertainVargaLagna;
  /** Grahas that keep the sign of the rashi chart all through */
  readonly vargottama: string[];
  readonly vargottamaLocalized?: string[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVargaConventions;
  readonly vargottamaExplanation?: string;
}

/** Request of `getBasicPanchang`. */
export interface BasicPanchangRequest {
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
}

/** Tithi, nakshatra, yoga and karana of an instant. */
export interface BasicPanchang {
  readonly tithi: PanchangTithi;
  readonly nakshatra: PanchangNakshatra;
  readonly yoga: PanchangYoga;
  readonly karana: PanchangKarana;
  /** Sidereal degrees, Lahiri. [0, 360) */
  readonly sunLongitude: number;
  /** Sidereal degrees, Lahiri. [0, 360) */
  readonly moonLongitude: number;
  /** What runs at the instant, each from its beginning to its end */
  readonly limbs: InstantLimbs;
  /** Where a tithi or nakshatra changes within three minutes of the instant judged: both */
  readonly borders?: LimbBorder[];
  readonly conventions: PanchangInstantConventions;
}

/** Request of `getChoghadiya`. */
export interface ChoghadiyaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** The choghadiyas of a day and its night. */
export interface Choghadiya {
  readonly date: string;
  readonly dayChoghadiya: ChoghadiyaSpan[];
  readonly nightChoghadiya: ChoghadiyaSpan[];
  /** What each is for, once, by name */
  readonly meanings?: Record<string, string>;
  readonly conventions: PanchangHoursConventions;
}

/** Request of `getDetailedPanchang`. */
export interface DetailedPanchangRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** The panchang of a day at a place, sunrise to sunrise. */
export interface DetailedPanchang {
  readonly date: string;
  readonly location: PanchangLocation;
  readonly vara: PanchangVara;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly sunrise: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly sunset: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly nextSunrise: string;
  /** Null where the Moon does not rise on that date */
  readonly moonrise: string | null;
  /** Null where the Moon does not set on that date */
  readonly moonset: string | null;
  readonly moonSign: PanchangSign;
  readonly sunSign: PanchangSign;
  readonly sunNakshatra: PanchangStarPlace;
  readonly tithi: PanchangTithi;
  readonly nakshatra: PanchangNakshatra;
  readonly yoga: PanchangYoga;
  readonly karana: PanchangKarana;
  /** All that run between this sunrise and the next, in order, those that no sunrise meets included */
  readonly limbs: PanchangLimbs;
  /** The Moon's signs between this sunrise and the next */
  readonly moonSigns: LimbStay[];
  /** Of the present moment where that is in this day, else the first */
  readonly hora: HoraNow;
  readonly rahuKaal: LocalSpan;
  readonly yamaganda: LocalSpan;
  readonly gulika: LocalSpan;
  readonly abhijitMuhurta: LocalSpan | null;
  readonly brahmaMuhurta: LocalSpan;
  readonly vijayaMuhurta: LocalSpan;
  readonly nishitaMuhurta: LocalSpan;
  readonly godhuliMuhurta: LocalSpan | null;
  readonly pratahSandhya: LocalSpan | null;
  readonly sayahnaSandhya: LocalSpan | null;
  readonly durMuhurta: LocalSpan[];
  /** The thirty from sunrise to the next; the weekday's bad ones are in durMuhurta */
  readonly muhurtas: NamedMuhurta[];
  readonly varjyam: LocalSpan[];
  readonly amritKalam: LocalSpan[];
  /** Birth signs that the Moon's sign at sunrise helps, and the one it weighs on */
  readonly chandrabalam: Chandrabalam;
  /** Birth stars by the tara of the Moon's star at sunrise */
  readonly tarabalam: Tarabalam;
  readonly panchaka: Panchaka;
  /** `spans` lists every Vishti between this sunrise and the next */
  readonly bhadra: Bhadra;
  /** The first change of each after sunrise, in UTC */
  readonly transitions: PanchangTransitions;
  /** For what the day is good, for what not, and when it turns */
  readonly verdict?: string;
  readonly calendar?: PanchangCalendar;
  readonly festivals?: FestivalOfDay[];
  /** Null where the Sun does not rise then */
  readonly previousDay?: PanchangNeighbor | null;
  /** Limbs at its sunrise */
  readonly nextDay?: PanchangNeighbor;
  /** Where a tithi or nakshatra changes within three minutes of the instant judged: both */
  readonly borders?: LimbBorder[];
  /** What each is for, once, by name */
  readonly meanings?: Record<string, string>;
  readonly conventions: PanchangDayConventions;
}

/** Request of `getPanchangMonth`. */
export interface PanchangMonthRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** The panchang of a month at a place, a row for each day at its sunrise. */
export interface PanchangMonth {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Each day of the month, at its sunrise */
  readonly days: PanchangOfMonth[];
  readonly conventions: PanchangMonthConventions;
}

/** Request of `getHora`. */
export interface HoraRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** The planetary hours of a day and its night. */
export interface Hora {
  readonly date: string;
  readonly dayHoras: HoraSpan[];
  readonly nightHoras: HoraSpan[];
  /** What each is for, once, by name */
  readonly meanings?: Record<string, string>;
  readonly conventions: PanchangHoursConventions;
}

/** Request of `calculateParallels`. */
export interface VedicParallelsRequest {
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
  /** Greatest difference of declinations, degrees. 0.5 to 3. Default 1.5 */
  readonly orb?: number | undefined;
}

/** Declinations of the seven grahas and their parallels at a moment. */
export interface VedicParallels {
  /** Local, as sent */
  readonly datetime: string;
  /** The one that was asked for, degrees */
  readonly orb: number;
  readonly planets: VedicDeclination[];
  readonly parallels: VedicParallel[];
  readonly conventions: VedicParallelsConventions;
}

/** Declinations of the seven grahas and their parallels at a moment: the answer to an open time of birth. */
export interface UncertainVedicParallels {
  readonly birthTime: VedicParallelsBirthTime;
  readonly date: string;
  /** Decimal hours from UTC that were applied at the earliest time */
  readonly timezone: number;
  /** The one that was asked for, degrees */
  readonly orb: number;
  readonly planets: VedicDeclinationInTime[];
  /** Within the orb all through */
  readonly parallels: VedicParallelInTime[];
  /** Within the orb for a part of that time */
  readonly passingParallels: PassingVedicParallel[];
  readonly conventions: UncertainVedicParallelsConventions;
}

/** Request of `getMonthlyParallels`. */
export interface VedicMonthlyParallelsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** Parallels and contraparallels of declination among the seven grahas in a month. */
export interface VedicMonthlyParallels {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: VedicParallelEvent[];
  readonly conventions: VedicMonthlyParallelsConventions;
}

/** Request of `getPlanetPositions`. */
export interface GrahaPositionsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Sidereal positions of the nine grahas and the Lagna. */
export interface GrahaPositions {
  readonly Sun: GrahaPosition;
  readonly Moon: GrahaPosition;
  readonly Mars: GrahaPosition;
  readonly Mercury: GrahaPosition;
  readonly Jupiter: GrahaPosition;
  readonly Venus: GrahaPosition;
  readonly Saturn: GrahaPosition;
  readonly Rahu: GrahaPosition;
  readonly Ketu: GrahaPosition;
  readonly Lagna: GrahaPosition;
}

/** Sidereal positions of the nine grahas and the Lagna: the answer to an open time of birth. */
export interface UncertainGrahaPositions {
  readonly birthTime: VedicBirthTime;
  readonly grahas: UncertainGrahaPosition[];
  /** Only where its sign is the same all through */
  readonly lagna?: UncertainLagna;
  /** The signs of all grahas with twelve houses: one chart for each stretch without a change */
  readonly charts: UncertainRashiChart[];
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVedicConventions;
}

/** Request of `getMonthlyEphemeris`. */
export interface VedicMonthlyEphemerisRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** Positions of the nine grahas on each day of a month, at noon UTC. */
export interface VedicMonthlyEphemeris {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly days: VedicEphemerisDay[];
  /** At noon of the first day */
  readonly frame: SiderealFrame;
  readonly conventions: VedicMonthlyEphemerisConventions;
}

/** Request of `listRashis`. */
export interface RashisRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The twelve rashis. */
export type Rashis = RashiEntry[];

/** Request of `getRashi`. */
export interface RashiRequest {
  /** mesha to meen */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One rashi by its id. */
export interface Rashi {
  readonly id: string;
  /** English name of the sign */
  readonly name: string;
  readonly nameLocalized?: string;
  readonly vedicName: string;
  readonly vedicNameLocalized?: string;
  readonly symbol?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** The Sun's usual stay by Lahiri, Indian time; it moves by a day */
  readonly dateRange: string;
  /** The Aditya of the Sun's month in this sign */
  readonly energy: string;
  readonly characteristics?: string;
}

/** Request of `calculateShadbala`. */
export interface ShadbalaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Shadbala: six strengths of the seven grahas, with every part. */
export interface Shadbala {
  /** Sun to Saturn */
  readonly planets: ShadbalaRow[];
  readonly balaThemes: BalaThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: ShadbalaConventions;
}

/** Shadbala: six strengths of the seven grahas, with every part: the answer to an open time of birth. */
export interface UncertainShadbala {
  readonly birthTime: VedicBirthTime;
  /** Sun to Saturn, without what the time would decide */
  readonly planets: UncertainShadbalaRow[];
  /** Parts that are counted from sunrise, meridian or Lagna, and the sums that need them */
  readonly leftOut: string[];
  readonly balaThemes: BalaThemes;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainShadbalaConventions;
}

/** Request of `calculateTransit`. */
export interface VedicTransitRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly transitDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS. Default "12:00:00" */
  readonly transitTime?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** The grahas of a moment over a birth chart: gochara. */
export interface VedicTransit {
  /** At birth */
  readonly frame: SiderealFrame;
  /** Local, as sent */
  readonly birthDatetime: string;
  /** Local, as sent */
  readonly transitDatetime: string;
  readonly natalPlanets: NatalGraha[];
  readonly transitingPlanets: TransitingGraha[];
  /** Jupiter, Saturn, Rahu and Ketu */
  readonly keyTransits: KeyTransit[];
  /** The nine through the natal chart, by Phaladeepika 26 */
  readonly gochara?: GocharaReading;
  readonly conventions: VedicTransitConventions;
}

/** The grahas of a moment over a birth chart: gochara: the answer to an open time of birth. */
export interface UncertainVedicTransit {
  readonly birthTime: VedicBirthTime;
  /** At the earliest second */
  readonly frame: SiderealFrame;
  readonly birthDate: string;
  /** Local, as sent */
  readonly transitDatetime: string;
  readonly summary?: string;
  readonly natalPlanets: UncertainNatalGraha[];
  readonly transitingPlanets: UncertainTransitingGraha[];
  readonly candidates: GocharaCandidate[];
  readonly conventions: UncertainTransitConventions;
}

/** Request of `getMonthlyTransits`. */
export interface VedicMonthlyTransitsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
  readonly coordinateSystem?: CoordinateSystem | undefined;
}

/** Every change of sign of the nine grahas in a month. */
export interface VedicMonthlyTransits {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** At 00:00 UTC of the first day */
  readonly startingPositions: VedicStartingPosition[];
  readonly transitEvents: VedicTransitEvent[];
  readonly conventions: VedicSearchConventions;
}

/** Request of `getUpagrahaPositions`. */
export interface UpagrahasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** Upagrahas: Gulika, Mandi and nine other shadowy points. */
export interface Upagrahas {
  /** From the parts of the day or night; empty where the Sun does not rise and set */
  readonly timeBased: UpagrahaPoint[];
  /** At fixed arcs from the Sun */
  readonly sunBased: UpagrahaPoint[];
  /** Sign of the Lagna, the first house */
  readonly lagnaRashi?: string;
  readonly lagnaRashiLocalized?: string;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UpagrahaConventions;
}

/** Upagrahas: Gulika, Mandi and nine other shadowy points: the answer to an open time of birth. */
export interface UncertainUpagrahas {
  readonly birthTime: VedicBirthTime;
  /** From the parts of the day or night: one place for each that reaches into the time of birth */
  readonly timeBased: UncertainTimeBasedUpagraha[];
  /** At fixed arcs from the Sun */
  readonly sunBased: UncertainSunBasedUpagraha[];
  /** Only where it is the same all through */
  readonly lagnaRashi?: string;
  readonly lagnaRashiLocalized?: string;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainUpagrahaConventions;
}

/** Request of `listYogas`. */
export interface YogaCatalogueRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Keep only this family of the Nabhasa yogas */
  readonly family?: "classical" | "asraya" | "dala" | "akriti" | "sankhya" | undefined;
}

/** The 301 yogas of the catalogue. */
export interface YogaCatalogue {
  /** How many are listed */
  readonly total: number;
  readonly yogas: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** Only of the 32 Nabhasa yogas */
    readonly family?: YogaFamily;
  }[];
}

/** Request of `detectYogas`. */
export interface DetectedYogasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
}

/** 48 yogas looked for in a birth chart, with what makes or breaks each. */
export interface DetectedYogas {
  readonly birthDetails: BirthDetails;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** How many are present */
  readonly total: number;
  /** 48 to 48 of them */
  readonly yogas: DetectedYoga[];
  readonly conventions: VedicConventions;
}

/** 48 yogas looked for in a birth chart, with what makes or breaks each: the answer to an open time of birth. */
export interface UncertainDetectedYogas {
  readonly birthTime: VedicBirthTime;
  readonly birthDetails: VedicUntimedBirth;
  /** How many are present, at least and at most */
  readonly total: YogaTotal;
  /** Those of which every time says the same: present or absent */
  readonly yogas: HeldYoga[];
  /** Those that are present at some of the times and absent at others, left out above */
  readonly undecidedYogas: UndecidedYoga[];
  readonly undecidedCount: number;
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  readonly conventions: UncertainVedicConventions;
}

/** Request of `getYoga`. */
export interface YogaEntryRequest {
  /** Yoga id or name; letter case and separators do not matter. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One yoga: what makes it and what it brings. */
export interface YogaEntry {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only of the 32 Nabhasa yogas */
  readonly family?: YogaFamily;
  readonly quality: YogaQuality;
  readonly qualityLocalized?: string;
  /** What makes it */
  readonly description?: string;
  /** What it is said to bring */
  readonly result?: string;
  /** Where the rule is printed */
  readonly source: string;
}

/** Request of `calculateDashakoot`. */
export interface DashakootRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The groom */
  readonly person1: VedicPerson;
  /** The bride */
  readonly person2: VedicPerson;
  /** Options as this program has them by default; an option that is sent goes before it. parasharas-light: ayanamsa lahiri */
  readonly preset?: AyanamsaPreset | undefined;
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** The ten poruthams of a groom and a bride. */
export interface Dashakoot {
  /** At person1's birth */
  readonly frame: SiderealFrame;
  /** 0 to 10 */
  readonly total: number;
  readonly maxTotal: 10;
  /** Rejected where Rajju or Vedha is active, whatever the total; recommended from six points */
  readonly verdict: DashakootVerdict;
  readonly recommendation?: string;
  readonly rajju: PoruthamFault;
  readonly vedha: PoruthamFault;
  readonly breakdown: PoruthamRow[];
  readonly conventions: MatchingConventions;
}

/** The ten poruthams of a groom and a bride: the answer to an open time of birth. */
export interface UncertainDashakoot {
  readonly birthTime: CoupleBirthTimes;
  /** At person1's earliest time */
  readonly frame: SiderealFrame;
  /** Over every pair of times that the births allow */
  readonly total: PointsReach;
  readonly maxTotal: 10;
  /** Only where it is the same for every pair of times */
  readonly verdict?: DashakootVerdict;
  /** The count as far as it is known, what a time would add, and the verdict */
  readonly reading?: string;
  readonly rajju: UncertainPoruthamFault;
  readonly vedha: UncertainPoruthamFault;
  readonly breakdown: UncertainPoruthamRow[];
  /** Every pair of Moons that the two births allow */
  readonly outcomes: DashakootOutcome[];
  readonly person1: UncertainMatched;
  readonly person2: UncertainMatched;
  readonly conventions: UncertainMatchingConventions;
}

/** Request of `calculatePapasamyam`. */
export interface PapasamyamRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The groom */
  readonly person1: VedicPerson;
  /** The bride */
  readonly person2: VedicPerson;
  /** Options as this program has them by default; an option that is sent goes before it. parasharas-light: ayanamsa lahiri */
  readonly preset?: AyanamsaPreset | undefined;
  /** Sidereal frame; custom takes its value from ayanamsaValue. Default "lahiri" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** Papasamyam: the weight of malefics in two charts. */
export interface Papasamyam {
  /** At person1's birth */
  readonly frame: SiderealFrame;
  /** The groom */
  readonly person1: PapaTotal;
  /** The bride */
  readonly person2: PapaTotal;
  /** Balanced where the bride's total does not exceed the groom's */
  readonly verdict: PapasamyamVerdict;
  readonly recommendation?: string;
  readonly conventions: MatchingConventions;
}

/** Papasamyam: the weight of malefics in two charts: the answer to an open time of birth. */
export interface UncertainPapasamyam {
  readonly birthTime: CoupleBirthTimes;
  /** At person1's earliest time */
  readonly frame: SiderealFrame;
  /** The groom */
  readonly person1: UncertainPapaTotal;
  /** The bride */
  readonly person2: UncertainPapaTotal;
  /** Only where it is the same for every pair of times */
  readonly verdict?: PapasamyamVerdict;
  /** Both weights as far as they are known, what a time would add, and the verdict */
  readonly reading?: string;
  readonly conventions: UncertainMatchingConventions;
}

/** Request of `getKpDailyFinance`. */
export interface KpDailyFinanceRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Of birth and reading; an IANA name is resolved at each of them. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Day to read, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Time of day at which lords and ruling planets are read. Default "12:00:00" */
  readonly time?: CivilTime | undefined;
  /** Sidereal frame, read once, at 00:00 UTC of the birth date; custom takes its value from ayanamsaValue. Default "kp-newcomb" */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; required with ayanamsa custom, ignored otherwise. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Houses of gain. 1 to 12 of them. Default [2,11] */
  readonly gainHouses?: number[] | undefined;
  /** Houses of loss; none of gain among them. 1 to 12 of them. Default [6,8,12] */
  readonly lossHouses?: number[] | undefined;
  /** Percent of each layer; they sum to 100. Default {"cusps":30,"dasha":40,"rulingPlanets":15,"moonWindows":15} */
  readonly weights?: {
    /** 0 to 100 */
    readonly cusps: number;
    /** 0 to 100 */
    readonly dasha: number;
    /** 0 to 100 */
    readonly rulingPlanets: number;
    /** 0 to 100 */
    readonly moonWindows: number;
  } | undefined;
}

/** A day's gain and loss by sub lords, dashas, ruling planets and the Moon. */
export interface KpDailyFinance {
  readonly date: string;
  /** On the clock of the place, to the second */
  readonly readingAt: string;
  readonly ayanamsa: Ayanamsa;
  /** Not rounded */
  readonly ayanamsaDegrees: number;
  readonly houses: {
    readonly gain: number[];
    readonly loss: number[];
  };
  readonly significators: {
    readonly gain: string[];
    readonly gainLocalized?: string[];
    readonly loss: string[];
    readonly lossLocalized?: string[];
    readonly byHouse: {
      /** 1 to 12 */
      readonly house: number;
      readonly group: "gain" | "loss";
      /** The strongest level first; a graha stands once for each level */
      readonly significators: string[];
      readonly significatorsLocalized?: string[];
    }[];
  };
  readonly layers: {
    readonly cusps: {
      readonly layer: "cusps";
      /** 0 to 100 */
      readonly weight: number;
      /** 0 to 100 */
      readonly score: number;
      readonly rows: {
        readonly inGain: boolean;
        readonly inLoss: boolean;
        readonly verdict: KpFinanceVerdict;
        /** 1 to 12 */
        readonly house: number;
        /** Of the cusp in the frame, degrees */
        readonly longitude: number;
        /** English name of the graha */
        readonly signLord: string;
        readonly signLordLocalized?: string;
        /** English name of the graha */
        readonly starLord: string;
        readonly starLordLocalized?: string;
        /** English name of the graha */
        readonly subLord: string;
        readonly subLordLocalized?: string;
        /** True on cusps of loss: the score is 100 less that of the verdict */
        readonly inverted: boolean;
        /** 0 to 100 */
        readonly score: number;
      }[];
    };
    readonly dasha: {
      readonly layer: "dasha";
      /** 0 to 100 */
      readonly weight: number;
      /** 0 to 100 */
      readonly score: number;
      readonly rows: {
        readonly inGain: boolean;
        readonly inLoss: boolean;
        readonly verdict: KpFinanceVerdict;
        readonly level: "mahadasha" | "antardasha" | "pratyantardasha" | "sookshmaDasha";
        /** English name of the graha */
        readonly lord: string;
        readonly lordLocalized?: string;
        /** ISO 8601 in UTC */
        readonly startDate: string;
        /** ISO 8601 in UTC */
        readonly endDate: string;
        /** In the sky at readingAt: ten points less */
        readonly retrograde: boolean;
        /** 0 to 100 */
        readonly score: number;
        /** 0 to 100 */
        readonly weight: number;
      }[];
    };
    readonly rulingPlanets: {
      readonly layer: "rulingPlanets";
      /** 0 to 100 */
      readonly weight: number;
      /** 0 to 100 */
      readonly score: number;
      readonly rows: {
        readonly inGain: boolean;
        readonly inLoss: boolean;
        readonly verdict: KpFinanceVerdict;
        /** English name of the graha */
        readonly planet: string;
        readonly planetLocalized?: string;
        readonly retrograde: boolean;
        /** 0 to 100 */
        readonly score: number;
      }[];
    };
    readonly moonWindows: {
      readonly layer: "moonWindows";
      /** 0 to 100 */
      readonly weight: number;
      /** 0 to 100 */
      readonly score: number;
      readonly rows: KpFinanceWindow[];
    };
  };
  /** 0 to 100 */
  readonly score: number;
  readonly band: KpFinanceBand;
  /** The longest favorable window; null where there is none */
  readonly bestWindow: KpFinanceWindow | null;
  /** Every unfavorable window */
  readonly worstWindows: KpFinanceWindow[];
  readonly conventions: KpConventions;
}

/** A day's gain and loss by sub lords, dashas, ruling planets and the Moon: the answer to an open time of birth. */
export interface UncertainKpDailyFinance {
  readonly birthTime: VedicBirthTime;
  readonly date: string;
  /** On the clock of the place, to the second */
  readonly readingAt: string;
  readonly ayanamsa: Ayanamsa;
  /** Not rounded */
  readonly ayanamsaDegrees: number;
  readonly houses: {
    readonly gain: number[];
    readonly loss: number[];
  };
  readonly significators: {
    /** Only where it is the same for all of these births */
    readonly gain?: string[];
    readonly gainLocalized?: string[];
    /** Only where it is the same for all of these births */
    readonly loss?: string[];
    readonly lossLocalized?: string[];
  };
  readonly layers: {
    readonly cusps: {
      readonly layer: "cusps";
      /** 0 to 100 */
      readonly weight: number;
      readonly score: KpFinanceScoreReach;
      readonly rows: {
        readonly inGain?: boolean;
        readonly inLoss?: boolean;
        /** Only where it is the same for all of these births */
        readonly verdict?: KpFinanceVerdict;
        /** Only where it is the same for all of these births. 0 to 100 */
        readonly score?: number;
        /** 1 to 12 */
        readonly house: number;
        /** Only where it is the same for all of these births */
        readonly signLord?: string;
        readonly signLordLocalized?: string;
        /** Only where it is the same for all of these births */
        readonly starLord?: string;
        readonly starLordLocalized?: string;
        /** Only where it is the same for all of these births */
        readonly subLord?: string;
        readonly subLordLocalized?: string;
        /** True on cusps of loss: the score is 100 less that of the verdict */
        readonly inverted: boolean;
      }[];
    };
    /** Rows of the levels whose lord is the same for all of these births */
    readonly dasha: {
      readonly layer: "dasha";
      /** 0 to 100 */
      readonly weight: number;
      readonly score: KpFinanceScoreReach;
      readonly rows: {
        readonly inGain?: boolean;
        readonly inLoss?: boolean;
        /** Only where it is the same for all of these births */
        readonly verdict?: KpFinanceVerdict;
        /** Only where it is the same for all of these births. 0 to 100 */
        readonly score?: number;
        readonly level: "mahadasha" | "antardasha" | "pratyantardasha" | "sookshmaDasha";
        /** English name of the graha */
        readonly lord: string;
        readonly lordLocalized?: string;
        readonly startDate: KpFinanceDateReach;
        readonly endDate: KpFinanceDateReach;
        /** In the sky at readingAt: ten points less */
        readonly retrograde: boolean;
        /** 0 to 100 */
        readonly weight: number;
      }[];
    };
    readonly rulingPlanets: {
      readonly layer: "rulingPlanets";
      /** 0 to 100 */
      readonly weight: number;
      readonly score: KpFinanceScoreReach;
      readonly rows: {
        readonly inGain?: boolean;
        readonly inLoss?: boolean;
        /** Only where it is the same for all of these births */
        readonly verdict?: KpFinanceVerdict;
        /** Only where it is the same for all of these births. 0 to 100 */
        readonly score?: number;
        /** English name of the graha */
        readonly planet: string;
        readonly planetLocalized?: string;
        readonly retrograde: boolean;
      }[];
    };
    readonly moonWindows: {
      readonly layer: "moonWindows";
      /** 0 to 100 */
      readonly weight: number;
      readonly score: KpFinanceScoreReach;
      readonly rows: UncertainKpFinanceWindow[];
    };
  };
  readonly score: KpFinanceScoreReach;
  /** Only where it is the same for all of these births */
  readonly band?: KpFinanceBand;
  /** The longest favorable window, where it is the same for all of these births; null where none has one */
  readonly bestWindow?: KpFinanceWindow | null;
  /** Windows that are unfavorable for all of these births */
  readonly worstWindows: KpFinanceWindow[];
  readonly conventions: UncertainKpConventions;
}

/** Request of `listFestivals`. */
export interface FestivalsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Gregorian, 1900 to 2100. 1900 to 2100 */
  readonly year: number;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** Hindu festivals, fasts and Ekadashis of a year at a place, each with the rule that dates it. */
export interface Festivals {
  readonly year: number;
  /** In order of date */
  readonly festivals: FestivalOfYear[];
  /** The rule of each festival of the year, once */
  readonly rules: FestivalRule[];
  readonly conventions: FestivalConventions;
}

/** Request of `findMuhurta`. */
export interface MuhurtaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly purpose: MuhurtaPurpose;
  /** First day, YYYY-MM-DD */
  readonly date: CivilDate;
  /** Days from the first on, 1 to 90. 1 to 90. Default 1 */
  readonly days?: number | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Births of those who take part: star and sign of each Moon are asked of every hour. 0 to 8 of them */
  readonly people?: MuhurtaPerson[] | undefined;
}

/** Muhurta: whether a day is good for a wedding, a move, a journey or seven other purposes, and when. */
export interface Muhurta {
  readonly purpose: MuhurtaPurpose;
  /** The answer in words, kept in every form */
  readonly answer?: string;
  readonly openDays: number;
  /** The best window of each open day, the best day first */
  readonly best: BestMuhurta[];
  readonly days: MuhurtaDay[];
  readonly people: MuhurtaPersonMoon[];
  /** After a single refused day: the first open one of the 45 that follow */
  readonly nextOpen: NextMuhurta | null;
  readonly conventions: MuhurtaConventions;
}

/** Muhurta: whether a day is good for a wedding, a move, a journey or seven other purposes, and when: the answer to an open time of birth. */
export interface UncertainMuhurta {
  /** State and span of the first person whose time is open; members of all, as people.0.moon.nakshatra */
  readonly birthTime: VedicBirthTime;
  readonly purpose: MuhurtaPurpose;
  /** The answer in words, kept in every form */
  readonly answer?: string;
  /** Open for every possible Moon */
  readonly openDays: number;
  /** Open for some of them */
  readonly dependingDays: number;
  /** The best window of each open day, the best day first */
  readonly best: UncertainBestMuhurta[];
  readonly days: UncertainMuhurtaDay[];
  readonly people: UncertainMuhurtaPerson[];
  /** After a single refused day: the first of the 45 that follow open for every possible Moon */
  readonly nextOpen: UncertainNextMuhurta | null;
  readonly conventions: MuhurtaConventions;
}

/** Request of `narrowVedicBirthTime`. */
export interface VedicNarrowedTimeRequest {
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
  /** Values that the chart is said to have; 1 to 10 claims and events together. 0 to 10 of them */
  readonly claims?: VedicClaim[] | undefined;
  /** Dated events of the life, weighed by the tradition's own timing. 0 to 10 of them */
  readonly events?: LifeEvent[] | undefined;
}

/** Birth time rectification: hours of the day that agree with Lagna, Moon or KP cusps as told, and with dashas at life events. */
export interface VedicNarrowedTime {
  /** The second that was compared */
  readonly at: string;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: VedicClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: VedicEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: VedicNarrowedTimeConventions;
}

/** Birth time rectification: hours of the day that agree with Lagna, Moon or KP cusps as told, and with dashas at life events: the answer to an open time of birth. */
export interface UncertainVedicNarrowedTime {
  readonly birthTime: NarrowingBirthTime;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: VedicClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: VedicEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: VedicNarrowedTimeConventions;
}

/** Request of `castVarshaphala`. */
export interface VarshaphalaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. jagannatha-hora: nodeType mean, positionType true, scheme eight. parasharas-light: ayanamsa lahiri */
  readonly preset?: VedicPreset | undefined;
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
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Rahu: the smoothed (mean) or the osculating (true) node; Ketu stands opposite. Default "mean" */
  readonly nodeType?: NodeType | undefined;
  /** Years completed when the year begins: 0 begins at birth; in place of year. 0 to 120 */
  readonly age?: number | undefined;
  /** Calendar year of the birthday that the year begins with; in place of age */
  readonly year?: number | undefined;
  /** Latitude where the year begins; the birth's by default. -90 to 90 */
  readonly yearLatitude?: Latitude | undefined;
  /** Its longitude, east positive; goes with yearLatitude. -180 to 180 */
  readonly yearLongitude?: Longitude | undefined;
  /** Lords of the thirds of a sign in the strength: the Tajika table, or those of the drekkana chart (D3). Default "tajika" */
  readonly drekkana?: DrekkanaScheme | undefined;
}

/** Varshaphala: the Tajika chart of a year of life, its lord, yogas and sahams. */
export interface Varshaphala {
  readonly year: YearOfTheSun;
  /** Houses from the year's Lagna */
  readonly chart: VarshaChart;
  readonly combust: string[];
  readonly combustLocalized?: string[];
  /** The birth Lagna, a sign on for each completed year */
  readonly muntha: Muntha;
  readonly yearLord: YearLord;
  /** 5 to 5 of them */
  readonly officeBearers: YearOfficeBearer[];
  /** 7 to 7 of them */
  readonly panchavargiyaBala: PanchavargiyaBala[];
  /** 7 to 7 of them */
  readonly harshaBala: HarshaBala[];
  /** Pairs of the seven whose signs see each other */
  readonly aspects: TajikaAspect[];
  /** Those of the sixteen that are there */
  readonly yogas: TajikaYogaFound[];
  readonly sahams: SahamPoint[];
  /** Vimshottari shrunk to the year; the first period's rest ends it */
  readonly mudda: MuddaPeriod[];
  /** By degrees in signs, from the fewest to the most */
  readonly patyayini: PatyayiniPeriod[];
  /** The zodiac of the chart of the year, read when it begins */
  readonly frame: SiderealFrame;
  readonly conventions: VarshaphalaConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export type VedicPreset = "jagannatha-hora" | "parasharas-light";

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

export type PositionType = "apparent" | "true";

export type NodeType = "mean" | "true";

export interface ArudhaPada {
  readonly id:
    | "a1"
    | "a2"
    | "a3"
    | "a4"
    | "a5"
    | "a6"
    | "a7"
    | "a8"
    | "a9"
    | "a10"
    | "a11"
    | "a12";
  /** 1 to 12 */
  readonly house: number;
  readonly abbreviation: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the sign */
  readonly bhavaRashi: string;
  readonly bhavaRashiLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** English name of the sign */
  readonly lordRashi: string;
  readonly lordRashiLocalized?: string;
  /** Sign of the pada */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** 1 to 12 */
  readonly houseFromLagna: number;
  /** Whether it fell in its own house or the 7th from it and was moved to the 10th */
  readonly exceptionApplied: boolean;
  readonly meaning?: string;
  readonly significations?: string;
}

/** The zodiac that the longitudes are told in */
export interface SiderealFrame {
  readonly ayanamsa: FrameName;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsaDegrees: number;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
}

export type FrameName = 
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
  | "b1950"
  | "tropical";

export interface ArudhaPadasConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly lords: string;
  readonly exception: string;
}

export type ZodiacUsed = "sidereal" | "tropical";

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

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

export interface VedicBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: VedicHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: VedicChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface VedicHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface VedicChange {
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

export interface UncertainArudhaPada {
  readonly id:
    | "a1"
    | "a2"
    | "a3"
    | "a4"
    | "a5"
    | "a6"
    | "a7"
    | "a8"
    | "a9"
    | "a10"
    | "a11"
    | "a12";
  /** 1 to 12 */
  readonly house: number;
  readonly abbreviation: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly bhavaRashi?: string;
  readonly bhavaRashiLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord?: string;
  readonly lordLocalized?: string;
  /** Only where it is the same all through */
  readonly lordRashi?: string;
  readonly lordRashiLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Only where it is the same all through. 1 to 12 */
  readonly houseFromLagna?: number;
  /** Where the sign of the pada changes: each in order of time */
  readonly possible?: PossibleArudha[];
  readonly meaning?: string;
  readonly significations?: string;
}

export interface PossibleArudha {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
}

export interface UncertainArudhaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly lords: string;
  readonly exception: string;
}

export interface BinduTable {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: number[];
  readonly total: number;
}

export interface BinduSum {
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: number[];
  readonly total: number;
}

export interface ShodhyaPinda {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly rashiPinda: number;
  readonly grahaPinda: number;
  /** Sum of the two */
  readonly shodhyaPinda: number;
}

export interface AshtakavargaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly tables: string;
  readonly reductions: string;
}

export interface UncertainBinduTable {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: BinduFigureReach[];
  /** The points of the seven grahas alone: what is left of a bindu once the Lagna's own is taken off */
  readonly withoutLagna: BinduFigureReach[];
  /** The same at every time, as the tables give so many points to each */
  readonly total: number;
}

/** At least and at most */
export interface BinduFigureReach {
  readonly least: number;
  readonly most: number;
}

/** Sum of the seven grahas' tables, 337 points */
export interface UncertainBinduSum {
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: BinduFigureReach[];
  /** A figure for each sign, Aries to Pisces */
  readonly withoutLagna: BinduFigureReach[];
  readonly total: number;
}

export interface UncertainReducedBindus {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: BinduFigureReach[];
  /** At least and at most */
  readonly total: BinduFigureReach;
}

export interface UncertainReducedSum {
  /** A figure for each sign, Aries to Pisces */
  readonly bindus: BinduFigureReach[];
  /** At least and at most */
  readonly total: BinduFigureReach;
}

export interface UncertainShodhyaPinda {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** At least and at most */
  readonly rashiPinda: BinduFigureReach;
  /** At least and at most */
  readonly grahaPinda: BinduFigureReach;
  /** Of the sum of the two */
  readonly shodhyaPinda: BinduFigureReach;
}

export interface UncertainAshtakavargaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly tables: string;
  readonly reductions: string;
}

/** Zodiac of the longitudes; sidereal is Lahiri. Default "sidereal" */
export type CoordinateSystem = "sidereal" | "tropical";

export interface DrishtiPlanet {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
}

export interface GrahaDrishti {
  /** English name of the graha, or Lagna */
  readonly aspectingPlanet: string;
  readonly aspectingPlanetLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly aspectedPlanet: string;
  readonly aspectedPlanetLocalized?: string;
  readonly aspectType: DrishtiType;
  /** Difference of the degrees within the two signs, degrees */
  readonly orb: number;
  /** Whole-sign aspects are full: 100 */
  readonly strength: number;
  readonly interpretation?: string;
}

export type DrishtiType = "conjunction" | "7th" | "4th" | "8th" | "5th" | "9th" | "3rd" | "10th";

export interface DrishtiRow {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly aspects: DrishtiCast[];
}

export interface DrishtiCast {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly aspectType: DrishtiType;
  /** Whole-sign aspects are full: 100 */
  readonly strength: number;
}

export interface MutualDrishti {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly aspectType: DrishtiType;
}

export interface DrishtiConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly aspects: string;
}

export interface UncertainDrishtiPlanet {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  readonly longitude: LongitudeReach;
}

export interface LongitudeReach {
  /** At the earliest time. [0, 360) */
  readonly from: number;
  /** At the latest time. [0, 360) */
  readonly to: number;
}

export interface HeldDrishti {
  /** English name of the graha, or Lagna */
  readonly aspectingPlanet: string;
  readonly aspectingPlanetLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly aspectedPlanet: string;
  readonly aspectedPlanetLocalized?: string;
  readonly aspectType: DrishtiType;
  /** Whole-sign aspects are full: 100 */
  readonly strength: number;
  readonly interpretation?: string;
  /** Difference of the degrees in the two signs, at both ends */
  readonly orb: DrishtiOrbReach;
}

/** Difference of the degrees in the two signs, at both ends */
export interface DrishtiOrbReach {
  /** [0, 30) */
  readonly from: number;
  /** [0, 30) */
  readonly to: number;
}

export interface PassingDrishti {
  /** English name of the graha, or Lagna */
  readonly aspectingPlanet: string;
  readonly aspectingPlanetLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly aspectedPlanet: string;
  readonly aspectedPlanetLocalized?: string;
  readonly aspectType: DrishtiType;
  /** Whole-sign aspects are full: 100 */
  readonly strength: number;
  readonly interpretation?: string;
  /** The times of birth that have it */
  readonly times: VedicBornBetween[];
}

export interface VedicBornBetween {
  /** The earliest of these times of birth */
  readonly from: string;
  /** The latest of them */
  readonly to: string;
}

export interface HeldMutualDrishti {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly aspectType: DrishtiType;
}

export interface UncertainDrishtiConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly aspects: string;
}

export interface LunarAspectEvent {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly aspect: MonthAspectName;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** False for a closest approach: the two turn before the angle is exact */
  readonly exact: boolean;
  /** Degrees from exact */
  readonly orb: number;
  /** The short way round, degrees. 0 to 180 */
  readonly distance: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly moonLongitude: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly planetLongitude: number;
}

export type MonthAspectName = 
  | "conjunction"
  | "opposition"
  | "trine"
  | "square"
  | "sextile"
  | "vigintile"
  | "semi-sextile"
  | "undecile"
  | "semi-quintile"
  | "novile"
  | "semi-square"
  | "septile"
  | "quintile"
  | "binovile"
  | "centile"
  | "biseptile"
  | "tredecile"
  | "sesqui-square"
  | "bi-quintile"
  | "quincunx"
  | "triseptile"
  | "quadranovile";

export interface VedicAspectSearchConventions {
  readonly zodiac: ZodiacSearched;
  /** Read at each event */
  readonly ayanamsa: AyanamsaSearched;
  readonly nodeType: "mean";
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than geocentric */
  readonly center?: Center;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Longitudes and speeds are times this */
  readonly harmonic?: number;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
  readonly window: PeriodSearched;
  /** Greatest orb of a closest approach that is reported, degrees */
  readonly nearMissOrb: number;
}

export type ZodiacSearched = "sidereal" | "tropical";

/** Read at each event */
export type AyanamsaSearched = "lahiri" | "none";

export type Center = "geocentric" | "topocentric" | "heliocentric";

/** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
export interface PeriodSearched {
  readonly from: string;
  readonly to: string;
}

export interface MonthlyGrahaAspectEvent {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly aspect: MonthAspectName;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** False for a closest approach: the two turn before the angle is exact */
  readonly exact: boolean;
  /** Degrees from exact */
  readonly orb: number;
  /** The short way round, degrees. 0 to 180 */
  readonly distance: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly planet1Longitude: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly planet2Longitude: number;
}

export interface AvasthaEntry {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly system: AvasthaSystem;
  readonly meaning?: string;
  readonly interpretation?: string;
}

export type AvasthaSystem = "baladi" | "jagradadi" | "deeptadi";

/** Which words the themes of the houses come in; numbers stay the same. Default "general" */
export type ReadingFocus = "general" | "finance";

export interface ChalitBhava {
  /** 1 to 12 */
  readonly house: number;
  /** Middle of the bhava. [0, 360) */
  readonly madhya: number;
  /** Junction (sandhi) it begins at. [0, 360) */
  readonly start: number;
  /** Junction it ends before. [0, 360) */
  readonly end: number;
  readonly span: number;
  /** Sign of the middle */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
}

export interface ChalitGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** House by Sripati's junctions. 1 to 12 */
  readonly bhava: number;
  /** House by whole signs. 1 to 12 */
  readonly rashiHouse: number;
  /** Whether the two differ */
  readonly moved: boolean;
  readonly isRetrograde: boolean;
}

export interface HouseThemes {
  readonly "1"?: string[];
  readonly "2"?: string[];
  readonly "3"?: string[];
  readonly "4"?: string[];
  readonly "5"?: string[];
  readonly "6"?: string[];
  readonly "7"?: string[];
  readonly "8"?: string[];
  readonly "9"?: string[];
  readonly "10"?: string[];
  readonly "11"?: string[];
  readonly "12"?: string[];
}

export interface VedicConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
}

export interface UncertainChalitBhava {
  /** 1 to 12 */
  readonly house: number;
  /** Middle of the bhava */
  readonly madhya: LongitudeReach;
  /** Junction (sandhi) it begins at */
  readonly start: LongitudeReach;
  /** Junction it ends before */
  readonly end: LongitudeReach;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Those that are in it all through */
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
}

export interface UncertainChalitGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  readonly longitude: LongitudeReach;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** House by Sripati's junctions; only where it is the same all through, and not told from 66 degrees of latitude on or of a range over twelve hours. 1 to 12 */
  readonly bhava?: number;
  /** House by whole signs; only where it is the same all through. 1 to 12 */
  readonly rashiHouse?: number;
  /** Whether the two differ, where both hold */
  readonly moved?: boolean;
  /** Only where it is the same all through */
  readonly isRetrograde?: boolean;
}

export interface UncertainVedicConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
}

export interface BhavaBalaRow {
  /** 1 to 12 */
  readonly house: number;
  /** Middle of the bhava. [0, 360) */
  readonly madhya: number;
  /** Sign of the middle */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Shadbala of the lord, virupas */
  readonly bhavadhipatiBala: number;
  readonly digBala: number;
  readonly drishtiBala: number;
  /** Sum of the three */
  readonly totalVirupas: number;
  readonly totalRupas: number;
  /** 1 to 12 */
  readonly rank: number;
}

export interface BhavaBalaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly sunrise: string;
  readonly drik: string;
}

export interface UncertainBhavaBalaRow {
  /** 1 to 12 */
  readonly house: number;
  /** Middle of the bhava */
  readonly madhya: LongitudeReach;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord?: string;
  readonly lordLocalized?: string;
  /** At least and at most */
  readonly digBala: VirupaReach;
  /** A bound on the sight of the seven; absent where it changes which of them are benefic */
  readonly drishtiBala?: VirupaReach;
}

/** At least and at most */
export interface VirupaReach {
  /** Virupas */
  readonly least: number;
  /** Virupas */
  readonly most: number;
}

export interface UncertainBhavaBalaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly drik: string;
}

/** What stands in a sign */
export interface VedicChartSign {
  /** Id of the sign */
  readonly rashi: string;
  readonly signs: VedicChartPoint[];
}

export interface VedicChartPoint {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** House from the Lagna, whole signs. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Sidereal ecliptic longitude at birth, degrees. [0, 360) */
  readonly longitude: number;
  readonly nakshatra: NakshatraPlace;
  /** Age by the degree in the sign */
  readonly awastha?: BaladiName;
  readonly awasthaLocalized?: string;
  /** Wakefulness by the sign; the seven grahas alone */
  readonly jagradadi?: JagradadiName;
  readonly jagradadiLocalized?: string;
  /** Mood by fire, company and sign; the seven grahas alone */
  readonly deeptadi?: DeeptadiName;
  readonly deeptadiLocalized?: string;
}

export interface NakshatraPlace {
  /** 1 Ashwini to 27 Revati. 1 to 27 */
  readonly key: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: NakshatraLord;
  readonly lordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
}

export type NakshatraLord = 
  | "Ketu"
  | "Venus"
  | "Sun"
  | "Moon"
  | "Mars"
  | "Rahu"
  | "Jupiter"
  | "Saturn"
  | "Mercury";

/** Age by the degree in the sign */
export type BaladiName = "Bala" | "Kumara" | "Yuva" | "Vriddha" | "Mrita";

/** Wakefulness by the sign; the seven grahas alone */
export type JagradadiName = "Jagrat" | "Swapna" | "Sushupti";

/** Mood by fire, company and sign; the seven grahas alone */
export type DeeptadiName = 
  | "Dipta"
  | "Svastha"
  | "Pramudita"
  | "Shanta"
  | "Dina"
  | "Duhkhita"
  | "Vikala"
  | "Khala"
  | "Kopa";

/** The same points by name */
export interface VedicChartPoints {
  readonly Sun: VedicChartPointInRashi;
  readonly Moon: VedicChartPointInRashi;
  readonly Mars: VedicChartPointInRashi;
  readonly Mercury: VedicChartPointInRashi;
  readonly Jupiter: VedicChartPointInRashi;
  readonly Venus: VedicChartPointInRashi;
  readonly Saturn: VedicChartPointInRashi;
  readonly Rahu: VedicChartPointInRashi;
  readonly Ketu: VedicChartPointInRashi;
  readonly Lagna: VedicChartPointInRashi;
}

export interface VedicChartPointInRashi {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** House from the Lagna, whole signs. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Sidereal ecliptic longitude at birth, degrees. [0, 360) */
  readonly longitude: number;
  readonly nakshatra: NakshatraPlace;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Age by the degree in the sign */
  readonly awastha?: BaladiName;
  readonly awasthaLocalized?: string;
  /** Wakefulness by the sign; the seven grahas alone */
  readonly jagradadi?: JagradadiName;
  readonly jagradadiLocalized?: string;
  /** Mood by fire, company and sign; the seven grahas alone */
  readonly deeptadi?: DeeptadiName;
  readonly deeptadiLocalized?: string;
  /** With avasthaInfo: what each state says */
  readonly avasthaInfo?: AvasthaInfo;
}

/** With avasthaInfo: what each state says */
export interface AvasthaInfo {
  readonly awastha?: AvasthaTold;
  readonly jagradadi?: AvasthaTold;
  readonly deeptadi?: AvasthaTold;
}

export interface AvasthaTold {
  readonly meaning: string;
  readonly interpretation: string;
}

export interface VedicChartHouse {
  /** 1 to 12 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** House the lord stands in. 1 to 12 */
  readonly lordHouse: number;
  /** What the lord is for this Lagna */
  readonly lordship?: string;
  readonly description?: string;
  readonly themes?: string[];
  readonly judgment?: BhavaJudgment;
}

export interface BhavaJudgment {
  /** By the quarters of many houses */
  readonly verdict: BhavaVerdict;
  /** Sum of the factors' points: 2.25 and more is strong, below -0.75 weak */
  readonly score: number;
  /** The factors that help and hurt most, where both are heavy */
  readonly contradiction?: BhavaContradiction;
  /** Lord, guests, sight, karaka, argala, points, varga; in English */
  readonly evidence: string[];
  readonly reading?: string;
}

/** By the quarters of many houses */
export type BhavaVerdict = "strong" | "good" | "mixed" | "weak";

/** The factors that help and hurt most, where both are heavy */
export interface BhavaContradiction {
  readonly helps: BhavaFactor;
  readonly hurts: BhavaFactor;
}

export type BhavaFactor = "lord" | "guests" | "karaka" | "bindus" | "varga";

export interface CombustGraha {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Degrees of longitude. 0 to 180 */
  readonly distanceFromSun: number;
  /** Degrees of longitude within which it burns */
  readonly orb: number;
}

export interface PlanetaryWar {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Degrees of longitude. 0 to 1 */
  readonly distance: number;
  /** Who stands further north */
  readonly winner: string;
  readonly winnerLocalized?: string;
}

export interface ModernPlanet {
  readonly planet: ModernPlanetName;
  readonly planetLocalized?: string;
  readonly sanskritName: ModernPlanetSanskritName;
  readonly sanskritNameLocalized?: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInRashi: number;
  readonly isRetrograde: boolean;
  readonly nakshatra: NakshatraPlace;
}

export type ModernPlanetName = "Uranus" | "Neptune" | "Pluto";

export type ModernPlanetSanskritName = "Arun" | "Varun" | "Yam";

export interface PointReadings {
  readonly Sun?: PointReading;
  readonly Moon?: PointReading;
  readonly Mars?: PointReading;
  readonly Mercury?: PointReading;
  readonly Jupiter?: PointReading;
  readonly Venus?: PointReading;
  readonly Saturn?: PointReading;
  readonly Rahu?: PointReading;
  readonly Ketu?: PointReading;
  readonly Lagna?: PointReading;
}

export interface PointReading {
  readonly rashi: string;
  readonly nakshatra: string;
  /** Of the grahas; the Lagna has none */
  readonly house?: string;
}

export interface DetectedYoga {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly family: "classical" | "asraya" | "dala" | "akriti" | "sankhya";
  readonly quality: "Positive" | "Negative" | "Both";
  readonly qualityLocalized?: string;
  readonly present: boolean;
  /** Its rule is met and another family's yoga stands in its place */
  readonly suppressedBy?: "classical" | "asraya" | "dala" | "akriti" | "sankhya";
  /** The placements that make or break it */
  readonly evidence?: string;
  /** What it asks for, one by one, and what the chart has */
  readonly conditions: {
    readonly met: boolean;
    readonly found?: string;
  }[];
  /** Ids of the catalogue whose rules are met, where several rules make the yoga */
  readonly matchedRules?: string[];
  /** What makes it */
  readonly description?: string;
  /** Of a present yoga what it is said to bring, how strongly and when; of an absent one what is missing */
  readonly result?: string;
}

export interface VedicChartSummary {
  /** The chart as a whole: Lagna and lord, Moon, strength, yogas, the periods that run */
  readonly interpretation: string;
}

export interface VedicBirthChartConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly avasthas: string;
  readonly combustionOrbs: string;
}

export interface UncertainChartGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  /** Only where it is the same all through */
  readonly isRetrograde?: boolean;
  /** The same; absent for what cannot burn */
  readonly isCombust?: boolean;
  /** Only where it is the same all through */
  readonly nakshatra?: UncertainNakshatraPlace;
  /** Counted from the Moon's sign, which is the first; only where it holds. 1 to 12 */
  readonly houseFromMoon?: number;
  /** Counted from the Lagna's sign; only where it is the same all through. 1 to 12 */
  readonly house?: number;
  /** Where its sign or its nakshatra changes: each of them in order of time */
  readonly possible?: PossibleGrahaPlace[];
  /** Age by the degree in the sign */
  readonly awastha?: BaladiName;
  readonly awasthaLocalized?: string;
  /** Wakefulness by the sign; the seven grahas alone */
  readonly jagradadi?: JagradadiName;
  readonly jagradadiLocalized?: string;
  /** Mood by fire, company and sign; the seven grahas alone */
  readonly deeptadi?: DeeptadiName;
  readonly deeptadiLocalized?: string;
  /** With avasthaInfo: what each state says */
  readonly avasthaInfo?: AvasthaInfo;
  /** Of what is the same all through */
  readonly interpretation?: UncertainPointReading;
  /** Beside `possible`: what each of those places says */
  readonly possibleReadings?: UncertainPointReading[];
}

export interface VedicPlaceInTime {
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInRashi: number;
  /** Ecliptic latitude, degrees; the Lagna has none */
  readonly latitude?: number;
  readonly nakshatra: NakshatraPlace;
}

/** Only where it is the same all through */
export interface UncertainNakshatraPlace {
  /** 1 Ashwini to 27 Revati. 1 to 27 */
  readonly key: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: NakshatraLord;
  /** Only where it is the same all through. 1 to 4 */
  readonly pada?: number;
}

export interface PossibleGrahaPlace {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
}

/** Of what is the same all through */
export interface UncertainPointReading {
  /** Of its sign */
  readonly rashi?: string;
  /** Of its nakshatra */
  readonly nakshatra?: string;
  /** Of its house from the Lagna */
  readonly house?: string;
}

/** Only where its sign is the same all through */
export interface UncertainChartLagna {
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  readonly interpretation?: string;
}

export interface UncertainBirthRashiChart {
  /** Whose sign is the first house: the Lagna's where it holds, else the Moon's (Chandra lagna) */
  readonly countedFrom: HousesCountedFrom;
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it, by the clock of the birth */
  readonly to: string;
  /** 12 to 12 of them */
  readonly houses: UncertainChartHouse[];
}

/** Whose sign is the first house: the Lagna's where it holds, else the Moon's (Chandra lagna) */
export type HousesCountedFrom = "Lagna" | "Moon";

export interface UncertainChartHouse {
  /** 1 to 12 */
  readonly number: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** House the lord stands in, counted the same way. 1 to 12 */
  readonly lordHouse: number;
  readonly themes?: string[];
}

export interface UncertainPlanetaryWar {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Who stands further north all through */
  readonly winner?: string;
  readonly winnerLocalized?: string;
}

export interface UncertainModernPlanet {
  readonly planet: ModernPlanetName;
  readonly planetLocalized?: string;
  readonly sanskritName: ModernPlanetSanskritName;
  readonly sanskritNameLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  /** Only where it is the same all through */
  readonly isRetrograde?: boolean;
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
}

export interface HeldYoga {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly family: "classical" | "asraya" | "dala" | "akriti" | "sankhya";
  readonly quality: "Positive" | "Negative" | "Both";
  readonly qualityLocalized?: string;
  readonly present: boolean;
  /** Its rule is met and another family's yoga stands in its place */
  readonly suppressedBy?: "classical" | "asraya" | "dala" | "akriti" | "sankhya";
  /** Ids of the catalogue whose rules are met, where several rules make the yoga */
  readonly matchedRules?: string[];
  /** What makes it */
  readonly description?: string;
  /** Where the same placements decide it all through */
  readonly evidence?: string;
  /** The same, one by one */
  readonly conditions?: {
    readonly met: boolean;
    readonly found?: string;
  }[];
  /** Of a present yoga what it is said to bring; of an absent one what is missing all through */
  readonly result?: string;
}

export interface UndecidedYoga {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly family: "classical" | "asraya" | "dala" | "akriti" | "sankhya";
  readonly quality: "Positive" | "Negative" | "Both";
  readonly qualityLocalized?: string;
  /** lagna: births that differ in the Lagna alone differ in it; grahas: a change in the sky decides it */
  readonly decidedBy: YogaDecidedBy;
  /** The times of birth that have it */
  readonly present: VedicBornBetween[];
  /** What makes it */
  readonly description?: string;
}

/** lagna: births that differ in the Lagna alone differ in it; grahas: a change in the sky decides it */
export type YogaDecidedBy = "lagna" | "grahas";

export interface UncertainVedicChartSummary {
  /** The chart as a whole, from the Moon in 250 to 450 words: her sign and nakshatra, its lord, Jupiter and Saturn from her, dignities, yogas, the first dasha; of a range in which the Lagna's sign holds, from the Lagna */
  readonly interpretation: string;
}

export interface UncertainBirthChartConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly avasthas: string;
  readonly combustionOrbs: string;
}

/** eight counts Rahu. Default "eight" */
export type KarakaScheme = "seven" | "eight";

export interface CharaKaraka {
  readonly id:
    | "atmakaraka"
    | "amatyakaraka"
    | "bhratrikaraka"
    | "matrikaraka"
    | "pitrikaraka"
    | "putrakaraka"
    | "gnatikaraka"
    | "darakaraka";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly abbreviation: string;
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInRashi: number;
  /** Rahu's is counted from the end of its sign. 0 to 30 */
  readonly rankingDegree: number;
  readonly isReversed: boolean;
  readonly meaning?: string;
  readonly significations?: string;
}

export interface UncertainCharaKaraka {
  readonly id:
    | "atmakaraka"
    | "amatyakaraka"
    | "bhratrikaraka"
    | "matrikaraka"
    | "pitrikaraka"
    | "putrakaraka"
    | "gnatikaraka"
    | "darakaraka";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly abbreviation: string;
  /** Only where it is the same all through */
  readonly graha?: string;
  readonly grahaLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of a graha that holds: the value that ranks it; Rahu's is counted from the end of its sign */
  readonly rankingDegree?: KarakaDegreeReach;
  readonly isReversed?: boolean;
  /** Where the office changes hands: each graha in order of time */
  readonly possible?: PossibleKaraka[];
  readonly meaning?: string;
  readonly significations?: string;
}

export interface KarakaDegreeReach {
  /** At the earliest time. 0 to 30 */
  readonly from: number;
  /** At the latest time. 0 to 30 */
  readonly to: number;
}

export interface PossibleKaraka {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
}

export interface VedicPerson {
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
}

export type AyanamsaPreset = "parasharas-light";

export interface DoshaCancellation {
  readonly dosha: string;
  readonly doshaLocalized?: string;
  /** In English; readings tell it in the language of the call */
  readonly rule: string;
  readonly reason?: string;
}

export interface KootaRelief {
  readonly koota: string;
  readonly kootaLocalized?: string;
  /** In English; readings tell it in the language of the call */
  readonly rule: string;
}

export interface KootaRow {
  readonly category: string;
  readonly categoryLocalized?: string;
  /** 0 to 8 */
  readonly score: number;
  /** 1 to 8 */
  readonly maxScore: number;
  /** The groom's class */
  readonly person1: string;
  readonly person1Localized?: string;
  /** The bride's class */
  readonly person2: string;
  readonly person2Localized?: string;
  readonly meaning?: string;
  readonly description?: string;
}

/** The count for this couple, what it does not see, and a close that weighs both */
export interface CoupleReading {
  readonly person1: BeyondTheCount;
  readonly person2: BeyondTheCount;
  readonly reading?: string;
}

export interface BeyondTheCount {
  /** As the birth chart judges, without shadbala */
  readonly seventhHouse: SeventhHouseVerdict;
  readonly seventhLord: string;
  readonly seventhLordLocalized?: string;
  /** The facts that decide seventhHouse, in English */
  readonly seventhEvidence: string[];
  readonly venus: VenusMeans;
  /** By the Lagna */
  readonly manglik: boolean;
  /** Rules that lighten it, in English */
  readonly manglikExceptions: string[];
}

/** As the birth chart judges, without shadbala */
export type SeventhHouseVerdict = "strong" | "good" | "mixed" | "weak";

export type VenusMeans = "strong" | "fair" | "short";

export interface MatchingConventions {
  /** Frame of all longitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: MatchedMoment;
  readonly person2: MatchedMoment;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** Whose tables, where schools differ */
  readonly tables: string;
}

export interface MatchedMoment {
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
  readonly pole: PoleSource;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** At this birth, not rounded */
  readonly ayanamsaDegrees: number;
}

export interface CoupleBirthTimes {
  /** unknown if any of the births is */
  readonly state: BirthTimeState;
  /** Every birth of the request, in its order */
  readonly people: PersonBirthTime[];
  /** The same at every second of all births */
  readonly holds: CoupleHeld[];
  /** Decided by one birth alone, the weightiest member first; at most 200. Values that two open births decide together are reaches in the answer */
  readonly changes: CoupleChange[];
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

export interface CoupleHeld {
  /** The birth it is of; absent where it is of all of them */
  readonly which?: string;
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface CoupleChange {
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

/** Over every pair of times that the births allow */
export interface PointsReach {
  readonly least: number;
  readonly most: number;
}

export interface UncertainKootaRow {
  readonly category: string;
  readonly categoryLocalized?: string;
  /** Only where it is the same for every pair of times. 0 to 8 */
  readonly score?: number;
  readonly least: number;
  readonly most: number;
  /** 1 to 8 */
  readonly maxScore: number;
  /** The groom's class, where it is the same all through */
  readonly person1?: string;
  readonly person1Localized?: string;
  /** The bride's class, where it is the same all through */
  readonly person2?: string;
  readonly person2Localized?: string;
  readonly meaning?: string;
  /** Where the outcome is the same for every pair of times */
  readonly description?: string;
}

export interface GunMilanOutcome {
  /** person1's first second of it; the Moons of person1 say until when */
  readonly person1From: string;
  /** person2's first second of it; the Moons of person2 say until when */
  readonly person2From: string;
  /** 0 to 36 */
  readonly total: number;
  readonly isCompatible: boolean;
  /** Those that stand */
  readonly doshas: string[];
  readonly doshasLocalized?: string[];
}

export interface UncertainMatched {
  /** Each Moon that the birth may have, in order of time; one where the time is known */
  readonly moon: PossibleMoon[];
}

export interface PossibleMoon {
  /** The first second with this Moon, by the clock of that birth */
  readonly from: string;
  readonly sign: string;
  readonly signLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** Of the half of the sign */
  readonly vashya: string;
  readonly vashyaLocalized?: string;
}

/** The count as far as it is known, and of each chart what the time allows */
export interface UncertainCoupleReading {
  readonly person1: UncertainBeyondTheCount;
  readonly person2: UncertainBeyondTheCount;
  readonly reading?: string;
}

export interface UncertainBeyondTheCount {
  /** By the Lagna; depends where the time decides it */
  readonly manglik: SoByTime;
  /** Only where the time is known, since it needs the Lagna; in English */
  readonly manglikExceptions?: string[];
  /** Only where the time is known, since it needs the Lagna */
  readonly seventhHouse?: "strong" | "good" | "mixed" | "weak";
  readonly seventhLord?: string;
  readonly seventhLordLocalized?: string;
  /** In English */
  readonly seventhEvidence?: string[];
  /** Only where the time is known, since it needs the Lagna */
  readonly venus?: "strong" | "fair" | "short";
}

/** depends where the time decides it */
export type SoByTime = "yes" | "no" | "depends";

export interface UncertainMatchingConventions {
  /** Frame of all longitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: UncertainMatchedMoment;
  readonly person2: UncertainMatchedMoment;
  /** Whose tables, where schools differ */
  readonly tables: string;
}

export interface UncertainMatchedMoment {
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** At the earliest instant, not rounded */
  readonly ayanamsaDegrees: number;
}

export interface DailyFrames {
  readonly natal: DailyFrame;
  readonly transit: DailyFrame;
  readonly kp: DailyFrame;
}

export interface DailyFrame {
  readonly ayanamsa: FrameName;
  /** Degrees taken off the tropical longitudes, not rounded */
  readonly ayanamsaDegrees: number;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  /** When the ayanamsa is read */
  readonly at: string;
  readonly governs: DailyPart[];
}

export type DailyPart = 
  | "subject"
  | "grahas"
  | "panchanga"
  | "tara"
  | "chandrabala"
  | "dasha"
  | "areas.finance";

export interface DailySubject {
  /** English name of the sign */
  readonly janmaRashi: string;
  readonly janmaRashiLocalized?: string;
  readonly janmaNakshatra: string;
  readonly janmaNakshatraLocalized?: string;
  /** 1 to 27 */
  readonly janmaNakshatraNumber: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly moonLongitude: number;
}

/** What runs as the day begins */
export interface DailyPanchanga {
  readonly vara: string;
  readonly varaLocalized?: string;
  readonly varaSanskrit: string;
  readonly varaSanskritLocalized?: string;
  readonly paksha: string;
  readonly pakshaLocalized?: string;
  readonly tithi: DailyLimb;
  readonly nakshatra: DailyLimb;
  readonly yoga: DailyLimb;
  readonly karana: DailyLimb;
}

export interface DailyLimb {
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly validTo: string;
  readonly next: string;
  readonly nextLocalized?: string;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
}

/** How long such a thing lasts */
export type DailyTimescale = "hours" | "days" | "months" | "years";

export interface DailyGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
  /** By the house from the natal Moon alone */
  readonly favourable: boolean;
  readonly favourableHouses: number[];
  /** Asked where the house is good; the nodes have none */
  readonly vedhaHouse: number | null;
  readonly obstructedBy: string[];
  readonly obstructedByLocalized?: string[];
  /** Who never obstructs this graha */
  readonly vedhaExempt: string[];
  readonly vedhaExemptLocalized?: string[];
  readonly binduCount: number | null;
  readonly kaksha: KakshaPlace;
  readonly dignity: GocharaDignity | null;
  readonly combust: boolean | null;
  readonly aspectedByBenefic: string[];
  readonly aspectedByBeneficLocalized?: string[];
  readonly aspectedByMalefic: string[];
  readonly aspectedByMaleficLocalized?: string[];
  readonly aspectedByEnemy: string[];
  readonly aspectedByEnemyLocalized?: string[];
  readonly state: GocharaState;
  /** Reasons, each with its verse */
  readonly stateSource?: string;
  /** What the house brings, where nothing takes it away */
  readonly description?: string;
}

export interface KakshaPlace {
  /** 1 to 8 */
  readonly number: number;
  /** English name of a graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Within the sign. [0, 30) */
  readonly startDegree: number;
  /** Within the sign */
  readonly endDegree: number;
  /** Whether its lord gives the graha a point in this sign; null for the nodes */
  readonly bindu: boolean | null;
  /** Points of the graha's own table in this sign; null for the nodes */
  readonly binduCount: number | null;
}

export type GocharaDignity = "exalted" | "own" | "debilitated" | "enemy" | "neutral";

export type GocharaState = 
  | "favourable"
  | "underdelivered"
  | "obstructed"
  | "void"
  | "aggravated"
  | "unfavourable";

export interface TaraWindow {
  /** UTC, ISO 8601 with milliseconds */
  readonly validFrom: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly validTo: string;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
  readonly moonNakshatra: string;
  readonly moonNakshatraLocalized?: string;
  /** 1 to 9 */
  readonly number: number;
  readonly name: TaraName;
  readonly nameLocalized?: string;
  readonly quality: TaraQuality;
  readonly description?: string;
}

export type TaraName = 
  | "Janma"
  | "Sampat"
  | "Vipat"
  | "Kshema"
  | "Pratyari"
  | "Sadhaka"
  | "Vadha"
  | "Mitra"
  | "Parama Mitra";

export type TaraQuality = "favourable" | "unfavourable" | "neutral";

export interface ChandrabalaWindow {
  /** UTC, ISO 8601 with milliseconds */
  readonly validFrom: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly validTo: string;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
  /** English name of the sign */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  readonly favourable: boolean;
  readonly ashtamaChandra: boolean;
  readonly description?: string;
}

export interface DailyDasha {
  readonly level: DailyDashaLevel;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly startDate: string;
  /** UTC, ISO 8601 with milliseconds */
  readonly endDate: string;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
}

export type DailyDashaLevel = "mahadasha" | "antardasha" | "pratyantardasha";

export interface DailyAreas {
  readonly finance: DailyFinance;
}

export interface DailyFinance {
  readonly score: number | null;
  readonly band: DailyVerdict | null;
  /** Connections to houses 2, 5 and 11 */
  readonly positive: number | null;
  /** Connections to houses 6, 8 and 12 */
  readonly negative: number | null;
  readonly drivers: FinanceConnection[] | null;
  readonly cautions: FinanceConnection[] | null;
  readonly natal: WealthYoga[];
}

export type DailyVerdict = "very-strong" | "strong" | "moderate" | "weak";

export interface FinanceConnection {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** 1 the strongest. 1 to 4 */
  readonly level: number;
  readonly grade: LordGrade;
  readonly dashaLevels: DailyDashaLevel[];
}

export type LordGrade = "A" | "B" | "C" | "D";

export interface WealthYoga {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly quality: WealthYogaQuality;
  readonly qualityLocalized?: string;
  readonly present: boolean;
  readonly evidence?: string;
}

export type WealthYogaQuality = "Positive" | "Negative" | "Both";

export interface GocharaTally {
  readonly state: TalliedState;
  /** 0 to 9 */
  readonly count: number;
}

export type TalliedState = 
  | "favourable"
  | "underdelivered"
  | "obstructed"
  | "void"
  | "aggravated"
  | "unfavourable";

export interface DegradedComponent {
  readonly component: DegradedPart;
  readonly reason: DegradedReason;
}

export type DegradedPart = "dayStart" | "dayEnd" | "areas.finance.score";

export type DegradedReason = "sun-does-not-rise" | "polar-latitude";

export interface VedicDailyReadingConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** The birth, UTC */
  readonly birth: string;
  readonly sunrise: string;
  readonly rules: string;
  /** Of the dasha */
  readonly yearDays: number;
}

export interface UncertainDailyFrames {
  readonly natal: DailyFrame;
  readonly transit: DailyFrame;
  readonly kp: DailyFrame;
}

export interface UncertainDailySubject {
  /** Only where it is the same for all of these births */
  readonly janmaRashi?: string;
  readonly janmaRashiLocalized?: string;
  /** Only where it is the same for all of these births */
  readonly janmaNakshatra?: string;
  readonly janmaNakshatraLocalized?: string;
  /** At the earliest and at the latest second */
  readonly moonLongitude: DailyMoonReach;
}

/** At the earliest and at the latest second */
export interface DailyMoonReach {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

/** Gochara and chandrabala, counted from one sign of the Moon */
export interface DailyMoonCandidate {
  readonly born: VedicBornBetween;
  /** English name of the sign */
  readonly janmaRashi: string;
  readonly janmaRashiLocalized?: string;
  readonly grahas: UncertainDailyGraha[];
  readonly chandrabala: ChandrabalaWindow[];
  /** Percentage of the nine that are favourable */
  readonly score: DailyScoreReach;
  /** Only where it is the same for all of these births */
  readonly verdict?: DailyVerdict;
}

export interface UncertainDailyGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
  /** By the house from the natal Moon alone */
  readonly favourable: boolean;
  readonly favourableHouses: number[];
  /** Asked where the house is good; the nodes have none */
  readonly vedhaHouse: number | null;
  readonly obstructedBy: string[];
  readonly obstructedByLocalized?: string[];
  /** Who never obstructs this graha */
  readonly vedhaExempt: string[];
  readonly vedhaExemptLocalized?: string[];
  readonly binduCount: TransitBinduReach | null;
  readonly dignity: GocharaDignity | null;
  readonly combust: boolean | null;
  readonly aspectedByBenefic: string[];
  readonly aspectedByBeneficLocalized?: string[];
  readonly aspectedByMalefic: string[];
  readonly aspectedByMaleficLocalized?: string[];
  readonly aspectedByEnemy: string[];
  readonly aspectedByEnemyLocalized?: string[];
  /** What the house brings, where nothing takes it away */
  readonly description?: string;
  readonly kaksha: KakshaPart;
  /** Only where every possible Lagna gives the same */
  readonly state?: GocharaState;
  /** Reasons, each with its verse */
  readonly stateSource?: string;
}

/** By all that may have risen; none for the nodes */
export interface TransitBinduReach {
  /** 0 to 8 */
  readonly least: number;
  /** 0 to 8 */
  readonly most: number;
}

export interface KakshaPart {
  /** 1 to 8 */
  readonly number: number;
  /** English name of a graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Within the sign. [0, 30) */
  readonly startDegree: number;
  /** Within the sign */
  readonly endDegree: number;
}

/** Percentage of the nine that are favourable */
export interface DailyScoreReach {
  /** 0 to 100 */
  readonly least: number;
  /** 0 to 100 */
  readonly most: number;
}

/** Tara, counted from one nakshatra of the Moon */
export interface DailyStarCandidate {
  readonly born: VedicBornBetween;
  readonly janmaNakshatra: string;
  readonly janmaNakshatraLocalized?: string;
  /** 1 to 27 */
  readonly janmaNakshatraNumber: number;
  readonly tara: TaraWindow[];
}

export interface UncertainDailyDasha {
  readonly level: DailyDashaLevel;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  readonly startDate: VedicDateReach;
  readonly endDate: VedicDateReach;
  /** How long such a thing lasts */
  readonly timescale: DailyTimescale;
}

export interface VedicDateReach {
  /** The earliest that any of these births has */
  readonly from: string;
  /** The latest */
  readonly to: string;
}

export interface UncertainDailyConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
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
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  readonly sunrise: string;
  readonly rules: string;
  /** Of the dasha */
  readonly yearDays: number;
}

/** A date and time as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock */
export type DashaInstant = string;

export interface Mahadasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: where the next period begins */
  readonly endDate: string;
  /** Only of the period that runs at birth: where it began; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  readonly interpretation?: string;
  /** Of the first three levels: the lord in this chart, whole-sign houses */
  readonly judgment?: DashaJudgment;
  /** Only where asked for */
  readonly significators?: DashaSignificators;
}

export interface DashaJudgment {
  /** Of the lord in this chart, below the first level also by its relation to the lord above it */
  readonly tone: DashaTone;
  /** By the houses it rules for this Lagna; a node by its sign's lord */
  readonly promise: LordshipPromise;
  /** By dignity, house, company, navamsa and shadbala */
  readonly means: GrahaMeans;
  /** The facts that decide it, in English */
  readonly evidence: string[];
}

/** Of the lord in this chart, below the first level also by its relation to the lord above it */
export type DashaTone = "good" | "mixed" | "hard";

/** By the houses it rules for this Lagna; a node by its sign's lord */
export type LordshipPromise = "good" | "mixed" | "hard";

/** By dignity, house, company, navamsa and shadbala */
export type GrahaMeans = "strong" | "fair" | "short";

export interface DashaSignificators {
  /** 1 to 12 */
  readonly house: number;
  /** English name of the graha */
  readonly starLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly subLordLocalized?: string;
  /** A node has those of the grahas it acts for after its own */
  readonly signifies: KpLevelHouses;
  /** The strongest level first, each once */
  readonly signifiedHouses: number[];
  /** Those of L1 and L2 */
  readonly strongHouses: number[];
  readonly strength: DashaStrength;
}

/** A node has those of the grahas it acts for after its own */
export interface KpLevelHouses {
  /** The house its star lord stands in */
  readonly L1: number[];
  /** The house it stands in */
  readonly L2: number[];
  /** Houses its star lord owns */
  readonly L3: number[];
  /** Houses it owns */
  readonly L4: number[];
}

export interface DashaStrength {
  /** Mean of 100, 75, 50, 25 for the best level of each house. 0 to 100 */
  readonly score: number;
  /** A from 87.5, B from 62.5, C from 37.5 */
  readonly grade: DashaGrade;
  readonly label: DashaStrengthLabel;
}

/** A from 87.5, B from 62.5, C from 37.5 */
export type DashaGrade = "A" | "B" | "C" | "D";

export type DashaStrengthLabel = "very-strong" | "strong" | "moderate" | "weak";

export interface Antardasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: where the next period begins */
  readonly endDate: string;
  /** Only of the period that runs at birth: where it began; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  readonly interpretation?: string;
  /** Of the first three levels: the lord in this chart, whole-sign houses */
  readonly judgment?: DashaJudgment;
  /** Only where asked for */
  readonly significators?: DashaSignificators;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
}

export interface Pratyantardasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: where the next period begins */
  readonly endDate: string;
  /** Only of the period that runs at birth: where it began; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  readonly interpretation?: string;
  /** Of the first three levels: the lord in this chart, whole-sign houses */
  readonly judgment?: DashaJudgment;
  /** Only where asked for */
  readonly significators?: DashaSignificators;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
}

export interface SookshmaDasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: where the next period begins */
  readonly endDate: string;
  /** Only of the period that runs at birth: where it began; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  readonly interpretation?: string;
  /** Of the first three levels: the lord in this chart, whole-sign houses */
  readonly judgment?: DashaJudgment;
  /** Only where asked for */
  readonly significators?: DashaSignificators;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
}

export interface PranaDasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: where the next period begins */
  readonly endDate: string;
  /** Only of the period that runs at birth: where it began; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  readonly interpretation?: string;
  /** Of the first three levels: the lord in this chart, whole-sign houses */
  readonly judgment?: DashaJudgment;
  /** Only where asked for */
  readonly significators?: DashaSignificators;
  /** English name of the graha */
  readonly mahadashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly mahadashaLordLocalized?: string;
  /** English name of the graha */
  readonly antardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly antardashaLordLocalized?: string;
  /** English name of the graha */
  readonly pratyantardashaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly pratyantardashaLordLocalized?: string;
  /** English name of the graha */
  readonly sookshmaLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly sookshmaLordLocalized?: string;
}

/** Whole years of 365.25 days, then months of 30.4375, then days */
export interface DashaSpan {
  readonly years: number;
  /** 0 to 12 */
  readonly months: number;
  /** 0 to 31 */
  readonly days: number;
  /** Days and fractions, six decimals */
  readonly totalDays: number;
}

export interface DashaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** Length of a year of the dasha */
  readonly yearDays: number;
}

/** Sidereal degrees at the earliest and at the latest second */
export interface MoonLongitudeReach {
  /** 0 to 360 */
  readonly from: number;
  /** 0 to 360 */
  readonly to: number;
}

export interface BirthDashaCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
}

export interface DashaBalanceReach {
  /** At the latest of these births */
  readonly least: DashaSpan;
  /** At the earliest */
  readonly most: DashaSpan;
}

export interface UncertainRunningDasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of what is lived: not before birth */
  readonly startDate: VedicDateReach;
  /** Excluded: where the next period begins */
  readonly endDate: VedicDateReach;
  /** Only of a period into which some of these births fall: where it began */
  readonly nominalStartDate?: VedicDateReach;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  /** Only where later births of the candidate live none of it */
  readonly bornUntil?: string;
  readonly interpretation?: string;
}

/** Of the first level on which the births differ: each period that may run, in order of the time of birth */
export interface PossibleDashas {
  readonly level: DashaLevelName;
  readonly levelLocalized?: string;
  readonly periods: PossibleDasha[];
}

export type DashaLevelName = "mahadasha" | "antardasha" | "pratyantardasha" | "sookshma" | "prana";

export interface PossibleDasha {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of what is lived: not before birth */
  readonly startDate: VedicDateReach;
  /** Excluded: where the next period begins */
  readonly endDate: VedicDateReach;
  /** Only of a period into which some of these births fall: where it began */
  readonly nominalStartDate?: VedicDateReach;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  /** Only where later births of the candidate live none of it */
  readonly bornUntil?: string;
  readonly interpretation?: string;
  /** The births that are in this period at that instant */
  readonly born: VedicBornBetween;
  readonly lords: (
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury")[];
  readonly lordsLocalized?: string[];
}

export interface UncertainDashaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** Length of a year of the dasha */
  readonly yearDays: number;
}

export interface MajorDashasCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  /** 9 to 9 of them */
  readonly mahadashas: UncertainDashaPeriod[];
}

export interface UncertainDashaPeriod {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of what is lived: not before birth */
  readonly startDate: VedicDateReach;
  /** Excluded: where the next period begins */
  readonly endDate: VedicDateReach;
  /** Only of a period into which some of these births fall: where it began */
  readonly nominalStartDate?: VedicDateReach;
  /** Nominal, years of 365.25 days */
  readonly durationYears: number;
  /** Only where later births of the candidate live none of it */
  readonly bornUntil?: string;
}

/** The lord by its sign, nakshatra, company and place from the Moon, as far as they hold; no houses */
export interface DashaLordReading {
  /** English name of the graha */
  readonly planet:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  readonly interpretation?: string;
}

/** English name of the lord, in any letter case */
export type DashaLord = 
  | "Ketu"
  | "Venus"
  | "Sun"
  | "Moon"
  | "Mars"
  | "Rahu"
  | "Jupiter"
  | "Saturn"
  | "Mercury";

export interface SubDashasCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  readonly mahadashaPeriod: UncertainDashaPeriod;
  /** 1 to 9 of them */
  readonly antardashas: UncertainDashaPeriod[];
}

export interface PratyantardashasCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  readonly antardashaPeriod: UncertainDashaPeriod;
  /** 1 to 9 of them */
  readonly pratyantardashas: UncertainDashaPeriod[];
}

export interface SookshmaDashasCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  readonly pratyantardashaPeriod: UncertainDashaPeriod;
  /** 1 to 9 of them */
  readonly sookshmaDashas: UncertainDashaPeriod[];
}

export interface PranaDashasCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly nakshatraLordLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  readonly sookshmaPeriod: UncertainDashaPeriod;
  /** 1 to 9 of them */
  readonly pranaDashas: UncertainDashaPeriod[];
}

export type DashaSystem = 
  | "vimshottari"
  | "ashtottari"
  | "yogini"
  | "kalachakra"
  | "chara"
  | "narayana"
  | "sudarshana";

export type DashaYearLength = "360" | "365.25" | "365.2422" | "solar";

export type AshtottariStart = "ardra" | "krittika";

export type AbhijitCount = "counted" | "left-out";

export type CharaCount = "kn-rao" | "parashara";

export interface KalachakraOfBirth {
  readonly direction: KalachakraDirection;
  /** 1 to 4 */
  readonly pada: number;
  /** English name of the sign */
  readonly deha: string;
  readonly dehaLocalized?: string;
  /** English name of the sign */
  readonly jiva: string;
  readonly jivaLocalized?: string;
  /** Years of the pada's nine signs together */
  readonly paramayus: number;
}

export type KalachakraDirection = "savya" | "apasavya";

export interface DashaSystemPeriod {
  /** Of a system of grahas, or the yogini's */
  readonly planet?:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of yogini alone */
  readonly yogini?: string;
  readonly yoginiLocalized?: string;
  /** Of a system of signs */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromMoon?: string;
  readonly rashiFromMoonLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromSun?: string;
  readonly rashiFromSunLocalized?: string;
  /** Of sudarshana alone: from Lagna, Moon and Sun alike. 1 to 12 */
  readonly house?: number;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: the next period begins */
  readonly endDate: string;
  /** Only of a period that runs at birth, which began then; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, in years of the dasha */
  readonly durationYears: number;
  /** Antardashas that end after birth */
  readonly subPeriods: DashaSubPeriod[];
}

export interface DashaSubPeriod {
  /** Of a system of grahas, or the yogini's */
  readonly planet?:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of yogini alone */
  readonly yogini?: string;
  readonly yoginiLocalized?: string;
  /** Of a system of signs */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromMoon?: string;
  readonly rashiFromMoonLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromSun?: string;
  readonly rashiFromSunLocalized?: string;
  /** Of sudarshana alone: from Lagna, Moon and Sun alike. 1 to 12 */
  readonly house?: number;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: the next period begins */
  readonly endDate: string;
  /** Only of a period that runs at birth, which began then; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, in years of the dasha */
  readonly durationYears: number;
}

export interface RunningDashaPeriod {
  readonly level: DashaLevelName;
  readonly levelLocalized?: string;
  /** Of a system of grahas, or the yogini's */
  readonly planet?:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of yogini alone */
  readonly yogini?: string;
  readonly yoginiLocalized?: string;
  /** Of a system of signs */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromMoon?: string;
  readonly rashiFromMoonLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromSun?: string;
  readonly rashiFromSunLocalized?: string;
  /** Of sudarshana alone: from Lagna, Moon and Sun alike. 1 to 12 */
  readonly house?: number;
  /** On the birth's clock, at its offset: YYYY-MM-DDTHH:MM:SS */
  readonly startDate: string;
  /** Excluded: the next period begins */
  readonly endDate: string;
  /** Only of a period that runs at birth, which began then; startDate is the birth */
  readonly nominalStartDate?: string;
  /** Nominal, in years of the dasha */
  readonly durationYears: number;
  /** Left of it at readingAt */
  readonly remaining: DashaSpan;
}

export interface DashaPeriodsConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** Times are on the clock of birth, whose offset stays the same all life long */
  readonly datedBy: "offset-of-birth";
  readonly yearLength: DashaYearLength;
  /** Length of a year of the dasha; not of solar years */
  readonly yearDays?: number;
  /** Of ashtottari */
  readonly ashtottariStart?: AshtottariStart;
  /** Of ashtottari */
  readonly abhijit?: AbhijitCount;
  /** Of chara */
  readonly charaCount?: CharaCount;
  /** The count of the system, where books differ; in English */
  readonly rules: string[];
}

export interface DashaPeriodsCandidate {
  readonly born: VedicBornBetween;
  /** 1 to 27 */
  readonly moonNakshatra: number;
  readonly nakshatraName: string;
  readonly nakshatraNameLocalized?: string;
  /** Left at birth of the first major period */
  readonly birthDashaBalance: DashaBalanceReach;
  /** Major periods */
  readonly periods: UncertainDashaSystemPeriod[];
  /** At readingAt, as many levels as all of these births share. 0 to 5 of them */
  readonly running: UncertainRunningDashaPeriod[];
}

export interface UncertainDashaSystemPeriod {
  /** Of a system of grahas, or the yogini's */
  readonly planet?:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of yogini alone */
  readonly yogini?: string;
  readonly yoginiLocalized?: string;
  /** Of a system of signs */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromMoon?: string;
  readonly rashiFromMoonLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromSun?: string;
  readonly rashiFromSunLocalized?: string;
  /** Of sudarshana alone: from Lagna, Moon and Sun alike. 1 to 12 */
  readonly house?: number;
  /** Of what is lived: not before birth */
  readonly startDate: VedicDateReach;
  /** Excluded: where the next period begins */
  readonly endDate: VedicDateReach;
  /** Only of the period that runs at birth: where it began */
  readonly nominalStartDate?: VedicDateReach;
  /** Nominal, in years of the dasha */
  readonly durationYears: number;
}

export interface UncertainRunningDashaPeriod {
  readonly level: DashaLevelName;
  readonly levelLocalized?: string;
  /** Of a system of grahas, or the yogini's */
  readonly planet?:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly planetLocalized?: string;
  /** Of yogini alone */
  readonly yogini?: string;
  readonly yoginiLocalized?: string;
  /** Of a system of signs */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromMoon?: string;
  readonly rashiFromMoonLocalized?: string;
  /** Of sudarshana alone */
  readonly rashiFromSun?: string;
  readonly rashiFromSunLocalized?: string;
  /** Of sudarshana alone: from Lagna, Moon and Sun alike. 1 to 12 */
  readonly house?: number;
  readonly endDate: VedicDateReach;
}

export interface UncertainDashaPeriodsConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** Times are on the clock of birth, whose offset stays the same all life long */
  readonly datedBy: "offset-of-birth";
  readonly yearLength: DashaYearLength;
  /** Length of a year of the dasha; not of solar years */
  readonly yearDays?: number;
  /** Of ashtottari */
  readonly ashtottariStart?: AshtottariStart;
  /** Of ashtottari */
  readonly abhijit?: AbhijitCount;
  /** Of chara */
  readonly charaCount?: CharaCount;
  /** The count of the system, where books differ; in English */
  readonly rules: string[];
}

export interface VargaChart {
  /** What stands in a sign */
  readonly aries: VargaSign;
  /** What stands in a sign */
  readonly taurus: VargaSign;
  /** What stands in a sign */
  readonly gemini: VargaSign;
  /** What stands in a sign */
  readonly cancer: VargaSign;
  /** What stands in a sign */
  readonly leo: VargaSign;
  /** What stands in a sign */
  readonly virgo: VargaSign;
  /** What stands in a sign */
  readonly libra: VargaSign;
  /** What stands in a sign */
  readonly scorpio: VargaSign;
  /** What stands in a sign */
  readonly sagittarius: VargaSign;
  /** What stands in a sign */
  readonly capricorn: VargaSign;
  /** What stands in a sign */
  readonly aquarius: VargaSign;
  /** What stands in a sign */
  readonly pisces: VargaSign;
  readonly meta: VargaPoints;
}

/** What stands in a sign */
export interface VargaSign {
  /** Id of the sign */
  readonly rashi: string;
  readonly signs: VargaPoint[];
}

export interface VargaPoint {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** House from the Lagna, whole signs. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Sidereal ecliptic longitude at birth, degrees. [0, 360) */
  readonly longitude: number;
  readonly nakshatra: NakshatraPlace;
}

export interface VargaPoints {
  readonly Sun: VargaPointInRashi;
  readonly Moon: VargaPointInRashi;
  readonly Mars: VargaPointInRashi;
  readonly Mercury: VargaPointInRashi;
  readonly Jupiter: VargaPointInRashi;
  readonly Venus: VargaPointInRashi;
  readonly Saturn: VargaPointInRashi;
  readonly Rahu: VargaPointInRashi;
  readonly Ketu: VargaPointInRashi;
  readonly Lagna: VargaPointInRashi;
}

export interface VargaPointInRashi {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** House from the Lagna, whole signs. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Sidereal ecliptic longitude at birth, degrees. [0, 360) */
  readonly longitude: number;
  readonly nakshatra: NakshatraPlace;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
}

export interface VargaDivision {
  readonly number: 2 | 3 | 4 | 7 | 9 | 10 | 12 | 16 | 20 | 24 | 27 | 30 | 40 | 45 | 60;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly sanskritName: string;
  /** Width of a part; the Trimsamsa's parts are unequal */
  readonly degreesPerDivision: string;
  readonly significance?: string;
}

export interface VargaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly division: string;
}

export interface UncertainVargaGraha {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** From the Lagna of the division; only where both hold. 1 to 12 */
  readonly house?: number;
  /** Only where it is the same all through */
  readonly isRetrograde?: boolean;
  /** Whether it keeps the sign of the rashi chart; only where that holds */
  readonly isVargottama?: boolean;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  /** Where its sign in the division changes: each in order of time; of D9, or of a birth known to an hour */
  readonly possible?: PossibleVargaSign[];
}

export interface PossibleVargaSign {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
}

/** Of the division; only where it is the same all through */
export interface UncertainVargaLagna {
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
}

export interface UncertainVargaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly division: string;
}

export type DoshaSeverity = "Mild" | "Moderate" | "Severe";

/** On which side of the axis all seven stand, in the order of the signs */
export type KalsarpaArc = "rahu-to-ketu" | "ketu-to-rahu";

export interface KalsarpaEffects {
  readonly duration?: string;
  readonly career?: string;
  readonly health?: string;
  readonly relationships?: string;
  readonly mindset?: string;
  readonly positive?: string;
}

/** Whether every time of birth has it, none has, or it depends on the time */
export type DoshaVerdict = "yes" | "no" | "depends";

/** Of one that is present all through: the side of the axis that holds all seven */
export type HeldKalsarpaArc = "rahu-to-ketu" | "ketu-to-rahu";

/** Of a type that holds */
export interface UncertainKalsarpaEffects {
  readonly duration?: string;
  readonly career?: string;
  readonly health?: string;
  readonly relationships?: string;
  readonly mindset?: string;
  readonly positive?: string;
}

export interface ManglikEffects {
  readonly marriage?: string;
  readonly personality?: string;
  readonly timing?: string;
  readonly relationships?: string;
}

export interface ManglikByLagna {
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it, by the clock of the birth */
  readonly to: string;
  /** The sign that rises in that time */
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  /** 1 to 12 */
  readonly marsHouse: number;
  readonly present: boolean;
  readonly severity?: DoshaSeverity;
}

/** Where it is present and its house holds */
export interface UncertainManglikEffects {
  readonly marriage?: string;
  readonly personality?: string;
  readonly timing?: string;
  readonly relationships?: string;
}

export interface SadeSatiEffects {
  readonly general?: string;
  readonly phases: Record<string, string>;
}

export interface SadeSatiSpan {
  /** UTC, ISO 8601 */
  readonly start: string;
  /** UTC, ISO 8601 */
  readonly end: string;
  readonly stays: SaturnStay[];
}

export interface SaturnStay {
  readonly phase: SadeSatiPhase;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** UTC, ISO 8601 */
  readonly start: string;
  /** UTC, ISO 8601 */
  readonly end: string;
  /** Whether Saturn comes in forward or back from the sign ahead */
  readonly entry: SaturnEntry;
}

export type SadeSatiPhase = "rising" | "peak" | "setting";

/** Whether Saturn comes in forward or back from the sign ahead */
export type SaturnEntry = "direct" | "retrograde";

export interface SadeSatiConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
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
  /** UTC, ISO 8601 */
  readonly readAt: string;
}

export interface SadeSatiCandidate {
  readonly born: VedicBornBetween;
  /** English name of the sign */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  /** Whether it runs at the present moment */
  readonly present: boolean;
  readonly type?: string;
  readonly severity?: DoshaSeverity;
  /** 1 to 12 */
  readonly houseFromMoon: number;
  /** Saturn in the 4th or 8th from the Moon at the present moment */
  readonly smallPanoti: boolean;
  /** Where it is not the same for all, as the member outside is */
  readonly description?: string;
  /** Of its Moon sign, while it runs */
  readonly general?: string;
  readonly spans: SadeSatiSpan[];
}

export interface UncertainSadeSatiConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
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
  /** UTC, ISO 8601 */
  readonly readAt: string;
}

export interface VedicEclipticCrossing {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** Ascending from south to north */
  readonly direction: VedicCrossingDirection;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
}

/** Ascending from south to north */
export type VedicCrossingDirection = "ascending" | "descending";

export interface VedicSearchConventions {
  readonly zodiac: ZodiacSearched;
  /** Read at each event */
  readonly ayanamsa: AyanamsaSearched;
  readonly nodeType: "mean";
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than geocentric */
  readonly center?: Center;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Longitudes and speeds are times this */
  readonly harmonic?: number;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
  readonly window: PeriodSearched;
}

export interface HeliacalRow {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  readonly visible: boolean;
  /** East before sunrise, west after sunset */
  readonly horizon: HeliacalHorizon;
  /** Arc of the equator between the horizon crossings of graha and Sun; negative where the graha comes second */
  readonly timeDegrees: number;
  /** The least arc at which it is seen, degrees */
  readonly kalamsa: number;
  readonly retrograde: boolean;
  /** From the Sun, the short way round, degrees. 0 to 180 */
  readonly longitudeSeparation: number;
  readonly lastEvent: HeliacalEvent | null;
  readonly nextEvent: HeliacalEvent | null;
}

/** East before sunrise, west after sunset */
export type HeliacalHorizon = "east" | "west";

export interface HeliacalEvent {
  /** udaya: the first day it is seen; asta: the first day it is not */
  readonly type: HeliacalEventType;
  /** East before sunrise, west after sunset */
  readonly horizon: HeliacalHorizon;
  /** The graha's own crossing on that day as it is seen, by the offset of the date sent */
  readonly datetime: string;
  /** Arc of the equator between the horizon crossings of graha and Sun; negative where the graha comes second */
  readonly timeDegrees: number;
  /** The least arc at which it is seen, degrees */
  readonly kalamsa: number;
}

/** udaya: the first day it is seen; asta: the first day it is not */
export type HeliacalEventType = "udaya" | "asta";

export interface HeliacalVisibilityConventions {
  /** What the arc is measured between */
  readonly horizon: string;
  /** Whose limits */
  readonly kalamsas: string;
  /** What counts as the crossing that is seen */
  readonly datetimes: string;
  /** How far events are looked for */
  readonly searched: string;
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

export interface KpPlace {
  /** Degrees in the frame, [0, 360). 0 to 360 */
  readonly longitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** English name of the graha */
  readonly signLord: string;
  readonly signLordLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord: string;
  readonly nakshatraLordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** The same as nakshatraLord */
  readonly starLord: string;
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** English name of the graha */
  readonly subSubLord: string;
  readonly subSubLordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
}

export interface KpCusp {
  /** 1 to 12 */
  readonly house: number;
  /** Degrees in the frame, [0, 360). 0 to 360 */
  readonly longitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** English name of the graha */
  readonly signLord: string;
  readonly signLordLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord: string;
  readonly nakshatraLordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** The same as nakshatraLord */
  readonly starLord: string;
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** English name of the graha */
  readonly subSubLord: string;
  readonly subSubLordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
}

export interface KpNode {
  /** 1 to 12 */
  readonly house: number;
  /** Degrees in the frame, [0, 360). 0 to 360 */
  readonly longitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** English name of the graha */
  readonly signLord: string;
  readonly signLordLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord: string;
  readonly nakshatraLordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** The same as nakshatraLord */
  readonly starLord: string;
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** English name of the graha */
  readonly subSubLord: string;
  readonly subSubLordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
}

export interface KpSignificators {
  readonly houseWise: {
    /** 1 to 12 */
    readonly house: number;
    readonly significators: {
      /** 1 is the strongest. 1 to 4 */
      readonly level: number;
      readonly description: string;
      readonly planets: string[];
      readonly planetsLocalized?: string[];
    }[];
    /** The strongest first, each once */
    readonly all: string[];
    readonly allLocalized?: string[];
  }[];
  readonly planetWise: {
    /** English name of the graha */
    readonly planet: string;
    readonly planetLocalized?: string;
    readonly signifies: {
      /** 1 is the strongest. 1 to 4 */
      readonly level: number;
      readonly houses: number[];
    }[];
    /** The strongest first, each once */
    readonly allHouses: number[];
  }[];
}

export interface KpConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** The instant at which the ayanamsa was read, ISO 8601 in UTC */
  readonly ayanamsaReadAt: string;
}

export interface UncertainKpCusp {
  /** 1 to 12 */
  readonly house: number;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Only where it is the same all through */
  readonly signLord?: string;
  readonly signLordLocalized?: string;
  /** Only where it is the same all through */
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
  /** Only where it is the same all through */
  readonly starLord?: string;
  readonly starLordLocalized?: string;
  /** Only where it is the same all through. 1 to 4 */
  readonly pada?: number;
  /** Only where it is the same all through */
  readonly subLord?: string;
  readonly subLordLocalized?: string;
  /** Only where it is the same all through */
  readonly subSubLord?: string;
  readonly subSubLordLocalized?: string;
  /** At the earliest time */
  readonly from: KpPlaceInTime;
  /** At the latest time */
  readonly to: KpPlaceInTime;
}

export interface KpPlaceInTime {
  /** Degrees in the frame, [0, 360). 0 to 360 */
  readonly longitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** English name of the graha */
  readonly signLord: string;
  readonly signLordLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord: string;
  readonly nakshatraLordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** The same as nakshatraLord */
  readonly starLord: string;
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** English name of the graha */
  readonly subSubLord: string;
  readonly subSubLordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
}

export interface UncertainKpChartPlanet {
  /** English name of the graha */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Only where it is the same all through */
  readonly signLord?: string;
  readonly signLordLocalized?: string;
  /** Only where it is the same all through */
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
  /** Only where it is the same all through */
  readonly starLord?: string;
  readonly starLordLocalized?: string;
  /** Only where it is the same all through. 1 to 4 */
  readonly pada?: number;
  /** Only where it is the same all through */
  readonly subLord?: string;
  readonly subLordLocalized?: string;
  /** Only where it is the same all through */
  readonly subSubLord?: string;
  readonly subSubLordLocalized?: string;
  /** At the earliest time */
  readonly from: KpPlaceInTime;
  /** At the latest time */
  readonly to: KpPlaceInTime;
  /** Only where it is the same all through; Rahu and Ketu always */
  readonly retrograde?: boolean;
  /** Where its sub lord changes: each in order of time */
  readonly possible?: PossibleSubLord[];
  /** Only of a range, and where it is the same all through. 1 to 12 */
  readonly house?: number;
}

export interface PossibleSubLord {
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** The first second of it, by the clock of the birth */
  readonly from: string;
}

export interface UncertainKpConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** The instant at which the ayanamsa was read, ISO 8601 in UTC */
  readonly ayanamsaReadAt: string;
}

export interface KpCuspsConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** The instant at which the ayanamsa was read, ISO 8601 in UTC */
  readonly ayanamsaReadAt: string;
}

export type KpMatter = 
  | "marriage"
  | "children"
  | "employment"
  | "business"
  | "income"
  | "loan"
  | "property"
  | "education"
  | "travelAbroad"
  | "move";

/** The middle of the number's part */
export interface KpHoraryAscendant {
  /** Degrees in the frame, [0, 360). 0 to 360 */
  readonly longitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** The nakshatra */
  readonly star: string;
  readonly starLocalized?: string;
  /** English name of the graha */
  readonly starLord: string;
  readonly starLordLocalized?: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
  /** 0 to 30 */
  readonly degreeInSign: number;
  /** Where the number's part of the zodiac begins, degrees */
  readonly spanFrom: number;
  /** Where it ends, excluded */
  readonly spanTo: number;
}

/** midnight where the Sun does not rise and set: the lord is that of the civil date */
export type KpDayBegins = "sunrise" | "midnight";

export interface KpHoraryJudgment {
  readonly matter:
    | "marriage"
    | "children"
    | "employment"
    | "business"
    | "income"
    | "loan"
    | "property"
    | "education"
    | "travelAbroad"
    | "move";
  /** 1 to 12 */
  readonly cusp: number;
  /** Of the cusp */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** The strongest first, each once */
  readonly signifies: number[];
  /** The houses that bring the matter */
  readonly favorable: number[];
  /** Those that deny it: the 12th from each of the others */
  readonly against: number[];
  /** silent: the sub lord signifies neither side */
  readonly verdict: KpHoraryVerdict;
  /** Of favorable houses, on the first two levels */
  readonly significators: string[];
  readonly significatorsLocalized?: string[];
  /** Those that are ruling planets of the moment */
  readonly rulingSignificators: string[];
  readonly rulingSignificatorsLocalized?: string[];
  /** The first period, within twenty years, whose lords all signify it; on the clock of the question */
  readonly timing?: KpHoraryTiming;
  readonly reading?: string;
}

/** silent: the sub lord signifies neither side */
export type KpHoraryVerdict = "yes" | "qualified" | "no" | "silent";

/** The first period, within twenty years, whose lords all signify it; on the clock of the question */
export interface KpHoraryTiming {
  /** 2 to 3 of them */
  readonly lords: string[];
  readonly lordsLocalized?: string[];
  readonly from: string;
  readonly until: string;
}

export interface UncertainKpPlanet {
  /** English name of the graha */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Only where it is the same all through */
  readonly signLord?: string;
  readonly signLordLocalized?: string;
  /** Only where it is the same all through */
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
  /** Only where it is the same all through */
  readonly starLord?: string;
  readonly starLordLocalized?: string;
  /** Only where it is the same all through. 1 to 4 */
  readonly pada?: number;
  /** Only where it is the same all through */
  readonly subLord?: string;
  readonly subLordLocalized?: string;
  /** Only where it is the same all through */
  readonly subSubLord?: string;
  readonly subSubLordLocalized?: string;
  /** At the earliest time */
  readonly from: KpPlaceInTime;
  /** At the latest time */
  readonly to: KpPlaceInTime;
  /** Only where it is the same all through; Rahu and Ketu always */
  readonly retrograde?: boolean;
  /** Where its sub lord changes: each in order of time */
  readonly possible?: PossibleSubLord[];
}

/** A date and time as YYYY-MM-DDTHH:MM:SS on the clock of timezone; a trailing Z is the clock of timezone too (UTC where that is 0), a trailing offset (+05:30) is taken at its word */
export type KpDatetime = string;

export interface KpPlanetAtInstant {
  /** Degrees in the frame, four decimals. 0 to 360 */
  readonly longitude: number;
  /** 0 to 30 */
  readonly degreeInSign: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** English name of the graha */
  readonly signLord: string;
  readonly signLordLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** English name of the graha */
  readonly nakshatraLord: string;
  readonly nakshatraLordLocalized?: string;
  /** English name of the graha */
  readonly sublord: string;
  readonly sublordLocalized?: string;
  /** English name of the graha */
  readonly subSublord: string;
  readonly subSublordLocalized?: string;
  /** Which of the 249 parts of the zodiac. 1 to 249 */
  readonly kpNumber: number;
  readonly isRetrograde: boolean;
}

/** Sun to Saturn; the nodes are not searched */
export type KpMover = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";

export interface KpLocation {
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface KpRulerSignifies {
  /** English name of the graha */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** The strongest first */
  readonly signifies: number[];
}

/** Of the moment; the birth by its earliest and latest instant */
export interface UncertainRulingConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** The zodiac that the longitudes are told in */
  readonly frame: SiderealFrame;
  /** The instant at which the ayanamsa was read, ISO 8601 in UTC */
  readonly ayanamsaReadAt: string;
  /** The earliest instant, ISO 8601 */
  readonly birthUtcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly birthUtcTo: string;
}

export interface KpRulingInstant {
  /** ISO 8601 in UTC */
  readonly datetime: string;
  /** On the clock of timezone */
  readonly date: string;
  /** HH:MM on the clock of timezone */
  readonly time: string;
  /** English name of the graha */
  readonly dayLord: string;
  readonly dayLordLocalized?: string;
  /** English name of the graha */
  readonly moonSignLord: string;
  readonly moonSignLordLocalized?: string;
  /** English name of the graha */
  readonly moonStarLord: string;
  readonly moonStarLordLocalized?: string;
  /** English name of the graha */
  readonly moonSublord: string;
  readonly moonSublordLocalized?: string;
  /** English name of the graha */
  readonly moonSubSublord: string;
  readonly moonSubSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSignLord: string;
  readonly lagnaSignLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaStarLord: string;
  readonly lagnaStarLordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSublord: string;
  readonly lagnaSublordLocalized?: string;
  /** English name of the graha */
  readonly lagnaSubSublord: string;
  readonly lagnaSubSublordLocalized?: string;
  /** The strongest first, each once */
  readonly rulingPlanets: string[];
  readonly rulingPlanetsLocalized?: string[];
  /** midnight where the Sun does not rise and set: the lord is that of the civil date */
  readonly dayBegins: KpDayBegins;
  /** Of each ruler, in the chart of this moment */
  readonly significators: KpRulerSignifies[];
  /** A node has those of the grahas it acts for after its own */
  readonly moonSignLordSignifies: KpLevelHouses;
  /** A node has those of the grahas it acts for after its own */
  readonly moonStarLordSignifies: KpLevelHouses;
  /** A node has those of the grahas it acts for after its own */
  readonly moonSublordSignifies: KpLevelHouses;
  /** A node has those of the grahas it acts for after its own */
  readonly moonSignifies: KpLevelHouses;
}

export interface NakshatraEntry {
  readonly id: string;
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Part of the sidereal zodiac */
  readonly range: string;
  readonly deity?: string;
  readonly symbol?: string;
  readonly characteristics?: string;
  /** Sounds that names begin with, one for each quarter */
  readonly syllables?: string[];
  readonly remedies?: NakshatraRemedies;
  /** The four quarters, each with its sign in the Navamsa */
  readonly padas: NakshatraPada[];
}

export interface NakshatraRemedies {
  readonly gemstones: string;
  readonly mantras: string;
  readonly rituals: string;
}

export interface NakshatraPada {
  /** 1 to 4 */
  readonly pada: number;
  readonly navamsa: string;
  readonly navamsaLocalized?: string;
  readonly text?: string;
}

export interface PanchangTithi {
  /** From the new moon: 1 to 15 bright, 16 to 30 dark. 1 to 30 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly paksha: Paksha;
  readonly pakshaLocalized?: string;
  /** How much of it has passed. 0 to 100 */
  readonly percent: number;
  readonly deity: string;
  readonly deityLocalized?: string;
  readonly rulingPlanet: string;
  readonly rulingPlanetLocalized?: string;
  readonly group: TithiGroup;
  readonly element: string;
  readonly elementLocalized?: string;
  readonly characteristics?: string;
}

export type Paksha = "Shukla" | "Krishna";

export type TithiGroup = "nanda" | "bhadra" | "jaya" | "rikta" | "purna";

export interface PanchangNakshatra {
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  /** How much of it has passed. 0 to 100 */
  readonly percent: number;
  readonly deity: string;
  readonly deityLocalized?: string;
  readonly symbol: string;
  readonly symbolLocalized?: string;
  readonly characteristics?: string;
}

export interface PanchangYoga {
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** How much of it has passed. 0 to 100 */
  readonly percent: number;
  readonly quality: NityaYogaQuality;
  readonly characteristics?: string;
}

export type NityaYogaQuality = "good" | "bad";

export interface PanchangKarana {
  /** In the list of names: 1 Bava to 11 Kimstughna. 1 to 11 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** How much of it has passed. 0 to 100 */
  readonly percent: number;
  readonly type: KaranaType;
  readonly typeLocalized?: string;
  readonly characteristics?: string;
}

export type KaranaType = "Movable" | "Fixed";

/** What runs at the instant, each from its beginning to its end */
export interface InstantLimbs {
  /** Whole: it may begin before the day and end after it */
  readonly tithi: LimbStay;
  /** Whole: it may begin before the day and end after it */
  readonly nakshatra: LimbStay;
  /** Whole: it may begin before the day and end after it */
  readonly yoga: LimbStay;
  /** Whole: it may begin before the day and end after it */
  readonly karana: LimbStay;
}

/** Whole: it may begin before the day and end after it */
export interface LimbStay {
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export interface LimbBorder {
  readonly limb: BorderLimb;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly other: string;
  readonly otherLocalized?: string;
  /** By the clock of the timezone sent */
  readonly changesAt: string;
}

export type BorderLimb = "tithi" | "nakshatra";

export interface PanchangInstantConventions {
  readonly ayanamsa: "lahiri";
  /** At the instant, not rounded */
  readonly ayanamsaDegrees: number;
  /** Frame of all longitudes before the ayanamsa is taken off */
  readonly positions: string;
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

export interface ChoghadiyaSpan {
  readonly name: ChoghadiyaName;
  readonly nameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  readonly effect: ChoghadiyaEffect;
  readonly effectLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export type ChoghadiyaName = "Udveg" | "Amrit" | "Rog" | "Labh" | "Shubh" | "Char" | "Kaal";

export type ChoghadiyaEffect = "Good" | "Bad";

export interface PanchangHoursConventions {
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
  /** Definition of rising and setting */
  readonly sunrise: string;
  /** The instant at which a day begins, and its weekday */
  readonly day: string;
}

export interface PanchangLocation {
  /** Decimal degrees, north positive */
  readonly latitude: number;
  /** Decimal degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface PanchangVara {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly sanskritName: string;
  readonly sanskritNameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  readonly characteristics?: string;
}

export interface PanchangSign {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly sanskritName: string;
  readonly sanskritNameLocalized?: string;
}

export interface PanchangStarPlace {
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
}

/** All that run between this sunrise and the next, in order, those that no sunrise meets included */
export interface PanchangLimbs {
  readonly vara: LimbStay[];
  readonly tithi: LimbStay[];
  readonly nakshatra: LimbStay[];
  readonly yoga: LimbStay[];
  readonly karana: LimbStay[];
}

/** Of the present moment where that is in this day, else the first */
export interface HoraNow {
  readonly current: string;
  readonly currentLocalized?: string;
  /** 1 to 24 */
  readonly number: number;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export interface LocalSpan {
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export interface NamedMuhurta {
  readonly half: MuhurtaHalf;
  /** 1 to 15 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly quality: MuhurtaQuality;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export type MuhurtaHalf = "day" | "night";

export type MuhurtaQuality = "good" | "bad";

/** Birth signs that the Moon's sign at sunrise helps, and the one it weighs on */
export interface Chandrabalam {
  readonly favorableRashis: string[];
  readonly favorableRashisLocalized?: string[];
  readonly ashtamaChandraRashi: string;
  readonly ashtamaChandraRashiLocalized?: string;
}

/** Birth stars by the tara of the Moon's star at sunrise */
export interface Tarabalam {
  readonly favorableNakshatras: string[];
  readonly favorableNakshatrasLocalized?: string[];
  readonly unfavorableNakshatras: string[];
  readonly unfavorableNakshatrasLocalized?: string[];
}

export interface Panchaka {
  readonly active: boolean;
  /** By the weekday it begins on; Wednesday and Thursday have none */
  readonly type: string | null;
  readonly typeLocalized?: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly description?: string;
}

/** `spans` lists every Vishti between this sunrise and the next */
export interface Bhadra {
  /** Whether a Vishti half begins on the civil date */
  readonly active: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly spans: BhadraSpan[];
}

export interface BhadraSpan {
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
  /** By the Moon's sign as it begins; on earth she hinders */
  readonly residence: "heaven" | "earth" | "netherworld";
}

/** The first change of each after sunrise, in UTC */
export interface PanchangTransitions {
  readonly tithi: LimbChange;
  readonly nakshatra: {
    /** UTC, ISO 8601 */
    readonly endsAt: string;
    readonly next: string;
    readonly nextLocalized?: string;
    readonly nextPada: 1;
  };
  readonly yoga: LimbChange;
  readonly karana: LimbChange;
  readonly moonSign: {
    readonly current: string;
    readonly currentLocalized?: string;
    /** UTC, ISO 8601 */
    readonly changesAt: string;
    readonly next: string;
    readonly nextLocalized?: string;
  };
}

export interface LimbChange {
  /** UTC, ISO 8601 */
  readonly endsAt: string;
  readonly next: string;
  readonly nextLocalized?: string;
}

export interface PanchangCalendar {
  /** Months that end at the new moon, as in the south and west */
  readonly amanta: LunarMonthName;
  /** Months that end at the full moon, as in the north */
  readonly purnimanta: LunarMonthName;
  /** Year from Chaitra, as in the north */
  readonly vikramSamvat: number;
  readonly shakaSamvat: number;
  /** Vikram year from Kartika, as in Gujarat */
  readonly gujaratiSamvat: number;
  readonly samvatsara: Samvatsaras;
  /** Of the Indian national calendar */
  readonly national: IndianNationalDate;
  /** By the Sun's sign among the stars, Lahiri */
  readonly sidereal: PanchangSeason;
  /** By the Sun's sign from the equinox */
  readonly tropical: PanchangSeason;
}

export interface LunarMonthName {
  readonly name: string;
  readonly nameLocalized?: string;
  /** An extra month */
  readonly adhika: boolean;
  /** The month that this one takes in where the Sun enters two signs */
  readonly suppressed: string | null;
  readonly suppressedLocalized?: string;
}

export interface Samvatsaras {
  /** By Jupiter's mean year, at sunrise */
  readonly north: Samvatsara;
  /** By the Shaka year */
  readonly south: Samvatsara;
}

export type Samvatsara = 
  | "Prabhava"
  | "Vibhava"
  | "Shukla"
  | "Pramoda"
  | "Prajapati"
  | "Angira"
  | "Shrimukha"
  | "Bhava"
  | "Yuva"
  | "Dhata"
  | "Ishvara"
  | "Bahudhanya"
  | "Pramathi"
  | "Vikrama"
  | "Vrisha"
  | "Chitrabhanu"
  | "Subhanu"
  | "Tarana"
  | "Parthiva"
  | "Vyaya"
  | "Sarvajit"
  | "Sarvadhari"
  | "Virodhi"
  | "Vikriti"
  | "Khara"
  | "Nandana"
  | "Vijaya"
  | "Jaya"
  | "Manmatha"
  | "Durmukha"
  | "Hemalambi"
  | "Vilambi"
  | "Vikari"
  | "Sharvari"
  | "Plava"
  | "Shubhakrit"
  | "Shobhakrit"
  | "Krodhi"
  | "Vishvavasu"
  | "Parabhava"
  | "Plavanga"
  | "Kilaka"
  | "Saumya"
  | "Sadharana"
  | "Virodhakrit"
  | "Paridhavi"
  | "Pramadi"
  | "Ananda"
  | "Rakshasa"
  | "Nala"
  | "Pingala"
  | "Kalayukta"
  | "Siddharthi"
  | "Raudra"
  | "Durmati"
  | "Dundubhi"
  | "Rudhirodgari"
  | "Raktaksha"
  | "Krodhana"
  | "Kshaya";

/** Of the Indian national calendar */
export interface IndianNationalDate {
  readonly year: number;
  readonly month: string;
  readonly monthLocalized?: string;
  /** 1 to 31 */
  readonly day: number;
}

export interface PanchangSeason {
  readonly ritu: string;
  readonly rituLocalized?: string;
  readonly ayana: string;
  readonly ayanaLocalized?: string;
}

export interface FestivalOfDay {
  /** As in `rules` */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly kind: FestivalKind;
  /** Of the tithi or star that decides it, or the Sun's entry */
  readonly starts: string | null;
  readonly ends: string | null;
  /** Those who keep it on this date; null: all */
  readonly school: FestivalSchool | null;
  /** Dates of other schools */
  readonly elsewhere: FestivalElsewhere[];
  readonly about?: string;
}

export type FestivalKind = "festival" | "fast" | "observance";

/** vaishnava: devotees of Vishnu; bengal: its almanacs; hemadri: the first of two midnights; second-evening: the last dusk that has the tithi; first-midday: the first midday that has any of it */
export type FestivalSchool = "vaishnava" | "bengal" | "hemadri" | "second-evening" | "first-midday";

export interface FestivalElsewhere {
  /** vaishnava: devotees of Vishnu; bengal: its almanacs; hemadri: the first of two midnights; second-evening: the last dusk that has the tithi; first-midday: the first midday that has any of it */
  readonly school: FestivalSchool;
  readonly date: string;
}

/** Limbs at its sunrise */
export interface PanchangNeighbor {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
}

export interface PanchangDayConventions {
  readonly ayanamsa: "lahiri";
  /** At the instant, not rounded */
  readonly ayanamsaDegrees: number;
  /** Frame of all longitudes before the ayanamsa is taken off */
  readonly positions: string;
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
  /** Definition of rising and setting */
  readonly sunrise: string;
  /** The instant at which a day begins, and its weekday */
  readonly day: string;
}

export interface PanchangOfMonth {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly sunrise: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly sunset: string;
  /** At sunrise, with its end */
  readonly tithi: TithiOfMonth;
  /** At sunrise, with its end */
  readonly nakshatra: StarOfMonth;
  /** Sidereal, at sunrise */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  /** By the count that ends at the new moon */
  readonly lunarMonth?: LunarMonthName;
  /** By the rules of festivals */
  readonly festivals: string[];
  readonly festivalsLocalized?: string[];
  /** free: a day that needs no other muhurta; open: but for Rahu Kaal; careful: with hours or matters to leave out; closed: for another day */
  readonly beginnings: DayForBeginnings;
  readonly beginningsLocalized?: string;
  /** As the panchang of the day says it */
  readonly verdict?: string;
}

/** At sunrise, with its end */
export interface TithiOfMonth {
  /** 1 to 30 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
  readonly paksha: Paksha;
  readonly pakshaLocalized?: string;
}

/** At sunrise, with its end */
export interface StarOfMonth {
  /** 1 to 27 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

/** free: a day that needs no other muhurta; open: but for Rahu Kaal; careful: with hours or matters to leave out; closed: for another day */
export type DayForBeginnings = "free" | "open" | "careful" | "closed";

export interface PanchangMonthConventions {
  readonly ayanamsa: "lahiri";
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
  /** Definition of rising and setting */
  readonly sunrise: string;
  /** The instant at which a day begins, and its weekday */
  readonly day: string;
}

export interface HoraSpan {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** 1 to 12 */
  readonly number: number;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the timezone sent; the second that has begun */
  readonly end: string;
}

export interface VedicDeclination {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Degrees, north positive. -90 to 90 */
  readonly declination: number;
  /** Degrees. [0, 360) */
  readonly rightAscension: number;
}

export interface VedicParallel {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Parallel on one side of the equator, contraparallel on both */
  readonly type: VedicParallelKind;
  readonly typeLocalized?: string;
  /** Degrees from exact */
  readonly orb: number;
  /** Degrees, north positive. -90 to 90 */
  readonly dec1: number;
  /** Degrees, north positive. -90 to 90 */
  readonly dec2: number;
}

/** Parallel on one side of the equator, contraparallel on both */
export type VedicParallelKind = "parallel" | "contraparallel";

export interface VedicParallelsConventions {
  /** Frame of the declinations */
  readonly declinations: string;
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

export interface VedicParallelsBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: VedicParallelsHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: VedicParallelsChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export interface VedicParallelsHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface VedicParallelsChange {
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

export interface VedicDeclinationInTime {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** At the earliest and at the latest second of it */
  readonly declination: DeclinationRange;
  /** Degrees */
  readonly rightAscension: RightAscensionRange;
}

/** At the earliest and at the latest second of it */
export interface DeclinationRange {
  /** Degrees, north positive. -90 to 90 */
  readonly from: number;
  /** Degrees, north positive. -90 to 90 */
  readonly to: number;
}

/** Degrees */
export interface RightAscensionRange {
  /** [0, 360) */
  readonly from: number;
  /** [0, 360) */
  readonly to: number;
}

export interface VedicParallelInTime {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Parallel on one side of the equator, contraparallel on both */
  readonly type: VedicParallelKind;
  readonly typeLocalized?: string;
  /** Degrees from exact, at the first and at the last second of it */
  readonly orb: ParallelOrbRange;
  /** At the earliest and at the latest second of it */
  readonly dec1: DeclinationRange;
  /** At the earliest and at the latest second of it */
  readonly dec2: DeclinationRange;
}

/** Degrees from exact, at the first and at the last second of it */
export interface ParallelOrbRange {
  readonly from: number;
  readonly to: number;
}

export interface PassingVedicParallel {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Parallel on one side of the equator, contraparallel on both */
  readonly type: VedicParallelKind;
  readonly typeLocalized?: string;
  /** Degrees from exact, at the first and at the last second of it */
  readonly orb: ParallelOrbRange;
  /** At the earliest and at the latest second of it */
  readonly dec1: DeclinationRange;
  /** At the earliest and at the latest second of it */
  readonly dec2: DeclinationRange;
  /** The first second within the orb; absent where it was before */
  readonly begins?: string;
  /** The first second out of it; absent where it stays */
  readonly ends?: string;
}

export interface UncertainVedicParallelsConventions {
  /** Frame of the declinations */
  readonly declinations: string;
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

export interface VedicParallelEvent {
  /** English name of the graha, or Lagna */
  readonly planet1: string;
  readonly planet1Localized?: string;
  /** English name of the graha, or Lagna */
  readonly planet2: string;
  readonly planet2Localized?: string;
  /** Parallel on one side of the equator, contraparallel on both */
  readonly type: VedicParallelKind;
  readonly typeLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** False for a closest approach: the two turn before they meet */
  readonly exact: boolean;
  /** Degrees from exact */
  readonly orb: number;
  /** Degrees, north positive. -90 to 90 */
  readonly dec1: number;
  /** Degrees, north positive. -90 to 90 */
  readonly dec2: number;
}

export interface VedicMonthlyParallelsConventions {
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than geocentric */
  readonly center?: Center;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Longitudes and speeds are times this */
  readonly harmonic?: number;
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
  readonly window: PeriodSearched;
  /** Frame of the declinations */
  readonly declinations: string;
  /** Greatest gap of a closest approach that is reported, degrees */
  readonly greatestGap: number;
}

export interface GrahaPosition {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Sidereal ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive; the Lagna has none */
  readonly latitude?: number;
  /** House from the Lagna, whole signs. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Absent for what cannot burn: Sun, nodes, Lagna */
  readonly isCombust?: boolean;
  /** Degrees of longitude from the Sun. 0 to 180 */
  readonly combustionDistance?: number;
  /** Age by the degree in the sign */
  readonly awastha: BaladiName;
  readonly awasthaLocalized?: string;
  readonly nakshatra: NakshatraTold;
  readonly rashiDetails: RashiTold;
  /** With the Lagna, for all ten */
  readonly frame?: SiderealFrame;
  /** With the Lagna, for all ten */
  readonly conventions?: VedicConventions;
}

export interface NakshatraTold {
  /** 1 to 27 */
  readonly key: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** 1 to 4 */
  readonly pada: number;
  readonly deity?: string;
  readonly symbol?: string;
  readonly characteristics?: string;
}

export interface RashiTold {
  readonly vedicName: string;
  readonly vedicNameLocalized?: string;
  /** Gender and element */
  readonly energy: string;
  readonly symbol?: string;
  readonly characteristics?: string;
}

export interface UncertainGrahaPosition {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  /** Only where it is the same all through */
  readonly isRetrograde?: boolean;
  /** The same; absent for what cannot burn */
  readonly isCombust?: boolean;
  /** Only where it is the same all through */
  readonly nakshatra?: UncertainNakshatraTold;
  /** Counted from the Moon's sign, which is the first; only where it holds. 1 to 12 */
  readonly houseFromMoon?: number;
  /** Counted from the Lagna's sign; only where it is the same all through. 1 to 12 */
  readonly house?: number;
  /** Where its sign or its nakshatra changes: each of them in order of time */
  readonly possible?: PossibleGrahaPlace[];
  /** Age by the degree in the sign */
  readonly awastha?: BaladiName;
  readonly awasthaLocalized?: string;
  /** Where its sign is the same all through */
  readonly rashiDetails?: RashiTold;
}

/** Only where it is the same all through */
export interface UncertainNakshatraTold {
  /** 1 to 27 */
  readonly key: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through. 1 to 4 */
  readonly pada?: number;
  readonly deity?: string;
  readonly symbol?: string;
  readonly characteristics?: string;
}

/** Only where its sign is the same all through */
export interface UncertainLagna {
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
}

export interface UncertainRashiChart {
  /** Whose sign is the first house: the Lagna's where it holds, else the Moon's (Chandra lagna) */
  readonly countedFrom: HousesCountedFrom;
  /** The first second of it, by the clock of the birth */
  readonly from: string;
  /** The last second of it, by the clock of the birth */
  readonly to: string;
  readonly houses: RashiHouse[];
}

export interface RashiHouse {
  /** 1 to 12 */
  readonly number: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
}

export interface VedicEphemerisDay {
  readonly date: string;
  readonly positions: VedicEphemerisPosition[];
}

export interface VedicEphemerisPosition {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInSign: number;
  readonly isRetrograde: boolean;
}

export interface VedicMonthlyEphemerisConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** Only where a preset was sent */
  readonly preset?: PresetUsed;
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
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
  /** Time of each day's positions, UTC */
  readonly positionsAt: string;
}

export interface RashiEntry {
  readonly id: string;
  /** English name of the sign */
  readonly name: string;
  readonly nameLocalized?: string;
  readonly vedicName: string;
  readonly vedicNameLocalized?: string;
  readonly symbol?: string;
  readonly lord: string;
  readonly lordLocalized?: string;
  /** The Sun's usual stay by Lahiri, Indian time; it moves by a day */
  readonly dateRange: string;
  /** The Aditya of the Sun's month in this sign */
  readonly energy: string;
  readonly characteristics?: string;
}

export interface ShadbalaRow {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Virupas */
  readonly sthanaBala: number;
  /** Virupas */
  readonly digBala: number;
  /** Virupas */
  readonly kalaBala: number;
  /** Virupas */
  readonly chestaBala: number;
  /** Virupas */
  readonly naisargikaBala: number;
  /** Virupas; negative where malefics see more of it */
  readonly drikBala: number;
  /** Sum of the six */
  readonly totalVirupas: number;
  /** The sum in rupas of 60 virupas */
  readonly totalRupas: number;
  /** Rupas that make this graha strong */
  readonly minRequired: number;
  /** Total over requirement, from the unrounded total */
  readonly strengthRatio: number;
  /** By strengthRatio. 1 to 7 */
  readonly relativeRank: number;
  readonly ishtaPhala: number;
  readonly kashtaPhala: number;
  /** Six decimals; they sum to sthanaBala */
  readonly sthanaParts: SthanaBalaParts;
  /** Six decimals; they sum to kalaBala */
  readonly kalaParts: KalaBalaParts;
  readonly interpretation?: string;
}

/** Six decimals; they sum to sthanaBala */
export interface SthanaBalaParts {
  /** Virupas */
  readonly uccha: number;
  /** Virupas */
  readonly saptavargaja: number;
  /** Virupas */
  readonly ojayugma: number;
  /** Virupas */
  readonly kendradi: number;
  /** Virupas */
  readonly drekkana: number;
}

/** Six decimals; they sum to kalaBala */
export interface KalaBalaParts {
  /** Virupas */
  readonly nathonnatha: number;
  /** Virupas */
  readonly paksha: number;
  /** Virupas */
  readonly tribhaga: number;
  /** Virupas */
  readonly vara: number;
  /** Virupas */
  readonly hora: number;
  /** Virupas */
  readonly abda: number;
  /** Virupas */
  readonly masa: number;
  /** Virupas */
  readonly ayana: number;
}

export interface BalaThemes {
  readonly sthanaBala: BalaTheme;
  readonly digBala: BalaTheme;
  readonly kalaBala: BalaTheme;
  readonly chestaBala: BalaTheme;
  readonly naisargikaBala: BalaTheme;
  readonly drikBala: BalaTheme;
}

export interface BalaTheme {
  readonly name?: string;
  readonly meaning?: string;
}

export interface ShadbalaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** How sunrise is defined */
  readonly sunrise: string;
  /** Sunrise that began the day of the birth */
  readonly sunriseUtc: string;
  readonly figures: string;
  readonly drik: string;
  readonly yuddha: string;
}

export interface UncertainShadbalaRow {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Virupas; the same at every birth */
  readonly naisargikaBala: number;
  /** At least and at most */
  readonly chestaBala: VirupaReach;
  /** A bound on the sight of the seven; absent where it changes which of them are benefic */
  readonly drikBala?: VirupaReach;
  readonly sthanaParts: UncertainSthanaParts;
  readonly kalaParts: UncertainKalaParts;
  /** Rupas that make this graha strong */
  readonly minRequired: number;
}

export interface UncertainSthanaParts {
  /** At least and at most */
  readonly uccha: VirupaReach;
  /** At least and at most */
  readonly saptavargaja: VirupaReach;
  /** At least and at most */
  readonly ojayugma: VirupaReach;
  /** At least and at most */
  readonly drekkana: VirupaReach;
  /** Only where it is the same all through */
  readonly kendradi?: number;
}

export interface UncertainKalaParts {
  /** At least and at most */
  readonly ayana: VirupaReach;
  /** Absent where it changes whether the graha is benefic */
  readonly paksha?: VirupaReach;
}

export interface UncertainShadbalaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly figures: string;
  readonly drik: string;
  readonly yuddha: string;
}

export interface NatalGraha {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly isRetrograde: boolean;
}

export interface TransitingGraha {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  readonly isRetrograde: boolean;
  /** From the natal Lagna, whole signs. 1 to 12 */
  readonly natalHouse: number;
  /** From the natal Moon, whole signs. 1 to 12 */
  readonly houseFromMoon: number;
  readonly aspectsToNatal: AngleToNatal[];
  readonly drishtiToNatal: DrishtiToNatal[];
  readonly kaksha: KakshaPlace;
}

export interface AngleToNatal {
  /** English name of the graha, or Lagna */
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly aspectType: TransitAngleName;
  /** Degrees from exact */
  readonly orb: number;
}

export type TransitAngleName = "conjunction" | "sextile" | "square" | "trine" | "opposition";

export interface DrishtiToNatal {
  /** English name of the graha, or Lagna */
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly aspectType: DrishtiToNatalType;
  /** Whole-sign aspects are full */
  readonly strength: 100;
  /** Difference of the degrees within the two signs */
  readonly orb: number;
}

export type DrishtiToNatalType = "conjunction" | "7th" | "4th" | "8th" | "5th" | "9th" | "3rd" | "10th";

export interface KeyTransit {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly description?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly natalHouse: number;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  readonly aspects: string[];
  readonly drishti: string[];
}

/** The nine through the natal chart, by Phaladeepika 26 */
export interface GocharaReading {
  /** The weightiest first. 9 to 9 of them */
  readonly transits: JudgedTransit[];
  readonly reading?: string;
}

export interface JudgedTransit {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  /** House, 1 to 12. 1 to 12 */
  readonly natalHouse: number;
  readonly state: GocharaState;
  /** Reasons, each with its verse */
  readonly stateSource?: string;
  /** In the house of vedha */
  readonly obstructedBy: string[];
  readonly obstructedByLocalized?: string[];
  /** 0 to 8 */
  readonly binduCount?: number;
  /** Day its sign was entered, of Jupiter, Saturn and nodes */
  readonly entered?: string;
  readonly leaves?: string;
  /** The part of Sade Sati, or the 8th or 4th from the Moon */
  readonly saturnPart?: SaturnPart;
  /** The running period that it rules */
  readonly dashaLevel?: TransitDashaLevel;
}

/** The part of Sade Sati, or the 8th or 4th from the Moon */
export type SaturnPart = "rising" | "peak" | "setting" | "eighth" | "fourth";

/** The running period that it rules */
export type TransitDashaLevel = "major" | "sub";

export interface VedicTransitConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly transit: TransitMoment;
  /** Greatest orb of aspectsToNatal, degrees */
  readonly aspectOrb: number;
}

export interface TransitMoment {
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

export interface UncertainNatalGraha {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: NatalPlaceInTime;
  /** At the latest time */
  readonly to: NatalPlaceInTime;
}

export interface NatalPlaceInTime {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
}

export interface UncertainTransitingGraha {
  /** English name of the graha, or Lagna */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  readonly isRetrograde: boolean;
  /** Only where the Moon keeps its sign. 1 to 12 */
  readonly houseFromMoon?: number;
  readonly kaksha: KakshaPart;
  /** Those of every one of these births */
  readonly aspectsToNatal: UncertainAngleToNatal[];
  /** On natal grahas that keep their sign */
  readonly drishtiToNatal: UncertainDrishtiToNatal[];
}

export interface UncertainAngleToNatal {
  /** English name of the graha, or Lagna */
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly aspectType: TransitAngleName;
  /** For the earliest and for the latest birth, degrees */
  readonly orb: NatalOrbReach;
}

/** For the earliest and for the latest birth, degrees */
export interface NatalOrbReach {
  readonly from: number;
  readonly to: number;
}

export interface UncertainDrishtiToNatal {
  /** English name of the graha, or Lagna */
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly aspectType: DrishtiToNatalType;
  /** Whole-sign aspects are full */
  readonly strength: 100;
  /** For the earliest and for the latest birth, degrees */
  readonly orb: NatalOrbReach;
}

/** The nine counted from one sign of the Moon, by Phaladeepika 26 */
export interface GocharaCandidate {
  readonly born: VedicBornBetween;
  /** English name of the sign */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  /** The weightiest first. 9 to 9 of them */
  readonly transits: UncertainJudgedTransit[];
  /** Jupiter, Saturn, Rahu and Ketu */
  readonly keyTransits: KeyTransitFromMoon[];
  readonly reading?: string;
}

export interface UncertainJudgedTransit {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  /** In the house of vedha */
  readonly obstructedBy: string[];
  readonly obstructedByLocalized?: string[];
  /** Day its sign was entered, of Jupiter, Saturn and nodes */
  readonly entered?: string;
  readonly leaves?: string;
  /** The part of Sade Sati, or the 8th or 4th from the Moon */
  readonly saturnPart?: SaturnPart;
  /** The running period that it rules */
  readonly dashaLevel?: TransitDashaLevel;
  /** Only where every possible Lagna gives the same */
  readonly state?: GocharaState;
  /** Reasons, each with its verse */
  readonly stateSource?: string;
  /** By all that may have risen; none for the nodes */
  readonly binduCount?: TransitBinduReach;
  /** Whether the lord of the kaksha gives a point, where that is the same for all */
  readonly bindu?: boolean;
}

export interface KeyTransitFromMoon {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly houseFromMoon: number;
  readonly description?: string;
}

export interface UncertainTransitConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly transit: TransitMoment;
  /** Greatest orb of aspectsToNatal, degrees */
  readonly aspectOrb: number;
}

export interface VedicStartingPosition {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  readonly isRetrograde: boolean;
}

export interface VedicTransitEvent {
  /** English name of the graha, or Lagna */
  readonly planet: string;
  readonly planetLocalized?: string;
  /** English name of the sign */
  readonly fromSign: string;
  readonly fromSignLocalized?: string;
  /** English name of the sign */
  readonly toSign: string;
  readonly toSignLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** Whether it moves backward over the border; the nodes always do */
  readonly isRetrograde: boolean;
}

export interface UpagrahaPoint {
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInSign: number;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  /** 1 Ashwini to 27 Revati. 1 to 27 */
  readonly nakshatraIndex: number;
  /** 1 to 4 */
  readonly nakshatraPada: number;
  readonly interpretation?: string;
}

export interface UpagrahaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly sunrise: string;
  /** Sunrise that began the day of the birth; null where the Sun does not rise and set */
  readonly sunriseUtc: string | null;
  readonly parts: string;
  readonly instants: string;
}

export interface UncertainTimeBasedUpagraha {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly places: UpagrahaOfDayPart[];
  readonly interpretation?: string;
}

export interface UpagrahaOfDayPart {
  /** The first second of it, by the clock of the birth */
  readonly bornFrom: string;
  /** The last second of it, by the clock of the birth */
  readonly bornTo: string;
  /** From sunrise to sunset, or the rest */
  readonly part: UpagrahaPart;
  /** The same for all births of that day or night, but for the drift of the frame */
  readonly place: VedicPlaceInTime;
}

/** From sunrise to sunset, or the rest */
export type UpagrahaPart = "day" | "night";

export interface UncertainSunBasedUpagraha {
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly rashi?: string;
  readonly rashiLocalized?: string;
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
  /** At the earliest time */
  readonly from: VedicPlaceInTime;
  /** At the latest time */
  readonly to: VedicPlaceInTime;
  readonly interpretation?: string;
}

export interface UncertainUpagrahaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  readonly sunrise: string;
  readonly parts: string;
  readonly instants: string;
}

export type YogaFamily = "classical" | "asraya" | "dala" | "akriti" | "sankhya";

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

export interface VedicUntimedBirth {
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

/** How many are present, at least and at most */
export interface YogaTotal {
  readonly least: number;
  readonly most: number;
}

export type YogaQuality = "Positive" | "Negative" | "Both";

/** Rejected where Rajju or Vedha is active, whatever the total; recommended from six points */
export type DashakootVerdict = "recommended" | "marginal" | "rejected";

export interface PoruthamFault {
  readonly active: boolean;
  readonly reason?: string;
}

export interface PoruthamRow {
  readonly name: PoruthamName;
  readonly nameLocalized?: string;
  /** 0 to 1 */
  readonly points: number;
  readonly maxPoints: 1;
  readonly verdict: PoruthamVerdict;
  readonly person1: string;
  readonly person1Localized?: string;
  readonly person2: string;
  readonly person2Localized?: string;
  readonly note?: string;
}

export type PoruthamName = 
  | "Dina"
  | "Gana"
  | "Mahendra"
  | "Stree Deergha"
  | "Yoni"
  | "Rasi"
  | "Rasyadhipati"
  | "Vasya"
  | "Rajju"
  | "Vedha";

export type PoruthamVerdict = "matched" | "unmatched";

export interface UncertainPoruthamFault {
  /** depends where the time decides it */
  readonly active: SoByTime;
  /** Only where it is the same for every pair of times */
  readonly reason?: string;
}

export interface UncertainPoruthamRow {
  readonly name: PoruthamName;
  readonly nameLocalized?: string;
  readonly least: number;
  readonly most: number;
  readonly maxPoints: 1;
  readonly verdict: PoruthamVerdictByTime;
  /** Where it is the same all through */
  readonly person1?: string;
  readonly person1Localized?: string;
  /** Where it is the same all through */
  readonly person2?: string;
  readonly person2Localized?: string;
  /** Only where it is the same for every pair of times */
  readonly note?: string;
}

export type PoruthamVerdictByTime = "matched" | "unmatched" | "depends";

export interface DashakootOutcome {
  /** person1's first second of it; the Moons of person1 say until when */
  readonly person1From: string;
  /** person2's first second of it; the Moons of person2 say until when */
  readonly person2From: string;
  /** 0 to 10 */
  readonly total: number;
  /** Rejected where Rajju or Vedha is active, whatever the total; recommended from six points */
  readonly verdict: DashakootVerdict;
}

export interface PapaTotal {
  /** 0 to 7 */
  readonly total: number;
  readonly byReference: PapaReferenceRow[];
}

export interface PapaReferenceRow {
  readonly reference: PapaReference;
  readonly referenceLocalized?: string;
  readonly weight: number;
  readonly afflictions: PapaAffliction[];
}

export type PapaReference = "Lagna" | "Moon" | "Venus";

export interface PapaAffliction {
  readonly graha: PapaGraha;
  readonly grahaLocalized?: string;
  /** 1 to 12 */
  readonly house: number;
}

export type PapaGraha = "Mars" | "Saturn" | "Sun" | "Rahu";

/** Balanced where the bride's total does not exceed the groom's */
export type PapasamyamVerdict = "balanced" | "unbalanced";

export interface UncertainPapaTotal {
  /** Over every pair of times that the births allow */
  readonly total: PointsReach;
  readonly byReference: UncertainPapaRow[];
}

export interface UncertainPapaRow {
  readonly reference: PapaReference;
  readonly referenceLocalized?: string;
  readonly weight: number;
  readonly least: number;
  readonly most: number;
  /** Those that are there at every time */
  readonly afflictions: UncertainPapaAffliction[];
  /** Grahas that afflict at some times and not at others */
  readonly dependent: ("Mars" | "Saturn" | "Sun" | "Rahu")[];
  readonly dependentLocalized?: string[];
}

export interface UncertainPapaAffliction {
  readonly graha: PapaGraha;
  readonly grahaLocalized?: string;
  /** Where it is the same all through. 1 to 12 */
  readonly house?: number;
}

export type KpFinanceVerdict = "favourable" | "mixed" | "unfavourable" | "neutral";

export interface KpFinanceWindow {
  readonly inGain: boolean;
  readonly inLoss: boolean;
  readonly verdict: KpFinanceVerdict;
  /** On the clock of the place, to the second */
  readonly from: string;
  /** On the clock of the place, to the second */
  readonly to: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
  /** 0 to 100 */
  readonly score: number;
}

export type KpFinanceBand = "strong" | "favourable" | "mixed" | "caution" | "unfavourable";

export interface KpFinanceScoreReach {
  /** 0 to 100 */
  readonly least: number;
  /** 0 to 100 */
  readonly most: number;
}

export interface KpFinanceDateReach {
  /** ISO 8601 in UTC */
  readonly from: string;
  /** ISO 8601 in UTC */
  readonly to: string;
}

export interface UncertainKpFinanceWindow {
  readonly inGain?: boolean;
  readonly inLoss?: boolean;
  /** Only where it is the same for all of these births */
  readonly verdict?: KpFinanceVerdict;
  /** Only where it is the same for all of these births. 0 to 100 */
  readonly score?: number;
  /** On the clock of the place, to the second */
  readonly from: string;
  /** On the clock of the place, to the second */
  readonly to: string;
  /** English name of the graha */
  readonly subLord: string;
  readonly subLordLocalized?: string;
}

export interface FestivalOfYear {
  /** As in `rules` */
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly kind: FestivalKind;
  /** Of the tithi or star that decides it, or the Sun's entry */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** By the count that ends at the new moon */
  readonly month: LunarMonthName | null;
  /** Dates of other schools where they differ */
  readonly elsewhere: FestivalElsewhere[];
  /** The date that three minutes more or less of the tithi would give; else null */
  readonly borderDate: string | null;
}

export interface FestivalRule {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly kind: FestivalKind;
  readonly region: FestivalRegion;
  readonly source: FestivalSource;
  readonly rule?: string;
  readonly about?: string;
}

export type FestivalRegion = 
  | "india"
  | "north"
  | "west"
  | "south"
  | "east"
  | "kerala"
  | "tamil-nadu"
  | "bengal"
  | "punjab";

export interface FestivalSource {
  readonly text: string | null;
  readonly page: number | null;
  /** Whose practice, where no page was read */
  readonly convention: string | null;
}

export interface FestivalConventions {
  readonly months: string;
  /** The parts of a day */
  readonly moments: string;
  readonly day: string;
  /** Definition of rising and setting */
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

export type MuhurtaPurpose = 
  | "wedding"
  | "engagement"
  | "house-entry"
  | "journey"
  | "business"
  | "naming"
  | "first-rice"
  | "vehicle"
  | "purchase"
  | "study";

export interface MuhurtaPerson {
  /** To be told apart in the answer. 1 to 80 characters */
  readonly name?: string | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 5.5 */
  readonly timezone?: Timezone | undefined;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
}

export interface BestMuhurta {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** 50 where nothing speaks for or against the rising sign. 0 to 100 */
  readonly score: number;
  readonly notes: MuhurtaNote[];
}

export interface MuhurtaNote {
  readonly note: MuhurtaNoteId;
  /** Points of the score, for or against */
  readonly weight: number;
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
  readonly text?: string;
}

export type MuhurtaNoteId = 
  | "lagna"
  | "benefics"
  | "malefics"
  | "occupied"
  | "moon-house"
  | "eighth"
  | "weekday"
  | "bright-half";

export interface MuhurtaDay {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  readonly open: boolean;
  /** Empty on an open day */
  readonly refusals: MuhurtaRefusal[];
  /** In order of time */
  readonly windows: MuhurtaWindow[];
}

export interface MuhurtaRefusal {
  readonly rule: MuhurtaRule;
  readonly source: MuhurtaSource;
  readonly reason?: string;
}

export type MuhurtaRule = 
  | "sun-sign"
  | "adhika"
  | "chaturmasa"
  | "pitru"
  | "venus"
  | "jupiter"
  | "eclipse"
  | "weekday"
  | "nakshatra"
  | "tithi"
  | "bhadra"
  | "fall"
  | "tara"
  | "chandra"
  | "short";

export interface MuhurtaSource {
  readonly text: string | null;
  readonly verse: string | null;
  /** Whose practice, where no verse was read */
  readonly convention: string | null;
}

export interface MuhurtaWindow {
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** 50 where nothing speaks for or against the rising sign. 0 to 100 */
  readonly score: number;
}

/** The Moon of the birth, Lahiri */
export interface MuhurtaPersonMoon {
  readonly name: string | null;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly sign: string;
  readonly signLocalized?: string;
}

export interface NextMuhurta {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** 50 where nothing speaks for or against the rising sign. 0 to 100 */
  readonly score: number;
}

export interface MuhurtaConventions {
  readonly ayanamsa: "lahiri";
  /** Distance of windows from a change of star or tithi */
  readonly borders: string;
  readonly combustion: string;
  readonly eclipses: string;
  /** Parts cut out of every day */
  readonly left: string;
  readonly score: string;
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

export interface UncertainBestMuhurta {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** At least: every Moon that may be somebody's counts. 0 to 100 */
  readonly score: number;
  /** Where none of those that are not sure counts. 0 to 100 */
  readonly mostScore: number;
  readonly notes: MuhurtaNote[];
}

export interface UncertainMuhurtaDay {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  readonly open: boolean;
  /** Empty on an open day */
  readonly refusals: MuhurtaRefusal[];
  /** Those that every possible Moon allows, in order of time */
  readonly windows: UncertainMuhurtaWindow[];
  readonly depending?: DependingMuhurta[];
}

export interface UncertainMuhurtaWindow {
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** At least: every Moon that may be somebody's counts. 0 to 100 */
  readonly score: number;
  /** Where none of those that are not sure counts. 0 to 100 */
  readonly mostScore: number;
}

/** What one possible Moon allows; the others are asked with all of theirs */
export interface DependingMuhurta {
  /** Index among people */
  readonly person: number;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly sign: string;
  readonly signLocalized?: string;
  readonly windows: MuhurtaWindow[];
}

/** The Moon of the birth, Lahiri, as far as it is known */
export interface UncertainMuhurtaPerson {
  readonly name: string | null;
  readonly nakshatra?: string;
  readonly nakshatraLocalized?: string;
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Where the time decides: each Moon of the birth, in order of time */
  readonly possible?: MuhurtaPossibleMoon[];
}

export interface MuhurtaPossibleMoon {
  readonly born: VedicBornBetween;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly sign: string;
  readonly signLocalized?: string;
}

export interface UncertainNextMuhurta {
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly start: string;
  /** YYYY-MM-DDTHH:MM:SS by the clock of the date */
  readonly end: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  readonly nakshatra: string;
  readonly nakshatraLocalized?: string;
  readonly tithi: string;
  readonly tithiLocalized?: string;
  /** At least: every Moon that may be somebody's counts. 0 to 100 */
  readonly score: number;
  /** Where none of those that are not sure counts. 0 to 100 */
  readonly mostScore: number;
}

export interface VedicClaim {
  readonly member: VedicClaimMember;
  /** One that the member can have */
  readonly value: VedicClaimValue;
}

export type VedicClaimMember = 
  | "lagna.sign"
  | "lagna.nakshatra"
  | "lagna.pada"
  | "d9.lagna.sign"
  | "moon.sign"
  | "moon.nakshatra"
  | "moon.pada"
  | "dasha.lord"
  | "cusps.1.subLord"
  | "cusps.2.subLord"
  | "cusps.3.subLord"
  | "cusps.4.subLord"
  | "cusps.5.subLord"
  | "cusps.6.subLord"
  | "cusps.7.subLord"
  | "cusps.8.subLord"
  | "cusps.9.subLord"
  | "cusps.10.subLord"
  | "cusps.11.subLord"
  | "cusps.12.subLord";

/** One that the member can have */
export type VedicClaimValue = 
  | "1"
  | "2"
  | "3"
  | "4"
  | "Aries"
  | "Taurus"
  | "Gemini"
  | "Cancer"
  | "Leo"
  | "Virgo"
  | "Libra"
  | "Scorpio"
  | "Sagittarius"
  | "Capricorn"
  | "Aquarius"
  | "Pisces"
  | "Ashwini"
  | "Bharani"
  | "Krittika"
  | "Rohini"
  | "Mrigashira"
  | "Ardra"
  | "Punarvasu"
  | "Pushya"
  | "Ashlesha"
  | "Magha"
  | "Purva Phalguni"
  | "Uttara Phalguni"
  | "Hasta"
  | "Chitra"
  | "Swati"
  | "Vishakha"
  | "Anuradha"
  | "Jyeshtha"
  | "Moola"
  | "Purva Ashadha"
  | "Uttara Ashadha"
  | "Shravana"
  | "Dhanishta"
  | "Shatabhisha"
  | "Purva Bhadrapada"
  | "Uttara Bhadrapada"
  | "Revati"
  | "Sun"
  | "Moon"
  | "Mars"
  | "Mercury"
  | "Jupiter"
  | "Venus"
  | "Saturn"
  | "Rahu"
  | "Ketu";

export interface LifeEvent {
  /** Day of the event, YYYY-MM-DD */
  readonly date: CivilDate;
  readonly kind: LifeEventKind;
  /** To be told apart in the answer. 1 to 80 characters */
  readonly label?: string | undefined;
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

export interface VedicClaimAnswer {
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

export interface VedicEventAnswer {
  readonly date: string;
  readonly kind: LifeEventKind;
  readonly kindLocalized?: string;
  readonly label?: string;
  /** The houses by which the lords of a period bring the event */
  readonly rule: VedicEventRule;
  /** Whole seconds, told in minutes */
  readonly minutesFor: number;
  /** Whole seconds, told in minutes */
  readonly minutesAgainst: number;
  /** In order of time, within what agrees with the most claims; at most 60 */
  readonly intervals: VedicEvidence[];
  /** Intervals beyond those listed */
  readonly more?: number;
}

/** The houses by which the lords of a period bring the event */
export interface VedicEventRule {
  readonly houses: number[];
  /** kp: a house group of the Krishnamurti Paddhati; maraka: 2, 7 and 8 from the parent's house */
  readonly school: EventHouseSchool;
}

/** kp: a house group of the Krishnamurti Paddhati; maraka: 2, 7 and 8 from the parent's house */
export type EventHouseSchool = "kp" | "maraka";

export interface VedicEvidence {
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
  readonly facts: EventLord[];
}

export type EvidenceStance = "for" | "against";

export interface EventLord {
  readonly level: EventDashaLevel;
  readonly lord:
    | "Ketu"
    | "Venus"
    | "Sun"
    | "Moon"
    | "Mars"
    | "Rahu"
    | "Jupiter"
    | "Saturn"
    | "Mercury";
  readonly lordLocalized?: string;
  readonly lagna: string;
  readonly lagnaLocalized?: string;
  /** Houses from the Lagna that it rules; a node those of its sign's lord */
  readonly rules: number[];
  /** 1 to 12 */
  readonly occupies: number;
  /** Of these, those of the event */
  readonly brings: number[];
}

export type EventDashaLevel = "mahadasha" | "antardasha";

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

export interface VedicNarrowedTimeConventions {
  readonly ayanamsa: Ayanamsa;
  /** Of a custom ayanamsa that was sent with its epoch */
  readonly ayanamsaEpoch?: string;
  readonly nodeType: "mean";
  /** Of events; cusps of KP claims are Placidus */
  readonly houseSystem: "whole-sign";
  readonly claims: string;
  readonly eventHour: string;
  readonly timing: string;
  /** The rule for evidence for an event */
  readonly for: string;
  /** The rule for evidence against it */
  readonly against: string;
  /** Whose house groups they are */
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

/** Lords of the thirds of a sign in the strength: the Tajika table, or those of the drekkana chart (D3). Default "tajika" */
export type DrekkanaScheme = "tajika" | "parashari";

export interface YearOfTheSun {
  /** Years completed when it begins */
  readonly age: number;
  /** The Sun is back at its sidereal longitude of birth */
  readonly begins: string;
  /** ISO 8601 in UTC, to the nearest second */
  readonly beginsUtc: string;
  /** By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly ends: string;
  /** ISO 8601 in UTC, to the nearest second */
  readonly endsUtc: string;
  /** From this return to the next */
  readonly days: number;
  /** Latitude where it begins, decimal degrees, north positive */
  readonly latitude: number;
  /** Longitude where it begins, decimal degrees, east positive */
  readonly longitude: number;
  /** Whether the Sun is up when and where it begins */
  readonly isDay: boolean;
}

/** Houses from the year's Lagna */
export interface VarshaChart {
  readonly Sun: VargaPointInRashi;
  readonly Moon: VargaPointInRashi;
  readonly Mars: VargaPointInRashi;
  readonly Mercury: VargaPointInRashi;
  readonly Jupiter: VargaPointInRashi;
  readonly Venus: VargaPointInRashi;
  readonly Saturn: VargaPointInRashi;
  readonly Rahu: VargaPointInRashi;
  readonly Ketu: VargaPointInRashi;
  readonly Lagna: VargaPointInRashi;
}

/** The birth Lagna, a sign on for each completed year */
export interface Muntha {
  /** Sidereal ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInSign: number;
  /** From the Lagna of the year, whole signs. 1 to 12 */
  readonly house: number;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
}

export interface YearLord {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** muntha-lord: no office bearer sees the Lagna of the year, or all have less than 5 */
  readonly chosenBy: YearLordChoice;
  readonly chosenByLocalized?: string;
}

/** muntha-lord: no office bearer sees the Lagna of the year, or all have less than 5 */
export type YearLordChoice = "strongest-with-aspect" | "muntha-lord";

export interface YearOfficeBearer {
  readonly office: YearOffice;
  readonly officeLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** 0 to 20 */
  readonly vishwa: number;
  /** none: it does not see the Lagna of the year */
  readonly aspectOnLagna: TajikaBond;
  readonly aspectOnLagnaLocalized?: string;
}

export type YearOffice = "muntha" | "birth-lagna" | "year-lagna" | "tri-rashi" | "day-night";

/** By signs: 5 and 9 open friends, 3 and 11 secret friends, 4 and 10 secret enemies, 1 and 7 open enemies */
export type TajikaBond = "open-friend" | "secret-friend" | "secret-enemy" | "open-enemy" | "none";

export interface PanchavargiyaBala {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** By the sign's lord, 30 at most */
  readonly kshetra: TajikaLordStrength;
  /** 0 at deep debility to 20 at deep exaltation. 0 to 20 */
  readonly uccha: number;
  /** By the lord of the hadda, 15 at most */
  readonly hadda: TajikaLordStrength;
  /** By the lord of the third of the sign, 10 at most */
  readonly drekkana: TajikaLordStrength;
  /** By the lord of the ninth of the sign, 5 at most */
  readonly navamsa: TajikaLordStrength;
  /** 0 to 80 */
  readonly total: number;
  /** A quarter of the total. 0 to 20 */
  readonly vishwa: number;
  /** alpa (weak) below 5, madhya (middling) below 10, purna (full) below 15, then parakrami (mighty) */
  readonly grade: VishwaGrade;
  readonly gradeLocalized?: string;
}

export interface TajikaLordStrength {
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  readonly relation: TajikaRelation;
  readonly relationLocalized?: string;
  readonly units: number;
}

export type TajikaRelation = "own" | "friend" | "neutral" | "enemy";

/** alpa (weak) below 5, madhya (middling) below 10, purna (full) below 15, then parakrami (mighty) */
export type VishwaGrade = "alpa" | "madhya" | "purna" | "parakrami";

export interface HarshaBala {
  /** English name of the graha, or Lagna */
  readonly graha: string;
  readonly grahaLocalized?: string;
  /** In the house that gladdens it */
  readonly joy: 0 | 5;
  /** Exalted or in its own sign */
  readonly dignity: 0 | 5;
  /** Male in 4-6 and 10-12, female in 1-3 and 7-9 */
  readonly houseSex: 0 | 5;
  /** Male in a year that begins by day, female by night */
  readonly hour: 0 | 5;
  /** 0 to 20 */
  readonly total: number;
}

export interface TajikaAspect {
  /** English name of the graha, or Lagna */
  readonly faster: string;
  readonly fasterLocalized?: string;
  /** English name of the graha, or Lagna */
  readonly slower: string;
  readonly slowerLocalized?: string;
  readonly aspect: TajikaAspectKind;
  readonly aspectLocalized?: string;
  /** Degrees in sign of the slower less those of the faster: above 0 the faster has yet to reach it. -30 to 30 */
  readonly distance: number;
  /** Half the sum of both deeptamsas, degrees */
  readonly orb: number;
  readonly isWithinOrb: boolean;
}

export type TajikaAspectKind = "open-friend" | "secret-friend" | "secret-enemy" | "open-enemy";

export interface TajikaYogaFound {
  readonly name: string;
  readonly nameLocalized?: string;
  /** The faster first; empty: all seven make it */
  readonly grahas: string[];
  readonly grahasLocalized?: string[];
  /** The graha that links, harms or helps the two */
  readonly third?: string;
  readonly thirdLocalized?: string;
  /** Ruled by the one that meets the lord of the Lagna; empty: that lord is not of the two */
  readonly houses: number[];
  /** Of Ithasala: vartamana running, purna within a degree, bhavishyat to a degree outside the orb, rashyanta from the last degree of a sign */
  readonly kind?: IthasalaKind;
  readonly kindLocalized?: string;
  /** Of Kamboola: uttama exalted or in its own sign, madhyama in its own hadda, drekkana or navamsa, adhama debilitated or under a hostile lord, sama else */
  readonly moonRank?: TajikaRank;
  readonly moonRankLocalized?: string;
  /** Of Kamboola: uttama exalted or in its own sign, madhyama in its own hadda, drekkana or navamsa, adhama debilitated or under a hostile lord, sama else */
  readonly thirdRank?: TajikaRank;
  readonly thirdRankLocalized?: string;
  /** Of Radda: what one of the two suffers from */
  readonly weaknesses?: TajikaWeakness[];
  readonly weaknessesLocalized?: string[];
}

/** Of Ithasala: vartamana running, purna within a degree, bhavishyat to a degree outside the orb, rashyanta from the last degree of a sign */
export type IthasalaKind = "vartamana" | "purna" | "bhavishyat" | "rashyanta";

/** Of Kamboola: uttama exalted or in its own sign, madhyama in its own hadda, drekkana or navamsa, adhama debilitated or under a hostile lord, sama else */
export type TajikaRank = "uttama" | "madhyama" | "sama" | "adhama";

export type TajikaWeakness = "retrograde" | "combust" | "debilitated" | "house-6-8-12";

export interface SahamPoint {
  readonly name: string;
  readonly nameLocalized?: string;
  /** Sidereal ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** English name of the sign */
  readonly rashi: string;
  readonly rashiLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInSign: number;
  /** From the Lagna of the year, whole signs. 1 to 12 */
  readonly house: number;
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
}

export interface MuddaPeriod {
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly begins: string;
  /** By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly ends: string;
  /** Of 24 hours */
  readonly days: number;
}

export interface PatyayiniPeriod {
  /** English name of the graha, or Lagna */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly begins: string;
  /** By the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly ends: string;
  /** Of 24 hours */
  readonly days: number;
}

export interface VarshaphalaConventions {
  readonly zodiac: ZodiacUsed;
  /** Frame of all longitudes and latitudes before the ayanamsa is taken off */
  readonly positions: string;
  /** Only where it is another than apparent */
  readonly positionType?: PositionType;
  /** Rahu; Ketu stands opposite */
  readonly nodeType: "mean" | "true";
  /** The count of houses: whole-sign from the Lagna, sripati, placidus */
  readonly houseSystem: string;
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
  /** Times are by the clock of timezone at each instant, as those of all events of the sky */
  readonly datedBy: "clock-of-zone";
  readonly year: string;
  readonly day: string;
  readonly friendship: string;
  readonly drekkana: DrekkanaSchemeUsed;
  readonly yearLord: string;
  readonly orbs: string;
  readonly yogas: string;
  readonly sahams: string;
  readonly dashas: string;
}

export type DrekkanaSchemeUsed = "tajika" | "parashari";
