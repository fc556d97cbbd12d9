import { type FactWords, factText } from "./facts";
import { dayText } from "./moments";
import { isMembers, labelOf, type Members, type Naming, spoken } from "./names";

/** A thing that a chapter of a page shows of its parts, as the answer says. */
export interface Content {
  readonly kind: "figure" | "reading" | "table" | "facts";
  readonly at: string;
  readonly form?: string;
  readonly columns?: readonly string[];
  readonly told?: string;
  readonly span?: readonly string[];
  /** The language of its sentences, where it is one. */
  readonly lang?: string;
}

export interface PageChapter {
  readonly title: string;
  readonly contents: readonly Content[];
}

/** Whether an answer is a page. */
export function isPage(answer: unknown): answer is { readonly chapters: readonly unknown[] } {
  return isMembers(answer) && isMembers(answer["parts"]) && Array.isArray(answer["chapters"]);
}

/** The chapters of a page; undefined for every other answer. */
export function chaptersOf(answer: unknown): readonly PageChapter[] | undefined {
  if (!isPage(answer)) return undefined;
  return answer.chapters
    .filter(isMembers)
    .map((chapter) => ({ title: String(spoken(chapter, "chapter")), contents: contentsOf(chapter["contents"]) }));
}

function contentsOf(contents: unknown): readonly Content[] {
  return Array.isArray(contents) ? contents.filter(isContent) : [];
}

function isContent(value: unknown): value is Content {
  return isMembers(value) && typeof value["at"] === "string" && typeof value["kind"] === "string";
}

/** The member under a path such as `chart/planets`, in the language of the answer. */
export function memberAt(members: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>((inside, name) => (isMembers(inside) ? spoken(inside, name) : undefined), members);
}

/** Members that name the object that they are in: its own name is the better label. */
const NAMING: ReadonlySet<string> = new Set(["name", "chinese", "pada", "north"]);

/** The label of a column: `nakshatra/name` is the nakshatra. */
export function columnLabel(path: string, naming: Naming): string {
  const names = path.split("/");
  const [last = path, before] = names.toReversed();
  if (before === undefined || !NAMING.has(last)) return labelOf(last, naming);
  return last === "pada" ? `${labelOf(before, naming)}: ${labelOf(last, naming)}` : labelOf(before, naming);
}

/** A row of a table of a page: its cells, and the text that is told of it. */
export interface ToldRow {
  readonly cells: readonly string[];
  readonly texts: readonly string[];
  /** Its beginning and its end, where the content names them. */
  readonly span: readonly unknown[];
  /** It tells why something is not there, such as a yoga that is not formed. */
  readonly isAbsent: boolean;
}

/** The column that says whether what a row names is there. */
const PRESENT = "present";

/** The rows of a list, or of an object of rows. */
export function rowsOf(
  value: unknown,
  { columns = [], told, span = [] }: Content,
  words: FactWords,
): readonly ToldRow[] {
  const rows = Array.isArray(value) ? value : isMembers(value) ? Object.values(value) : [];
  return rows.filter(isMembers).map((row) => ({
    cells: columns.map((path) => (span.includes(path) ? spanEnd(row, path, words) : cellText(row, path, words))),
    texts: told === undefined ? [] : textsIn(memberAt(row, told)),
    span: span.map((path) => memberAt(row, path)),
    isAbsent: columns.includes(PRESENT) && row[PRESENT] === false,
  }));
}

/** Whether a day is in a span, its beginning included. */
export function isCurrent([from, to]: readonly unknown[], today: string): boolean {
  if (typeof from !== "string" || typeof to !== "string") return false;
  return from.slice(0, today.length) <= today && today < to.slice(0, today.length);
}

/** A period of a life begins and ends on a day: its clock time is not read. */
function spanEnd(row: Members, path: string, words: FactWords): string {
  const value = memberAt(row, path);
  return (typeof value === "string" ? dayText(value, words) : undefined) ?? cellText(row, path, words);
}

function cellText(row: Members, path: string, words: FactWords): string {
  const value = memberAt(row, path);
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (isMembers(value)) return spanText(value, words) ?? "";
  if (Array.isArray(value) && value.every(isMembers)) {
    return value.flatMap((one) => spanText(one, words) ?? []).join(", ");
  }
  return factText(name, value, words) ?? "";
}

/** From when to when, or from least to most. */
function spanText(members: Members, words: FactWords): string | undefined {
  const ends = [members["start"] ?? members["from"], members["end"] ?? members["to"]];
  const [start, end] = ends;
  // Its end is told by the clock alone where it is on the day of its beginning.
  const day = words.day ?? (typeof start === "string" ? start.slice(0, "YYYY-MM-DD".length) : undefined);
  const [from, to] = [factText("", start, words), factText("", end, { ...words, day })];
  return from === undefined || to === undefined ? undefined : `${from} – ${to}`;
}

/** A fact with its name. */
export interface Pair {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

/** Names and values of some members of one object, those that it has. */
export function pairsOf(value: unknown, columns: readonly string[], facts: Naming & FactWords): readonly Pair[] {
  if (!isMembers(value)) return [];
  return columns.flatMap((path): Pair[] => {
    const text = cellText(value, path, facts);
    return text === "" ? [] : [{ path, label: columnLabel(path, facts), text }];
  });
}

/** A keyword is shorter than a sentence, and ends without a stop. */
const KEYWORD = /^[^.!?。！？]{1,40}$/u;

/** All texts in a value, in order; a list of keywords is one. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (isKeywords(value)) return [value.join(" · ")];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isMembers(value) ? Object.values(value).flatMap(textsIn) : [];
}

function isKeywords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === "string" && KEYWORD.test(one));
}
