import { invalidInput } from "@almagest/pipeline";
import type { Guide, Guided } from "../tools";
import type { Library } from "./library";

const MOST_FOUND = 5;
/** Characters of a page: a quarter of the limit of an answer. */
export const PAGE_CHARACTERS = 5_000;

/** Searches the documentation by plain words. */
export function searchDocsGuide(library: () => Promise<Library>): Guide {
  return {
    tool: {
      name: "search_docs",
      title: "Search Docs",
      description: "Passages on conventions, accuracy, terms, errors and domains. Free",
      inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: async ({ query }) => {
      if (typeof query !== "string" || query.trim() === "") {
        return wrong("query", "query is missing. Send words, for example: house system near the poles.");
      }
      const { search, documents } = await library();
      const found = await search(query, MOST_FOUND);
      const note = `Nothing fits these words. read_doc reads ${documents.join(", ")}.`;
      return { kind: "answer", answer: found.length > 0 ? { found } : { found, note } };
    },
  };
}

/** Reads a section page by page; a document's name lists its sections. */
export function readDocGuide(library: () => Promise<Library>): Guide {
  return {
    tool: {
      name: "read_doc",
      title: "Read Doc",
      description:
        "A section that search_docs names, or the sections of a document: conventions, accuracy, glossary, errors, operations, a domain. Free",
      inputSchema: {
        type: "object",
        properties: { section: { type: "string" }, page: { type: "integer", minimum: 1 } },
        required: ["section"],
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: async ({ section, page = 1 }) => {
      if (typeof section !== "string" || section === "") {
        return wrong("section", "section is missing. Send what search_docs names, for example conventions.");
      }
      const { read, nearest } = await library();
      const found = read(section.trim().toLowerCase().slice(0, 200));
      if (found === undefined) {
        const advice = `The nearest are ${nearest(section).join(", ")}`;
        return wrong("section", `There is no section ${JSON.stringify(section.slice(0, 80))}. ${advice}.`);
      }
      const pages = pagesOf(found.text);
      const text = pages[Number(page) - 1];
      if (text === undefined) {
        const shown = JSON.stringify(page)?.slice(0, 20) ?? "";
        return wrong("page", `page is ${shown}. ${found.id} has ${pages.length}; send a number from 1 to that.`);
      }
      const { id, title } = found;
      return { kind: "answer", answer: { section: id, title, page: Number(page), pages: pages.length, text } };
    },
  };
}

function wrong(path: string, message: string): Guided {
  return { kind: "refused", refusal: invalidInput([{ path, message, code: "invalid_value" }]) };
}

/** Splits a text into pages at line ends; a longer line is cut. */
function pagesOf(text: string): readonly string[] {
  const pages: string[] = [];
  let page = "";
  for (const line of text.split("\n").flatMap(shortLines)) {
    if (page !== "" && page.length + 1 + line.length > PAGE_CHARACTERS) {
      pages.push(page);
      page = line;
    } else page = page === "" ? line : `${page}\n${line}`;
  }
  return [...pages, page];
}

function shortLines(line: string): readonly string[] {
  return line.length <= PAGE_CHARACTERS ? [line] : (line.match(new RegExp(`.{1,${PAGE_CHARACTERS}}`, "gu")) ?? []);
}
