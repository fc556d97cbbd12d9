/**
 * The name of an operation as a tool: the lower-case method, then the path's segments joined by underscores, braces
 * dropped and hyphens turned into underscores. `GET /astrology/signs/{id}` is `get_astrology_signs_id`.
 */
export function toolName(operation: { readonly method: string; readonly path: string }): string {
  const segments = operation.path.split("/").map((segment) => segment.replace(/[{}]/g, "").replace(/-/g, "_"));
  return [operation.method.toLowerCase(), ...segments.filter((segment) => segment !== "")].join("_");
}
