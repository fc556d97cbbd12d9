import { calendared, windowMembers } from "@almagest/calendar";
import { describe, expect, test } from "vitest";
import { type FeedRequest, feedFrom, feedInput, makesFeeds } from "./feed";

const asked = { operation: "getCriticalDays", input: { birthDate: "1990-07-15", startDate: "2026-11-29" }, lang: "tr" };

async function answered(response: Response | Error, request: FeedRequest = asked) {
  const sent: { readonly url: unknown; readonly init: RequestInit | undefined }[] = [];
  const fetching: typeof fetch = async (url, init) => {
    sent.push({ url, init });
    if (response instanceof Error) throw response;
    return response;
  };
  return { made: await feedFrom({ root: "/api/v2", key: () => "alm_sk_1", fetch: fetching }, request), sent };
}

describe("a feed of an answer", () => {
  test("leaves out exactly the members that it fills by itself", () => {
    const all = { startDate: 1, endDate: 1, year: 1, month: 1, count: 1, birthDate: 1 };
    for (const id of calendared) {
      const kept = Object.keys(feedInput(id, all));
      expect(windowMembers(id).filter((member) => kept.includes(member))).toEqual([]);
      expect(kept).toContain("birthDate");
    }
    expect(feedInput("calculateLuckPillars", all)).toHaveProperty("count");
  });

  test("is made with the key, from what was asked, in its language", async () => {
    const feed = { id: "feed_1", url: "https://a.example/feeds/1.x.ics", webcal: "webcal://a.example/feeds/1.x.ics" };
    const { made, sent } = await answered(Response.json(feed, { status: 201 }));
    expect(made).toEqual({ ok: true, feed });
    expect(sent[0]?.url).toBe("/api/v2/calendars/feeds");
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      headers: { "X-API-Key": "alm_sk_1" },
      body: '{"operation":"getCriticalDays","input":{"birthDate":"1990-07-15"},"lang":"tr"}',
    });
  });

  test("that is refused has the service's record, and one that nobody answers says so", async () => {
    const record = { code: "not_found", error: "This service makes no calendar feeds." };
    expect((await answered(Response.json(record, { status: 404 }))).made).toEqual({ ok: false, error: record });
    expect((await answered(new TypeError("fetch failed"))).made).toMatchObject({ error: { code: "unreachable" } });
    expect((await answered(Response.json({ url: 1 }))).made.ok).toBe(false);
  });

  test("takes a secret key", () => {
    expect(["alm_sk_1", "alm_pk_1", ""].map(makesFeeds)).toEqual([true, false, false]);
  });
});
