import { randomBytes } from "node:crypto";
import { catalogue } from "@almagest/catalog";
import type { PlannedDelivery } from "@almagest/database";
import { loadEngine } from "@almagest/mcp";
import { nodeResources } from "@almagest/mcp/resources";
import { beforeAll, describe, expect, test } from "vitest";
import { sealKey } from "../../test/feeds";
import { BIRTH } from "../../test/hooks";
import { type Compute, computing } from "./compute";
import { eventsOf } from "./plan";
import { type WebhookContent, webhookSealer } from "./sealed";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));
const sealer = webhookSealer([sealKey("a")], random);
const content: WebhookContent = {
  url: "https://a.example/",
  lang: "en",
  secrets: [],
  events: {
    stations: { timezone: "Pacific/Kiritimati" },
    ingresses: { planets: ["Moon", "Sun"] },
    lunations: { timezone: -11 },
    eclipses: {},
    voidMoons: {},
    transits: { birthData: BIRTH },
  },
};
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 7, 1);

let compute: Compute;
beforeAll(async () => {
  const engine = await loadEngine("auto");
  if (!engine.ok) throw new Error(engine.problem);
  const operations = catalogue.entries.map(({ operation }) => operation);
  const resources = await nodeResources(operations, { ephemeris: engine.ephemeris });
  compute = computing({ catalogue, resources, random, publicUrl: "https://api.example.com" });
});

async function told(days: readonly number[]): Promise<readonly (readonly [string, string])[]> {
  const found: PlannedDelivery[] = [];
  let fromEpochMs = START;
  for (const length of days) {
    const untilEpochMs = fromEpochMs + length * DAY_MS;
    const span = { webhookId: "hook_0123456789abcdef", content, fromEpochMs, untilEpochMs, nowEpochMs: START };
    found.push(...(await eventsOf({ compute, sealer }, span)));
    fromEpochMs = untilEpochMs;
  }
  return found.map(({ id, sealed }) => [id, sealer.openBody(id, sealed) ?? ""] as const);
}

describe("the events of some weeks", () => {
  test("are the same to the byte in whichever pieces they are computed, without a gap and none twice", async () => {
    const [weeks, odd] = [await told([7, 7, 7, 7, 7, 7, 7, 7, 4]), await told([3.21, 9.43, 0.5, 13.86, 12.4, 6.6, 14])];
    expect(odd.toSorted()).toEqual(weeks.toSorted());
    expect(new Set(weeks.map(([id]) => id)).size).toBe(weeks.length);
    const bodies = weeks.map(([, body]) => JSON.parse(body));
    expect([...new Set(bodies.map(({ type }) => type))].toSorted()).toEqual([
      "eclipse",
      "ingress",
      "lunation",
      "station",
      "transit",
      "void_moon",
    ]);
    const texts = weeks.map(([, body]) => body).join();
    // Neither the moment of the birth nor a word that is in another delivery.
    for (const text of ["1990-07-15", "given under"]) expect([text, texts.includes(text)]).toEqual([text, false]);
    // NASA's Five Millennium Catalog: greatest eclipses of 2026-08-12 and 2026-08-28, TT less 69 s.
    const eclipses = bodies.filter(({ type }) => type === "eclipse").map(({ timestamp }) => Date.parse(timestamp));
    expect(eclipses).toHaveLength(2);
    for (const [index0, at] of ["2026-08-12T17:45:51Z", "2026-08-28T04:12:58Z"].entries()) {
      expect(Math.abs((eclipses[index0] ?? 0) - Date.parse(at))).toBeLessThan(30_000);
    }
  }, 120_000);
});
