import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIPv4 } from "node:net";
import { isPublicAddress } from "@almagest/auth";
import { answerWithin } from "@almagest/database";

/** A request to the outside. */
export interface Outgoing {
  readonly method: "GET" | "POST";
  /** In lower case; `Host` and `User-Agent` are added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time for all of it. */
  readonly mostMs: number;
  /** Of the answer's body; 0 reads none of it. */
  readonly mostBytes: number;
  /** True to cut a longer answer rather than refuse it. */
  readonly isCut?: boolean;
  /** Ends it early. */
  readonly signal?: AbortSignal;
}

/** An answer as it came. */
export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly retryAfter?: string | undefined;
}

/** The way out, in two steps, so that what was checked is what is connected to. */
export interface Network {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /**
   * Sends to this address, whatever the name means by then. Follows no redirect.
   * @throws where the answer is too long, too late, or the certificate is not the name's.
   */
  send(url: URL, address: string, outgoing: Outgoing): Promise<Fetched>;
}

const MOST_RESOLVE_MS = 5_000;

export interface NetworkOptions {
  /** In place of the port of the address, for tests. */
  readonly port?: number;
  /** Certificates to trust in place of the system's, for tests. */
  readonly ca?: string;
  readonly mostResolveMs?: number;
}

export function publicNetwork({ port, ca, mostResolveMs = MOST_RESOLVE_MS }: NetworkOptions = {}): Network {
  return {
    resolve: async (host) => {
      const found = await answerWithin(mostResolveMs, lookup(host, { all: true, verbatim: true }));
      return found.map(({ address }) => address);
    },
    send: (url, address, outgoing) =>
      new Promise((resolve, reject) => {
        const { method, headers, body, mostMs, signal } = outgoing;
        const late = AbortSignal.timeout(mostMs);
        const isPlain = url.protocol === "http:";
        const sent = (isPlain ? requestHttp : requestHttps)({
          host: address,
          port: port ?? (url.port === "" ? (isPlain ? 80 : 443) : url.port),
          method,
          // The certificate is checked against the name.
          ...(!isPlain && { servername: url.hostname }),
          path: `${url.pathname}${url.search}`,
          headers: {
            Host: url.host,
            "User-Agent": "almagest",
            ...headers,
            ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
          },
          agent: false,
          signal: signal === undefined ? late : AbortSignal.any([late, signal]),
          ...(ca !== undefined && { ca }),
        });
        sent.once("error", reject);
        sent.once("response", (response) => {
          const { statusCode: status = 0, headers: told } = response;
          const chunks: Buffer[] = [];
          let bytes = 0;
          const end = (): void => {
            const text = Buffer.concat(chunks).subarray(0, outgoing.mostBytes).toString("utf8");
            resolve({ status, type: told["content-type"] ?? "", body: text, retryAfter: told["retry-after"] });
          };
          response.once("error", reject);
          if (outgoing.mostBytes === 0) {
            end();
            return void sent.destroy();
          }
          response.on("data", (chunk: Buffer) => {
            bytes += chunk.length;
            chunks.push(chunk);
            if (bytes <= outgoing.mostBytes) return;
            if (outgoing.isCut === true) end();
            else reject(new Error("the document is too long"));
            sent.destroy();
          });
          response.once("end", end);
        });
        sent.end(body);
      }),
  };
}

/**
 * The address to connect to. The name is resolved once, and every address it has must be allowed, so that a second answer
 * of the name server changes nothing; undefined where one is not. An IPv4 address goes first: not every machine has IPv6.
 * @throws where the name cannot be resolved.
 */
export async function checkedAddress(
  network: Network,
  { hostname }: URL,
  isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<string | undefined> {
  const addresses = await network.resolve(hostname.replace(/^\[|\]$/g, ""));
  return addresses.every(isAllowed) ? (addresses.find((address) => isIPv4(address)) ?? addresses[0]) : undefined;
}
