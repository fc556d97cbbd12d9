import { generateKey, type KeyKind, parseKey, readAllowlistEntry } from "@almagest/auth";
import { InvariantError } from "@almagest/operation";
import { eq, sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { apiKey, apiKeySecret } from "../schema";
import { REMOVE_OF_KEY } from "../webhooks/store";
import { change, type Desk, LEDGER_NOW, newId } from "./desk";
import { AdministrationError } from "./errors";
import { type InputOf, inputs, read } from "./inputs";
import { keyRecord, keyRecords } from "./key-records";
import { keyIdOf, lockedKey, requireUnrevoked } from "./key-reference";
import type { KeyRecord, KeyWithSecret, OutputOf } from "./records";
import { unboundedLedger } from "./rows";
import { storedSubscription } from "./subscription-row";

export async function createKey(desk: Desk, input: InputOf<"createKey">): Promise<KeyWithSecret> {
  const asked = read(inputs.createKey, input);
  const { kind, subscriptionId, name, burstPerSecond = null } = asked;
  const origins = originsFor(kind, asked.origins ?? []);
  const id = newId("key", desk.random);
  return change(desk, "keys.create", async (transaction) => {
    await storedSubscription(transaction, subscriptionId);
    const row = { id, kind, name, subscriptionId, origins, burstPerSecond, createdAt: LEDGER_NOW };
    await transaction.insert(apiKey).values(row);
    const { secret, hint } = await insertSecret(transaction, desk, { id, kind });
    const key = await keyRecord(desk, transaction, id);
    const details = { kind, name, subscriptionId, origins, burstPerSecond, hint };
    return { result: { key, secret }, subject: id, details };
  });
}

export async function listKeys(desk: Desk, input: InputOf<"listKeys">): Promise<OutputOf<"listKeys">> {
  const { subscriptionId } = read(inputs.listKeys, input);
  const { drizzle } = desk.database;
  if (subscriptionId !== undefined) await storedSubscription(drizzle, subscriptionId);
  return { keys: await keyRecords(desk, drizzle, { subscriptionId }) };
}

export async function showKey(desk: Desk, input: InputOf<"showKey">): Promise<KeyRecord> {
  const { id } = read(inputs.showKey, input);
  const { drizzle } = desk.database;
  return keyRecord(desk, drizzle, await keyIdOf(drizzle, id));
}

export async function revokeKey(desk: Desk, input: InputOf<"revokeKey">): Promise<KeyRecord> {
  const { id: reference } = read(inputs.revokeKey, input);
  return change(desk, "keys.revoke", async (transaction) => {
    const key = await lockedKey(transaction, reference);
    requireUnrevoked(key, "revoked again");
    await transaction.update(apiKey).set({ revokedAt: LEDGER_NOW }).where(eq(apiKey.id, key.id));
    // Everything stored of its webhooks goes at once; of feeds nothing is stored.
    await unboundedLedger(transaction).query(REMOVE_OF_KEY, [key.id]);
    const result = await keyRecord(desk, transaction, key.id);
    return { result, subject: key.id, details: { hint: result.hint } };
  });
}

/** The secrets it has expire first, none later than it would have anyway; then it gets the new one. */
export async function rotateKey(desk: Desk, input: InputOf<"rotateKey">): Promise<KeyWithSecret> {
  const { id: reference, graceSeconds } = read(inputs.rotateKey, input);
  return change(desk, "keys.rotate", async (transaction) => {
    const row = await lockedKey(transaction, reference);
    requireUnrevoked(row, "rotated");
    const end = sql`${LEDGER_NOW} + make_interval(secs => ${String(graceSeconds)}::text::float8)`;
    const expiresAt = sql`least(${apiKeySecret.expiresAt}, ${end})`;
    await transaction.update(apiKeySecret).set({ expiresAt }).where(eq(apiKeySecret.keyId, row.id));
    const kind: KeyKind = row.kind === "publishable" ? "publishable" : "secret";
    const { secret, hint } = await insertSecret(transaction, desk, { id: row.id, kind });
    const key = await keyRecord(desk, transaction, row.id);
    return { result: { key, secret }, subject: row.id, details: { hint, graceSeconds } };
  });
}

export async function setKeyOrigins(desk: Desk, input: InputOf<"setKeyOrigins">): Promise<KeyRecord> {
  const { id: reference, origins: asked } = read(inputs.setKeyOrigins, input);
  return change(desk, "keys.origins", async (transaction) => {
    const row = await lockedKey(transaction, reference);
    requireUnrevoked(row, "changed");
    if (row.kind !== "publishable") {
      throw new AdministrationError("conflict", `${row.id} is a secret key: only publishable keys have origins.`);
    }
    const origins = originsFor("publishable", asked);
    await transaction.update(apiKey).set({ origins }).where(eq(apiKey.id, row.id));
    const result = await keyRecord(desk, transaction, row.id);
    return { result, subject: row.id, details: { from: row.origins, to: origins } };
  });
}

/** Normalized, each once. */
function originsFor(kind: KeyKind, entries: readonly string[]): string[] {
  if (kind === "secret" && entries.length > 0) {
    const message = "A secret key takes no origins: it is for servers. Leave them out, or create a publishable key.";
    throw new AdministrationError("invalid", message);
  }
  if (kind === "publishable" && entries.length === 0) {
    const message = "A publishable key needs at least one origin, the hostname of the page, such as app.example.com.";
    throw new AdministrationError("invalid", message);
  }
  return [...new Set(entries.map(hostOf))];
}

function hostOf(entry: string): string {
  const read = readAllowlistEntry(entry);
  if (!read.ok) throw new AdministrationError("invalid", `origins has ${JSON.stringify(entry)}. ${read.message}`);
  return read.host;
}

interface Issued {
  /** The only copy. */
  readonly secret: string;
  readonly hint: string;
}

async function insertSecret(
  transaction: Drizzle,
  { random }: Desk,
  { id: keyId, kind }: { readonly id: string; readonly kind: KeyKind },
): Promise<Issued> {
  const secret = generateKey(kind, random);
  const parsed = parseKey(secret);
  if (parsed === undefined) throw new InvariantError("a key that was made can be read");
  const { hash, keyId: hint } = parsed;
  await transaction.insert(apiKeySecret).values({ hash, keyId, hint, createdAt: LEDGER_NOW });
  return { secret, hint };
}
