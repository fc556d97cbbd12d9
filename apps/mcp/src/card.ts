import type { Domain } from "@almagest/operation";
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { FEEDS } from "./feeds";
import { MODERN_VERSION } from "./modern";
import { WEBHOOKS } from "./webhooks";

/** A tool server's identity, address and protocol revisions, for programs to read before connecting (SEP-2127). */
export interface ServerCard {
  readonly $schema: string;
  /** The service's host in reverse, then the server's name: `com.example.api/almagest-astrology`. */
  readonly name: string;
  readonly title: string;
  /** At most 100 characters. */
  readonly description: string;
  readonly version: string;
  readonly websiteUrl: string;
  readonly remotes: readonly Remote[];
}

interface Remote {
  readonly type: "streamable-http";
  readonly url: string;
  readonly supportedProtocolVersions: readonly string[];
  readonly headers: readonly {
    readonly name: string;
    readonly description: string;
    readonly isRequired: boolean;
    readonly isSecret: boolean;
  }[];
}

export interface CardParts {
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
  readonly version: string;
  /** Whether a client may sign in in place of sending a key. */
  readonly hasSignIn?: boolean;
}

/** A tool server apart from the one for all domains. */
export type ServedApart = Pick<Domain, "id" | "title" | "description">;

/** The servers with tools that keep something for a key. */
export const KEEPING: readonly ServedApart[] = [
  {
    id: FEEDS,
    title: "Calendar feeds",
    description: "Addresses that a calendar program subscribes to: made, listed and ended",
  },
  {
    id: WEBHOOKS,
    title: "Webhooks",
    description: "What happens in the sky, sent to an address of one's own: made, listed, tested and removed",
  },
];

export const CARD_MEDIA_TYPE = "application/mcp-server-card+json";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";

/** The card of the server for all domains, or of one apart: a domain's, that of feeds or of webhooks. */
export function serverCard({ publicUrl, version, hasSignIn = false }: CardParts, domain?: ServedApart): ServerCard {
  const about =
    domain === undefined
      ? {
          title: "Almagest",
          description: "Astrology, divination and numerology, computed: every operation, found by plain words",
        }
      : { title: `Almagest: ${domain.title}`, description: domain.description };
  return {
    $schema: SCHEMA,
    name: `${namespaceOf(publicUrl)}/almagest${domain === undefined ? "" : `-${domain.id}`}`,
    title: about.title,
    description: shortened(about.description),
    version,
    websiteUrl: `${publicUrl}/docs`,
    remotes: [
      {
        type: "streamable-http",
        url: `${publicUrl}/mcp${domain === undefined ? "" : `/${domain.id}`}`,
        supportedProtocolVersions: [MODERN_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS],
        headers: [keyHeader(hasSignIn)],
      },
    ],
  };
}

function keyHeader(hasSignIn: boolean): ServerCard["remotes"][number]["headers"][number] {
  const description = hasSignIn ? "A secret key of the service; without it, sign in" : "A secret key of the service";
  return { name: "X-API-Key", description, isRequired: !hasSignIn, isSecret: true };
}

/** The host's labels in reverse, as packages are named; an IP address stays unchanged. */
function namespaceOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  if (/^[\d.]+$|^\[/.test(host)) return host.replace(/[^\w.-]+/g, "");
  return host.split(".").reverse().join(".");
}

const LONGEST = 100;

/** Cut after the last clause that fits. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const end = Math.max(start.lastIndexOf(","), start.lastIndexOf(";"), start.lastIndexOf(":"), start.lastIndexOf(". "));
  return end > 0 ? start.slice(0, end) : start;
}
