/**
 * The name of an operation as a tool: the lower-case method, then the path's segments joined by underscores, braces
 * dropped and hyphens turned into underscores. `GET /astrology/signs/{id}` is `get_astrology_signs_id`.
 */
export function toolName(operation: { readonly method: string; readonly path: string }): string {
  const segments = operation.path.split("/").map((segment) => segment.replace(/[{}]/g, "").replace(/-/g, "_"));
  return [operation.method.toLowerCase(), ...segments.filter((segment) => segment !== "")].join("_");
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
