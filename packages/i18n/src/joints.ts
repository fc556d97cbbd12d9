import { isChinese, type Lang } from "@almagest/operation";
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

/**
 * A list whose members may be lists: `Mars and Venus in the first, and Pluto in the ninth`. Where none is one, its last joint
 * is that of every list.
 */
export function listOfLists(members: readonly (readonly [text: string, count: number])[], lang: Lang): string {
  const texts = members.map(([text]) => text);
  const last = texts.at(-1);
  if (last === undefined || texts.length === 1 || members.every(([, count]) => count < 2)) return listOf(texts, lang);
  return `${texts.slice(0, -1).join(isChinese(lang) ? "，" : ", ")}${OUTER_AND[lang]}${last}`;
}

/** The word that joins lists, where another joins their members; in English the comma tells them apart. */
const OUTER_AND: Readonly<Record<Lang, string>> = {
  en: ", and ",
  tr: " ile ",
  de: " sowie ",
  es: ", así como ",
  hi: " तथा ",
  pt: ", bem como ",
  fr: " ainsi que ",
  ru: ", а также ",
  "zh-Hans": "，以及",
  "zh-Hant": "，以及",
};

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
  const amount = found.format(value);
  // the runtime parts a number from its unit in Traditional Chinese alone
  return lang === "zh-Hant" ? amount.replace(" ", "") : amount;
}

const units = new Map<string, Intl.NumberFormat>();

/** A date, `YYYY-MM-DD`, as a sentence has it: `6 March 2026`, without its year, or without it and short: `6 Mar`. */
export function dateIn(date: string, lang: Lang, form: keyof typeof DATE_FORMS = "long"): string {
  const key = `${form} ${lang}`;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(localeOf(lang), { ...DATE_FORMS[form], timeZone: "UTC" });
  dates.set(key, format);
  return dateSaid(format.format(Date.parse(`${date}T00:00:00Z`)), lang);
}

const DATE_FORMS = {
  long: { day: "numeric", month: "long", year: "numeric" },
  day: { day: "numeric", month: "long" },
  short: { day: "numeric", month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A date that the runtime has written, for a sentence: French has an ordinal for the first of a month (`1er juin 2026`),
 * and Russian `года`, since `г.` would end the sentence.
 */
export function dateSaid(date: string, lang: Lang): string {
  if (lang === "fr") return date.replace(/^1 /, "1er ");
  return lang === "ru" ? date.replace(/\sг\.$/u, " года") : date;
}

const dates = new Map<string, Intl.DateTimeFormat>();
