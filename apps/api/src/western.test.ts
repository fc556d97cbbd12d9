import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import { createContext, isUncertainAnswer } from "@almagest/operation";
import { memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { KEY, post, testService } from "../test/service";
import { createApp } from "./app";
import { compose, systemRandom } from "./compose";

const ephemeris = swissEphemeris();
const log = testService().parts.log;
const now = () => 0;
const operations = catalogue.entries.map(({ operation }) => operation);
const parts = compose({
  config: { publicUrl: "http://localhost", trustedHops: 0, host: "127.0.0.1", freePerSecond: 0 },
  callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "a salt for the tests", now }),
  meter: memoryMeter({ monthlyLimit: 100_000, now }),
  resources: await nodeResources(operations, { ephemeris }),
  log,
});
const app = createApp(parts);
const CHART = "/api/v2/astrology/natal-chart";
const birth = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};

describe("the natal chart over REST", () => {
  it("is the library's own answer, byte for byte", async () => {
    const response = await app.request(CHART, post(birth));
    expect(response.status).toBe(200);
    const texts = await catalogue.loadTexts("astrology", "en");
    const context = createContext({ ephemeris, texts, now: 0, random: systemRandom });
    const natalChart = catalogue.byId("generateNatalChart")?.operation;
    const parsed = natalChart?.parse({ body: birth });
    expect(await response.text()).toBe(JSON.stringify(parsed?.ok && natalChart?.run(parsed.value, context)));
  });

  const wrong = {
    "24:00:00": { time: "24:00:00" },
    "a day that is not in the calendar": { date: "1990-02-30" },
    "29 February of a common year": { date: "1900-02-29" },
    "a latitude of 90.1": { latitude: 90.1 },
    "a longitude of -180.5": { longitude: -180.5 },
    "a number with a comma": { latitude: "40,7" },
    "an unknown zone": { timezone: "Mars/Olympus" },
    "a zone past 14 hours": { timezone: 14.5 },
    "null for a number": { longitude: null },
    "another house system": { houseSystem: "astrolog" },
  };

  it.each(Object.entries(wrong))("refuses %s by its field", async (_, change) => {
    const response = await app.request(CHART, post({ ...birth, ...change }));
    const record = await response.json();
    expect([response.status, record.code]).toEqual([400, "validation_error"]);
    expect(record.issues.map((issue: { path: string }) => issue.path)).toEqual(Object.keys(change));
    expect(record.issues[0].message).toContain("Send");
  });

  it("names every missing field of an empty body at once", async () => {
    const { issues } = await (await app.request(CHART, post(""))).json();
    const paths = issues.map((issue: { path: string }) => issue.path);
    expect(paths.sort()).toEqual(["date", "latitude", "longitude", "timezone"]);
  });

  it("answers 422 for a date outside the ephemeris and counts it", async () => {
    const response = await app.request(CHART, post({ ...birth, date: "0001-01-01", timezone: 0 }));
    expect([response.status, (await response.json()).code]).toEqual([422, "unprocessable_entity"]);
  });
});

describe("every operation of the catalogue", () => {
  it.each(catalogue.entries)("$operation.id answers its examples over REST", async ({ operation }) => {
    for (const example of operation.examples) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])));
      const query = new URLSearchParams();
      for (const name of Object.keys(operation.query?.shape ?? {}))
        if (example[name] !== undefined) query.set(name, String(example[name]));
      const body = Object.entries(example).filter(([name]) => name in (operation.body?.shape ?? {}));
      const init = operation.method === "POST" ? post(Object.fromEntries(body)) : { headers: { "X-API-Key": KEY } };
      const response = await app.request(`/api/v2${path}?${query}`, init);
      expect(response.status).toBe(200);
      const answer: unknown = await response.json();
      const isOpen = isUncertainAnswer(operation, answer);
      const schema = isOpen ? operation.uncertain?.output : operation.output;
      expect(schema?.safeParse(answer)).toMatchObject({ success: true });
    }
  });
});
