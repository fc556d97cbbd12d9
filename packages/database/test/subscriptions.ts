import type { Administration } from "@almagest/database";
import { beforeEach, describe, expect, it } from "vitest";
import { type Bench, END, NOW, refusal } from "./bench";
import type { Place } from "./ways";

/** The guarantees about subscription, for each way into each database. */
export function subscriptionGuarantees(bench: () => Bench): void {
  let administration: Administration;
  let place: Place;
  let subscribe: Bench["subscribe"];
  let actions: Bench["actions"];
  beforeEach(() => {
    ({ administration, place, subscribe, actions } = bench());
  });

  describe("subscriptions", () => {
    it("are created with their plan's requests, and audited", async () => {
      const created = await subscribe();
      expect(created).toEqual({
        id: expect.stringMatching(/^sub_[0-9a-hjkmnp-tv-z]{16}$/),
        plan: "growth",
        requestsPerMonth: 250_000,
        email: "a@example.com",
        status: "active",
        endDate: END,
        createdAt: NOW,
      });
      expect(await administration.listSubscriptions({})).toEqual({ subscriptions: [created] });
      expect(await administration.showSubscription({ id: created.id })).toEqual({ subscription: created, keys: [] });
      const { entries } = await administration.audit({ limit: 1 });
      expect(entries).toEqual([
        {
          id: 1,
          at: NOW,
          actor: "tester@here",
          action: "subscriptions.create",
          subject: created.id,
          details: {
            plan: "growth",
            requestsPerMonth: 250_000,
            email: "a@example.com",
            status: "active",
            endDate: END,
          },
        },
      ]);
    });

    it("have a number of their own only on the custom plan", async () => {
      expect(await subscribe({ plan: "custom", requestsPerMonth: 7 })).toMatchObject({ requestsPerMonth: 7 });
      await expect(subscribe({ plan: "custom" })).rejects.toThrow(refusal("invalid", "needs requestsPerMonth"));
      await expect(subscribe({ requestsPerMonth: 7 })).rejects.toThrow(refusal("invalid", "has 250000 requests"));
    });

    it.each([
      [{ plan: "gold" }, /^plan has to be one of starter, growth, business, scale, custom\.$/],
      [{ email: "nobody" }, /^email has to be an e-mail address\.$/],
      [{ endDate: "2030-02-30" }, /^endDate has to be the first instant after the period/],
      [{ endDate: "2030-05-31T10:00:00Z" }, /would end at 2030-05-31T10:00:00.000Z, and it is 2030-05-31T10:00/],
      [{ status: "expired" }, /^status has to be active or pending\.$/],
      [{ requestsPerMonth: 0 }, /^requestsPerMonth has to be a whole number from 1 to/],
      [{ colour: "red" }, /^There is no field colour here\.$/],
      [{ plan: 1, email: 2 }, /^plan has to be .+\. email has to be .+\.$/],
    ])("are refused with %j", async (more, message) => {
      await expect(subscribe(more)).rejects.toThrow(refusal("invalid", message));
      expect(await administration.listSubscriptions({})).toEqual({ subscriptions: [] });
      expect(await actions()).toEqual([]);
    });

    it("end by themselves, at their end and not before", async () => {
      const { id } = await subscribe();
      const statusAt = async (nowIso: string): Promise<string> => {
        await place.moveTo(nowIso);
        return (await administration.showSubscription({ id })).subscription.status;
      };
      expect(await statusAt("2030-06-29T23:59:59.999Z")).toBe("active");
      expect(await statusAt(END)).toBe("expired");
    });

    const moves = {
      activate: (id: string) => administration.activateSubscription({ id }),
      cancel: (id: string) => administration.cancelSubscription({ id }),
      suspend: (id: string) => administration.suspendSubscription({ id }),
    } as const;
    const paths = {
      active: [],
      suspended: ["suspend"],
      cancelled: ["cancel"],
    } as const;

    it.each([
      ["active", "cancel", "cancelled"],
      ["active", "suspend", "suspended"],
      ["suspended", "cancel", "cancelled"],
      ["suspended", "activate", "active"],
      ["cancelled", "activate", "active"],
    ] as const)("that are %s: %s makes them %s, to the same end", async (from, move, to) => {
      const { id } = await subscribe();
      for (const step of paths[from]) await moves[step](id);
      expect(await moves[move](id)).toMatchObject({ status: to, endDate: END });
      expect(await actions()).toContain(`subscriptions.${move} ${id}`);
    });

    it.each([
      ["active", "activate", "is active and cannot be activated. It can be cancelled or suspended or renewed."],
      ["cancelled", "cancel", "is cancelled and cannot be cancelled. It can be activated or renewed."],
      ["cancelled", "suspend", "is cancelled and cannot be suspended. It can be activated or renewed."],
      ["suspended", "suspend", "is suspended and cannot be suspended. It can be activated or cancelled or renewed."],
    ] as const)("that are %s refuse to %s and say what is possible", async (from, move, message) => {
      const { id } = await subscribe();
      for (const step of paths[from]) await moves[step](id);
      const before = await actions();
      await expect(moves[move](id)).rejects.toThrow(refusal("conflict", message));
      expect(await actions()).toEqual(before);
    });

    it("that are pending become active, and never usable by being cancelled or suspended", async () => {
      const { id } = await subscribe({ status: "pending" });
      const onlyThis = refusal("conflict", "is pending and cannot be .+ It can be activated or renewed");
      await expect(moves.cancel(id)).rejects.toThrow(onlyThis);
      await expect(moves.suspend(id)).rejects.toThrow(onlyThis);
      expect(await moves.activate(id)).toMatchObject({ status: "active" });
    });

    it("that are expired can be renewed and nothing else; a pending one past its end cannot be activated", async () => {
      const { id } = await subscribe();
      const { id: pending } = await subscribe({ status: "pending" });
      await place.moveTo("2030-07-01T00:00:00Z");
      for (const move of Object.values(moves)) {
        await expect(move(id)).rejects.toThrow(refusal("conflict", "is expired and cannot be .+ It can be renewed"));
      }
      await expect(moves.activate(pending)).rejects.toThrow(refusal("invalid", "would end at 2030-06-30"));
    });

    it("take another plan at once, in whatever state they are, and the audit says which they had", async () => {
      const { id } = await subscribe();
      await moves.cancel(id);
      const smaller = await administration.changePlan({ id, plan: "starter" });
      expect(smaller).toMatchObject({
        id,
        plan: "starter",
        requestsPerMonth: 50_000,
        status: "cancelled",
        endDate: END,
      });
      expect(await administration.changePlan({ id, plan: "custom", requestsPerMonth: 7 })).toMatchObject({
        plan: "custom",
        requestsPerMonth: 7,
      });
      const { entries } = await administration.audit({ limit: 2 });
      expect(entries.map(({ action, subject, details }) => [action, subject, details])).toEqual([
        [
          "subscriptions.plan",
          id,
          { from: { plan: "starter", requestsPerMonth: 50_000 }, to: { plan: "custom", requestsPerMonth: 7 } },
        ],
        [
          "subscriptions.plan",
          id,
          { from: { plan: "growth", requestsPerMonth: 250_000 }, to: { plan: "starter", requestsPerMonth: 50_000 } },
        ],
      ]);
    });

    it.each([
      [{ plan: "custom" } as const, "A custom plan needs requestsPerMonth"],
      [{ plan: "growth", requestsPerMonth: 5 } as const, "The plan growth has 250000 requests per month"],
    ])("refuse the plan %j", async (plan, message) => {
      const { id } = await subscribe();
      await expect(administration.changePlan({ id, ...plan })).rejects.toThrow(refusal("invalid", message));
    });

    it.each([
      ["2030-12-31", 2, "2031-02-28T00:00:00.000Z"],
      ["2031-01-31T15:30:00Z", 1, "2031-02-28T15:30:00.000Z"],
      ["2031-01-31", 13, "2032-02-29T00:00:00.000Z"],
      ["2030-06-30", 12, "2031-06-30T00:00:00.000Z"],
    ])("that end at %s and are renewed by %i months end at %s", async (endDate, months, end) => {
      const { id } = await subscribe({ endDate });
      expect(await administration.renewSubscription({ id, months })).toMatchObject({ endDate: end });
    });

    it("are renewed in place, in force again, from the old end also when they have expired", async () => {
      const { id } = await subscribe();
      await moves.cancel(id);
      await place.moveTo("2030-07-15T00:00:00Z");
      const renew = (input: object): Promise<object> => administration.renewSubscription({ id, ...input });
      expect(await renew({ months: 1 })).toMatchObject({ id, status: "active", endDate: "2030-07-30T00:00:00.000Z" });
      expect(await renew({ endDate: "2031-01-01" })).toMatchObject({ endDate: "2031-01-01T00:00:00.000Z" });
    });

    it.each([
      [{}, "Send endDate, or months"],
      [{ endDate: "2031-01-01", months: 1 }, "Send endDate, or months"],
      [{ endDate: "2030-06-30" }, "which ends at 2030-06-30T00:00:00.000Z. Send a later end"],
      [{ endDate: "2030-05-01" }, "would end at 2030-05-01"],
      [{ months: 0 }, "months has to be a whole number from 1 to 120"],
    ])("refuse a renewal of %j", async (renewal, message) => {
      const { id } = await subscribe();
      await expect(administration.renewSubscription({ id, ...renewal })).rejects.toThrow(refusal("invalid", message));
    });

    it("refuse a renewal that has passed already, and one beyond the service's dates", async () => {
      const { id } = await subscribe();
      const { id: last } = await subscribe({ endDate: "9999-12-31" });
      await place.moveTo("2030-08-15T00:00:00Z");
      const renewal = administration.renewSubscription({ id, months: 1 });
      await expect(renewal).rejects.toThrow(refusal("invalid", "would end at 2030-07-30T00:00:00.000Z, and it is"));
      const far = administration.renewSubscription({ id: last, months: 1 });
      await expect(far).rejects.toThrow(refusal("invalid", "before the year 10000"));
    });

    it("that are not there are not found", async () => {
      const id = "sub_0000000000000000";
      for (const run of [
        () => administration.showSubscription({ id }),
        () => administration.renewSubscription({ id, months: 1 }),
        () => administration.cancelSubscription({ id }),
        () => administration.listKeys({ subscriptionId: id }),
        () => administration.createKey({ kind: "secret", subscriptionId: id, name: "shop" }),
      ]) {
        await expect(run()).rejects.toThrow(refusal("not_found", `There is no subscription ${id}`));
      }
    });
  });
}
