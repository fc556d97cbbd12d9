import { listOf } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";

/** The English of this package has a comma before the last of three. */
const ENGLISH = new Intl.ListFormat("en");

/** "one", "one and two", "one, two, and three", in the language that the texts speak. */
export function listed(names: readonly string[], lang: Lang): string {
  return lang === "en" ? ENGLISH.format(names) : listOf(names, lang);
}
