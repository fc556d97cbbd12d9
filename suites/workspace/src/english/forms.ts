import ts from "typescript";

/** Forms that stop a reader, each by the name of its fault. */
export const FORMS: Readonly<Record<string, RegExp>> = {
  "opens with a question word": /(?:^|(?<=[.!?:;] ))(?:What|Who|Whoever|Whatever|How) (?![^.]*\?)/g,
  "stand for is": /\b[Ss]tands?\b(?! for\b| by\b| out\b|-)|\bstood\b/g,
  "bear for has": /\bbears?\b|\bborne\b/g,
};

export interface Finding {
  readonly form: string;
  readonly comment: string;
}

/** Parsing every file would take most of the time: only few contain one of these words. */
const SUSPECT = /\b(?:What|Who|Whoever|Whatever|How) |\b[Ss]tands?\b|\bstood\b|\bbears?\b|\bborne\b/;

/** The comments of a program that use one of the forms, each form once. */
export function findingsIn(file: string, text: string): readonly Finding[] {
  if (!SUSPECT.test(text)) return [];
  return commentsOf(file, text).flatMap((comment) =>
    Object.entries(FORMS).flatMap(([form, pattern]) => (comment.match(pattern) ?? []).map(() => ({ form, comment }))),
  );
}

function commentsOf(file: string, text: string): readonly string[] {
  const found = new Map<number, string>();
  const note = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) found.set(pos, plain(text.slice(pos, end)));
  };
  const visit = (node: ts.Node): void => {
    note(ts.getLeadingCommentRanges(text, node.pos));
    note(ts.getTrailingCommentRanges(text, node.end));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return joined(
    [...found.entries()].sort(([one], [other]) => one - other),
    text,
  );
}

/** Lines of `//` that follow each other are one comment. */
function joined(comments: readonly (readonly [pos: number, comment: string])[], text: string): readonly string[] {
  const all: string[] = [];
  let end = -1;
  for (const [pos, comment] of comments) {
    const isNext = end >= 0 && text.startsWith("//", pos) && /^\r?\n[ \t]*$/.test(text.slice(end, pos));
    const last = isNext ? all.pop() : undefined;
    all.push(last === undefined ? comment : `${last} ${comment}`);
    end = text.startsWith("//", pos) ? text.indexOf("\n", pos) : -1;
  }
  return all;
}

function plain(comment: string): string {
  const lines = comment.replace(/^\/\*+|\*\/$/g, "").split("\n");
  return lines
    .map((line) => line.replace(/^\s*(?:\/\/+|\*)?\s?/, "").trim())
    .join(" ")
    .trim();
}
