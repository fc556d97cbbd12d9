import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/**
 * A proxy before a service that delays or drops the requests that a test names. It sees the requests of every worker of
 * a page.
 */
export interface HoldingProxy {
  readonly origin: string;
  /** Everything that was asked, as `POST /api/v2/...`. */
  readonly asked: readonly string[];
  /** From here on answers to these paths wait; the others go on. */
  readonly hold: (paths: RegExp) => void;
  /** From here on connections that ask for these paths are cut. */
  readonly lose: (paths: RegExp) => void;
  /** Stops delaying, and answers the requests that were waiting. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

const NOTHING = /^$/;

export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  const asked: string[] = [];
  let [held, lost] = [NOTHING, NOTHING];
  let waiting: (() => void)[] = [];
  const server = createServer((client, answer) => {
    const path = client.url ?? "/";
    asked.push(`${client.method} ${path}`);
    if (lost.test(path)) client.socket.destroy();
    else if (held.test(path)) waiting.push(() => pass(target, client, answer));
    else pass(target, client, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy listens on a port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    hold: (paths) => {
      held = paths;
    },
    lose: (paths) => {
      lost = paths;
    },
    release: () => {
      [held, lost] = [NOTHING, NOTHING];
      for (const go of waiting) go();
      waiting = [];
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(target: string, client: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = client;
  const upstream = request(new URL(url ?? "/", target), { method, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  upstream.on("error", () => answer.destroy());
  client.pipe(upstream);
}
