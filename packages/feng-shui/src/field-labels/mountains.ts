import type { Term } from "@almagest/i18n";
import { at, type Lang } from "@almagest/operation";
import { MOUNTAIN_PLACES } from "@almagest/sky";
import { mountains } from "./mountain-names";

const placed = Object.entries(mountains).map(([id, name], index0) => {
  const place = at(MOUNTAIN_PLACES, index0);
  return { id, place, term: withPlace(name, place) };
});

/** By pinyin: `zi` is 子 (N2). */
export const mountainsByName: Readonly<Record<string, Term>> = Object.fromEntries(
  placed.map(({ id, term }) => [id, term]),
);

/** By the compass: `N2` is 子 (N2) too. */
export const mountainsByPlace: Readonly<Record<string, Term>> = Object.fromEntries(
  placed.map(({ place, term }) => [place, term]),
);

/** Practitioners read both: the mountain's name, and its place on the compass. */
function withPlace(name: Term, place: string): Term {
  const both = (lang: Lang): string => `${name[lang]} (${place})`;
  return {
    en: both("en"),
    tr: both("tr"),
    de: both("de"),
    es: both("es"),
    hi: both("hi"),
    pt: both("pt"),
    fr: both("fr"),
    ru: both("ru"),
    "zh-Hans": both("zh-Hans"),
    "zh-Hant": both("zh-Hant"),
  };
}
