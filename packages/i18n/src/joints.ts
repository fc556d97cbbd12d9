import type { Lang } from "@almagest/operation";
import { DECIMAL_COMMA } from "./figures";

/** British English has no comma before the last of a list, as the texts here write lists. */
const localeOf = (lang: Lang): string => (lang === "en" ? "en-GB" : lang);

/**
 * Lists of names in the language of a text: `Mars, Venus and Pluto`, `Mars, Venus und Pluto`, `火星、金星和冥王星`. Hindi has
 * no comma before the last, which the runtime writes.
 */
export function listOf(
  names: readonly string[],
  lang: Lang,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return only;
  const key = `${type} ${lang}`;
  const format = lists.get(key) ?? new Intl.ListFormat(localeOf(lang), { type });
  lists.set(key, format);
  const list = format.format(names);
  return lang === "hi" ? list.replace(/, (?=और [^,]*$)/, " ") : list;
}

/** The runtime's formats are costly to make: one for a language. */
const lists = new Map<string, Intl.ListFormat>();

/** A number with so many decimals, in the digits of a sentence: `0.4`, in German `0,4`. Hindi writes Latin digits here. */
export function numberIn(value: number, lang: Lang, decimals = 0): string {
  return plainNumberIn(value.toFixed(decimals), lang);
}

/** A number with the decimals that it has: `21.5`, in Spanish `21,5`. */
export function plainNumberIn(value: number | string, lang: Lang): string {
  return DECIMAL_COMMA.has(lang) ? String(value).replace(".", ",") : String(value);
}

/** A span of time in whole units, those of which there are none left out: `3 years and 4 months`. */
export function durationIn(
  span: { readonly years?: number; readonly months?: number; readonly days?: number },
  lang: Lang,
): string {
  const { years = 0, months = 0, days = 0 } = span;
  const parts = [
    ...(years === 0 ? [] : [amountIn(years, "year", lang)]),
    ...(months === 0 ? [] : [amountIn(months, "month", lang)]),
    ...(days === 0 ? [] : [amountIn(days, "day", lang)]),
  ];
  return listOf(parts, lang);
}

/** A number with what it counts: `4.5 minutes`, `47,5 Prozent`. */
export function amountIn(value: number, name: "year" | "month" | "day" | "minute" | "percent", lang: Lang): string {
  const key = `${name} ${lang}`;
  const found =
    units.get(key) ??
    new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "long", useGrouping: false });
  units.set(key, found);
  return found.format(value);
}

const units = new Map<string, Intl.NumberFormat>();

/** A date, `YYYY-MM-DD`, as a sentence has it: `6 March 2026`, or without its year. */
export function dateIn(date: string, lang: Lang, form: "long" | "day" = "long"): string {
  const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const key = `${form} ${lang}`;
  const format =
    dates.get(key) ?? new Intl.DateTimeFormat(localeOf(lang), form === "long" ? { ...day, year: "numeric" } : day);
  dates.set(key, format);
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

const dates = new Map<string, Intl.DateTimeFormat>();
