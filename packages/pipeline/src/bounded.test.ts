import type { Caller, Callers, Credentials } from "@almagest/auth";
import { at, DomainError, defineDomain, defineOperation } from "@almagest/operation";
import { burstGuard, freeWork, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { boundedPipeline } from "./bounded";
import { createPipeline } from "./pipeline";
import { createTextStore } from "./texts";

const NOON = Date.parse("2026-05-10T12:00:00Z");
const ADDRESS = "192.0.2.1";

const thing = defineOperation({
  id: "thing",
  method: "GET",
  path: "/things/{id}",
  summary: "A thing",
  params: z.object({ id: z.string().max(9) }),
  output: z.string(),
  needs: [],
  compute: ({ id }) => {
    if (id === "unknown") throw new DomainError("not_found", "There is no such thing.");
    return id;
  },
  present: (id) => id,
  examples: [{ id: "a" }],
});
const operation = at(
  defineDomain({ id: "things", title: "Things", description: "Things", operations: [thing] }).operations,
  0,
);

/** A service of one request a second by address and ten by key, whose clock moves only when a test moves it. */
function service(limits: { monthlyLimit?: number; dailyLimit?: number } = {}) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const callers: Callers = {
    identify: async ({ key, address }) => {
      if (key === "good") return { ok: true, caller: { keyId: "key_good", kind: "secret" } };
      if (key !== undefined) return { ok: false, code: "invalid_api_key", message: "No such key." };
      return { ok: true, caller: { keyId: `free_${address}`, kind: "keyless" } };
    },
  };
  const now = (): number => NOON;
  const plain = memoryMeter({ monthlyLimit: 10_000, dailyLimit: 10_000, ...limits, now });
  const meter = {
    ...plain,
    charge: (request: Parameters<typeof plain.charge>[0]) => {
      asked.push(request.account.id);
      return plain.charge(request);
    },
  };
  const publicUrl = "https://example.com";
  const inner = createPipeline({
    ...{ callers, meter, now, publicUrl, burst: burstGuard(now), texts: createTextStore(async () => []) },
    ...{ log: { error: () => undefined }, random: (count) => new Uint8Array(count), resources: {} },
  });
  const free = freeWork({ perSecond: 1, now: () => clock.ms });
  const pipeline = boundedPipeline(inner, { free, meter, publicUrl, now });
  const call = async (caller: Caller, id: string) =>
    pipeline.execute({ operation, domainId: "things", caller, transport: "rest", raw: { params: { id } } });
  /** The status of a call, refused while it is identified or answered. */
  const ask = async (id: string, credentials: Partial<Credentials> = {}) => {
    const found = await pipeline.identify({
      transport: "rest",
      key: undefined,
      origin: undefined,
      address: ADDRESS,
      ...credentials,
    });
    return found.ok ? call(found.caller, id) : found.outcome;
  };
  const statuses = async (count: number, id: string, credentials: Partial<Credentials> = {}) => {
    const seen: number[] = [];
    for (let turn = 0; turn < count; turn += 1) seen.push((await ask(id, credentials)).status);
    return Object.fromEntries(
      [...new Set(seen)].map((status) => [status, seen.filter((one) => one === status).length]),
    );
  };
  return { pipeline, ask, statuses, clock, asked };
}

const TOO_LONG = "longer-than-nine";

describe("a pipeline whose callers have so many free requests", () => {
  it("refuses whoever sends more that is refused, and tells when to come back; nothing is counted", async () => {
    const { ask, statuses, clock } = service();
    expect(await statuses(25, TOO_LONG)).toEqual({ 400: 10, 429: 15 });
    const refused = await ask("a");
    expect(refused).toMatchObject({ status: 429, code: "rate_limited", headers: { "Retry-After": "1" } });
    expect(JSON.parse(String(refused.body))).toMatchObject({ code: "rate_limited", retryAfterSeconds: 1 });
    expect(refused.headers["X-RateLimit-Used"]).toBe("0");
    expect((await ask("a", { address: "192.0.2.2" })).status).toBe(200);
    clock.ms += 1000;
    expect((await ask("a")).status).toBe(200);
  });

  it("takes nothing for what costs a unit: an answer, and a refusal of the domain", async () => {
    const { statuses } = service();
    expect(await statuses(40, "a")).toEqual({ 200: 40 });
    expect(await statuses(40, "unknown")).toEqual({ 404: 40 });
  });

  it("bounds keys that are wrong by address, and refused calls of a good one by that key, from everywhere", async () => {
    const { statuses, ask } = service();
    expect(await statuses(25, "a", { key: "wrong" })).toEqual({ 401: 10, 429: 15 });
    expect((await ask("a", { key: "good" })).status).toBe(200);
    expect((await ask("a")).status).toBe(429);
    expect(await statuses(120, TOO_LONG, { key: "good", address: "192.0.2.3" })).toEqual({ 400: 100, 429: 20 });
    expect((await ask("a", { key: "good", address: "192.0.2.4" })).status).toBe(429);
    expect((await ask("a", { address: "192.0.2.3" })).status).toBe(200);
  });

  it("tells one whose allowance is used up just that, and does not ask the database again", async () => {
    const { statuses, ask, asked } = service({ monthlyLimit: 3, dailyLimit: 2 });
    expect(await statuses(30, "a")).toEqual({ 200: 2, 429: 28 });
    const before = asked.length;
    expect(await ask("a")).toMatchObject({ code: "free_tier_exhausted", headers: { "Retry-After": "43200" } });
    await statuses(150, "a", { key: "good" });
    expect(await ask("a", { key: "good" })).toMatchObject({ code: "rate_limit_exceeded" });
    expect([before, asked.length]).toEqual([12, 12 + 103]);
  });

  it("counts no call that its key makes too fast", async () => {
    const { pipeline, ask } = service();
    const caller = { keyId: "key_good", kind: "secret", burstPerSecond: 1 } as const;
    const once = async (): Promise<number> => {
      const call = { operation, domainId: "things", caller, transport: "rest", raw: { params: { id: "a" } } } as const;
      return (await pipeline.execute(call)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, once));
    expect(statuses.filter((status) => status === 429)).toHaveLength(199);
    expect((await ask("a", { key: "good" })).status).toBe(200);
  });

  it("counts a feed that is tried, whose refusal is that of the operation and takes no unit", async () => {
    const { pipeline, ask, asked } = service();
    const caller = { keyId: "key_good", kind: "secret" } as const;
    const call = { operation, domainId: "things", caller, transport: "rest", raw: {} } as const;
    const tried = (id: string) => pipeline.tryFeed(call, { raws: [{ params: { id } }], textOf: () => "BEGIN" });
    expect([await tried("a"), await tried("unknown"), await tried(TOO_LONG)]).toMatchObject([
      undefined,
      { code: "not_found", error: "There is no such thing." },
      { code: "validation_error" },
    ]);
    for (let turn = 3; turn < 100; turn += 1) await tried("a");
    expect([(await ask("a", { key: "good" })).status, asked]).toEqual([429, []]);
  });

  it("counts what a transport refuses of a known caller, and nothing of one that it does not know", async () => {
    const { pipeline, ask } = service();
    const caller = { keyId: "key_good", kind: "secret" } as const;
    for (let turn = 0; turn < 100; turn += 1) await pipeline.refuse({ code: "bad_request", error: "no" }, caller);
    for (let turn = 0; turn < 100; turn += 1) await pipeline.refuse({ code: "bad_request", error: "no" });
    expect([(await ask("a", { key: "good" })).status, (await ask("a")).status]).toEqual([429, 200]);
  });
});
