/** A fresh list of the distinct themes; undefined where a source is missing. */
export function themesOf(lists: readonly (readonly string[] | undefined)[]): string[] | undefined {
  return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))];
}
