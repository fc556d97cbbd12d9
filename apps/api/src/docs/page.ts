import type { Catalogue } from "@almagest/catalog";
import { curlLine, featuredOperation } from "../curl";
import { type SourceUrl, sourceOfferHtml } from "../source-offer";
import { escapeHtml, pageHtml } from "./html";

export interface DocsPageParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  readonly sourceUrl?: SourceUrl;
  /** Whether the page of figures in other sites is served. */
  readonly hasEmbeds?: boolean;
}

/** The reference: a quick start, a box for the key, and every operation to read and try. */
export function docsPage({ catalogue, publicUrl, sourceUrl, hasEmbeds = false }: DocsPageParts): string {
  const curl = curlLine(featuredOperation(catalogue), publicUrl, "YOUR_KEY").replace(/ (-[Hd] )/g, " \\\n  $1");
  const body = `<header class="top">
<h1>Almagest API</h1>
<p>${catalogue.entries.length} operations in ${catalogue.domains.length} ${catalogue.domains.length === 1 ? "domain" : "domains"}: plain JSON in, plain JSON out, the same answer for the same question.
One call is one unit of your monthly allowance. Send your key in the header <code>X-API-Key</code>:</p>
<pre><code>${escapeHtml(curl)}</code></pre>
<p><a href="./">Playground</a> · <a href="api/v2/openapi.json">OpenAPI 3.1 document</a> · <a href="docs/errors">Errors</a> · <a href="docs/languages">Languages</a> · ${hasEmbeds ? '<a href="docs/embeds">Embeds</a> · ' : ""}<a href="llms.txt">llms.txt</a> · <a href="health">Health</a></p>
<form id="key-form" autocomplete="off">
<label for="key">Your key, to try operations on this page</label>
<input id="key" type="password" spellcheck="false" autocomplete="off" placeholder="alm_sk_…">
<button type="submit">Use this key</button>
<output id="key-state" for="key"></output>
</form>
</header>
<main id="swagger-ui"><noscript>The reference needs JavaScript. The OpenAPI document holds the same.</noscript></main>
<footer class="foot">Place data © <a href="https://www.geonames.org">GeoNames</a>, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. ${sourceOfferHtml(sourceUrl)}</footer>`;
  return pageHtml({
    title: "Almagest API",
    assets: "docs/assets/",
    styles: ["swagger-ui.css", "docs.css", "city.css"],
    scripts: ["swagger-ui-bundle.js"],
    modules: ["docs.js"],
    body,
  });
}
