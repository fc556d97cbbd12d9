import { figuresIn } from "@almagest/i18n/figures";
import { type Clock, dateWords, momentText } from "./moments";
import { isMembers, isSibling, labelOf, type Members, type Naming, spoken, titleOf, wordText } from "./names";

/** The facts in a figure, as tables of names and values, and of rows. */
export interface FactTable {
  readonly title: string | undefined;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  /** By row, the address of what it names, where there is one. */
  readonly links?: readonly (string | undefined)[] | undefined;
}

/** The words of single facts. Dates and numbers are written as the readers of its language write them. */
export interface FactWords extends Clock {
  readonly yes: string;
  readonly no: string;
  /** Words for values, by `{member}.{value}`. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface Facts extends Naming, FactWords {
  /** Members left out of a reader's tables: sentences, and data only for drawing or look-up. */
  readonly leftOut: ReadonlySet<string>;
  /** The address of what a row of a list names. */
  readonly linkOf?: (list: string, row: Members) => string | undefined;
  /** The heading of a table of names and values. */
  readonly value: string;
  readonly name: string;
}

const MOST_COLUMNS = 9;
/** Degrees that are told in minutes of arc. */
const DEGREES: ReadonlySet<string> = new Set(["degree", "orb", "degreeInSign", "degreeInRashi", "separation"]);
const DECIMALS = 4;
/** Members for programs; a member beside each tells the reader the same. */
const FOR_PROGRAMS = /(?:Key|Vars|^id|Url)$/;

/** From this many rows on, a list is a table worth showing beside a figure. */
const MANY = 3;
/** The echoed input and conventions, shown last. */
const ECHOES = new Set(["birthDetails", "birthData", "person", "input", "location", "conventions"]);

/** Tables of an answer's facts: lists first (figures draw them), then single values, then the echoed input. */
export function factsOf(answer: unknown, facts: Facts): readonly FactTable[] {
  if (Array.isArray(answer)) return listTable({ title: undefined, name: "" }, answer, facts);
  if (!isMembers(answer)) return [];
  const alone = pairs(answer, facts);
  const first = alone.length === 0 ? [] : [{ title: undefined, columns: [facts.name, facts.value], rows: alone }];
  const parts = Object.entries(answer).flatMap(([name, value]) => {
    if (facts.leftOut.has(name) || FOR_PROGRAMS.test(name)) return [];
    const title = labelOf(name, facts);
    const tables = Array.isArray(value)
      ? listTable({ title, name }, value, facts)
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
      ? listTable({ title: `${title}: ${labelOf(name, facts)}`, name }, value, facts)
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

interface Listed {
  readonly title: string | undefined;
  /** The member with the list. */
  readonly name: string;
}

function listTable({ title, name }: Listed, list: readonly unknown[], facts: Facts): readonly FactTable[] {
  const rows = list.filter(isMembers);
  if (rows.length === 0) return [];
  const flat = rows.map((row) => new Map(cells(row, facts)));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))].slice(0, MOST_COLUMNS);
  if (columns.length === 0) return [];
  const links = facts.linkOf && rows.map((row) => facts.linkOf?.(name, row));
  return [{ title, columns, rows: flat.map((row) => columns.map((column) => row.get(column) ?? "")), links }];
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
export function factText(name: string, value: unknown, words: FactWords): string | undefined {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return numberText(name, value, words);
  if (typeof value === "string") return figureText(name, value, words);
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === "string" || typeof item === "number")
  )
    return value
      .map((item) => (typeof item === "string" ? figureText(name, item, words) : numberText(name, item, words)))
      .join(", ");
  return undefined;
}

/** A constant as a word, and a moment as a date and a local clock time. A member called UTC is told in UTC. */
function figureText(name: string, text: string, { values, ...clock }: FactWords): string {
  const { lang, day } = clock;
  const known = values?.[`${name}.${text}`];
  if (known !== undefined) return known;
  const told = /utc/i.test(name) ? { lang, day } : clock;
  return momentText(text, told) ?? dateWords(text, lang) ?? figuresIn(clockText(wordText(text)), lang);
}

/** Whole minutes are told without their seconds. */
const clockText = (text: string): string => text.replace(/^(\d\d:\d\d):00$/, "$1");

/** Degrees as astrologers write them, cut to the minute; all else as a number. */
function numberText(name: string, value: number, { lang }: FactWords): string {
  if (DEGREES.has(name) && value >= 0 && value < 30 && (name !== "degree" || !Number.isInteger(value))) {
    const minutes = Math.floor(value * 60);
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
  }
  const figure = new Intl.NumberFormat(lang, { maximumFractionDigits: DECIMALS, useGrouping: false }).format(value);
  return name === "illumination" ? `${figure}%` : figure;
}

function titleIn(members: Members, { lang, ...naming }: Facts): string | undefined {
  const title = titleOf(members, naming);
  return title === undefined ? undefined : figuresIn(title, lang);
}
