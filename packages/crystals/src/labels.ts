import type { Lang, MessageTree, TermTable, TextCatalogue } from "@almagest/operation";
import de from "../texts/de/names.json";
import es from "../texts/es/names.json";
import fr from "../texts/fr/names.json";
import hi from "../texts/hi/names.json";
import pt from "../texts/pt/names.json";
import ru from "../texts/ru/names.json";
import tr from "../texts/tr/names.json";
import zhHans from "../texts/zh-Hans/names.json";
import zhHant from "../texts/zh-Hant/names.json";
import type { Stone } from "./stones/stone";
import { chakras } from "./vocabulary/chakras";
import { stoneElements } from "./vocabulary/elements";

/**
 * The names of stones, colors, chakras, elements, crystal systems and care in the nine languages beside English, one catalogue each:
 * `createContext({ texts: [en, ...labels] })`. Without them an answer has those names in English alone.
 */
export const labels: readonly TextCatalogue[] = [
  named("tr", tr),
  named("de", de),
  named("es", es),
  named("hi", hi),
  named("pt", pt),
  named("fr", fr),
  named("ru", ru),
  named("zh-Hans", zhHans),
  named("zh-Hant", zhHant),
];

const STONE_NAMES: Readonly<Record<Exclude<Lang, "en">, Readonly<Record<string, string>>>> = {
  tr: tr.stones,
  de: de.stones,
  es: es.stones,
  hi: hi.stones,
  pt: pt.stones,
  fr: fr.stones,
  ru: ru.stones,
  "zh-Hans": zhHans.stones,
  "zh-Hant": zhHant.stones,
};

/** A stone's name in any of the ten languages. */
export function stoneName({ id, name }: Pick<Stone, "id" | "name">, lang: Lang): string {
  return lang === "en" ? name : (STONE_NAMES[lang][id] ?? name);
}

function named(lang: Lang, names: MessageTree): TextCatalogue {
  const inLang = (terms: TermTable): MessageTree =>
    Object.fromEntries(Object.entries(terms).map(([id, term]) => [id, term[lang]]));
  const messages = { ...names, chakras: inLang(chakras), elements: inLang(stoneElements) };
  return { namespace: "crystals-labels", lang, messages };
}
