// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `listCrystals`. */
export interface CrystalsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** One of the seven chakras */
  readonly chakra?: StoneChakra | undefined;
  /** Zodiac sign */
  readonly zodiac?:
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
    | "pisces" | undefined;
  /** Element of the stone; Storm holds all the others */
  readonly element?: StoneElement | undefined;
  /** Any part of the name, in any letter case. 1 to 60 characters */
  readonly color?: string | undefined;
  /** Any part of the name, in any letter case. 1 to 60 characters */
  readonly planet?: string | undefined;
  /** How many entries to return. 1 to 100. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The stones, filtered by chakra, sign, element, color and planet. */
export interface Crystals {
  /** How many stones there are in all pages */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly crystals: ListedStone[];
}

/** Request of `getBirthstones`. */
export interface BirthstonesRequest {
  /** Calendar month, 1 is January. 1 to 12 */
  readonly month: number;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The birthstones of a month. */
export interface Birthstones {
  readonly month: number;
  readonly monthName: string;
  readonly monthNameLocalized?: string;
  /** How many stones the month has */
  readonly total: number;
  readonly crystals: StoneRecord[];
  readonly conventions: BirthstonesConventions;
}

/** Request of `getCrystalsByChakra`. */
export interface CrystalsByChakraRequest {
  /** One of the seven chakras */
  readonly chakra: StoneChakra;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 30. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The stones of a chakra. */
export interface CrystalsByChakra {
  /** One of the seven chakras */
  readonly chakra: StoneChakra;
  readonly chakraLocalized?: string;
  /** How many stones there are in all pages */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly crystals: StoneRecord[];
}

/** Request of `listCrystalColors`. */
export type CrystalColorsRequest = Record<never, never>;

/** Every color of the catalogue. */
export interface CrystalColors {
  readonly count: number;
  readonly colors: string[];
}

/** Request of `getDailyCrystal`. */
export interface DailyCrystalRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Whose stone it is; without one everybody shares the day's. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The stone of a day, drawn by seed and date. */
export interface DailyCrystal {
  readonly date: string;
  /** What the stone was drawn by: `{seed}-{date}`, or the date alone */
  readonly seed: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  readonly description?: string;
  readonly chakras: (
    | "Root"
    | "Sacral"
    | "Solar Plexus"
    | "Heart"
    | "Throat"
    | "Third Eye"
    | "Crown")[];
  readonly chakrasLocalized?: string[];
  readonly zodiacSigns: (
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
    | "Pisces")[];
  readonly zodiacSignsLocalized?: string[];
  readonly affirmation?: string;
  readonly conventions: DailyCrystalConventions;
}

/** Request of `getCrystalsByElement`. */
export interface CrystalsByElementRequest {
  /** Element of the stone; Storm holds all the others */
  readonly element: StoneElement;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 30. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The stones of an element. */
export interface CrystalsByElement {
  /** Element of the stone; Storm holds all the others */
  readonly element: StoneElement;
  readonly elementLocalized?: string;
  /** How many stones there are in all pages */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly crystals: StoneRecord[];
}

/** Request of `getCrystalPairings`. */
export interface CrystalPairingsRequest {
  /** Stone id or English name; letter case and separators do not matter. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** The stones that go well with a stone. */
export interface CrystalPairings {
  readonly crystal: string;
  readonly name: string;
  readonly nameLocalized?: string;
  readonly count: number;
  readonly pairings: PairedStone[];
}

/** Request of `listCrystalPlanets`. */
export type CrystalPlanetsRequest = Record<never, never>;

/** Every planet that rules a stone of the catalogue. */
export interface CrystalPlanets {
  readonly count: number;
  readonly planets: string[];
}

/** Request of `getRandomCrystal`. */
export interface RandomCrystalRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** A stone at random. */
export interface RandomCrystal {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  readonly description?: string;
  readonly chakras: (
    | "Root"
    | "Sacral"
    | "Solar Plexus"
    | "Heart"
    | "Throat"
    | "Third Eye"
    | "Crown")[];
  readonly chakrasLocalized?: string[];
  readonly zodiacSigns: (
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
    | "Pisces")[];
  readonly zodiacSignsLocalized?: string[];
  readonly affirmation?: string;
  readonly conventions: RandomCrystalConventions;
}

/** Request of `searchCrystals`. */
export interface CrystalSearchRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Text to look for. 2 to 50 characters */
  readonly q: string;
  /** How many entries to return. 1 to 50. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** Stones by a word in their name, keywords, description or meanings. */
export interface CrystalSearch {
  readonly query: string;
  /** How many stones there are in all pages */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly crystals: StoneRecord[];
}

/** Request of `getCrystalsByZodiac`. */
export interface CrystalsByZodiacRequest {
  /** Zodiac sign */
  readonly sign:
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
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 30. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
}

/** The stones of a zodiac sign. */
export interface CrystalsByZodiac {
  readonly sign:
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
    | "Pisces";
  readonly signLocalized?: string;
  /** How many stones there are in all pages */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly crystals: StoneRecord[];
}

/** Request of `getCrystal`. */
export interface CrystalRequest {
  /** Stone id or English name; letter case and separators do not matter. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One stone in full: mineralogy, meanings, lore and care. */
export interface Crystal {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  /** What the stone is and how it is known */
  readonly description?: string;
  /** What practice makes of it: lore and reflection, no medicine */
  readonly meaning: StoneMeaning;
  readonly chakras: (
    | "Root"
    | "Sacral"
    | "Solar Plexus"
    | "Heart"
    | "Throat"
    | "Third Eye"
    | "Crown")[];
  readonly chakrasLocalized?: string[];
  readonly zodiacSigns: (
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
    | "Pisces")[];
  readonly zodiacSignsLocalized?: string[];
  readonly planet:
    | "Jupiter"
    | "Mars"
    | "Mercury"
    | "Moon"
    | "Neptune"
    | "Pluto"
    | "Saturn"
    | "Sun"
    | "Uranus"
    | "Venus";
  readonly planetLocalized?: string;
  readonly elements: ("Earth" | "Water" | "Fire" | "Air" | "Storm")[];
  readonly elementsLocalized?: string[];
  /** Colors the stone comes in, most usual first */
  readonly colors: string[];
  readonly colorsLocalized?: string[];
  /** Mohs, 1 to 10: the softest that is met. 1 to 10 */
  readonly hardness: number;
  readonly hardnessRange: HardnessRange;
  /** Chemical formula, or what the stone is made of */
  readonly composition: string;
  /** How its atoms are ordered; rock for several minerals */
  readonly crystalSystem:
    | "cubic"
    | "tetragonal"
    | "orthorhombic"
    | "hexagonal"
    | "trigonal"
    | "monoclinic"
    | "triclinic"
    | "amorphous"
    | "rock";
  readonly crystalSystemLocalized?: string;
  /** The number of its English name: 1 to 9, 11, 22 or 33 */
  readonly numericalVibration: number;
  readonly keywords?: string[];
  /** Calendar month, 1 is January; null for none */
  readonly birthMonth: number | null;
  readonly affirmation?: string;
  /** What one named tradition tells of it */
  readonly lore?: string;
  readonly care: StoneCare;
  /** Ids of stones that go well with it, nearest first */
  readonly pairsWith: string[];
  readonly conventions: StoneConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** One of the seven chakras */
export type StoneChakra = 
  | "Root"
  | "Sacral"
  | "Solar Plexus"
  | "Heart"
  | "Throat"
  | "Third Eye"
  | "Crown";

/** Element of the stone; Storm holds all the others */
export type StoneElement = "Earth" | "Water" | "Fire" | "Air" | "Storm";

export interface ListedStone {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  /** Colors the stone comes in, most usual first */
  readonly colors: string[];
  readonly colorsLocalized?: string[];
  readonly chakras: (
    | "Root"
    | "Sacral"
    | "Solar Plexus"
    | "Heart"
    | "Throat"
    | "Third Eye"
    | "Crown")[];
  readonly chakrasLocalized?: string[];
}

export interface StoneRecord {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  /** Colors the stone comes in, most usual first */
  readonly colors: string[];
  readonly colorsLocalized?: string[];
}

export interface BirthstonesConventions {
  /** Jewelers of America and GIA: 1912, with spinel, tanzanite and others since */
  readonly birthstones: "american-trade-list";
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface DailyCrystalConventions {
  /** Chosen by the seed alone, each stone equally likely */
  readonly draw: "sha256-uniform";
}

export interface PairedStone {
  readonly name: string;
  readonly nameLocalized?: string;
  readonly id: string;
  /** Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  readonly description?: string;
  readonly chakras: (
    | "Root"
    | "Sacral"
    | "Solar Plexus"
    | "Heart"
    | "Throat"
    | "Third Eye"
    | "Crown")[];
  readonly chakrasLocalized?: string[];
  readonly keywords?: string[];
}

export interface RandomCrystalConventions {
  /** Chosen at each call, each stone equally likely */
  readonly draw: "system-random";
}

/** What practice makes of it: lore and reflection, no medicine */
export interface StoneMeaning {
  readonly spiritual?: string;
  readonly emotional?: string;
  readonly physical?: string;
}

export interface HardnessRange {
  /** Mohs, 1 to 10: the softest that is met. 1 to 10 */
  readonly min: number;
  /** Mohs, 1 to 10: the hardest. 1 to 10 */
  readonly max: number;
}

export interface StoneCare {
  /** What a polished stone bears: a bath, a brief rinse, or no water; never make drinks of any */
  readonly water: "safe" | "brief" | "avoid";
  readonly waterLocalized?: string;
  /** Whether long sunlight fades, bleaches or darkens it */
  readonly lightSensitive: boolean;
  /** toxic where swallowed or dissolved, dust where only cutting is dangerous; null for neither */
  readonly hazard: "toxic" | "dust" | null;
  /** How to clean and keep it */
  readonly note?: string;
}

export interface StoneConventions {
  /** hardness is the softest that is met; hardnessRange gives both ends */
  readonly hardness: "least-of-range";
  /** Letters of the English name, 1 to 9, added; 11, 22 and 33 kept */
  readonly numericalVibration: "pythagorean-name-sum";
  /** Cunningham's rulers, modern ones where he has none */
  readonly planet: "cunningham";
  /** Four elements, and Storm after Simmons and Ahsian */
  readonly elements: "with-storm";
  /** Jewelers of America and GIA, one month each */
  readonly birthMonth: "american-trade-list";
}
