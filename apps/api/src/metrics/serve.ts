import { createServer, type ServerResponse } from "node:http";
import { hostOfOrigin, isAddressHost, normalizeHostname } from "@almagest/auth";
import { AggregatorRegistry, type Registry } from "prom-client";

/** Where Prometheus asks. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

export type ServedMetrics =
  | { readonly ok: true; readonly server: MetricsServer }
  /** One line. */
  | { readonly ok: false; readonly problem: string };

const PATH = "/metrics";

/**
 * Serves `GET /metrics` on an address of its own, so that no rule of a proxy, and no key, stands between the figures and
 * the world. A page in a browser on this machine reaches the loopback too, by a name that was turned to it: names other
 * than the configured one are refused.
 */
export function serveMetrics({ host, port }: MetricsAddress, text: () => Promise<string>): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (!isOwnName(request.headers.host, host)) response.writeHead(403, PLAIN).end(foreignName(request.headers.host));
    else if (request.method === "GET" && request.url === PATH) void answer(response, text);
    else response.writeHead(404, PLAIN).end(`Ask GET ${PATH}.\n`);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => {
    server.once("error", ({ message }) => {
      resolve({
        ok: false,
        problem: `Metrics cannot be served on ${host}:${port}: ${message}. Set ALMAGEST_METRICS to another.`,
      });
    });
    server.listen(port, host, () => {
      const address = server.address();
      const own = typeof address === "object" && address !== null ? address.port : port;
      resolve({ ok: true, server: { port: own, close } });
    });
  });
}

/** An address cannot be turned, and what sends no Host at all is no browser. */
export function isOwnName(sent: string | undefined, configured: string): boolean {
  if (sent === undefined) return true;
  const host = hostOfOrigin(`http://${sent}`);
  if (host === undefined) return false;
  return host === "localhost" || isAddressHost(host) || host === normalizeHostname(configured);
}

function foreignName(sent = ""): string {
  const shown = JSON.stringify(sent.slice(0, 80));
  return `The metrics do not go by the name ${shown}. Ask by an address, or set ALMAGEST_METRICS to that name and a port.\n`;
}

const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };

async function answer(response: ServerResponse, text: () => Promise<string>): Promise<void> {
  try {
    const body = await text();
    response.writeHead(200, { "Content-Type": AggregatorRegistry.PROMETHEUS_CONTENT_TYPE }).end(body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    response.writeHead(503, PLAIN).end(`The server processes did not tell their figures: ${reason}\n`);
  }
}

/** In a server process that others stand beside: tells the figures to the process that started it, which serves them. */
export function tellMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** In the process that started the others: the figures of all of them, told apart by their label `process`. */
export function gatheredMetrics(): () => Promise<string> {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}
