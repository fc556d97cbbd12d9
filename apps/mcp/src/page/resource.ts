import { existsSync, readFileSync } from "node:fs";

/** The page that draws answers in a host (MCP Apps, revision 2026-01-26). */
export const PAGE_URI = "ui://almagest/picture";

/** A tool's reference to the page. */
export interface PageMeta {
  readonly ui: { readonly resourceUri: typeof PAGE_URI };
}

export const PAGE_META: PageMeta = { ui: { resourceUri: PAGE_URI } };

/**
 * The member of a result's `_meta` that names the operation. Hosts tell a page at most the tool's name, and not all of
 * them do.
 */
export const OPERATION_META = "almagest/operation";

/** As `resources/list` sends it. */
export const PAGE_RESOURCE = {
  uri: PAGE_URI,
  name: "picture",
  title: "Picture",
  description: "Draws an answer of these tools where a host shows it to a person",
  mimeType: "text/html;profile=mcp-app",
} as const;

const FILE = new URL("./picture.html", import.meta.url);
let built: string | undefined;

/** The page made by the build; undefined if nothing was built. */
export function builtPage(): string | undefined {
  if (built === undefined && existsSync(FILE)) built = readFileSync(FILE, "utf8");
  return built;
}

/** As `resources/read` sends it. */
export function pageContents(html: string): {
  contents: { uri: string; mimeType: string; text: string; _meta: { ui: { prefersBorder: boolean } } }[];
} {
  const { uri, mimeType } = PAGE_RESOURCE;
  return { contents: [{ uri, mimeType, text: html, _meta: { ui: { prefersBorder: true } } }] };
}
