import type { Lang } from "@almagest/operation";

/** Languages that write a comma before decimals. */
export const DECIMAL_COMMA: ReadonlySet<Lang> = new Set(["tr", "de", "es", "pt", "fr", "ru"]);

/** The order and the sign of a date in figures; English and Chinese in simplified letters write the international order. */
const IN_FIGURES: Readonly<Partial<Record<Lang, string>>> = {
  tr: "$3.$2.$1",
  de: "$3.$2.$1",
  ru: "$3.$2.$1",
  es: "$3/$2/$1",
  pt: "$3/$2/$1",
  fr: "$3/$2/$1",
  hi: "$3/$2/$1",
  "zh-Hant": "$1/$2/$3",
};

/**
 * A line of figures as the language writes it: each date `YYYY-MM-DD` in its order, and degrees with its decimal sign.
 * It has as many letters as before, so that it fits wherever it did.
 */
export function figuresIn(text: string, lang: Lang): string {
  const order = IN_FIGURES[lang];
  if (order === undefined) return text;
  const dated = text.replace(/(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?!\d|-\d)/g, order);
  return DECIMAL_COMMA.has(lang) ? dated.replace(/(\d)\.(\d+)(?=°)/g, "$1,$2") : dated;
}
