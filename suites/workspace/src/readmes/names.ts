/** A code span of Markdown that begins with a name. */
const SPAN = /`([A-Za-z_$][\w$]*)([^`]*)`/g;

/** Fenced blocks are programs, which other tests run. */
const FENCED = /^```[\s\S]*?^```/gm;

/**
 * The names that a README gives functions: what it calls, `bodygraph(birth)`; what is in a table's column that is headed
 * so; and the ids of operations, which are mistaken for names. Other spans name members and values.
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

/** The cells under a head that says function or functions. */
function columnsOfFunctions(table: string): readonly string[] {
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  const columns = head.flatMap((title, index0) => (/^ functions? $/.test(title) ? [index0] : []));
  return rows.flatMap((row) => columns.map((index0) => row[index0] ?? ""));
}
