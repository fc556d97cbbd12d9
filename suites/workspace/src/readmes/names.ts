/** A code span of Markdown that begins with a name. */
const SPAN = /`([A-Za-z_$][\w$]*)([^`]*)`/g;

/** Fenced blocks are programs, which other tests run. */
const FENCED = /^```[\s\S]*?^```/gm;

/**
 * The function names in a README: calls such as `bodygraph(birth)`; the cells of a table column headed function; and
 * ids of operations, which are mistaken for names. Other code spans name members and values.
 */
export function functionNames(readme: string, operationIds: readonly string[] = []): ReadonlySet<string> {
  const text = readme.replaceAll(FENCED, "");
  const spans = spansOf(text);
  const listed = tablesOf(text).flatMap(columnsOfFunctions).flatMap(spansOf);
  const named = spans.filter(({ name, rest }) => rest.startsWith("(") || (rest === "" && operationIds.includes(name)));
  return new Set([...named, ...listed.filter(({ rest }) => rest === "")].map(({ name }) => name));
}

interface Span {
  readonly name: string;
  readonly rest: string;
}

function spansOf(text: string): readonly Span[] {
  return [...text.matchAll(SPAN)].map(([, name = "", rest = ""]) => ({ name, rest }));
}

function tablesOf(text: string): readonly string[] {
  return text.match(/(?:^\|.*\n?)+/gm) ?? [];
}

/** The cells under a heading "function" or "functions". */
function columnsOfFunctions(table: string): readonly string[] {
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  const columns = head.flatMap((title, index0) => (/^ functions? $/.test(title) ? [index0] : []));
  return rows.flatMap((row) => columns.map((index0) => row[index0] ?? ""));
}
