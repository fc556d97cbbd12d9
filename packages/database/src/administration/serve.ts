import { lstatSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createConnection } from "node:net";
import type { Administration } from "./administration";
import { answering } from "./answering";
import { AdministrationError } from "./errors";
import { requireSocketPath } from "./socket-path";

export interface AdministrationServer {
  /** Lets what is under way end, then removes the socket. */
  close(): Promise<void>;
}

/** Time for requests still under way when the server closes. */
const GRACE_MS = 3_000;

/**
 * Serves administration on a unix socket that only this user may open: `POST /<method>`, JSON to JSON. Takes the place
 * of a socket that a dead process left behind.
 * @throws AdministrationError for a path that is too long, and where something else is there or listens there.
 */
export async function serveAdministration(
  administration: Administration,
  socketPath: string,
): Promise<AdministrationServer> {
  requireSocketPath(socketPath);
  await removeStale(socketPath);
  const server = createServer(answering(administration));
  await listenPrivately(server, socketPath);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      server.close(() => {
        clearTimeout(timer);
        rmSync(socketPath, { force: true });
        resolve();
      });
      server.closeIdleConnections();
    });
  return { close };
}

/** The socket is made inside `listen`, so the mask need not hold longer; it never has another mode than 0600. */
function listenPrivately(server: Server, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("listening", () => {
      server.off("error", reject);
      resolve();
    });
    const mask = process.umask(0o177);
    try {
      server.listen(socketPath);
    } finally {
      process.umask(mask);
    }
  });
}

async function removeStale(socketPath: string): Promise<void> {
  const stats = lstatSync(socketPath, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isSocket()) {
    throw new AdministrationError(
      "conflict",
      `${socketPath} is not a socket. Move it away: the service needs its place.`,
    );
  }
  if (await answers(socketPath)) {
    throw new AdministrationError("conflict", `Another server listens at ${socketPath}. Stop it first.`);
  }
  rmSync(socketPath, { force: true });
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createConnection(socketPath);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}
