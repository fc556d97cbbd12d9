import type { Catalogue } from "@almagest/catalog";
import { curlLine, featuredOperation } from "../curl";
import { type SourceUrl, sourceOfferHtml } from "../source-offer";
import { escapeHtml, pageHtml } from "./html";

export interface ReferenceParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  readonly sourceUrl?: SourceUrl;
}

/** The reference of an unbuilt checkout: a call to paste, and every operation as text. */
export function plainReference({ catalogue, publicUrl, sourceUrl }: ReferenceParts): string {
  const curl = curlLine(featuredOperation(catalogue), publicUrl, "YOUR_KEY").replace(/ (-[Hd] )/g, " \\\n  $1");
  const body = `<header class="top">
<h1>Almagest API</h1>
<p>${catalogue.entries.length} operations. The reference is made by <code>npm run build</code>; these hold the same:</p>
<p><a href="llms-full.txt">llms-full.txt</a> · <a href="llms.txt">llms.txt</a> · <a href="api/v2/openapi.json">OpenAPI 3.1 document</a> · <a href="api/v2/openapi/calendars.json">Calendar feeds</a> · <a href="api/v2/openapi/webhooks.json">Webhooks</a> · <a href="docs/tools">Other tools</a> · <a href="docs/errors">Errors</a> · <a href="docs/languages">Languages</a></p>
<pre><code>${escapeHtml(curl)}</code></pre>
</header>
<footer class="foot">${sourceOfferHtml(sourceUrl)}</footer>`;
  return pageHtml({ title: "Almagest API", assets: "docs/assets/", body });
}
