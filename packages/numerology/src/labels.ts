import type { Term } from "@almagest/i18n";
import { bodies, weekdays } from "@almagest/i18n/astrology";
import { LANGS, type TextCatalogue } from "@almagest/operation";
import { colors } from "./vocabulary/colors";
import { compoundNames } from "./vocabulary/compound-names";
import { cycle } from "./vocabulary/cycle";
import { elements } from "./vocabulary/elements";
import { ratings } from "./vocabulary/ratings";
import { roles } from "./vocabulary/roles";
import { stones } from "./vocabulary/stones";

const TABLES: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  roles,
  ratings,
  colors,
  stones,
  elements,
  compoundNames,
  cycle,
  planets: bodies,
  weekdays,
};

/**
 * The names of numbers' places, colors, stones, days and planets in the nine languages beside English, one catalogue
 * each: `createContext({ texts: [en, ...labels] })`. Without them an answer has its English names alone.
 */
export const labels: readonly TextCatalogue[] = LANGS.filter((lang) => lang !== "en").map((lang) => ({
  namespace: "numerology-labels",
  lang,
  messages: Object.fromEntries(
    Object.entries(TABLES).map(([table, terms]) => [
      table,
      Object.fromEntries(Object.values(terms).map((term) => [term.en, term[lang]])),
    ]),
  ),
}));
