import { optionalNeed } from "@almagest/operation";

/** A run of letters of one word, in a script other than Latin, Cyrillic and Greek, as Latin letters. */
export type Transliterate = (run: string) => string;

/**
 * The reader of the other scripts: `await loadTransliterator()` of `@almagest/numerology/names`. A context without it
 * still reads Latin, Cyrillic and Greek, and refuses a name that it could read in part only.
 */
export const needTransliterator = optionalNeed<Transliterate>()("transliterate");

/** The part of a context that name operations look at; a call without any context has none. */
export interface NameContext {
  readonly transliterate?: Transliterate;
}
