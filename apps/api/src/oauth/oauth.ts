import { createHash } from "node:crypto";
import { type Callers, clientId, type OAuthStore, parseKey } from "@almagest/auth";
import { type Network, publicNetwork } from "../network/network";
import { isSafeBase } from "./address";
import { type Describe, describer } from "./description";
import { type Sealer, sealer } from "./seal";

/** The one thing that a sign-in allows: calling tools. */
export const SCOPE = "tools";
export const TOOLS_PATH = "/mcp";

/** The authorization server of this service. */
export interface OAuth {
  /** The service's address. */
  readonly issuer: string;
  readonly store: OAuthStore;
  readonly describe: Describe;
  readonly sealer: Sealer;
  readonly random: (byteCount: number) => Uint8Array;
  readonly now: () => number;
  /** The tool server's address that a text means; undefined where it is none of this service. */
  readonly resourceOf: (text: string | undefined) => string | undefined;
  /** Hash of a secret key in force; undefined for any other text. */
  readonly secretHash: (key: string, address: string | undefined) => Promise<string | undefined>;
  /** Id under which the attempts of an address are counted. */
  readonly subjectOf: (address: string | undefined) => string;
}

export interface OAuthOptions {
  readonly publicUrl: string;
  readonly store: OAuthStore;
  readonly callers: Callers;
  /** Secret, and the same in every process. */
  readonly salt: string;
  readonly domainIds: readonly string[];
  readonly random: (byteCount: number) => Uint8Array;
  readonly now: () => number;
  readonly network?: Network;
}

/** Undefined at an address that others could read along or take over. */
export function openOAuth(options: OAuthOptions): OAuth | undefined {
  const { publicUrl: issuer, store, callers, salt, random, now, network = publicNetwork() } = options;
  if (!isSafeBase(issuer)) return undefined;
  return {
    issuer,
    store,
    random,
    now,
    sealer: sealer(salt),
    describe: describer({ network, now }),
    resourceOf: resources(issuer, options.domainIds),
    subjectOf: (address) => (address === undefined ? "unknown" : clientId(address, salt)),
    secretHash: async (text, address) => {
      const key = parseKey(text.trim());
      if (key?.kind !== "secret") return undefined;
      const found = await callers.identify({ transport: "mcp", key: text.trim(), origin: undefined, address });
      return found.ok ? key.hash : undefined;
    },
  };
}

/** Connectors name the tool server as it was entered: with a closing slash, or with the options of its query. */
function resources(issuer: string, domainIds: readonly string[]): OAuth["resourceOf"] {
  const all = `${issuer}${TOOLS_PATH}`;
  const known = new Set([all, ...domainIds.map((id) => `${all}/${id}`)]);
  return (text) => {
    if (text === undefined) return all;
    const bare = text.replace(/\?[^#]*$/, "").replace(/\/$/, "");
    return known.has(bare) ? bare : undefined;
  };
}

/** The challenge that a verifier answers (RFC 7636, 4.2: S256). */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
