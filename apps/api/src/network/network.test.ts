import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../../packages/database/test/postgres-server";
import { needs, OPENSSL } from "../../../../suites/machine";
import { ASKED } from "../oauth/description";
import { type Network, publicNetwork } from "./network";

const folder = mkdtempSync(join(tmpdir(), "almagest-network-"));
const HOST = "assistant.example";
let server: Server;
let network: Network;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  if (OPENSSL.path === undefined) return;
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    OPENSSL.path,
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${HOST}`],
      ...["-addext", `subjectAltName=DNS:${HOST}`, "-keyout", keyFile, "-out", certFile],
    ],
    { stdio: "ignore" },
  );
  const [key, cert] = [readFileSync(keyFile, "utf8"), readFileSync(certFile, "utf8")];
  server = createServer({ key, cert }, (request, response) => {
    asked.push(request.headers.host);
    if (request.url === "/moved") response.writeHead(302, { Location: "https://127.0.0.1/inside" }).end();
    else if (request.url === "/long") response.end("x".repeat(10_001));
    else if (request.url === "/slow") response.write("{");
    else response.writeHead(200, { "Content-Type": "application/json" }).end('{"a":1}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  network = publicNetwork({ port, ca: cert });
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, host = HOST) =>
  network.send(new URL(`https://${host}${path}`), "127.0.0.1", { ...ASKED, mostMs: 1_000 });

describe("the way out", () => {
  needs(OPENSSL);

  it("goes to the address that is given, as the name, whatever name servers say", async () => {
    expect(await get("/c?d=e")).toEqual({ status: 200, type: "application/json", body: '{"a":1}' });
    expect(asked).toEqual([HOST]);
  });

  it("trusts no certificate of another name", async () => {
    await expect(get("/c", "other.example")).rejects.toThrow(/altnames/);
    expect(asked).toHaveLength(1);
  });

  it("follows no redirect", async () => {
    expect((await get("/moved")).status).toBe(302);
    expect(asked).toHaveLength(2);
  });

  it("ends a document that is too long, and one that does not end", async () => {
    await expect(get("/long")).rejects.toThrow("too long");
    await expect(get("/slow")).rejects.toThrow(/abort/i);
  });
});
