import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { answerWithin } from "@almagest/database";

/** A document as it came. */
export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The way out, in two steps, so that what was checked is what is connected to. */
export interface Network {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /**
   * Fetches from this address, whatever the name means by then. Follows no redirect.
   * @throws where the answer is too long, too late, or the certificate is not the name's.
   */
  get(url: URL, address: string): Promise<Fetched>;
}

export const MOST_BYTES = 10_000;
const MOST_MS = 5_000;

export interface NetworkOptions {
  readonly port?: number;
  /** Certificates to trust in place of the system's, for tests. */
  readonly ca?: string;
  readonly mostMs?: number;
}

export function publicNetwork({ port = 443, ca, mostMs = MOST_MS }: NetworkOptions = {}): Network {
  return {
    resolve: async (host) => {
      const found = await answerWithin(mostMs, lookup(host, { all: true, verbatim: true }));
      return found.map(({ address }) => address);
    },
    get: (url, address) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(mostMs);
        const sent = request({
          host: address,
          port,
          // The certificate is checked against the name.
          servername: url.hostname,
          path: `${url.pathname}${url.search}`,
          headers: { Host: url.hostname, Accept: "application/json", "User-Agent": "almagest" },
          agent: false,
          signal,
          ...(ca !== undefined && { ca }),
        });
        sent.once("error", reject);
        sent.once("response", (response) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          response.on("data", (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes <= MOST_BYTES) return void chunks.push(chunk);
            reject(new Error("the document is too long"));
            sent.destroy();
          });
          response.once("error", reject);
          response.once("end", () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, type: headers["content-type"] ?? "", body: Buffer.concat(chunks).toString("utf8") });
          });
        });
        sent.end();
      }),
  };
}
