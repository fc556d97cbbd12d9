import { inSentence } from "@almagest/i18n";
import type { Lang, Term } from "@almagest/operation";

/**
 * A name as a sentence takes it: in English with its article (`the Moon`, `Venus`, `a square`), in other languages the
 * bare name, of which a text asks for the form that it needs (`{body_dat}`).
 *
 * @param lang the language that the texts speak, which need not be the one asked for.
 */
export function inProse(term: Term, lang: Lang): string {
  return inSentence(term, lang);
}

/** The name without its article, where the sentence has another word in that place: `Alex's Moon`. */
export function bareInProse(term: Term, lang: Lang): string {
  return term[lang];
}
