import type { Changes, Stay } from "@almagest/sky";

/** The findings of several searches as one, the weightiest first. */
export function joinedChanges(...parts: readonly Pick<Changes, "holds" | "changes">[]): Changes {
  return {
    holds: parts.flatMap(({ holds }) => holds),
    changes: parts.flatMap(({ changes }) => changes),
    counted: [],
  };
}

/** Of a fact that is true at some time of the span. */
export function changesOfFact(member: string, stays: readonly Stay[]): Pick<Changes, "holds" | "changes"> {
  return {
    holds: stays.length === 1 ? [{ member, value: true }] : [],
    changes: stays
      .slice(1)
      .map(({ value, fromEpochMs }) => ({ member, before: !value, after: value, epochMs: fromEpochMs })),
  };
}
