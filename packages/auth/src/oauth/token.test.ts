import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Credentials, readCredentials } from "../credentials";
import { generateKey, parseKey } from "../key";
import { keyCallers } from "../key-callers";
import type { StoredKey } from "../key-store";
import { generateToken, isCovered, newOAuthId, parseToken, type TokenKind } from "./token";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));
const KINDS: readonly TokenKind[] = ["access", "refresh", "code"];
const TOOLS = "https://api.example.com/mcp";

describe("tokens", () => {
  it.each(KINDS)("of the kind %s are read as such, and are no keys", (kind) => {
    const text = generateToken(kind, random);
    expect(text).toMatch(/^alm_(?:at|rt|ac)_[0-9a-hjkmnp-tv-z]{46}$/);
    expect(parseToken(text)).toEqual({ kind, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(parseKey(text)).toBeUndefined();
    expect(parseToken(`${text.slice(0, -1)}${text.endsWith("0") ? "1" : "0"}`)).toBeUndefined();
    expect(parseToken(generateKey("secret", random))).toBeUndefined();
  });

  it("cover their address and those below it, not names that begin alike", () => {
    expect(isCovered(TOOLS, TOOLS)).toBe(true);
    expect(isCovered(`${TOOLS}/astrology`, TOOLS)).toBe(true);
    expect(isCovered(TOOLS, `${TOOLS}/astrology`)).toBe(false);
    expect(isCovered(`${TOOLS}/astrology-2`, `${TOOLS}/astrology`)).toBe(false);
    expect(isCovered(undefined, TOOLS)).toBe(false);
  });

  it("have grants and clients with ids of 80 bits", () => {
    expect(newOAuthId("grant", random)).toMatch(/^grant_[0-9a-hjkmnp-tv-z]{16}$/);
    expect(newOAuthId("client", random)).not.toBe(newOAuthId("client", random));
  });
});

const ACCESS = generateToken("access", random);
const STORED: StoredKey = {
  keyId: "key_1",
  kind: "secret",
  isRevoked: false,
  origins: [],
  burstPerSecond: undefined,
  subscription: {
    id: "sub_1",
    plan: "starter",
    requestsPerMonth: 1,
    email: "a@example.com",
    status: "active",
    endEpochMs: Number.MAX_SAFE_INTEGER,
  },
  token: { resource: TOOLS },
};

function asking(stored: StoredKey | undefined = STORED) {
  const asked: string[] = [];
  const store = {
    find: async (hash: string) => {
      asked.push(hash);
      return hash === parseToken(ACCESS)?.hash ? stored : undefined;
    },
  };
  const callers = keyCallers({ store, keyless: false, clientSalt: "a salt for the tests", now: () => 0 });
  const ask = (more: Partial<Credentials>) =>
    callers.identify({
      transport: "mcp",
      key: ACCESS,
      origin: undefined,
      address: undefined,
      resource: TOOLS,
      ...more,
    });
  return { ask, asked };
}

describe("a caller with an access token", () => {
  it("is the caller of its key, looked up once in a second", async () => {
    const { ask, asked } = asking();
    for (const resource of [TOOLS, `${TOOLS}/astrology`]) {
      expect(await ask({ resource })).toMatchObject({ ok: true, caller: { keyId: "key_1", kind: "secret" } });
    }
    expect(asked).toHaveLength(1);
  });

  it("is refused by REST before anything is looked up", async () => {
    const { ask, asked } = asking();
    expect(await ask({ transport: "rest" })).toMatchObject({ ok: false, code: "unauthorized" });
    expect(asked).toEqual([]);
  });

  it("is refused at another tool server, after its end, and where nobody issued the token", async () => {
    const elsewhere = { ...STORED, token: { resource: `${TOOLS}/astrology` } };
    expect(await asking(elsewhere).ask({})).toMatchObject({
      code: "unauthorized",
      message: expect.stringContaining("another tool server"),
    });
    expect(await asking().ask({ resource: undefined })).toMatchObject({ code: "unauthorized" });
    expect(await asking({ ...STORED, isRevoked: true }).ask({})).toMatchObject({
      message: expect.stringContaining("has expired"),
    });
    const unknown = generateToken("access", random);
    expect(await asking().ask({ key: unknown })).toMatchObject({
      code: "unauthorized",
      message: expect.stringContaining("has expired"),
    });
  });

  it("opens nothing with a code or a refresh token", async () => {
    for (const kind of ["code", "refresh"] as const) {
      expect(await asking().ask({ key: generateToken(kind, random) })).toMatchObject({ code: "invalid_api_key" });
    }
  });

  it("has none in an address", () => {
    const source = { header: () => undefined, query: () => ACCESS, address: undefined };
    expect(readCredentials("mcp", source).key).toBeUndefined();
  });
});
