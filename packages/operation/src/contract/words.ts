import type { Lang } from "../languages";

/** A tree of texts: strings in ICU MessageFormat, or lists of plain strings, under stable keys. */
export interface MessageTree {
  readonly [key: string]: string | readonly string[] | MessageTree;
}

/** The texts of one package in one language. Plain data; `@almagest/i18n` reads it. */
export interface TextCatalogue {
  readonly namespace: string;
  readonly lang: Lang;
  readonly messages: MessageTree;
}

/** The language asked for and the catalogues at hand, for `present`. */
export interface Words {
  readonly lang: Lang;
  readonly catalogues: readonly TextCatalogue[];
}
