import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { get, KEY, post, testService } from "../../test/service";
import { createApp } from "../app";
import { compose } from "../compose";
import { setReport } from "../heavy/worker";

const BASE = "/api/v2";
const PDF = "application/pdf";
const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};
const PAIR = { person1: BIRTH, person2: { ...BIRTH, date: "1992-11-19" } };

const now = (): number => 0;
const parts = compose({
  config: { publicUrl: "http://localhost", trustedHops: 0, host: "127.0.0.1", freePerSecond: 0 },
  callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "a salt for the tests", now }),
  meter: memoryMeter({ monthlyLimit: 1000, now }),
  resources: { ephemeris: swissEphemeris() },
  log: testService().parts.log,
  reporter: { hasRoom: () => true, pdf: setReport },
});
const app = createApp(parts);
const ask = (path: string, init: RequestInit = get()) => app.request(`${BASE}${path}`, init);
const used = ({ headers }: Response) => Number(headers.get("x-ratelimit-used"));
const LONG = 120_000;

async function pdfOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const said = bytes.subarray(0, 400).toString();
  expect([response.status, response.headers.get("content-type"), said.slice(0, 4)]).toEqual([200, PDF, "%PDF"]);
  return bytes.toString("latin1");
}

describe("a report over REST", () => {
  it(
    "comes by Accept and by suffix, costs one unit, and is kept by nobody",
    async () => {
      const accepted = await ask("/pages/matching", post(PAIR, { Accept: PDF }));
      const before = used(accepted);
      const pdf = await pdfOf(accepted);
      expect(accepted.headers.get("cache-control")).toBe("private, no-store");
      expect(accepted.headers.get("content-disposition")).toBe('inline; filename="matching-page.pdf"');
      expect(accepted.headers.get("etag")).toBeNull();
      const suffixed = await ask("/pages/matching.pdf", post(PAIR));
      expect(used(suffixed)).toBe(before + 1);
      expect(await pdfOf(suffixed)).toBe(pdf);
    },
    LONG,
  );

  it(
    "comes by GET for a part of a page, with the arguments in the address",
    async () => {
      const query = new URLSearchParams(
        Object.entries(BIRTH).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const response = await ask(`/astrology/natal-chart.pdf?${query}&lang=de`);
      expect(await pdfOf(response)).toContain("(Geburtshoroskop");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("content-language")).toBe("de");
    },
    LONG,
  );

  it(
    "takes its sender in the body alone, and refuses a wrong one at its place",
    async () => {
      const wrong = await ask("/pages/matching.pdf", post({ ...PAIR, report: { ink: "#ffff00", url: "x" } }));
      expect(wrong.status).toBe(400);
      const { issues } = await wrong.json();
      expect(issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(["report.ink", "report.url"]);
      const query = new URLSearchParams({
        ...Object.fromEntries(Object.entries(BIRTH).map(([k, v]) => [k, String(v)])),
        "report.name": "Studio",
      });
      const address = await ask(`/pages/bodygraph.pdf?${query}`);
      expect(address.status).toBe(400);
      expect(await address.text()).toContain("in the body alone");
    },
    LONG,
  );

  it(
    "is no part of the JSON answer, and of no other operation",
    async () => {
      expect((await ask("/pages/matching", post(PAIR))).headers.get("content-type")).toContain("application/json");
      expect((await ask("/pages/matching", post({ ...PAIR, report: {} }))).status).toBe(400);
      expect((await ask("/astrology/signs.pdf")).status).toBe(404);
    },
    LONG,
  );
});
