import type { Catalogue } from "@almagest/catalog";
import { LANGUAGES } from "@almagest/i18n";
import type { Domain } from "@almagest/operation";
import { BASE_PATH, POSTMAN_PATH } from "../rest/base";
import { referenceAddress } from "./address";

export interface LlmsParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  /** The pattern of the tool server's route, `/mcp/:domain`, if mounted. */
  readonly toolPath?: string | undefined;
}

/** An introduction to the service for language models: Markdown, in the format of llmstxt.org. */
export function llmsText(parts: LlmsParts): string {
  const sections = [
    introduction(parts),
    calling(parts),
    documents(parts),
    ...parts.catalogue.domains.map(domain(parts)),
  ];
  return `${sections.join("\n\n")}\n`;
}

function introduction({ catalogue }: LlmsParts): string {
  const { domains, entries } = catalogue;
  const size = `${entries.length} ${plural(entries.length, "operation")} in ${domains.length} ${plural(domains.length, "domain")}`;
  return `# Almagest API

> Astrology, divination, numerology and wellness reference content, computed: ${size}, JSON in and JSON out, the same answer for the same question.`;
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

function calling({ publicUrl, toolPath }: LlmsParts): string {
  const languages = LANGUAGES.map(({ code }) => code).join(", ");
  return [
    "## How to call it",
    "",
    `- Base URL: ${publicUrl}${BASE_PATH}; the paths below follow it.`,
    "- Authentication: the key in the header `X-API-Key`, or `Authorization: Bearer`. One call is one unit of the key's month.",
    "- A POST takes one JSON object with `Content-Type: application/json`. Dates are YYYY-MM-DD, times HH:MM:SS, a timezone is an IANA name, an offset or decimal hours.",
    "- A POST can be asked by GET: `.json` after the path, its arguments in the query (`natal-chart.json?date=1990-07-15`, `person1.date=1990-07-15`). Numbers may be plain decimal text; empty text leaves an optional member out.",
    `- \`lang\` in the query (${languages}) localizes names and texts. Values to compare and to send stay English; the localized name of one is in \`<field>Localized\`.`,
    "- An error is a JSON object: branch on its `code`. A validation_error lists every failing field in `issues` and says what to send instead. Retry 429 and 5xx after `Retry-After`, nothing else.",
    `- Many calls at once: \`POST /batch\` with \`Content-Type: application/x-ndjson\` and a secret key, a call a line (\`{"id":"a","operation":"generateNatalChart","input":{…}}\`), answered a line each. Each line costs what its call costs.`,
    "- Calendars: lists of dates come as `.ics` (in the path, or `Accept: text/calendar`); `POST /calendars/feeds` with a secret key makes an address to subscribe to. The document says `x-calendar` where there is one.",
    "- Webhooks: `POST /webhooks` with a secret key sends stations, ingresses, phases of the Moon, eclipses, void Moons and transits to a birth to an address of yours when they happen, signed by Standard Webhooks.",
    "- Pictures: most answers have a figure. `.svg` or `.png` after the path, or `Accept: image/svg+xml` or `image/png`; by GET too, the arguments in the address (`person1.date=1990-07-15`, `planets=Sun,Moon`). Options in the query: `theme`, `width`, `lang`, `form`. The document says `x-picture` where there is one.",
    ...(toolPath === undefined
      ? []
      : [
          `- MCP (Streamable HTTP, the same key): ${publicUrl}${above(toolPath)} leads to every operation with a few tools; at ${publicUrl}${toolPath.replace(/:\w+/, "{domain}")} a tool is an operation, named by method and path.`,
        ]),
  ].join("\n");
}

/** The tool server for all domains is one level above theirs. */
function above(toolPath: string): string {
  return toolPath.replace(/\/:\w+$/, "");
}

function documents({ publicUrl }: LlmsParts): string {
  return `## Documents

- [OpenAPI 3.1](${publicUrl}${BASE_PATH}/openapi.json): every operation with its schemas and an example; of one domain at ${publicUrl}${BASE_PATH}/openapi/{domain}.json, and each as \`.yaml\`
- [Postman collection](${publicUrl}${POSTMAN_PATH}): the same as requests to send
- [Other tools](${publicUrl}/docs/tools): clients, the n8n node, and where programs find all of it
- [The long form of this page](${publicUrl}/llms-full.txt): what each operation takes and answers, a line each, with an example
- [Reference](${publicUrl}/docs): the same to read and try
- [Errors](${publicUrl}/docs/errors): every code, when it happens and what to do
- [Languages](${publicUrl}/docs/languages): which texts are translated`;
}

function domain({ publicUrl, toolPath }: LlmsParts): (domain: Domain) => string {
  return ({ id, title, description, operations }) => {
    const tools = toolPath === undefined ? "" : ` MCP: ${publicUrl}${toolPath.replace(/:\w+/, id)}`;
    const lines = operations.map(
      ({ id: operationId, method, path, summary }) =>
        `- [${method} ${path}](${referenceAddress(publicUrl, id, operationId)}): ${summary}`,
    );
    return `## ${title}\n\n${sentence(description)}${tools}\n\n${lines.join("\n")}`;
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
