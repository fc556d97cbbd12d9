import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, ask, codeOf, restCall, SIGNS } from "./requests";
import { knownWithin } from "./until";

const TOOL = fileURLToPath(new URL("../../../apps/usage-ledger/dist/main.js", import.meta.url));

/** A key is remembered for a second. */
const KNOWN_MS = 2000;

interface Run {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the tool as users do. */
function tool(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { env: { ...process.env, ...environment } }, (error, out, err) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, output: out, errors: err });
    });
  });
}

interface Setting {
  readonly environment: Readonly<Record<string, string>>;
  readonly api: ApiProcess;
}

let server: OwnDatabase;
const settings: Record<string, Setting> = {};

beforeAll(async () => {
  server = await ownDatabase();
  const onServer = { DATABASE_URL: server.url };
  expect((await tool(["migrate"], onServer)).code).toBe(0);
  settings["PostgreSQL"] = { environment: onServer, api: await startApi({ environment: onServer }) };
  const embedded = await startApi();
  settings["the embedded database of a running server"] = {
    environment: { ALMAGEST_DATA_DIR: embedded.dataDir },
    api: embedded,
  };
});
afterAll(async () => {
  await Promise.all(Object.values(settings).map(({ api }) => api.stop()));
  await server?.remove();
});

describe.each(["PostgreSQL", "the embedded database of a running server"])("usage-ledger on %s", (name) => {
  const setting = (): Setting => {
    const found = settings[name];
    if (found === undefined) throw new Error("the service runs");
    return found;
  };
  const json = async (...args: readonly string[]) => {
    const { code, output, errors } = await tool([...args, "--json"], setting().environment);
    expect([code, errors]).toEqual([0, ""]);
    return JSON.parse(output);
  };

  it("makes a subscription and a key that works, reports its use, rotates and revokes it", async () => {
    const { port } = setting().api;
    const subscription = await json(
      ...["subscriptions", "create", "--plan", "custom", "--requests-per-month", "20000"],
      ...["--email", "dev@example.com", "--end-date", "2099-01-01"],
    );
    const made = await json("keys", "create", "--subscription", subscription.id, "--name", "shop");
    const secret: string = made.secret;
    const answers = [await restCall(port, secret), await restCall(port, secret)];
    expect(answers.map(({ headers }) => headers["x-ratelimit-used"])).toEqual(["1", "2"]);
    const usage = await json("usage", "--key", made.key.id, "--by", "operation");
    expect(usage.rows).toEqual([expect.objectContaining({ operation: "getZodiacSign", units: 2 })]);

    const rotated = await json("keys", "rotate", made.key.id, "--yes");
    const before = await expectCode(port, secret, "api_key_revoked");
    const next = await restCall(port, rotated.secret);
    expect([next.status, Number(next.headers["x-ratelimit-used"])]).toEqual([200, 3 + before]);

    await json("keys", "revoke", made.key.id, "--yes");
    await expectCode(port, rotated.secret, "api_key_revoked");
    const { entries } = await json("audit");
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(["keys.create", "keys.rotate", "keys.revoke"]));
    expect(JSON.stringify(entries)).not.toContain(secret.slice(15));
  });

  it("gives a publishable key its origins, and a renewal its time", async () => {
    const subscription = await json(
      ...["subscriptions", "create", "--plan", "starter", "--email", "dev@example.com", "--end-date", "2099-01-01"],
    );
    const made = await json(
      ...["keys", "create", "--subscription", subscription.id, "--kind", "publishable"],
      ...["--name", "page", "--origin", "app.example.com"],
    );
    const headers = { "X-API-Key": made.secret, Origin: "https://app.example.com" };
    expect((await ask({ port: setting().api.port, path: SIGNS, headers })).status).toBe(200);
    const renewed = await json("subscriptions", "renew", subscription.id, "--end-date", "2099-06-01");
    expect([renewed.id, renewed.endDate, renewed.status]).toEqual([
      subscription.id,
      "2099-06-01T00:00:00.000Z",
      "active",
    ]);
  });

  it("gives a key another plan within a second, and what the month counted stays counted", async () => {
    const { port } = setting().api;
    const custom = ["--plan", "custom", "--requests-per-month"];
    const rest = ["--email", "dev@example.com", "--end-date", "2099-01-01"];
    const { id } = await json("subscriptions", "create", ...custom, "1", ...rest);
    const { secret } = await json("keys", "create", "--subscription", id, "--name", "small");
    expect((await restCall(port, secret)).status).toBe(200);
    expect((await restCall(port, secret)).status).toBe(429);
    await json("subscriptions", "plan", id, ...custom, "3");
    const again = (): Promise<Answer> => restCall(port, secret);
    const { last } = await knownWithin(KNOWN_MS, again, ({ status }) => status === 200);
    expect(["limit", "used"].map((name) => last.headers[`x-ratelimit-${name}`])).toEqual(["3", "2"]);
  });

  it("asks before it destroys, and without a person to ask it does nothing", async () => {
    const { keys } = await json("keys", "list");
    const refused = await tool(["keys", "revoke", keys[0].id], setting().environment);
    expect(refused.code).not.toBe(0);
    expect(refused.errors).toContain("--yes");
  });

  it("finds no difference", async () => {
    const { code, output } = await tool(["reconcile"], setting().environment);
    expect([code, output]).toEqual([0, expect.stringContaining("0")]);
  });

  /** The number of calls that the key still made before it was refused. */
  async function expectCode(port: number, key: string, code: string): Promise<number> {
    const { earlier } = await knownWithin(
      KNOWN_MS,
      () => restCall(port, key),
      (answer) => codeOf(answer) === code,
    );
    return earlier.length;
  }
});

describe("the socket", () => {
  it("is open only to its own user, and gone with the server", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "almagest-socket-"));
    const path = join(dataDir, "admin.sock");
    const killed = await startApi({ dataDir });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await killed.kill();
    // A killed server leaves it behind; the next one takes its place.
    const api = await startApi({ dataDir });
    expect((await tool(["status"], { ALMAGEST_DATA_DIR: dataDir })).code).toBe(0);
    await api.stop();
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    rmSync(dataDir, { recursive: true });
  });
});
