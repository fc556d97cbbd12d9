import { describe, expect, it } from "vitest";
import { KEY, post, testService } from "../../test/service";
import { readOnce } from "./idempotency";

const UUID = "8e03978e-40d5-43dd-bc93-6894a57f9324";
const SECRET_KEY = { kind: "secret" } as const;

function keyIn(header: string): string | undefined {
  return readOnce(header, SECRET_KEY, KEY).once?.key;
}

describe("the header Idempotency-Key", () => {
  it("is a string of RFC 8941, or the same without quotes", () => {
    for (const header of [`"${UUID}"`, UUID, ` ${UUID} `]) expect(keyIn(header)).toBe(UUID);
    expect(keyIn('"a \\"quoted\\" \\\\ key, with a comma"')).toBe('a "quoted" \\ key, with a comma');
    expect(keyIn("order-4711:1/2=a+b_c.d~e")).toBe("order-4711:1/2=a+b_c.d~e");
    expect(keyIn("k".repeat(255))).toHaveLength(255);
  });

  it.each([
    ["nothing", ""],
    ["an empty string", '""'],
    ["256 characters", "k".repeat(256)],
    ["256 characters in quotes", `"${"k".repeat(256)}"`],
    ["two keys", `${UUID}, ${UUID}`],
    ["two strings", `"${UUID}", "${UUID}"`],
    ["a quote that is not closed", `"${UUID}`],
    ["a bare backslash", '"a\\b"'],
    ["letters beyond ASCII", "schlüssel"],
    ["a control character", "a\u0007b"],
    ["a parameter", `"${UUID}";a=1`],
  ])("is refused where it is %s, with what to send", (_, header) => {
    const { once, issues } = readOnce(header, SECRET_KEY, KEY);
    expect(once).toBeUndefined();
    expect(issues).toMatchObject([{ path: "Idempotency-Key", code: "invalid_format", maximum: 255 }]);
    expect(issues[0]?.message).toContain("Send one key of 1 to 255 printable ASCII characters");
  });

  it("has at least sixteen characters with a publishable key, which everybody can read", () => {
    const page = { kind: "publishable" } as const;
    expect(readOnce("fifteen letters", page, KEY).issues).toMatchObject([{ path: "Idempotency-Key" }]);
    expect(readOnce("fifteen-letters", page, KEY).issues).toMatchObject([{ minimum: 16 }]);
    expect(readOnce("sixteen--letters", page, KEY).once?.key).toBe("sixteen--letters");
  });
});

describe("a request with an Idempotency-Key", () => {
  const hello = (headers: Record<string, string>, body: object = { name: "Ann" }): RequestInit =>
    post(body, { ...headers });
  const usedOf = ({ headers }: Response): string | null => headers.get("x-ratelimit-used");

  it("is answered as the first time, and says so", async () => {
    const { app } = testService();
    const first = await app.request("/api/v2/test/hello", hello({ "Idempotency-Key": `"${UUID}"` }));
    const again = await app.request("/api/v2/test/hello", hello({ "Idempotency-Key": UUID }));
    expect([first.status, usedOf(first), first.headers.get("idempotent-replayed")]).toEqual([200, "1", null]);
    expect([again.status, usedOf(again), again.headers.get("idempotent-replayed")]).toEqual([200, "1", "true"]);
    expect(await again.text()).toBe(await first.text());
    const other = await app.request("/api/v2/test/hello", hello({ "Idempotency-Key": UUID }, { name: "Bob" }));
    expect([other.status, (await other.json()).code, usedOf(other)]).toEqual([409, "conflict", "1"]);
  });

  it("reports an unreadable header together with every other faulty field", async () => {
    const response = await testService().app.request("/api/v2/test/hello", hello({ "Idempotency-Key": "a, b" }, {}));
    expect(response.status).toBe(400);
    const { issues } = await response.json();
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(["Idempotency-Key", "name"]);
  });

  it("needs an API key", async () => {
    const { app } = testService(1000, { trustedHops: 1 }, { keyless: true });
    const response = await app.request("/api/v2/test/hello", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": UUID, "X-Forwarded-For": "192.0.2.1" },
      body: '{"name":"Ann"}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "api_key_required",
      error: expect.stringContaining("leave Idempotency-Key out"),
    });
  });

  it("by GET is a call like any other", async () => {
    const { app } = testService();
    const headers = { "X-API-Key": KEY, "Idempotency-Key": "a, b" };
    const used = [];
    for (const _ of [1, 2]) used.push(usedOf(await app.request("/api/v2/test/things", { headers })));
    expect(used).toEqual(["1", "2"]);
  });
});
