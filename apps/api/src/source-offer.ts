import { escapeHtml } from "./docs/html";

/** The licence of the programs that make the service: over a network it goes with an offer of their source (section 13). */
export const LICENSE_ID = "AGPL-3.0-or-later";

/** Where the source of the running program is, as its operator says; undefined where nobody has said. */
export type SourceUrl = string | undefined;

/** For a person who reads a page of the service. */
export function sourceOfferHtml(sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) {
    return `License ${LICENSE_ID}: ask whoever runs this service for its source code.`;
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

/** The page at the root reads it there. */
export function withSourceMeta(html: string, sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) return html;
  return html.replace("</head>", () => `<meta name="source-code" content="${escapeHtml(sourceUrl)}">\n</head>`);
}

/** An OpenAPI document that names the source beside the licence. */
export function withSourceMember(document: string, sourceUrl: SourceUrl): string {
  if (sourceUrl === undefined) return document;
  return document.replace('"license":{', (license) => `"x-source-code":${JSON.stringify(sourceUrl)},${license}`);
}
