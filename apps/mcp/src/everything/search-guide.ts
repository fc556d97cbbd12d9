import { foldName, type Gazetteer } from "@almagest/location";
import type { Domain } from "@almagest/operation";
import { invalidInput } from "@almagest/pipeline";
import type { Guide, ToolEntry } from "../tools";
import { needsOf } from "./needs";
import type { Search } from "./search";

const MOST = 5;
/** Limits on the words of a question that a note repeats. */
const MOST_UNKNOWN = 8;
const LONGEST_WORD = 30;
/** Smaller places are left out: nearly every word is the name of some village. */
const LEAST_INHABITANTS = 100_000;

/** Finds operations by plain words. */
export function searchGuide(search: Search, domains: readonly Domain[], entries: readonly ToolEntry[]): Guide {
  const listed = domains.map(({ id }) => id).join(", ");
  const byId = new Map(entries.map((entry) => [entry.operation.id, entry]));
  return {
    tool: {
      name: "search_operations",
      title: "Search Operations",
      description: `The operations nearest to plain words, best first, from ${listed}. Free`,
      inputSchema: { type: "object", properties: { query: { type: "string" } }, required: ["query"] },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    take: async ({ query }, { gazetteer }) => {
      if (typeof query !== "string" || query.trim() === "") {
        const message = "query is missing. Send words, for example: moon phase today.";
        return { kind: "refused", refusal: invalidInput([{ path: "query", message, code: "invalid_type" }]) };
      }
      const result = await search(query, MOST);
      const operations = result.operations.flatMap((id) => byId.get(id) ?? []).map(shown);
      if (operations.length === 0) {
        return { kind: "answer", answer: { operations, note: `Nothing fits these words. There are ${listed}.` } };
      }
      const unknown = result.unknown.filter((word) => !isTown(gazetteer, word)).slice(0, MOST_UNKNOWN);
      if (unknown.length === 0) return { kind: "answer", answer: { operations } };
      const words = unknown.map((word) => word.slice(0, LONGEST_WORD)).join(", ");
      const note = `No operation is known by ${words}. If that is what is asked for, there is nothing here for it.`;
      return { kind: "answer", answer: { operations, note } };
    },
  };
}

function shown(entry: ToolEntry): { readonly operation: string; readonly summary: string; readonly needs?: string } {
  const { tool, operation } = entry;
  const needs = needsOf(entry);
  return { operation: tool.name, summary: operation.summary, ...(needs !== undefined && { needs }) };
}

/** Whether a word is the whole name of a larger town: likely a place in the question, not the subject of it. */
function isTown(gazetteer: Gazetteer | undefined, word: string): boolean {
  if (gazetteer === undefined) return false;
  const { names, places, bearers } = gazetteer;
  const { start, end } = names.exactly(foldName(word));
  let isLarge = false;
  bearers(start, end, (place) => {
    isLarge ||= (places.population[place] ?? 0) >= LEAST_INHABITANTS;
  });
  return isLarge;
}
