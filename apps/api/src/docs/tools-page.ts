import type { Catalogue } from "@almagest/catalog";
import { documentedDomains } from "../openapi/documented";
import { domainForms } from "../openapi/domain-forms";
import { BASE_PATH, DOCUMENT_PATH, POSTMAN_PATH, WHOLE_YAML_PATH } from "../rest/base";
import { AI_CATALOG_PATH, API_CATALOG_PATH } from "../well-known/catalogs";
import { escapeHtml, inlineHtml, pageHtml } from "./html";

const INTRODUCTION = [
  "Everything here is made from one OpenAPI document, so that each tool knows every operation. The documents need no key and cost nothing; with a known `ETag` an answer is a 304.",
  "The guide to all of it is `docs/tools.md` of the repository.",
] as const;

/** A tool, and the addresses or the folder in the repository where it is. */
interface Tool {
  readonly title: string;
  readonly says: string;
  readonly paths?: readonly string[];
}

const TOOLS: readonly Tool[] = [
  {
    title: "Postman, Insomnia, Bruno, newman",
    says: "A collection of every operation with its example. Set the variable `apiKey`; each request tests that it succeeds.",
    paths: [POSTMAN_PATH],
  },
  {
    title: "Generators of clients",
    says: "OpenAPI 3.1 as JSON and as YAML. A generator that finds the whole too long takes one domain, below.",
    paths: [DOCUMENT_PATH, WHOLE_YAML_PATH],
  },
  {
    title: "n8n",
    says: "`n8n-nodes-almagest` (`packages/n8n-nodes-almagest`): one node with all domains as resources, for workflows and their agents.",
  },
  {
    title: "Python",
    says: "`almagest` (`clients/python`): typed, for 3.11 and newer, of the standard library alone.",
  },
  {
    title: "TypeScript",
    says: "`@almagest/client` (`packages/client`): typed, for browsers and Node. Its `AGENTS.md` is for coding agents.",
  },
  {
    title: "Programs that look for interfaces",
    says: "The interfaces of this host as links (RFC 9727), its tool servers as an AI catalog, and the service described for models.",
    paths: [API_CATALOG_PATH, AI_CATALOG_PATH, "/llms.txt", "/llms-full.txt"],
  },
];

/** The ways to use the service from other programs, with the documents of each domain. */
export function toolsPage(catalogue: Catalogue): string {
  const body = `<header class="top">
<p class="back"><a href="../docs">Almagest API</a></p>
<h1>Other tools</h1>
${INTRODUCTION.map((text) => `<p>${inlineHtml(text)}</p>`).join("\n")}
</header>
<main class="embeds">
${TOOLS.map(section).join("\n")}
</main>
<div class="coverage">
<h2>Documents by domain</h2>
<table>
<thead><tr><th scope="col">Domain</th><th scope="col">JSON</th><th scope="col">YAML</th></tr></thead>
<tbody>
${documentedDomains(catalogue).map(row).join("\n")}
</tbody>
</table>
</div>`;
  return pageHtml({ title: "Other tools – Almagest API", assets: "assets/", body });
}

function section({ title, says, paths = [] }: Tool): string {
  const links = paths.map((path) => `<li><a href="..${path}"><code>${path}</code></a></li>`).join("");
  const list = links === "" ? "" : `\n<ul>${links}</ul>`;
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<p>${inlineHtml(says)}</p>${list}\n</section>`;
}

function row({ id, title }: { readonly id: string; readonly title: string }): string {
  const [json, yaml] = domainForms(id).map(
    (name) => `<td><a href="..${BASE_PATH}/${name}"><code>${id}.${name.split(".")[1]}</code></a></td>`,
  );
  return `<tr><th scope="row">${escapeHtml(title)}</th>${json}${yaml}</tr>`;
}
