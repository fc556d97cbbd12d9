import type { Lang } from "../languages";

/** A tree of texts: strings in ICU MessageFormat, or lists of plain strings, under stable keys. */
export interface MessageTree {
  readonly [key: string]: string | readonly string[] | MessageTree;
}

/** The groups of texts by the operation that speaks with them. */
export type Voices = Readonly<Record<string, readonly string[] | null>>;

/** Forms of names in one language, by the name itself: `{ "Krebs": { "in": "im Krebs" } }`. */
export type GrammarForms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of one package in one language. Plain data; `@almagest/i18n` reads it. */
export interface TextCatalogue {
  readonly namespace: string;
  readonly lang: Lang;
  readonly messages: MessageTree;
  /**
   * Which groups an operation speaks with, by its id: `western.natal` is the group `natal` of that namespace. Null where
   * its code still writes English words into a text: it speaks English until that is mended. Data of the English texts;
   * an operation without a row speaks with all groups at hand.
   */
  readonly voices?: Voices;
  /** Of the names that its texts may be filled with; English needs none. */
  readonly forms?: GrammarForms;
}

/** The language asked for and the catalogues at hand, for `present`. */
export interface Words {
  readonly lang: Lang;
  readonly catalogues: readonly TextCatalogue[];
}
