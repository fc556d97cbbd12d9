import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strong } from "../../../suites/strength";
import { answerHeaders, preflightHeaders } from "./cors";
import { hostOfOrigin, originAllowed, readAllowlistEntry } from "./origins";

const allowlist = ["app.example.com", "xn--mnchen-3ya.de", "[::1]", "127.0.0.1"];
const host = fc.domain();
const scheme = fc.constantFrom("http", "https", "HTTPS", "capacitor");
const port = fc.oneof(
  fc.constant(""),
  fc.nat(65_535).map((number) => `:${number}`),
);

describe("an allowlist", () => {
  it("lets a page in whatever its scheme, port, letter case and closing dot", () => {
    for (const origin of [
      "https://app.example.com",
      "http://app.example.com:3000",
      "HTTPS://APP.EXAMPLE.COM",
      "https://app.example.com.",
      "https://XN--MNCHEN-3YA.de",
      "http://[::1]:5173",
      "http://[0:0::0:1]",
      "http://127.0.0.1:8080",
    ]) {
      expect(originAllowed(origin, allowlist), origin).toBe("allowed");
    }
  });

  it("keeps everyone else out: other hosts, subdomains, null, and what is no origin", () => {
    for (const origin of [
      "null",
      "https://example.com",
      "https://x.app.example.com",
      "https://app.example.com.evil.test",
      "https://app.example.com@evil.test",
      "https://evil.test/https://app.example.com",
      "https://app.example.com/",
      "https://app.example.com, https://evil.test",
      "https://app.example.com\r\nX-Evil: 1",
      " https://app.example.com",
      "https://app.example.com..",
      "https://münchen.de",
      "app.example.com",
      "https://",
      "https://app.example.com:",
      `https://${"a".repeat(1_000_000)}`,
    ]) {
      expect(originAllowed(origin, allowlist), origin.slice(0, 60)).toBe("origin_not_allowed");
    }
    expect(originAllowed("https://app.example.com", [])).toBe("origin_not_allowed");
  });

  it("asks for an origin where there is none", () => {
    expect(originAllowed(undefined, allowlist)).toBe("origin_required");
    expect(originAllowed("", allowlist)).toBe("origin_required");
  });

  it("holds for every host: its own entry lets it in, and no other entry does", () => {
    fc.assert(
      fc.property(host, host, scheme, port, (own, other, protocol, number) => {
        const entry = readAllowlistEntry(own.toUpperCase());
        const another = readAllowlistEntry(other);
        fc.pre(entry.ok && another.ok && entry.host !== another.host);
        const origin = `${protocol}://${own}${number}`;
        expect(originAllowed(origin, [entry.ok ? entry.host : ""])).toBe("allowed");
        expect(originAllowed(origin, [another.ok ? another.host : ""])).toBe("origin_not_allowed");
      }),
    );
  });

  it("lets no text in that the URL standard reads as another host", () => {
    const parts = fc.constantFrom(
      "https:",
      "//",
      "/",
      "app.example.com",
      "evil.test",
      "@",
      ":",
      "80",
      ".",
      "\\",
      "#",
      "?",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (some) => {
        const origin = `https://app.example.com${some.join("")}`;
        if (originAllowed(origin, allowlist) === "allowed")
          expect(new URL(origin).hostname.replace(/\.$/, "")).toBe(hostOfOrigin(origin));
      }),
      { numRuns: strong(500, 5000) },
    );
  });

  it("takes hostnames in any spelling as entries", () => {
    expect(readAllowlistEntry("App.Example.COM.")).toEqual({ ok: true, host: "app.example.com" });
    expect(readAllowlistEntry("MÜNCHEN.de")).toEqual({ ok: true, host: "xn--mnchen-3ya.de" });
    expect(readAllowlistEntry("localhost")).toEqual({ ok: true, host: "localhost" });
  });

  it("takes an origin as its hostname: scheme, port and a closing slash are left out", () => {
    for (const text of [
      "https://app.example.com",
      "HTTP://APP.example.com:3000",
      "app.example.com:3000",
      "capacitor://app.example.com",
      "https://app.example.com/",
      " app.example.com ",
    ]) {
      expect(readAllowlistEntry(text), text).toEqual({ ok: true, host: "app.example.com" });
    }
    expect(readAllowlistEntry("http://[::1]:5173")).toEqual({ ok: true, host: "[::1]" });
    expect(readAllowlistEntry("https://münchen.de")).toEqual({ ok: true, host: "xn--mnchen-3ya.de" });
  });

  it("says what to send in place of an address with a user or a path", () => {
    for (const text of [
      "https://app.example.com/shop",
      "//u@app.example.com/x?y",
      "https://u@app.example.com",
      "https://app.example.com?x",
      "https://app.example.com#x",
    ]) {
      const entry = readAllowlistEntry(text);
      expect(entry.ok ? "" : entry.message, text).toContain('Send "app.example.com".');
    }
    expect(readAllowlistEntry("*.example.com")).toMatchObject({ message: expect.stringContaining("Wildcards") });
    for (const text of ["", "null!", "a b", "http://"]) expect(readAllowlistEntry(text).ok, text).toBe(false);
  });
});

describe("CORS", () => {
  const origin = "https://app.example.com";

  it("lets the page that asked read its answer, a page without a host too, and never with cookies", () => {
    for (const asking of [origin, "https://APP.example.com:8443", "null", "capacitor://localhost"]) {
      const headers = answerHeaders(asking);
      expect(headers["Access-Control-Allow-Origin"]).toBe(asking);
      for (const name of ["X-RateLimit-Used", "Retry-After", "X-Request-Id", "ETag", "Idempotent-Replayed"]) {
        expect(headers["Access-Control-Expose-Headers"]?.split(", ")).toContain(name);
      }
      expect(headers).not.toHaveProperty("Access-Control-Allow-Credentials");
    }
  });

  it("opens a preflight for the methods, the places of a key, and what clients and tracing add", () => {
    const headers = preflightHeaders({ origin, requestedMethod: "POST" });
    expect(headers).toMatchObject({
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Methods": "GET, POST",
      "Access-Control-Max-Age": "600",
    });
    const allowed = headers["Access-Control-Allow-Headers"]?.split(", ");
    for (const name of [
      "X-API-Key",
      "Authorization",
      "Content-Type",
      "X-SDK-Client",
      "X-Requested-With",
      "If-None-Match",
      "X-Request-Id",
      "Idempotency-Key",
      "traceparent",
      "tracestate",
    ]) {
      expect(allowed).toContain(name);
    }
  });

  it("says nothing to what is no page: no origin, or text that would inject a header", () => {
    for (const text of [undefined, "", "https://a.test\r\nSet-Cookie: a", "https://a.test/path", "*"]) {
      expect(answerHeaders(text)).toEqual({});
      expect(preflightHeaders({ origin: text, requestedMethod: "GET" })).toEqual({});
    }
    expect(preflightHeaders({ origin, requestedMethod: undefined })).toEqual({});
  });
});
