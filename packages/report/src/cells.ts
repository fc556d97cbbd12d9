import { figuresIn } from "@almagest/i18n/figures";
import type { Lang } from "@almagest/operation";
import { isMembers, type Members, memberAt } from "./members";
import { type ReportWords, wordsOf } from "./words";

/** Degrees of a sign and scores need no more. */
const DECIMALS = 2;

/** The member with the instant of an event, in UTC. */
const EVENT = "datetime";

/** Members that name the object that they are in: its own name is the better label. */
const NAMING: ReadonlySet<string> = new Set(["name", "chinese", "north"]);

/** The head of a column: `nakshatra/name` is the nakshatra, `chinese` of the interactions an interaction. */
export function columnHead(path: string, at: string, { columns }: ReportWords): string {
  const [last = path, before] = (path === "chinese" ? `${at}/${path}` : path).split("/").toReversed();
  const name = before !== undefined && NAMING.has(last) ? before : last;
  const heads: Readonly<Record<string, string>> = columns;
  return heads[name] ?? inWords(name);
}

/** The text of a member of a row; empty where there is none. */
export function cellText(row: Members, path: string, lang: Lang): string {
  const value = memberAt(row, path);
  if (Array.isArray(value)) return value.flatMap((one) => oneText(path, one, lang) ?? []).join(", ");
  return oneText(path, value, lang) ?? "";
}

function oneText(path: string, value: unknown, lang: Lang): string | undefined {
  if (isMembers(value)) return spanText(value, lang);
  const { yes, no } = wordsOf(lang).words;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return numberText(path, value, lang);
  if (typeof value !== "string") return undefined;
  return valueName(value, lang) ?? figureText(path === EVENT ? toTheMinute(value) : value, lang);
}

/** The name of a value that answers give in English alone. */
function valueName(value: string, lang: Lang): string | undefined {
  const values: Readonly<Record<string, string>> = wordsOf(lang).values;
  return Object.hasOwn(values, value) ? values[value] : undefined;
}

/** From when to when, or from least to most. */
function spanText(members: Members, lang: Lang): string | undefined {
  const ends = [members["start"] ?? members["from"], members["end"] ?? members["to"]];
  const [from, to] = ends.map((one) => oneText("", one, lang));
  return from === undefined || to === undefined ? undefined : `${from} – ${to}`;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** A moment to the nearest minute, as the texts of events say it. */
function toTheMinute(utc: string): string {
  return new Date(Date.parse(utc) + 30_000).toISOString();
}

/** A moment as a date and a clock time, a constant as a word. */
export function figureText(text: string, lang: Lang): string {
  const [, date, clock, zone = ""] = MOMENT.exec(text) ?? [];
  if (date === undefined) return figuresIn(wordText(text), lang);
  return `${figuresIn(date, lang)} ${clock}${zone === "Z" ? " UTC" : zone.replace(/^(?=.)/, " UTC").replace("-", "−")}`;
}

/** Degrees of a sign and orbs as astrologers write them, cut to the minute; all else as a number. */
function numberText(path: string, value: number, lang: Lang): string {
  if (/(?:^|\/)(?:degree|orb)$/.test(path) && value >= 0 && value < 30) {
    const minutes = Math.floor(value * 60);
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
  }
  return new Intl.NumberFormat(lang, { maximumFractionDigits: DECIMALS, useGrouping: false }).format(value);
}

/** `SEMI_SEXTILE` is `Semi sextile`. */
function wordText(text: string): string {
  return /^[A-Z]+(?:_[A-Z]+)*$/.test(text) && text.length > 3 ? inWords(text) : text;
}

/** `rahuKaal` is `Rahu kaal`. */
function inWords(name: string): string {
  const spaced = name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
