import { type Lang, speaks } from "@almagest/operation";
import type { TextStore } from "./texts";

/** The languages of an answer. */
export interface Told {
  readonly domainId: string;
  readonly operationId: string;
  /** The language asked for. */
  readonly lang: Lang;
  /** Whether the answer as sent has sentences. */
  readonly hasProse: boolean;
}

/**
 * In which languages a reader finds an answer (RFC 9110, 8.5): those of its prose, which is in the language asked for
 * where that has the texts, in English where it does not, and in both where it has some; without prose, that of the names.
 */
export async function contentLanguage(
  texts: TextStore,
  { domainId, operationId, lang, hasProse }: Told,
): Promise<string> {
  if (lang === "en" || !hasProse) return lang;
  return speaks(await texts.catalogues(domainId, lang), { id: operationId, lang }).join(", ");
}
