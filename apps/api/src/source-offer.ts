import { escapeHtml } from "./docs/html";

/**
 * The licence of the programs that make up the service: over a network it requires an offer of their source (section
 * 13).
 */
export const LICENSE_ID = "AGPL-3.0-or-later";

/** The address of the running program's source, as configured by its operator; undefined if not configured. */
export type SourceUrl = string | undefined;

/** For readers of the service's pages. */
export function sourceOfferHtml(sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) {
    return `License ${LICENSE_ID}: ask the operator of this service for its source code.`;
  }
  return `<a href="${escapeHtml(sourceUrl)}" rel="external">Source code of this service</a>, ${LICENSE_ID}.`;
}

/** For the person who starts the service. */
export function sourceOfferLine(sourceUrl: SourceUrl): string {
  return (
    sourceUrl ??
    `set ALMAGEST_SOURCE_URL to where its source is, if others use this service (${LICENSE_ID}, section 13)`
  );
}

/** The page at the root reads the address there. */
export function withSourceMeta(html: string, sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) return html;
  return html.replace("</head>", () => `<meta name="source-code" content="${escapeHtml(sourceUrl)}">\n</head>`);
}

/** An OpenAPI document, as JSON or YAML, with the address of the source beside the licence. A collection has none. */
export function withSourceMember(document: string, sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) return document;
  const address = JSON.stringify(sourceUrl);
  if (document.startsWith("{")) {
    return document.replace('"license":{', (license) => `"x-source-code":${address},${license}`);
  }
  return document.replace("\n  license:\n", (license) => `\n  x-source-code: ${address}${license}`);
}
