import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bench, benchAt, NOW, refusal } from "../../test/bench";
import { grantGuarantees } from "../../test/grants";
import { keyGuarantees } from "../../test/keys";
import { subscriptionGuarantees } from "../../test/subscriptions";
import { usageGuarantees } from "../../test/usage";
import { type Kind, openPlace, type Place } from "../../test/ways";

describe.each<Kind>(["PostgreSQL", "the embedded database"])("on %s", (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(kind);
  });
  afterAll(() => place.close());
  beforeEach(() => place.reset(NOW));

  describe.each(["directly", "overTheSocket"] as const)("%s", (way) => {
    const bench = (): Bench => benchAt(place, place[way]);

    subscriptionGuarantees(bench);
    keyGuarantees(bench);
    grantGuarantees(bench);
    usageGuarantees(bench);

    it("shows the last entries of the audit, the latest first", async () => {
      const { administration, createKey, actions } = bench();
      const { key } = await createKey();
      await administration.revokeKey({ id: key.id });
      expect(await actions()).toEqual([
        `keys.revoke ${key.id}`,
        `keys.create ${key.id}`,
        `subscriptions.create ${key.subscriptionId}`,
      ]);
      expect((await administration.audit({ limit: 2 })).entries).toHaveLength(2);
      await expect(administration.audit({ limit: 0 })).rejects.toThrow(refusal("invalid", "limit has to be"));
    });

    it("counts what there is, by the state of the moment", async () => {
      const { administration, createKey } = bench();
      const { key } = await createKey();
      await administration.revokeKey({ id: (await createKey()).key.id });
      await place.moveTo("2030-07-01T00:00:00Z");
      expect(await administration.status({})).toEqual({
        database: place.database.description,
        schema: { applied: expect.any(Number), missing: 0 },
        now: "2030-07-01T00:00:00.000Z",
        counts: {
          subscriptions: { expired: 2 },
          keys: { active: 1, revoked: 1 },
          month: "2030-07",
          unitsThisMonth: 0,
          auditEntries: 5,
        },
      });
      expect(key.status).toBe("active");
    });

    it("of two administrators who revoke one key at the same time, one is told that it is revoked", async () => {
      const { administration, createKey, actions } = bench();
      const { key } = await createKey();
      const both = await Promise.allSettled([1, 2].map(() => administration.revokeKey({ id: key.id })));
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await actions()).toHaveLength(3);
    });
  });
});
