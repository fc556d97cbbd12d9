import type { AnyOperation, Lang } from "@almagest/operation";
import de from "./lines/de.json";
import es from "./lines/es.json";
import fr from "./lines/fr.json";
import hi from "./lines/hi.json";
import pt from "./lines/pt.json";
import ru from "./lines/ru.json";
import tr from "./lines/tr.json";
import zhHans from "./lines/zh-Hans.json";
import zhHant from "./lines/zh-Hant.json";

/** A line about each operation. `lines/en.json` has the summaries that these nine stand for. */
const LINES: Readonly<Record<Exclude<Lang, "en">, Readonly<Record<string, string>>>> = {
  de,
  es,
  fr,
  hi,
  pt,
  ru,
  tr,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};

/** The line about an operation; in English its summary. */
export function lineIn(lang: Lang, { id, summary }: Pick<AnyOperation, "id" | "summary">): string {
  return lang === "en" ? summary : (LINES[lang][id] ?? summary);
}
