import { createServer, type ServerResponse } from "node:http";
import { hostOfOrigin, isAddressHost, normalizeHostname } from "@almagest/auth";
import { AggregatorRegistry, type Registry } from "prom-client";

/** The address that Prometheus reads. */
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
 * Serves `GET /metrics` on a separate address, so that the figures stay private without a proxy rule or a key. A page
 * in a browser on this machine could reach the loopback through DNS rebinding, so host names other than the configured
 * one are refused.
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

/** IP addresses cannot be rebound, and a client without a Host header is no browser. */
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
    response.writeHead(503, PLAIN).end(`The server processes did not report their figures: ${reason}\n`);
  }
}

/** In one of several server processes: sends the figures to the parent process, which serves them. */
export function tellMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** In the parent process: the figures of all server processes, told apart by their label `process`. */
export function gatheredMetrics(): () => Promise<string> {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
}
