import type { Changes } from "@almagest/sky";

/** What holds and changes of several searches as one, the weightiest first. */
export function joinedChanges(...parts: readonly Pick<Changes, "holds" | "changes">[]): Changes {
  return {
    holds: parts.flatMap(({ holds }) => holds),
    changes: parts.flatMap(({ changes }) => changes),
    counted: [],
  };
}
