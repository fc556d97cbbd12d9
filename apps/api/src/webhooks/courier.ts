import { isIP } from "node:net";
import { isPublicAddress } from "@almagest/auth";
import { isRecord } from "@almagest/operation";
import { checkedAddress, type Fetched, type Network } from "../network/network";
import type { Inside } from "./inside";
import { type SigningSecret, signedHeaders } from "./secret";

/** A message to a receiver. */
export interface Message {
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly SigningSecret[];
  readonly nowEpochMs: number;
}

export type Posted =
  | { readonly kind: "answered"; readonly status: number; readonly retryAfter?: string | undefined }
  /** No connection, for any reason: a network inside must not be found out by it. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "timed_out" }
  /** This process ends. */
  | { readonly kind: "stopped" };

/** Sends signed messages to receivers outside. */
export interface Courier {
  post(url: string, message: Message): Promise<Posted>;
  /** Sends a challenge, and reads whether the answer repeats it. */
  challenge(url: string, message: Message, challenge: string): Promise<Posted | { readonly kind: "repeated" }>;
}

/** Time for one request, name and connection included. */
export const MOST_MS = 15_000;
const MOST_CHALLENGE_MS = 10_000;
/** Of the answer to a challenge; of others nothing is read. */
const MOST_BYTES = 4_096;
const LONGEST_URL = 2_000;

interface CourierParts {
  readonly network: Network;
  readonly inside: Inside;
  /** Ends everything that is under way. */
  readonly signal: AbortSignal;
  readonly mostMs?: number;
}

export function courier({ network, inside, signal, mostMs = MOST_MS }: CourierParts): Courier {
  const send = async (text: string, message: Message, reading: { mostMs: number; mostBytes: number }) => {
    const url = new URL(text);
    // Without TLS nothing but the operator's own network is reached.
    const isAllowed = (address: string): boolean =>
      inside.has(address) || (url.protocol === "https:" && isPublicAddress(address));
    const address = await checkedAddress(network, url, isAllowed);
    if (address === undefined) throw new Error("an address of this name is not allowed");
    const { body } = message;
    const outgoing = { method: "POST", body, headers: signedHeaders(message.secrets, message), signal } as const;
    return network.send(url, address, { ...outgoing, ...reading, isCut: true });
  };
  const tried = async (work: Promise<Fetched>): Promise<Fetched | Exclude<Posted, { kind: "answered" }>> => {
    try {
      return await work;
    } catch (error) {
      if (signal.aborted) return { kind: "stopped" };
      const isLate = error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));
      return { kind: isLate ? "timed_out" : "unreachable" };
    }
  };
  return {
    post: async (url, message) => {
      const answer = await tried(send(url, message, { mostMs, mostBytes: 0 }));
      return "kind" in answer ? answer : answered(answer);
    },
    challenge: async (url, message, challenge) => {
      const answer = await tried(
        send(url, message, { mostMs: Math.min(mostMs, MOST_CHALLENGE_MS), mostBytes: MOST_BYTES }),
      );
      if ("kind" in answer) return answer;
      return isAccepted(answer.status) && repeats(answer.body, challenge) ? { kind: "repeated" } : answered(answer);
    },
  };
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "TimeoutError";
}

function answered({ status, retryAfter }: Fetched): Posted {
  return { kind: "answered", status, retryAfter };
}

export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

/** As plain text, or as JSON with a member `challenge`. */
function repeats(body: string, challenge: string): boolean {
  if (body.trim() === challenge) return true;
  try {
    const read: unknown = JSON.parse(body);
    return isRecord(read) && read["challenge"] === challenge;
  } catch {
    return false;
  }
}

/** The fault of an address for a webhook; undefined for a good one. Its meaning in the network is checked at each request. */
export function addressFault(text: unknown, inside: Inside): string | undefined {
  if (text === undefined || text === "") return "url is missing. Send the https address of your receiver.";
  if (typeof text !== "string") return `url is no text. ${SEND}`;
  if (text.length > LONGEST_URL) return `url has ${text.length} characters, at most ${LONGEST_URL}.`;
  // A parser would drop some of them and encode others.
  if (/[\s\p{Cc}]/u.test(text)) return `url has a blank, a line break or another control character in it. ${SEND}`;
  if (!URL.canParse(text)) return `url is no address. ${SEND}`;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isInside = inside.has(host);
  if (protocol !== "https:" && !(protocol === "http:" && inside.isAny))
    return `url has to begin with https://. ${SEND}`;
  if (username !== "" || password !== "") return "url may have no user and password: deliveries are signed instead.";
  if (isIP(host) !== 0 && !isInside) {
    return protocol === "http:"
      ? "url is http:// to an address outside of the operator's own networks. Send https:// and the name of a host."
      : "url needs the name of a host, not its IP address.";
  }
  const isUsual = port === "" || Number(port) >= 1024;
  return isUsual || isInside
    ? undefined
    : `url has the port ${port}, which is not for receivers. Leave it out for 443, or send one from 1024 to 65535.`;
}

const SEND = "Send one such as https://example.com/hooks/sky.";
