import { isAddressHost, normalizeHostname, type RegisteredClient } from "@almagest/auth";
import * as z from "zod";
import { checkedAddress, type Network, type Outgoing } from "../network/network";
import { redirectAddress } from "./address";
import { plainName } from "./client";

export type Described =
  | { readonly kind: "client"; readonly client: RegisteredClient }
  | { readonly kind: "problem"; readonly problem: string }
  /** Too many were asked for. */
  | { readonly kind: "wait"; readonly seconds: number };

/** @param admit counts a document that has to be fetched; seconds to wait, or 0. */
export type Describe = (clientId: string, admit: () => Promise<number>) => Promise<Described>;

const LONGEST_ADDRESS = 500;
export const MOST_BYTES = 10_000;
/** The request for a description. */
export const ASKED: Outgoing = {
  method: "GET",
  headers: { accept: "application/json" },
  mostMs: 5_000,
  mostBytes: MOST_BYTES,
};
const KEPT_MS = 600_000;
/** Problems are asked about again sooner: their owner is repairing them. */
const PROBLEM_KEPT_MS = 30_000;
const MOST_KEPT = 1_000;

/** Members of a client's description that count here (client id metadata documents, 4; RFC 7591, 2). */
const document = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(20),
  token_endpoint_auth_method: z.string().optional(),
});

/** The address of a description: https on the usual port, a name, a path, and only one way to write it. */
export function descriptionAddress(clientId: string): URL | undefined {
  if (clientId.length > LONGEST_ADDRESS || !URL.canParse(clientId)) return undefined;
  const url = new URL(clientId);
  const { protocol, hostname, port, pathname, username, password } = url;
  if (url.href !== clientId || protocol !== "https:" || port !== "" || username !== "" || password !== "")
    return undefined;
  if (pathname === "/" || clientId.includes("#")) return undefined;
  const host = normalizeHostname(hostname);
  return host === undefined || isAddressHost(host) || !host.includes(".") ? undefined : url;
}

interface Kept {
  readonly untilMs: number;
  readonly described: Promise<Described>;
}

/** Fetches descriptions, and remembers each for ten minutes. Those who ask at the same time share one fetch. */
export function describer({ network, now }: { readonly network: Network; readonly now: () => number }): Describe {
  const kept = new Map<string, Kept>();
  const keep = (clientId: string, described: Promise<Described>, forMs: number): void => {
    kept.delete(clientId);
    kept.set(clientId, { untilMs: now() + forMs, described });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return async (clientId, admit) => {
    const known = kept.get(clientId);
    if (known !== undefined && now() < known.untilMs) return known.described;
    const url = descriptionAddress(clientId);
    if (url === undefined)
      return refused("client_id is not the https address of a description, with a name and a path.");
    const asked = admitted(admit, () => fetchDescription(network, url));
    keep(clientId, asked, KEPT_MS);
    const described = await asked;
    if (described.kind === "problem") keep(clientId, asked, PROBLEM_KEPT_MS);
    if (described.kind === "wait") kept.delete(clientId);
    return described;
  };
}

async function admitted(admit: () => Promise<number>, fetchIt: () => Promise<Described>): Promise<Described> {
  const seconds = await admit();
  return seconds > 0 ? { kind: "wait", seconds } : fetchIt();
}

async function fetchDescription(network: Network, url: URL): Promise<Described> {
  try {
    const address = await checkedAddress(network, url);
    if (address === undefined) return refused(UNREACHABLE);
    const { status, type, body } = await network.send(url, address, ASKED);
    if (status !== 200)
      return refused(`The description at client_id answers ${status}. It has to be there, without a redirect.`);
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type))
      return refused("The description at client_id is not JSON.");
    return describedIn(url.href, body);
  } catch {
    return refused(UNREACHABLE);
  }
}

/** Says no more: a network inside must not be found out by it. */
const UNREACHABLE = `The description at client_id cannot be read. It has to be public, and ${MOST_BYTES} bytes at most.`;

function describedIn(clientId: string, body: string): Described {
  const { data } = document.safeParse(jsonIn(body));
  if (data === undefined) return refused("The description at client_id lacks client_id or redirect_uris.");
  if (data.client_id !== clientId) return refused("The description at client_id has another client_id.");
  if (data.token_endpoint_auth_method?.startsWith("client_secret")) {
    return refused("The description at client_id asks for a client secret, which this service does not issue.");
  }
  const redirectUris = data.redirect_uris.filter((uri) => redirectAddress(uri) !== undefined);
  const [first] = redirectUris;
  if (first === undefined)
    return refused("No address in redirect_uris is https, or http on the reader's own computer.");
  return { kind: "client", client: { id: clientId, name: plainName(data.client_name, first), redirectUris } };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(problem: string): Described {
  return { kind: "problem", problem };
}
