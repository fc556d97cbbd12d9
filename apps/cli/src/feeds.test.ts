import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeAnswers, type FakeService, fakeService } from "../test/fake-service";
import { runTool } from "../test/fake-terminal";

const MADE = {
  id: "feed_0123456789abcdef",
  url: "https://api.example.com/feeds/1.qD0y.ics",
  webcal: "webcal://api.example.com/feeds/1.qD0y.ics",
  operation: "getUpcomingMoonPhases",
  lang: "de",
};
const FEED = { id: MADE.id, createdAt: "2026-11-29T20:15:00.000Z", chargedHour: "2026-11-29T21:00:00.000Z" };
const UNREAD = { id: "feed_fedcba9876543210", createdAt: "2026-11-30T08:00:00.000Z", chargedHour: null };

/** A service that answers what the tests of the service show that it answers. */
const ANSWERS: FakeAnswers = {
  "POST /api/v2/calendars/feeds": [201, MADE],
  "GET /api/v2/calendars/feeds": [200, { feeds: [UNREAD, FEED] }],
  [`DELETE /api/v2/calendars/feeds/${MADE.id}`]: [200, { revoked: MADE.id }],
};
const REFUSED = {
  error: "One problem.",
  code: "validation_error",
  issues: [{ path: "operation", message: "There is no calendar of what getCard answers.", code: "x" }],
};

let service: FakeService;
beforeAll(async () => {
  service = await fakeService(ANSWERS, { missing: "No such feed.", word: "getCard", refused: REFUSED });
});
afterAll(() => service?.close());

const tool = (...args: readonly string[]) => runTool(["feeds", ...args], { environment: service.environment });

describe("almagest feeds", () => {
  it("makes one, and tells its address", async () => {
    const input = { timezone: "Europe/Berlin" };
    const made = await tool("make", MADE.operation, "--input", JSON.stringify(input), "--lang", "de");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out.split("\n")).toEqual([
      `${MADE.id}  getUpcomingMoonPhases  de`,
      `Its address, told this once: ${MADE.url}`,
      `To subscribe to it: ${MADE.webcal}`,
      "",
    ]);
    const { line, key, body } = service.asked.at(-1) ?? {};
    expect([line, key]).toEqual(["POST /api/v2/calendars/feeds", "alm_sk_test"]);
    expect(JSON.parse(body ?? "")).toEqual({ operation: MADE.operation, input, lang: "de" });
    await tool("make", MADE.operation);
    expect(JSON.parse(service.asked.at(-1)?.body ?? "")).toEqual({ operation: MADE.operation });
  });

  it("lists those in force and revokes one, in words and as the service sends it", async () => {
    expect((await tool("list")).out).toBe(
      `${UNREAD.id}  made ${UNREAD.createdAt}  never charged\n${FEED.id}  made ${FEED.createdAt}  charged ${FEED.chargedHour}\n`,
    );
    expect(JSON.parse((await tool("list", "--json")).out)).toEqual({ feeds: [UNREAD, FEED] });
    expect((await tool("revoke", MADE.id)).out).toBe(`The feed ${MADE.id} is revoked.\n`);
    expect(JSON.parse((await tool("revoke", MADE.id, "--json")).out)).toEqual({ revoked: MADE.id });
  });

  it("tells what a service refuses", async () => {
    const err = "almagest: operation: There is no calendar of what getCard answers.\n";
    expect(await tool("make", "getCard")).toMatchObject({ code: 2, out: "", err });
    expect(await tool("revoke", "feed_nothing")).toMatchObject({ code: 1, err: "almagest: No such feed.\n" });
  });

  it.each([
    [["make"], "operation"],
    [["make", MADE.operation, "--input", "[]"], "--input has no JSON object"],
    [["make", MADE.operation, "--input", "{"], "--input has no JSON object"],
    [["revoke"], "id"],
  ])("calls %j wrong use, and asks nothing", async (args, text) => {
    const before = service.asked.length;
    const { code, err } = await tool(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(text)]);
    expect(service.asked).toHaveLength(before);
  });

  it("needs the address of a service", async () => {
    const { code, err } = await runTool(["feeds", "list"], { environment: { ALMAGEST_KEY: "alm_sk_test" } });
    expect([code, err]).toEqual([2, expect.stringContaining("ALMAGEST_URL")]);
  });

  it("is in the help of the tool, with its commands in its own", async () => {
    expect((await runTool(["--help"])).out).toMatch(/feeds +make, list and revoke calendar feeds/);
    expect((await tool("--help")).out).toMatch(/make .*\n +list .*\n +revoke/);
    expect((await tool("make", "--help")).out).toContain("almagest feeds make getUpcomingMoonPhases");
  });
});
