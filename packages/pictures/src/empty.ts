import { DomainError, isRecord } from "@almagest/operation";
import type * as z from "zod";

/** The lists that a figure is made of, where nothing is wrong with an answer but that they have no entries. */
export function emptyLists(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  const lists = issues.map((issue) => (isEmptyList(issue) ? issue.path.join(".") || "the answer" : undefined));
  return lists.every((list) => list !== undefined) ? lists : [];
}

function isEmptyList(issue: z.core.$ZodIssue): boolean {
  return issue.code === "too_small" && issue.origin === "array";
}

/** A right answer without anything to draw in it. `total` is how many entries a list has that answers come in pages of. */
export function nothingToDraw(lists: readonly string[], answer: unknown): DomainError {
  const total = isRecord(answer) ? answer["total"] : undefined;
  return new DomainError("unprocessable_entity", `There is nothing to draw: ${reason(lists, total)}`, { lists });
}

function reason(lists: readonly string[], total: unknown): string {
  const empty = `${lists.join(" and ")} ${lists.length === 1 ? "has" : "have"} no entries in this answer.`;
  if (typeof total !== "number")
    return `${empty} Ask for a longer period or for fewer conditions, or take the answer as JSON.`;
  if (total === 0) return `${empty} Ask with other or fewer filters, or take the answer as JSON.`;
  return `none of the ${total} entries is in this answer. Send an offset from 0 to ${total - 1}.`;
}
