import { connect, createServer, type Socket } from "node:net";

/** A port that leads to another one, as a name does that an operator may point elsewhere. */
export interface SwitchedPort {
  readonly port: number;
  /** Directs new connections to another port, and closes the existing ones. */
  readonly lead: (port: number) => void;
  readonly close: () => Promise<void>;
}

export async function switchedPort(first: number): Promise<SwitchedPort> {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      const end = (): void => {
        sockets.delete(socket);
        other.destroy();
      };
      socket.setNoDelay(true).on("error", end).on("close", end).pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server listens on a port");
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    lead: (port) => {
      target = port;
      cut();
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
