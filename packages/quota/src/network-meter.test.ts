import { describe, expect, it } from "vitest";
import { memoryMeter } from "./memory";
import type { Meter } from "./meter";
import { networkMeter } from "./network-meter";
import { StorageAway } from "./postgres/port";

const now = (): number => Date.parse("2026-05-10T12:00:00Z");
const NETWORK = { id: "net_a", window: "day" } as const;
const client = (id: string) => ({ id, window: "day" as const, networkId: NETWORK.id });
const call = (id: string) => ({ account: client(id), operationId: "drawCards", transport: "rest" });

function meters(ofClient: number, ofNetwork: number, more: Partial<Meter> = {}) {
  const of = (dailyLimit: number) => ({
    ...memoryMeter({ monthlyLimit: 9, dailyLimit, now }),
    settled: async () => undefined,
  });
  const [clients, networks] = [of(ofClient), of(ofNetwork)];
  const meter = networkMeter({ clients, networks: { ...networks, ...more } });
  const usedBy = (id: string): readonly number[] => [
    clients.lastKnown(client(id)).used,
    networks.lastKnown(NETWORK).used,
  ];
  return { meter, usedBy };
}

describe("the meter of networks", () => {
  it("takes a unit of the client and one of its network, and shows the client's position", async () => {
    const { meter, usedBy } = meters(2, 5);
    expect(await meter.charge(call("a"))).toMatchObject({ granted: true, allowance: { limit: 2, used: 1 } });
    expect(usedBy("a")).toEqual([1, 1]);
    await meter.charge({ ...call("b"), account: { id: "b", window: "month" } });
    expect(usedBy("b")).toEqual([0, 1]);
  });

  it("takes neither where one of the two is used up, and says whose it is", async () => {
    const { meter, usedBy } = meters(2, 3);
    for (const _ of [1, 2]) await meter.charge(call("a"));
    expect(await meter.charge(call("a"))).toMatchObject({ granted: false, allowance: { limit: 2 } });
    expect(usedBy("a")).toEqual([2, 2]);
    await meter.charge(call("b"));
    for (const id of ["b", "c"]) {
      const refused = await meter.charge(call(id));
      expect(refused).toMatchObject({ granted: false, isOfNetwork: true, allowance: { limit: 3, remaining: 0 } });
    }
    expect([usedBy("b"), usedBy("c")]).toEqual([
      [1, 3],
      [0, 3],
    ]);
  });

  it("gives both back, and lets the network's neighbors have what was given back", async () => {
    const { meter, usedBy } = meters(2, 1);
    const charge = await meter.charge(call("a"));
    if (!charge.granted) throw new Error("there is a unit");
    expect(await meter.charge(call("b"))).toMatchObject({ granted: false });
    expect(await meter.refund(charge.receipt)).toMatchObject({ used: 0, limit: 2 });
    expect(usedBy("a")).toEqual([0, 0]);
    expect(await meter.charge(call("b"))).toMatchObject({ granted: true });
  });

  it("gives the client's unit back where the network's cannot be taken", async () => {
    const away = new StorageAway(new Error("away"));
    const { meter, usedBy } = meters(2, 5, { charge: () => Promise.reject(away) });
    await expect(meter.charge(call("a"))).rejects.toBe(away);
    expect(usedBy("a")).toEqual([0, 0]);
  });
});
