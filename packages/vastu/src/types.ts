// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `calculateEntrancePada`. */
export interface EntranceRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly plot: PlotAsked;
  /** Where the building looks, seen from inside. Send this or facingDegrees */
  readonly facing?: VastuDirection | undefined;
  /** The same as a bearing in degrees clockwise from true north. Send this or facing. 0 to 360 */
  readonly facingDegrees?: number | undefined;
  /** The middle of the door; it is moved to the nearest point of the outline */
  readonly door?: PlotPointAsked | undefined;
  /** Part of the facing side, 0 to 1, from the corner where it begins: east from the northeast, south from the southeast, west from the southwest, north from the northwest. 0 to 1 */
  readonly doorPosition?: number | undefined;
  /** 81 squares (Paramasayika, names every devata) or 64 (Manduka, structure alone). Default "81-pada" */
  readonly grid?: "81-pada" | "64-pada" | undefined;
}

/** The entrance pada of a door, its devata and fruit. */
export interface Entrance {
  /** 1 to 32 from the northeast corner by east, south, west and north. 1 to 32 */
  readonly pada: number;
  readonly side: VastuSide;
  readonly sideLocalized?: string;
  readonly startCorner: VastuCorner;
  readonly startCornerLocalized?: string;
  /** 1 to 8 from the corner where the side begins. 1 to 8 */
  readonly ordinalOnSide: number;
  /** 1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east. 1 to 81 */
  readonly square: number;
  readonly cell: VastuCell;
  /** On the grid of 81 alone */
  readonly devata?: EntranceDevata;
  readonly effect?: string;
  readonly auspiciousness: VastuAuspiciousness;
  readonly reading?: string;
  /** Padas of the same side whose fruit is a gain */
  readonly recommendedPadas: number[];
  /** Where door was sent: the point of the outline that was read */
  readonly door?: DoorRead;
  readonly notices?: string[];
  readonly source: VastuSource;
  readonly conventions: EntranceConventions;
}

/** Request of `generateMandala`. */
export interface MandalaRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly plot: PlotAsked;
  /** 81 squares (Paramasayika, names every devata) or 64 (Manduka, structure alone). Default "81-pada" */
  readonly grid?: "81-pada" | "64-pada" | undefined;
}

/** The mandala of 81 or 64 squares over a plot. */
export interface Mandala {
  readonly grid: "81-pada" | "64-pada";
  /** Row by row from the northwest */
  readonly cells: MandalaCell[];
  readonly brahmasthan: Brahmasthan;
  readonly marma?: MandalaMarmas;
  /** The six lines, in the order of the verse */
  readonly vamsa?: MandalaLine[];
  /** Squares where the lines cross, ascending */
  readonly atimarma?: number[];
  /** The plot as it was read, to draw by */
  readonly plot: PlotOutlined;
  readonly sources: VastuSource[];
  readonly conventions: MandalaConventions;
}

/** Request of `calculatePlotAnalysis`. */
export interface PlotAnalysisRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly plot: PlotAsked;
  /** Where the building looks, seen from inside. Send this or facingDegrees */
  readonly facing?: VastuDirection | undefined;
  /** The same as a bearing in degrees clockwise from true north. Send this or facing. 0 to 360 */
  readonly facingDegrees?: number | undefined;
  /** Where the ground is lowest */
  readonly slopeLowDirection?: VastuDirection | undefined;
  /** The side on which the road runs */
  readonly road?: VastuDirection | undefined;
  /** Where the plot juts out beyond its rectangle. 0 to 8 of them */
  readonly extensions?: VastuDirection[] | undefined;
  /** Where a part of its rectangle is missing. 0 to 8 of them */
  readonly cuts?: VastuDirection[] | undefined;
  /** Where a well, pond or tank lies */
  readonly water?: VastuDirection | undefined;
  /** Whose view of the slope the reading follows; both are told. Default "brihat-samhita" */
  readonly slopeSchool?: "brihat-samhita" | "modern" | undefined;
}

/** A plot by shape, proportion, slope, water, road, cuts and extensions. */
export interface PlotAnalysis {
  readonly orientation: PlotOrientation;
  readonly dimensions: PlotDimensions;
  readonly shape: PlotShape;
  readonly ratio: PlotRatio;
  readonly slope?: PlotSlope;
  readonly water?: PlotJudgment;
  readonly extensions: PlotJudgment[];
  readonly cuts: PlotJudgment[];
  readonly road?: PlotJudgment;
  /** The plot as it was read, to draw by */
  readonly plot: PlotOutlined;
  readonly sources: VastuSource[];
  readonly conventions: PlotConventions;
}

/** Request of `calculateAyadi`. */
export interface AyadiRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Length of the building, in the unit */
  readonly length: number;
  /** Breadth of the building, in the unit */
  readonly breadth: number;
  /** In the unit; twice length and breadth by default */
  readonly perimeter?: number | undefined;
  /** In the unit; the perimeter by default */
  readonly circumference?: number | undefined;
  /** Unit of every measure sent. Default "hasta" */
  readonly unit?: "hasta" | "feet" | "metres" | undefined;
  /** Inches in a hasta, of 24 angulas; counts with feet and metres alone. Default 18 */
  readonly hastaInches?: number | undefined;
  /** Which side is counted: manasara each its own, perimeter-texts the perimeter, utpala the perimeter and for the yoni the area. Default "manasara" */
  readonly ayadiText?: "manasara" | "perimeter-texts" | "utpala" | undefined;
  /** Perimeter by nine over ten, or by three over fourteen; manasara has its own. Default "p9-10" */
  readonly vyayaFormula?: "p9-10" | "p3-14" | undefined;
}

/** The six ayadi formulas of a building's measures. */
export interface Ayadi {
  readonly measures: AyadiMeasures;
  readonly vargas: AyadiVarga[];
  /** Whole quotient of the perimeter times 8 by 27 */
  readonly vayas: number;
  readonly verdict: AyadiVerdict;
  readonly conventions: AyadiConventions;
}

/** Request of `calculateRoomCompliance`. */
export interface RoomComplianceRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  readonly plot: PlotAsked;
  /** Where the building looks, seen from inside. Send this or facingDegrees */
  readonly facing?: VastuDirection | undefined;
  /** The same as a bearing in degrees clockwise from true north. Send this or facing. 0 to 360 */
  readonly facingDegrees?: number | undefined;
  /** 1 to 24 of them */
  readonly rooms: RoomAsked[];
}

/** Rooms by the quarters that they lie in, with a remedy for each. */
export interface RoomCompliance {
  readonly rooms: JudgedRoom[];
  /** Weighted mean of the points, 0 to 100. 0 to 100 */
  readonly score: number;
  readonly scoring: RoomScoring;
  readonly facing: VastuDirection;
  readonly facingLocalized?: string;
  /** The plot as it was read, to draw by */
  readonly plot: PlotOutlined;
  readonly sources: VastuSource[];
  readonly conventions: RoomConventions;
}

/** Request of `findGrihaPraveshDates`. */
export interface GrihaPraveshRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** First day, YYYY-MM-DD */
  readonly startDate: CivilDate;
  /** Last day, YYYY-MM-DD; at most 93 days with the first */
  readonly endDate: CivilDate;
  /** Decimal degrees, north positive. -90 to 90 */
  readonly latitude: Latitude;
  /** Decimal degrees, east positive. -180 to 180 */
  readonly longitude: Longitude;
  /** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
  readonly timezone: Timezone;
  /** Whose nakshatras are admitted: eight of Muhurta Chintamani, or the southern ten. Default "muhurta-chintamani" */
  readonly muhurtaText?: "muhurta-chintamani" | "kalaprakasika" | undefined;
}

/** Days for entering a new house in a window of up to 93 days. */
export interface GrihaPravesh {
  /** Days that pass every rule */
  readonly days: GrihaPraveshDay[];
  /** How many days pass */
  readonly total: number;
  readonly window: GrihaPraveshWindow;
  /** How many days fail each rule; one day can fail several */
  readonly rejectionsByRule: Record<string, number>;
  /** In the order of testing */
  readonly rules: GrihaPraveshRule[];
  readonly leftToTheAstrologer?: string[];
  readonly sources: VastuSource[];
  readonly conventions: GrihaPraveshConventions;
}

/** Request of `listDikpalaDirections`. */
export interface DikpalaDirectionsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 8. Default 8 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The eight directions with their lords, squares and what belongs there. */
export interface DikpalaDirections {
  /** How many there are */
  readonly total: number;
  /** How many were asked for. 1 or more */
  readonly limit: number;
  /** How many were skipped */
  readonly offset: number;
  readonly directions: DikpalaDirectionRow[];
}

/** Request of `getDikpalaDirection`. */
export interface DikpalaDirectionRequest {
  /** Name of a direction */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the eight directions. */
export interface DikpalaDirection {
  readonly id: VastuDirection;
  readonly idLocalized?: string;
  /** Lord of the quarter, after Brihat Samhita 54.3 */
  readonly dikpala: string;
  readonly dikpalaLocalized?: string;
  readonly kind: "cardinal" | "intercardinal";
  /** Of a corner; modern custom */
  readonly element?: "fire" | "earth" | "air" | "water";
  /** Of 81: a side's eight from its first corner, or a corner's five */
  readonly squares: number[];
  /** In the order of squares */
  readonly devatas: DevataOnSquare[];
  readonly places?: string;
  readonly water: WaterInDirection;
  readonly sources: VastuSource[];
}

/** Request of `listDevatas`. */
export interface DevatasRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 45. Default 45 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The 45 devatas of the mandala with their squares. */
export interface Devatas {
  /** How many there are */
  readonly total: number;
  /** How many were asked for. 1 or more */
  readonly limit: number;
  /** How many were skipped */
  readonly offset: number;
  readonly devatas: DevataRow[];
}

/** Request of `getDevata`. */
export interface DevataDetailRequest {
  /** Id of a devata */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One of the 45 devatas of the mandala. */
export interface DevataDetail {
  readonly id: DevataId;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly class: "perimeter" | "innerRing" | "innerCorner" | "center";
  /** Holds one, two or three squares; not said of Brahman */
  readonly group?: "padika" | "dvipada" | "tripada";
  /** Of the 32 on the border */
  readonly side?: VastuSide;
  readonly sideLocalized?: string;
  /** Of the twenty that 53.49 gathers in the corners */
  readonly quadrant?: VastuCorner;
  readonly quadrantLocalized?: string;
  readonly squares: number[];
  readonly cells: VastuCell[];
  /** How many of the 81 squares are its own. 1 to 9 */
  readonly padaCount: number;
  /** Of the 32 on the border. 1 to 32 */
  readonly entrancePada?: number;
  readonly role?: string;
  /** Chapter and verse */
  readonly verses: string[];
  readonly note?: string;
  readonly source: VastuSource;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

export interface PlotAsked {
  /** East to west, in the unit, of a rectangle along the compass */
  readonly width?: number | undefined;
  /** North to south, in the unit, of a rectangle along the compass */
  readonly depth?: number | undefined;
  /** Three to sixteen corners in order, either way round, x east and y north; concave outlines too. 3 to 16 of them */
  readonly polygon?: PlotOutline | undefined;
  /** Unit of every length; areas are in its square. Default "feet" */
  readonly unit?: "feet" | "metres" | undefined;
}

/** Three to sixteen corners in order, either way round, x east and y north; concave outlines too. 3 to 16 of them */
export type PlotOutline = PlotPointAsked[];

export interface PlotPointAsked {
  /** Distance to the east of the origin, in the unit of the request */
  readonly x: number;
  /** Distance to the north of the origin, in the unit of the request */
  readonly y: number;
}

export type VastuDirection = 
  | "North"
  | "Northeast"
  | "East"
  | "Southeast"
  | "South"
  | "Southwest"
  | "West"
  | "Northwest";

export type VastuSide = "East" | "South" | "West" | "North";

export type VastuCorner = "Northeast" | "Southeast" | "Southwest" | "Northwest";

export interface VastuCell {
  /** 1 is the northernmost row. 1 to 9 */
  readonly rowFromNorth: number;
  /** 1 is the westernmost column. 1 to 9 */
  readonly columnFromWest: number;
}

/** On the grid of 81 alone */
export interface EntranceDevata {
  readonly id: DevataId;
  readonly name: string;
  readonly nameLocalized?: string;
  /** How many of the 81 squares are its own. 1 to 9 */
  readonly padaCount: number;
}

export type DevataId = 
  | "agni"
  | "parjanya"
  | "jayanta"
  | "indra-outer"
  | "surya"
  | "satya"
  | "bhrisa"
  | "antariksha"
  | "vayu"
  | "pusha"
  | "vitatha"
  | "brihatkshata"
  | "yama"
  | "gandharva"
  | "bhringaraja"
  | "mriga"
  | "pitri"
  | "dauvarika"
  | "sugriva"
  | "kusumadanta"
  | "varuna"
  | "asura"
  | "sosha"
  | "papayakshma"
  | "roga"
  | "ahi"
  | "mukhya"
  | "bhallata"
  | "soma"
  | "bhujaga"
  | "aditi"
  | "diti"
  | "aryaman"
  | "savita"
  | "vivasvan"
  | "indra-inner"
  | "mitra"
  | "rajayakshma"
  | "prthvidhara"
  | "apavatsa"
  | "apa"
  | "savitra"
  | "jaya"
  | "rudra"
  | "brahma";

export type VastuAuspiciousness = "auspicious" | "inauspicious" | "mixed";

/** Where door was sent: the point of the outline that was read */
export interface DoorRead {
  /** Distance to the east of the origin, in the unit of the request */
  readonly x: number;
  /** Distance to the north of the origin, in the unit of the request */
  readonly y: number;
  /** From the point sent to the outline, in the unit sent */
  readonly distance: number;
}

export interface VastuSource {
  /** Title of the text, or convention where no verse says it */
  readonly text: string;
  /** Chapter of that text */
  readonly chapter?: number;
  /** Verse, or first and last of several */
  readonly verse?: string;
  /** Translator of the edition whose numbers are used */
  readonly translation?: string;
  /** Year of that edition */
  readonly year?: number;
  /** Whether the edition may be quoted */
  readonly publicDomain?: boolean;
  /** Of a convention: the custom or reasoning behind it */
  readonly basis?: string;
  /** A disagreement of readings, or a limit of the citation */
  readonly note?: string;
}

export interface EntranceConventions {
  readonly grid: "81-pada" | "64-pada";
  /** Of a door by doorPosition, and on 64 squares, eighths; of a point on 81 squares ninths, of which the last is the first pada of the next side. A pada owns the border where it begins */
  readonly division: string;
  /** What the pada was read from */
  readonly doorFrom: "door" | "doorPosition";
  readonly facing: VastuDirection;
  readonly fruits: string;
}

export interface MandalaCell {
  /** 1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east. 1 to 81 */
  readonly square: number;
  /** 1 is the northernmost row. 1 to 9 */
  readonly rowFromNorth: number;
  /** 1 is the westernmost column. 1 to 9 */
  readonly columnFromWest: number;
  readonly devata?: DevataId;
  readonly devataName?: string;
  readonly devataNameLocalized?: string;
  /** On 81 squares */
  readonly class?: "perimeter" | "innerRing" | "innerCorner" | "center";
  /** Whether its devata holds one, two or three squares */
  readonly group?: "padika" | "dvipada" | "tripada";
  /** On 64 squares */
  readonly role?:
    | "brahma"
    | "halved-inner-corner"
    | "halved-outer-corner"
    | "around-brahma"
    | "dvipada"
    | "outer";
  readonly center: PlotPoint;
  /** Whether the middle of the square lies inside the outline */
  readonly withinPlot: boolean;
}

export interface PlotPoint {
  /** Distance to the east of the origin, in the unit of the request */
  readonly x: number;
  /** Distance to the north of the origin, in the unit of the request */
  readonly y: number;
}

export interface Brahmasthan {
  readonly squares: number[];
  /** Four corners from the southwest, counterclockwise */
  readonly polygon: PlotPoint[];
  /** In the square of the unit */
  readonly area: number;
}

export interface MandalaMarmas {
  /** The middle of every square, in the order of cells */
  readonly points: PlotPoint[];
  /** An eighth of a square of the grid, in the square of the unit */
  readonly areaEach: number;
}

export interface MandalaLine {
  /** 1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east. 1 to 81 */
  readonly fromSquare: number;
  readonly fromDevata: DevataId;
  /** 1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east. 1 to 81 */
  readonly toSquare: number;
  readonly toDevata: DevataId;
  readonly axis: "northwest-southeast" | "northeast-southwest";
  readonly isMainDiagonal: boolean;
  readonly from: PlotPoint;
  readonly to: PlotPoint;
}

/** The plot as it was read, to draw by */
export interface PlotOutlined {
  /** Outline of the plot; of a rectangle from its southwest corner */
  readonly polygon: PlotPoint[];
  readonly unit: "feet" | "metres";
}

export interface MandalaConventions {
  readonly grid: "81-pada" | "64-pada";
  readonly laidOver: string;
}

export interface PlotOrientation {
  readonly facing: VastuDirection;
  readonly facingLocalized?: string;
  /** Opposite of facing */
  readonly sitting: VastuDirection;
  readonly sittingLocalized?: string;
  /** Degrees clockwise from true north, as sent */
  readonly facingDegrees?: number;
  /** Which of the 24 mountains the bearing lies in */
  readonly mountain?:
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
}

export interface PlotDimensions {
  /** North to south, of the extent, in the unit */
  readonly length: number;
  /** East to west, of the extent, in the unit */
  readonly breadth: number;
  /** Of the outline, in the square of the unit */
  readonly area: number;
  /** Length divided by breadth */
  readonly ratio: number;
}

export interface PlotShape {
  readonly verdict: "regular" | "askew" | "irregular";
  readonly effect?: string;
  readonly source: VastuSource;
}

export interface PlotRatio {
  readonly verdict: "square" | "moderate" | "long" | "double" | "elongated";
  readonly effect?: string;
  readonly source: VastuSource;
}

export interface PlotSlope {
  readonly lowDirection: VastuDirection;
  readonly lowDirectionLocalized?: string;
  readonly highDirection: VastuDirection;
  readonly highDirectionLocalized?: string;
  readonly reading?: string;
  readonly schools: SlopeByOneSchool[];
  readonly chosen: SlopeSchool;
}

export interface SlopeByOneSchool {
  readonly school: SlopeSchool;
  readonly verdict: "auspicious" | "permitted" | "inauspicious" | "not-stated";
  /** Chapter and verse; empty where none speaks */
  readonly verse: string;
  readonly effect?: string;
}

export type SlopeSchool = "brihat-samhita" | "modern";

export interface PlotJudgment {
  readonly direction: VastuDirection;
  readonly directionLocalized?: string;
  readonly effect?: string;
  readonly auspiciousness: VastuAuspiciousness;
  readonly source: VastuSource;
}

export interface PlotConventions {
  readonly slopeSchool: SlopeSchool;
  readonly length: string;
  readonly breadth: string;
  readonly alongCompass: string;
}

export interface AyadiMeasures {
  /** Whole hastas. 1 or more */
  readonly length: number;
  /** Whole hastas. 1 or more */
  readonly breadth: number;
  /** Whole hastas. 1 or more */
  readonly perimeter: number;
  /** Whole hastas. 1 or more */
  readonly circumference: number;
  /** Square hastas. 1 or more */
  readonly area: number;
}

export interface AyadiVarga {
  readonly varga: "aya" | "vyaya" | "yoni" | "rksha" | "tithi" | "vara";
  readonly operand: "length" | "breadth" | "circumference" | "perimeter" | "area";
  /** Whole hastas, or square hastas of the area. 1 or more */
  readonly operandValue: number;
  readonly multiplier: number;
  readonly divisor: number;
  readonly product: number;
  /** It names the member of the group */
  readonly remainder: number;
  /** How many members the group has */
  readonly groupSize: number;
  readonly name?: string;
  readonly nameLocalized?: string;
  /** First of a group whose other names are not recorded */
  readonly firstName?: string;
  readonly gloss?: string;
  readonly glossLocalized?: string;
  /** Only where the tradition sorts the group in two */
  readonly auspicious?: boolean;
  readonly source: VastuSource;
}

export interface AyadiVerdict {
  readonly yoniAuspicious: boolean;
  readonly ayaVyaya: "aya-greater" | "equal" | "aya-lesser" | "zero-remainder";
  readonly reading?: string;
  readonly source: VastuSource;
}

export interface AyadiConventions {
  readonly ayadiText: "manasara" | "perimeter-texts" | "utpala";
  readonly vyayaFormula: "p9-10" | "p3-14";
  readonly unit: "hasta" | "feet" | "metres";
  /** Inches in a hasta */
  readonly hastaInches: number;
  readonly rounding: string;
}

export interface RoomAsked {
  readonly type:
    | "puja"
    | "kitchen"
    | "master-bedroom"
    | "bedroom"
    | "living"
    | "dining"
    | "study"
    | "toilet"
    | "store"
    | "staircase"
    | "water-storage"
    | "entrance";
  /** The quarter it lies in. Send this or polygon */
  readonly direction?: VastuDirection | undefined;
  /** Three to sixteen corners in order, either way round, x east and y north; concave outlines too. 3 to 16 of them */
  readonly polygon?: PlotOutline | undefined;
}

export interface JudgedRoom {
  readonly type:
    | "puja"
    | "kitchen"
    | "master-bedroom"
    | "bedroom"
    | "living"
    | "dining"
    | "study"
    | "toilet"
    | "store"
    | "staircase"
    | "water-storage"
    | "entrance";
  readonly zone: VastuZone;
  readonly zoneLocalized?: string;
  readonly verdict: "ideal" | "acceptable" | "avoid";
  readonly idealDirections: VastuDirection[];
  readonly idealDirectionsLocalized?: string[];
  readonly avoidDirections: VastuDirection[];
  readonly avoidDirectionsLocalized?: string[];
  readonly reading?: string;
  readonly remedy?: string;
  /** The outline, as sent */
  readonly polygon?: PlotPoint[];
  /** Center of the outline's area, which decides the zone; in the unit of the plot */
  readonly center?: PlotPoint;
  readonly source: VastuSource;
}

export type VastuZone = 
  | "North"
  | "Northeast"
  | "East"
  | "Southeast"
  | "South"
  | "Southwest"
  | "West"
  | "Northwest"
  | "Center";

export interface RoomScoring {
  /** Weight of a room judged by a verse */
  readonly sourcedWeight: number;
  /** Weight of a room judged by convention */
  readonly conventionWeight: number;
  /** Points, of 1 */
  readonly idealPoints: number;
  /** Points of an acceptable room, of 1 */
  readonly neutralPoints: number;
  /** Points, of 1 */
  readonly avoidPoints: number;
}

export interface RoomConventions {
  readonly zones: string;
  readonly roomByOutline: string;
  readonly facing: string;
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

/** Decimal degrees, north positive. -90 to 90 */
export type Latitude = number;

/** Decimal degrees, east positive. -180 to 180 */
export type Longitude = number;

/** Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time */
export type Timezone = number | string;

export interface GrihaPraveshDay {
  readonly date: string;
  /** UTC; absent where the Sun does not rise on the date */
  readonly sunrise?: string;
  readonly nakshatra: GrihaPraveshNakshatra;
  readonly tithi: GrihaPraveshTithi;
  readonly vara: GrihaPraveshVara;
  readonly ayana: "uttarayana" | "dakshinayana";
  /** Sidereal degrees of the Sun, Lahiri */
  readonly solarLongitude: number;
  readonly karana: string;
  readonly karanaLocalized?: string;
  readonly quality: "preferred" | "admissible";
  readonly admittedBy: GrihaPraveshRuleId[];
  readonly reading?: string;
}

export interface GrihaPraveshNakshatra {
  /** From Ashwini. 1 to 27 */
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
}

export interface GrihaPraveshTithi {
  /** From the new moon; 16 to 30 are the dark half. 1 to 30 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly paksha: "Shukla" | "Krishna";
  readonly pakshaLocalized?: string;
}

export interface GrihaPraveshVara {
  /** 0 for Sunday. 0 to 6 */
  readonly number: number;
  readonly name: string;
  readonly nameLocalized?: string;
}

export type GrihaPraveshRuleId = 
  | "nakshatra-admissible"
  | "tithi-window"
  | "weekday"
  | "uttarayana"
  | "sun-sign"
  | "karana";

export interface GrihaPraveshWindow {
  readonly startDate: string;
  readonly endDate: string;
  /** Days looked at, first and last included. 1 or more */
  readonly daysEvaluated: number;
}

export interface GrihaPraveshRule {
  readonly id: GrihaPraveshRuleId;
  readonly requirement?: string;
  /** high where two independent texts agree */
  readonly confidence: "high" | "medium";
  readonly source: VastuSource;
}

export interface GrihaPraveshConventions {
  readonly muhurtaText: "muhurta-chintamani" | "kalaprakasika";
  /** Decimal hours from UTC on the first day */
  readonly timezone: number;
  /** Decimal hours from UTC on the last day, where it differs; each day is read by its own */
  readonly timezoneAtEnd?: number;
  readonly limbsAt: string;
  readonly ayanamsa: "lahiri";
  readonly northernCourse: string;
  /** Ids of those that the chosen text admits */
  readonly nakshatras: string[];
  readonly preferred: string;
  /** Name and version of what computed the sky */
  readonly ephemeris: string;
  /** Where the place lies far from where its timezone is kept */
  readonly notice?: string;
}

export interface DikpalaDirectionRow {
  readonly id: VastuDirection;
  readonly idLocalized?: string;
  /** Lord of the quarter, after Brihat Samhita 54.3 */
  readonly dikpala: string;
  readonly dikpalaLocalized?: string;
  readonly kind: "cardinal" | "intercardinal";
  /** Of a corner; modern custom */
  readonly element?: "fire" | "earth" | "air" | "water";
  /** Of 81: a side's eight from its first corner, or a corner's five */
  readonly squares: number[];
  /** In the order of squares */
  readonly devatas: DevataOnSquare[];
  readonly places?: string;
  readonly water: WaterInDirection;
  readonly sources: VastuSource[];
}

export interface DevataOnSquare {
  /** 1 in the northeast, 9 southeast, 73 northwest, 81 southwest: down the columns from the east. 1 to 81 */
  readonly square: number;
  readonly id: DevataId;
  readonly name: string;
  readonly nameLocalized?: string;
}

export interface WaterInDirection {
  readonly effect?: string;
  readonly auspiciousness: "auspicious" | "inauspicious";
}

export interface DevataRow {
  readonly id: DevataId;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly class: "perimeter" | "innerRing" | "innerCorner" | "center";
  /** Holds one, two or three squares; not said of Brahman */
  readonly group?: "padika" | "dvipada" | "tripada";
  /** Of the 32 on the border */
  readonly side?: VastuSide;
  readonly sideLocalized?: string;
  /** Of the twenty that 53.49 gathers in the corners */
  readonly quadrant?: VastuCorner;
  readonly quadrantLocalized?: string;
  readonly squares: number[];
  readonly cells: VastuCell[];
  /** How many of the 81 squares are its own. 1 to 9 */
  readonly padaCount: number;
  /** Of the 32 on the border. 1 to 32 */
  readonly entrancePada?: number;
  readonly role?: string;
  /** Chapter and verse */
  readonly verses: string[];
  readonly note?: string;
  readonly source: VastuSource;
}
