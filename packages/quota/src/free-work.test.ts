import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenBuckets } from "./buckets";
import { freeWork } from "./free-work";

const RATE = { perSecond: 5, burst: 10 };

describe("a bucket of tokens", () => {
  it("gives its burst at once, then so many a second, and says how long the others wait", () => {
    let nowMs = 1000;
    const buckets = tokenBuckets(() => nowMs);
    const taken = (): number => Array.from({ length: 50 }, () => buckets.take("a", RATE)).filter((s) => s === 0).length;
    expect(taken()).toBe(10);
    expect(buckets.take("a", RATE)).toBe(1);
    nowMs += 1000;
    expect(taken()).toBe(5);
    nowMs += 60_000;
    expect(taken()).toBe(10);
    expect(buckets.take("b", RATE)).toBe(0);
    expect(buckets.take("slow", { perSecond: 0.1, burst: 1 })).toBe(0);
    expect(buckets.take("slow", { perSecond: 0.1, burst: 1 })).toBe(10);
  });

  it("never gives more than its burst and what has come in since, whatever the pauses", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { maxLength: 60 }), (pausesMs) => {
        let nowMs = 0;
        const buckets = tokenBuckets(() => nowMs);
        let taken = 0;
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs;
          for (let turn = 0; turn < 4; turn += 1) if (buckets.take("a", RATE) === 0) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(RATE.burst + (nowMs / 1000) * RATE.perSecond + 1e-6);
      }),
    );
  });

  it("owes what was spent already, as many as it holds at the most", () => {
    let nowMs = 0;
    const buckets = tokenBuckets(() => nowMs);
    for (let turn = 0; turn < 500; turn += 1) buckets.spend("a", RATE);
    expect(buckets.wait("a", RATE)).toBe(3);
    nowMs += 2100;
    expect(buckets.wait("a", RATE)).toBe(1);
    nowMs += 200;
    expect([buckets.wait("a", RATE), buckets.take("a", RATE), buckets.take("a", RATE)]).toEqual([0, 0, 1]);
  });

  it("of a crowd of ids is forgotten when it was not used for longest", () => {
    const buckets = tokenBuckets(() => 0);
    const once = { perSecond: 1, burst: 1 };
    for (const id of ["first", "used"]) buckets.take(id, once);
    for (let other = 0; other < 19_999; other += 1) {
      if (other === 100) buckets.take("used", once);
      buckets.take(`other ${other}`, once);
    }
    expect([buckets.wait("used", once), buckets.wait("first", once)]).toEqual([1, 0]);
  });
});

describe("work that costs nothing", () => {
  const free = () => freeWork({ perSecond: 5, now: () => 0 });
  const passing = (one: ReturnType<typeof free>, by: Parameters<typeof one.take>[0], kind?: "file"): number =>
    Array.from({ length: 25_000 }, () => one.take(by, kind)).filter((seconds) => seconds === 0).length;

  it("is bounded by address, ten times as much by key, and for files apart", () => {
    const one = free();
    expect(passing(one, { address: "192.0.2.1" })).toBe(50);
    expect(passing(one, { address: "192.0.2.2" })).toBe(50);
    expect(passing(one, { address: "192.0.2.1" }, "file")).toBe(2000);
    expect(passing(one, { key: "alm_sk_a" })).toBe(500);
    expect(one.wait({ key: "alm_sk_b" })).toBe(0);
    expect([one.perSecond({ address: undefined }), one.perSecond({ key: "a" })]).toEqual([5, 50]);
  });

  it("of a key is never more than it may call", () => {
    expect(passing(free(), { key: "alm_sk_a", burstPerSecond: 2 })).toBe(20);
    expect(passing(free(), { key: "alm_sk_a", burstPerSecond: 500 })).toBe(500);
  });

  it("of all addresses of a network is what sixteen have", () => {
    const one = free();
    const network = "2001:db8:1::/48";
    const all = Array.from({ length: 40 }, (_, index0) =>
      passing(one, { address: `2001:db8:1:${index0}::/64`, network }),
    );
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(16 * 50);
    expect(Math.max(...all)).toBe(50);
    expect(one.wait({ address: "2001:db8:1:ffff::/64", network })).toBe(1);
    expect(one.wait({ address: "2001:db8:2:1::/64", network: "2001:db8:2::/48" })).toBe(0);
  });

  it("has no bound where none is set", () => {
    const one = freeWork({ perSecond: 0, now: () => 0 });
    expect(passing(one, { address: undefined })).toBe(25_000);
    expect(one.perSecond({ address: undefined })).toBeUndefined();
  });
});
