import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { memoryMeter } from "@almagest/quota";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { get, KEY, post, testService } from "../../test/service";
import { createApp } from "../app";
import { compose } from "../compose";

const BASE = "/api/v2";
const ICS = "text/calendar";
const BIRTH = { date: "1990-07-15", time: "14:30:00", timezone: "America/New_York" };
const WINDOW = { startDate: "2026-11-29", count: 4, timezone: "America/New_York" };

const now = (): number => Date.UTC(2026, 0, 1);
const parts = compose({
  config: { publicUrl: "http://localhost", trustedHops: 0, host: "127.0.0.1", freePerSecond: 0 },
  callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "a salt for the tests", now }),
  meter: memoryMeter({ monthlyLimit: 1000, now }),
  resources: { ephemeris: swissEphemeris() },
  log: testService().parts.log,
});
const app = createApp(parts);
const ask = (path: string, init: RequestInit = get()) => app.request(`${BASE}${path}`, init);
const used = ({ headers }: Response) => Number(headers.get("x-ratelimit-used"));

async function eventsOf(response: Response): Promise<readonly string[]> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, `${ICS}; charset=utf-8`]);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary);
}

describe("a calendar over REST", () => {
  it("comes by Accept and by suffix, costs one unit, and is kept by nobody", async () => {
    const accepted = await ask("/astrology/events/stations", post(WINDOW, { Accept: ICS }));
    const before = used(accepted);
    expect(accepted.headers.get("cache-control")).toBe("private, no-store");
    expect(accepted.headers.get("content-disposition")).toBe('attachment; filename="stations.ics"');
    expect(accepted.headers.get("vary")).toContain("Accept");
    const events = await eventsOf(accepted);
    expect(events).toHaveLength(4);
    const suffixed = await ask("/astrology/events/stations.ics", post(WINDOW));
    expect(used(suffixed)).toBe(before + 1);
    expect(await eventsOf(suffixed)).toEqual(events);
    const json = await ask("/astrology/events/stations", post(WINDOW, { Accept: `application/json, ${ICS}` }));
    expect(json.headers.get("content-type")).toContain("application/json");
  });

  it("says in the file and in a header that there are more events than it has", async () => {
    const window = "/astrology/events/void-moons.ics?startDate=2027-01-01&endDate=2027-01-31";
    const cut = await ask(`${window}&count=3`);
    expect(cut.headers.get("x-has-more")).toBe("true");
    const text = await cut.text();
    expect(text).toContain("\r\nX-ALMAGEST-HAS-MORE:TRUE\r\n");
    const from = cut.headers.get("x-more-from");
    expect(text).toContain(`\r\nX-ALMAGEST-MORE-FROM;VALUE=DATE:${from?.replaceAll("-", "")}\r\n`);
    const next = await ask(`/astrology/events/void-moons.ics?startDate=${from}&endDate=2027-01-31`);
    expect((await next.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(3);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const whole = await ask(window);
    expect(whole.headers.has("x-has-more")).toBe(false);
    expect(await whole.text()).not.toContain("HAS-MORE");
  });

  it("comes by GET with the arguments in the address, in the language asked for", async () => {
    const address = "/astrology/events/stations.ics?startDate=2026-11-29&count=1&planets=Mercury&lang=de";
    const response = await ask(address);
    expect(response.headers.get("content-language")).toBe("de");
    expect(await eventsOf(response)).toEqual(["Merkur rückläufig · Fische 5°58′"]);
    expect(await eventsOf(await ask("/chinese-astrology/calendar/solar-terms/2026.ics"))).toHaveLength(24);
  });

  it("is of the whole answer, whatever of it is asked for", async () => {
    const cut = await ask("/astrology/events/stations.ics?detail=compact&fields=timezone", post(WINDOW));
    expect(await eventsOf(cut)).toHaveLength(4);
  });

  it("of an answer that has none is a 404 by suffix and JSON by Accept", async () => {
    const missing = await ask("/astrology/natal-chart.ics", post({}));
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { code: "not_found", error: expect.stringContaining("There is no calendar of POST /astrology/natal-chart") },
    ]);
    const chart = { ...BIRTH, latitude: 40.7, longitude: -74 };
    const json = await ask("/astrology/natal-chart", post(chart, { Accept: ICS }));
    expect([json.status, json.headers.get("content-type")]).toEqual([200, "application/json"]);
  });

  it("refuses what JSON refuses, and a birth whose time is open", async () => {
    const wrong = await ask("/astrology/events/stations.ics", post({ ...WINDOW, count: 0 }));
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { issues: [{ path: "count" }] }]);
    const birthData = { ...BIRTH, time: "unknown" };
    const open = await ask("/astrology/events/returns.ics", post({ birthData, planet: "Saturn" }));
    expect([open.status, await open.json()]).toMatchObject([
      422,
      { code: "unprocessable_entity", error: expect.stringContaining("the time of this birth is open") },
    ]);
  });
});
