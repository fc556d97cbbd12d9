import type { Caller, Callers, Identification, KnownCaller } from "./callers";
import { clientId, clientNetwork, networkId } from "./client-address";
import type { Credentials } from "./credentials";
import { type KeptKeys, keptKeys } from "./kept-keys";
import { type CacheOptions, cachedKeyStore, type KeyStore, type StoredKey } from "./key-store";
import { isCovered } from "./oauth/token";
import { originAllowed } from "./origins";
import { REFUSALS, type RefusalReason } from "./refusals";
import { mayCall } from "./subscriptions";

export interface KeyCallersOptions extends CacheOptions {
  readonly store: KeyStore;
  /** Whether clients without a key may call at all. */
  readonly keyless: boolean;
  /** Secret, and the same in every process: `clientId`. */
  readonly clientSalt: string;
  /** Reads keys; by default it remembers as many as the cache of the store. */
  readonly keys?: KeptKeys;
}

const MOST_KEYS = 10_000;

/**
 * Identifies callers by key or access token, and clients without one by address. Faults are reported in this order: the
 * form, the transport, whether it was issued, its revocation, its origin or resource, the subscription.
 */
export function keyCallers(options: KeyCallersOptions): Callers {
  const store = cachedKeyStore(options.store, options);
  const keys = options.keys ?? keptKeys(options.mostEntries ?? MOST_KEYS);

  const identify = async (credentials: Credentials): Promise<Identification> => {
    // A hash that a caller with a good key does not need.
    const client = (): KnownCaller | undefined => clientOf(credentials, options.clientSalt);
    if (credentials.feed !== undefined) return ofFeed(await store.find(credentials.feed), options.now());
    if (credentials.key === undefined) return withoutKey(credentials, client(), options.keyless);
    const key = keys.read(credentials.key);
    if (key === undefined) return refusal("badKey", client());
    if (key.kind === "publishable" && credentials.transport === "mcp") return refusal("publishableOnMcp", client());
    if (key.kind === "token" && credentials.transport === "rest") return refusal("tokenOnRest", client());
    const stored = await store.find(key.hash);
    if (stored === undefined) return refusal(key.kind === "token" ? "tokenEnded" : "badKey", client());
    keys.keep(credentials.key, key);
    return withKey(stored, credentials, options.now());
  };

  const hostsOf = async (text: string): Promise<readonly string[] | undefined> => {
    const key = keys.read(text);
    if (key?.kind !== "publishable") return undefined;
    const stored = await store.find(key.hash);
    return stored === undefined || stored.isRevoked ? undefined : stored.origins;
  };

  return { identify, hostsOf };
}

function clientOf({ address }: Credentials, salt: string): KnownCaller | undefined {
  if (address === undefined) return undefined;
  const network = clientNetwork(address);
  const around = network === undefined ? {} : { networkId: networkId(network, salt) };
  return { keyId: clientId(address, salt), kind: "keyless", ...around };
}

function withoutKey({ transport }: Credentials, client: KnownCaller | undefined, isAllowed: boolean): Identification {
  if (transport === "mcp") return refusal("noKeyOnMcp", client);
  if (!isAllowed) return refusal("noKey", client);
  if (client === undefined) return refusal("noAddress", client);
  return { ok: true, caller: client };
}

/** The reader of a feed is told nothing about its key. */
function ofFeed(stored: StoredKey | undefined, nowEpochMs: number): Identification {
  if (stored === undefined || stored.isRevoked) return refusal("feedEnded", undefined);
  return mayCall(stored.subscription, nowEpochMs).ok
    ? { ok: true, caller: callerOf(stored) }
    : refusal("feedPaused", undefined);
}

function withKey(stored: StoredKey, { origin, resource }: Credentials, nowEpochMs: number): Identification {
  const known = { keyId: stored.keyId, kind: stored.kind };
  const { token } = stored;
  if (stored.isRevoked) return refusal(token === undefined ? "revoked" : "tokenEnded", known);
  if (token !== undefined && !isCovered(resource, token.resource)) return refusal("tokenElsewhere", known);
  if (stored.kind === "publishable") {
    const decision = originAllowed(origin, stored.origins);
    if (decision !== "allowed") return refusal(decision === "origin_required" ? "noOrigin" : "otherOrigin", known);
  }
  const permission = mayCall(stored.subscription, nowEpochMs);
  return permission.ok ? { ok: true, caller: callerOf(stored) } : { ...permission, known };
}

function callerOf({ keyId, kind, subscription, burstPerSecond }: StoredKey): Caller {
  return {
    keyId,
    kind,
    ...(subscription === undefined ? {} : { subscription }),
    ...(burstPerSecond === undefined ? {} : { burstPerSecond }),
  };
}

function refusal(reason: RefusalReason, known: KnownCaller | undefined): Identification {
  return { ok: false, ...REFUSALS[reason], ...(known === undefined ? {} : { known }) };
}
