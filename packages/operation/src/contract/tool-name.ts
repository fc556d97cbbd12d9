/**
 * The name of an operation as a tool: the lower-case method, then the path's segments joined by underscores, braces
 * dropped and hyphens turned into underscores. `GET /astrology/signs/{id}` is `get_astrology_signs_id`.
 */
export function toolName(operation: { readonly method: string; readonly path: string }): string {
  const segments = operation.path.split("/").map((segment) => segment.replace(/[{}]/g, "").replace(/-/g, "_"));
  return [operation.method.toLowerCase(), ...segments.filter((segment) => segment !== "")].join("_");
}

/** Some models limit the names of functions to this many characters. */
export const LONGEST_SHORT_NAME = 64;
const SHORT_PARAMETER = 4;

/**
 * The same in at most 64 characters: where it has more, each parameter of the path by its first four letters. It depends
 * on the path alone, so that no other operation changes it: `post_vedic_astrology_dasha_sub_maha_anta_prat`.
 */
export function shortToolName(operation: { readonly method: string; readonly path: string }): string {
  const name = toolName(operation);
  if (name.length <= LONGEST_SHORT_NAME) return name;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameter.slice(0, SHORT_PARAMETER));
  return toolName({ method: operation.method, path });
}

/** The names by which a call may mean an operation: its id, and its tool names. */
export function callNames(operation: {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}): readonly string[] {
  return [...new Set([operation.id, toolName(operation), shortToolName(operation)])];
}

const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["Num", "Numerology"],
  ["Bio", "Biorhythm"],
]);

/** The words of an operation's id: "Generate Natal Chart". */
export function toolTitle({ id }: { readonly id: string }): string {
  const words = id.replace(/(?<=[a-z])(?=[A-Z])/g, " ").split(" ");
  const spelt = words.map((word) => SHORT_WORDS.get(word) ?? word).join(" ");
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}
