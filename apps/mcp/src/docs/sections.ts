import type { Domain } from "@almagest/operation";
import { toolName } from "@almagest/operation";

/** The part of a document under one heading. */
export interface Section {
  /** `conventions/aspects`. */
  readonly id: string;
  readonly document: string;
  /** The headings that lead to it: `Western astrology: Aspects`. */
  readonly title: string;
  readonly text: string;
}

/** Splits a document at its headings. Text before the first one goes under the document's own name. */
export function sectionsOf(document: string, markdown: string): readonly Section[] {
  const sections: Section[] = [];
  const taken = new Set<string>();
  let headings: readonly string[] = [];
  let lines: string[] = [];
  let isCode = false;
  const close = (): void => {
    const text = lines.join("\n").trim();
    if (text !== "") sections.push({ ...named(document, headings, taken), document, text });
    lines = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    const [, marks, heading] = (isCode ? null : /^(#{1,4}) +(.+)$/.exec(line)) ?? [];
    if (marks === undefined || heading === undefined) {
      lines.push(line);
      continue;
    }
    close();
    headings = [...headings.slice(0, marks.length - 1), heading.replace(/[`*]/g, "")];
  }
  close();
  return sections;
}

function named(document: string, headings: readonly string[], taken: Set<string>): Pick<Section, "id" | "title"> {
  const [first = document, ...below] = headings.filter((heading) => heading !== undefined);
  const title = below.length === 0 ? first : below.join(": ");
  const base = `${document}/${slug(below.length === 0 ? "about" : title)}`;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return { id, title };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

/** All operations by tool name, one section for each domain. */
export function operationSections(domains: readonly Domain[]): readonly Section[] {
  return domains.map(({ id, title, description, operations }) => ({
    id: `operations/${id}`,
    document: "operations",
    title: `Operations of ${title}`,
    text: [
      `${description}.`,
      "",
      ...operations.map((operation) => `- ${toolName(operation)}: ${operation.summary}`),
    ].join("\n"),
  }));
}

/** The units of search results: table rows, list items and paragraphs. */
export function passagesOf({ text }: Section): readonly string[] {
  return text
    .split(/\n\s*\n|\n(?=[|\-*] ?)/)
    .map((passage) => passage.replace(/\s+/g, " ").trim())
    .filter((passage) => /\p{L}/u.test(passage) && !/^\|[\s\-|:]*\|$/.test(passage));
}
