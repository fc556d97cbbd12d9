import type { MonthId } from "../calendar/months";
import type { NakshatraId } from "../zodiac/nakshatras";

/** The moments of a day at which a tithi is asked for. */
export const MOMENTS = [
  "sunrise",
  "long-sunrise",
  "forenoon",
  "noon",
  "midday",
  "afternoon",
  "evening",
  "dusk",
  "midnight",
  "before-dawn",
  "moonrise",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Which of two days is kept where the tithi has the moment on both. */
export const TWICE = ["first", "second", "longer-first", "longer-second"] as const;
export type Twice = (typeof TWICE)[number];

/** Which is kept where it has it on none: the first or the second of the two days that share the tithi. */
export type None = "first" | "second";

/** A tithi of a lunar month, and the moment of the day that has to have it. */
export interface TithiRule {
  readonly by: "tithi";
  /** By the count that ends at the new moon; none: every month, adhika months too. */
  readonly month: MonthId | undefined;
  /** 1 to 30 from the new moon. */
  readonly tithi: number;
  readonly moment: Moment;
  readonly twice: Twice;
  readonly none: None;
  /** Kept in the adhika month, where there is one, instead of the month proper. */
  readonly inAdhika?: true;
  /** The day on which the tithi meets this star between sunrise and sunset goes before all others. */
  readonly star?: NakshatraId;
}

/** The Sun's entry into a sign, and when the day that it belongs to ends. */
export interface SankrantiRule {
  readonly by: "sankranti";
  /** From Aries, 0 to 11. */
  readonly sign0: number;
  /** `sunset`: an entry after it belongs to the next date; `sunrise`: the day runs from sunrise to sunrise. */
  readonly until: "sunset" | "sunrise";
}

/** A star while the Sun is in a sign; of two the second, as printed calendars do. */
export interface StarRule {
  readonly by: "star";
  readonly star: NakshatraId;
  readonly sign0: number;
}

/** Days before or after another festival. */
export interface OffsetRule {
  readonly by: "offset";
  readonly from: string;
  readonly days: number;
}

/** An Ekadashi, which two schools keep on days of their own. */
export interface EkadashiRule {
  readonly by: "ekadashi";
  readonly month: MonthId | undefined;
  readonly tithi: 11 | 26;
  readonly isAdhika?: true;
}

export type FestivalRule = TithiRule | SankrantiRule | StarRule | OffsetRule | EkadashiRule;

/** The page on which a rule was read; if none was, whose practice it is. */
export type RuleSource =
  | { readonly text: "Report of the Calendar Reform Committee, part B"; readonly page: number }
  | { readonly convention: string };

export const REGIONS = ["india", "north", "west", "south", "east", "kerala", "tamil-nadu", "bengal", "punjab"] as const;
export type Region = (typeof REGIONS)[number];

export interface Festival {
  readonly id: string;
  /** A fast is kept by not eating; an observance marks the day. */
  readonly kind: "festival" | "fast" | "observance";
  readonly region: Region;
  readonly rule: FestivalRule;
  readonly source: RuleSource;
  /** The day of another school by its own rule. */
  readonly other?: { readonly school: string; readonly rule: TithiRule };
}
