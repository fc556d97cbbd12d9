import { connect, createServer, type Socket } from "node:net";

/** A port in front of a database that loses answers. */
export interface CutProxy {
  readonly port: number;
  /** The number of answers of committed statements that were lost. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

/** CommandComplete of a statement with rows, then ReadyForQuery outside of a transaction: the commit has happened. */
const COMMITTED = /C[\s\S]{4}SELECT \d+\0Z[\s\S]{4}I$/;

/** The driver's own question after a connection was lost, which is no statement of the ledger. */
const PROBE = "pg_backend_pid";

/**
 * Forwards to a server and cuts the connection in place of every `every`-th answer that follows a commit.
 * @param place a port of this machine, or the path of a socket.
 * @param of counts the answers to statements only that have this in their text or among their parameters.
 */
export async function startCutProxy(place: number | string, every: number, of = ""): Promise<CutProxy> {
  let answers = 0;
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = typeof place === "number" ? connect(place, "127.0.0.1") : connect(place);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on("error", end).on("close", end);
    }
    let isMeant = false;
    client.on("data", (chunk) => {
      isMeant ||= chunk.includes(of) && !chunk.includes(PROBE);
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (COMMITTED.test(chunk.toString("latin1"))) {
        if (isMeant) answers += 1;
        isMeant = false;
      }
      if (answers >= every) {
        answers = 0;
        cuts += 1;
        end();
      } else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy listens on a port");
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { port: address.port, cuts: () => cuts, close };
}
