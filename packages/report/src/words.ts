import type { Lang } from "@almagest/operation";
import de from "./words/de.json";
import en from "./words/en.json";
import es from "./words/es.json";
import fr from "./words/fr.json";
import hi from "./words/hi.json";
import pt from "./words/pt.json";
import ru from "./words/ru.json";
import tr from "./words/tr.json";
import zhHans from "./words/zh-Hans.json";
import zhHant from "./words/zh-Hant.json";

/** The words of the report itself, and the heads of columns by the member that they show. */
export type ReportWords = typeof en;

const BY_LANGUAGE: Readonly<Record<Lang, ReportWords>> = {
  en,
  tr,
  de,
  es,
  hi,
  pt,
  fr,
  ru,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};

export function wordsOf(lang: Lang): ReportWords {
  return BY_LANGUAGE[lang];
}
