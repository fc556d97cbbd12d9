import type { Caller } from "@almagest/auth";
import {
  type AnyOperation,
  DomainError,
  defineOperation,
  erase,
  InvariantError,
  needNow,
  needRandom,
} from "@almagest/operation";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { HeavyJob } from "./heavy";
import { FREE_REPLAYS, type OnceParts } from "./once";
import type { Outcome } from "./outcome";
import { type Call, createPipeline, type PipelineParts } from "./pipeline";
import { createTextStore } from "./texts";

const NOON = Date.parse("2024-05-10T12:00:00Z");
const caller: Caller = { keyId: "alm_sk_01234567", kind: "secret" };
const once = { key: "8e03978e-40d5-43dd-bc93-6894a57f9324", secret: "alm_sk_a_secret" };
const HELLO = { body: { name: "Ann" } };

/** The moment and a draw beside what was sent. */
const drawing = erase(
  defineOperation({
    id: "drawing",
    method: "POST",
    path: "/test/drawing",
    summary: "Draws",
    body: z.object({ name: z.string(), fate: z.enum(["fine", "unknown", "broken"]).default("fine") }),
    output: z.unknown(),
    needs: [needNow, needRandom],
    compute: ({ name, fate }, { now, random }) => {
      if (fate === "unknown") throw new DomainError("not_found", `There is no ${name}.`);
      if (fate === "broken") throw new InvariantError("a bug");
      return { name, now, drawn: [...random(4)] };
    },
    present: (facts) => facts,
    examples: [{ name: "Ann" }],
  }),
);

/** A stream of bytes that depends on its seed alone. */
const seededRandom: OnceParts["seededRandom"] = (seed) => {
  let turn = 0;
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => ((seed[turn++ % seed.length] ?? 0) * 31 + turn) % 256);
};

function service(more: Partial<PipelineParts> = {}) {
  const clock = { epochMs: NOON };
  const machine = {
    version: "1.0.0",
    seededRandom,
    digest: (secret: string, parts: readonly (string | Uint8Array)[]) => JSON.stringify([secret, ...parts.map(String)]),
  };
  let draws = 0;
  const meter = memoryMeter({ monthlyLimit: 100, now: () => clock.epochMs });
  const incidents: unknown[] = [];
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller }) },
    meter,
    burst: burstGuard(() => clock.epochMs),
    texts: createTextStore(async () => []),
    log: { error: (incident) => incidents.push(incident) },
    now: () => clock.epochMs,
    random: (byteCount) => Uint8Array.from({ length: byteCount }, () => ++draws % 256),
    resources: {},
    once: machine,
    publicUrl: undefined,
    ...more,
  });
  const call = (raw: object = HELLO, given: Partial<Call> = {}, operation: AnyOperation = drawing): Promise<Outcome> =>
    pipeline.execute({ operation, domainId: "test", caller, transport: "rest", raw, once, ...given });
  const used = (): number => meter.lastKnown({ id: caller.keyId, window: "month" }).used;
  return { call, clock, machine, used, incidents, meter };
}

const isReplayed = ({ headers }: Outcome): boolean => headers["Idempotent-Replayed"] === "true";

describe("a call with a key of idempotency", () => {
  it("is answered with the same bytes however late it is repeated: five times free, then for a unit each", async () => {
    const { call, clock, used } = service();
    const first = await call();
    expect([first.status, isReplayed(first), used()]).toEqual([200, false, 1]);
    expect(first.isCharged).toBe(true);
    const units: number[] = [];
    for (let replay = 1; replay <= FREE_REPLAYS + 2; replay += 1) {
      clock.epochMs += 1_000_000;
      const again = await call();
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect([isReplayed(again), again.isCharged ?? false]).toEqual([true, replay > FREE_REPLAYS]);
      units.push(used());
    }
    expect(units).toEqual([1, 1, 1, 1, 1, 2, 3]);
    const another = await call(HELLO, { once: { ...once, key: "another key" } });
    expect(another.body).not.toBe(first.body);
  });

  it("belongs to one request, whatever the order of its members, and to one API key", async () => {
    const { call, used } = service();
    const first = await call({ body: { name: "Ann", fate: "fine" } });
    expect(await call({ body: { fate: "fine", name: "Ann" } })).toMatchObject({ status: 200, body: first.body });
    const other = await call({ body: { name: "Bob" } });
    expect(other).toMatchObject({ status: 409, code: "conflict" });
    expect(other.headers).not.toHaveProperty("Retry-After");
    expect(used()).toBe(1);
    expect(isReplayed(await call(HELLO, { once: { ...once, secret: "another API key" } }))).toBe(false);
    expect(await call({ body: HELLO.body, query: { detail: "compact" } })).toMatchObject({ status: 409 });
  });

  it("is a 409 with Retry-After while the first is under way, and computed in its place once that has had its time", async () => {
    const jobs: HeavyJob[] = [];
    const waiting: (() => void)[] = [];
    const heavy = {
      hasRoom: () => true,
      run: async (job: HeavyJob) => {
        jobs.push(job);
        if (jobs.length === 1) await new Promise<void>((resolve) => waiting.push(resolve));
        const body = new TextEncoder().encode(`{"now":${job.now},"seed":"${job.seed.join()}"}`);
        return { ok: true as const, body, hasProse: false };
      },
    };
    const { call, clock, used } = service({ heavy });
    const inThreads = { ...drawing, isHeavy: true as const };
    const first = call(HELLO, {}, inThreads);
    await expect.poll(() => jobs.length).toBe(1);
    const early = await call(HELLO, {}, inThreads);
    expect(early).toMatchObject({ status: 409, code: "conflict" });
    expect(Number(early.headers["Retry-After"])).toBe(5);
    clock.epochMs += 5_000;
    const inItsPlace = await call(HELLO, {}, inThreads);
    for (const go of waiting) go();
    expect(inItsPlace.status).toBe(200);
    expect((await first).body).toEqual(inItsPlace.body);
    expect(jobs.map(({ now }) => now)).toEqual([NOON, NOON]);
    expect(used()).toBe(1);
  });

  it("is free again where the call failed here, and remembered where the domain refused", async () => {
    const { call, used } = service();
    const broken = { body: { name: "Ann", fate: "broken" } };
    expect(await call(broken)).toMatchObject({ status: 500 });
    expect(used()).toBe(0);
    const unknown = { body: { name: "Ann", fate: "unknown" } };
    const first = await call(unknown);
    expect([first.status, used()]).toEqual([404, 1]);
    const again = await call(unknown);
    expect(again).toMatchObject({ status: 404, body: first.body });
    expect([isReplayed(again), used()]).toEqual([true, 1]);
  });

  it("keeps nothing of a call that is refused before it runs", async () => {
    const { call, used } = service();
    expect(await call({ body: {} })).toMatchObject({ status: 400 });
    expect(await call()).toMatchObject({ status: 200 });
    expect(used()).toBe(1);
    const keyless: Caller = { keyId: "free_1", kind: "keyless" };
    expect(await call(HELLO, { caller: keyless })).toMatchObject({ status: 401, code: "api_key_required" });
  });

  it("is a 409 after an upgrade that changes its answer, which costs nothing, and no 409 after one that does not", async () => {
    const { call, machine, used, incidents } = service();
    const first = await call();
    machine.version = "2.0.0";
    expect(await call()).toMatchObject({ status: 200, body: first.body });
    machine.seededRandom = () => (byteCount) => new Uint8Array(byteCount);
    for (let replay = 1; replay <= FREE_REPLAYS + 2; replay += 1) {
      const changed = await call();
      expect(changed).toMatchObject({ status: 409, code: "conflict" });
      expect(String(changed.body)).toMatch(/version 1\.0\.0, and version 2\.0\.0/);
      expect(isReplayed(changed)).toBe(false);
    }
    expect([used(), incidents]).toEqual([1, []]);
    machine.version = "1.0.0";
    expect(await call()).toMatchObject({ status: 409 });
    expect(incidents).toHaveLength(1);
  });
});
