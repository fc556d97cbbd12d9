import { hashKey } from "@almagest/auth";
import { type Administration, databaseOAuthStore } from "@almagest/database";
import { beforeEach, describe, expect, it } from "vitest";
import { type Bench, NOW, refusal } from "./bench";
import type { Place } from "./ways";

const ASKED = {
  clientId: "https://assistant.example/client.json",
  redirectUri: "https://assistant.example/back",
  challenge: "challenge",
};
const RESOURCE = "https://api.example.com/mcp";

/** The guarantees about sign-ins, for each way into each database. */
export function grantGuarantees(bench: () => Bench): void {
  let administration: Administration;
  let place: Place;
  let createKey: Bench["createKey"];
  let actions: Bench["actions"];
  beforeEach(() => {
    ({ administration, place, createKey, actions } = bench());
  });

  async function signIn(secret: string, id: string): Promise<void> {
    const store = databaseOAuthStore(place.database.ledger);
    const codeHash = `code of ${id}`;
    const names = { grantId: id, formId: id, clientName: "Assistant", secretHash: hashKey(secret), resource: RESOURCE };
    await store.agree({ ...ASKED, ...names, codeHash });
    const pair = { accessHash: `access of ${id}`, refreshHash: `refresh of ${id}` };
    await store.redeemCode({ ...ASKED, ...pair, codeHash, resource: RESOURCE });
  }

  describe("sign-ins", () => {
    it("are listed by key, and ended once, with an entry of the audit", async () => {
      const [one, other] = [await createKey(), await createKey()];
      await signIn(one.secret, "grant_1");
      await signIn(other.secret, "grant_2");
      const { clientId, redirectUri } = ASKED;
      const grant = { id: "grant_1", keyId: one.key.id, clientName: "Assistant", clientId, redirectUri };
      const record = { ...grant, resource: RESOURCE, createdAt: NOW, lastUsedAt: NOW };
      expect(await administration.listGrants({ key: one.key.hint })).toEqual({ grants: [record] });
      expect((await administration.listGrants({})).grants).toHaveLength(2);
      expect(await administration.endGrant({ id: "grant_1" })).toEqual(record);
      expect((await administration.listGrants({})).grants.map(({ id }) => id)).toEqual(["grant_2"]);
      expect((await actions())[0]).toBe("grants.end grant_1");
      const again = administration.endGrant({ id: "grant_1" });
      await expect(again).rejects.toThrow(refusal("not_found", "There is no grant grant_1 in force"));
      const wrong = administration.endGrant({ id: one.key.id });
      await expect(wrong).rejects.toThrow(refusal("invalid", "id has to be a grant's id"));
    });

    it("go with the key", async () => {
      const { key, secret } = await createKey();
      await signIn(secret, "grant_1");
      await administration.revokeKey({ id: key.id });
      expect(await administration.listGrants({})).toEqual({ grants: [] });
    });
  });
}
