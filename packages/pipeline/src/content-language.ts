import { type AnyOperation, LANGS, type Lang, speaks } from "@almagest/operation";
import type { TextStore } from "./texts";

/** The languages of an answer. */
export interface Told {
  readonly domainId: string;
  readonly operation: Pick<AnyOperation, "id" | "composedOf">;
  /** The language asked for. */
  readonly lang: Lang;
  /** Whether the answer as sent has sentences. */
  readonly hasProse: boolean;
}

/**
 * In which languages a reader finds an answer (RFC 9110, 8.5): those of its prose, which is in the language asked for
 * where that has the texts, in English where it does not, and in both where it has some; without prose, that of the names. An answer made of others has the
 * languages of them all.
 */
export async function contentLanguage(
  texts: TextStore,
  { domainId, operation, lang, hasProse }: Told,
): Promise<string> {
  if (lang === "en" || !hasProse) return lang;
  const catalogues = await texts.catalogues(domainId, lang);
  const spoken = new Set((operation.composedOf ?? [operation.id]).flatMap((id) => speaks(catalogues, { id, lang })));
  return [lang, ...LANGS].filter((one, index0, all) => spoken.has(one) && all.indexOf(one) === index0).join(", ");
}
