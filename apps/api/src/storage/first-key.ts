import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateKey, parseKey } from "@almagest/auth";
import { apiKey, apiKeySecret, type Database, reasonOf, subscription } from "@almagest/database";

/** The first key of an embedded database. */
export interface FirstKey {
  readonly key: string;
  readonly path: string;
  /** True if no file contained it: it is only in memory until `keepFirstKey`. */
  readonly isNew: boolean;
}

export type FoundKey =
  | { readonly ok: true; readonly value: FirstKey | undefined }
  /** One line that says what is wrong and where. */
  | { readonly ok: false; readonly problem: string };

export interface FirstKeyOptions {
  readonly dataDir: string;
  readonly database: Database;
  readonly random: (byteCount: number) => Uint8Array;
}

/**
 * The key in `<dataDir>/demo-key`. Without a file and without any key in the database this is the first start, and a
 * key is made; a database with keys needs no new one, and none is shown.
 */
export async function findFirstKey({ dataDir, database, random }: FirstKeyOptions): Promise<FoundKey> {
  const path = join(resolve(dataDir), "demo-key");
  const text = readIfThere(path);
  if (text === undefined) {
    const isFirstStart = (await database.drizzle.$count(apiKey)) === 0;
    return { ok: true, value: isFirstStart ? { key: generateKey("secret", random), path, isNew: true } : undefined };
  }
  const key = text.trim();
  if (parseKey(key)?.kind !== "secret") {
    return { ok: false, problem: `${path} does not hold a secret key. Delete it, or put the right one back.` };
  }
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return { ok: true, value: { key, path, isNew: false } };
}

/**
 * Writes a new key to a temporary file with mode 0600 and renames it, so that no reader sees half of it; then its hash
 * goes into the database. If the process stops in between, the next start finds the file and finishes.
 */
export async function keepFirstKey(first: FirstKey, { database, plan }: KeepOptions): Promise<void> {
  if (first.isNew) {
    const draft = `${first.path}.${process.pid}`;
    try {
      writeFileSync(draft, `${first.key}\n`, { mode: 0o600, flag: "wx" });
      renameSync(draft, first.path);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  if ((await database.drizzle.$count(apiKey)) === 0) await insertKey(first.key, { database, plan });
}

/** Stores the key, or returns one line saying why it cannot. */
export async function firstKeyKept(key: FirstKey, options: KeepOptions): Promise<string | undefined> {
  try {
    await keepFirstKey(key, options);
    return undefined;
  } catch (error) {
    return `The key cannot be kept in ${key.path}: ${reasonOf(error)}`;
  }
}

export interface KeepOptions {
  readonly database: Database;
  readonly plan: { readonly requestsPerMonth: number; readonly nowEpochMs: number };
}

/** A key of one's own machine does not expire: this is the latest date the service accepts. */
const END = new Date("9999-12-31T00:00:00Z");

async function insertKey(text: string, { database, plan }: KeepOptions): Promise<void> {
  const parsed = parseKey(text);
  if (parsed === undefined) return;
  const createdAt = new Date(plan.nowEpochMs);
  await database.drizzle.transaction(async (transaction) => {
    await transaction.insert(subscription).values({
      id: "sub_demo",
      plan: "custom",
      requestsPerMonth: plan.requestsPerMonth,
      email: "demo@localhost.invalid",
      status: "active",
      endAt: END,
      createdAt,
    });
    await transaction
      .insert(apiKey)
      .values({ id: "key_demo", kind: "secret", name: "demo", subscriptionId: "sub_demo", origins: [], createdAt });
    await transaction
      .insert(apiKeySecret)
      .values({ hash: parsed.hash, keyId: "key_demo", hint: parsed.keyId, createdAt });
  });
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
