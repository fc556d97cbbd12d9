import { figuresIn } from "@almagest/i18n/figures";
import type { Lang } from "@almagest/operation";
import { isMembers, isSibling, labelOf, type Members, type Naming, spoken, titleOf, wordText } from "./names";

/** The facts in a figure, as tables of names and values, and of rows. */
export interface FactTable {
  readonly title: string | undefined;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** Members left out of a reader's tables: sentences, and data only for drawing or look-up. */
export interface Facts extends Naming {
  /** Dates and numbers are written as its readers write them. */
  readonly lang: Lang;
  readonly leftOut: ReadonlySet<string>;
  /** The page's own words. */
  readonly yes: string;
  readonly no: string;
  /** The heading of a table of names and values. */
  readonly value: string;
  readonly name: string;
}

const MOST_COLUMNS = 9;
const DECIMALS = 4;
/** Members for programs; a member beside each tells the reader the same. */
const FOR_PROGRAMS = /(?:Key|Vars|^id|Url)$/;

/** From this many rows on, a list is a table worth showing beside a figure. */
const MANY = 3;
/** The echoed input and conventions, shown last. */
const ECHOES = new Set(["birthDetails", "birthData", "person", "input", "location", "conventions"]);

/** Tables of an answer's facts: lists first (figures draw them), then single values, then the echoed input. */
export function factsOf(answer: unknown, facts: Facts): readonly FactTable[] {
  if (Array.isArray(answer)) return listTable(undefined, answer, facts);
  if (!isMembers(answer)) return [];
  const alone = pairs(answer, facts);
  const first = alone.length === 0 ? [] : [{ title: undefined, columns: [facts.name, facts.value], rows: alone }];
  const parts = Object.entries(answer).flatMap(([name, value]) => {
    if (facts.leftOut.has(name) || FOR_PROGRAMS.test(name)) return [];
    const title = labelOf(name, facts);
    const tables = Array.isArray(value)
      ? listTable(title, value, facts)
      : isMembers(value)
        ? groupTables(title, value, ECHOES.has(name) ? asAsked(facts) : facts)
        : [];
    return tables.map((table) => ({
      table,
      rank: ECHOES.has(name) ? 2 : Array.isArray(value) && table.rows.length >= MANY ? 0 : 1,
    }));
  });
  const ranked = (rank: number): readonly FactTable[] =>
    parts.filter((part) => part.rank === rank).map(({ table }) => table);
  return [...ranked(0), ...first, ...ranked(1), ...ranked(2)];
}

/** The echoed input uses the labels of the form: a longitude there is a place's. */
function asAsked(facts: Facts): Facts {
  return { ...facts, headings: { ...facts.headings, ...facts.fields } };
}

function groupTables(title: string, members: Members, facts: Facts): readonly FactTable[] {
  const rows = flatPairs(members, facts);
  const own = rows.length === 0 ? [] : [{ title, columns: [facts.name, facts.value], rows }];
  const lists = Object.entries(members).flatMap(([name, value]) =>
    Array.isArray(value) && !facts.leftOut.has(name)
      ? listTable(`${title}: ${labelOf(name, facts)}`, value, facts)
      : [],
  );
  return [...own, ...lists];
}

/** Nested members appear under both names. */
function flatPairs(members: Members, facts: Facts): readonly (readonly [string, string])[] {
  const inner = Object.entries(members).flatMap(([name, value]) =>
    isMembers(value) && !facts.leftOut.has(name)
      ? pairs(value, facts).map(([label, text]): [string, string] => [`${labelOf(name, facts)}: ${label}`, text])
      : [],
  );
  return [...pairs(members, facts), ...inner];
}

function pairs(members: Members, facts: Facts): readonly (readonly [string, string])[] {
  return Object.keys(members)
    .filter((name) => isShown(members, name, facts))
    .flatMap((name): [string, string][] => {
      const text = factText(name, spoken(members, name), facts);
      return text === undefined ? [] : [[labelOf(name, facts), text]];
    });
}

function isShown(members: Members, name: string, { leftOut }: Facts): boolean {
  return (
    !leftOut.has(name) && !isSibling(members, name) && !(FOR_PROGRAMS.test(name) && titleOf(members) !== members[name])
  );
}

function listTable(title: string | undefined, list: readonly unknown[], facts: Facts): readonly FactTable[] {
  const rows = list.filter(isMembers);
  if (rows.length === 0) return [];
  const flat = rows.map((row) => new Map(cells(row, facts)));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))].slice(0, MOST_COLUMNS);
  if (columns.length === 0) return [];
  return [{ title, columns, rows: flat.map((row) => columns.map((column) => row.get(column) ?? "")) }];
}

/** These follow the sign and the degree in it. */
const BEHIND_SIGNS: ReadonlySet<string> = new Set(["longitude", "latitude", "speed"]);

/** A row's own members, and those of named objects inside it, such as the card of a position. */
function cells(row: Members, facts: Facts): readonly (readonly [string, string])[] {
  const isLater = (name: string): number => ("degree" in row && BEHIND_SIGNS.has(name) ? 1 : 0);
  return Object.keys(row)
    .filter((name) => isShown(row, name, facts))
    .sort((a, b) => isLater(a) - isLater(b))
    .flatMap((name): [string, string][] => {
      const value = spoken(row, name);
      const text = isMembers(value) ? titleIn(value, facts) : factText(name, value, facts);
      return text === undefined ? [] : [[labelOf(name, facts), text]];
    });
}

/** A value as table text; undefined when it is not a single fact. */
export function factText(
  name: string,
  value: unknown,
  { yes, no, lang }: Pick<Facts, "yes" | "no" | "lang">,
): string | undefined {
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return numberText(name, value, lang);
  if (typeof value === "string") return figureText(value, lang);
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === "string" || typeof item === "number")
  )
    return value
      .map((item) => (typeof item === "string" ? figureText(item, lang) : numberText(name, item, lang)))
      .join(", ");
  return undefined;
}

/** A constant as a word, and a moment as a date and a clock time: `2026-03-06T14:30:00Z` is `06.03.2026 14:30 UTC`. */
function figureText(text: string, lang: Lang): string {
  const [, date, clock, zone = ""] = MOMENT.exec(text) ?? [];
  if (date === undefined) return figuresIn(wordText(text), lang);
  return `${figuresIn(date, lang)} ${clock}${zone === "Z" ? " UTC" : zone.replace(/^(?=.)/, " UTC").replace("-", "−")}`;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::(?!00)\d\d)?)(?::00)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Degrees in a sign as astrologers write them, cut to the minute; all else as a number. */
function numberText(name: string, value: number, lang: Lang): string {
  if (name === "degree" && value >= 0 && value < 30 && !Number.isInteger(value)) {
    const minutes = Math.floor(value * 60);
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
  }
  return new Intl.NumberFormat(lang, { maximumFractionDigits: DECIMALS, useGrouping: false }).format(value);
}

function titleIn(members: Members, { lang }: Facts): string | undefined {
  const title = titleOf(members);
  return title === undefined ? undefined : figuresIn(title, lang);
}
