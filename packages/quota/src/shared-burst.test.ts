import { describe, expect, it } from "vitest";
import type { Charge, ChargeRequest, Meter } from "./meter";
import { StorageAway } from "./postgres/port";
import { sharedBurst } from "./shared-burst";

const REQUEST: ChargeRequest = { account: { id: "key", window: "month" }, operationId: "x", transport: "rest" };
const ALLOWANCE = { limit: 10, used: 1, remaining: 9, resetEpochSeconds: 0 };
const GRANTED: Charge = {
  granted: true,
  allowance: ALLOWANCE,
  receipt: { account: REQUEST.account, windowStartEpochMs: 0 },
};

const tooFast = (perSecond: number, waitMs: number): Charge => ({
  granted: false,
  code: "rate_limited",
  retryAfterSeconds: 1,
  waitMs,
  perSecond,
  allowance: ALLOWANCE,
});

/** A guard over a meter that gives each charge the next of its answers, the last one for ever. */
function guarded(processes: number, ...answers: readonly (Charge | Error)[]) {
  const clock = { ms: 0 };
  const said: string[] = [];
  const left = [...answers];
  const guard = sharedBurst({
    now: () => clock.ms,
    processes,
    onAlone: (error) => said.push(`alone: ${String(error)}`),
    onShared: () => said.push("shared"),
  });
  const next = async (): Promise<Charge> => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("no answer");
    return answer;
  };
  const none = async (): Promise<never> => {
    throw new Error("unused");
  };
  const inner: Meter = {
    charge: next,
    chargeOnce: next,
    resume: none,
    recall: none,
    refund: none,
    answered: none,
    current: none,
    lastKnown: () => ALLOWANCE,
  };
  const meter = guard.over(inner);
  const passing = (count: number, perSecond: number): number =>
    Array.from({ length: count }, () => guard.waitSeconds("key", perSecond)).filter((wait) => wait === 0).length;
  return { clock, said, guard, meter, passing };
}

describe("a limit that processes share", () => {
  it("lets a second's calls pass to the database, and all without a limit", () => {
    const { clock, guard, passing } = guarded(3, GRANTED);
    expect(passing(50, 10)).toBe(10);
    clock.ms += 300;
    expect(passing(50, 10)).toBe(3);
    expect(guard.waitSeconds("key", undefined)).toBe(0);
  });

  it("learns from a refusal how full the bucket was when the question was sent", async () => {
    const { clock, meter, passing } = guarded(3, tooFast(10, 100));
    const asking = meter.charge(REQUEST);
    clock.ms += 40;
    await asking;
    expect(passing(5, 10)).toBe(0);
    clock.ms += 60;
    expect(passing(5, 10)).toBe(1);
    clock.ms += 500;
    expect(passing(50, 10)).toBe(5);
  });

  it("takes back what it had given for a call that the database refused", async () => {
    const { meter, passing } = guarded(3, tooFast(4, 0));
    expect(passing(9, 4)).toBe(4);
    await meter.chargeOnce(REQUEST, { lookup: "", request: "", made: { now: 0, seed: "", version: "" } });
    expect(passing(9, 4)).toBe(1);
  });

  it("allows this process's own part while the database does not answer, and says each change once", async () => {
    const away = new StorageAway(new Error("no answer in 1400 ms"));
    const { clock, said, meter, passing } = guarded(3, away, away, GRANTED, GRANTED, away);
    await expect(meter.charge(REQUEST)).rejects.toBe(away);
    await expect(meter.charge(REQUEST)).rejects.toBe(away);
    expect(said).toEqual([`alone: ${String(away)}`]);
    expect(passing(50, 12)).toBe(4);
    clock.ms += 1_000;
    expect(passing(50, 12)).toBe(4);
    await meter.charge(REQUEST);
    await meter.charge(REQUEST);
    expect(said.slice(1)).toEqual(["shared"]);
    clock.ms += 1_000;
    expect(passing(50, 12)).toBe(12);
    await expect(meter.charge(REQUEST)).rejects.toBe(away);
    expect(said).toHaveLength(3);
  });

  it("lets one call pass now and then where a limit is smaller than the number of processes", async () => {
    const { clock, guard, meter, passing } = guarded(4, new StorageAway(new Error("away")));
    await expect(meter.charge(REQUEST)).rejects.toThrow();
    expect(passing(10, 2)).toBe(1);
    expect(guard.waitSeconds("key", 2)).toBe(2);
    clock.ms += 2_000;
    expect(passing(10, 2)).toBe(1);
  });

  it("does not take a fault of its own for a database that is away", async () => {
    const { said, meter } = guarded(3, new TypeError("a fault"));
    await expect(meter.charge(REQUEST)).rejects.toThrow("a fault");
    expect(said).toEqual([]);
  });
});
