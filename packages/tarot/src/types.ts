// Made from the schemas by `npm run types`; a test compares. Change the schema, not this file.

/** Request of `listCards`. */
export interface TarotCardsRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many entries to return. 1 to 100. Default 20 */
  readonly limit?: number | undefined;
  /** How many entries to skip. Default 0 */
  readonly offset?: number | undefined;
  /** Trumps (major) or suits (minor) */
  readonly arcana?: Arcana | undefined;
  /** Suit of a minor card */
  readonly suit?: Suit | undefined;
  /** Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14. 0 to 21 */
  readonly number?: number | undefined;
}

/** The 78 cards, filtered by arcana, suit and number. */
export interface TarotCards {
  /** How many cards the filters leave */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly cards: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** Trumps (major) or suits (minor) */
    readonly arcana: Arcana;
    readonly arcanaLocalized?: string;
    /** Null for the major arcana */
    readonly suit: Suit | null;
    readonly suitLocalized?: string;
    /** Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14. 0 to 21 */
    readonly number: number;
    /** Picture of the card, SVG; no key is needed. A service answers its whole address, the library the path below its root */
    readonly imageUrl: string;
  }[];
  readonly conventions: DeckConventions;
}

/** Request of `getCard`. */
export interface TarotCardRequest {
  /** Card id or English name; letter case, separators and a leading article are free. 1 to 60 characters */
  readonly id: string;
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
}

/** One card in full: keywords and meanings, upright and reversed. */
export interface TarotCard {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Trumps (major) or suits (minor) */
  readonly arcana: Arcana;
  readonly arcanaLocalized?: string;
  /** Null for the major arcana */
  readonly suit: Suit | null;
  readonly suitLocalized?: string;
  /** Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14. 0 to 21 */
  readonly number: number;
  /** Picture of the card, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  readonly keywords?: {
    readonly upright: string[];
    readonly reversed: string[];
  };
  readonly upright?: CardOrientation;
  readonly reversed?: CardOrientation;
  readonly conventions: DeckConventions;
}

/** Request of `getDailyCard`. */
export interface DailyCardRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** Calendar date, YYYY-MM-DD; today in UTC by default */
  readonly date?: CivilDate | undefined;
  /** Whose card it is; without one everybody shares the day's. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The card of the day. */
export interface DailyCard {
  readonly date: string;
  /** What the card was drawn by: `{seed}-{date}`, or the date alone */
  readonly seed: string;
  readonly card: DrawnCard;
  readonly dailyMessage?: string;
  readonly conventions: DrawConventions;
}

/** Request of `drawCards`. */
export interface CardDrawRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** How many cards to draw. 1 to 78 */
  readonly count: number;
  /** Whether cards may lie reversed. Default true */
  readonly allowReversals?: boolean | undefined;
  /** Whether each card goes back into the deck before the next. Default false */
  readonly allowDuplicates?: boolean | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** Draw 1 to 78 cards. */
export interface CardDraw {
  readonly cards: DrawnCard[];
  /** The seed that was sent */
  readonly seed?: string;
  readonly conventions: DrawConventions;
}

/** Request of `castCareerSpread`. */
export interface CareerSpreadRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** Seven cards for work. */
export interface CareerSpread {
  readonly spread: string;
  readonly spreadLocalized?: string;
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly positions: SpreadPosition[];
  /** The spread as a whole */
  readonly summary?: string;
  readonly conventions: DrawConventions;
}

/** Request of `castCelticCross`. */
export interface CelticCrossRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** The Celtic Cross of ten cards. */
export interface CelticCross {
  readonly spread: string;
  readonly spreadLocalized?: string;
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly positions: SpreadPosition[];
  /** The spread as a whole */
  readonly summary?: string;
  readonly conventions: DrawConventions;
}

/** Request of `castCustomSpread`. */
export interface CustomSpreadRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** The answer's spread. 1 to 100 characters. Default "Custom Spread" */
  readonly spreadName?: string | undefined;
  /** One card falls in each. 1 to 10 of them */
  readonly positions: CustomPosition[];
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** A spread of your own, 1 to 10 positions. */
export interface CustomSpread {
  readonly spread: string;
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly positions: {
    /** Order in the spread, from 1; the card's position is the same. 1 to 10 */
    readonly position: number;
    readonly name: string;
    /** What the position asks, and the card read to that */
    readonly interpretation: string;
    readonly card: DrawnCard;
  }[];
  readonly conventions: DrawConventions;
}

/** Request of `castLoveSpread`. */
export interface LoveSpreadRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** Five cards for two people. */
export interface LoveSpread {
  readonly spread: string;
  readonly spreadLocalized?: string;
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly positions: SpreadPosition[];
  /** The spread as a whole */
  readonly summary?: string;
  readonly conventions: DrawConventions;
}

/** Request of `castThreeCard`. */
export interface ThreeCardSpreadRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** Three cards: past, present, future. */
export interface ThreeCardSpread {
  readonly spread: string;
  readonly spreadLocalized?: string;
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly positions: SpreadPosition[];
  /** The spread as a whole */
  readonly summary?: string;
  readonly conventions: DrawConventions;
}

/** Request of `castYesNo`. */
export interface YesNoOracleRequest {
  /** Language of localized names and texts; a missing text is given in English. Default "en" */
  readonly lang?: Language | undefined;
  /** What is asked; echoed in the answer. 0 to 500 characters */
  readonly question?: string | undefined;
  /** The same seed reproduces the same draw. 1 to 200 characters */
  readonly seed?: string | undefined;
}

/** One card answers yes, no or maybe. */
export interface YesNoOracle {
  /** The question that was sent */
  readonly question?: string;
  /** The seed that was sent */
  readonly seed?: string;
  readonly answer: "Yes" | "No" | "Maybe";
  readonly answerLocalized?: string;
  /** Strong from the major arcana, Qualified otherwise */
  readonly strength: "Strong" | "Qualified";
  readonly strengthLocalized?: string;
  readonly card: {
    readonly id: string;
    readonly name: string;
    readonly nameLocalized?: string;
    /** Trumps (major) or suits (minor) */
    readonly arcana: Arcana;
    readonly arcanaLocalized?: string;
    readonly reversed: boolean;
    readonly keywords?: string[];
    /** Picture of the card, SVG; no key is needed. A service answers its whole address, the library the path below its root */
    readonly imageUrl: string;
  };
  readonly interpretation?: string;
  readonly conventions: DrawConventions;
}

/** BCP 47 */
export type Language = "en" | "tr" | "de" | "es" | "hi" | "pt" | "fr" | "ru" | "zh-Hans" | "zh-Hant";

/** Trumps (major) or suits (minor) */
export type Arcana = "major" | "minor";

/** Suit of a minor card */
export type Suit = "cups" | "wands" | "swords" | "pentacles";

export interface DeckConventions {
  /** Numbering and names of the deck: Strength is 8, Justice 11 */
  readonly deck: "rider-waite-smith";
}

export interface CardOrientation {
  readonly keywords: string[];
  readonly description: string;
  readonly love?: string;
  readonly career?: string;
  readonly finances?: string;
  readonly health?: string;
  readonly spirituality?: string;
}

/** Calendar date, YYYY-MM-DD (proleptic Gregorian) */
export type CivilDate = string;

export interface DrawnCard {
  readonly id: string;
  readonly name: string;
  readonly nameLocalized?: string;
  /** Trumps (major) or suits (minor) */
  readonly arcana: Arcana;
  readonly arcanaLocalized?: string;
  /** Null for the major arcana */
  readonly suit: Suit | null;
  readonly suitLocalized?: string;
  /** Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14. 0 to 21 */
  readonly number: number;
  /** Picture of the card, SVG; no key is needed. A service answers its whole address, the library the path below its root */
  readonly imageUrl: string;
  /** Order in the draw, from 1. 1 to 78 */
  readonly position: number;
  readonly reversed: boolean;
  readonly keywords?: string[];
  readonly meaning?: string;
  readonly love?: string;
  readonly career?: string;
  readonly finances?: string;
  readonly health?: string;
  readonly spirituality?: string;
}

export interface DrawConventions {
  /** Numbering and names of the deck: Strength is 8, Justice 11 */
  readonly deck: "rider-waite-smith";
  /** How cards were chosen: by the seed, the same for ever, or by the system's random generator */
  readonly draw: "sha256-fisher-yates" | "system-random";
  /** Chance of each card to lie reversed */
  readonly reversals: "one-half" | "none";
}

export interface SpreadPosition {
  /** Order in the spread, from 1; the card's position is the same. 1 to 10 */
  readonly position: number;
  readonly name: string;
  readonly nameLocalized?: string;
  /** The card read in this position */
  readonly interpretation?: string;
  readonly card: DrawnCard;
}

export interface CustomPosition {
  /** What the position is called. 1 to 100 characters */
  readonly name: string;
  /** What the position asks. 1 to 500 characters */
  readonly interpretation: string;
}
