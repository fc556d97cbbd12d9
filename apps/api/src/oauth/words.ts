import { type Lang, languageOf } from "@almagest/operation";
import * as z from "zod";
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

const text = z.string().min(1);

/** The sentences of the consent page. */
export const words = z.strictObject({
  title: text,
  /** Above the host. */
  goesTo: text,
  /** Beside a host that is the reader's own computer. */
  thisComputer: text,
  /** Before the name. */
  callsItself: text,
  anybody: text,
  /** Before the tool server's address. */
  opens: text,
  counts: text,
  key: text,
  keyStays: text,
  allow: text,
  refuse: text,
  wrongKey: text,
  tooMany: text,
  late: text,
  impossible: text,
  /** Before a link to the program that asked. */
  back: text,
});

export type Words = z.output<typeof words>;

export const WORDS: Readonly<Record<Lang, Words>> = {
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

const MOST_TAGS = 20;

/** The first of the wanted languages that there is: of the program's `ui_locales`, then of the browser. */
export function pageLanguage(uiLocales: string | undefined, accepted: string | undefined): Lang {
  const tags = [...(uiLocales ?? "").split(" "), ...byPreference(accepted ?? "")].slice(0, MOST_TAGS);
  for (const tag of tags) {
    const lang = languageOf(tag);
    if (lang !== undefined) return lang;
  }
  return "en";
}

function byPreference(accepted: string): readonly string[] {
  return accepted
    .split(",")
    .slice(0, MOST_TAGS)
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const quality = parameters.find((one) => one.startsWith("q="));
      return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
