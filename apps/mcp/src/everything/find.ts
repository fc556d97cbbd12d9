import { callNames, idFinder } from "@almagest/operation";
import type { Refusal } from "@almagest/pipeline";
import type { ToolEntry } from "../tools";
import type { Search } from "./search";

export type FoundOperation =
  | { readonly ok: true; readonly entry: ToolEntry }
  | { readonly ok: false; readonly refusal: Refusal };

export type OperationFinder = (name: unknown) => Promise<FoundOperation>;

/** Finds an operation by its tool names or its id, in any spelling; if there is none, suggests similar ones. */
export function operationFinder(entries: readonly ToolEntry[], search: Search): OperationFinder {
  const byName = idFinder(entries.flatMap((entry) => callNames(entry.operation).map((name) => [name, entry] as const)));
  return async (name) => {
    if (name === undefined || name === null || name === "") return { ok: false, refusal: UNNAMED };
    if (typeof name !== "string") return { ok: false, refusal: invalid(`operation is no text. ${SEND_A_NAME}`) };
    const entry = byName(name);
    if (entry !== undefined) return { ok: true, entry };
    const { operations } = await search(name.slice(0, LONGEST_NAME), 3);
    const near = operations.flatMap((id) => byName(id)?.tool.name ?? []);
    const advice =
      near.length === 0 ? "search_operations finds those that there are" : `Did you mean ${near.join(", ")}`;
    return { ok: false, refusal: invalid(`There is no operation ${JSON.stringify(name.slice(0, 80))}. ${advice}.`) };
  };
}

const LONGEST_NAME = 120;
const SEND_A_NAME = "Send a name that search_operations gives, for example post_astrology_natal_chart.";
const UNNAMED = invalid(`operation is missing. ${SEND_A_NAME}`);

/** A refusal of the argument `operation`. */
function invalid(message: string): Refusal {
  return { code: "validation_error", error: message, issues: [{ path: "operation", message, code: "invalid_value" }] };
}
