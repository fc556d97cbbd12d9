import type { LedgerDatabase, LedgerRow } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { databaseKeyStore } from "./key-store";

/** Answers each statement in turn. */
function answering(...answers: readonly (readonly LedgerRow[])[]): LedgerDatabase {
  const left = [...answers];
  return { query: async () => left.shift() ?? [], isInterruption: () => false, pause: async () => undefined };
}

const UNKNOWN = { hash: "a".repeat(64), key_id: null };
const KNOWN = {
  ...{ hash: "a".repeat(64), key_id: "key_1", kind: "secret", is_revoked: false, origins: "[]" },
  ...{ burst_per_second: null, subscription_id: null },
};

describe("the keys in the database", () => {
  it("are unknown only where the statement says so of them", async () => {
    expect(await databaseKeyStore(answering([UNKNOWN])).find(UNKNOWN.hash)).toBeUndefined();
    const misread = answering([], [{ tag: "another statement" }], [KNOWN]);
    expect(await databaseKeyStore(misread).find(KNOWN.hash)).toMatchObject({ keyId: "key_1", kind: "secret" });
  });

  it("with a value that no version writes are a fault, and not a database that is away", async () => {
    const subscription = { plan: "custom", requests_per_month: 1, email: "a@example.com", end_ms: 0 };
    const odd = { ...KNOWN, subscription_id: "sub_1", ...subscription, status: "odd" };
    await expect(databaseKeyStore(answering([odd])).find(KNOWN.hash)).rejects.toThrow("status of a subscription");
  });
});
