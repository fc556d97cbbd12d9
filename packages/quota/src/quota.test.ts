import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryMeter } from "./memory";
import type { Charge } from "./meter";
import { monthOf, secondsUntilEnd } from "./window";

const at = (iso: string): number => Date.parse(iso);
const account = (id: string) => ({ id, window: "month" as const });
const call = (id: string) => ({ account: account(id), operationId: "generateNatalChart", transport: "rest" });

function meterAt(iso: string, monthlyLimit: number) {
  const clock = { epochMs: at(iso) };
  return { clock, meter: memoryMeter({ monthlyLimit, now: () => clock.epochMs }) };
}

describe("the month of an instant", () => {
  it("begins on the 1st at 00:00 UTC and ends where the next begins", () => {
    expect(monthOf(at("2024-02-29T23:59:59.999Z"))).toEqual({
      startEpochMs: at("2024-02-01T00:00:00Z"),
      endEpochMs: at("2024-03-01T00:00:00Z"),
    });
    expect(monthOf(at("2024-03-01T00:00:00Z")).startEpochMs).toBe(at("2024-03-01T00:00:00Z"));
    expect(monthOf(at("2024-12-31T12:00:00Z")).endEpochMs).toBe(at("2025-01-01T00:00:00Z"));
  });

  it("partitions time: each instant lies in its own month, and the month's end in the next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at("2100-01-01T00:00:00Z") }), (instant) => {
        const { startEpochMs, endEpochMs } = monthOf(instant);
        expect(startEpochMs <= instant && instant < endEpochMs).toBe(true);
        expect(monthOf(endEpochMs).startEpochMs).toBe(endEpochMs);
      }),
    );
  });

  it("is waited for in whole seconds, never zero", () => {
    const window = monthOf(at("2024-01-31T23:59:00Z"));
    expect(secondsUntilEnd(window, at("2024-01-31T23:59:00Z"))).toBe(60);
    expect(secondsUntilEnd(window, at("2024-01-31T23:59:59.999Z"))).toBe(1);
  });
});

describe("the meter in memory", () => {
  it("gives each of a crowd of calls its own position and grants exactly the limit", async () => {
    const { meter } = meterAt("2024-05-10T00:00:00Z", 40);
    const charges: Charge[] = await Promise.all(Array.from({ length: 100 }, () => meter.charge(call("a"))));
    const granted = charges.filter((charge) => charge.granted);
    expect(granted.map((charge) => charge.allowance.used)).toEqual(
      Array.from({ length: 40 }, (_, index0) => index0 + 1),
    );
    expect(charges.filter((charge) => !charge.granted)).toHaveLength(60);
  });

  it("refuses past the limit with the seconds until the rollover, and takes nothing", async () => {
    const { meter } = meterAt("2024-05-31T23:00:00Z", 1);
    await meter.charge(call("a"));
    const reset = at("2024-06-01T00:00:00Z") / 1000;
    expect(await meter.charge(call("a"))).toEqual({
      granted: false,
      code: "rate_limit_exceeded",
      retryAfterSeconds: 3600,
      allowance: { limit: 1, used: 1, remaining: 0, resetEpochSeconds: reset },
    });
    expect((await meter.current(account("a"))).used).toBe(1);
  });

  it("counts each key for itself", async () => {
    const { meter } = meterAt("2024-05-10T00:00:00Z", 1);
    await meter.charge(call("a"));
    expect(await meter.charge(call("b"))).toMatchObject({ granted: true, allowance: { used: 1, remaining: 0 } });
  });

  it("fills up again on the 1st at 00:00 UTC and not a millisecond before", async () => {
    const { meter, clock } = meterAt("2024-05-31T23:59:59.999Z", 1);
    await meter.charge(call("a"));
    expect(await meter.charge(call("a"))).toMatchObject({ granted: false });
    clock.epochMs = at("2024-06-01T00:00:00.000Z");
    expect(await meter.charge(call("a"))).toMatchObject({ granted: true, allowance: { used: 1 } });
  });

  it("gives a unit back once", async () => {
    const { meter } = meterAt("2024-05-10T00:00:00Z", 2);
    const charge = await meter.charge(call("a"));
    await meter.charge(call("a"));
    if (!charge.granted) throw new Error("the first unit is granted");
    expect((await meter.refund(charge.receipt)).used).toBe(1);
    expect((await meter.refund(charge.receipt)).used).toBe(1);
    expect((await meter.refund({ ...charge.receipt })).used).toBe(1);
  });

  it("takes a unit of last month back without a gain for this one", async () => {
    const { meter, clock } = meterAt("2024-05-31T23:59:59Z", 2);
    const charge = await meter.charge(call("a"));
    clock.epochMs = at("2024-06-01T00:00:00Z");
    await meter.charge(call("a"));
    if (!charge.granted) throw new Error("the unit is granted");
    expect((await meter.refund(charge.receipt)).used).toBe(1);
  });

  it("does not reset when the clock steps back over the month's end", async () => {
    const { meter, clock } = meterAt("2024-06-01T00:00:00Z", 5);
    await meter.charge(call("a"));
    clock.epochMs = at("2024-05-31T23:59:59Z");
    expect(await meter.charge(call("a"))).toMatchObject({ allowance: { used: 2 } });
  });

  it("counts a client without a key by the UTC day", async () => {
    const clock = { epochMs: at("2024-05-10T23:59:30Z") };
    const meter = memoryMeter({ monthlyLimit: 5, dailyLimit: 1, now: () => clock.epochMs });
    const free = { ...call("free_x"), account: { id: "free_x", window: "day" as const } };
    expect(await meter.charge(free)).toMatchObject({ granted: true });
    expect(await meter.charge(free)).toMatchObject({ code: "free_tier_exhausted", retryAfterSeconds: 30 });
    expect(meter.lastKnown(undefined)).toEqual({
      limit: 1,
      used: 0,
      remaining: 1,
      resetEpochSeconds: at("2024-05-11T00:00:00Z") / 1000,
    });
    clock.epochMs = at("2024-05-11T00:00:00Z");
    expect(await meter.charge(free)).toMatchObject({ granted: true, allowance: { used: 1 } });
  });

  it("keeps used + remaining = limit through any sequence of charges and refunds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 60 }), fc.nat(20), async (steps, monthlyLimit) => {
        const { meter } = meterAt("2024-05-10T00:00:00Z", monthlyLimit);
        const receipts = [];
        let taken = 0;
        for (const isCharge of steps) {
          const receipt = isCharge ? undefined : receipts.pop();
          if (receipt !== undefined) {
            taken -= 1;
            await meter.refund(receipt);
          } else {
            const charge = await meter.charge(call("a"));
            if (charge.granted) receipts.push(charge.receipt);
            taken = Math.min(monthlyLimit, taken + 1);
          }
          const { used, remaining, limit } = await meter.current(account("a"));
          expect([used, used + remaining, limit]).toEqual([taken, monthlyLimit, monthlyLimit]);
        }
      }),
    );
  });

  it("does not start with a limit that is none", () => {
    for (const monthlyLimit of [-1, 1.5, Number.NaN])
      expect(() => memoryMeter({ monthlyLimit, now: () => 0 })).toThrow();
  });
});

describe("a key of idempotency in memory", () => {
  const entry = { lookup: "a1", request: "b2", made: { now: 1, seed: "c3", version: "1.0.0" } };
  const question = { ...entry, account: account("a") };

  it("takes one unit, and is told by what became of its call", async () => {
    const { clock, meter } = meterAt("2024-05-10T00:00:00Z", 40);
    const first = await meter.chargeOnce(call("a"), entry);
    if (first === "known" || !first.granted) throw new Error("the unit is granted");
    expect(await meter.chargeOnce(call("a"), entry)).toBe("known");
    expect(await meter.resume({ ...question, request: "other" })).toEqual({ fate: "other_request" });
    clock.epochMs += 4_001;
    expect(await meter.resume(question)).toEqual({ fate: "under_way", retryAfterSeconds: 1 });
    clock.epochMs += 999;
    expect(await meter.resume(question)).toMatchObject({ fate: "resumed", receipt: first.receipt });
    expect(await meter.resume(question)).toEqual({ fate: "under_way", retryAfterSeconds: 5 });
    await meter.answered(first.receipt, "d4");
    const { made } = entry;
    expect(await meter.resume(question)).toEqual({ fate: "answered", made, answer: "d4", replays: 0 });
    expect(await meter.resume(question)).toMatchObject({ fate: "answered", replays: 1 });
    expect(meter.lastKnown(account("a"))).toMatchObject({ used: 1 });
  });

  it("is free again after a refund, after a day, and of a call that was refused", async () => {
    const { clock, meter } = meterAt("2024-05-10T00:00:00Z", 1);
    const first = await meter.chargeOnce(call("a"), entry);
    if (first === "known" || !first.granted) throw new Error("the unit is granted");
    await meter.refund(first.receipt);
    expect(await meter.resume(question)).toEqual({ fate: "gone" });
    expect(await meter.chargeOnce(call("a"), entry)).toMatchObject({ granted: true });
    clock.epochMs += 24 * 3_600_000 - 1;
    expect(await meter.chargeOnce(call("a"), entry)).toBe("known");
    clock.epochMs += 1;
    expect(await meter.chargeOnce(call("a"), entry)).toMatchObject({ granted: false, code: "rate_limit_exceeded" });
    expect(await meter.resume(question)).toEqual({ fate: "gone" });
  });
});
