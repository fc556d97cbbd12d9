import { calendared } from "@almagest/calendar";
import { reported } from "@almagest/pages/reports";
import { describe, expect, test } from "vitest";
import { CALENDARED, REPORTED, type ReportRequest, reportFrom } from "./report";

const form = { method: "POST", path: "/pages/kundli", params: [], query: ["lang"] } as const;
const asked = { form, input: { date: "1990-07-04" }, lang: "hi", as: "pdf" } as const;

async function answered(response: Response | Error, request: ReportRequest = asked) {
  const sent: { readonly url: unknown; readonly init: RequestInit | undefined }[] = [];
  const left: unknown[] = [];
  const fetching: typeof fetch = async (url, init) => {
    sent.push({ url, init });
    if (response instanceof Error) throw response;
    return response;
  };
  const parts = { root: "/api/v2", key: () => "a key", fetch: fetching, onCallsLeft: (one: unknown) => left.push(one) };
  return { reported: await reportFrom(parts, request), sent, left };
}

describe("a report of an answer", () => {
  test("is offered where the service has one", () => {
    expect([...REPORTED].toSorted()).toEqual(reported.toSorted());
    expect([...CALENDARED].toSorted()).toEqual(calendared.toSorted());
  });

  test("is asked for as a PDF, in the language of the answer, and named by its address", async () => {
    const headers = { "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "9" };
    const { reported: report, sent, left } = await answered(new Response("%PDF-1.7", { headers }));
    expect(report).toMatchObject({ ok: true, name: "kundli.pdf" });
    expect(sent[0]?.url).toBe("/api/v2/pages/kundli?lang=hi");
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      body: '{"date":"1990-07-04"}',
      headers: { Accept: "application/pdf", "X-API-Key": "a key" },
    });
    expect(left).toEqual([{ limit: 10, left: 9 }]);
  });

  test("or a calendar of it, under the last name in its path", async () => {
    const path = "/vedic-astrology/dasha/sub/{mahadasha}";
    const request = {
      ...asked,
      form: { ...form, path, params: ["mahadasha"] },
      input: { mahadasha: "Sun" },
      as: "ics",
    } as const;
    const { reported: calendar, sent } = await answered(new Response("BEGIN:VCALENDAR"), request);
    expect(calendar).toMatchObject({ ok: true, name: "sub.ics" });
    expect(sent[0]?.url).toBe("/api/v2/vedic-astrology/dasha/sub/Sun?lang=hi");
    expect(sent[0]?.init).toMatchObject({ headers: { Accept: "text/calendar" } });
  });

  test("that is refused has the service's record, and one that nobody answers says so", async () => {
    const record = { code: "free_tier_exhausted", error: "No call is left." };
    expect((await answered(Response.json(record, { status: 429 }))).reported).toEqual({ ok: false, error: record });
    expect((await answered(new TypeError("fetch failed"))).reported).toMatchObject({ error: { code: "unreachable" } });
  });
});
