import { inSentence } from "@almagest/i18n";
import type { Term } from "@almagest/operation";

/**
 * A name as prose takes it: `the Moon`, `Venus`, `a square`. Prose is English, whatever language was asked for, and a
 * sentence is of one language; a language that gets prose of its own brings its names along.
 */
export function inProse(term: Term): string {
  return inSentence(term);
}

/** The name without its article, where the sentence has another word in that place: `Alex's Moon`. */
export function bareInProse(term: Term): string {
  return term.en;
}
