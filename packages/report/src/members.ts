export type Members = Readonly<Record<string, unknown>>;

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LOCALIZED = "Localized";

/** A member's value, in the language of the answer where it has it. */
export function spoken(members: Members, name: string): unknown {
  return members[`${name}${LOCALIZED}`] ?? members[name];
}

/** The member under a path such as `chart/planets`, in the language of the answer; undefined where there is none. */
export function memberAt(members: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>((inside, name) => (isMembers(inside) ? spoken(inside, name) : undefined), members);
}

/** Whether a member repeats another in the language of the answer. */
function isSibling(members: Members, name: string): boolean {
  return name.endsWith(LOCALIZED) && name.slice(0, -LOCALIZED.length) in members;
}

/** The members for a reader, each once. */
export function membersOf(members: Members): readonly (readonly [string, unknown])[] {
  return Object.keys(members)
    .filter((name) => !isSibling(members, name))
    .map((name) => [name, spoken(members, name)] as const);
}
