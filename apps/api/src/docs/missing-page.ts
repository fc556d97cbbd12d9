import type { Suggestion } from "@almagest/pipeline";
import { escapeHtml, pageHtml } from "./html";

export interface MissingPage {
  /** The whole requested path. */
  readonly path: string;
  /** The error message. */
  readonly error: string;
  /** Operations with similar paths, best first. */
  readonly suggestions: readonly Suggestion[];
}

/** The page for an unknown address opened in a browser. */
export function missingPage({ path, error, suggestions }: MissingPage): string {
  const root = toRoot(path);
  const list = suggestions.map(
    ({ endpoint, hint, docs }) =>
      `<li><a href="${root}docs${escapeHtml(fragmentOf(docs))}"><code>${escapeHtml(endpoint)}</code></a> ${escapeHtml(hint)}</li>`,
  );
  const body = `<header class="top">
<p class="back"><a href="${root}docs">Almagest API</a></p>
<h1>Nothing here</h1>
<p>${escapeHtml(error)}</p>
${list.length === 0 ? "" : `<p>Endpoints that look like it:</p>\n<ul>\n${list.join("\n")}\n</ul>`}
<p>Start at the <a href="${root}docs">reference</a>.</p>
</header>`;
  return pageHtml({
    title: "Nothing here – Almagest API",
    assets: `${root}docs/assets/`,
    body,
  });
}

/** The relative path from a page to the service's root, wherever a proxy put it. */
function toRoot(path: string): string {
  return "../".repeat(path.split("/").length - 2) || "./";
}

/** The suggestion's fragment in the reference: links in a page stay with the host that served it. */
function fragmentOf(address: string): string {
  const hash = address.indexOf("#");
  return hash === -1 ? "" : address.slice(hash);
}

/**
 * Whether a request prefers a page, as a browser's address bar does. A program that accepts anything, or JSON as well,
 * gets the usual error record.
 */
export function asksForPage(accept: string | undefined): boolean {
  const types = (accept ?? "").split(",").map((entry) => entry.split(";")[0]?.trim().toLowerCase());
  return types.includes("text/html") && !types.includes("application/json");
}
