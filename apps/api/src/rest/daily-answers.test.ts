import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import { type AnyOperation, isRecord } from "@almagest/operation";
import { createPipeline, createTextStore, isConstant } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { get, KEY, PUBLIC_URL, testService } from "../../test/service";
import { createApp } from "../app";

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;
const operations = catalogue.entries.map(({ operation }) => operation);
const resources = await nodeResources(operations, { ephemeris: swissEphemeris() });
const clock = { ms: 0 };
const now = (): number => clock.ms;
const pipeline = createPipeline({
  resources,
  publicUrl: PUBLIC_URL,
  now,
  burst: burstGuard(now),
  callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "a salt for tests", now }),
  meter: memoryMeter({ monthlyLimit: 1_000_000, now }),
  texts: createTextStore(catalogue.loadTexts),
  log: { error: ({ error, operationId }) => expect.fail(`${operationId}: ${String(error)}`) },
  random: (byteCount) => new Uint8Array(byteCount).fill(1),
});
const app = createApp({ ...testService().parts, pipeline, catalogue, now, programId: "one" });

const ofMoment = operations.filter((operation) => operation.method === "GET" && readsNow(operation));
const daily = ofMoment.filter(({ isDaily }) => isDaily);

function readsNow(operation: AnyOperation): boolean {
  const others = operation.needs.filter(({ name }) => name !== "now");
  return !isConstant(operation) && isConstant({ method: operation.method, needs: others });
}

/** Members that choose the day themselves. */
const CHOSEN = /^(?:date|startDate|year|month|lang)$/;

/** Its first example on the day of the call, by a clock. */
function addressOf({ path, params, query, examples }: AnyOperation, zone: string | undefined): string {
  const [example] = examples;
  if (!isRecord(example)) throw new Error(`${path} has no example`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(example[name]));
  const others = Object.entries(example).filter(
    ([name]) => !CHOSEN.test(name) && name !== "timezone" && !Object.hasOwn(params?.shape ?? {}, name),
  );
  const asked = new URLSearchParams(others.map(([name, value]) => [name, String(value)]));
  if (zone !== undefined && Object.hasOwn(query?.shape ?? {}, "timezone")) asked.set("timezone", zone);
  return `/api/v2${filled}?${asked}`;
}

async function at(ms: number, address: string, headers: Record<string, string> = {}) {
  clock.ms = ms;
  const response = await app.request(address, get(headers));
  return {
    status: response.status,
    text: await response.text(),
    tag: response.headers.get("etag") ?? "",
    kept: response.headers.get("cache-control"),
    used: Number(response.headers.get("x-ratelimit-used")),
  };
}

/** Days by four clocks: their first and their last millisecond. New York's clock is put back on 2026-11-01. */
const DAYS = [
  [undefined, "2026-11-29T00:00:00.000Z", 24],
  ["5.5", "2026-11-28T18:30:00.000Z", 24],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", 24],
  ["America/New_York", "2026-11-01T04:00:00.000Z", 25],
] as const;

describe("answers that change with the day", () => {
  it("are those of the reads for today", () => {
    expect(daily.map(({ path }) => path).sort()).toEqual([
      "/astrology/horoscope/{sign}/daily",
      "/astrology/horoscope/{sign}/monthly",
      "/astrology/horoscope/{sign}/weekly",
      "/astrology/horoscope/{sign}/yearly",
      "/astrology/moon-phase/current",
      "/astrology/moon-phase/upcoming",
      "/ayurveda/daily",
      "/chinese-astrology/calendar/monthly",
      "/chinese-astrology/zodiac/{id}/daily",
      "/feng-shui/periods",
      "/kabbalah/daily",
      "/mesoamerican-astrology/aztec/daily",
      "/mesoamerican-astrology/mayan/calendar/monthly",
      "/mesoamerican-astrology/mayan/daily",
    ]);
    // Their answers have an instant in them: of the call, of a solar term or of a change of clocks.
    const others = ofMoment.filter(({ isDaily }) => !isDaily).map(({ path }) => path);
    expect(others.sort()).toEqual([
      "/feng-shui/flying-stars/monthly",
      "/location/countries/{iso2}",
      "/location/search",
      "/vedic-astrology/kp/ayanamsa",
    ]);
  });

  it.each(daily.map((operation) => [operation.path, operation] as const))(
    "%s: the same to the end of the day, kept until then, and free to who has it",
    async (_, operation) => {
      for (const [zone, start, hours] of DAYS) {
        const address = addressOf(operation, zone);
        const isZoned = address.includes("timezone=");
        if (zone !== undefined && !isZoned) continue;
        const startMs = Date.parse(start);
        const endMs = startMs + hours * HOUR_MS;
        const first = await at(startMs, address);
        expect([zone, first.status, first.kept]).toEqual([zone, 200, `private, max-age=${DAY_S}`]);
        const last = await at(endMs - 1, address);
        expect([last.text, last.tag, last.kept]).toEqual([first.text, first.tag, "private, max-age=0"]);
        const known = await at(endMs - 10 * 60_000, address, { "If-None-Match": first.tag });
        expect([known.status, known.text, known.kept, known.used]).toEqual([
          304,
          "",
          "private, max-age=600",
          last.used,
        ]);
        const next = await at(endMs, address, { "If-None-Match": first.tag });
        expect([next.status, next.tag === first.tag, next.used]).toEqual([200, false, last.used + 1]);
      }
    },
  );

  it("are drawn for the same time", async () => {
    const address = "/api/v2/astrology/moon-phase/current.svg?timezone=Asia%2FTokyo";
    const { status, kept, tag } = await at(Date.parse("2026-11-29T14:00:00Z"), address);
    expect([status, kept]).toEqual([200, "private, max-age=3600"]);
    expect((await at(Date.parse("2026-11-29T14:30:00Z"), address, { "If-None-Match": tag })).status).toBe(304);
    expect((await at(Date.parse("2026-11-29T15:00:00Z"), address, { "If-None-Match": tag })).status).toBe(200);
  });
});
