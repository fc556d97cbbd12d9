import { hostOfOrigin, isAddressHost, normalizeHostname } from "@almagest/auth";
import type { Refusal } from "@almagest/pipeline";

export interface OwnHostsOptions {
  /** The service's public address, if it has one. */
  readonly publicUrl: string | undefined;
  /** The name or address that it listens on. */
  readonly listensOn: string;
}

/** Whether a normalized name or address is the service's own. */
export type OwnHosts = (host: string) => boolean;

const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
const EVERY_ADDRESS = new Set(["0.0.0.0", "::", "[::]"]);

/**
 * The public address, the address that the service listens on, and this machine; any IP address if it listens on all of
 * them.
 */
export function ownHosts({ publicUrl, listensOn }: OwnHostsOptions): OwnHosts {
  const bracketed = listensOn.includes(":") ? `[${listensOn.replace(/^\[|\]$/g, "")}]` : listensOn;
  const published = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const named = [...published, bracketed, ...THIS_MACHINE].map((host) => normalizeHostname(host));
  const known = new Set(named.filter((host) => host !== undefined));
  const isEverywhere = EVERY_ADDRESS.has(listensOn);
  return (host) => known.has(host) || (isEverywhere && isAddressHost(host));
}

/**
 * Refuses requests from pages of another host (as the protocol requires), and requests addressed to another host: this
 * stops DNS rebinding, with which a page could reach services private to this machine. A name can be rebound, an IP
 * address cannot.
 */
export function foreignHost(headers: Headers, isOwn: OwnHosts): Refusal | undefined {
  const origin = headers.get("origin");
  if (origin !== null && !isKnown(hostOfOrigin(origin), isOwn)) {
    const error = `The tool server answers no page of ${shown(origin)}. Call it from a program, or from a page of the service's own host.`;
    return { code: "origin_not_allowed", error };
  }
  const host = headers.get("host");
  if (host !== null && !isKnown(hostOfOrigin(`http://${host}`), isOwn)) {
    const error = `The tool server does not go by the name ${shown(host)}. Set ALMAGEST_PUBLIC_URL to the address that clients use, or let the proxy pass on their Host header.`;
    return { code: "origin_not_allowed", error };
  }
  return undefined;
}

function isKnown(host: string | undefined, isOwn: OwnHosts): boolean {
  return host !== undefined && isOwn(host);
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
