import type { Lang } from "@almagest/operation";
import { cellText, columnHead, figureText } from "./cells";
import type { ReportEntry, ReportPart } from "./content";
import { isMembers, type Members, memberAt, membersOf } from "./members";
import { wordsOf } from "./words";

/** A content of a chapter of a page, as its answer has it. */
export interface PageContent {
  readonly kind: string;
  readonly at: string;
  readonly form?: string;
  readonly columns?: readonly string[];
  readonly told?: string;
}

/** The parts of an answer that a content shows, figures aside. */
export function partsOf(content: PageContent, parts: unknown, lang: Lang): readonly ReportPart[] {
  const value = memberAt(parts, content.at);
  if (content.kind === "reading") return readingOf(value, (name) => localizedIn(parts, name) ?? figureText(name, lang));
  if (content.kind === "table") return tableOf(content, value, lang);
  return content.kind === "facts" ? factsOf(content, value, lang) : [];
}

/** The title of a table among several in a chapter: the name of the member that it shows. */
export function headingOf({ at }: PageContent, lang: Lang): string | undefined {
  const heads: Readonly<Record<string, string>> = wordsOf(lang).columns;
  return heads[at.slice(at.lastIndexOf("/") + 1)];
}

/** The name that an answer gives in its language beside a name in English, such as a key of `interpretations`. */
function localizedIn(value: unknown, english: string): string | undefined {
  if (Array.isArray(value)) return firstOf(value, (one) => localizedIn(one, english));
  if (!isMembers(value)) return undefined;
  const member = Object.keys(value).find(
    (name) => value[name] === english && typeof value[`${name}Localized`] === "string",
  );
  const localized = member === undefined ? undefined : value[`${member}Localized`];
  if (typeof localized === "string") return localized;
  return firstOf(Object.values(value), (one) => localizedIn(one, english));
}

function firstOf(values: readonly unknown[], find: (value: unknown) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readingOf(value: unknown, titleOfName: (name: string) => string): readonly ReportPart[] {
  if (!isMembers(value) || !Object.values(value).some(isMembers)) {
    const { paragraphs, words } = textsOf(value);
    const all = words === "" ? paragraphs : [...paragraphs, words];
    return all.length === 0 ? [] : [{ kind: "text", paragraphs: all }];
  }
  // Texts of several by name: of the grahas, say.
  const entries = membersOf(value)
    .map(([name, texts]): ReportEntry => ({ title: titleOfName(name), ...textsOf(texts) }))
    .filter(isSpoken);
  return entries.length === 0 ? [] : [{ kind: "entries", entries }];
}

function tableOf({ at, columns = [], told }: PageContent, value: unknown, lang: Lang): readonly ReportPart[] {
  const rows = (Array.isArray(value) ? value : isMembers(value) ? Object.values(value) : []).filter(isMembers);
  const cells = rows.map((row) => columns.map((path) => cellText(row, path, lang)));
  const shown = columns
    .map((path, index0) => ({ path, index0 }))
    .filter(({ index0 }) => cells.some((row) => row[index0]));
  if (shown.length === 0) return [];
  const head = shown.map(({ path }) => columnHead(path, at, wordsOf(lang)));
  const body = cells.map((row) => shown.map(({ index0 }) => row[index0] ?? ""));
  const table: ReportPart = { kind: "table", head, rows: body, ...widthsOf(head, body) };
  const isAbsent = (row: Members): boolean => row["present"] === false;
  const titles = body.map((row) => titleOf(head, row, lang));
  const entries =
    told === undefined
      ? []
      : rows.flatMap((row, index0) =>
          isAbsent(row) ? [] : [{ title: titles[index0] ?? "", ...textsOf(memberAt(row, told)) }],
        );
  const spokenEntries = entries.filter(isSpoken);
  if (spokenEntries.length === 0) return [table];
  const texts: ReportPart = { kind: "entries", entries: spokenEntries };
  // A single column says no more than the titles of its texts.
  return head.length === 1 && spokenEntries.length === rows.length ? [texts] : [table, texts];
}

const CELLS_OF_TITLE = 3;
const LONGEST_IN_TITLE = 40;

/** The first cells of a row, numbers with the head of their column: `Sun · Cancer · House 9`. */
function titleOf(head: readonly string[], row: readonly string[], lang: Lang): string {
  const { yes, no } = wordsOf(lang).words;
  return row
    .map((cell, index0) => (/^[\d.,−-]+$/.test(cell) ? `${head[index0] ?? ""} ${cell}` : cell))
    .filter((cell) => ![yes, no, ""].includes(cell) && cell.length <= LONGEST_IN_TITLE)
    .slice(0, CELLS_OF_TITLE)
    .join(" · ");
}

function isSpoken({ paragraphs, words }: ReportEntry): boolean {
  return paragraphs.length > 0 || words !== "";
}

function factsOf({ at, columns = [] }: PageContent, value: unknown, lang: Lang): readonly ReportPart[] {
  if (!isMembers(value)) return [];
  const pairs = columns.flatMap((path): [string, string][] => {
    const text = cellText(value, path, lang);
    return text === "" ? [] : [[columnHead(path, at, wordsOf(lang)), text]];
  });
  return pairs.length === 0 ? [] : [{ kind: "pairs", pairs }];
}

/** Members with words for a line below the texts. */
const KEYWORDS: ReadonlySet<string> = new Set(["keywords", "keyThemes"]);

interface Texts {
  readonly paragraphs: readonly string[];
  readonly words: string;
}

/** All texts in a value, in order, cut at blank lines; keywords in one line. */
function textsOf(value: unknown): Texts {
  if (typeof value === "string") {
    return { paragraphs: value.split(/\n\s*\n/).filter((text) => text.trim() !== ""), words: "" };
  }
  if (Array.isArray(value)) return joined(value.map(textsOf));
  if (!isMembers(value)) return { paragraphs: [], words: "" };
  return joined(
    membersOf(value).map(([name, inside]) =>
      KEYWORDS.has(name) && Array.isArray(inside)
        ? { paragraphs: [], words: inside.filter((one) => typeof one === "string").join(" · ") }
        : textsOf(inside),
    ),
  );
}

function joined(texts: readonly Texts[]): Texts {
  const words = texts.map((one) => one.words).filter((text) => text !== "");
  return { paragraphs: texts.flatMap(({ paragraphs }) => paragraphs), words: words.join(" · ") };
}

const NARROW = 5;
const WIDE = 26;
/** Letters that fit in the width of the page at ten points. */
const ROOM = 88;
const SIZES = { most: 9.5, least: 7.5 };

/** Shares of the width by the longest cell, the longest held back; and letters that let the row fit. */
function widthsOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly weights: readonly number[]; readonly size: number } {
  const longest = head.map((_, index0) => Math.max(...[head, ...rows].map((row) => widthOf(row[index0] ?? ""))));
  const weights = longest.map((width) => Math.min(WIDE, Math.max(NARROW, width + 2)));
  const sum = weights.reduce((total, width) => total + width, 0);
  const size = Math.max(SIZES.least, Math.min(SIZES.most, (10 * ROOM) / sum));
  return { weights, size: Math.round(size * 10) / 10 };
}

/** Han letters are two wide. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  );
}
