// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateArabicLots`. */
export interface ArabicLotsRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
}

/** The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis. */
export interface ArabicLots {
  readonly birthDetails: BirthDetails;
  readonly sect: "day" | "night";
  /** The system really used */
  readonly houseSystem: HouseSystem;
  readonly lots: ArabicLot[];
  readonly summary?: string;
  readonly conventions: ArabicLotsConventions;
}

/** The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis: the answer to an open time of birth. */
export interface UncertainArabicLots {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  /** Only where it is the same all through */
  readonly sect?: "day" | "night";
  /** The system really used; only where it is the same all through */
  readonly houseSystem?: HouseSystem;
  readonly lots: ArabicLotInTime[];
  /** Where sect and the signs of Fortune and Spirit hold */
  readonly summary?: string;
  readonly conventions: UncertainArabicLotsConventions;
}

/** Request of `detectAspectPatterns`. */
export interface AspectPatternsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** true, 1, yes or on: trine and square within 5, sextile within 4, quincunx within 2 degrees */
  readonly strictOrbs?: string | boolean | undefined;
  /** Bodies beside Sun to Pluto: any of chiron, northNode, separated by commas. 0 to 200 characters */
  readonly include?: string | undefined;
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
}

/** Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium. */
export interface AspectPatterns {
  readonly patterns: AspectPattern[];
  readonly total: number;
  /** Every body that was looked at, to draw by */
  readonly planets: BodyPosition[];
  readonly options: {
    readonly strictOrbs: boolean;
    readonly include: ("chiron" | "northNode")[];
  };
  readonly conventions: AspectPatternsConventions;
}

/** Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium: the answer to an open time of birth. */
export interface UncertainAspectPatterns {
  readonly birthTime: NatalBirthTime;
  /** There all through, at their loosest */
  readonly patterns: AspectPattern[];
  /** There for a part of that time */
  readonly passingPatterns: PassingPattern[];
  /** Of those all through */
  readonly total: number;
  /** Every body that was looked at, to draw by */
  readonly planets: BodyInTime[];
  readonly options: {
    readonly strictOrbs: boolean;
    readonly include: ("chiron" | "northNode")[];
  };
  readonly conventions: UncertainAspectPatternsConventions;
}

/** Request of `calculateAspects`. */
export interface AspectsRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Keep only aspects between these bodies; all fourteen by default. 1 to 15 of them */
  readonly planets?: (
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
    | "Earth")[] | undefined;
  /** Keep only these types; all nine by default. 1 to 9 of them */
  readonly aspectTypes?: AspectType[] | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** heliocentric has the Earth in place of the Sun, and no Moon, nodes or Lilith. Default "geocentric" */
  readonly center?: UnplacedCenter | undefined;
  /** The chart of this harmonic: every longitude times the number. 2 to 360 */
  readonly harmonic?: number | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
  /** Aspects of the 5th, 7th, 9th and 10th harmonic, told in seriesAspects. 1 to 4 of them */
  readonly aspectSeries?: ("quintile" | "septile" | "novile" | "decile")[] | undefined;
}

/** Aspects between the bodies at a moment, with their meaning. */
export interface Aspects {
  readonly date: string;
  readonly time: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
  readonly aspectsFound: number;
  readonly aspects: {
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
    readonly meaning?: AspectMeaning;
  }[];
  /** Only where aspectSeries was sent */
  readonly seriesAspects?: SeriesAspect[];
  /** Of the whole chart, whatever the filters */
  readonly patterns: AspectPattern[];
  readonly summary: {
    readonly totalAspects: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** Only types that occur */
    readonly byType: Record<string, number>;
  };
  readonly conventions: AspectsConventions;
}

/** Aspects between the bodies at a moment, with their meaning: the answer to an open time of birth. */
export interface UncertainAspects {
  readonly birthTime: AspectsBirthTime;
  readonly date: string;
  /** Decimal hours from UTC that were applied at the earliest time */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
  /** Those within their orbs all through */
  readonly aspectsFound: number;
  /** Within their orbs all through */
  readonly aspects: AspectInTime[];
  /** Within their orbs for a part of that time */
  readonly passingAspects: PassingAspectInTime[];
  /** Of the whole chart: there all through, at their loosest */
  readonly patterns: AspectPattern[];
  /** There for a part of that time */
  readonly passingPatterns: PassingPattern[];
  readonly summary: {
    /** Of those all through, as the counts below */
    readonly totalAspects: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** Only types that occur */
    readonly byType: Record<string, number>;
  };
  readonly conventions: UncertainAspectsConventions;
}

/** Request of `getMonthlyTropicalAspects`. */
export interface MonthlyAspectsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Aspects of a month, each at the instant it is exact. */
export interface MonthlyAspects {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: MonthlyAspectEvent[];
  readonly conventions: MonthlyAspectsConventions;
}

/** Request of `generateAsteroids`. */
export interface AsteroidsRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
  /** Asteroids by the numbers of the Minor Planet Center; needs their files at the service. 1 to 20 of them */
  readonly asteroidNumbers?: number[] | undefined;
  /** true adds Cupido to Poseidon, the eight points of the Hamburg School */
  readonly uranianPoints?: boolean | undefined;
}

/** Ceres, Pallas, Juno and Vesta in sign and house, with their reading. */
export interface Asteroids {
  readonly birthDetails: BirthDetails;
  /** The system really used */
  readonly houseSystem: HouseSystem;
  readonly asteroids: Asteroid[];
  /** Only where asteroidNumbers was sent, in its order */
  readonly numbered?: NumberedAsteroid[];
  /** Only where uranianPoints is true */
  readonly uranian?: UranianPoint[];
  readonly summary?: string;
  readonly conventions: AsteroidsConventions;
}

/** Ceres, Pallas, Juno and Vesta in sign and house, with their reading: the answer to an open time of birth. */
export interface UncertainAsteroids {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  /** The system really used; only where it is the same all through */
  readonly houseSystem?: HouseSystem;
  readonly asteroids: UncertainAsteroid[];
  /** Only where no sign and no direction changes */
  readonly summary?: string;
  readonly conventions: UncertainAsteroidsConventions;
}

/** Request of `generateAstrocartography`. */
export interface AstrocartographyRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Bodies beside Sun to Pluto: any of north-node, chiron, lilith, separated by commas. 0 to 200 characters */
  readonly include?: string | undefined;
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Lines on the map where each body rises, culminates and sets. */
export interface Astrocartography {
  readonly birthDetails: BirthDetails;
  readonly lines: PlanetLines[];
  readonly summary?: string;
  readonly conventions: AstrocartographyConventions;
}

/** Lines on the map where each body rises, culminates and sets: the answer to an open time of birth. */
export interface UncertainAstrocartography {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  /** Every line lies between those of the two times, the later to the west */
  readonly lines: PlanetLinesInTime[];
  readonly summary?: string;
  readonly conventions: UncertainAstrocartographyConventions;
}

/** Request of `calculateCompatibility`. */
export interface CompatibilityScoreRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly person1: BirthWithNode;
  readonly person2: BirthWithNode;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Compatibility of two people in five categories. */
export interface CompatibilityScore {
  /** Weighted mean of the categories. 0 to 100 */
  readonly overallScore: number;
  /** 50 is even, and what a category without aspects gets */
  readonly categories: {
    /** 0 to 100 */
    readonly romantic: number;
    /** 0 to 100 */
    readonly emotional: number;
    /** 0 to 100 */
    readonly intellectual: number;
    /** 0 to 100 */
    readonly physical: number;
    /** 0 to 100 */
    readonly spiritual: number;
  };
  readonly persons: {
    readonly person1: PersonalPlaces;
    readonly person2: PersonalPlaces;
  };
  readonly signCompatibility: {
    readonly sun: SignPair;
    readonly moon: SignPair;
    readonly venus: SignPair;
    readonly mars: SignPair;
  };
  readonly elementBalance: {
    readonly person1: ElementCounts;
    readonly person2: ElementCounts;
    /** The dominant element of both; null where they differ */
    readonly sharedElement: "fire" | "earth" | "air" | "water" | null;
    readonly sharedElementLocalized?: string;
    readonly description?: string;
  };
  readonly archetype: {
    readonly label: string;
    readonly labelLocalized?: string;
    readonly description?: string;
  };
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly summary?: string;
  readonly interpretation?: string;
  readonly aspectBreakdown: {
    readonly total: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
  };
  /** Major aspects of Sun to Saturn on both sides, those among Sun, Moon, Venus and Mars before others, ten at most, strongest first; planet1 is person1's */
  readonly keyAspects: {
    readonly planet1: string;
    readonly planet1Localized?: string;
    readonly planet2: string;
    readonly planet2Localized?: string;
    readonly type: AspectType;
    readonly typeLocalized?: string;
    /** Degrees from exact */
    readonly orb: number;
    /** 100 exact, 0 at the edge of the orb. 0 to 100 */
    readonly strength: number;
    readonly interpretation: AspectNature;
    readonly description?: string;
  }[];
  readonly conventions: CompatibilityScoreConventions;
}

/** Compatibility of two people in five categories: the answer to an open time of birth. */
export interface UncertainCompatibilityScore {
  readonly birthTime: PeopleBirthTimes;
  /** No pair of times that the births allow has less, and none has more */
  readonly overallScore: ScoreReach;
  /** 50 is even, and what a category without aspects gets */
  readonly categories: UncertainCategories;
  readonly persons: {
    readonly person1: UncertainPersonalPlaces;
    readonly person2: UncertainPersonalPlaces;
  };
  readonly signCompatibility: {
    /** Each sign where it is the same all through; text where both are */
    readonly sun: UncertainSignPair;
    /** Each sign where it is the same all through; text where both are */
    readonly moon: UncertainSignPair;
    /** Each sign where it is the same all through; text where both are */
    readonly venus: UncertainSignPair;
    /** Each sign where it is the same all through; text where both are */
    readonly mars: UncertainSignPair;
  };
  /** sharedElement only where one element leads in both charts at all times */
  readonly elementBalance: UncertainElementBalance;
  readonly strengths?: string[];
  readonly challenges?: string[];
  readonly summary?: string;
  /** Of the aspects of every pair of times */
  readonly aspectBreakdown: HeldAspectCounts;
  /** Only where it is the same for every pair of times: major aspects of Sun to Saturn on both sides, ten at most, strongest first */
  readonly keyAspects: UncertainKeyAspect[];
  readonly conventions: UncertainCompatibilityConventions;
}

/** Request of `generateCompositeChart`. */
export interface CompositeChartRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly person1: BirthWithNode;
  readonly person2: BirthWithNode;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
}

/** Composite chart: one chart for a relationship, from the midpoints of two. */
export interface CompositeChart {
  readonly person1: PersonDetails;
  readonly person2: PersonDetails;
  readonly compositePlanets: CompositePlanet[];
  readonly compositeHouses: HouseCusp[];
  /** The system really used for both; whole-sign where the one asked for does not exist for one */
  readonly houseSystem: HouseSystem;
  readonly compositeAscendant: ZodiacPlace;
  readonly compositeMidheaven: ZodiacPlace;
  readonly aspects: {
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
  }[];
  readonly interpretation: {
    readonly summary?: string;
    readonly strengths?: string[];
    readonly challenges?: string[];
  };
  readonly conventions: CompositeChartConventions;
}

/** Composite chart: one chart for a relationship, from the midpoints of two: the answer to an open time of birth. */
export interface UncertainCompositeChart {
  readonly birthTime: PeopleBirthTimes;
  readonly person1: UntimedPersonDetails;
  readonly person2: UntimedPersonDetails;
  readonly compositePlanets: UncertainCompositePlanet[];
  /** Those of every pair of times */
  readonly aspects: UncertainCompositeAspect[];
  /** Those of some pairs of times */
  readonly possibleAspects: PossibleAspect[];
  readonly interpretation: UncertainCompositeReading;
  readonly conventions: UncertainCompositeConventions;
}

/** Request of `getPlanetaryNodePassages`. */
export interface NodePassagesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** 1900 to 2100 */
  readonly year: number;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** When the planets cross the ecliptic in a year. */
export interface NodePassages {
  /** 1900 to 2100 */
  readonly year: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly events: NodePassage[];
  readonly conventions: WindowConventions;
}

/** Request of `generateFixedStars`. */
export interface FixedStarsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Greatest difference of longitude in degrees. Default 1 */
  readonly orb?: number | null | undefined;
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
}

/** Forty-four fixed stars at birth, and the bodies and angles that meet them. */
export interface FixedStars {
  readonly birthDetails: BirthDetails;
  /** Degrees of longitude. 0 to 3 */
  readonly orb: number;
  /** By longitude */
  readonly stars: FixedStar[];
  /** Tightest first */
  readonly conjunctions: FixedStarContact[];
  readonly summary?: string;
  readonly conventions: FixedStarsConventions;
}

/** Forty-four fixed stars at birth, and the bodies and angles that meet them: the answer to an open time of birth. */
export interface UncertainFixedStars {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  /** Degrees of longitude. 0 to 3 */
  readonly orb: number;
  /** By longitude */
  readonly stars: FixedStarInTime[];
  /** Within the orb all through, the tightest first; of a whole day those of bodies alone */
  readonly conjunctions: FixedStarContactInTime[];
  /** Within the orb for a part of that time; of a whole day those of bodies alone */
  readonly passingConjunctions: PassingStarContact[];
  readonly summary?: string;
  readonly conventions: UncertainFixedStarsConventions;
}

/** Request of `getDailyHoroscope`. */
export interface DailyHoroscopeRequest {
  /** A sign's id or English name, any letter case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. 1 to 60 characters */
  readonly sign: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** A day of the period, 1900-01-01 to 2100-12-31; today in the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Whose present day counts where no date is given: decimal hours, a fixed offset, or an IANA name. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The horoscope of a day for a sign. */
export interface DailyHoroscope {
  readonly sign: string;
  readonly signLocalized?: string;
  readonly date: string;
  readonly overview?: string;
  readonly love?: string;
  readonly career?: string;
  readonly health?: string;
  readonly finance?: string;
  readonly advice?: string;
  /** One text of its own, a blank line between paragraphs */
  readonly column?: string;
  /** What the texts speak of, earliest first; a stay may have begun before */
  readonly events: HoroscopeEvent[];
  /** 1 to 9 */
  readonly luckyNumber: number;
  readonly luckyColor: string;
  readonly luckyColorLocalized?: string;
  /** The two trine signs, then one sextile sign */
  readonly compatibleSigns: string[];
  readonly compatibleSignsLocalized?: string[];
  readonly activeTransits?: string[];
  /** At 12:00 UTC */
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  readonly moonPhase: string;
  readonly moonPhaseLocalized?: string;
  /** 1 low to 10 high. 1 to 10 */
  readonly energyRating: number;
  readonly conventions: HoroscopeConventions;
}

/** Request of `getMonthlyHoroscope`. */
export interface MonthlyHoroscopeRequest {
  /** A sign's id or English name, any letter case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. 1 to 60 characters */
  readonly sign: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** A day of the period, 1900-01-01 to 2100-12-31; today in the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Whose present day counts where no date is given: decimal hours, a fixed offset, or an IANA name. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The horoscope of a month for a sign. */
export interface MonthlyHoroscope {
  readonly sign: string;
  readonly signLocalized?: string;
  readonly month: string;
  readonly overview?: string;
  readonly love?: string;
  readonly career?: string;
  readonly health?: string;
  readonly finance?: string;
  readonly advice?: string;
  /** One text of its own, a blank line between paragraphs */
  readonly column?: string;
  /** What the texts speak of, earliest first; a stay may have begun before */
  readonly events: HoroscopeEvent[];
  readonly weekByWeek: HoroscopeWeek[];
  readonly keyDates: {
    /** In UTC */
    readonly date: string;
    readonly event?: string;
  }[];
  readonly luckyNumbers: number[];
  readonly luckyColor: string;
  readonly luckyColorLocalized?: string;
  /** The two trine signs, then one sextile sign */
  readonly compatibleSigns: string[];
  readonly compatibleSignsLocalized?: string[];
  readonly conventions: HoroscopeConventions;
}

/** Request of `getWeeklyHoroscope`. */
export interface WeeklyHoroscopeRequest {
  /** A sign's id or English name, any letter case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. 1 to 60 characters */
  readonly sign: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** A day of the period, 1900-01-01 to 2100-12-31; today in the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Whose present day counts where no date is given: decimal hours, a fixed offset, or an IANA name. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The horoscope of a week for a sign. */
export interface WeeklyHoroscope {
  readonly sign: string;
  readonly signLocalized?: string;
  /** Its Monday */
  readonly week: string;
  readonly overview?: string;
  readonly love?: string;
  readonly career?: string;
  readonly health?: string;
  readonly finance?: string;
  readonly advice?: string;
  /** One text of its own, a blank line between paragraphs */
  readonly column?: string;
  /** What the texts speak of, earliest first; a stay may have begun before */
  readonly events: HoroscopeEvent[];
  /** The best first */
  readonly luckyDays: string[];
  readonly luckyDaysLocalized?: string[];
  readonly luckyNumbers: number[];
  /** The two trine signs, then one sextile sign */
  readonly compatibleSigns: string[];
  readonly compatibleSignsLocalized?: string[];
  readonly conventions: HoroscopeConventions;
}

/** Request of `calculateHouses`. */
export interface HousesRequest {
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
  /** House system, or all for a comparison of placidus, whole-sign, equal and koch; one that has no houses at the place and time, beyond the polar circles above all, is refused with those that have. Default "placidus" */
  readonly houseSystem?:
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
    | "apc"
    | "all" | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** House cusps and angles in one system, or in all four. */
export interface Houses {
  readonly date: string;
  readonly time: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** The system really used; all where a comparison was asked for */
  readonly houseSystem:
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
    | "apc"
    | "all";
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  readonly vertex: ZodiacPlace;
  readonly houses: HouseCusp[];
  /** Only with houseSystem all: cusps by requested system, each naming the one really used */
  readonly comparison?: Record<string, {
    readonly houseSystem: HouseSystem;
    readonly houses: HouseCusp[];
  }> | undefined;
  readonly conventions: HousesConventions;
}

/** House cusps and angles in one system, or in all four: the answer to an open time of birth. */
export interface UncertainHouses {
  readonly birthTime: NatalBirthTime;
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** The system really used, where it is the same all through; all where that was asked for */
  readonly houseSystem?:
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
    | "apc"
    | "all";
  readonly ascendant: AngleInTime;
  readonly midheaven: AngleInTime;
  readonly vertex: VertexInTime;
  readonly houses: CuspInTime[];
  /** Only with houseSystem all: cusps by requested system */
  readonly comparison?: Record<string, {
    /** The system really used; only where it is the same all through */
    readonly houseSystem?: HouseSystem;
    readonly houses: CuspInTime[];
  }>;
  readonly conventions: UncertainHousesConventions;
}

/** Request of `generateLilith`. */
export interface LilithRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
}

/** Black Moon Lilith as mean and as true lunar apogee, in sign and house. */
export interface Lilith {
  readonly birthDetails: BirthDetails;
  /** The system really used */
  readonly houseSystem: HouseSystem;
  readonly lilith: LilithVariant[];
  readonly summary?: string;
  readonly conventions: LilithConventions;
}

/** Black Moon Lilith as mean and as true lunar apogee, in sign and house: the answer to an open time of birth. */
export interface UncertainLilith {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  /** The system really used; only where it is the same all through */
  readonly houseSystem?: HouseSystem;
  readonly lilith: UncertainLilithVariant[];
  /** Only where neither of the two changes its sign */
  readonly summary?: string;
  readonly conventions: UncertainLilithConventions;
}

/** Request of `generateLocalSpace`. */
export interface LocalSpaceRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Bodies beside Sun to Pluto: any of north-node, chiron, lilith, separated by commas. 0 to 200 characters */
  readonly include?: string | undefined;
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
}

/** Azimuth and altitude of each body at birth, and its line over the Earth. */
export interface LocalSpace {
  readonly birthDetails: BirthDetails;
  readonly bodies: LocalSpaceBody[];
  readonly summary?: string;
  readonly conventions: LocalSpaceConventions;
}

/** Azimuth and altitude of each body at birth, and its line over the Earth: the answer to an open time of birth. */
export interface UncertainLocalSpace {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly bodies: LocalSpaceBodyInTime[];
  /** Where no body crosses the horizon */
  readonly summary?: string;
  readonly conventions: UncertainLocalSpaceConventions;
}

/** Request of `generateLunarReturn`. */
export interface LunarReturnRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells the return */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** The return nearest to this day is given, YYYY-MM-DD (proleptic Gregorian) */
  readonly returnDate: CivilDate;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
}

/** Lunar return: the chart of the month, with its reading. */
export interface LunarReturn {
  readonly birthDate: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly lunarReturnDate: string;
  readonly location: ReturnLocation;
  readonly chart: ReturnChart;
  readonly natalMoonPosition: ZodiacPlace;
  readonly interpretation: ReturnReading;
  readonly conventions: ReturnConventions;
}

/** Lunar return: the chart of the month, with its reading: the answer to an open time of birth. */
export interface UncertainLunarReturn {
  readonly birthTime: NatalBirthTime;
  readonly birthDate: string;
  /** The earliest and the latest that it may be, by the time of birth */
  readonly lunarReturnDate: ReturnSpan;
  readonly location: ReturnLocation;
  readonly chart: UncertainReturnChart;
  readonly natalMoonPosition: NatalPositionInTime;
  readonly interpretation: UncertainReturnReading;
  readonly conventions: UncertainReturnConventions;
}

/** Request of `getMoonCalendar`. */
export interface MoonCalendarRequest {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The Moon's phase on each day of a month. */
export interface MoonCalendar {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** In the language asked for */
  readonly monthName: string;
  readonly calendar: MoonCalendarDay[];
  readonly conventions: MoonCalendarConventions;
}

/** Request of `getCurrentMoonPhase`. */
export interface CurrentMoonPhaseRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Wall-clock time, 24-hour HH:MM:SS. Default "12:00:00" */
  readonly time?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The Moon's phase, age, sign and distance at a moment. */
export interface CurrentMoonPhase {
  readonly date: string;
  readonly time: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly phase: MoonPhaseName;
  readonly phaseLocalized?: string;
  /** Lit part of the disc, percent. 0 to 100 */
  readonly illumination: number;
  /** Days since the last new moon */
  readonly age: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Moon less Sun in longitude, degrees. [0, 360) */
  readonly elongation: number;
  /** From the Earth's center, km */
  readonly distance: number;
  readonly meaning?: MoonPhaseMeaning;
  readonly conventions: CurrentMoonPhaseConventions;
}

/** Request of `getUpcomingMoonPhases`. */
export interface UpcomingMoonPhasesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, YYYY-MM-DD, from 00:00 by timezone; today by default */
  readonly startDate?: CivilDate | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** How many phases to return. 1 to 20. Default 8 */
  readonly count?: number | undefined;
}

/** The next new moons, quarters and full moons. */
export interface UpcomingMoonPhases {
  readonly phases: UpcomingMoonPhase[];
  readonly conventions: MoonConventions;
}

/** Request of `generateNatalChart`. */
export interface NatalChartRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
  /** Aspects of the 5th, 7th, 9th and 10th harmonic, told in seriesAspects. 1 to 4 of them */
  readonly aspectSeries?: ("quintile" | "septile" | "novile" | "decile")[] | undefined;
  /** true adds antiscia and contra-antiscia, and what is within 1 degree of them */
  readonly antiscia?: boolean | undefined;
  /** true adds under each point the midpoints it meets by multiples of 45 degrees */
  readonly midpointTrees?: boolean | undefined;
  /** Adds to each body the ruler of its bounds (terms) */
  readonly boundsSchool?: BoundsSchool | undefined;
  /** Adds the ruler of its decan: by the Chaldean order, or by the signs of the element */
  readonly decanSchool?: DecanSchool | undefined;
  /** Adds the rulers of its triplicity, the one of the sect first */
  readonly triplicitySchool?: TriplicitySchool | undefined;
}

/** Natal (birth) chart: positions, houses, aspects and their reading. */
export interface NatalChart {
  readonly birthDetails: {
    readonly date: string;
    readonly time: string;
    /** Degrees, north positive */
    readonly latitude: number;
    /** Degrees, east positive */
    readonly longitude: number;
    /** Decimal hours from UTC that were applied */
    readonly timezone: number;
    readonly nodeType: "mean" | "true";
  };
  readonly summary: {
    /** The chart as a whole in 600 to 900 words: the planet in which its lines meet and what has to be reconciled with it, Ascendant and its ruler, Sun and Moon, sect, figures and emphasis, then love, work and growth */
    readonly interpretation?: string;
    /** Of a tie the first in the order Fire, Earth, Air, Water */
    readonly dominantElement: string;
    readonly dominantElementLocalized?: string;
    /** Only where two or more elements weigh most alike: all of these */
    readonly tiedElements?: string[];
    readonly tiedElementsLocalized?: string[];
    /** Of a tie the first in the order Cardinal, Fixed, Mutable */
    readonly dominantModality: string;
    readonly dominantModalityLocalized?: string;
    /** Only where two or more modalities weigh most alike: all of these */
    readonly tiedModalities?: string[];
    readonly tiedModalitiesLocalized?: string[];
    readonly retrogradePlanets: string[];
    readonly retrogradePlanetsLocalized?: string[];
    /** How many of the ten planets stand in each element */
    readonly elementDistribution: Record<string, number>;
    /** How many of the ten planets stand in each modality */
    readonly modalityDistribution: Record<string, number>;
  };
  readonly planets: NatalPlanet[];
  readonly houses: HouseCusp[];
  /** The system really used */
  readonly houseSystem: HouseSystem;
  readonly aspects: NatalAspect[];
  /** Only where aspectSeries was sent */
  readonly seriesAspects?: SeriesAspect[];
  /** Only where antiscia is true */
  readonly antiscia?: AntisciaOfBody[];
  /** Only where midpointTrees is true */
  readonly midpointTrees?: MidpointTree[];
  readonly aspectsInterpretation: {
    readonly summary?: string;
    readonly dominant: "harmonious" | "challenging" | "balanced";
    /** Trines and sextiles; the lunar nodes count as one axis */
    readonly harmonious: number;
    /** Squares, oppositions, semi-squares and sesquiquadrates; the lunar nodes count as one axis */
    readonly challenging: number;
    /** The other aspects; the lunar nodes count as one axis */
    readonly neutral: number;
  };
  readonly patterns: AspectPattern[];
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  readonly partOfFortune: PartOfFortune;
  readonly vertex: HousedPlace;
  readonly conventions: NatalChartConventions;
}

/** Natal (birth) chart: positions, houses, aspects and their reading: the answer to an open time of birth. */
export interface UncertainNatalChart {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirthDetails;
  readonly summary: {
    /** The chart without what the time would decide, in 230 to 450 words: Sun and Moon, the lunation, Venus and Mars, closest aspects, dignity, elements, retrogradation; of a range the Ascendant's sign where it holds */
    readonly interpretation?: string;
    /** Only where it is the same all through; of a tie the first in the order Fire, Earth, Air, Water */
    readonly dominantElement?: string;
    readonly dominantElementLocalized?: string;
    /** By how many planets one leads the next at least; 0 where two tie */
    readonly dominantElementMargin: number;
    /** Only where it is the same all through; of a tie the first in the order Cardinal, Fixed, Mutable */
    readonly dominantModality?: string;
    readonly dominantModalityLocalized?: string;
    /** By how many planets one leads the next at least; 0 where two tie */
    readonly dominantModalityMargin: number;
    /** Retrograde all through */
    readonly retrogradePlanets: string[];
    readonly retrogradePlanetsLocalized?: string[];
    /** Planets of the ten, at least and at most */
    readonly elementDistribution: CountReach;
    /** Planets of the ten, at least and at most */
    readonly modalityDistribution: CountReach;
  };
  readonly planets: UncertainNatalPlanet[];
  /** Only of a range, and where its sign is the same all through */
  readonly ascendant?: UncertainAngle;
  /** Only of a range, and where its sign is the same all through */
  readonly midheaven?: UncertainAngle;
  /** Within their orbs all through */
  readonly aspects: UncertainAspect[];
  /** Within their orbs for a part of that time */
  readonly passingAspects: PassingAspect[];
  readonly aspectsInterpretation: {
    readonly summary?: string;
    readonly dominant: "harmonious" | "challenging" | "balanced";
    /** Of the aspects all through: trines and sextiles; the lunar nodes count as one axis */
    readonly harmonious: number;
    /** Squares, oppositions, semi-squares and sesquiquadrates; the lunar nodes count as one axis */
    readonly challenging: number;
    /** The other aspects; the lunar nodes count as one axis */
    readonly neutral: number;
  };
  /** There all through, at their loosest */
  readonly patterns: AspectPattern[];
  readonly conventions: UncertainNatalConventions;
}

/** Request of `getMonthlyDeclinationParallels`. */
export interface MonthlyParallelsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Greatest orb, in degrees, of a closest approach that is reported. 0.1 to 3. Default 1.5 */
  readonly orb?: number | undefined;
}

/** Parallels and contraparallels of declination in a month. */
export interface MonthlyParallels {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  /** Greatest orb of a closest approach, degrees */
  readonly orb: number;
  readonly events: ParallelEvent[];
  readonly conventions: MonthlyParallelsConventions;
}

/** Request of `listPlanetMeanings`. */
export interface PlanetMeaningsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** What the fourteen bodies mean. */
export type PlanetMeanings = {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  readonly category?: "personal" | "social" | "generational";
  readonly tagline?: string;
  /** Sign of its domicile; two are joined by a comma */
  readonly rulership?: string;
  readonly rulershipLocalized?: string;
  readonly description?: string;
}[];

/** Request of `getPlanetMeaning`. */
export interface PlanetMeaningRequest {
  /** Body id or English name; letter case, spaces, hyphens and underscores are free. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One body in full: meaning, dignities, keywords. */
export interface PlanetMeaning {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  readonly category?: "personal" | "social" | "generational";
  readonly tagline?: string;
  /** Sign of its domicile; two are joined by a comma */
  readonly rulership?: string;
  readonly rulershipLocalized?: string;
  readonly exaltation?: string;
  readonly exaltationLocalized?: string;
  /** Deprecated alias of exaltation */
  readonly exultation?: string;
  readonly exultationLocalized?: string;
  readonly detriment?: string;
  readonly detrimentLocalized?: string;
  readonly fall?: string;
  readonly fallLocalized?: string;
  readonly temperature: "Hot" | "Cold" | "Neutral";
  /** Time of one revolution */
  readonly orbit: string;
  /** Whether the body is ever retrograde */
  readonly retrograde: boolean;
  readonly keywords?: {
    readonly positive: string[];
    readonly negative: string[];
  };
  readonly description?: ShortAndLong;
}

/** Request of `generatePlanetaryReturn`. */
export interface PlanetaryReturnRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells the return */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** The returning planet */
  readonly planet: "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn";
  /** The pass nearest to this day is given, YYYY-MM-DD (proleptic Gregorian) */
  readonly approximateDate: CivilDate;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
}

/** Return of Mercury, Venus, Mars, Jupiter or Saturn, with its chart and reading. */
export interface PlanetaryReturn {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly birthDate: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly returnDate: string;
  readonly location: ReturnLocation;
  readonly chart: ReturnChart;
  readonly natalPlanetPosition: ZodiacPlace;
  /** The planet's period round the Sun */
  readonly approximateCycle: string;
  /** Every pass of this return in order of time: one, or three where the planet turns back over the place */
  readonly passes: {
    /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
    readonly date: string;
    readonly motion: "direct" | "retrograde";
    /** True for the pass whose chart this is */
    readonly isReturn: boolean;
  }[];
  readonly interpretation: {
    readonly summary?: string;
    readonly keyThemes?: string[];
  };
  readonly conventions: PlanetaryReturnConventions;
}

/** Return of Mercury, Venus, Mars, Jupiter or Saturn, with its chart and reading: the answer to an open time of birth. */
export interface UncertainPlanetaryReturn {
  readonly birthTime: NatalBirthTime;
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly birthDate: string;
  /** The earliest and the latest that it may be, by the time of birth */
  readonly returnDate: ReturnSpan;
  readonly location: ReturnLocation;
  readonly chart: UncertainReturnChart;
  readonly natalPlanetPosition: NatalPositionInTime;
  /** The planet's period round the Sun */
  readonly approximateCycle: string;
  /** Of this return in order of time, each by the time of birth */
  readonly passes: ReturnPassInTime[];
  readonly interpretation: {
    readonly summary?: string;
    readonly keyThemes?: string[];
  };
  readonly conventions: UncertainPlanetaryReturnConventions;
}

/** Request of `getPlanetaryPositions`. */
export interface PlanetPositionsRequest {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree; heliocentric has the Earth in place of the Sun, and no Moon, nodes or Lilith. Default "geocentric" */
  readonly center?: Center | undefined;
  /** The chart of this harmonic: every longitude times the number. 2 to 360 */
  readonly harmonic?: number | undefined;
}

/** Positions of the fourteen bodies, each read in its sign. */
export interface PlanetPositions {
  readonly date: string;
  readonly time: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
  readonly planets: {
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
    readonly symbol: string;
    readonly tagline?: string;
    readonly description?: string;
    readonly keywords?: string[];
    /** The body in its sign */
    readonly interpretation?: PositionReading;
  }[];
  /** Only heliocentric, where planets are those beside it */
  readonly earth?: BodyPosition;
  readonly conventions: SkyConventions;
}

/** Positions of the fourteen bodies, each read in its sign: the answer to an open time of birth. */
export interface UncertainPlanetPositions {
  readonly birthTime: NatalBirthTime;
  readonly date: string;
  /** Decimal hours from UTC that were applied at the earliest time */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
  readonly planets: UncertainPosition[];
  readonly conventions: UncertainSkyConventions;
}

/** Request of `getMonthlyTropicalEphemeris`. */
export interface MonthlyEphemerisRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
}

/** Daily positions of a month at noon UTC. */
export interface MonthlyEphemeris {
  /** 1900 to 2100 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly days: {
    readonly date: string;
    readonly positions: EphemerisPosition[];
  }[];
  readonly conventions: MonthlyEphemerisConventions;
}

/** Request of `generateProfections`. */
export interface ProfectionsRequest {
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
  /** The day whose year of life is wanted, YYYY-MM-DD, not before the birth */
  readonly targetDate: CivilDate;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
}

/** Annual profection: house, sign and lord of the year. */
export interface Profections {
  readonly birthDetails: BirthDetails;
  readonly targetDate: string;
  /** Completed years of life on the target date */
  readonly age: number;
  /** House, 1 to 12. 1 to 12 */
  readonly profectedHouse: number;
  readonly profectedSign: string;
  readonly profectedSignLocalized?: string;
  readonly lordOfYear: string;
  readonly lordOfYearLocalized?: string;
  readonly lordNatalPosition: HousedPlace;
  /** The year of life: from its birthday to the next, which no longer belongs to it */
  readonly period: YearOfLife;
  readonly summary?: string;
  readonly interpretation?: string;
  readonly conventions: ProfectionsConventions;
}

/** Annual profection: house, sign and lord of the year: the answer to an open time of birth. */
export interface UncertainProfections {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly targetDate: string;
  /** Completed years of life on the target date */
  readonly age: number;
  /** By the age alone. 1 to 12 */
  readonly profectedHouse: number;
  /** Only where the Ascendant's sign is the same all through */
  readonly profectedSign?: string;
  readonly profectedSignLocalized?: string;
  /** Only where the Ascendant's sign is the same all through */
  readonly lordOfYear?: string;
  readonly lordOfYearLocalized?: string;
  /** Only where the Ascendant's sign is the same all through */
  readonly lordNatalPosition?: ProfectionLordPlace;
  /** Where the Ascendant's sign changes: the year by each sign, in the order in which they rise */
  readonly candidates?: ProfectionCandidate[];
  /** The lords of the candidates, each once */
  readonly lords?: ProfectionLord[];
  /** The year of life, from birthday to birthday; absent where the birth may be of either of two dates */
  readonly period?: {
    readonly from: string;
    readonly to: string;
  };
  readonly summary?: string;
  readonly interpretation?: string;
  readonly conventions: UncertainProfectionsConventions;
}

/** Request of `generateProgressions`. */
export interface ProgressionsRequest {
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
  /** The day in life to progress to, YYYY-MM-DD; before birth the progression is converse */
  readonly targetDate: CivilDate;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Secondary progressions for a date, each body read. */
export interface Progressions {
  readonly birthDetails: BirthDetails;
  readonly targetDate: string;
  /** Mean tropical years from birth, two decimals; negative before birth */
  readonly elapsedYears: number;
  /** UTC date of the progressed instant */
  readonly progressedDate: string;
  readonly planets: ProgressedBody[];
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  /** The chart of birth, to draw by */
  readonly natal: NatalSky;
  /** The phase of the progressed Moon, one of eight of 45 degrees */
  readonly lunation: {
    readonly phase:
      | "new"
      | "crescent"
      | "first-quarter"
      | "gibbous"
      | "full"
      | "disseminating"
      | "last-quarter"
      | "balsamic";
    /** Progressed Moon less progressed Sun. [0, 360) */
    readonly elongation: number;
    readonly interpretation?: string;
  };
  readonly summary?: string;
  readonly conventions: ProgressionsConventions;
}

/** Secondary progressions for a date, each body read: the answer to an open time of birth. */
export interface UncertainProgressions {
  readonly birthTime: ProgressedBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly targetDate: string;
  /** Mean tropical years from the earliest birth, two decimals; negative before birth */
  readonly elapsedYears: number;
  /** UTC dates of the earliest and the latest progressed instant */
  readonly progressedDate: ProgressedDates;
  readonly planets: ProgressedBodyInTime[];
  /** The chart of birth, to draw by */
  readonly natal: ProgressedNatalSky;
  readonly lunation: LunationInTime;
  readonly summary?: string;
  readonly conventions: UncertainProgressionsConventions;
}

/** Request of `generateRelocationChart`. */
export interface RelocationChartRequest {
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
  readonly birthLatitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly birthLongitude: Longitude;
  /** Of the new place, decimal degrees, north positive. -90 to 90 */
  readonly relocationLatitude: Latitude;
  /** Of the new place, decimal degrees, east positive. -180 to 180 */
  readonly relocationLongitude: Longitude;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** The birth chart cast for another place, and what changes there. */
export interface RelocationChart {
  readonly birthDetails: BirthDetails;
  readonly relocation: {
    /** Degrees, north positive */
    readonly latitude: number;
    /** Degrees, east positive */
    readonly longitude: number;
  };
  readonly planets: {
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
    /** At the new place. 1 to 12 */
    readonly house: number;
    /** The body in its sign and relocated house */
    readonly interpretation?: RelocatedReading;
  }[];
  readonly houses: HouseCusp[];
  /** The system really used at the new place */
  readonly houseSystem: HouseSystem;
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  readonly vertex: HousedPlace;
  readonly changes: RelocationChanges;
  readonly interpretation: {
    readonly summary?: string;
  };
  readonly conventions: RelocationChartConventions;
}

/** The birth chart cast for another place, and what changes there: the answer to an open time of birth. */
export interface UncertainRelocationChart {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly relocation: {
    /** Degrees, north positive */
    readonly latitude: number;
    /** Degrees, east positive */
    readonly longitude: number;
  };
  readonly planets: RelocatedBodyInTime[];
  readonly houses: CuspInTime[];
  /** The system really used; only where it is the same all through */
  readonly houseSystem?: HouseSystem;
  readonly ascendant: AngleInTime;
  readonly midheaven: AngleInTime;
  readonly vertex: VertexInTime;
  readonly changes: RelocationChangesInTime;
  readonly interpretation: {
    /** As far as it holds; absent where a rising sign changes */
    readonly summary?: string;
  };
  readonly conventions: UncertainRelocationConventions;
}

/** Request of `listZodiacSigns`. */
export interface ZodiacSignsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The twelve signs. */
export type ZodiacSigns = {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  readonly element: "fire" | "earth" | "air" | "water";
  readonly elementLocalized?: string;
  /** Usual dates of the Sun's stay, as `Mar 21`; the true ingress moves by a day or two */
  readonly dates: {
    readonly start: string;
    readonly end: string;
  };
  readonly description?: string;
}[];

/** Request of `getZodiacSign`. */
export interface ZodiacSignRequest {
  /** Sign id or English name, any letter case. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One sign in full. */
export interface ZodiacSign {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  readonly element: "fire" | "earth" | "air" | "water";
  readonly elementLocalized?: string;
  /** Usual dates of the Sun's stay, as `Mar 21`; the true ingress moves by a day or two */
  readonly dates: {
    readonly start: string;
    readonly end: string;
  };
  readonly symbolName?: string;
  readonly modality: "cardinal" | "fixed" | "mutable";
  readonly modalityLocalized?: string;
  /** The traditional ruler */
  readonly rulingPlanet: string;
  readonly rulingPlanetLocalized?: string;
  readonly keywords?: string[];
  readonly description?: ShortAndLong;
  readonly famous?: string[];
  readonly strengths?: string[];
  readonly motto?: string;
  readonly gifts?: string;
  readonly challenges?: string;
  readonly weapon?: string;
  /** The two trine signs, then one sextile sign */
  readonly compatibleSigns: string[];
  readonly compatibleSignsLocalized?: string[];
}

/** Request of `generateSolarArc`. */
export interface SolarArcRequest {
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
  /** The day in life to progress to, YYYY-MM-DD; before birth the progression is converse */
  readonly targetDate: CivilDate;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Solar arc directions for a date, with the natal points they reach. */
export interface SolarArc {
  readonly birthDetails: BirthDetails;
  readonly targetDate: string;
  /** Mean tropical years from birth, two decimals; negative before birth */
  readonly elapsedYears: number;
  /** Progressed Sun less natal Sun, forward. [0, 360) */
  readonly solarArc: number;
  readonly directed: DirectedBody[];
  /** Directed to natal points, closest first; the south node is left out, it repeats the north node */
  readonly contacts: SolarArcContact[];
  readonly summary?: string;
  readonly conventions: SolarArcConventions;
}

/** Solar arc directions for a date, with the natal points they reach: the answer to an open time of birth. */
export interface UncertainSolarArc {
  readonly birthTime: ProgressedBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly targetDate: string;
  /** Mean tropical years from the earliest birth, two decimals; negative before birth */
  readonly elapsedYears: number;
  /** Progressed Sun less natal Sun at the earliest and the latest birth */
  readonly solarArc: SolarArcInTime;
  readonly directed: DirectedBodyInTime[];
  /** Of every birth, bodies to bodies, closest first; the south node is left out, it repeats the north node */
  readonly contacts: SolarArcContactInTime[];
  readonly summary?: string;
  readonly conventions: UncertainSolarArcConventions;
}

/** Request of `generateSolarReturn`. */
export interface SolarReturnRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly birthDate: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly birthTime: CivilTime;
  /** Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells the return */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** The year of the birthday that the return belongs to */
  readonly returnYear: number;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
}

/** Solar return: the chart of the year, with its reading. */
export interface SolarReturn {
  readonly birthDate: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly solarReturnDate: string;
  /** Calendar year of the birthday that the return belongs to */
  readonly solarReturnYear: number;
  readonly location: ReturnLocation;
  readonly chart: ReturnChart;
  readonly natalSunPosition: ZodiacPlace;
  readonly interpretation: ReturnReading;
  readonly conventions: ReturnConventions;
}

/** Solar return: the chart of the year, with its reading: the answer to an open time of birth. */
export interface UncertainSolarReturn {
  readonly birthTime: NatalBirthTime;
  readonly birthDate: string;
  /** The earliest and the latest that it may be, by the time of birth */
  readonly solarReturnDate: ReturnSpan;
  /** Calendar year of the birthday that the return belongs to */
  readonly solarReturnYear: number;
  readonly location: ReturnLocation;
  readonly chart: UncertainReturnChart;
  readonly natalSunPosition: NatalPositionInTime;
  readonly interpretation: UncertainReturnReading;
  readonly conventions: UncertainReturnConventions;
}

/** Request of `calculateSynastry`. */
export interface SynastryRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly person1: NamedPerson;
  readonly person2: NamedPerson;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school. 1 to 60 of them */
  readonly orbs?: OrbRule[] | undefined;
  /** lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic */
  readonly orbSchool?: OrbSchool | undefined;
}

/** Synastry: two charts laid over each other. */
export interface Synastry {
  readonly person1: SynastryPerson;
  readonly person2: SynastryPerson;
  /** The system really used for both; whole-sign where the one asked for does not exist for one */
  readonly houseSystem: HouseSystem;
  /** Balance of the inter-aspects; 50 is even. 0 to 100 */
  readonly compatibilityScore: number;
  /** planet1 is person1's, planet2 person2's */
  readonly interAspects: InterAspect[];
  /** The kinds of aspect that occur, each explained once */
  readonly glossary?: InterAspectMeaning[];
  readonly summary: {
    readonly total: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** Only types that occur */
    readonly byType: Record<string, number>;
  };
  readonly analysis: {
    readonly overall?: string;
    readonly strengths?: string[];
    readonly challenges?: string[];
  };
  readonly conventions: SynastryConventions;
}

/** Synastry: two charts laid over each other: the answer to an open time of birth. */
export interface UncertainSynastry {
  readonly birthTime: PeopleBirthTimes;
  readonly person1: UncertainSynastryPerson;
  readonly person2: UncertainSynastryPerson;
  /** Of the one whose time is known */
  readonly houseSystem?: HouseSystem;
  /** No pair of times that the births allow has less, and none has more */
  readonly compatibilityScore: ScoreReach;
  /** Those of every pair of times; planet1 is person1's */
  readonly interAspects: UncertainInterAspect[];
  /** Those of some pairs of times; where one time alone is open, birthTime.changes says when each comes and goes */
  readonly possibleAspects: PossibleAspect[];
  /** Of the aspects of every pair of times */
  readonly summary: HeldAspectCounts;
  /** Only where it is the same for every pair of times */
  readonly analysis: UncertainSynastryAnalysis;
  readonly conventions: UncertainSynastryConventions;
}

/** Request of `calculateTransitAspects`. */
export interface TransitAspectsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly natalChart: {
    /** Calendar date, YYYY-MM-DD (proleptic Gregorian); month and day may come with one digit */
    readonly date: string;
    /** Wall-clock time, 24-hour HH:MM:SS; the hour may come with one digit, seconds may be left out */
    readonly time: string;
    /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
    readonly timezone: Timezone;
    /** Of the birth date; auto is Julian to 1582-10-04 */
    readonly calendar?: DateCalendar | undefined;
    /** Decimal degrees, north positive. -90 to 90 */
    readonly latitude: Latitude;
    /** Decimal degrees, east positive. -180 to 180 */
    readonly longitude: Longitude;
    /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
    readonly nodeType?: NodeType | undefined;
  };
  /** Calendar date in UTC, YYYY-MM-DD; today by default */
  readonly transitDate?: CivilDate | undefined;
  /** Time in UTC, 24-hour HH:MM:SS. Default "12:00:00" */
  readonly transitTime?: CivilTime | undefined;
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Keep only aspects of these transiting bodies; all fourteen by default. 1 to 14 of them */
  readonly planets?: (
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
    | "Black Moon Lilith")[] | undefined;
  /** Keep only these types; all nine by default. 1 to 9 of them */
  readonly aspectTypes?: AspectType[] | undefined;
  /** Keep only aspects of at least this strength. 0 to 100 */
  readonly minStrength?: number | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** Transits to a birth chart in its houses, filtered by body, type and strength. */
export interface TransitAspects {
  /** YYYY-MM-DD HH:MM:SS, UTC */
  readonly transitDate: string;
  /** The system really used */
  readonly houseSystem: HouseSystem;
  /** Of the natal chart */
  readonly houses: HouseCusp[];
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  /** In the natal houses */
  readonly transitPlanets: HousedBody[];
  readonly natalPlanets: HousedBody[];
  /** planet1 transits, planet2 is natal */
  readonly aspects: TransitToNatal[];
  /** At most eight transits of planets to planets and angles within 1 to 3 degrees, ranked by mover, place, aspect and orb */
  readonly leading: LeadingTransit[];
  readonly summary: {
    /** The first in rank, and how many are close enough to be told */
    readonly opening?: string;
    readonly total: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** The smallest orb; null where there is no aspect */
    readonly strongest: TransitToNatal | null;
    /** Only types that occur */
    readonly byType: Record<string, number>;
  };
  readonly conventions: TransitAspectsConventions;
}

/** Transits to a birth chart in its houses, filtered by body, type and strength: the answer to an open time of birth. */
export interface UncertainTransitAspects {
  readonly birthTime: TransitedBirthTime;
  /** YYYY-MM-DD HH:MM:SS, UTC */
  readonly transitDate: string;
  readonly transitPlanets: TransitingBodyInTime[];
  readonly natalPlanets: HousedBodyInTime[];
  /** Within their orbs whenever in that time the birth was; planet1 transits, planet2 is natal */
  readonly aspects: TransitToNatalInTime[];
  /** At most eight transits of planets to planets, none to an angle, within 1 to 3 degrees for every birth; to the Moon only where its place is known to 3 degrees */
  readonly leading: LeadingTransitInTime[];
  readonly summary: {
    /** What a time would add, how many are close enough to be told, the first in rank */
    readonly opening?: string;
    readonly total: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** The smallest of the widest orbs; null where there is no aspect */
    readonly strongest: TransitToNatalInTime | null;
    /** Only types that occur */
    readonly byType: Record<string, number>;
  };
  readonly conventions: UncertainTransitAspectsConventions;
}

/** Request of `calculateTransits`. */
export interface TransitsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian); today in the timezone by default */
  readonly date?: CivilDate | undefined;
  /** Wall-clock time, 24-hour HH:MM:SS; the present time of day in the timezone by default */
  readonly time?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** With it the answer holds the transits to this chart */
  readonly natalChart?: {
    /** Calendar date, YYYY-MM-DD (proleptic Gregorian); month and day may come with one digit */
    readonly date: string;
    /** Wall-clock time, 24-hour HH:MM:SS; the hour may come with one digit, seconds may be left out */
    readonly time: string;
    /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
    readonly timezone: Timezone;
    /** Of the birth date; auto is Julian to 1582-10-04 */
    readonly calendar?: DateCalendar | undefined;
    /** Decimal degrees, north positive. -90 to 90 */
    readonly latitude: Latitude;
    /** Decimal degrees, east positive. -180 to 180 */
    readonly longitude: Longitude;
  } | undefined;
  /** Options as this program has them by default; an option that is sent goes before it. astro.com: nodeType true, houseSystem placidus, orbs Chiron 0 and Black Moon Lilith 0 */
  readonly preset?: WesternPreset | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there. Default "tropical" */
  readonly zodiac?: ZodiacUsed | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** Black Moon Lilith: the smoothed (mean) or osculating (true) apogee of the Moon. Default "mean" */
  readonly lilithType?: LilithType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
}

/** The sky of a moment, and its aspects to a birth chart. */
export interface Transits {
  readonly transitDate: string;
  readonly transitTime: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly transitPlanets: BodyPosition[];
  /** Only with a natalChart */
  readonly transitAspects?: TransitAspect[];
  /** At most eight transits of planets to planets and angles within 1 to 3 degrees, ranked by mover, place, aspect and orb */
  readonly leading?: LeadingTransit[];
  /** Only with a natalChart */
  readonly summary?: {
    readonly totalAspects: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** The first in rank, and how many are close enough to be told */
    readonly opening?: string;
  };
  /** The chart of birth, to draw by */
  readonly natal?: NatalSky;
  readonly conventions: TransitsConventions;
}

/** The sky of a moment, and its aspects to a birth chart: the answer to an open time of birth. */
export interface UncertainTransits {
  readonly birthTime: TransitedBirthTime;
  readonly transitDate: string;
  readonly transitTime: string;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly transitPlanets: BodyPosition[];
  /** Within their orbs whenever in that time the birth was */
  readonly transitAspects: TransitAspectInTime[];
  /** At most eight transits of planets to planets, none to an angle, within 1 to 3 degrees for every birth; to the Moon only where its place is known to 3 degrees */
  readonly leading: LeadingTransitInTime[];
  readonly summary: {
    readonly totalAspects: number;
    readonly harmonious: number;
    readonly challenging: number;
    readonly neutral: number;
    /** What a time would add, how many are close enough to be told, the first in rank */
    readonly opening?: string;
  };
  /** The chart of birth, to draw by */
  readonly natal: NatalSkyInTime;
  readonly conventions: UncertainTransitsConventions;
}

/** Request of `getMonthlyTropicalTransits`. */
export interface MonthlyTransitsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in UTC by default. 1551 to 2649 */
  readonly year?: number | undefined;
  /** 1 to 12; the month that runs in UTC by default. 1 to 12 */
  readonly month?: number | undefined;
  /** Decimal hours from UTC, a fixed offset (-05:00), or an IANA name; its offset at the start of the period holds throughout. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Every change of sign in a month, to the second. */
export interface MonthlyTransits {
  /** 1551 to 2649 */
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly startingPositions: StartingPosition[];
  readonly transitEvents: MonthlyTransitEvent[];
  readonly conventions: MonthlyTransitsConventions;
}

/** Request of `getYearlyHoroscope`. */
export interface YearlyHoroscopeRequest {
  /** A sign's id or English name, any letter case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. 1 to 60 characters */
  readonly sign: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The year that runs in the timezone by default. 1900 to 2100 */
  readonly year?: number | undefined;
  /** Whose present day counts where no date is given: decimal hours, a fixed offset, or an IANA name. Default 0 */
  readonly timezone?: Timezone | undefined;
}

/** The horoscope of a year for a sign. */
export interface YearlyHoroscope {
  readonly sign: string;
  readonly signLocalized?: string;
  readonly year: number;
  readonly overview?: string;
  readonly love?: string;
  readonly career?: string;
  readonly health?: string;
  readonly finance?: string;
  readonly advice?: string;
  /** One text of its own, a blank line between paragraphs */
  readonly column?: string;
  /** What the texts speak of, earliest first; a stay may have begun before */
  readonly events: HoroscopeEvent[];
  readonly themes: YearTheme[];
  readonly eclipses: YearEclipse[];
  readonly retrogrades: YearRetrograde[];
  readonly keyPeriods: KeyPeriod[];
  readonly bestPeriods: {
    readonly love?: BestPeriod;
    readonly career?: BestPeriod;
    readonly health?: BestPeriod;
    readonly finance?: BestPeriod;
  };
  readonly luckyNumbers: number[];
  readonly luckyColor: string;
  readonly luckyColorLocalized?: string;
  /** The two trine signs, then one sextile sign */
  readonly compatibleSigns: string[];
  readonly compatibleSignsLocalized?: string[];
  readonly conventions: HoroscopeConventions;
}

/** Request of `narrowWesternBirthTime`. */
export interface NarrowedTimeRequest {
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
  /** House system; above the polar circles placidus and koch give whole-sign, and the answer says so; any other that has no houses at the place and time is refused with those that have. Default "placidus" */
  readonly houseSystem?: HouseSystem | undefined;
  /** Values that the chart is said to have; 1 to 10 claims and events together. 0 to 10 of them */
  readonly claims?: NatalClaim[] | undefined;
  /** Dated events of the life, weighed by the tradition's own timing. 0 to 10 of them */
  readonly events?: LifeEvent[] | undefined;
}

/** Unknown birth time: which times of the day agree with the chart as told and with dated life events. */
export interface NarrowedTime {
  /** The second that was compared */
  readonly at: string;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: NatalClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: NatalEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: NarrowedTimeConventions;
}

/** Unknown birth time: which times of the day agree with the chart as told and with dated life events: the answer to an open time of birth. */
export interface UncertainNarrowedTime {
  readonly birthTime: NarrowingBirthTime;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: NatalClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  readonly events: NatalEventAnswer[];
  /** The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events */
  readonly ranking: RankedTime[];
  /** Intervals of the ranking beyond those listed */
  readonly moreRanked?: number;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: NarrowedTimeConventions;
}

/** Request of `findStations`. */
export interface StationsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, from 00:00 by timezone; this moment by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included, at most 100 years after the first. Leave it out to get the next events, however far ahead within 100 years */
  readonly endDate?: CivilDate | undefined;
  /** Events to return at most, the first in time; 10 by default, or 200 with endDate. 1 to 200 */
  readonly count?: number | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Only stations of these; all nine by default. 1 to 9 of them */
  readonly planets?: (
    | "Mercury"
    | "Venus"
    | "Mars"
    | "Jupiter"
    | "Saturn"
    | "Uranus"
    | "Neptune"
    | "Pluto"
    | "Chiron")[] | undefined;
}

/** When planets turn retrograde or direct: the next stations, or all of a period. */
export interface Stations {
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  /** In order of time */
  readonly events: StationEvent[];
  readonly conventions: WindowConventions;
}

/** Request of `findIngresses`. */
export interface IngressesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, from 00:00 by timezone; this moment by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included, at most 100 years after the first. Leave it out to get the next events, however far ahead within 100 years */
  readonly endDate?: CivilDate | undefined;
  /** Events to return at most, the first in time; 10 by default, or 200 with endDate. 1 to 200 */
  readonly count?: number | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Only these bodies; the Sun and Mercury to Pluto by default, without the Moon. 1 to 14 of them */
  readonly planets?: (
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
    | "Black Moon Lilith")[] | undefined;
  /** Only ingresses into these signs; all twelve by default. 1 to 12 of them */
  readonly signs?: (
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
    | "Pisces")[] | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** When planets enter signs: the next ingresses, or all of a period. */
export interface Ingresses {
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  /** In order of time */
  readonly events: IngressEvent[];
  readonly conventions: IngressesConventions;
}

/** Request of `findEclipses`. */
export interface EclipsesRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, from 00:00 by timezone; this moment by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included, at most 100 years after the first. Leave it out to get the next events, however far ahead within 100 years */
  readonly endDate?: CivilDate | undefined;
  /** Events to return at most, the first in time; 10 by default, or 200 with endDate. 1 to 200 */
  readonly count?: number | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Only eclipses of the Sun or of the Moon; both by default */
  readonly body?: "Sun" | "Moon" | undefined;
  /** Decimal degrees; with both, each eclipse says how it looks from there. -90 to 90 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; with both, each eclipse says how it looks from there. -180 to 180 */
  readonly longitude?: Longitude | undefined;
  /** Only eclipses of which something is above the horizon of the place. Default false */
  readonly visibleOnly?: boolean | undefined;
}

/** Solar and lunar eclipses: the next ones, or all of a period, and how a place sees them. */
export interface Eclipses {
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  /** In order of time */
  readonly events: EclipseEvent[];
  readonly conventions: WindowConventions;
}

/** Request of `findReturns`. */
export interface ReturnsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: BirthMoment;
  /** The returning body */
  readonly planet:
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
    | "Black Moon Lilith";
  /** First day, from 00:00 by timezone; this moment by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included, at most 100 years after the first. Leave it out to get the next return, however far ahead */
  readonly endDate?: CivilDate | undefined;
  /** Returns to give at most, the first in time; one by default, or 200 with endDate. 1 to 200 */
  readonly count?: number | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** When a body is next back at its place at birth: a Saturn return or that of thirteen others. */
export interface Returns {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  readonly natalPosition: ZodiacPlace;
  /** In order of time */
  readonly events: ReturnEvent[];
  readonly conventions: ReturnsConventions;
}

/** When a body is next back at its place at birth: a Saturn return or that of thirteen others: the answer to an open time of birth. */
export interface UncertainReturns {
  readonly birthTime: NatalBirthTime;
  readonly planet: string;
  readonly planetLocalized?: string;
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  readonly natalPosition: NatalPositionInTime;
  /** In order of time */
  readonly events: OpenReturnEvent[];
  readonly conventions: UncertainReturnsConventions;
}

/** Request of `findVoidMoons`. */
export interface VoidMoonsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, from 00:00 by timezone; this moment by default */
  readonly startDate?: CivilDate | undefined;
  /** Last day by timezone, included, at most 100 years after the first. Leave it out to get the next events, however far ahead within 100 years */
  readonly endDate?: CivilDate | undefined;
  /** Events to return at most, the first in time; 10 by default, or 200 with endDate. 1 to 200 */
  readonly count?: number | undefined;
  /** Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default. Default 0 */
  readonly timezone?: Timezone | undefined;
  /** Only aspects to these count; the Sun and Mercury to Pluto by default. Tradition has those to Saturn. 1 to 9 of them */
  readonly planets?: (
    | "Sun"
    | "Mercury"
    | "Venus"
    | "Mars"
    | "Jupiter"
    | "Saturn"
    | "Uranus"
    | "Neptune"
    | "Pluto")[] | undefined;
}

/** When the Moon is void of course: the next times, or all of a period. */
export interface VoidMoons {
  /** As sent; the offset of each event is in its times */
  readonly timezone: number | string;
  /** Whether there are events after the last one, to endDate or as far as was searched */
  readonly hasMore: boolean;
  /** The name of these events */
  readonly kind: string;
  readonly kindLocalized?: string;
  /** In order of time */
  readonly events: VoidMoonEvent[];
  readonly conventions: WindowConventions;
}

/** Request of `findTimeLords`. */
export interface TimeLordsRequest {
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
  /** Zodiacal releasing (Valens), firdaria (Abu Ma'shar), or decennials (Valens, Hephaistio) */
  readonly technique: TimeLordTechnique;
  /** Of zodiacal releasing: the lot that is released; fortune by default */
  readonly lot?:
    | "fortune"
    | "spirit"
    | "eros"
    | "necessity"
    | "courage"
    | "victory"
    | "nemesis" | undefined;
  /** Of zodiacal releasing: where Spirit begins if Fortune is in its sign; by default in the next, as Valens has it */
  readonly sharedSign?: SharedSign | undefined;
  /** Of zodiacal releasing: 27 (Valens; by default), or 30 as its ruler Saturn */
  readonly capricornYears?: CapricornYears | undefined;
  /** Of firdaria by night (by day they are one): nodes after all planets (by default), or after Mars (as some read Bonatti) */
  readonly nodeOrder?: FirdariaNodeOrder | undefined;
  /** Of decennials below level 2: in proportion (Hephaistio; Valens VI.6; by default), or rounds of 129 days (Valens VI.5) */
  readonly subdivision?: DecennialDivision | undefined;
  /** By default 360 days, in firdaria 365.2422 */
  readonly yearLength?: TimeLordYear | undefined;
  /** Periods that begin before this age are listed. 1 to 120. Default 90 */
  readonly untilAge?: number | undefined;
  /** The day whose periods are told on all levels */
  readonly targetDate?: CivilDate | undefined;
  /** Time of targetDate, 24-hour HH:MM:SS, on the clock of birth; 12:00:00 by default */
  readonly targetTime?: CivilTime | undefined;
  /** sidereal takes the ayanamsa off every longitude, cusps and angles too, and reads signs from there; draconic counts them from the North Node. Default "tropical" */
  readonly zodiac?: ChartZodiac | undefined;
  /** With zodiac sidereal; fagan-bradley by default */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Degrees; with ayanamsa custom, which needs it. 0 to 360 */
  readonly ayanamsaValue?: number | undefined;
  /** With ayanamsa custom: the day, 0h TT, at which ayanamsaValue holds from the mean equinox; precession and nutation carry it to each instant. Without it the value is the same at every instant */
  readonly ayanamsaEpoch?: CivilDate | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
}

/** Time lords of a life: zodiacal releasing, firdaria or decennials. */
export interface TimeLords {
  readonly birthDetails: BirthDetails;
  readonly technique: TimeLordTechnique;
  readonly techniqueLocalized?: string;
  readonly sect: "day" | "night";
  readonly sectLocalized?: string;
  /** Of zodiacal releasing */
  readonly lot?: ReleasedLot;
  /** Of zodiacal releasing: the sign of the first period */
  readonly startSign?: string;
  readonly startSignLocalized?: string;
  /** Of zodiacal releasing: the sign of the Part of Fortune */
  readonly fortuneSign?: string;
  readonly fortuneSignLocalized?: string;
  /** The periods of the first level, from birth on */
  readonly periods: TimeLordPeriod[];
  readonly targetDate?: string;
  readonly targetTime?: string;
  /** The period that runs at the target on each level, each within the one before */
  readonly running?: RunningTimeLord[];
  readonly conventions: TimeLordsConventions;
}

/** Time lords of a life: zodiacal releasing, firdaria or decennials: the answer to an open time of birth. */
export interface UncertainTimeLords {
  readonly birthTime: NatalBirthTime;
  readonly birthDetails: UntimedBirth;
  readonly technique: TimeLordTechnique;
  readonly techniqueLocalized?: string;
  /** Of zodiacal releasing */
  readonly lot?: ReleasedLotName;
  /** Each beginning that the time allows, in order of the time of birth; one where it holds all through */
  readonly candidates: TimeLordsCandidate[];
  readonly targetDate?: string;
  readonly targetTime?: string;
  readonly conventions: UncertainTimeLordsConventions;
}

/** Request of `findPlanetaryHours`. */
export interface PlanetaryHoursRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The civil date whose sunrise begins the day, YYYY-MM-DD */
  readonly date: CivilDate;
  /** The time whose hour is wanted, 24-hour HH:MM:SS; before sunrise it belongs to the day that began on the date before */
  readonly time?: CivilTime | undefined;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
}

/** Planetary hours of a day and its night at a place. */
export interface PlanetaryHours {
  /** The civil date of the sunrise */
  readonly date: string;
  readonly weekday: string;
  readonly weekdayLocalized?: string;
  /** The planet of the weekday, lord of the first hour */
  readonly dayLord: string;
  readonly dayLordLocalized?: string;
  readonly sunrise: EventInstant;
  readonly sunset: EventInstant;
  readonly nextSunrise: EventInstant;
  /** Length of one of the twelve, in minutes */
  readonly dayHourMinutes: number;
  /** Length of one of the twelve, in minutes */
  readonly nightHourMinutes: number;
  /** Twelve of the day, then twelve of the night. 24 to 24 of them */
  readonly hours: PlanetaryHour[];
  /** The hour at the time sent */
  readonly running?: PlanetaryHour;
  readonly conventions: PlanetaryHoursConventions;
}

/** Request of `findPrimaryDirections`. */
export interface PrimaryDirectionsRequest {
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
  /** placidus compares places by parts of semi-arcs, regiomontanus by circles of position through the north and south points of the horizon. Default "placidus" */
  readonly method?: DirectionMethod | undefined;
  /** zodiac: rays fall on degrees of the ecliptic; mundo: on parts of the mundane circle, from the body itself. Default "zodiac" */
  readonly space?: DirectionSpace | undefined;
  /** In the zodiac: whose ecliptic latitude counts; none by default */
  readonly latitudeOf?: DirectionLatitude | undefined;
  /** With the promissor's latitude, that of its rays: bianchini (by default), sin b' = sin b cos(aspect); same as the body's; or none */
  readonly aspectLatitude?: AspectLatitude | undefined;
  /** direct: the sky turns the promissor to the significator; converse: the significator to the promissor; neo-converse: the sky turns back, as the converse of modern programs. 1 to 3 of them. Default ["direct"] */
  readonly motions?: DirectionMotion[] | undefined;
  /** All five by default. 1 to 5 of them */
  readonly aspects?: ("conjunction" | "sextile" | "square" | "trine" | "opposition")[] | undefined;
  /** Sun to Saturn by default. 1 to 12 of them */
  readonly promissors?: (
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
    | "South Node")[] | undefined;
  /** Ascendant, Midheaven, Part of Fortune (in the zodiac), Sun and Moon by default. 1 to 15 of them */
  readonly significators?: (
    | "Ascendant"
    | "Midheaven"
    | "Part of Fortune"
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
    | "South Node")[] | undefined;
  /** In the zodiac: adds the beginnings of the bounds (terms) as promissors, by their rulers */
  readonly boundsSchool?: BoundsSchool | undefined;
  /** Degrees for a year: ptolemy 1, naibod 0°59′08.33″, cardan 0°59′12″; brahe and birthday-longitude, the Sun's motion on the day of birth in right ascension and longitude; placidus and solar-arc-longitude, its real way after birth, a day for a year. Default "naibod" */
  readonly key?: DirectionKey | undefined;
  /** First age in years; 0 by default. 0 to 150 */
  readonly fromAge?: number | undefined;
  /** Age at which the list ends; 100 by default. 0 to 150 */
  readonly toAge?: number | undefined;
  /** First day, in place of fromAge */
  readonly startDate?: CivilDate | undefined;
  /** Last day, included, in place of toAge */
  readonly endDate?: CivilDate | undefined;
  /** Directions to give at most, the first in time. 1 to 1000. Default 200 */
  readonly count?: number | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** true is where bodies are at the instant, without the time of light, its bending and aberration. Default "apparent" */
  readonly positionType?: PositionType | undefined;
  /** topocentric takes the parallax as seen from the place, at sea level: the Moon moves by up to a degree. Default "geocentric" */
  readonly center?: PlacedCenter | undefined;
}

/** Primary directions of a birth: arcs, ages and dates. */
export interface PrimaryDirections {
  readonly birthDetails: BirthDetails;
  readonly method: DirectionMethod;
  readonly methodLocalized?: string;
  readonly space: DirectionSpace;
  readonly spaceLocalized?: string;
  readonly key: DirectionKey;
  readonly keyLocalized?: string;
  /** Years of life that the list reaches */
  readonly ages: AgesSearched;
  /** Whether there are more directions within these ages */
  readonly hasMore: boolean;
  /** In order of age */
  readonly directions: PrimaryDirection[];
  /** Points that neither rise nor set and so have no semi-arc: by placidus they come to the meridian alone, by regiomontanus to the circles that they cross */
  readonly circumpolar: CircumpolarPoint[];
  readonly conventions: PrimaryDirectionsConventions;
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

export type NodeType = "mean" | "true";

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

export type WesternPreset = "astro.com";

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

export type PositionType = "apparent" | "true";

export type PlacedCenter = "geocentric" | "topocentric";

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

export interface ArabicLot {
  readonly id:
    | "fortune"
    | "spirit"
    | "eros"
    | "necessity"
    | "courage"
    | "victory"
    | "nemesis";
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** Traditional ruler of the sign, the lot's lord */
  readonly ruler: string;
  readonly rulerLocalized?: string;
  /** As computed, the sect already applied */
  readonly formula: string;
  readonly interpretation?: string;
}

export interface ArabicLotsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Whose formulas */
  readonly lots: string;
  readonly sectRule: string;
}

export type Center = "geocentric" | "topocentric" | "heliocentric";

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

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

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

export type BirthTimeState = "unknown" | "range";

export interface NatalHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

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

/** A member that changes too often to be listed for so long a time */
export interface CountedChanges {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly changes: number;
}

export interface UntimedBirth {
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
}

export interface ArabicLotInTime {
  readonly id:
    | "fortune"
    | "spirit"
    | "eros"
    | "necessity"
    | "courage"
    | "victory"
    | "nemesis";
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
  /** Only where it is the same all through. 1 to 12 */
  readonly house?: number;
  /** Traditional ruler of the sign, where that holds */
  readonly ruler?: string;
  readonly rulerLocalized?: string;
  /** The sect already applied; only where that holds */
  readonly formula?: string;
  /** Of its sign, and of its house, where they hold */
  readonly interpretation?: string;
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

export interface UncertainArabicLotsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Whose formulas */
  readonly lots: string;
  readonly sectRule: string;
}

export type LilithType = "mean" | "true";

export interface AspectPattern {
  readonly kind:
    | "GRAND_CROSS"
    | "KITE"
    | "GRAND_TRINE"
    | "T_SQUARE"
    | "YOD"
    | "MYSTIC_RECTANGLE"
    | "STELLIUM";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly planets: string[];
  readonly planetsLocalized?: string[];
  readonly apex?: string;
  readonly apexLocalized?: string;
  readonly element?: "fire" | "earth" | "air" | "water";
  readonly elementLocalized?: string;
  readonly modality?: "cardinal" | "fixed" | "mutable";
  readonly modalityLocalized?: string;
  readonly dissociate?: boolean;
  /** 100 exact, 0 at the edge of its orbs. 0 to 100 */
  readonly tightness: number;
  readonly interpretation?: string;
  readonly interpretationKey: string;
  readonly interpretationVars: Record<string, string>;
}

export interface BodyPosition {
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
}

export interface AspectPatternsConventions {
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
  /** Greatest orb in degrees of each defining aspect */
  readonly orbs: Record<string, number>;
  /** Degrees within which three bodies make a stellium over a sign border */
  readonly stelliumArc: number;
}

export interface PassingPattern {
  readonly kind:
    | "GRAND_CROSS"
    | "KITE"
    | "GRAND_TRINE"
    | "T_SQUARE"
    | "YOD"
    | "MYSTIC_RECTANGLE"
    | "STELLIUM";
  readonly name: string;
  readonly nameLocalized?: string;
  readonly planets: string[];
  readonly planetsLocalized?: string[];
  readonly apex?: string;
  readonly apexLocalized?: string;
  readonly element?: "fire" | "earth" | "air" | "water";
  readonly elementLocalized?: string;
  readonly modality?: "cardinal" | "fixed" | "mutable";
  readonly modalityLocalized?: string;
  readonly dissociate?: boolean;
  /** 100 exact, 0 at the edge of its orbs. 0 to 100 */
  readonly tightness: number;
  readonly interpretation?: string;
  readonly interpretationKey: string;
  readonly interpretationVars: Record<string, string>;
  /** The first second of it; absent where it was there before */
  readonly begins?: string;
  /** The first second without it; absent where it stays */
  readonly ends?: string;
}

export interface BodyInTime {
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

export interface UncertainAspectPatternsConventions {
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
  /** Greatest orb in degrees of each defining aspect */
  readonly orbs: Record<string, number>;
  /** Degrees within which three bodies make a stellium over a sign border */
  readonly stelliumArc: number;
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

export type UnplacedCenter = "geocentric" | "heliocentric";

export interface OrbRule {
  /** Without it the rule is of every aspect of its body */
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
    | "TREDECILE" | undefined;
  /** Without it the rule is of every pair of bodies */
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
    | "Earth" | undefined;
  /** Degrees; 0 leaves the aspect out. 0 to 15 */
  readonly orb: number;
}

export type OrbSchool = "lilly" | "harmonic";

export type AspectNature = "harmonious" | "challenging" | "neutral";

export interface AspectMeaning {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly description: AspectDescription;
  readonly keywords: string[];
  readonly nature: AspectNature;
}

export interface AspectDescription {
  readonly short: string;
  readonly long: string;
}

export interface SeriesAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: SeriesAspectType;
  readonly typeLocalized?: string;
  /** The circle is divided by this */
  readonly harmonic: number;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact */
  readonly orb: number;
  readonly isApplying: boolean;
  /** 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
}

export type SeriesAspectType = 
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

export interface AspectsConventions {
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
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The school that was sent */
  readonly orbSchool?: OrbSchool;
  /** The orbs that were sent */
  readonly orbRules?: OrbRuleUsed[];
}

/** Greatest orb in degrees, by aspect type */
export type AspectOrbs = Record<string, number>;

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

export interface AspectsBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: AspectsHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: AspectsChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export interface AspectsHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface AspectsChange {
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

export interface AspectInTime {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where it is exact within that time */
  readonly exactAt?: string;
  /** Only where it is not exact within that time */
  readonly isApplying?: boolean;
  /** Of the wider orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly meaning?: AspectMeaning;
}

/** Degrees from exact, when it begins to count and when it ceases to */
export interface OrbRange {
  readonly from: number;
  readonly to: number;
}

export interface PassingAspectInTime {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where it is exact within that time */
  readonly exactAt?: string;
  /** Only where it is not exact within that time */
  readonly isApplying?: boolean;
  /** Of the narrowest orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly meaning?: AspectMeaning;
  /** The first second within its orb; absent where it was before */
  readonly begins?: string;
  /** The first second out of its orb; absent where it stays */
  readonly ends?: string;
}

export interface UncertainAspectsConventions {
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
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
}

export interface MonthlyAspectEvent {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly aspect:
    | "conjunction"
    | "opposition"
    | "trine"
    | "square"
    | "sextile"
    | "quincunx"
    | "semi-sextile"
    | "semi-square"
    | "sesquiquadrate";
  readonly aspectLocalized?: string;
  readonly nature: AspectNature;
  readonly natureLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** False for a closest approach: the two turn before the aspect is exact */
  readonly exact: boolean;
  /** Degrees from exact */
  readonly orb: number;
  /** The short way round, degrees. 0 to 180 */
  readonly separation: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly planet1Longitude: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly planet2Longitude: number;
}

export interface MonthlyAspectsConventions {
  readonly zodiac: "tropical";
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
  readonly nodeType: "mean" | "true";
  /** Greatest orb of a closest approach that is reported, degrees */
  readonly nearMissOrb: number;
}

/** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
export interface PeriodSearched {
  readonly from: string;
  readonly to: string;
}

export interface Asteroid {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
  readonly interpretation?: string;
}

export interface NumberedAsteroid {
  readonly number: number;
  /** As its file has it */
  readonly name?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
}

export interface UranianPoint {
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
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
}

export interface AsteroidsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
}

export interface UncertainAsteroid {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
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
  /** Where its sign is the same all through: in that sign, and in its house where that is */
  readonly interpretation?: string;
  /** Where its sign changes: each in order of time */
  readonly possibleSigns?: PossibleAsteroidSign[];
}

export interface PossibleAsteroidSign {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  readonly interpretation?: string;
}

export interface UncertainAsteroidsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
}

export interface PlanetLines {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly symbol: string;
  /** Degrees. [0, 360) */
  readonly rightAscension: number;
  /** Degrees, north positive. -90 to 90 */
  readonly declination: number;
  readonly mc: MeridianLine;
  readonly ic: MeridianLine;
  readonly ascendant: HorizonLine;
  readonly descendant: HorizonLine;
}

export interface MeridianLine {
  /** Degrees, east positive */
  readonly longitude: number;
  readonly interpretation?: string;
}

export interface HorizonLine {
  /** South to north, every 2 degrees of latitude from -70 to 70 */
  readonly points: GeoPoint[];
  /** Latitude, north and south, beyond which the body neither rises nor sets; null from 70 on */
  readonly circumpolarBeyond: number | null;
  /** The line for drawing, in pieces that do not pass the antimeridian; each ends on it at ±180 */
  readonly segments: GeoPoint[][];
  readonly interpretation?: string;
}

export interface GeoPoint {
  /** Degrees, north positive. -90 to 90 */
  readonly latitude: number;
  /** Degrees, east positive. -180 to 180 */
  readonly longitude: number;
}

export interface AstrocartographyConventions {
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
  readonly lines: string;
  /** Degrees */
  readonly pointsLatitude: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
  };
  /** Degrees */
  readonly segmentsLatitude: {
    readonly from: number;
    readonly to: number;
  };
}

export interface PlanetLinesInTime {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly symbol: string;
  /** Degrees at the earliest and at the latest time */
  readonly rightAscension: DegreeRange;
  /** Degrees at the earliest and at the latest time */
  readonly declination: DegreeRange;
  /** Longitudes at the earliest and at the latest time */
  readonly mc: MeridianLineInTime;
  /** Longitudes at the earliest and at the latest time */
  readonly ic: MeridianLineInTime;
  readonly ascendant: HorizonLineInTime;
  readonly descendant: HorizonLineInTime;
}

/** Degrees at the earliest and at the latest time */
export interface DegreeRange {
  readonly from: number;
  readonly to: number;
}

/** Longitudes at the earliest and at the latest time */
export interface MeridianLineInTime {
  /** Degrees, east positive */
  readonly from: number;
  /** Degrees, east positive */
  readonly to: number;
  readonly interpretation?: string;
}

export interface HorizonLineInTime {
  /** At the earliest time */
  readonly from: HorizonLineAt;
  /** At the latest time */
  readonly to: HorizonLineAt;
  readonly interpretation?: string;
}

export interface HorizonLineAt {
  /** South to north, every 2 degrees of latitude from -70 to 70 */
  readonly points: GeoPoint[];
  /** Latitude, north and south, beyond which the body neither rises nor sets; null from 70 on */
  readonly circumpolarBeyond: number | null;
  /** The line for drawing, in pieces that do not pass the antimeridian; each ends on it at ±180 */
  readonly segments: GeoPoint[][];
}

export interface UncertainAstrocartographyConventions {
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
  readonly lines: string;
  /** Degrees */
  readonly pointsLatitude: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
  };
  /** Degrees */
  readonly segmentsLatitude: {
    readonly from: number;
    readonly to: number;
  };
}

export interface BirthWithNode {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

export type ZodiacUsed = "sidereal" | "tropical";

export interface PersonalPlaces {
  readonly sun: SignPlace;
  readonly moon: SignPlace;
  readonly venus: SignPlace;
  readonly mars: SignPlace;
}

export interface SignPlace {
  readonly sign: SignId;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
}

export type SignId = 
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

export interface SignPair {
  readonly person1Sign: SignId;
  readonly person1SignLocalized?: string;
  readonly person2Sign: SignId;
  readonly person2SignLocalized?: string;
  readonly description?: string;
}

export interface ElementCounts {
  readonly fire: number;
  readonly earth: number;
  readonly air: number;
  readonly water: number;
}

export interface CompatibilityScoreConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: PersonMoment;
  readonly person2: PersonMoment;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly scoring: AspectScoring;
  /** In hundredths */
  readonly categoryWeights: Record<string, number>;
  readonly categoryPairs: Record<string, string[]>;
  /** What each category was read from; planet1 is person1's */
  readonly categoryAspects: Record<string, CategoryAspect[]>;
  readonly elementsOf: string;
  readonly archetypeRule: string;
}

export interface PersonMoment {
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
  readonly nodeType: "mean" | "true";
  /** Degrees taken off the tropical longitudes at the instant, not rounded */
  readonly ayanamsaDegrees?: number;
}

export interface AspectScoring {
  readonly formula: string;
  /** What the figure measures, beside its relative in the other operation */
  readonly measures?: string;
  /** Importance of a body */
  readonly weights: Record<string, number>;
  /** Value of an aspect type, -1 to 1 */
  readonly values: Record<string, number>;
  readonly hardConjunction: {
    readonly value: number;
    readonly bodies: string[];
    readonly bodiesLocalized?: string[];
    readonly unlessWith: string[];
    readonly unlessWithLocalized?: string[];
  };
}

export interface CategoryAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** 0 to 100 */
  readonly strength: number;
}

export interface PeopleBirthTimes {
  /** unknown if any of the births is */
  readonly state: BirthTimeState;
  /** Every birth of the request, in its order */
  readonly people: PersonBirthTime[];
  /** The same at every second of all births */
  readonly holds: PeopleHeld[];
  /** Decided by one birth alone, the weightiest member first; at most 200. Values that two open births decide together are reaches in the answer */
  readonly changes: PeopleChange[];
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

export interface PeopleHeld {
  /** The birth it is of; absent where it is of all of them */
  readonly which?: string;
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface PeopleChange {
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

/** No pair of times that the births allow has less, and none has more */
export interface ScoreReach {
  /** 0 to 100 */
  readonly least: number;
  /** 0 to 100 */
  readonly most: number;
}

/** 50 is even, and what a category without aspects gets */
export interface UncertainCategories {
  /** No pair of times that the births allow has less, and none has more */
  readonly romantic: ScoreReach;
  /** No pair of times that the births allow has less, and none has more */
  readonly emotional: ScoreReach;
  /** No pair of times that the births allow has less, and none has more */
  readonly intellectual: ScoreReach;
  /** No pair of times that the births allow has less, and none has more */
  readonly physical: ScoreReach;
  /** No pair of times that the births allow has less, and none has more */
  readonly spiritual: ScoreReach;
}

export interface UncertainPersonalPlaces {
  readonly sun: UncertainSignPlace;
  readonly moon: UncertainSignPlace;
  readonly venus: UncertainSignPlace;
  readonly mars: UncertainSignPlace;
}

export interface UncertainSignPlace {
  /** Only where it is the same all through */
  readonly sign?: SignId;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
}

/** Each sign where it is the same all through; text where both are */
export interface UncertainSignPair {
  readonly person1Sign?: SignId;
  readonly person1SignLocalized?: string;
  readonly person2Sign?: SignId;
  readonly person2SignLocalized?: string;
  readonly description?: string;
}

/** sharedElement only where one element leads in both charts at all times */
export interface UncertainElementBalance {
  readonly person1: UncertainElementCounts;
  readonly person2: UncertainElementCounts;
  readonly sharedElement?: "fire" | "earth" | "air" | "water";
  readonly sharedElementLocalized?: string;
}

export interface UncertainElementCounts {
  /** Planets of the ten, at least and at most */
  readonly fire: ElementReach;
  /** Planets of the ten, at least and at most */
  readonly earth: ElementReach;
  /** Planets of the ten, at least and at most */
  readonly air: ElementReach;
  /** Planets of the ten, at least and at most */
  readonly water: ElementReach;
}

/** Planets of the ten, at least and at most */
export interface ElementReach {
  readonly least: number;
  readonly most: number;
}

/** Of the aspects of every pair of times */
export interface HeldAspectCounts {
  readonly total: number;
  readonly harmonious: number;
  readonly challenging: number;
  readonly neutral: number;
}

export interface UncertainKeyAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, over every pair of times */
  readonly orb: PairOrbReach;
  /** At its widest: 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly description?: string;
}

/** Degrees from exact, over every pair of times */
export interface PairOrbReach {
  readonly least: number;
  readonly most: number;
}

export interface UncertainCompatibilityConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: UncertainPersonMoment;
  readonly person2: UncertainPersonMoment;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly scoring: AspectScoring;
  /** In hundredths */
  readonly categoryWeights: Record<string, number>;
  readonly categoryPairs: Record<string, string[]>;
  readonly elementsOf: string;
}

export interface UncertainPersonMoment {
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
  readonly nodeType: "mean" | "true";
  /** Degrees taken off the tropical longitudes at the instant, not rounded */
  readonly ayanamsaDegrees?: number;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
}

export interface PersonDetails {
  readonly date: string;
  readonly time: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
}

export interface CompositePlanet {
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
  /** On the composite cusps. 1 to 12 */
  readonly house: number;
  /** The pair's manner (sign) and the part of shared life (house) */
  readonly compositeInterpretation?: {
    readonly summary: string;
    readonly relationshipMeaning: string;
    readonly keywords: string[];
  };
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

export interface CompositeChartConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: PersonMoment;
  readonly person2: PersonMoment;
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The school that was sent */
  readonly orbSchool?: OrbSchool;
  /** The orbs that were sent */
  readonly orbRules?: OrbRuleUsed[];
  readonly midpoint: "shorter-arc";
  readonly latitudeAndSpeed: "mean";
  readonly southNode: "opposite-north-node";
  readonly cuspOrder: "from-midheaven";
  /** Houses whose cusp is the middle of the longer arc, to keep the cusps in order */
  readonly repairedCusps: number[];
}

export interface UntimedPersonDetails {
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
}

export interface UncertainCompositePlanet {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where every pair of times has it */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** The first degree that it may have, in the order of the zodiac */
  readonly from: ZodiacPlace;
  /** The last degree that it may have */
  readonly to: ZodiacPlace;
  /** Whether some pairs of times have it on the other side of the circle, 180° further */
  readonly isOnEitherSide: boolean;
  /** Only where both bodies go the same way all through; never of the nodes */
  readonly isRetrograde?: boolean;
  /** The pair's manner, where the sign holds */
  readonly compositeInterpretation?: CompositeSignReading;
}

export interface CompositeSignReading {
  readonly summary: string;
  readonly keywords: string[];
}

export interface UncertainCompositeAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, over every pair of times */
  readonly orb: PairOrbReach;
  /** At its widest: 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
}

export interface PossibleAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, at its closest */
  readonly closest: number;
  readonly interpretation: AspectNature;
}

export interface UncertainCompositeReading {
  readonly summary?: string;
  readonly strengths?: string[];
  readonly challenges?: string[];
}

export interface UncertainCompositeConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: UncertainPersonMoment;
  readonly person2: UncertainPersonMoment;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly midpoint: "shorter-arc";
  readonly southNode: "opposite-north-node";
}

export interface NodePassage {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Ascending from south to north */
  readonly direction: "ascending" | "descending";
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface WindowConventions {
  readonly zodiac: "tropical";
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

export interface FixedStar {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** Degrees, north positive */
  readonly declination: number;
  /** Visual magnitude; less is brighter */
  readonly magnitude: number;
  /** The planets whose nature it has */
  readonly nature: string;
  readonly natureLocalized?: string;
  readonly keywords?: string[];
  readonly meaning?: string;
  readonly conjunctions: {
    /** One of the fourteen bodies, ASC or MC */
    readonly point: string;
    readonly pointLocalized?: string;
    /** Ecliptic longitude, degrees. [0, 360) */
    readonly pointLongitude: number;
    /** Degrees of longitude. 0 to 3 */
    readonly orb: number;
  }[];
}

export interface FixedStarContact {
  readonly star: string;
  readonly starLocalized?: string;
  /** One of the fourteen bodies, ASC or MC */
  readonly point: string;
  readonly pointLocalized?: string;
  /** Degrees of longitude. 0 to 3 */
  readonly orb: number;
  readonly interpretation?: string;
}

export interface FixedStarsConventions {
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
  readonly stars: string;
  readonly contact: string;
  /** Of the points, as contacts tell them */
  readonly houses: string;
  readonly natures: string;
}

export interface FixedStarInTime {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: StarPlace;
  /** At the latest time */
  readonly to: StarPlace;
  /** Visual magnitude; less is brighter */
  readonly magnitude: number;
  /** The planets whose nature it has */
  readonly nature: string;
  readonly natureLocalized?: string;
  readonly keywords?: string[];
  readonly meaning?: string;
  /** Within the orb all through */
  readonly conjunctions: {
    /** One of the fourteen bodies, ASC or MC */
    readonly point: string;
    readonly pointLocalized?: string;
    readonly pointLongitude: LongitudeRange;
    /** Degrees from exact, when it begins to count and when it ceases to */
    readonly orb: OrbRange;
    /** Only where the two meet within that time */
    readonly exactAt?: string;
  }[];
}

export interface StarPlace {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic, degrees, north positive */
  readonly latitude: number;
  /** Degrees, north positive */
  readonly declination: number;
}

export interface LongitudeRange {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

export interface FixedStarContactInTime {
  readonly star: string;
  readonly starLocalized?: string;
  /** One of the fourteen bodies, ASC or MC */
  readonly point: string;
  readonly pointLocalized?: string;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where the two meet within that time */
  readonly exactAt?: string;
  readonly interpretation?: string;
}

export interface PassingStarContact {
  readonly star: string;
  readonly starLocalized?: string;
  /** One of the fourteen bodies, ASC or MC */
  readonly point: string;
  readonly pointLocalized?: string;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where the two meet within that time */
  readonly exactAt?: string;
  readonly interpretation?: string;
  /** The first second within its orb; absent where it was before */
  readonly begins?: string;
  /** The first second out of its orb; absent where it stays */
  readonly ends?: string;
}

export interface UncertainFixedStarsConventions {
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
  readonly stars: string;
  readonly contact: string;
  /** Of the points, as contacts tell them */
  readonly houses: string;
  readonly natures: string;
}

export interface HoroscopeEvent {
  readonly type:
    | "aspect"
    | "sign-ingress"
    | "retrograde-station"
    | "lunar-phase"
    | "eclipse"
    | "solar-season";
  /** UTC, to the second that has begun */
  readonly at: string;
  /** Of an aspect the faster first */
  readonly bodies: string[];
  readonly bodiesLocalized?: string[];
  readonly aspect?: "conjunction" | "opposition" | "square" | "trine" | "sextile";
  readonly aspectLocalized?: string;
  /** Of a lunar phase: which of the four principal ones */
  readonly phase?: string;
  readonly phaseLocalized?: string;
  /** Absent where the two bodies of an aspect stand in different signs */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** Solar house of the first body's sign. 1 to 12 */
  readonly house: number;
  /** End of the aspect's orb, of the stay in the sign, of the retrograde motion */
  readonly through?: string;
}

export interface HoroscopeConventions {
  readonly zodiac: ChartZodiac;
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** The sign itself is the first house */
  readonly houses: "solar-whole-sign";
  /** UTC; `to` is excluded */
  readonly period: {
    readonly from: string;
    readonly to: string;
  };
  /** The instant of positions, UTC */
  readonly positionsAt: string;
  readonly aspects: ("conjunction" | "opposition" | "square" | "trine" | "sextile")[];
  /** Degrees within which an aspect runs */
  readonly aspectOrbs: Record<string, number>;
  /** `through` of a stay is the first exit, even if the body comes back */
  readonly stays: "unbroken";
  readonly eclipses: "greatest-eclipse" | "not-available";
  /** How the members that are rules of thumb were found */
  readonly rules: Record<string, string>;
}

export interface HoroscopeWeek {
  /** Calendar weeks, Monday to Sunday, as far as they lie in the month. 1 or more */
  readonly week: number;
  /** Theme of the solar house of the week's strongest event */
  readonly focus?: string;
  readonly advice?: string;
}

export interface HousesConventions {
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
  readonly requestedHouseSystem:
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
    | "apc"
    | "all";
}

export interface AngleInTime {
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
}

export interface VertexInTime {
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
}

export interface CuspInTime {
  /** House, 1 to 12. 1 to 12 */
  readonly number: number;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
}

export interface UncertainHousesConventions {
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
  readonly requestedHouseSystem:
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
    | "apc"
    | "all";
}

export interface LilithVariant {
  readonly variant: "mean" | "true";
  readonly variantLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
  readonly interpretation?: string;
  /** This variant in words */
  readonly note?: string;
}

export interface LilithConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  readonly lilith: {
    readonly mean: string;
    readonly true: string;
  };
}

export interface UncertainLilithVariant {
  readonly variant: "mean" | "true";
  readonly variantLocalized?: string;
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
  /** Where its sign is the same all through: in that sign, and in its house where that is */
  readonly interpretation?: string;
  /** This variant in words */
  readonly note?: string;
  /** Where its sign changes: each in order of time */
  readonly possibleSigns?: PossibleLilithSign[];
}

export interface PossibleLilithSign {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  readonly interpretation?: string;
}

export interface UncertainLilithConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  readonly lilith: {
    readonly mean: string;
    readonly true: string;
  };
}

export interface LocalSpaceBody {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly symbol: string;
  /** Degrees clockwise from true north. [0, 360) */
  readonly azimuth: number;
  /** Degrees of the true place, without refraction. -90 to 90 */
  readonly altitude: number;
  readonly compassDirection:
    | "N"
    | "NNE"
    | "NE"
    | "ENE"
    | "E"
    | "ESE"
    | "SE"
    | "SSE"
    | "S"
    | "SSW"
    | "SW"
    | "WSW"
    | "W"
    | "WNW"
    | "NW"
    | "NNW";
  readonly compassDirectionLocalized?: string;
  readonly aboveHorizon: boolean;
  readonly line: {
    /** Every 5 degrees of arc from the birthplace to its antipodes */
    readonly points: GeoPoint[];
    /** The line for drawing, in pieces that do not pass the antimeridian; each ends on it at ±180 */
    readonly segments: GeoPoint[][];
  };
  readonly interpretation?: string;
}

export interface LocalSpaceConventions {
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
  readonly horizon: string;
  /** Degrees between two points of a line */
  readonly arcStep: number;
}

export interface LocalSpaceBodyInTime {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly symbol: string;
  /** Degrees at the earliest and at the latest time */
  readonly azimuth: DegreeRange;
  /** Degrees at the earliest and at the latest time */
  readonly altitude: DegreeRange;
  /** Only where it is the same all through */
  readonly compassDirection?:
    | "N"
    | "NNE"
    | "NE"
    | "ENE"
    | "E"
    | "ESE"
    | "SE"
    | "SSE"
    | "S"
    | "SSW"
    | "SW"
    | "WSW"
    | "W"
    | "WNW"
    | "NW"
    | "NNW";
  readonly compassDirectionLocalized?: string;
  /** Only where it is the same all through */
  readonly aboveHorizon?: boolean;
  readonly line: LocalSpaceLineInTime;
  /** Where its direction and its side of the horizon hold */
  readonly interpretation?: string;
}

export interface LocalSpaceLineInTime {
  /** At the earliest time */
  readonly from: LocalSpaceLine;
  /** At the latest time */
  readonly to: LocalSpaceLine;
}

export interface LocalSpaceLine {
  /** Every 5 degrees of arc from the birthplace to its antipodes */
  readonly points: GeoPoint[];
  /** The line for drawing, in pieces that do not pass the antimeridian; each ends on it at ±180 */
  readonly segments: GeoPoint[][];
}

export interface UncertainLocalSpaceConventions {
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
  readonly horizon: string;
  /** Degrees between two points of a line */
  readonly arcStep: number;
}

export interface ReturnLocation {
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC of timezone at the return */
  readonly timezone: number;
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

export interface ReturnReading {
  readonly summary?: string;
  readonly purpose?: string;
  readonly keyThemes?: string[];
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

/** The earliest and the latest that it may be, by the time of birth */
export interface ReturnSpan {
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly from: string;
  /** Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second */
  readonly to: string;
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

export interface NatalPositionInTime {
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time of birth */
  readonly from: ZodiacPlace;
  /** At the latest */
  readonly to: ZodiacPlace;
}

export interface UncertainReturnReading {
  readonly summary?: string;
  readonly purpose?: string;
  readonly keyThemes?: string[];
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

export interface MoonCalendarDay {
  readonly date: string;
  readonly phase: MoonPhaseName;
  readonly phaseLocalized?: string;
  /** Lit part of the disc, percent. 0 to 100 */
  readonly illumination: number;
  /** Days since the last new moon */
  readonly age: number;
  readonly sign: string;
  readonly signLocalized?: string;
}

export type MoonPhaseName = 
  | "New Moon"
  | "Waxing Crescent Moon"
  | "First Quarter Moon"
  | "Waxing Gibbous Moon"
  | "Full Moon"
  | "Waning Gibbous Moon"
  | "Last Quarter Moon"
  | "Waning Crescent Moon";

export interface MoonCalendarConventions {
  readonly zodiac: ChartZodiac;
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** New, quarter and full for half a day on either side of the exact instant, so at noon of its day and of no other; the intermediate names between them */
  readonly phase: "principal-within-half-a-day";
  readonly illumination: "geocentric-phase-angle";
  /** Time of each day's values, by timezone */
  readonly evaluatedAt: string;
}

export interface MoonPhaseMeaning {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly symbol: string;
  readonly description: string;
  readonly keywords: string[];
  readonly energy: "waxing" | "waning" | "new" | "full";
  readonly illumination: string;
}

export interface CurrentMoonPhaseConventions {
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
  /** New, quarter and full for half a day on either side of the exact instant, so at noon of its day and of no other; the intermediate names between them */
  readonly phase: "principal-within-half-a-day";
  readonly illumination: "geocentric-phase-angle";
}

export interface UpcomingMoonPhase {
  /** The day by timezone */
  readonly date: string;
  readonly phase: "New Moon" | "First Quarter Moon" | "Full Moon" | "Third Quarter Moon";
  readonly phaseLocalized?: string;
  /** The exact instant, ISO 8601 */
  readonly utc: string;
  /** By timezone, to the second that has begun */
  readonly datetime: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface MoonConventions {
  readonly zodiac: ChartZodiac;
  /** Frame of all longitudes and latitudes, before an ayanamsa is taken off */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
}

export type BoundsSchool = "egyptian" | "ptolemaic";

export type DecanSchool = "chaldean" | "triplicity";

export type TriplicitySchool = "dorothean" | "lilly";

export interface NatalPlanet {
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
  readonly dignity?: "domicile" | "exaltation" | "detriment" | "fall" | "peregrine";
  readonly dignityLocalized?: string;
  readonly boundRuler?: string;
  readonly boundRulerLocalized?: string;
  readonly decanRuler?: string;
  readonly decanRulerLocalized?: string;
  readonly triplicityRulers?: string[];
  readonly triplicityRulersLocalized?: string[];
  /** The body in its sign and house */
  readonly interpretation?: {
    readonly summary: string;
    readonly detailed: string;
    readonly keywords: string[];
  };
}

export interface NatalAspect {
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
  readonly aspectInterpretation?: {
    readonly summary: string;
    readonly keywords: string[];
  };
}

export interface AntisciaOfBody {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly antiscion: ZodiacPlace;
  readonly contraAntiscion: ZodiacPlace;
  readonly contacts: AntiscionContact[];
}

export interface AntiscionContact {
  readonly kind: "antiscion" | "contra-antiscion";
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Degrees from exact */
  readonly orb: number;
}

export interface MidpointTree {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly midpoints: MidpointOfTree[];
}

export interface MidpointOfTree {
  readonly point1: string;
  readonly point1Localized?: string;
  readonly point2: string;
  readonly point2Localized?: string;
  /** Degrees from the midpoint of the shorter arc */
  readonly angle: 0 | 45 | 90 | 135 | 180;
  /** Degrees from exact */
  readonly orb: number;
}

export interface NatalChartConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The school that was sent */
  readonly orbSchool?: OrbSchool;
  /** The orbs that were sent */
  readonly orbRules?: OrbRuleUsed[];
  readonly boundsSchool?: BoundsSchool;
  readonly decanSchool?: DecanSchool;
  readonly triplicitySchool?: TriplicitySchool;
}

export interface UntimedBirthDetails {
  readonly date: string;
  /** Degrees, north positive */
  readonly latitude: number;
  /** Degrees, east positive */
  readonly longitude: number;
  /** Decimal hours from UTC that were applied */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
}

/** Planets of the ten, at least and at most */
export type CountReach = Record<string, {
  readonly least: number;
  readonly most: number;
}>;

export interface UncertainNatalPlanet {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
  /** Only where it is the same all through; never of the nodes */
  readonly isRetrograde?: boolean;
  /** Only of a range, and where it is the same all through. 1 to 12 */
  readonly house?: number;
  readonly dignity?: "domicile" | "exaltation" | "detriment" | "fall" | "peregrine";
  readonly dignityLocalized?: string;
  /** Where its sign is the same all through */
  readonly interpretation?: BodyReading;
  /** Where its sign changes: each in order of time */
  readonly possibleSigns?: PossibleSign[];
}

export interface BodyReading {
  readonly summary: string;
  readonly detailed: string;
  readonly keywords: string[];
}

export interface PossibleSign {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  readonly interpretation?: BodyReading;
}

/** Only of a range, and where its sign is the same all through */
export interface UncertainAngle {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** At the earliest time */
  readonly from: ZodiacPlace;
  /** At the latest time */
  readonly to: ZodiacPlace;
}

export interface UncertainAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where it is exact within that time */
  readonly exactAt?: string;
  /** Only where it is not exact within that time */
  readonly isApplying?: boolean;
  /** Of the wider orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly aspectInterpretation?: AspectReading;
}

export interface AspectReading {
  readonly summary: string;
  readonly keywords: string[];
}

export interface PassingAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, when it begins to count and when it ceases to */
  readonly orb: OrbRange;
  /** Only where it is exact within that time */
  readonly exactAt?: string;
  /** Only where it is not exact within that time */
  readonly isApplying?: boolean;
  /** Of the narrowest orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly aspectInterpretation?: AspectReading;
  /** The first second within its orb; absent where it was before */
  readonly begins?: string;
  /** The first second out of its orb; absent where it stays */
  readonly ends?: string;
}

export interface UncertainNatalConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
}

export interface ParallelEvent {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: "parallel" | "contraparallel";
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
  readonly declination1: number;
  /** Degrees, north positive. -90 to 90 */
  readonly declination2: number;
}

export interface MonthlyParallelsConventions {
  readonly zodiac: "tropical";
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
  readonly nodeType: "mean" | "true";
  /** Frame of the declinations */
  readonly declinations: string;
}

export interface ShortAndLong {
  readonly short: string;
  readonly long: string;
}

export interface PlanetaryReturnConventions {
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
  /** How many passes this return has. 1 or more */
  readonly passes: number;
  /** How far from approximateDate a pass is looked for, either way */
  readonly searchedDays: number;
}

export interface ReturnPassInTime {
  /** Absent where the planet was there before the search */
  readonly from?: string;
  /** Absent where the planet stays beyond the search */
  readonly to?: string;
  /** As it comes */
  readonly motion: "direct" | "retrograde";
  /** True for the pass whose chart this is */
  readonly isReturn: boolean;
  /** Whether every birth has a pass in it; else some have, where it turns */
  readonly isCertain: boolean;
}

export interface UncertainPlanetaryReturnConventions {
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
  /** How far from approximateDate a pass is looked for, either way */
  readonly searchedDays: number;
}

export interface PositionReading {
  readonly summary: string;
  readonly planetMeaning: string;
  readonly signExpression: string;
  readonly keywords: string[];
}

export interface SkyConventions {
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
}

export interface UncertainPosition {
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
  readonly symbol: string;
  readonly tagline?: string;
  readonly description?: string;
  readonly keywords?: string[];
  /** The body in its sign, where that is the same all through */
  readonly interpretation?: PositionReading;
  /** Where its sign changes: each in order of time */
  readonly possibleSigns?: PossiblePosition[];
}

export interface PossiblePosition {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  readonly interpretation?: PositionReading;
}

export interface UncertainSkyConventions {
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
}

export interface EphemerisPosition {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** Ecliptic latitude, degrees, north positive */
  readonly latitude: number;
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degreeInSign: number;
  /** Degrees of longitude per day; negative is retrograde */
  readonly speed: number;
  readonly isRetrograde: boolean;
}

export interface MonthlyEphemerisConventions {
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
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  readonly nodeType: "mean";
  /** Time of each day's positions, UTC */
  readonly positionsAt: string;
}

export interface YearOfLife {
  readonly from: string;
  readonly to: string;
}

export interface ProfectionsConventions {
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
  /** Really used for the lord's natal house */
  readonly houseSystem: HouseSystem;
  readonly requestedHouseSystem: HouseSystem;
  readonly nodeType: "mean" | "true";
  readonly profection: "annual-whole-sign-from-ascendant";
  readonly rulers: "traditional";
  readonly leapDayBirthday: "march-1-in-common-years";
}

/** Only where the Ascendant's sign is the same all through */
export interface ProfectionLordPlace {
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

export interface ProfectionCandidate {
  /** The sign that may have risen */
  readonly ascendant: string;
  readonly ascendantLocalized?: string;
  /** The births that give it */
  readonly rises: SignRises[];
  readonly profectedSign: string;
  readonly profectedSignLocalized?: string;
  readonly lordOfYear: string;
  readonly lordOfYearLocalized?: string;
  /** The manner of the year by its sign */
  readonly interpretation?: string;
}

export interface SignRises {
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  /** The first second of the next sign, where one follows */
  readonly until?: string;
}

export interface ProfectionLord {
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
  /** Its nature as lord of a year, and its dignity at birth where that holds */
  readonly interpretation?: string;
}

export interface UncertainProfectionsConventions {
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
  /** The system really used; only where it is the same all through */
  readonly houseSystem?: HouseSystem;
  readonly requestedHouseSystem: HouseSystem;
  readonly nodeType: "mean" | "true";
  readonly profection: "annual-whole-sign-from-ascendant";
  readonly rulers: "traditional";
  readonly leapDayBirthday: "march-1-in-common-years";
}

export interface ProgressedBody {
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
  /** Whole-sign house from the progressed Ascendant. 1 to 12 */
  readonly house: number;
  /** True where the body moves the other way than at birth */
  readonly hasTurned: boolean;
  readonly interpretation?: string;
}

/** The chart of birth, to draw by */
export interface NatalSky {
  readonly planets: BodyPosition[];
  readonly houses: HouseCusp[];
  /** Placidus; whole-sign within the polar circles, where it has no cusps */
  readonly houseSystem: HouseSystem;
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
}

export interface ProgressionsConventions {
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
  /** A day after birth for a year of life */
  readonly method: "secondary";
  /** Days in the year of life: the mean tropical year */
  readonly yearDays: number;
  /** The time of day taken on the target date */
  readonly target: string;
  /** converse for a target before birth */
  readonly direction: "direct" | "converse";
  /** The instant of the progressed sky in UTC, ISO 8601 */
  readonly progressedUtc: string;
  /** How Ascendant and Midheaven are progressed */
  readonly angles: "naibod-in-longitude";
  /** Degrees by which the angles advance in a year */
  readonly anglesDegPerYear: number;
  readonly houses: "whole-sign-from-progressed-ascendant";
}

export interface ProgressedBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: ProgressedHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: ProgressedChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export interface ProgressedHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface ProgressedChange {
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

/** UTC dates of the earliest and the latest progressed instant */
export interface ProgressedDates {
  readonly from: string;
  readonly to: string;
}

export interface ProgressedBodyInTime {
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
  /** True where the body moves the other way than at birth; only where that is the same all through */
  readonly hasTurned?: boolean;
  /** Where its sign is the same all through */
  readonly interpretation?: string;
  /** Where its sign depends on the time of birth: each in order of time */
  readonly possibleSigns?: PossibleProgressedSign[];
}

export interface PossibleProgressedSign {
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The first second in that sign, by the clock of the birth */
  readonly from: string;
  readonly interpretation?: string;
}

/** The chart of birth, to draw by */
export interface ProgressedNatalSky {
  readonly planets: BodyInTime[];
}

export interface LunationInTime {
  /** Only where it is the same all through */
  readonly phase?:
    | "new"
    | "crescent"
    | "first-quarter"
    | "gibbous"
    | "full"
    | "disseminating"
    | "last-quarter"
    | "balsamic";
  /** Progressed Moon less progressed Sun, by the time of birth */
  readonly elongation: ElongationInTime;
  readonly interpretation?: string;
}

/** Progressed Moon less progressed Sun, by the time of birth */
export interface ElongationInTime {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

export interface UncertainProgressionsConventions {
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
  /** A day after birth for a year of life */
  readonly method: "secondary";
  /** Days in the year of life: the mean tropical year */
  readonly yearDays: number;
  /** The time of day taken on the target date */
  readonly target: string;
  /** converse for a target before birth */
  readonly direction: "direct" | "converse";
  /** The progressed instant of the earliest birth in UTC, ISO 8601 */
  readonly progressedUtcFrom: string;
  /** That of the latest */
  readonly progressedUtcTo: string;
}

export interface RelocatedReading {
  readonly summary: string;
  readonly detailed: string;
  readonly keywords: string[];
}

export interface RelocationChanges {
  readonly ascendantSignChanged: boolean;
  readonly planetsChangedHouse: {
    readonly planet: string;
    readonly planetLocalized?: string;
    /** House, 1 to 12. 1 to 12 */
    readonly natalHouse: number;
    /** House, 1 to 12. 1 to 12 */
    readonly relocatedHouse: number;
  }[];
  /** Within three degrees of an angle at the new place */
  readonly angularPlanets: string[];
  readonly angularPlanetsLocalized?: string[];
  /** Which angle each of them stands at, closest first */
  readonly angularContacts: {
    readonly planet: string;
    readonly planetLocalized?: string;
    readonly angle: "ascendant" | "midheaven" | "descendant" | "imum-coeli";
    readonly angleLocalized?: string;
    /** Degrees from the angle. 0 to 3 */
    readonly orb: number;
    readonly interpretation?: string;
  }[];
  /** Great-circle distance, one decimal */
  readonly distanceKm: number;
  /** Initial direction of the great circle, of sixteen; none where the places are the same */
  readonly direction:
    | "north"
    | "north-northeast"
    | "northeast"
    | "east-northeast"
    | "east"
    | "east-southeast"
    | "southeast"
    | "south-southeast"
    | "south"
    | "south-southwest"
    | "southwest"
    | "west-southwest"
    | "west"
    | "west-northwest"
    | "northwest"
    | "north-northwest"
    | "none";
  readonly directionLocalized?: string;
}

export interface RelocationChartConventions {
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
  /** The system really used at the birthplace */
  readonly birthplaceHouseSystem: HouseSystem;
  /** Degrees of longitude */
  readonly angularOrb: number;
  /** Of the sphere that distance and direction are taken on */
  readonly earthRadiusKm: number;
}

export interface RelocatedBodyInTime {
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
  /** The body in its sign and relocated house, where both hold */
  readonly interpretation?: RelocatedReading;
}

export interface RelocationChangesInTime {
  /** Where both rising signs hold */
  readonly ascendantSignChanged?: boolean;
  /** Of the bodies that keep both houses */
  readonly planetsChangedHouse: {
    readonly planet: string;
    readonly planetLocalized?: string;
    /** House, 1 to 12. 1 to 12 */
    readonly natalHouse: number;
    /** House, 1 to 12. 1 to 12 */
    readonly relocatedHouse: number;
  }[];
  /** Within three degrees of an angle at the new place all through */
  readonly angularPlanets: string[];
  readonly angularPlanetsLocalized?: string[];
  /** Which angle each of them is at, closest first */
  readonly angularContacts: {
    readonly planet: string;
    readonly planetLocalized?: string;
    readonly angle: "ascendant" | "midheaven" | "descendant" | "imum-coeli";
    readonly angleLocalized?: string;
    /** Degrees from exact, when it begins to count and when it ceases to */
    readonly orb: OrbRange;
    readonly interpretation?: string;
  }[];
  /** Great-circle distance, one decimal */
  readonly distanceKm: number;
  /** Initial direction of the great circle, of sixteen; none where the places are the same */
  readonly direction:
    | "north"
    | "north-northeast"
    | "northeast"
    | "east-northeast"
    | "east"
    | "east-southeast"
    | "southeast"
    | "south-southeast"
    | "south"
    | "south-southwest"
    | "southwest"
    | "west-southwest"
    | "west"
    | "west-northwest"
    | "northwest"
    | "north-northwest"
    | "none";
  readonly directionLocalized?: string;
}

export interface UncertainRelocationConventions {
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
  /** The system really used; only where it is the same all through */
  readonly birthplaceHouseSystem?: HouseSystem;
  /** Degrees of longitude */
  readonly angularOrb: number;
  /** Of the sphere that distance and direction are taken on */
  readonly earthRadiusKm: number;
}

export interface DirectedBody {
  readonly name: string;
  readonly nameLocalized?: string;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly natalLongitude: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly directedLongitude: number;
  /** Of the directed place */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Whole-sign house of the directed place, counted from the natal rising sign, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly interpretation?: string;
}

export interface SolarArcContact {
  readonly directed: string;
  readonly directedLocalized?: string;
  readonly natal: string;
  readonly natalLocalized?: string;
  readonly type: "CONJUNCTION" | "SQUARE" | "OPPOSITION";
  readonly typeLocalized?: string;
  /** Degrees from exact. 0 to 1 */
  readonly orb: number;
  /** True while the growing arc brings it nearer */
  readonly isApplying: boolean;
  readonly interpretation?: string;
}

export interface SolarArcConventions {
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
  /** A day after birth for a year of life */
  readonly method: "secondary";
  /** Days in the year of life: the mean tropical year */
  readonly yearDays: number;
  /** The time of day taken on the target date */
  readonly target: string;
  /** converse for a target before birth */
  readonly direction: "direct" | "converse";
  /** The instant of the progressed sky in UTC, ISO 8601 */
  readonly progressedUtc: string;
  /** The way of the progressed Sun, not a mean rate */
  readonly arc: "true-solar-arc";
  /** Greatest orb of a contact in degrees */
  readonly contactOrb: number;
}

/** Progressed Sun less natal Sun at the earliest and the latest birth */
export interface SolarArcInTime {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

export interface DirectedBodyInTime {
  /** English name of the body */
  readonly name: string;
  readonly nameLocalized?: string;
  readonly natalLongitude: NatalLongitudeInTime;
  readonly directedLongitude: DirectedLongitudeInTime;
  /** Of the directed place; only where it is the same all through */
  readonly sign?: string;
  readonly signLocalized?: string;
  readonly interpretation?: string;
}

export interface NatalLongitudeInTime {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

export interface DirectedLongitudeInTime {
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly from: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly to: number;
}

export interface SolarArcContactInTime {
  readonly directed: string;
  readonly directedLocalized?: string;
  readonly natal: string;
  readonly natalLocalized?: string;
  readonly type: "CONJUNCTION" | "SQUARE" | "OPPOSITION";
  readonly typeLocalized?: string;
  /** Degrees from exact at the earliest and the latest birth */
  readonly orb: ContactOrbInTime;
  /** Only where it is not exact between them */
  readonly isApplying?: boolean;
  readonly interpretation?: string;
}

/** Degrees from exact at the earliest and the latest birth */
export interface ContactOrbInTime {
  /** 0 to 1 */
  readonly from: number;
  /** 0 to 1 */
  readonly to: number;
}

export interface UncertainSolarArcConventions {
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
  /** A day after birth for a year of life */
  readonly method: "secondary";
  /** Days in the year of life: the mean tropical year */
  readonly yearDays: number;
  /** The time of day taken on the target date */
  readonly target: string;
  /** converse for a target before birth */
  readonly direction: "direct" | "converse";
  /** The progressed instant of the earliest birth in UTC, ISO 8601 */
  readonly progressedUtcFrom: string;
  /** That of the latest */
  readonly progressedUtcTo: string;
  /** The way of the progressed Sun, not a mean rate */
  readonly arc: "true-solar-arc";
  /** Greatest orb of a contact in degrees */
  readonly contactOrb: number;
}

export interface NamedPerson {
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
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Display name, at most 100 characters; echoed and used in texts. 0 to 100 characters */
  readonly name?: string | undefined;
}

export interface SynastryPerson {
  /** As given */
  readonly name?: string;
  readonly ascendant: ZodiacPlace;
  readonly midheaven: ZodiacPlace;
  /** The person's own cusps, to draw by */
  readonly houses: HouseCusp[];
  readonly sunSign: string;
  readonly sunSignLocalized?: string;
  readonly moonSign: string;
  readonly moonSignLocalized?: string;
  readonly planets: {
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
    /** In the person's own chart. 1 to 12 */
    readonly house: number;
    /** On the other person's cusps, in the same house system. 1 to 12 */
    readonly houseInOtherChart: number;
  }[];
}

export interface InterAspect {
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
  /** 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly meaning?: {
    readonly name: string;
    readonly nameLocalized?: string;
    readonly description: AspectDescription;
    readonly keywords: string[];
    readonly nature: AspectNature;
    readonly natureLocalized?: string;
    /** These two bodies in this aspect, between two people */
    readonly relationshipContext: string;
  };
}

export interface InterAspectMeaning {
  readonly type: AspectType;
  readonly typeLocalized?: string;
  readonly short: string;
  readonly long: string;
}

export interface SynastryConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: PersonMoment;
  readonly person2: PersonMoment;
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  /** The school that was sent */
  readonly orbSchool?: OrbSchool;
  /** The orbs that were sent */
  readonly orbRules?: OrbRuleUsed[];
  readonly scoring: AspectScoring;
}

export interface UncertainSynastryPerson {
  /** As given */
  readonly name?: string;
  /** Only where that time is known */
  readonly ascendant?: ZodiacPlace;
  /** Only where that time is known */
  readonly midheaven?: ZodiacPlace;
  /** Only where that time is known */
  readonly houses?: HouseCusp[];
  readonly sunSign?: string;
  readonly sunSignLocalized?: string;
  readonly moonSign?: string;
  readonly moonSignLocalized?: string;
  readonly planets: UncertainSynastryPlanet[];
}

export interface UncertainSynastryPlanet {
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
  /** In the person's own chart, where that time is known. 1 to 12 */
  readonly house?: number;
  /** On the other person's cusps, where that time is known and the body is in one house all through. 1 to 12 */
  readonly houseInOtherChart?: number;
}

export interface UncertainInterAspect {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, over every pair of times */
  readonly orb: PairOrbReach;
  /** At its widest: 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  readonly meaning?: UncertainContactMeaning;
}

export interface UncertainContactMeaning {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly description: AspectDescription;
  readonly keywords: string[];
  readonly nature: AspectNature;
  readonly natureLocalized?: string;
  /** These two bodies in this aspect, between two people */
  readonly relationshipContext: string;
}

/** Only where it is the same for every pair of times */
export interface UncertainSynastryAnalysis {
  readonly overall?: string;
  readonly strengths?: string[];
  readonly challenges?: string[];
}

export interface UncertainSynastryConventions {
  readonly zodiac: ChartZodiac;
  /** Of the sidereal zodiac */
  readonly ayanamsa?: Ayanamsa;
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
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly person1: UncertainPersonMoment;
  readonly person2: UncertainPersonMoment;
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly scoring: AspectScoring;
}

export interface TransitToNatal {
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
  /** Reading of the transit: three parts of one paragraph of two planets, or a sentence each where the orb is too wide */
  readonly transitInterpretation?: TransitReading;
}

/** Reading of the transit: three parts of one paragraph of two planets, or a sentence each where the orb is too wide */
export interface TransitReading {
  /** Nature of the transit */
  readonly summary: string;
  /** The dates on which it is exact */
  readonly timing: string;
  /** Its signs at work and with people */
  readonly impact: string;
  /** One thing to do */
  readonly guidance: string;
  readonly keywords: string[];
}

export interface LeadingTransit {
  /** 1 matters most. 1 or more */
  readonly rank: number;
  readonly transitPlanet: string;
  readonly transitPlanetLocalized?: string;
  /** Planet, Ascendant or Midheaven */
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** Degrees from exact */
  readonly orb: number;
  readonly isApplying: boolean;
  /** 0 to 100 */
  readonly strength: number;
  readonly nature: AspectNature;
  /** Place in the list of aspects, from 0: there is its reading. Absent for an angle */
  readonly index?: number;
  /** Every exact instant of this round; none where the planet turns before */
  readonly passes: TransitPass[];
  /** Only for an angle, which the list does not hold */
  readonly interpretation?: TransitReading;
}

export interface TransitPass {
  /** UTC, to the second */
  readonly at: string;
  readonly isRetrograde: boolean;
  /** Before or at the moment of the answer */
  readonly isPast: boolean;
}

export interface TransitAspectsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly natal: NatalMoment;
}

export interface NatalMoment {
  /** The natal instant used, ISO 8601 */
  readonly utc: string;
  /** Decimal hours from UTC that were applied to the natal time */
  readonly timezone: number;
  readonly clock: "exact" | "repeated-hour-first" | "moved-past-gap";
  readonly nodeType: "mean" | "true";
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
}

export interface TransitedBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: TransitedHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: TransitedChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export interface TransitedHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface TransitedChange {
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

export interface TransitingBodyInTime {
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
  /** Natal; only of a range, and where it is the same all through. 1 to 12 */
  readonly house?: number;
}

export interface HousedBodyInTime {
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

export interface TransitToNatalInTime {
  readonly planet1: string;
  readonly planet1Localized?: string;
  readonly planet2: string;
  readonly planet2Localized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, at least and at most, by the time of birth */
  readonly orb: OrbReach;
  /** Only where it is the same all through; the natal place stands still */
  readonly isApplying?: boolean;
  /** Of the widest orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly interpretation: AspectNature;
  /** Where the widest orb is narrow enough; its timing is a span of days */
  readonly transitInterpretation?: TransitReading;
}

/** Degrees from exact, at least and at most, by the time of birth */
export interface OrbReach {
  readonly least: number;
  readonly most: number;
}

export interface LeadingTransitInTime {
  /** 1 matters most. 1 or more */
  readonly rank: number;
  readonly transitPlanet: string;
  readonly transitPlanetLocalized?: string;
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** Degrees from exact, at least and at most, by the time of birth */
  readonly orb: OrbReach;
  /** Only where it is the same all through; the natal place stands still */
  readonly isApplying?: boolean;
  /** Of the widest orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly nature: AspectNature;
  /** Place in the list of aspects, from 0: there is its reading */
  readonly index: number;
  /** The times of this round in which it is exact; none where the planet turns before */
  readonly passes: TransitPassInTime[];
}

export interface TransitPassInTime {
  /** UTC; absent where it began before this round */
  readonly from?: string;
  /** UTC; absent where it ends after this round */
  readonly to?: string;
  readonly isRetrograde: boolean;
  /** Exact in that time whenever the birth was; else only for some births */
  readonly isCertain: boolean;
}

export interface UncertainTransitAspectsConventions {
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
  readonly requestedHouseSystem: HouseSystem;
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly natal: UntimedNatalMoment;
}

export interface UntimedNatalMoment {
  /** The earliest natal instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest natal instant, ISO 8601 */
  readonly utcTo: string;
  /** Decimal hours from UTC that were applied at the earliest time */
  readonly timezone: number;
  readonly nodeType: "mean" | "true";
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
}

export interface TransitAspect {
  readonly transitPlanet: string;
  readonly transitPlanetLocalized?: string;
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact */
  readonly orb: number;
  /** The natal place stands still */
  readonly isApplying: boolean;
  /** 100 exact, 0 at the edge of the orb. 0 to 100 */
  readonly strength: number;
  readonly nature: AspectNature;
  /** Reading of the transit: three parts of one paragraph of two planets, or a sentence each where the orb is too wide */
  readonly interpretation?: TransitReading;
}

export interface TransitsConventions {
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
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly natal?: NatalMoment;
}

export interface TransitAspectInTime {
  readonly transitPlanet: string;
  readonly transitPlanetLocalized?: string;
  readonly natalPlanet: string;
  readonly natalPlanetLocalized?: string;
  readonly type: AspectType;
  readonly typeLocalized?: string;
  /** The exact angle of the type */
  readonly angle: number;
  /** Degrees from exact, at least and at most, by the time of birth */
  readonly orb: OrbReach;
  /** Only where it is the same all through; the natal place stands still */
  readonly isApplying?: boolean;
  /** Of the widest orb: 100 exact, 0 at its edge. 0 to 100 */
  readonly strength: number;
  readonly nature: AspectNature;
  /** Where the widest orb is narrow enough; its timing is a span of days */
  readonly interpretation?: TransitReading;
}

/** The chart of birth, to draw by */
export interface NatalSkyInTime {
  readonly planets: BodyInTime[];
}

export interface UncertainTransitsConventions {
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
  /** Greatest orb in degrees, by aspect type */
  readonly orbs: AspectOrbs;
  readonly natal: UntimedNatalMoment;
}

export interface StartingPosition {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  readonly isRetrograde: boolean;
}

export interface MonthlyTransitEvent {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly fromSign: string;
  readonly fromSignLocalized?: string;
  readonly toSign: string;
  readonly toSignLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** Whether the body moves backward over the border */
  readonly isRetrograde: boolean;
}

export interface MonthlyTransitsConventions {
  readonly zodiac: "tropical";
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
  readonly nodeType: "mean" | "true";
  /** 00:00 UTC of the first day, whatever the timezone */
  readonly startingPositionsAt: string;
}

export interface YearTheme {
  readonly body: string;
  readonly bodyLocalized?: string;
  readonly sign: string;
  readonly signLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly theme?: string;
  readonly from: string;
  /** The day of the next change of sign, or the year's last */
  readonly to: string;
}

export interface YearEclipse {
  readonly date: string;
  readonly kind: EclipseKind;
  readonly of: "sun" | "moon";
  readonly ofLocalized?: string;
  readonly sign: string;
  readonly signLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly theme?: string;
}

export type EclipseKind = "total" | "annular" | "partial" | "penumbral";

export interface YearRetrograde {
  readonly date: string;
  readonly body: string;
  readonly bodyLocalized?: string;
  readonly direction: "retrograde" | "direct";
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly theme?: string;
}

export interface KeyPeriod {
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly bodyLocalized?: string;
  /** House, 1 to 12. 1 to 12 */
  readonly house: number;
  readonly focus?: string;
}

export interface BestPeriod {
  readonly from: string;
  readonly to: string;
  /** 1 or more */
  readonly count: number;
}

export interface NatalClaim {
  readonly member: NatalClaimMember;
  /** One that the member can have */
  readonly value: NatalClaimValue;
}

export type NatalClaimMember = 
  | "ascendant.sign"
  | "midheaven.sign"
  | "planets.sun.sign"
  | "planets.moon.sign"
  | "partOfFortune.sign"
  | "planets.sun.house"
  | "planets.moon.house"
  | "planets.mercury.house"
  | "planets.venus.house"
  | "planets.mars.house"
  | "planets.jupiter.house"
  | "planets.saturn.house"
  | "planets.uranus.house"
  | "planets.neptune.house"
  | "planets.pluto.house"
  | "partOfFortune.sect";

/** One that the member can have */
export type NatalClaimValue = 
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
  | "day"
  | "night";

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

export interface NatalClaimAnswer {
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

export interface NatalEventAnswer {
  readonly date: string;
  readonly kind: LifeEventKind;
  readonly kindLocalized?: string;
  readonly label?: string;
  /** The axis that answers to the kind, and the planets that speak of it */
  readonly rule: NatalEventRule;
  /** Whole seconds, told in minutes */
  readonly minutesFor: number;
  /** Whole seconds, told in minutes */
  readonly minutesAgainst: number;
  /** In order of time, within what agrees with the most claims; at most 60 */
  readonly intervals: NatalEvidence[];
  /** Intervals beyond those listed */
  readonly more?: number;
}

/** The axis that answers to the kind, and the planets that speak of it */
export interface NatalEventRule {
  readonly angle: EventAxis;
  readonly angleLocalized?: string;
  readonly planets: string[];
  readonly planetsLocalized?: string[];
}

export type EventAxis = "Ascendant" | "Midheaven";

export interface NatalEvidence {
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
  readonly facts: NatalEventContact[];
}

export type EvidenceStance = "for" | "against";

export interface NatalEventContact {
  /** angle-by-arc: the directed angle reaches the planet; planet-by-arc: the directed planet the angle */
  readonly timing: EventTiming;
  readonly angle: EventAxis;
  readonly angleLocalized?: string;
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly type: "CONJUNCTION" | "SQUARE" | "OPPOSITION";
  readonly typeLocalized?: string;
  /** Degrees from exact in the first second. 0 to 1 */
  readonly orbFrom: number;
  /** Degrees from exact in the last second. 0 to 1 */
  readonly orbTo: number;
  /** The second nearest to the exact contact, where it is here */
  readonly exactAt?: string;
  /** The solar arc in degrees; only by arc */
  readonly arc?: number;
}

/** angle-by-arc: the directed angle reaches the planet; planet-by-arc: the directed planet the angle */
export type EventTiming = "angle-by-arc" | "planet-by-arc" | "transit";

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

export interface NarrowedTimeConventions {
  readonly zodiac: "tropical";
  /** For claims of houses */
  readonly houseSystem: HouseSystem;
  readonly claims: string;
  readonly eventHour: string;
  readonly timing: string;
  /** Degrees, of every contact */
  readonly orb: number;
  /** The rule for evidence against an event */
  readonly against: string;
  /** Whose rules the axes and planets are */
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

export interface StationEvent {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** The motion that begins */
  readonly station: "retrograde" | "direct";
  readonly stationLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface IngressEvent {
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly fromSign: string;
  readonly fromSignLocalized?: string;
  readonly toSign: string;
  readonly toSignLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** Whether the body moves backward over the border */
  readonly isRetrograde: boolean;
}

export interface IngressesConventions {
  readonly zodiac: "tropical";
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
  readonly nodeType: "mean" | "true";
}

export interface EclipseEvent {
  readonly body: "Sun" | "Moon";
  readonly bodyLocalized?: string;
  /** The greatest phase anywhere on Earth */
  readonly kind: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  readonly kindLocalized?: string;
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** At the maximum: of a penumbral eclipse the penumbral one */
  readonly magnitude: number;
  /** Covered part of the Sun's disc; of the Moon of its diameter */
  readonly obscuration: number;
  /** Least distance of the shadow's axis, or of the Moon from it; in Earth radii */
  readonly gamma: number;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
  /** From first to last contact, the outermost first: of the Moon the same everywhere, of the Sun over the place alone */
  readonly stages?: EclipseStage[];
  /** Only where a place was sent */
  readonly local?: EclipseAtPlace;
}

export interface EclipseStage {
  readonly stage: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  readonly stageLocalized?: string;
  readonly begins: EclipseContact;
  readonly ends: EclipseContact;
}

export interface EclipseContact {
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  /** Degrees of the middle of the disc above the horizon, without refraction. -90 to 90 */
  readonly altitude?: number;
}

export interface EclipseAtPlace {
  /** Whether any of it is above the horizon; else no other member is sent */
  readonly isVisible: boolean;
  /** The deepest stage seen */
  readonly kind?: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  readonly kindLocalized?: string;
  /** Of the Sun the covered part of its diameter, of the Moon the part in the shadow */
  readonly magnitude?: number;
  /** Covered part of the Sun's disc; of the Moon the umbral magnitude clipped at 1 */
  readonly obscuration?: number;
  /** The middle, or where that is below the horizon the instant nearest to it that is seen */
  readonly greatest?: EclipseContact;
  /** The first contact, or the rising after it */
  readonly visibleFrom?: EclipseContact;
  /** The last contact, or the setting before it */
  readonly visibleTo?: EclipseContact;
}

export interface BirthMoment {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
}

/** The instant is that of the first pass from the start on */
export interface ReturnEvent {
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  readonly motion: "direct" | "retrograde";
  /** Every pass of this return, also before the start: one, or more where the body turns back */
  readonly passes: ReturnPass[];
}

export interface ReturnPass {
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
  readonly motion: "direct" | "retrograde";
}

export interface ReturnsConventions {
  readonly zodiac: "tropical";
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
  readonly nodeType: "mean" | "true";
}

export interface OpenReturnEvent {
  /** In order of time, each by the time of birth */
  readonly passes: OpenReturnPass[];
}

export interface OpenReturnPass {
  /** The earliest; absent where it lies before the search */
  readonly from?: EventInstant;
  /** The latest; absent where it lies beyond the search */
  readonly to?: EventInstant;
  readonly motion: "direct" | "retrograde";
  /** Whether every birth has this pass; else the body turns among them */
  readonly isCertain: boolean;
}

export interface EventInstant {
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  /** Local, to the second that has begun */
  readonly datetime: string;
  /** The same instant in UTC, ISO 8601 */
  readonly utc: string;
}

export interface UncertainReturnsConventions {
  readonly zodiac: "tropical";
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
  /** Period searched, UTC: an event at `from` belongs to it, one at `to` does not */
  readonly window: PeriodSearched;
  readonly nodeType: "mean" | "true";
  /** The earliest natal instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest natal instant */
  readonly utcTo: string;
}

export interface VoidMoonEvent {
  /** The Moon's sign until the end */
  readonly sign: string;
  readonly signLocalized?: string;
  /** The sign that it enters at the end */
  readonly toSign: string;
  readonly toSignLocalized?: string;
  /** The body of the last aspect; left out where the sign has none */
  readonly planet?: string;
  readonly planetLocalized?: string;
  /** The last aspect */
  readonly aspect?: "conjunction" | "sextile" | "square" | "trine" | "opposition";
  readonly aspectLocalized?: string;
  /** The last exact aspect, or the entry into a sign without one */
  readonly begins: EventInstant;
  /** The entry into the next sign */
  readonly ends: EventInstant;
}

export type TimeLordTechnique = "zodiacal-releasing" | "firdaria" | "decennials";

export type SharedSign = "next-sign" | "same-sign";

export type CapricornYears = "27" | "30";

export type FirdariaNodeOrder = "last" | "after-mars";

export type DecennialDivision = "proportion" | "rounds";

export type TimeLordYear = "360" | "365.25" | "365.2422";

/** Of zodiacal releasing */
export interface ReleasedLot {
  readonly id:
    | "fortune"
    | "spirit"
    | "eros"
    | "necessity"
    | "courage"
    | "victory"
    | "nemesis";
  readonly name: string;
  readonly nameLocalized?: string;
  /** English name of the sign */
  readonly sign: string;
  readonly signLocalized?: string;
  /** Degrees within the sign. [0, 30) */
  readonly degree: number;
  /** Ecliptic longitude, degrees. [0, 360) */
  readonly longitude: number;
}

export interface TimeLordPeriod {
  /** 1 to 4 */
  readonly level: number;
  /** Of zodiacal releasing alone */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** English name; in zodiacal releasing the sign's ruler */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Of zodiacal releasing: the sign's place from Fortune. 1 to 12 */
  readonly fortunePlace?: number;
  /** Of zodiacal releasing: place 1, 4, 7 or 10 */
  readonly isPeak?: boolean;
  /** Only where true: the loosing of the bond */
  readonly isLoosed?: boolean;
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** Excluded: the next period begins */
  readonly to: string;
  /** Its length in days of 24 hours, six decimals */
  readonly days: number;
  /** The periods within it, if the technique has any */
  readonly subPeriods?: TimeLordPart[];
}

export interface TimeLordPart {
  /** 1 to 4 */
  readonly level: number;
  /** Of zodiacal releasing alone */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** English name; in zodiacal releasing the sign's ruler */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Of zodiacal releasing: the sign's place from Fortune. 1 to 12 */
  readonly fortunePlace?: number;
  /** Of zodiacal releasing: place 1, 4, 7 or 10 */
  readonly isPeak?: boolean;
  /** Only where true: the loosing of the bond */
  readonly isLoosed?: boolean;
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** Excluded: the next period begins */
  readonly to: string;
  /** Its length in days of 24 hours, six decimals */
  readonly days: number;
}

export interface RunningTimeLord {
  /** 1 to 4 */
  readonly level: number;
  /** Of zodiacal releasing alone */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** English name; in zodiacal releasing the sign's ruler */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Of zodiacal releasing: the sign's place from Fortune. 1 to 12 */
  readonly fortunePlace?: number;
  /** Of zodiacal releasing: place 1, 4, 7 or 10 */
  readonly isPeak?: boolean;
  /** Only where true: the loosing of the bond */
  readonly isLoosed?: boolean;
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** Excluded: the next period begins */
  readonly to: string;
  /** Its length in days of 24 hours, six decimals */
  readonly days: number;
  readonly levelName: string;
  readonly levelNameLocalized?: string;
  /** The periods within it, if the technique has any */
  readonly subPeriods?: TimeLordPart[];
}

export interface TimeLordsConventions {
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
  /** Times are on the clock of birth, whose offset stays the same all life long */
  readonly datedBy: "offset-of-birth";
  readonly sectRule: string;
  readonly yearLength: TimeLordYear;
  /** Days of a year; the levels below are parts of it */
  readonly yearDays: number;
  /** Whose formulas */
  readonly lots?: string;
  readonly capricornYears?: CapricornYears;
  readonly sharedSign?: SharedSign;
  /** The parts of a period go on from the sign opposite to it after all twelve signs */
  readonly loosing?: "opposite-sign-once-after-twelve-from-level-2";
  /** Of firdaria; by day Mars is the last planet, so that both orders are one */
  readonly nodeOrder?: FirdariaNodeOrder;
  /** Of decennials: the first lord, whatever its condition */
  readonly start?: "sect-light";
  /** Of decennials: the order of the lords */
  readonly order?: "zodiacal-from-sect-light";
  readonly subdivision?: DecennialDivision;
}

/** Of zodiacal releasing */
export interface ReleasedLotName {
  readonly id:
    | "fortune"
    | "spirit"
    | "eros"
    | "necessity"
    | "courage"
    | "victory"
    | "nemesis";
  readonly name: string;
  readonly nameLocalized?: string;
}

export interface TimeLordsCandidate {
  /** The births that give it */
  readonly births: TimeLordBirths;
  readonly sect: "day" | "night";
  readonly sectLocalized?: string;
  /** Of zodiacal releasing: the sign of the first period */
  readonly startSign?: string;
  readonly startSignLocalized?: string;
  /** Of zodiacal releasing: the sign of the Part of Fortune */
  readonly fortuneSign?: string;
  readonly fortuneSignLocalized?: string;
  readonly periods: TimeLordInTime[];
  /** At the target, as many levels as all of these births share */
  readonly running?: RunningTimeLordInTime[];
}

/** The births that give it */
export interface TimeLordBirths {
  /** By the clock of the birth, YYYY-MM-DDTHH:MM:SS */
  readonly from: string;
  /** The last second with it */
  readonly to: string;
}

export interface TimeLordInTime {
  /** 1 to 4 */
  readonly level: number;
  /** Of zodiacal releasing alone */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** English name; in zodiacal releasing the sign's ruler */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Of zodiacal releasing: the sign's place from Fortune. 1 to 12 */
  readonly fortunePlace?: number;
  /** Of zodiacal releasing: place 1, 4, 7 or 10 */
  readonly isPeak?: boolean;
  /** Only where true: the loosing of the bond */
  readonly isLoosed?: boolean;
  readonly from: TimeLordReach;
  readonly to: TimeLordReach;
  /** Its length in days of 24 hours, six decimals */
  readonly days: number;
}

export interface TimeLordReach {
  /** Of the earliest of these births, by the clock of the birth */
  readonly earliest: string;
  /** Of the latest of them */
  readonly latest: string;
}

export interface RunningTimeLordInTime {
  /** 1 to 4 */
  readonly level: number;
  /** Of zodiacal releasing alone */
  readonly sign?: string;
  readonly signLocalized?: string;
  /** English name; in zodiacal releasing the sign's ruler */
  readonly lord: string;
  readonly lordLocalized?: string;
  /** Of zodiacal releasing: the sign's place from Fortune. 1 to 12 */
  readonly fortunePlace?: number;
  /** Of zodiacal releasing: place 1, 4, 7 or 10 */
  readonly isPeak?: boolean;
  /** Only where true: the loosing of the bond */
  readonly isLoosed?: boolean;
  readonly from: TimeLordReach;
  readonly to: TimeLordReach;
  /** Its length in days of 24 hours, six decimals */
  readonly days: number;
  readonly levelName: string;
  readonly levelNameLocalized?: string;
  readonly subPeriods?: TimeLordInTime[];
}

export interface UncertainTimeLordsConventions {
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
  /** Times are on the clock of birth, whose offset stays the same all life long */
  readonly datedBy: "offset-of-birth";
  readonly sectRule: string;
  readonly yearLength: TimeLordYear;
  /** Days of a year; the levels below are parts of it */
  readonly yearDays: number;
  /** Whose formulas */
  readonly lots?: string;
  readonly capricornYears?: CapricornYears;
  readonly sharedSign?: SharedSign;
  /** The parts of a period go on from the sign opposite to it after all twelve signs */
  readonly loosing?: "opposite-sign-once-after-twelve-from-level-2";
  /** Of firdaria; by day Mars is the last planet, so that both orders are one */
  readonly nodeOrder?: FirdariaNodeOrder;
  /** Of decennials: the first lord, whatever its condition */
  readonly start?: "sect-light";
  /** Of decennials: the order of the lords */
  readonly order?: "zodiacal-from-sect-light";
  readonly subdivision?: DecennialDivision;
}

export interface PlanetaryHour {
  readonly part: PlanetaryHourPart;
  /** Within the day or the night. 1 to 12 */
  readonly number: number;
  /** English name of its lord */
  readonly planet: string;
  readonly planetLocalized?: string;
  readonly begins: EventInstant;
  /** Excluded: the next hour begins */
  readonly ends: EventInstant;
}

export type PlanetaryHourPart = "day" | "night";

export interface PlanetaryHoursConventions {
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The time sent, or midnight of the date without one, ISO 8601 */
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
  /** The definition of rising and setting */
  readonly sunrise: string;
  /** Times are by the clock of timezone at each instant, as those of all events of the sky */
  readonly datedBy: "clock-of-zone";
  readonly order: "chaldean";
  readonly parts: "twelfths-of-day-and-night";
}

export type DirectionMethod = "placidus" | "regiomontanus";

export type DirectionSpace = "zodiac" | "mundo";

export type DirectionLatitude = "none" | "promissor" | "significator" | "both";

export type AspectLatitude = "none" | "bianchini" | "same";

export type DirectionMotion = "direct" | "converse" | "neo-converse";

export type DirectionKey = 
  | "ptolemy"
  | "naibod"
  | "cardan"
  | "brahe"
  | "birthday-longitude"
  | "placidus"
  | "solar-arc-longitude";

/** Years of life that the list reaches */
export interface AgesSearched {
  readonly from: number;
  /** Excluded */
  readonly to: number;
}

export interface PrimaryDirection {
  /** By the clock of birth */
  readonly date: string;
  /** Years, by the key */
  readonly age: number;
  /** Degrees by which the sky turns. [0, 360) */
  readonly arc: number;
  readonly promissor: string;
  readonly promissorLocalized?: string;
  /** Absent for a bound */
  readonly aspect?: "conjunction" | "sextile" | "square" | "trine" | "opposition";
  readonly aspectLocalized?: string;
  /** Of sextile, square and trine: cast with the order of the signs (sinister) or against it (dexter) */
  readonly ray?: "sinister" | "dexter";
  readonly rayLocalized?: string;
  /** Only of a bound, whose ruler is the promissor */
  readonly bound?: BoundStart;
  readonly significator: string;
  readonly significatorLocalized?: string;
  readonly motion: DirectionMotion;
  readonly motionLocalized?: string;
}

export interface BoundStart {
  readonly sign: string;
  readonly signLocalized?: string;
  /** The degree at which the bound begins, whole, within the sign. 0 to 29 */
  readonly degree: number;
}

export interface CircumpolarPoint {
  /** A promissor or significator */
  readonly point: string;
  readonly pointLocalized?: string;
  /** Absent for a bound */
  readonly aspect?: "conjunction" | "sextile" | "square" | "trine" | "opposition";
  readonly aspectLocalized?: string;
  /** Of sextile, square and trine: cast with the order of the signs (sinister) or against it (dexter) */
  readonly ray?: "sinister" | "dexter";
  readonly rayLocalized?: string;
  /** Only of a bound, whose ruler is the promissor */
  readonly bound?: BoundStart;
  readonly state: "never-sets" | "never-rises";
  readonly stateLocalized?: string;
}

export interface PrimaryDirectionsConventions {
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
  /** Dates are on the clock of birth, whose offset stays the same all life long */
  readonly datedBy: "offset-of-birth";
  /** In the zodiac */
  readonly latitudeOf?: DirectionLatitude;
  /** With the promissor's latitude */
  readonly aspectLatitude?: AspectLatitude;
  readonly boundsSchool?: BoundsSchool;
  readonly angles: "eastern-horizon-and-upper-meridian";
  /** Of a key whose rate is the same all life long, not rounded */
  readonly degreesPerYear?: number;
  /** Days of the year by which ages are dated: the mean tropical one */
  readonly yearDays: number;
  /** Ascendant + Moon - Sun by day, Ascendant + Sun - Moon by night */
  readonly fortune?: "reversed-by-night";
}
