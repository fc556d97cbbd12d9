// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `generateBodygraph`. */
export interface BodygraphRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Bodygraph of a birth: type, authority, profile, cross, centers, channels and gates. */
export interface Bodygraph {
  /** When the Sun stood 88 degrees before its natal place, ISO 8601 */
  readonly designInstantUtc: string;
  readonly type: string;
  readonly typeLocalized?: string;
  readonly typeDescription?: string;
  readonly aura?: string;
  readonly strategy: string;
  readonly strategyLocalized?: string;
  readonly strategyDescription?: string;
  readonly authority: string;
  readonly authorityLocalized?: string;
  readonly authorityDescription?: string;
  /** What life feels like when the strategy is kept */
  readonly signature: string;
  readonly signatureLocalized?: string;
  /** What it feels like when it is not */
  readonly notSelf: string;
  readonly notSelfLocalized?: string;
  /** How this strategy and this authority work together */
  readonly decisionDescription?: string;
  /** Line of the Personality Sun over that of the Design Sun */
  readonly profile: string;
  readonly profileKeynotes: ProfileKeynotes;
  readonly profileDescription?: string;
  /** How many groups the defined centers fall into */
  readonly definition: DesignDefinition;
  readonly definitionLocalized?: string;
  readonly definitionDescription?: string;
  /** What each of the two sides is */
  readonly sides?: {
    readonly personality: string;
    readonly design: string;
  };
  readonly incarnationCross: IncarnationCross;
  readonly centers: CenterState[];
  readonly channels: DefinedChannel[];
  /** Thirteen of the personality, then thirteen of the design */
  readonly gates: GateActivation[];
  readonly conventions: DesignConventions;
}

/** Bodygraph of a birth: type, authority, profile, cross, centers, channels and gates: the answer to an open time of birth. */
export interface UncertainBodygraph {
  readonly birthTime: DesignBirthTime;
  /** What holds whatever the time, in 250 to 400 words, of a range up to 480: type or the types that may be, authority, the Sun's gate, a closed channel, a center no channel reaches, profile, and the minute worth asking for */
  readonly reading?: string;
  /** When the Sun was 88 degrees before its natal place, at the earliest and at the latest, ISO 8601 */
  readonly designInstantUtc: {
    readonly from: string;
    readonly to: string;
  };
  /** Only where it is the same all through */
  readonly type?: string;
  readonly typeLocalized?: string;
  readonly typeDescription?: string;
  readonly aura?: string;
  /** Only where it is the same all through; two types may share one */
  readonly strategy?: string;
  readonly strategyLocalized?: string;
  readonly strategyDescription?: string;
  /** Only where it is the same all through */
  readonly authority?: string;
  readonly authorityLocalized?: string;
  readonly authorityDescription?: string;
  /** Only where it is the same all through; two types may share one */
  readonly signature?: string;
  readonly signatureLocalized?: string;
  /** Only where it is the same all through; two types may share one */
  readonly notSelf?: string;
  readonly notSelfLocalized?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleTypes?: PossibleType[];
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleAuthorities?: PossibleAuthority[];
  /** How this strategy and this authority work together */
  readonly decisionDescription?: string;
  /** Only where it is the same all through */
  readonly profile?: string;
  readonly profileKeynotes: UncertainProfileKeynotes;
  readonly profileDescription?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleProfiles?: PossibleProfile[];
  /** Only where it is the same all through */
  readonly definition?: DesignDefinition;
  readonly definitionLocalized?: string;
  readonly definitionDescription?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleDefinitions?: PossibleDefinition[];
  /** What each of the two sides is */
  readonly sides?: {
    readonly personality: string;
    readonly design: string;
  };
  /** Only where its name is the same all through */
  readonly incarnationCross?: UncertainCross;
  readonly centers: UncertainCenterState[];
  /** Defined all through */
  readonly channels: DefinedChannel[];
  /** Defined for a part of that time, the longest first */
  readonly possibleChannels: PossibleChannel[];
  /** Thirteen of the personality, then thirteen of the design */
  readonly gates: UncertainActivation[];
  readonly conventions: UncertainDesignConventions;
}

/** Request of `calculateCenters`. */
export interface CenterStatesRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** The nine centers of a birth: defined, undefined or open. */
export interface CenterStates {
  readonly centers: CenterState[];
  readonly definedCount: number;
  readonly conventions: DesignConventions;
}

/** The nine centers of a birth: defined, undefined or open: the answer to an open time of birth. */
export interface UncertainCenterStates {
  readonly birthTime: DesignBirthTime;
  readonly centers: UncertainCenterState[];
  /** At least and at most, by the time of birth */
  readonly definedCount: DesignReach;
  readonly conventions: UncertainDesignConventions;
}

/** Request of `getCenter`. */
export interface HumanDesignCenterRequest {
  /** One of head, ajna, throat, g, heart, sacral, solar-plexus, spleen, root; letter case, spaces, hyphens and underscores are free. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the nine centers, and what it means in each state. */
export interface HumanDesignCenter {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly motor: boolean;
  readonly awareness: boolean;
  readonly definedMeaning?: string;
  /** With one gate or more, but no defined channel */
  readonly undefinedMeaning?: string;
  /** Without a single gate */
  readonly openMeaning?: string;
  readonly notSelfQuestion?: string;
  readonly biology?: string;
}

/** Request of `calculateChannels`. */
export interface DefinedChannelsRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** The channels that a birth defines. */
export interface DefinedChannels {
  readonly channels: DefinedChannel[];
  readonly total: number;
  /** In the order in which the channels first touch them */
  readonly definedCenters: DesignCenter[];
  readonly conventions: DesignConventions;
}

/** The channels that a birth defines: the answer to an open time of birth. */
export interface UncertainDefinedChannels {
  readonly birthTime: DesignBirthTime;
  /** Defined all through */
  readonly channels: DefinedChannel[];
  /** Defined for a part of that time, the longest first */
  readonly possibleChannels: PossibleChannel[];
  /** At least and at most, by the time of birth */
  readonly total: DesignReach;
  /** Defined all through, from the top to the bottom */
  readonly definedCenters: DesignCenter[];
  readonly conventions: UncertainDesignConventions;
}

/** Request of `calculateConnection`. */
export interface DesignConnectionRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly personA: DesignBirth;
  readonly personB: DesignBirth;
}

/** Two people together: the channels they share, complete or meet in. */
export interface DesignConnection {
  readonly totalChannels: number;
  readonly channels: SharedChannel[];
  readonly centers: SharedCenter[];
  /** How many groups the defined centers fall into */
  readonly combinedDefinition: DesignDefinition;
  readonly combinedDefinitionLocalized?: string;
  readonly summary: {
    readonly electromagnetic: number;
    readonly dominance: number;
    readonly compromise: number;
    readonly companionship: number;
  };
  /** What the two meet in each other: types, strongest themes, and the whole */
  readonly reading?: string;
  readonly conventions: DesignsConventions;
}

/** Two people together: the channels they share, complete or meet in: the answer to an open time of birth. */
export interface UncertainDesignConnection {
  readonly birthTime: DesignsBirthTimes;
  /** At least and at most, by the time of birth */
  readonly totalChannels: DesignReach;
  /** Those that every pair of times has, each with the same gates */
  readonly channels: SharedChannel[];
  /** Those that a time of birth decides, with the gates on which each hangs */
  readonly dependentChannels: DependentChannel[];
  readonly centers: UncertainSharedCenter[];
  /** Only where it is the same for every pair of times */
  readonly combinedDefinition?: DesignDefinition;
  readonly combinedDefinitionLocalized?: string;
  readonly summary: UncertainDynamics;
  /** Pairs of stretches of time with their own gates */
  readonly pairs: number;
  /** What is certain between the two, what a time would add, and what hangs on it */
  readonly reading?: string;
  readonly conventions: UncertainDesignsConventions;
}

/** Request of `calculateGates`. */
export interface GateActivationsRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** The 26 gate activations of a birth, thirteen on each side. */
export interface GateActivations {
  readonly personality: GateActivation[];
  readonly design: GateActivation[];
  readonly conventions: DesignConventions;
}

/** The 26 gate activations of a birth, thirteen on each side: the answer to an open time of birth. */
export interface UncertainGateActivations {
  readonly birthTime: DesignBirthTime;
  readonly personality: UncertainActivation[];
  readonly design: UncertainActivation[];
  readonly conventions: UncertainDesignConventions;
}

/** Request of `getGate`. */
export interface HumanDesignGateRequest {
  /** 1 to 64 */
  readonly number: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the 64 gates with its six lines, its center and its channels. */
export interface HumanDesignGate {
  /** 1 to 64 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly center: DesignCenter;
  readonly centerName: string;
  readonly centerNameLocalized?: string;
  readonly ichingHexagram: GateHexagram;
  /** The gates it makes a channel with, ascending */
  readonly channelPartners: {
    /** 1 to 64 */
    readonly gate: number;
    readonly channel: string;
    readonly channelLocalized?: string;
  }[];
  /** What the gate does in the bodygraph */
  readonly description?: string;
  readonly lines?: {
    /** 1 to 6 */
    readonly line: number;
    readonly meaning: string;
  }[];
}

/** Request of `calculatePenta`. */
export interface DesignPentaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Three to five births. 3 to 5 of them */
  readonly members: DesignBirth[];
}

/** A group of three to five: the twelve gates it works with, who brings them, what is missing. */
export interface DesignPenta {
  /** 3 to 5 */
  readonly memberCount: number;
  readonly channels: PentaChannel[];
  readonly gates: PentaGate[];
  readonly summary: {
    readonly definedChannels: number;
    readonly filledGates: number;
    /** Gates that nobody has, ascending */
    readonly gapGates: number[];
    /** Whether 2-14, the channel a group lives from, is defined */
    readonly coreDefined: boolean;
  };
  /** What the group has and lacks, and on whom it leans */
  readonly reading?: string;
  readonly conventions: DesignsConventions;
}

/** A group of three to five: the twelve gates it works with, who brings them, what is missing: the answer to an open time of birth. */
export interface UncertainDesignPenta {
  readonly birthTime: DesignsBirthTimes;
  /** 3 to 5 */
  readonly memberCount: number;
  readonly channels: UncertainPentaChannel[];
  readonly gates: UncertainPentaGate[];
  readonly summary: UncertainPentaSummary;
  /** Combinations of the members' gates that the times allow */
  readonly combinations: number;
  /** What the group has and lacks for certain, and what a time would add */
  readonly reading?: string;
  readonly conventions: UncertainDesignsConventions;
}

/** Request of `calculateProfile`. */
export interface DesignProfileRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** The profile of a birth: the lines of its two Suns. */
export interface DesignProfile {
  /** Line of the Personality Sun over that of the Design Sun */
  readonly profile: string;
  readonly profileDescription?: string;
  /** 1 to 6 */
  readonly personalityLine: number;
  /** 1 to 6 */
  readonly designLine: number;
  readonly personalityKeynote?: string;
  readonly designKeynote?: string;
  readonly conventions: DesignConventions;
}

/** The profile of a birth: the lines of its two Suns: the answer to an open time of birth. */
export interface UncertainDesignProfile {
  readonly birthTime: DesignBirthTime;
  /** Only where it is the same all through */
  readonly profile?: string;
  readonly profileDescription?: string;
  /** Only where it is the same all through. 1 to 6 */
  readonly personalityLine?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly designLine?: number;
  readonly personalityKeynote?: string;
  readonly designKeynote?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleProfiles?: PossibleProfile[];
  readonly conventions: UncertainDesignConventions;
}

/** Request of `generateTransit`. */
export interface DesignTransitRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly birthData: DesignBirth;
  /** Calendar date in UTC, YYYY-MM-DD; today by default */
  readonly date?: CivilDate | undefined;
  /** Time in UTC, 24-hour HH:MM:SS; the present time of day by default */
  readonly time?: CivilTime | undefined;
}

/** The sky of a moment over a birth: channels it completes and centers it defines for a while. */
export interface DesignTransit {
  readonly date: string;
  readonly time: string;
  /** Date and time are UTC */
  readonly timezone: 0;
  /** The thirteen of the sky */
  readonly activations: TransitActivation[];
  readonly completedChannels: CompletedChannel[];
  readonly temporaryCenters: {
    readonly id: DesignCenter;
    readonly name: string;
    readonly nameLocalized?: string;
    readonly temporarilyDefined: true;
    /** UTC, by the activations of the moment: when enough of them have left */
    readonly until?: string;
  }[];
  /** The birth itself, to draw by */
  readonly natal: NatalDesign;
  readonly withTransit: DesignWithTransit;
  readonly summary?: string;
  /** The gates that are bridged, for how long, and the demand on this type */
  readonly reading?: string;
  /** Of the birth */
  readonly conventions: DesignConventions;
}

/** The sky of a moment over a birth: channels it completes and centers it defines for a while: the answer to an open time of birth. */
export interface UncertainDesignTransit {
  readonly birthTime: DesignBirthTime;
  readonly date: string;
  readonly time: string;
  /** Date and time are UTC */
  readonly timezone: 0;
  /** The thirteen of the sky */
  readonly activations: TransitActivation[];
  /** Completed whatever the time of birth */
  readonly completedChannels: CompletedChannel[];
  /** Completed for a part of the times of birth, the longest first; what the birth defines itself is left out */
  readonly possibleCompletions: PossibleCompletion[];
  /** Defined for a while whatever the time of birth; without `until` where that depends on it */
  readonly temporaryCenters: {
    readonly id: DesignCenter;
    readonly name: string;
    readonly nameLocalized?: string;
    readonly temporarilyDefined: true;
    /** UTC, by the activations of the moment: when enough of them have left */
    readonly until?: string;
  }[];
  /** Defined for a while at a part of the times of birth, the longest first */
  readonly possibleCenters: PossibleCenter[];
  /** The birth itself, to draw by */
  readonly natal: UncertainNatalDesign;
  readonly withTransit: UncertainDesignWithTransit;
  readonly summary?: string;
  /** The loans that reach this birth whatever its time, and those that depend on it */
  readonly reading?: string;
  readonly conventions: UncertainDesignConventions;
}

/** Request of `calculateType`. */
export interface StrategyAndAuthorityRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** Type, strategy and authority of a birth. */
export interface StrategyAndAuthority {
  readonly type: string;
  readonly typeLocalized?: string;
  readonly typeDescription?: string;
  readonly aura?: string;
  readonly strategy: string;
  readonly strategyLocalized?: string;
  readonly strategyDescription?: string;
  readonly authority: string;
  readonly authorityLocalized?: string;
  readonly authorityDescription?: string;
  /** What life feels like when the strategy is kept */
  readonly signature: string;
  readonly signatureLocalized?: string;
  /** What it feels like when it is not */
  readonly notSelf: string;
  readonly notSelfLocalized?: string;
  /** Line of the Personality Sun over that of the Design Sun */
  readonly profile: string;
  readonly conventions: DesignConventions;
}

/** Type, strategy and authority of a birth: the answer to an open time of birth. */
export interface UncertainStrategyAndAuthority {
  readonly birthTime: DesignBirthTime;
  /** Only where it is the same all through */
  readonly type?: string;
  readonly typeLocalized?: string;
  readonly typeDescription?: string;
  readonly aura?: string;
  /** Only where it is the same all through; two types may share one */
  readonly strategy?: string;
  readonly strategyLocalized?: string;
  readonly strategyDescription?: string;
  /** Only where it is the same all through */
  readonly authority?: string;
  readonly authorityLocalized?: string;
  readonly authorityDescription?: string;
  /** Only where it is the same all through; two types may share one */
  readonly signature?: string;
  readonly signatureLocalized?: string;
  /** Only where it is the same all through; two types may share one */
  readonly notSelf?: string;
  readonly notSelfLocalized?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleTypes?: PossibleType[];
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleAuthorities?: PossibleAuthority[];
  /** Only where it is the same all through */
  readonly profile?: string;
  /** Where it changes: each that the birth may have, the likeliest first */
  readonly possibleProfiles?: PossibleProfile[];
  readonly conventions: UncertainDesignConventions;
}

/** Request of `calculateVariables`. */
export interface DesignVariablesRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

/** The four variables of a birth with their arrows, colors, tones and bases. */
export interface DesignVariables {
  readonly arrows: VariableArrow[];
  /** Whether all four are */
  readonly confident: boolean;
  /** What the mean Sun moves in four minutes, degrees */
  readonly confidenceMarginDeg: number;
  readonly baseDescription?: string;
  readonly conventions: DesignConventions;
}

/** The four variables of a birth with their arrows, colors, tones and bases: the answer to an open time of birth. */
export interface UncertainDesignVariables {
  readonly birthTime: DesignBirthTime;
  readonly arrows: UncertainVariableArrow[];
  readonly baseDescription?: string;
  readonly conventions: UncertainDesignConventions;
}

/** Request of `narrowHumanDesignBirthTime`. */
export interface DesignNarrowedTimeRequest {
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
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
  /** Values that the chart is said to have; 1 to 10 claims and events together. 0 to 10 of them */
  readonly claims?: DesignClaim[] | undefined;
}

/** Unknown birth time: which times of the day agree with the type, authority, profile or centers as told. */
export interface DesignNarrowedTime {
  /** The second that was compared */
  readonly at: string;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: DesignClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: DesignNarrowedTimeConventions;
}

/** Unknown birth time: which times of the day agree with the type, authority, profile or centers as told: the answer to an open time of birth. */
export interface UncertainDesignNarrowedTime {
  readonly birthTime: NarrowingBirthTime;
  readonly birthDetails: NarrowedBirth;
  /** The times at which all claims hold, in order; empty if they never do */
  readonly agreeing: TimeInterval[];
  readonly claims: DesignClaimAnswer[];
  readonly narrowed: NarrowedMinutes;
  /** The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time */
  readonly summary?: string;
  readonly conventions: DesignNarrowedTimeConventions;
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

export interface ProfileKeynotes {
  /** 1 to 6 */
  readonly personalityLine: number;
  /** 1 to 6 */
  readonly designLine: number;
  readonly personality?: string;
  readonly design?: string;
}

/** How many groups the defined centers fall into */
export type DesignDefinition = "None" | "Single" | "Split" | "Triple Split" | "Quadruple Split";

export interface IncarnationCross {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly angle: CrossAngle;
  readonly angleLocalized?: string;
  readonly angleCode: "RAX" | "JXT" | "LAX";
  /** Personality Sun, Personality Earth, Design Sun, Design Earth */
  readonly gates: number[];
  readonly description?: string;
}

export type CrossAngle = "Right Angle" | "Juxtaposition" | "Left Angle";

export interface CenterState {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Whether a defined channel touches it */
  readonly defined: boolean;
  readonly motor: boolean;
  readonly awareness: boolean;
  /** What this state means: defined, undefined, or open without a single gate */
  readonly theme?: string;
  readonly notSelfQuestion?: string;
  readonly biology?: string;
  /** Its active gates, ascending */
  readonly gates: number[];
}

export type DesignCenter = 
  | "head"
  | "ajna"
  | "throat"
  | "g"
  | "heart"
  | "sacral"
  | "solar-plexus"
  | "spleen"
  | "root";

export interface DefinedChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  readonly description?: string;
  readonly circuitDescription?: string;
}

export type ChannelCircuit = "Individual" | "Collective" | "Tribal";

export interface GateActivation {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** personality is the instant of birth, design where the Sun stood 88 degrees earlier */
  readonly side: DesignSide;
  /** 1 to 64 */
  readonly gate: number;
  /** 1 to 6 */
  readonly line: number;
  /** 1 to 6 */
  readonly color: number;
  /** 1 to 6 */
  readonly tone: number;
  /** 1 to 5 */
  readonly base: number;
  /** Tropical longitude of the body, degrees. [0, 360) */
  readonly longitude: number;
  readonly gateName: string;
  readonly gateNameLocalized?: string;
  /** What the gate does in the bodygraph */
  readonly gateDescription?: string;
  readonly lineMeaning?: string;
  readonly planetDescription?: string;
  readonly ichingHexagram: GateHexagram;
}

/** personality is the instant of birth, design where the Sun stood 88 degrees earlier */
export type DesignSide = "personality" | "design";

export interface GateHexagram {
  /** 1 to 64 */
  readonly number: number;
  readonly english: string;
  readonly nameLocalized?: string;
}

export interface DesignConventions {
  /** Degrees of the Sun's longitude from the design instant to birth */
  readonly designArcDeg: 88;
  /** Where the wheel of gates begins in the zodiac */
  readonly wheel: string;
  /** Frame of all longitudes */
  readonly positions: string;
  readonly nodeType: "mean" | "true";
  /** Only where three minutes change the gate or line of a Sun, or the type */
  readonly borders?: DesignBorder[];
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
}

/** The design of a birth three minutes earlier or later */
export interface DesignBorder {
  readonly side: "earlier" | "later";
  /** Gate and line, as 51.5 */
  readonly personalitySun: string;
  /** Gate and line, as 51.5 */
  readonly designSun: string;
  readonly profile: string;
  readonly type: string;
  readonly typeLocalized?: string;
}

/** proleptic-gregorian before 1582-10-15 */
export type CalendarUsed = "gregorian" | "proleptic-gregorian";

/** Whether the civil time existed once, twice or not at all in its zone */
export type CivilClock = "exact" | "repeated-hour-first" | "moved-past-gap";

/** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
export type Ut1Source = "measured" | "modeled";

export interface DesignBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
  /** The same at every second of that time */
  readonly holds: DesignHeld[];
  /** The weightiest member first, each in order of time; at most 200 */
  readonly changes: DesignChange[];
  /** Changes beyond those listed */
  readonly more?: number;
  readonly counted?: CountedChanges[];
}

export type BirthTimeState = "unknown" | "range";

export interface DesignHeld {
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export type MemberValue = string | number | boolean;

export interface DesignChange {
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

export interface PossibleType {
  readonly type: string;
  readonly typeLocalized?: string;
  readonly strategy: string;
  readonly strategyLocalized?: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
  readonly typeDescription?: string;
}

export interface BirthInterval {
  /** The first second, by the clock of the birth */
  readonly from: string;
  /** The last second, by the clock of the birth */
  readonly to: string;
}

export interface PossibleAuthority {
  readonly authority: string;
  readonly authorityLocalized?: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
  readonly authorityDescription?: string;
}

export interface UncertainProfileKeynotes {
  /** Only where it is the same all through. 1 to 6 */
  readonly personalityLine?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly designLine?: number;
  readonly personality?: string;
  readonly design?: string;
}

export interface PossibleProfile {
  /** Line of the Personality Sun over that of the Design Sun */
  readonly profile: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
  readonly profileDescription?: string;
}

export interface PossibleDefinition {
  /** How many groups the defined centers fall into */
  readonly definition: DesignDefinition;
  readonly definitionLocalized?: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
  readonly definitionDescription?: string;
}

export interface UncertainCross {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly angle: CrossAngle;
  readonly angleLocalized?: string;
  readonly angleCode: "RAX" | "JXT" | "LAX";
  /** Of both Suns and Earths, where all four are the same all through */
  readonly gates?: number[];
  readonly description?: string;
}

export interface UncertainCenterState {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Only where it is the same all through */
  readonly defined?: boolean;
  /** Where it depends on the time: when it is defined */
  readonly whenDefined?: BirthTimes;
  readonly motor: boolean;
  readonly awareness: boolean;
  /** Of its state, where it is defined, undefined or open all through */
  readonly theme?: string;
  readonly notSelfQuestion?: string;
  readonly biology?: string;
  /** Active all through, ascending */
  readonly gates: number[];
  /** Active for a part of that time, ascending */
  readonly possibleGates: number[];
}

/** Where it depends on the time: when it is defined */
export interface BirthTimes {
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
}

export interface PossibleChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
  readonly description?: string;
}

export interface UncertainActivation {
  readonly planet: string;
  readonly planetLocalized?: string;
  /** personality is the instant of birth, design where the Sun stood 88 degrees earlier */
  readonly side: DesignSide;
  /** Only where it is the same all through. 1 to 64 */
  readonly gate?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly line?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly color?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly tone?: number;
  /** Only where it is the same all through. 1 to 5 */
  readonly base?: number;
  /** Tropical, degrees, at the earliest and at the latest time */
  readonly longitude: DesignLongitudeReach;
  /** Only where it is the same all through */
  readonly gateName?: string;
  readonly gateNameLocalized?: string;
  /** What the gate does in the bodygraph */
  readonly gateDescription?: string;
  readonly lineMeaning?: string;
  readonly planetDescription?: string;
  readonly ichingHexagram?: GateHexagram;
  /** Where gate or line changes: each in order of time */
  readonly possible?: GateStay[];
}

/** Tropical, degrees, at the earliest and at the latest time */
export interface DesignLongitudeReach {
  /** Tropical longitude of the body, degrees. [0, 360) */
  readonly from: number;
  /** Tropical longitude of the body, degrees. [0, 360) */
  readonly to: number;
}

export interface GateStay {
  /** 1 to 64 */
  readonly gate: number;
  /** 1 to 6 */
  readonly line: number;
  /** The first second of it, by the clock of the birth */
  readonly from: string;
}

export interface UncertainDesignConventions {
  /** Degrees of the Sun's longitude from the design instant to birth */
  readonly designArcDeg: 88;
  /** Where the wheel of gates begins in the zodiac */
  readonly wheel: string;
  /** Frame of all longitudes */
  readonly positions: string;
  readonly nodeType: "mean" | "true";
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
}

/** At least and at most, by the time of birth */
export interface DesignReach {
  readonly least: number;
  readonly most: number;
}

export interface DesignBirth {
  /** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
  readonly date: CivilDate;
  /** Wall-clock time, 24-hour HH:MM:SS */
  readonly time: CivilTime;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Of the birth date; auto is Julian to 1582-10-04 */
  readonly calendar?: DateCalendar | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -90 to 90. Default 0 */
  readonly latitude?: Latitude | undefined;
  /** Decimal degrees; accepted as with other charts, and changes nothing here. -180 to 180. Default 0 */
  readonly longitude?: Longitude | undefined;
  /** Lunar node: smoothed (mean) or osculating (true). Default "true" */
  readonly nodeType?: NodeType | undefined;
}

export interface SharedChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  readonly dynamic: ConnectionDynamic;
  readonly dynamicLocalized?: string;
  /** Which gates are whose; with the first channel of each dynamic its meaning */
  readonly dynamicDescription?: string;
  /** Gates of the channel that person A has */
  readonly personAGates: number[];
  readonly personBGates: number[];
}

export type ConnectionDynamic = "Electromagnetic" | "Dominance" | "Compromise" | "Companionship";

export interface SharedCenter {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Whether the two define it together */
  readonly defined: boolean;
  /** Who defines it alone; nobody, one or both */
  readonly definedBy: ("A" | "B")[];
}

export interface DesignsConventions {
  /** Degrees of the Sun's longitude from the design instant to birth */
  readonly designArcDeg: 88;
  /** Where the wheel of gates begins in the zodiac */
  readonly wheel: string;
  /** Frame of all longitudes */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly people: DesignMoment[];
}

export interface DesignMoment {
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** The instant used, ISO 8601 */
  readonly utc: string;
  /** Whether the civil time existed once, twice or not at all in its zone */
  readonly clock: CivilClock;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  readonly nodeType: "mean" | "true";
  /** Only where three minutes change the gate or line of a Sun, or the type */
  readonly borders?: DesignBorder[];
}

export interface DesignsBirthTimes {
  /** unknown if any of the births is */
  readonly state: BirthTimeState;
  /** Every birth of the request, in its order */
  readonly people: PersonBirthTime[];
  /** The same at every second of all births */
  readonly holds: DesignsHeld[];
  /** Decided by one birth alone, the weightiest member first; at most 200. Values that two open births decide together are reaches in the answer */
  readonly changes: DesignsChange[];
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

export interface DesignsHeld {
  /** The birth it is of; absent where it is of all of them */
  readonly which?: string;
  /** Of the answer, as a path: ascendant.sign */
  readonly member: string;
  readonly value: MemberValue;
  readonly valueLocalized?: string;
}

export interface DesignsChange {
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

export interface DependentChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  /** yes where every pair of times has it, in one of the dynamics */
  readonly defined: DesignByTime;
  readonly dynamics: ConnectionDynamic[];
  readonly dynamicsLocalized?: string[];
  readonly decidedBy: DecidingGate[];
}

/** depends where a time of birth decides it */
export type DesignByTime = "yes" | "no" | "depends";

/** The times of birth at which this person has this gate */
export interface DecidingGate {
  readonly which: ConnectionPerson;
  /** 1 to 64 */
  readonly gate: number;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
}

export type ConnectionPerson = "personA" | "personB";

export interface UncertainSharedCenter {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Whether the two define it together */
  readonly defined: DesignByTime;
  /** Who defines it alone at every time */
  readonly definedBy: ("A" | "B")[];
  /** Who defines it alone at some times */
  readonly mayBeDefinedBy: ("A" | "B")[];
}

export interface UncertainDynamics {
  /** At least and at most, by the time of birth */
  readonly electromagnetic: DesignReach;
  /** At least and at most, by the time of birth */
  readonly dominance: DesignReach;
  /** At least and at most, by the time of birth */
  readonly compromise: DesignReach;
  /** At least and at most, by the time of birth */
  readonly companionship: DesignReach;
}

export interface UncertainDesignsConventions {
  /** Degrees of the Sun's longitude from the design instant to birth */
  readonly designArcDeg: 88;
  /** Where the wheel of gates begins in the zodiac */
  readonly wheel: string;
  /** Frame of all longitudes */
  readonly positions: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  readonly people: UncertainDesignMoment[];
}

export interface UncertainDesignMoment {
  /** proleptic-gregorian before 1582-10-15 */
  readonly calendar: CalendarUsed;
  /** Whether the turn of the Earth, on which angles and houses hang, is the one observed or a model's */
  readonly ut1: Ut1Source;
  /** TT less UT1 that was applied, in seconds */
  readonly deltaT: number;
  /** Only where the place lies far from where its timezone is kept: how far, and the likely mistake; of a date before 1582-10-15 whose calendar was not named; and where no Ascendant is defined, at a pole or while the ecliptic lies on the horizon */
  readonly notice?: string;
  readonly nodeType: "mean" | "true";
  /** The earliest instant, ISO 8601 */
  readonly utcFrom: string;
  /** The latest instant, ISO 8601 */
  readonly utcTo: string;
}

export interface PentaChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** Throat to G Center, or Sacral to G Center */
  readonly position: "upper" | "lower";
  readonly isCore: boolean;
  /** Whether both gates are in the group, in one member or in two */
  readonly defined: boolean;
  /** Places in the list of members, from 0 */
  readonly gateAHeldBy: number[];
  /** Places in the list of members, from 0 */
  readonly gateBHeldBy: number[];
  /** Gift of the channel to a group, or the lack without it; the gates where reading tells that */
  readonly contribution?: string;
}

export interface PentaGate {
  /** 1 to 64 */
  readonly gate: number;
  readonly gateName: string;
  readonly gateNameLocalized?: string;
  readonly filled: boolean;
  /** Places in the list of members, from 0 */
  readonly heldBy: number[];
}

export interface UncertainPentaChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** Throat to G Center, or Sacral to G Center */
  readonly position: "upper" | "lower";
  readonly isCore: boolean;
  /** Whether both gates are in the group, in one member or in two */
  readonly defined: DesignByTime;
  /** Places in the list of members, from 0: those who have it at every time */
  readonly gateAHeldBy: number[];
  /** Those who have it at some times */
  readonly gateAMayBeHeldBy: number[];
  /** Places in the list of members, from 0: those who have it at every time */
  readonly gateBHeldBy: number[];
  /** Those who have it at some times */
  readonly gateBMayBeHeldBy: number[];
  /** Gift of the channel to a group, or the lack without it; only where every combination of times agrees */
  readonly contribution?: string;
}

export interface UncertainPentaGate {
  /** 1 to 64 */
  readonly gate: number;
  readonly gateName: string;
  readonly gateNameLocalized?: string;
  /** depends where a time of birth decides it */
  readonly filled: DesignByTime;
  /** Places in the list of members, from 0: those who have it at every time */
  readonly heldBy: number[];
  /** Those who have it at some times */
  readonly mayBeHeldBy: number[];
}

export interface UncertainPentaSummary {
  /** At least and at most, by the time of birth */
  readonly definedChannels: DesignReach;
  /** At least and at most, by the time of birth */
  readonly filledGates: DesignReach;
  /** Gates that nobody has at any time, ascending */
  readonly gapGates: number[];
  /** Gates that are filled at some times, ascending */
  readonly dependentGates: number[];
  /** Whether 2-14, the channel a group lives from, is defined */
  readonly coreDefined: DesignByTime;
}

export interface TransitActivation {
  readonly body: string;
  readonly bodyLocalized?: string;
  /** 1 to 64 */
  readonly gate: number;
  /** 1 to 6 */
  readonly line: number;
  readonly gateName: string;
  readonly gateNameLocalized?: string;
  readonly ichingHexagram: GateHexagram;
  /** UTC, to the second: the body leaves the gate, on or back. Absent beyond the ephemeris */
  readonly until?: string;
}

export interface CompletedChannel {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  /** personal: the birth has one gate of it; educational: the sky brings both */
  readonly kind: CompletionKind;
  readonly kindLocalized?: string;
  /** Which gates are whose; with the first of each kind its meaning */
  readonly kindDescription?: string;
  readonly natalGates: number[];
  /** What the sky supplies that the birth lacks */
  readonly transitGates: number[];
  /** Bodies in those gates */
  readonly bodies: (
    | "sun"
    | "earth"
    | "moon"
    | "north-node"
    | "south-node"
    | "mercury"
    | "venus"
    | "mars"
    | "jupiter"
    | "saturn"
    | "uranus"
    | "neptune"
    | "pluto")[];
  /** UTC, by the activations of the moment: when enough of them have left */
  readonly until?: string;
}

/** personal: the birth has one gate of it; educational: the sky brings both */
export type CompletionKind = "personal" | "educational";

/** The birth itself, to draw by */
export interface NatalDesign {
  /** Active at birth on either side, ascending */
  readonly gates: number[];
  /** Defined at birth */
  readonly centers: DesignCenter[];
}

export interface DesignWithTransit {
  /** By birth and sky together */
  readonly type: string;
  readonly typeLocalized?: string;
  /** UTC, by the activations of the moment: when enough of them have left */
  readonly typeUntil?: string;
  /** Connected groups of centers, by birth and sky together */
  readonly parts: number;
  readonly partsByBirth: number;
  /** UTC, by the activations of the moment: when enough of them have left */
  readonly partsUntil?: string;
}

export interface PossibleCompletion {
  /** 1 to 64 */
  readonly gateA: number;
  /** 1 to 64 */
  readonly gateB: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly circuit: ChannelCircuit;
  readonly circuitLocalized?: string;
  /** The two centers it joins, the upper one first */
  readonly centers: DesignCenter[];
  /** personal: the birth has one gate of it; educational: the sky brings both */
  readonly kind: CompletionKind;
  readonly kindLocalized?: string;
  readonly natalGates: number[];
  /** What the sky supplies that the birth lacks */
  readonly transitGates: number[];
  /** Bodies in those gates */
  readonly bodies: (
    | "sun"
    | "earth"
    | "moon"
    | "north-node"
    | "south-node"
    | "mercury"
    | "venus"
    | "mars"
    | "jupiter"
    | "saturn"
    | "uranus"
    | "neptune"
    | "pluto")[];
  /** UTC, by the activations of the moment: when enough of them have left */
  readonly until?: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
}

export interface PossibleCenter {
  readonly id: DesignCenter;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Part of all the seconds the birth may have been at. 0 to 1 */
  readonly share: number;
  /** In order of time */
  readonly intervals: BirthInterval[];
}

/** The birth itself, to draw by */
export interface UncertainNatalDesign {
  /** Active at birth whatever its time, ascending */
  readonly gates: number[];
  /** Active at a part of the times of birth, ascending */
  readonly possibleGates: number[];
  /** Defined at birth whatever its time */
  readonly centers: DesignCenter[];
}

export interface UncertainDesignWithTransit {
  /** By birth and sky together, where it is the same all through */
  readonly type?: string;
  readonly typeLocalized?: string;
  /** UTC, by the activations of the moment: when enough of them have left */
  readonly typeUntil?: string;
  /** At least and at most, by the time of birth */
  readonly parts: DesignReach;
  /** At least and at most, by the time of birth */
  readonly partsByBirth: DesignReach;
}

export interface VariableArrow {
  readonly key: VariableKey;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly layer: "Primary Health System" | "Rave Psychology";
  readonly layerLocalized?: string;
  readonly layerDescription?: string;
  readonly position: "Top left" | "Bottom left" | "Bottom right" | "Top right";
  readonly positionLocalized?: string;
  readonly activation: {
    readonly planet: string;
    readonly planetLocalized?: string;
    /** personality is the instant of birth, design where the Sun stood 88 degrees earlier */
    readonly side: DesignSide;
  };
  /** 1 to 6 */
  readonly color: number;
  /** 1 to 6 */
  readonly tone: number;
  /** 1 to 5 */
  readonly base: number;
  /** Tones 1 to 3 point left, 4 to 6 right */
  readonly direction: "left" | "right";
  readonly directionLabel: string;
  readonly directionLabelLocalized?: string;
  readonly directionMeaning?: string;
  readonly colorLabel: string;
  readonly colorLabelLocalized?: string;
  readonly colorMeaning?: string;
  readonly toneMeaning?: string;
  readonly baseName: string;
  readonly baseNameLocalized?: string;
  /** Only of the determination, by its tone */
  readonly cognition?: {
    readonly label: string;
    readonly labelLocalized?: string;
    readonly description?: string;
  };
  readonly description?: string;
  /** Whether the nearest border of a tone is farther than the margin */
  readonly confident: boolean;
}

export type VariableKey = "determination" | "environment" | "perspective" | "motivation";

export interface UncertainVariableArrow {
  readonly key: VariableKey;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly layer: "Primary Health System" | "Rave Psychology";
  readonly layerLocalized?: string;
  readonly layerDescription?: string;
  readonly position: "Top left" | "Bottom left" | "Bottom right" | "Top right";
  readonly positionLocalized?: string;
  readonly activation: {
    readonly planet: string;
    readonly planetLocalized?: string;
    /** personality is the instant of birth, design where the Sun stood 88 degrees earlier */
    readonly side: DesignSide;
  };
  /** Only where it is the same all through. 1 to 6 */
  readonly color?: number;
  /** Only where it is the same all through. 1 to 6 */
  readonly tone?: number;
  /** Only where it is the same all through. 1 to 5 */
  readonly base?: number;
  /** Only where it is the same all through */
  readonly direction?: "left" | "right";
  /** Only where it is the same all through */
  readonly directionLabel?: string;
  readonly directionLabelLocalized?: string;
  readonly directionMeaning?: string;
  /** Only where it is the same all through */
  readonly colorLabel?: string;
  readonly colorLabelLocalized?: string;
  readonly colorMeaning?: string;
  readonly toneMeaning?: string;
  /** Only where it is the same all through */
  readonly baseName?: string;
  readonly baseNameLocalized?: string;
  /** Only of the determination, by its tone */
  readonly cognition?: {
    readonly label: string;
    readonly labelLocalized?: string;
    readonly description?: string;
  };
  readonly description?: string;
}

export interface DesignClaim {
  readonly member: DesignClaimMember;
  /** One that the member can have */
  readonly value: DesignClaimValue;
}

export type DesignClaimMember = 
  | "type"
  | "authority"
  | "profile"
  | "definition"
  | "centers.head"
  | "centers.ajna"
  | "centers.throat"
  | "centers.g"
  | "centers.heart"
  | "centers.sacral"
  | "centers.solar-plexus"
  | "centers.spleen"
  | "centers.root";

/** One that the member can have */
export type DesignClaimValue = 
  | "Manifestor"
  | "Generator"
  | "Manifesting Generator"
  | "Projector"
  | "Reflector"
  | "Emotional"
  | "Sacral"
  | "Splenic"
  | "Ego"
  | "Self-Projected"
  | "Mental"
  | "Lunar"
  | "1/3"
  | "1/4"
  | "2/4"
  | "2/5"
  | "3/5"
  | "3/6"
  | "4/6"
  | "4/1"
  | "5/1"
  | "5/2"
  | "6/2"
  | "6/3"
  | "None"
  | "Single"
  | "Split"
  | "Triple Split"
  | "Quadruple Split"
  | "Defined"
  | "Undefined";

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

export interface DesignClaimAnswer {
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

export interface DesignNarrowedTimeConventions {
  readonly designArcDeg: 88;
  readonly nodeType: "mean" | "true";
  readonly claims: string;
  /** Why events are not asked for */
  readonly events: string;
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

/** Whether the place was turned by the motion of the Earth's pole as measured that day; none outside the measured years, but for the rest of it that fades over five years */
export type PoleSource = "measured" | "none";

export interface NarrowingBirthTime {
  readonly state: BirthTimeState;
  /** The earliest second of the birth */
  readonly from: string;
  /** The latest second of the birth */
  readonly to: string;
}
