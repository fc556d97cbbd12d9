import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Identification } from "./callers";
import { clientId, networkId } from "./client-address";
import { type Credentials, readCredentials } from "./credentials";
import { fixedKeyStore } from "./fixed-store";
import { generateKey } from "./key";
import { keyCallers } from "./key-callers";
import type { KeyStore, StoredKey } from "./key-store";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));
const SALT = "a salt for the tests";
const NOW = Date.parse("2026-05-10T12:00:00Z");
const ADDRESS = "192.0.2.7";

function source(headers: Record<string, string>, query: Record<string, string> = {}) {
  return { header: (name: string) => headers[name], query: (name: string) => query[name], address: ADDRESS };
}

describe("credentials", () => {
  it("come from X-API-Key, else Authorization: Bearer, else the query parameter api_key", () => {
    const all = { "x-api-key": "a", authorization: "Bearer b" };
    expect(readCredentials("rest", source(all, { api_key: "c" })).key).toBe("a");
    expect(readCredentials("rest", source({ authorization: "Bearer b" }, { api_key: "c" })).key).toBe("b");
    expect(readCredentials("rest", source({}, { api_key: "c" })).key).toBe("c");
    expect(readCredentials("rest", source({})).key).toBeUndefined();
  });

  it("take the scheme Bearer in any letter case and no other scheme", () => {
    expect(readCredentials("rest", source({ authorization: "bearer  b " })).key).toBe("b");
    expect(readCredentials("rest", source({ authorization: "Basic b" })).key).toBeUndefined();
    expect(readCredentials("rest", source({ authorization: "Bearer" })).key).toBeUndefined();
  });

  it("pass over an empty header and an empty parameter", () => {
    expect(readCredentials("rest", source({ "x-api-key": "", authorization: "Bearer b" })).key).toBe("b");
    expect(readCredentials("rest", source({}, { api_key: "" })).key).toBeUndefined();
  });

  it("carry the origin, the transport and the address", () => {
    expect(readCredentials("mcp", source({ origin: "https://example.com" }))).toEqual({
      transport: "mcp",
      key: undefined,
      origin: "https://example.com",
      address: ADDRESS,
    });
  });
});

const SECRET = generateKey("secret", random);
const PUBLISHABLE = generateKey("publishable", random);

interface Setting {
  readonly stored?: Partial<StoredKey>;
  readonly keyless?: boolean;
  readonly store?: KeyStore;
}

function asking({ stored = {}, keyless = true, store }: Setting = {}) {
  const kept = store ?? fixedKeyStore([SECRET, PUBLISHABLE], stored);
  const callers = keyCallers({ store: kept, keyless, clientSalt: SALT, now: () => NOW });
  return (more: Partial<Credentials> = {}): Promise<Identification> =>
    callers.identify({ transport: "rest", key: SECRET, origin: undefined, address: ADDRESS, ...more });
}

describe("a caller with a secret key", () => {
  it("is known under its id, over both transports, whatever origin it names", async () => {
    const ask = asking();
    for (const more of [{}, { transport: "mcp" }, { origin: "https://other.example" }] as const) {
      const found = await ask(more);
      expect(found).toMatchObject({ ok: true, caller: { keyId: SECRET.slice(0, 15), kind: "secret" } });
    }
  });

  it.each([
    ["one character is mistyped", `${SECRET.slice(0, -1)}${SECRET.endsWith("0") ? "1" : "0"}`],
    ["nobody issued it", generateKey("secret", random)],
    ["nobody issued it", generateKey("publishable", random)],
    ["it is something else", "x".repeat(10_000)],
  ])("gets invalid_api_key where %s, and never sees the key in the message", async (_, key) => {
    const found = await asking()({ key });
    expect(found).toMatchObject({ ok: false, code: "invalid_api_key", known: { keyId: clientId(ADDRESS, SALT) } });
    expect(JSON.stringify(found)).not.toContain(key.slice(7));
  });

  it("gets api_key_revoked before subscription_not_found", async () => {
    const gone = { subscription: undefined };
    expect(await asking({ stored: { isRevoked: true, ...gone } })()).toMatchObject({ code: "api_key_revoked" });
    expect(await asking({ stored: gone })()).toMatchObject({ code: "subscription_not_found" });
  });

  it.each([
    ["active", 1, true],
    ["cancelled", 1, true],
    ["suspended", 1, true],
    ["pending", 1, false],
    ["active", 0, false],
    ["cancelled", 0, false],
  ] as const)("of a subscription that is %s and ends in %s ms: may call is %s", async (status, msLeft, ok) => {
    const subscription = {
      id: "sub",
      plan: "starter",
      requestsPerMonth: 1,
      email: "a@example.com",
      status,
      endEpochMs: NOW + msLeft,
    } as const;
    const found = await asking({ stored: { subscription } })();
    expect(found).toMatchObject(ok ? { ok } : { ok, code: "subscription_inactive" });
  });
});

describe("the hosts of a key", () => {
  it("are told of a publishable key that is in force, and of nothing else", async () => {
    const hosts = (text: string, stored: Partial<StoredKey> = {}) =>
      keyCallers({
        store: fixedKeyStore([SECRET, PUBLISHABLE], { origins: ["app.example.com"], ...stored }),
        keyless: true,
        clientSalt: SALT,
        now: () => NOW,
      }).hostsOf?.(text);
    expect(await hosts(PUBLISHABLE)).toEqual(["app.example.com"]);
    for (const text of [SECRET, "", "alm_pk_", `${PUBLISHABLE.slice(0, -1)}!`])
      expect(await hosts(text)).toBeUndefined();
    expect(await hosts(PUBLISHABLE, { isRevoked: true })).toBeUndefined();
  });
});

describe("a caller with a publishable key", () => {
  const ask = asking({ stored: { origins: ["app.example.com"] } });
  const page = { key: PUBLISHABLE, origin: "https://app.example.com:8443" };

  it("is let in from a page on its list", async () => {
    expect(await ask(page)).toMatchObject({ ok: true, caller: { kind: "publishable" } });
  });

  it("needs an origin, and the right one", async () => {
    expect(await ask({ ...page, origin: undefined })).toMatchObject({ code: "origin_required" });
    for (const origin of ["https://example.com", "null", "https://app.example.com.evil.example"]) {
      expect(await ask({ ...page, origin })).toMatchObject({ code: "origin_not_allowed" });
    }
  });

  it("gets publishable_key_not_allowed_on_mcp on the tool server", async () => {
    expect(await ask({ ...page, transport: "mcp" })).toMatchObject({ code: "publishable_key_not_allowed_on_mcp" });
  });

  it("is named in every refusal that knows it, so that the answer shows its own position", async () => {
    const known = { keyId: PUBLISHABLE.slice(0, 15), kind: "publishable" };
    expect(await ask({ ...page, origin: undefined })).toMatchObject({ ok: false, known });
    expect(await ask({ ...page, origin: "https://example.com" })).toMatchObject({ ok: false, known });
    for (const stored of [{ isRevoked: true }, { origins: ["app.example.com"], subscription: undefined }]) {
      expect(await asking({ stored })(page)).toMatchObject({ ok: false, known });
    }
  });
});

describe("a client without a key", () => {
  const none = { key: undefined };

  it("is counted by its address, which is not readable from the id", async () => {
    const found = await asking()(none);
    expect(found).toEqual({ ok: true, caller: { keyId: clientId(ADDRESS, SALT), kind: "keyless" } });
    expect(JSON.stringify(found)).not.toContain(ADDRESS);
  });

  it("on IPv6 is counted for the network around it too", async () => {
    const address = "2001:db8:1:2::/64";
    const caller = { keyId: clientId(address, SALT), kind: "keyless", networkId: networkId("2001:db8:1::/48", SALT) };
    expect(await asking()({ ...none, address })).toEqual({ ok: true, caller });
  });

  it("gets api_key_required where none is let in, and always on the tool server", async () => {
    expect(await asking({ keyless: false })(none)).toMatchObject({ code: "api_key_required" });
    expect(await asking()({ ...none, transport: "mcp" })).toMatchObject({ code: "api_key_required" });
  });

  it("gets invalid_client_ip where it cannot be told", async () => {
    expect(await asking()({ ...none, address: undefined })).toMatchObject({ code: "invalid_client_ip" });
  });
});

describe("what is remembered of a key", () => {
  function counted() {
    const kept = fixedKeyStore([SECRET, PUBLISHABLE], { origins: ["app.example.com"] });
    const asked: string[] = [];
    const clock = { epochMs: NOW };
    const store: KeyStore = {
      find: async (hash) => {
        asked.push(hash);
        return kept.find(hash);
      },
    };
    const callers = keyCallers({ store, keyless: true, clientSalt: SALT, now: () => clock.epochMs });
    const ask = (key = SECRET) => callers.identify({ transport: "rest", key, origin: undefined, address: ADDRESS });
    return { asked, clock, ask };
  }

  it("is good for less than a second from the moment it was asked for", async () => {
    const { asked, clock, ask } = counted();
    await Promise.all([ask(), ask(), ask()]);
    clock.epochMs += 999;
    await ask();
    expect(asked).toHaveLength(1);
    clock.epochMs += 1;
    await ask();
    expect(asked).toHaveLength(2);
  });

  it("holds for a key nobody issued too", async () => {
    const { asked, ask } = counted();
    const stranger = generateKey("secret", random);
    await ask(stranger);
    await ask(stranger);
    expect(asked).toHaveLength(1);
  });

  it("is not kept where the store failed", async () => {
    let isAway = true;
    const kept = fixedKeyStore([SECRET]);
    const store: KeyStore = {
      ...kept,
      find: async (hash) => {
        if (isAway) throw new Error("away");
        return kept.find(hash);
      },
    };
    const ask = asking({ store });
    await expect(ask()).rejects.toThrow("away");
    isAway = false;
    expect(await ask()).toMatchObject({ ok: true });
  });
});
