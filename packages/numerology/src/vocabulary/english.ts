import type { EnglishNames } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";
import type * as tables from "./tables";

/**
 * The English names that answers hold, by the ids of the vocabularies. The other nine languages are an entry of their
 * own, so these are repeated here; the compiler holds both to the same names.
 */
export const ROLES = {
  lifePath: "Life Path",
  expression: "Expression",
  soulUrge: "Soul Urge",
  personality: "Personality",
  birthDay: "Birth Day",
  maturity: "Maturity",
} as const satisfies EnglishNames<typeof tables.roles>;

export const RATINGS = {
  highly: "Highly Compatible",
  very: "Very Compatible",
  compatible: "Compatible",
  moderately: "Moderately Compatible",
  challenging: "Challenging",
} as const satisfies EnglishNames<typeof tables.ratings>;

export const CYCLE = { yearOfNine: "Year # of 9" } as const satisfies EnglishNames<typeof tables.cycle>;

export const COMPOUND_NAMES = {
  "10": "The Wheel of Fortune",
  "11": "A Lion Muzzled; A Clenched Fist",
  "12": "The Sacrifice; The Victim",
  "16": "The Shattered Citadel",
  "17": "The Star of the Magi",
  "19": "The Prince of Heaven",
  "20": "The Awakening; The Judgment",
  "21": "The Crown of the Magi",
  "23": "The Royal Star of the Lion",
  "27": "The Sceptre",
} as const satisfies EnglishNames<typeof tables.compoundNames>;

/** Whether a compound number has a name. */
export function isNamed(number: string): number is keyof typeof COMPOUND_NAMES {
  return number in COMPOUND_NAMES;
}

/** `dark-sapphire` is Dark Sapphire. */
type Titled<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>} ${Titled<Rest>}`
  : Capitalize<Id>;

/** Ids of a table that tell their English names: a name that differs does not compile where its id is used. */
type TitledIds<Table extends TermTable> = {
  [Id in keyof Table & string]: Table[Id]["en"] extends Titled<Id> ? Id : never;
}[keyof Table & string];

export type PlanetId = TitledIds<typeof tables.planets>;
export type WeekdayId = TitledIds<typeof tables.weekdays>;
export type ElementId = TitledIds<typeof tables.elements>;
export type ColorId = TitledIds<typeof tables.colors>;
export type StoneId = TitledIds<typeof tables.stones>;

/** The English name of a planet, a day of the week, an element, a color or a stone. */
export function titled(id: PlanetId | WeekdayId | ElementId | ColorId | StoneId): string {
  return id.replace(/^.|-./g, (start) => start.toUpperCase().replace("-", " "));
}
