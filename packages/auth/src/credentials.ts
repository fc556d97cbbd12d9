import { looksLikeAccessToken } from "./oauth/token";

/** The two ways into the service. */
export type Transport = "rest" | "mcp";

/** The parts of a request that tell its sender. */
export interface Credentials {
  readonly transport: Transport;
  /** As it came, unchecked; undefined where the request carries none. */
  readonly key: string | undefined;
  /** The `Origin` header, or the service's own origin for its own pages: publishable keys are locked to origins. */
  readonly origin: string | undefined;
  /** Where it comes from, as `clientAddress` tells; undefined where that cannot be told. */
  readonly address: string | undefined;
  /** The tool server's address, where access tokens are good; undefined where none is. */
  readonly resource?: string | undefined;
  /** The id in the opened address of a calendar feed, which opens the key of the feed in the place of a key. */
  readonly feed?: string | undefined;
}

/** Access to a request's headers. Header names are given in lower case. */
export interface CredentialSource {
  readonly header: (name: string) => string | undefined;
  readonly query: (name: string) => string | undefined;
  /** `clientAddress` of the request. */
  readonly address: string | undefined;
}

const BEARER = /^bearer +(\S+) *$/i;

/**
 * Finds the key: the header `X-API-Key`, then `Authorization: Bearer`, then the query parameter `api_key`. The first
 * place that holds something decides, right or wrong; an empty header and another scheme than Bearer hold nothing. An
 * access token in an address is not read (RFC 6750, 2.3; the tool protocol forbids it).
 */
export function readCredentials(transport: Transport, source: CredentialSource): Credentials {
  const origin = present(source.header("origin")) ?? ownOrigin(source);
  return { transport, key: keyIn(source), origin, address: source.address };
}

/**
 * The origin of a page of the service itself. Its browser sends none with a GET to its own host, but says that the
 * request is to its own host in a header that no page can set (Fetch Metadata).
 */
function ownOrigin({ header }: CredentialSource): string | undefined {
  const host = present(header("host"));
  return header("sec-fetch-site") === "same-origin" && host !== undefined ? `https://${host}` : undefined;
}

function keyIn(source: CredentialSource): string | undefined {
  return (
    present(source.header("x-api-key")) ??
    BEARER.exec(source.header("authorization") ?? "")?.[1] ??
    noToken(present(source.query("api_key")))
  );
}

function noToken(text: string | undefined): string | undefined {
  return text === undefined || looksLikeAccessToken(text) ? undefined : text;
}

function present(text: string | undefined): string | undefined {
  return text === "" ? undefined : text;
}
