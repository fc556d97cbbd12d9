import type { Domain } from "@almagest/operation";
import { invalidInput } from "@almagest/pipeline";
import type { Guide } from "../tools";
import type { OperationSearch } from "./search";

const MOST = 5;
/** So many words, and so much of each, are said back. */
const MOST_UNKNOWN = 8;
const LONGEST_WORD = 30;

/** What there is, by plain words. */
export function searchGuide(search: OperationSearch, domains: readonly Domain[]): Guide {
  const listed = domains.map(({ id }) => id).join(", ");
  return {
    tool: {
      name: "search_operations",
      title: "Search Operations",
      description: `The operations nearest to plain words, best first, from ${listed}. Free`,
      inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: ({ query }) => {
      if (typeof query !== "string" || query.trim() === "") {
        const message = "query is missing. Send words, for example: moon phase today.";
        return { kind: "refused", refusal: invalidInput([{ path: "query", message, code: "invalid_type" }]) };
      }
      const operations = search(query, MOST);
      if (operations.length === 0) {
        return { kind: "answer", answer: { operations, note: `Nothing fits these words. There are ${listed}.` } };
      }
      const unknown = search.unknownIn(query).map((word) => word.slice(0, LONGEST_WORD));
      if (unknown.length === 0) return { kind: "answer", answer: { operations } };
      const note = `No operation is known by ${unknown.slice(0, MOST_UNKNOWN).join(", ")}. If that is what is asked for, there is nothing here for it.`;
      return { kind: "answer", answer: { operations, note } };
    },
  };
}
