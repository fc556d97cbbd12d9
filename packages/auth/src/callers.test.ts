import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fixedCallers } from "./callers";
import { readCredentials } from "./credentials";
import { generateKey, hashKey } from "./key";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));

function source(headers: Record<string, string>, query: Record<string, string> = {}) {
  return { header: (name: string) => headers[name], query: (name: string) => query[name] };
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

  it("carry the origin and the transport", () => {
    expect(readCredentials("mcp", source({ origin: "https://example.com" }))).toEqual({
      transport: "mcp",
      key: undefined,
      origin: "https://example.com",
    });
  });
});

describe("the callers of a fixed set of keys", () => {
  const known = generateKey("secret", random);
  const callers = fixedCallers([hashKey(generateKey("secret", random)), hashKey(known)]);
  const ask = (key: string | undefined, transport: "rest" | "mcp" = "rest") =>
    callers.identify({ transport, key, origin: undefined });

  it("are known by the key they hold, under its public part", async () => {
    expect(await ask(known)).toEqual({ ok: true, caller: { keyId: known.slice(0, 15), kind: "secret" } });
    expect(await ask(known, "mcp")).toMatchObject({ ok: true });
  });

  it("without a key get api_key_required", async () => {
    expect(await ask(undefined)).toMatchObject({ ok: false, code: "api_key_required" });
  });

  it("with a mistyped key, and with a well-formed key nobody issued, get invalid_api_key", async () => {
    expect(await ask(`${known.slice(0, -1)}${known.endsWith("0") ? "1" : "0"}`)).toMatchObject({
      code: "invalid_api_key",
    });
    expect(await ask(generateKey("secret", random))).toMatchObject({ code: "invalid_api_key" });
    expect(await ask(generateKey("publishable", random))).toMatchObject({ code: "invalid_api_key" });
    expect(await ask("x".repeat(10_000))).toMatchObject({ code: "invalid_api_key" });
  });

  it("with a publishable key on the tool server get publishable_key_not_allowed_on_mcp", async () => {
    expect(await ask(generateKey("publishable", random), "mcp")).toMatchObject({
      code: "publishable_key_not_allowed_on_mcp",
    });
  });

  it("never see their key in a message", async () => {
    const answer = await ask(`${known}x`);
    expect(JSON.stringify(answer)).not.toContain(known.slice(7));
  });
});
