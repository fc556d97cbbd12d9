import type { Catalogue } from "@almagest/catalog";
import { CARD_MEDIA_TYPE, KEEPING, type ServedApart, serverCard } from "@almagest/mcp";
import { documentationPaths } from "../docs/addresses";
import { documentedDomains } from "../openapi/documented";
import { domainForms } from "../openapi/domain-forms";
import { version } from "../package-facts";
import { BASE_PATH, DOCUMENT_PATH, POSTMAN_PATH, WHOLE_YAML_PATH } from "../rest/base";

export interface CatalogParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  /** Whether the tool servers are mounted. */
  readonly hasTools: boolean;
  /** Whether the page at the root was built. */
  readonly hasPlayground: boolean;
}

export const API_CATALOG_PATH = "/.well-known/api-catalog";
/** RFC 9727, 4.2. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const AI_CATALOG_PATH = "/.well-known/ai-catalog.json";
export const AI_CATALOG_TYPE = "application/ai-catalog+json";

const JSON_TYPE = "application/json";
const YAML_TYPE = "application/yaml";
const TOOLS_PATH = "/mcp";

interface Target {
  readonly href: string;
  readonly type: string;
  readonly title?: string;
}

/** Targets by relation, of one context (RFC 9264, 4.2.2). */
interface Links {
  readonly anchor: string;
  /** The interface's documents, JSON first. */
  readonly "service-desc": readonly [json: Target, yaml: Target];
  readonly "service-doc": readonly Target[];
  readonly "service-meta"?: readonly Target[];
  readonly status?: readonly Target[];
}

/**
 * The interfaces of the service with their descriptions, documentation and state, as a set of links (RFC 9727, and the
 * relations of RFC 8631): the whole, each domain and what is beside it, and the tool servers. Items are what answers a
 * GET: documents, and the addresses of the tool servers, which have no type for whoever sends no key.
 */
export function apiCatalog(parts: CatalogParts): { readonly linkset: readonly object[] } {
  const { catalogue, publicUrl } = parts;
  const root = `${publicUrl}${BASE_PATH}`;
  const domains = documentedDomains(catalogue).map(({ id, title, isDomain }): Links => {
    const [json, yaml] = domainForms(id);
    return {
      anchor: `${root}/${id}`,
      "service-desc": [
        { href: `${root}/${json}`, type: JSON_TYPE, title },
        { href: `${root}/${yaml}`, type: YAML_TYPE, title },
      ],
      "service-doc": [{ href: `${publicUrl}${isDomain ? `/docs#/${id}` : "/docs/tools"}`, type: "text/html", title }],
    };
  });
  const tools = toolServers(parts).map(({ anchor, card }) => ({
    anchor,
    "service-desc": [{ href: card, type: CARD_MEDIA_TYPE }],
  }));
  const described = [whole(parts), ...domains];
  const items = [
    ...tools.map(({ anchor }) => ({ href: anchor })),
    ...described.map(({ "service-desc": documents }) => documents[0]),
  ];
  return {
    linkset: [{ anchor: `${rootOf(publicUrl)}${API_CATALOG_PATH}`, item: items }, ...tools, ...described],
  };
}

interface ToolServer {
  readonly anchor: string;
  readonly card: string;
  /** Left out of the one for all domains. */
  readonly domain: ServedApart | undefined;
}

/** The tool servers, each with the address of its card; none where they are not mounted. */
function toolServers({ catalogue, publicUrl, hasTools }: CatalogParts): readonly ToolServer[] {
  if (!hasTools) return [];
  return [undefined, ...catalogue.domains, ...KEEPING].map((domain) => {
    const anchor = `${publicUrl}${TOOLS_PATH}${domain === undefined ? "" : `/${domain.id}`}`;
    return { anchor, card: `${anchor}/server-card`, domain };
  });
}

/** The root of the host, where these documents are even if the service is below a path. */
export function rootOf(publicUrl: string): string {
  return new URL(publicUrl).origin;
}

function whole({ publicUrl, hasPlayground, hasTools }: CatalogParts): Links {
  const at = (path: string, type: string): Target => ({ href: `${publicUrl}${path}`, type });
  return {
    anchor: `${publicUrl}${BASE_PATH}`,
    "service-desc": [at(DOCUMENT_PATH, JSON_TYPE), at(WHOLE_YAML_PATH, YAML_TYPE)],
    "service-doc": documentationPaths(hasPlayground).map((path) =>
      at(path, path.endsWith(".txt") ? "text/plain" : "text/html"),
    ),
    "service-meta": [at(POSTMAN_PATH, JSON_TYPE), ...(hasTools ? [at(AI_CATALOG_PATH, AI_CATALOG_TYPE)] : [])],
    status: [at("/health", JSON_TYPE)],
  };
}

interface CatalogEntry {
  readonly identifier: string;
  readonly type: string;
  readonly url: string;
}

/**
 * The tool servers by their cards, in the format of AI Catalog 0.9, to which MCP's server cards (SEP-2127) leave the
 * search for servers of a host.
 */
export function aiCatalog(parts: CatalogParts): object {
  const { publicUrl } = parts;
  const entries = toolServers(parts).map(({ card: url, domain }): CatalogEntry => {
    const { name } = serverCard({ publicUrl, version }, domain);
    return { identifier: identifierOf(publicUrl, name, url), type: CARD_MEDIA_TYPE, url };
  });
  return {
    specVersion: "0.9",
    host: { displayName: "Almagest", documentationUrl: `${publicUrl}/docs` },
    entries,
  };
}

/** `urn:air:api.example.com:almagest-tarot:mcp`; without a domain name nothing is unique but the address. */
function identifierOf(publicUrl: string, cardName: string, url: string): string {
  const { hostname } = new URL(publicUrl);
  const isDomainName = /[a-z]/i.test(hostname) && hostname.includes(".") && !hostname.startsWith("[");
  return isDomainName ? `urn:air:${hostname}:${cardName.slice(cardName.indexOf("/") + 1)}:mcp` : url;
}
