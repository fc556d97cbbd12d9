import { eq } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { apiKey, apiKeySecret } from "../schema";
import { AdministrationError } from "./errors";

/**
 * The id of the key that an id or a hint names. The hint of a secret that was replaced still names its key.
 * @throws AdministrationError `not_found`; `conflict` for a hint that two keys share.
 */
export async function keyIdOf(drizzle: Drizzle, reference: string): Promise<string> {
  const isId = reference.startsWith("key_");
  const found = isId ? await byId(drizzle, reference) : await byHint(drizzle, reference);
  const [id, ...others] = new Set(found.map((row) => row.id));
  if (id === undefined) {
    throw new AdministrationError("not_found", `There is no key ${reference}. List the keys to see those there are.`);
  }
  if (others.length > 0) {
    const ids = [id, ...others].join(", ");
    throw new AdministrationError(
      "conflict",
      `More than one key has the hint ${reference}. Name it by its id: ${ids}.`,
    );
  }
  return id;
}

export type KeyRow = typeof apiKey.$inferSelect;

/** The row of a key, locked until the transaction ends. */
export async function lockedKey(transaction: Drizzle, reference: string): Promise<KeyRow> {
  const id = await keyIdOf(transaction, reference);
  const [row] = await transaction.select().from(apiKey).where(eq(apiKey.id, id)).for("update");
  if (row === undefined) throw new AdministrationError("not_found", `There is no key ${reference} any more.`);
  return row;
}

/** @throws AdministrationError `conflict` */
export function requireUnrevoked({ id, revokedAt }: KeyRow, wanted: string): void {
  if (revokedAt === null) return;
  const message = `${id} was revoked at ${revokedAt.toISOString()}, for good, and cannot be ${wanted}. Create another key.`;
  throw new AdministrationError("conflict", message);
}

function byId(drizzle: Drizzle, id: string): Promise<{ id: string }[]> {
  return drizzle.select({ id: apiKey.id }).from(apiKey).where(eq(apiKey.id, id));
}

function byHint(drizzle: Drizzle, hint: string): Promise<{ id: string }[]> {
  return drizzle.select({ id: apiKeySecret.keyId }).from(apiKeySecret).where(eq(apiKeySecret.hint, hint));
}
