import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateKey, parseKey } from "@almagest/auth";
import { apiKey, apiKeySecret, type Database, reasonOf, subscription } from "@almagest/database";

/** The first key of an embedded database. */
export interface FirstKey {
  readonly key: string;
  readonly path: string;
  /** True if nobody was given it yet: there is no such file until `keepFirstKey`. */
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

/** A key on its way into the database, beside its file. */
const draftOf = (path: string): string => `${path}.draft`;

/**
 * The key in `<dataDir>/demo-key`. Without a file and without any key in the database this is the first start, and a
 * key is made; a database with keys needs no new one, and none is shown. A start that was stopped while it kept its key
 * left a draft of the file: the key is that one.
 */
export async function findFirstKey({ dataDir, database, random }: FirstKeyOptions): Promise<FoundKey> {
  const path = join(resolve(dataDir), "demo-key");
  const text = readIfThere(path);
  if (text === undefined) {
    const draft = readIfThere(draftOf(path))?.trim() ?? "";
    if (parseKey(draft)?.kind === "secret") return { ok: true, value: { key: draft, path, isNew: true } };
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
 * Writes a new key to a draft with mode 0600, stores its hash in the database, and only then gives the file its name: a
 * program that reads the file may call at once, and a key that is refused once is refused for a second. If the process
 * stops in between, the next start finds the draft and finishes.
 */
export async function keepFirstKey(first: FirstKey, { database, plan }: KeepOptions): Promise<void> {
  const draft = draftOf(first.path);
  if (first.isNew) {
    rmSync(draft, { force: true });
    writeFileSync(draft, `${first.key}\n`, { mode: 0o600, flag: "wx" });
  }
  if ((await database.drizzle.$count(apiKey)) === 0) await insertKey(first.key, { database, plan });
  if (first.isNew) renameSync(draft, first.path);
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
