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
 * In which language a reader finds an answer (RFC 9110, 8.5): that of its prose, which is the language asked for where
 * every text that the operation speaks with is there in it, else English; without prose, that of the names.
 */
export async function contentLanguage(
  texts: TextStore,
  { domainId, operationId, lang, hasProse }: Told,
): Promise<string> {
  if (lang === "en" || !hasProse) return lang;
  return speaks(await texts.catalogues(domainId, lang), { id: operationId, lang });
}
