import { describe, expect, it } from "vitest";
import { type Input, requestOf } from "./request";

const call = {
  method: "POST",
  path: "/things/{id}/parts",
  inPath: ["id"],
  inQuery: ["lang", "limit"],
  required: ["id"],
  json: ["orbs"],
  hasLanguage: true,
  hasForms: true,
} as const;

const input = (more: Partial<Input>): Input => ({
  baseUrl: "https://api.example.com/api/v2/",
  call,
  members: { id: "a" },
  output: "json",
  options: {},
  idempotencyKey: "",
  ...more,
});

describe("the request of a call", () => {
  it("has each member where it travels, and leaves out what is empty", () => {
    const members = { id: "a b/ü", lang: "de", limit: 0, orbs: '{"Sun":8}', exact: false, name: "", time: null };
    const { url, qs, body } = requestOf(input({ members }));
    expect(url).toBe("https://api.example.com/api/v2/things/a%20b%2F%C3%BC/parts");
    expect(qs).toEqual({ lang: "de", limit: "0" });
    expect(JSON.parse(body ?? "")).toEqual({ orbs: { Sun: 8 }, exact: false });
  });

  it("takes a value of an expression as it is", () => {
    const { body } = requestOf(input({ members: { id: "a", orbs: { Sun: 8 } } }));
    expect(JSON.parse(body ?? "")).toEqual({ orbs: { Sun: 8 } });
  });

  it("asks for the form, with its options in the query", () => {
    const { qs, headers } = requestOf(input({ output: "png", options: { theme: "dark", width: 320, form: "" } }));
    expect([qs, headers["Accept"]]).toEqual([{ theme: "dark", width: "320" }, "image/png"]);
  });

  it("has no body and no key of a retry by GET", () => {
    const { body, headers } = requestOf(input({ call: { ...call, method: "GET" }, idempotencyKey: "k" }));
    expect([body, headers]).toEqual([undefined, { Accept: "application/json" }]);
    expect(requestOf(input({ idempotencyKey: "k" })).headers["Idempotency-Key"]).toBe('"k"');
  });

  it("does not follow a redirect, which n8n would send the key to", () => {
    expect(requestOf(input({})).disableFollowRedirect).toBe(true);
  });

  it.each(["", ".", "..", null])("refuses %o in a path", (id) => {
    expect(() => requestOf(input({ members: { id } }))).toThrow("id is");
  });

  it("refuses an address and a JSON that are none, and says what to send", () => {
    for (const baseUrl of ["", "undefined", "api.example.com", "ftp://x", "https://x?y", "https:///"]) {
      expect(() => requestOf(input({ baseUrl })), baseUrl).toThrow("https://api.example.com/api/v2");
    }
    expect(() => requestOf(input({ members: { id: "a", orbs: "Sun 8" } }))).toThrow("orbs is no JSON");
  });
});
