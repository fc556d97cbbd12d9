import { randomBytes } from "node:crypto";
import { generateKey, type KeyKind, parseKey } from "@almagest/auth";
import { apiKey, apiKeySecret, type Database, subscription } from "@almagest/database";

export interface TestKey {
  readonly text: string;
  readonly id: string;
}

export interface TestKeyOptions {
  readonly requestsPerMonth?: number;
  readonly kind?: KeyKind;
  readonly origins?: readonly string[];
  readonly status?: string;
  readonly endAt?: Date;
  readonly burstPerSecond?: number;
  readonly hasSubscription?: boolean;
}

/** A key with a separate subscription. */
export async function issueKey({ drizzle }: Database, options: TestKeyOptions = {}): Promise<TestKey> {
  const { kind = "secret", requestsPerMonth = 1000, status = "active", origins = [] } = options;
  const text = generateKey(kind, (byteCount) => new Uint8Array(randomBytes(byteCount)));
  const parsed = parseKey(text);
  if (parsed === undefined) throw new Error("a generated key can be read");
  const suffix = randomBytes(6).toString("hex");
  const id = `key_${suffix}`;
  const createdAt = new Date();
  const subscriptionId = options.hasSubscription === false ? null : `sub_${suffix}`;
  if (subscriptionId !== null) {
    await drizzle.insert(subscription).values({
      id: subscriptionId,
      plan: "custom",
      requestsPerMonth,
      email: "dev@example.com",
      status,
      endAt: options.endAt ?? new Date("2099-01-01T00:00:00Z"),
      createdAt,
    });
  }
  const burstPerSecond = options.burstPerSecond ?? null;
  const own = { id, kind, name: "test", subscriptionId, origins: [...origins], burstPerSecond, createdAt };
  await drizzle.insert(apiKey).values(own);
  await drizzle.insert(apiKeySecret).values({ hash: parsed.hash, keyId: id, hint: parsed.keyId, createdAt });
  return { text, id };
}
