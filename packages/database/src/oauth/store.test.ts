import { randomBytes, randomUUID } from "node:crypto";
import { type Agreement, generateToken, type OAuthStore, parseKey, parseToken, type TokenKind } from "@almagest/auth";
import { copyDatabase, databaseKeyStore, databaseOAuthStore, forgetSignIns, openTemporary } from "@almagest/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bench, benchAt, NOW } from "../../test/bench";
import { openPlace, type Place } from "../../test/ways";

const RESOURCE = "https://api.example.com/mcp";
const CLIENT = "https://assistant.example/client.json";
const REDIRECT = "https://assistant.example/back";

let place: Place;
let bench: Bench;
let store: OAuthStore;
let keyId: string;
let secretHash: string;
beforeAll(async () => {
  place = await openPlace("the embedded database");
  bench = benchAt(place, place.directly);
  store = databaseOAuthStore(place.database.ledger);
});
afterAll(() => place?.close());
beforeEach(async () => {
  await place.reset(NOW);
  const { key, secret } = await bench.createKey();
  keyId = key.id;
  secretHash = parseKey(secret)?.hash ?? "";
});

const hashOf = (kind: TokenKind): string =>
  parseToken(generateToken(kind, (count) => new Uint8Array(randomBytes(count))))?.hash ?? "";
const pair = () => ({ accessHash: hashOf("access"), refreshHash: hashOf("refresh") });
const after = (seconds: number) => place.moveTo(new Date(Date.parse(NOW) + seconds * 1000).toISOString());
const find = (hash: string) => databaseKeyStore(place.database.ledger).find(hash);

async function agreed(more: Partial<Agreement> = {}): Promise<Agreement> {
  const agreement: Agreement = {
    grantId: `grant_${randomUUID()}`,
    formId: randomUUID(),
    secretHash,
    clientId: CLIENT,
    clientName: "Assistant",
    redirectUri: REDIRECT,
    resource: RESOURCE,
    challenge: "challenge",
    codeHash: hashOf("code"),
    ...more,
  };
  expect(await store.agree(agreement)).toBe(true);
  return agreement;
}

async function redeemed({ codeHash }: Agreement, more: object = {}) {
  const issued = pair();
  const rest = { clientId: CLIENT, redirectUri: REDIRECT, challenge: "challenge", resource: undefined };
  return { ...issued, resource: await store.redeemCode({ codeHash, ...issued, ...rest, ...more }) };
}

async function refreshed(tokenHash: string, more: object = {}) {
  const issued = pair();
  const resource = await store.refresh({ tokenHash, ...issued, clientId: CLIENT, resource: undefined, ...more });
  return { ...issued, resource };
}

describe("a code", () => {
  it("opens the key for an hour, at the tool server it was asked for", async () => {
    const { accessHash, resource } = await redeemed(await agreed());
    expect(resource).toBe(RESOURCE);
    expect(await find(accessHash)).toMatchObject({ keyId, isRevoked: false, token: { resource: RESOURCE } });
    expect(await find(secretHash)).not.toHaveProperty("token");
    await after(3_599);
    expect(await find(accessHash)).toMatchObject({ isRevoked: false });
    await after(3_600);
    expect(await find(accessHash)).toMatchObject({ isRevoked: true });
  });

  it("is good once: the second use ends what the first one got", async () => {
    const agreement = await agreed();
    const { accessHash, refreshHash } = await redeemed(agreement);
    expect((await redeemed(agreement)).resource).toBeUndefined();
    expect(await find(accessHash)).toMatchObject({ isRevoked: true });
    expect((await refreshed(refreshHash)).resource).toBeUndefined();
  });

  it("is good once also for two at the same moment, and a statement that is sent again finds its own pair", async () => {
    const agreement = await agreed();
    const both = await Promise.all([redeemed(agreement), redeemed(agreement)]);
    expect(both.filter(({ resource }) => resource !== undefined).length).toBeLessThanOrEqual(1);
    for (const { accessHash } of both) expect((await find(accessHash))?.isRevoked ?? true).toBe(true);
    const other = await agreed();
    const same = pair();
    expect([(await redeemed(other, same)).resource, (await redeemed(other, same)).resource]).toEqual([
      RESOURCE,
      RESOURCE,
    ]);
  });

  it.each([
    ["another program", { clientId: "client_other" }],
    ["another address for the answer", { redirectUri: `${REDIRECT}/` }],
    ["another verifier", { challenge: "other" }],
    ["another tool server", { resource: `${RESOURCE}/astrology` }],
  ])("is not good for %s, and for nobody afterwards", async (_, more) => {
    const agreement = await agreed();
    expect((await redeemed(agreement, more)).resource).toBeUndefined();
    expect((await redeemed(agreement)).resource).toBeUndefined();
  });

  it("is not good after a minute", async () => {
    const agreement = await agreed();
    await after(60);
    expect((await redeemed(agreement)).resource).toBeUndefined();
  });
});

describe("a consent form", () => {
  it("counts once", async () => {
    const { formId } = await agreed();
    const again = { grantId: "grant_2", formId, secretHash, clientId: CLIENT, clientName: "", redirectUri: REDIRECT };
    const rest = { resource: RESOURCE, challenge: "challenge", codeHash: hashOf("code") };
    expect(await store.agree({ ...again, ...rest })).toBe(false);
  });
});

describe("a refresh token", () => {
  it("is replaced at each use, for sixty days after the last", async () => {
    const first = await redeemed(await agreed());
    await after(86_400 * 50);
    const second = await refreshed(first.refreshHash);
    await after(86_400 * 100);
    const third = await refreshed(second.refreshHash);
    expect(third.resource).toBe(RESOURCE);
    expect(await find(third.accessHash)).toMatchObject({ isRevoked: false });
    await after(86_400 * 160);
    expect((await refreshed(third.refreshHash)).resource).toBeUndefined();
  });

  it("may be repeated for ten seconds; later its use ends the grant", async () => {
    const first = await redeemed(await agreed());
    const second = await refreshed(first.refreshHash);
    await after(9);
    expect((await refreshed(first.refreshHash)).resource).toBe(RESOURCE);
    expect(await find(second.accessHash)).toMatchObject({ isRevoked: false });
    await after(10);
    expect((await refreshed(first.refreshHash)).resource).toBeUndefined();
    expect(await find(second.accessHash)).toMatchObject({ isRevoked: true });
    expect(await store.grantsOf(keyId)).toEqual([]);
  });

  it("that was stolen, beside two honest uses at once, ends the grant when both sides go on", async () => {
    const first = await redeemed(await agreed());
    const all = await Promise.all([1, 2, 3].map(() => refreshed(first.refreshHash)));
    expect(all.map(({ resource }) => resource)).toEqual([RESOURCE, RESOURCE, RESOURCE]);
    const [honest, , thief] = all;
    await after(3_000);
    const next = await refreshed(honest?.refreshHash ?? "");
    expect(next.resource).toBe(RESOURCE);
    await after(3_100);
    expect((await refreshed(thief?.refreshHash ?? "")).resource).toBeUndefined();
    expect(await find(next.accessHash)).toMatchObject({ isRevoked: true });
  });

  it("is good for its own program and tool server, and a wrong one changes nothing", async () => {
    const { refreshHash } = await redeemed(await agreed());
    expect((await refreshed(refreshHash, { clientId: "client_other" })).resource).toBeUndefined();
    expect((await refreshed(refreshHash, { resource: `${RESOURCE}/astrology` })).resource).toBeUndefined();
    expect((await refreshed(refreshHash, { resource: RESOURCE })).resource).toBe(RESOURCE);
  });
});

describe("a grant", () => {
  it("dies with the key, and with the secret that was shown", async () => {
    const first = await redeemed(await agreed());
    await bench.administration.rotateKey({ id: keyId, graceSeconds: 60 });
    expect(await find(first.accessHash)).toMatchObject({ isRevoked: false });
    await after(60);
    expect(await find(first.accessHash)).toMatchObject({ isRevoked: true });
    expect((await refreshed(first.refreshHash)).resource).toBeUndefined();
    expect(await store.grantsOf(keyId)).toEqual([]);
  });

  it("dies when its key is revoked", async () => {
    const first = await redeemed(await agreed());
    await bench.administration.revokeKey({ id: keyId });
    expect(await find(first.accessHash)).toMatchObject({ isRevoked: true });
    expect((await refreshed(first.refreshHash)).resource).toBeUndefined();
  });

  it("is listed for its key once the code was exchanged, and ended by it alone", async () => {
    const agreement = await agreed();
    expect(await store.grantsOf(keyId)).toEqual([]);
    const { accessHash } = await redeemed(agreement);
    const at = Date.parse(NOW);
    const { grantId: id } = agreement;
    const shown = { clientId: CLIENT, clientName: "Assistant", redirectUri: REDIRECT, resource: RESOURCE };
    expect(await store.grantsOf(keyId)).toEqual([{ id, keyId, ...shown, createdEpochMs: at, usedEpochMs: at }]);
    expect(await store.grantsOf("key_other")).toEqual([]);
    expect(await store.endGrant("key_other", id)).toBe(false);
    expect(await store.endGrant(keyId, id)).toBe(true);
    expect(await store.endGrant(keyId, id)).toBe(false);
    expect(await find(accessHash)).toMatchObject({ isRevoked: true });
  });

  it("is carried into another database with its tokens, its program and what was counted", async () => {
    await store.addClient({ id: "client_1", name: 'Ünïcode "quotes"', redirectUris: [REDIRECT, "http://[::1]/a,b"] });
    await store.attempt({ kind: "register", subject: "free_a", most: 1 });
    const { accessHash } = await redeemed(await agreed());
    const other = await openTemporary();
    await copyDatabase(place.database, other);
    expect(await databaseOAuthStore(other.ledger).findClient("client_1")).toEqual(await store.findClient("client_1"));
    expect(await databaseKeyStore(other.ledger).find(accessHash)).toMatchObject({
      keyId,
      token: { resource: RESOURCE },
    });
    expect(await databaseOAuthStore(other.ledger).attempt({ kind: "register", subject: "free_a", most: 2 })).toBe(0);
    await other.close();
  });

  it("is ended by a token of its program", async () => {
    const { refreshHash, accessHash } = await redeemed(await agreed());
    await store.revoke(refreshHash, "client_other");
    expect(await find(accessHash)).toMatchObject({ isRevoked: false });
    await store.revoke(refreshHash, CLIENT);
    expect(await find(accessHash)).toMatchObject({ isRevoked: true });
  });
});

describe("programs, attempts and what is forgotten", () => {
  it("keeps a program that registered", async () => {
    const client = { id: "client_1", name: 'Ünïcode "quotes"', redirectUris: [REDIRECT, "http://127.0.0.1/a,b"] };
    await store.addClient(client);
    expect(await store.findClient(client.id)).toEqual(client);
    expect(await store.findClient("client_2")).toBeUndefined();
  });

  it("counts attempts by address for an hour, also those at once", async () => {
    const one = { kind: "wrong_key", subject: "free_a", most: 3 } as const;
    const waits = await Promise.all([1, 2, 3, 4, 5].map(() => store.attempt(one)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(await store.attempt({ ...one, subject: "free_b" })).toBe(0);
    await after(1_800);
    expect(await store.attempt(one)).toBe(1_800);
    await after(3_600);
    expect([await store.attempt(one), await store.attempt(one)]).toEqual([0, 0]);
    await store.forgive(one);
    expect([await store.attempt(one), await store.attempt(one)]).toEqual([0, 0]);
  });

  it("forgets what can open nothing any more", async () => {
    await store.addClient({ id: "client_used", name: "used", redirectUris: [REDIRECT] });
    await store.addClient({ id: "client_unused", name: "unused", redirectUris: [REDIRECT] });
    await redeemed(await agreed({ clientId: "client_used" }), { clientId: "client_used" });
    await agreed();
    await store.attempt({ kind: "register", subject: "free_a", most: 1 });
    await after(86_400);
    await forgetSignIns(place.database.ledger);
    expect(await counts()).toEqual({ oauth_client: 1, oauth_grant: 1, oauth_token: 1, oauth_attempt: 0 });
    await after(86_400 * 401);
    await forgetSignIns(place.database.ledger);
    expect(await counts()).toEqual({ oauth_client: 0, oauth_grant: 0, oauth_token: 0, oauth_attempt: 0 });
  });
});

async function counts(): Promise<Record<string, unknown>> {
  const tables = ["oauth_client", "oauth_grant", "oauth_token", "oauth_attempt"];
  const count = async (table: string) => {
    const [row] = await place.database.ledger.query(`SELECT count(*)::float8 AS count FROM ${table}`, []);
    return [table, row?.["count"]] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(count)));
}
