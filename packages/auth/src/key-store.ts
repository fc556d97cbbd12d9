import type { KeyKind } from "./key";
import type { Subscription } from "./subscriptions";

/** A key as it is kept. */
export interface StoredKey {
  readonly keyId: string;
  readonly kind: KeyKind;
  /** The secret that was asked for no longer opens it. */
  readonly isRevoked: boolean;
  /** Normalized hosts that may use a publishable key. */
  readonly origins: readonly string[];
  readonly burstPerSecond: number | undefined;
  readonly subscription: Subscription | undefined;
  /** Present where an access token was asked for, which opens this key. */
  readonly token?: StoredToken;
}

export interface StoredToken {
  /** The tool server's address that it was issued for. */
  readonly resource: string;
}

/** Where keys are kept. */
export interface KeyStore {
  /**
   * The key that a secret, an access token or a calendar feed opens or once opened, by the SHA-256 of the first two, by
   * the id of the last; undefined where nobody issued it.
   */
  find(hash: string): Promise<StoredKey | undefined>;
}

export interface CacheOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Lifetime of an answer, from the moment it was asked for. It bounds a revocation. Default 1000. */
  readonly goodForMs?: number;
  /** Answers kept at most, of keys and of what nobody issued each. Default 10,000. */
  readonly mostEntries?: number;
}

/**
 * Asks a store at most once in `goodForMs` for the same thing; calls that ask while an answer is on its way wait for
 * that one. Answers about secrets nobody issued are kept apart, so that a flood of them never pushes out a real key.
 */
export function cachedKeyStore(store: KeyStore, options: CacheOptions): KeyStore {
  const known = memo((hash: string) => store.find(hash), options);
  const unknown = memo(async (_: string): Promise<undefined> => undefined, options);
  const find = async (hash: string): Promise<StoredKey | undefined> => {
    if (unknown.has(hash)) return undefined;
    const found = await known.get(hash);
    if (found === undefined) {
      known.forget(hash);
      await unknown.get(hash);
    }
    return found;
  };
  return { find };
}

interface Memo<Value> {
  has(key: string): boolean;
  get(key: string): Promise<Value>;
  forget(key: string): void;
}

interface Entry<Value> {
  readonly askedAtEpochMs: number;
  readonly answer: Promise<Value>;
}

function memo<Value>(ask: (key: string) => Promise<Value>, options: CacheOptions): Memo<Value> {
  const { now, goodForMs = 1000, mostEntries = 10_000 } = options;
  const entries = new Map<string, Entry<Value>>();
  const fresh = (key: string): Entry<Value> | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && now() - entry.askedAtEpochMs < goodForMs ? entry : undefined;
  };
  const get = (key: string): Promise<Value> => {
    const entry = fresh(key);
    if (entry !== undefined) return entry.answer;
    const answer = ask(key);
    entries.delete(key);
    entries.set(key, { askedAtEpochMs: now(), answer });
    answer.catch(() => entries.delete(key));
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
    return answer;
  };
  return { has: (key) => fresh(key) !== undefined, get, forget: (key) => void entries.delete(key) };
}
