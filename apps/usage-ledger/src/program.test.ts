import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashKey } from "@almagest/auth";
import {
  type Administration,
  createAdministration,
  type Database,
  databaseOAuthStore,
  databaseWebhookStore,
  openEmbedded,
  openPostgres,
  serveAdministration,
} from "@almagest/database";
import { ledgerMeter } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgresServer } from "../../../packages/database/test/postgres-server";
import { type Ran, runTool, SECRET, type Setting } from "../test/fake-terminal";

const END = "2099-01-01";

interface Place {
  readonly database: Database;
  /** The ways to tell the tool where to work. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

async function postgres(): Promise<Place> {
  const server = await startPostgresServer();
  const database = openPostgres({ url: server.url });
  await runTool(["migrate"], { environment: { DATABASE_URL: server.url } });
  const close = async (): Promise<void> => {
    await database.close();
    await server.remove();
  };
  return { database, environment: { DATABASE_URL: server.url }, close };
}

async function runningServer(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-running-"));
  const opened = await openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.problem);
  const { database } = opened;
  await database.migrate();
  const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
  const administration = createAdministration(database, { now: Date.now }, random, "the server");
  const served = await serveAdministration(administration, join(folder, "admin.sock"));
  const close = async (): Promise<void> => {
    await served.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, environment: { ALMAGEST_DATA_DIR: folder }, close };
}

describe.each([
  ["PostgreSQL", postgres],
  ["a server that runs on the embedded database", runningServer],
] as const)("on %s", (name, openPlace) => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    const tables =
      "webhook_delivery, webhook, calendar_feed, oauth_token, oauth_grant, audit_entry, api_key_secret, api_key, subscription, quota_counter, quota_batch, quota_ledger";
    await place.database.drizzle.execute(sql.raw(`TRUNCATE ${tables} RESTART IDENTITY`));
  });

  const exactly = (args: readonly string[], setting: Setting = {}): Promise<Ran> =>
    runTool(args, { environment: place.environment, ...setting });
  const json = async (args: readonly string[]): Promise<Awaited<ReturnType<typeof JSON.parse>>> => {
    const { code, out, err } = await exactly([...args, "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    return JSON.parse(out);
  };
  const subscribe = async (): Promise<string> =>
    (await json(["subscriptions", "create", "--plan", "growth", "--email", "ann@example.com", "--end-date", END])).id;
  const createKey = async (...more: readonly string[]): Promise<Awaited<ReturnType<Administration["createKey"]>>> =>
    json(["keys", "create", "--subscription", await subscribe(), "--name", "shop", ...more]);
  const call = async (id: string, isAnswered = true): Promise<void> => {
    const { ledger: database } = place.database;
    const newBatchId = (): string => crypto.randomUUID();
    const meter = ledgerMeter({ database, monthlyLimit: 0, dailyLimit: 0, newBatchId, now: Date.now });
    const account = { id, window: "month" } as const;
    const charge = await meter.charge({ account, operationId: "drawCards", transport: "rest", requestId: "r-1" });
    if (charge.granted && isAnswered) await meter.answered(charge.receipt);
  };

  it("migrates, or says who does", async () => {
    const isServer = name !== "PostgreSQL";
    expect(await exactly(["migrate"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        isServer ? "A server runs on .+ there is nothing to do" : "There was nothing to apply",
      ),
    });
    expect(await json(["migrate"])).toEqual({
      database: expect.any(String),
      applied: 0,
      by: isServer ? "server" : "usage-ledger",
    });
  });

  it("shows its state", async () => {
    await createKey();
    const { code, out } = await exactly(["status"]);
    expect(code).toBe(0);
    expect(out).not.toContain("password");
    expect(out).toMatch(/^ {2}Database +\S.+\n {2}Schema +\d+ migrations, complete\n/);
    expect(out).toMatch(/Subscriptions +1 active\n {2}Keys +1 active, 0 revoked\n {2}Units in \d{4}-\d\d +0\n/);
    expect(await json(["status"])).toMatchObject({ counts: { auditEntries: 2 } });
  });

  it("creates, shows, renews, suspends, activates and cancels a subscription", async () => {
    const custom = ["--plan", "custom", "--requests-per-month", "12345"];
    const rest = ["--email", "a@example.com", "--end-date", "2099-01-31"];
    const created = await exactly(["subscriptions", "create", ...custom, ...rest]);
    expect(created).toMatchObject({ code: 0, err: "" });
    expect(created.out).toMatch(
      /^The subscription is made\.\n\n {2}Id +sub_\w{16}\n {2}Plan +custom\n {2}Units a month {2}12,345\n/,
    );
    const id = /sub_\w{16}/.exec(created.out)?.[0] ?? "";
    const changed = await exactly(["subscriptions", "plan", id, "--plan", "growth"]);
    expect(changed.out).toMatch(/^The plan is changed\.\n\n[\s\S]+Plan +growth\n {2}Units a month +250,000\n/);
    const back = ["subscriptions", "plan", id, ...custom];
    expect((await exactly(back)).out).toMatch(/Plan +custom\n {2}Units a month +12,345\n/);
    expect((await exactly(["subscriptions", "renew", id, "--months", "1"])).out).toContain("2099-02-28 00:00Z");
    expect((await exactly(["subscriptions", "renew", id, "--end-date", "2099-06-01"])).out).toContain(
      "2099-06-01 00:00Z",
    );
    expect((await exactly(["subscriptions", "suspend", id, "--yes"])).out).toMatch(/Status +suspended/);
    expect((await exactly(["subscriptions", "activate", id])).out).toMatch(/Status +active/);
    expect((await exactly(["subscriptions", "cancel", id, "--yes"])).out).toMatch(/Status +cancelled/);
    expect(await exactly(["subscriptions", "show", id])).toMatchObject({
      out: expect.stringContaining("There are no keys"),
    });
    const listed = await exactly(["subscriptions", "list"]);
    expect(listed.out.split("\n")[0]).toMatch(/^ID +PLAN +UNITS A MONTH {2}STATUS +END +CREATED +E-MAIL$/);
    expect(listed.out.split("\n")[1]).toMatch(/^sub_\w{16} {2}custom +12,345 {2}cancelled {2}2099-06-01 00:00Z /);
  });

  it("prints a secret once, and stores none of it", async () => {
    const id = await subscribe();
    const made = await exactly(["keys", "create", "--subscription", id, "--name", "Ann's server", "--burst", "9"]);
    const rotated = await exactly(["keys", "rotate", /key_\w{16}/.exec(made.out)?.[0] ?? "", "--grace", "60", "--yes"]);
    for (const { code, out, err } of [made, rotated]) {
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out.match(SECRET)).toHaveLength(1);
      expect(out).toContain("The secret is shown this once and kept nowhere: store it now.");
    }
    expect(rotated.out).toMatch(/Older secret +alm_sk_\w{8}, until \d{4}-/);
    const secrets = [made, rotated].flatMap(({ out }) => out.match(SECRET) ?? []);
    expect(new Set(secrets).size).toBe(2);
    const later = await Promise.all(
      [["keys", "list"], ["keys", "list", "--json"], ["audit"], ["audit", "--json"], ["status"]].map((args) =>
        exactly(args),
      ),
    );
    const tables = ["audit_entry", "api_key_secret", "api_key", "subscription"];
    const stored = await Promise.all(
      tables.map((table) => place.database.ledger.query(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t`, [])),
    );
    const everything = JSON.stringify([later, stored]);
    expect(everything.match(SECRET)).toBeNull();
    for (const secret of secrets) expect(everything).not.toContain(secret.slice(15));
    expect(JSON.stringify(later)).not.toContain(hashKey(secrets[0] ?? ""));
    expect(JSON.stringify(stored)).toContain(hashKey(secrets[0] ?? ""));
  });

  it("lists keys by their hints, numbers to the right", async () => {
    const { key } = await createKey();
    const page = await createKey(
      "--kind",
      "publishable",
      "--origin",
      "A.example.com,b.example.com",
      "--origin",
      "c.example.com",
    );
    await place.database.drizzle.execute(
      sql`INSERT INTO quota_counter VALUES (${key.id}, date_trunc('month', ledger_now() AT TIME ZONE 'UTC')::date, 1234567, 1, 0)`,
    );
    const { out } = await exactly(["keys", "list"]);
    const [titles, first, second] = out.split("\n");
    expect(titles).toMatch(
      /^ID +HINT +STATUS +THIS MONTH {2}LAST MONTH {2}SUBSCRIPTION +CREATED +REVOKED {2}NAME {2}ORIGINS$/,
    );
    expect(first).toMatch(
      /^key_\w{16} {2}alm_sk_\w{8} {2}active +1,234,567 {11}0 {2}sub_\w{16} {2}\S+ \S+ {2}- +shop {2}-$/,
    );
    expect(second).toMatch(/ shop {2}a\.example\.com, b\.example\.com, c\.example\.com$/);
    const only = await json(["keys", "list", "--subscription", page.key.subscriptionId ?? ""]);
    expect(only.keys.map(({ id }: { id: string }) => id)).toEqual([page.key.id]);
    const changed = await exactly(["keys", "origins", page.key.hint, "d.example.com", "e.example.com"]);
    expect(changed).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Origins +d\.example\.com, e\.example\.com\n/),
    });
  });

  it("says how to begin where there is nothing", async () => {
    expect((await exactly(["keys", "list"])).out).toBe(
      "There are no keys. Make one with: usage-ledger keys create --help\n",
    );
    expect((await exactly(["subscriptions", "list"])).out).toMatch(/^There are no subscriptions\. Make one with: /);
    expect((await exactly(["usage"])).out).toMatch(/^There is no usage in \d{4}-\d\d\.\n$/);
    expect((await exactly(["audit"])).out).toBe("Nothing was changed yet.\n");
  });

  it("shows usage by the requested columns, with totals, and reconciles it", async () => {
    const { key } = await createKey();
    for (const _ of [1, 2]) await call(key.id);
    const { out } = await exactly(["usage", "--by", "day,operation", "--by", "transport"]);
    const lines = out.split("\n");
    expect(lines[0]).toMatch(/^Usage in \d{4}-\d\d$/);
    expect(lines[2]).toMatch(/^DAY +OPERATION {2}TRANSPORT {2}CHARGED {2}GIVEN BACK {2}UNITS$/);
    expect(lines[3]).toMatch(/^\d{4}-\d\d-\d\d {2}drawCards {2}rest +2 {11}0 {6}2$/);
    expect(lines[4]).toMatch(/^[- ]+$/);
    expect(lines[5]).toMatch(/^ +2 {11}0 {6}2$/);
    const report = await json(["usage", "--key", key.hint]);
    expect(report).toMatchObject({ by: ["key"], rows: [{ key: key.id, keyName: "shop", units: 2 }] });
    expect(await exactly(["usage", "--month", "2001-01"])).toMatchObject({ out: "There is no usage in 2001-01.\n" });
    const reconciled = await exactly(["reconcile"]);
    expect(reconciled.out).toMatch(
      /^\d{4}-\d\d: 1 accounts with 2 units\. Counters and ledger agree, and every unit older than a minute has its/,
    );
    expect(reconciled.code).toBe(0);
  });

  it("ends with 1 where counters and ledger differ, or a unit has no answer, and says what that means", async () => {
    const { key } = await createKey();
    await call(key.id);
    await place.database.drizzle.execute(sql`UPDATE quota_counter SET used = 3`);
    const different = await exactly(["reconcile"]);
    expect(different).toMatchObject({ code: 1, err: "" });
    expect(different.out).toMatch(
      /1 differences, 0 unanswered units[\s\S]+KEY +COUNTER {2}LEDGER {2}MEANING\n\S+ +3 +1 {2}The/,
    );
    await place.database.drizzle.execute(sql`UPDATE quota_counter SET used = 1`);
    await place.database.drizzle.execute(sql`UPDATE quota_batch SET answered = '{}'`);
    await place.database.drizzle.execute(sql`UPDATE quota_ledger SET recorded_at = recorded_at - interval '5 minutes'`);
    const unanswered = await exactly(["reconcile", "--json"]);
    expect(unanswered.code).toBe(1);
    expect(JSON.parse(unanswered.out)).toMatchObject({
      ok: false,
      differences: [],
      unanswered: [{ requestId: "r-1" }],
    });
    expect((await exactly(["reconcile"])).out).toMatch(
      /Unanswered units\n\nUNIT +AT +KEY +OPERATION +TRANSPORT +MEANING\n/,
    );
  });

  it("gives back what reconcile lists, once, and refuses the rest with what to know", async () => {
    const { key } = await createKey();
    for (const _ of [1, 2, 3]) await call(key.id);
    const { drizzle } = place.database;
    await drizzle.execute(sql`UPDATE quota_batch SET answered = '{}' WHERE batch_id IN
      (SELECT batch_id FROM quota_ledger WHERE position <= 2)`);
    await drizzle.execute(
      sql`UPDATE quota_ledger SET recorded_at = recorded_at - interval '5 minutes' WHERE position <> 2`,
    );
    const listed = JSON.parse((await exactly(["reconcile", "--json"])).out).unanswered;
    expect(listed).toHaveLength(1);
    const [{ unit }] = listed;
    const declined = await exactly(["give-back", unit], { answer: "n" });
    expect(declined).toMatchObject({ code: 1, questions: [expect.stringMatching(/^Give back this unit\? /)] });
    expect(await exactly(["give-back", unit])).toMatchObject({ code: 1, err: expect.stringContaining("Add --yes") });
    const given = await exactly(["give-back", unit, unit, "--yes"]);
    const month = new Date().toISOString().slice(0, 7);
    const text = `Given back: ${unit}, drawCards of ${key.id}. It has used 2 in ${month} now.\n`;
    expect(given).toMatchObject({ code: 0, out: text });

    const rows = await place.database.ledger.query(
      "SELECT batch_id::text AS batch, position::float8 AS position FROM quota_ledger WHERE units = 1",
      [],
    );
    const unitAt = (position: number): string =>
      `${String(rows.find((row) => row["position"] === position)?.["batch"])}/1`;
    const again = await exactly(["give-back", unit, unitAt(2), unitAt(3), `${unit}7`, "--yes", "--json"]);
    expect(again.code).toBe(1);
    const { givenBack, refused } = JSON.parse(again.out);
    expect(givenBack).toEqual([]);
    expect(refused.map(({ code, message }: Record<string, string>) => [code, message])).toEqual([
      ["conflict", expect.stringContaining("was given back already")],
      ["conflict", expect.stringContaining("less than a minute ago")],
      ["conflict", expect.stringContaining("was answered")],
      ["not_found", expect.stringContaining("No unit")],
    ]);
    expect(await exactly(["give-back", "one", "--yes"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^usage-ledger: The unit has to be a unit as reconcile names it/),
    });
    expect(await json(["keys", "list"])).toMatchObject({ keys: [{ usedThisMonth: 2 }] });
    expect(await json(["audit"])).toMatchObject({
      entries: [{ action: "units.giveBack", subject: unit, actor: expect.any(String) }, {}, {}],
    });
    expect(JSON.parse((await exactly(["reconcile", "--json"])).out)).toMatchObject({
      differences: [],
      balance: { refunded: 1 },
    });
  });

  it("lists sign-ins by host, name and key, and ends one after a yes", async () => {
    const { key, secret } = await createKey();
    expect(await exactly(["grants", "list"])).toMatchObject({ code: 0, out: "There are no sign-ins in force.\n" });
    await signIn(place.database, secret);
    const { out } = await exactly(["grants", "list", "--key", key.hint]);
    const [titles, first] = out.split("\n");
    expect(titles).toMatch(/^ID +KEY +HOST +CALLS ITSELF +OPENS +CREATED +LAST USED$/);
    expect(first).toMatch(
      /^grant_1 {2}key_\w{16} {2}assistant\.example {2}A\ufffdnice program {2}https:\S+ {2}\S+ \S+ {2}\S+ \S+$/,
    );
    expect(await exactly(["grants", "end", "grant_1"])).toMatchObject({ code: 1 });
    expect(await exactly(["grants", "end", "grant_1", "--yes"])).toMatchObject({
      code: 0,
      out: "The sign-in of assistant.example has ended.\n",
    });
    expect(await json(["grants", "list"])).toEqual({ grants: [] });
    expect(await exactly(["grants", "end", "grant_1", "--yes"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("There is no grant grant_1 in force."),
    });
    const { entries } = await json(["audit", "--limit", "1"]);
    const details = { keyId: key.id, clientName: "A\nnice program", redirectUri: "https://assistant.example/back" };
    expect(entries).toEqual([expect.objectContaining({ action: "grants.end", subject: "grant_1", details })]);
  });

  it("lists webhooks without what is encrypted of them, and removes one after a yes", async () => {
    const { key } = await createKey();
    expect(await exactly(["webhooks", "list"])).toMatchObject({ code: 0, out: "There are no webhooks.\n" });
    const id = "hook_0123456789abcdef";
    const store = databaseWebhookStore(place.database.ledger);
    await store.add({ id, keyId: key.id, sealed: "1.sealed" });
    const { out } = await exactly(["webhooks", "list", "--key", key.hint]);
    const [titles, first] = out.split("\n");
    expect(titles).toMatch(/^ID +KEY +CREATED +STATE +FAILING SINCE +UNDELIVERED$/);
    expect(first).toMatch(/^hook_0123456789abcdef {2}key_\w{16} {2}\S+ \S+ {2}active +0$/);
    expect(JSON.stringify(await json(["webhooks", "list"]))).not.toContain("sealed");
    expect(await exactly(["webhooks", "remove", id])).toMatchObject({ code: 1 });
    expect(await exactly(["webhooks", "remove", id, "--yes"])).toMatchObject({
      code: 0,
      out: `The webhook ${id} is removed.\n`,
    });
    expect(await json(["webhooks", "list"])).toEqual({ webhooks: [] });
    expect(await exactly(["webhooks", "remove", id, "--yes"])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`There is no webhook ${id}.`),
    });
    expect(await exactly(["webhooks", "remove", "hook", "--yes"])).toMatchObject({ code: 2 });
    const { entries } = await json(["audit", "--limit", "1"]);
    const details = { keyId: key.id };
    expect(entries).toEqual([expect.objectContaining({ action: "webhooks.remove", subject: id, details })]);
  });

  it("asks before it revokes, with the consequence in the question, and takes only a yes", async () => {
    const { key } = await createKey();
    for (const answer of ["", "n", "no", "yesterday"]) {
      const { code, err, questions } = await exactly(["keys", "revoke", key.hint], { answer });
      expect({ code, err }).toEqual({ code: 1, err: "usage-ledger: Nothing was changed.\n" });
      expect(questions).toEqual([
        expect.stringMatching(/^Revoke alm_sk_\w{8} "shop" \(key_.+ 0 units this month\)\? Every call/),
      ]);
    }
    const { code, out } = await exactly(["keys", "revoke", key.hint], { answer: "Yes" });
    expect(code).toBe(0);
    expect(out).toMatch(/^The key is revoked\.[\s\S]+Status +revoked\n[\s\S]+Revoked +\d{4}/);
  });

  it("says in each question what will stop working, and when", async () => {
    const { key } = await createKey();
    const id = key.subscriptionId ?? "";
    const question = async (args: readonly string[]): Promise<string | undefined> =>
      (await exactly(args, { answer: "no" })).questions[0];
    expect(await question(["keys", "rotate", key.id])).toContain("Its present secret stops working now. [y/N]");
    expect(await question(["keys", "rotate", key.id, "--grace", "86400"])).toContain("works for 86,400 more seconds.");
    expect(await question(["subscriptions", "cancel", id])).toContain(
      "From 2099-01-01 00:00Z on its key stops working",
    );
    expect(await question(["subscriptions", "suspend", id])).toContain(`Suspend ${id} of ann@example.com?`);
  });

  it("changes nothing without confirmation and without a terminal, unless --yes is given", async () => {
    const { key } = await createKey();
    const id = key.subscriptionId ?? "";
    for (const args of [
      ["keys", "revoke", key.id],
      ["keys", "rotate", key.id],
      ["subscriptions", "cancel", id],
      ["subscriptions", "suspend", id],
    ]) {
      const { code, out, err } = await exactly(args);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toBe("usage-ledger: There is no terminal to confirm this. Add --yes to do it without a question.\n");
    }
    expect((await json(["audit"])).entries).toHaveLength(2);
    expect(await exactly(["keys", "revoke", key.id, "--yes"])).toMatchObject({ code: 0, questions: [] });
  });

  it.each([
    [["keys", "revoke", "key_0000000000000000", "--yes"], 1, "There is no key key_0000000000000000"],
    [
      ["subscriptions", "renew", "sub_0000000000000000", "--months", "1"],
      1,
      "There is no subscription sub_0000000000000000",
    ],
    [["keys", "create", "--subscription", "nobody", "--name", "x"], 2, "--subscription has to be a subscription's id"],
    [["subscriptions", "renew", "sub_0000000000000000"], 2, "Send --end-date, or months"],
    [
      ["subscriptions", "plan", "sub_0000000000000000", "--plan", "growth"],
      1,
      "There is no subscription sub_0000000000000000",
    ],
    [
      ["subscriptions", "plan", "sub_0000000000000000", "--plan", "growth", "--requests-per-month", "5"],
      2,
      "The plan growth has 250000 requests per month. Leave --requests-per-month out",
    ],
    [["usage", "--month", "May"], 2, "--month has to be a month such as 2030-01."],
    [["usage", "--by", "moon"], 2, "--by has to be one of key, operation, day, transport."],
    [["audit", "--limit", "5000"], 2, "--limit has to be a whole number from 1 to 1000."],
    [["keys", "origins", "me", "a.example.com"], 2, "The id has to be a key's id (key_ and 16 characters)"],
  ])("refuses %j with %i", async (args, code, message) => {
    const plain = await exactly(args);
    expect(plain).toMatchObject({ code, out: "", err: expect.stringMatching(/^usage-ledger: [^\n]+\n$/) });
    expect(plain.err).toContain(message);
    const asJson = await exactly([...args, "--json"]);
    expect(asJson).toMatchObject({ code, out: "" });
    expect(JSON.parse(asJson.err).error.message).toContain(message);
  });

  it("says which transitions are possible", async () => {
    const id = await subscribe();
    const { code, err } = await exactly(["subscriptions", "activate", id]);
    expect(code).toBe(1);
    expect(err).toBe(
      `usage-ledger: ${id} is active and cannot be activated. It can be cancelled or suspended or renewed.\n`,
    );
  });

  it("never repeats a secret that was sent in place of an id", async () => {
    const { secret } = await createKey();
    const { code, out, err } = await exactly(["keys", "revoke", secret, "--yes"]);
    expect(code).toBe(2);
    expect(out + err).not.toContain(secret.slice(15));
  });

  it("names the actor and shows the audit as a table", async () => {
    await createKey();
    const { out } = await exactly(["audit", "--limit", "1"]);
    const [titles, entry, rest] = out.split("\n");
    expect(titles).toMatch(/^AT +ACTOR +ACTION +SUBJECT +DETAILS$/);
    expect(entry).toContain(
      name === "PostgreSQL" ? "  ann@desk  keys.create  key_" : "  the server  keys.create  key_",
    );
    expect(entry).toContain('"name":"shop"');
    expect(rest).toBe("");
  });

  it("has bold titles where the terminal shows them, and no escape anywhere else", async () => {
    await createKey();
    expect((await exactly(["keys", "list"], { hasColour: true })).out).toContain("\u001b[1mID");
    expect((await exactly(["keys", "list"])).out).not.toContain("\u001b");
    expect((await exactly(["keys", "list", "--json"], { hasColour: true })).out).not.toContain("\u001b");
  });
});

async function signIn({ ledger }: Database, secret: string): Promise<void> {
  const store = databaseOAuthStore(ledger);
  const [clientId, redirectUri] = ["https://assistant.example/client.json", "https://assistant.example/back"];
  const asked = { clientId, redirectUri, challenge: "challenge", codeHash: "code" };
  const names = { grantId: "grant_1", formId: "form", clientName: "A\nnice program", secretHash: hashKey(secret) };
  const resource = "https://api.example.com/mcp";
  await store.agree({ ...names, ...asked, resource });
  await store.redeemCode({ ...asked, accessHash: "access", refreshHash: "refresh", resource });
}
