import type { Caller, Callers, Identification } from "./callers";
import { clientId } from "./client-address";
import type { Credentials } from "./credentials";
import { parseKey } from "./key";
import { type CacheOptions, cachedKeyStore, type KeyStore, type StoredKey } from "./key-store";
import { hostOfOrigin, originAllowed } from "./origins";
import { REFUSALS, type RefusalReason } from "./refusals";
import { mayCall } from "./subscriptions";

export interface KeyCallersOptions extends CacheOptions {
  readonly store: KeyStore;
  /** Whether clients without a key may call at all. */
  readonly keyless: boolean;
  /** Secret, and the same in every process: `clientId`. */
  readonly clientSalt: string;
}

/**
 * Knows callers by their keys, and clients without a key by their address. What is wrong is told in this order: the
 * key's form, the tool server, whether the key exists, its revocation, its origin, its subscription.
 */
export function keyCallers(options: KeyCallersOptions): Callers {
  const store = cachedKeyStore(options.store, options);

  const identify = async (credentials: Credentials): Promise<Identification> => {
    const client = clientOf(credentials, options.clientSalt);
    if (credentials.key === undefined) return withoutKey(credentials, client, options.keyless);
    const key = parseKey(credentials.key);
    if (key === undefined) return refusal("badKey", client);
    if (key.kind === "publishable" && credentials.transport === "mcp") return refusal("publishableOnMcp", client);
    const stored = await store.find(key.hash);
    if (stored === undefined) return refusal("badKey", client);
    return withKey(stored, { credentials, client, nowEpochMs: options.now() });
  };

  const knowsOrigin = async (origin: string): Promise<boolean> => {
    const host = hostOfOrigin(origin);
    return host !== undefined && (await store.knowsHost(host));
  };

  return { identify, knowsOrigin };
}

function clientOf({ address }: Credentials, salt: string): string | undefined {
  return address === undefined ? undefined : clientId(address, salt);
}

function withoutKey({ transport }: Credentials, client: string | undefined, isAllowed: boolean): Identification {
  if (transport === "mcp") return refusal("noKeyOnMcp", client);
  if (!isAllowed) return refusal("noKey", client);
  if (client === undefined) return refusal("noAddress", client);
  return { ok: true, caller: { keyId: client, kind: "keyless" } };
}

interface Circumstances {
  readonly credentials: Credentials;
  readonly client: string | undefined;
  readonly nowEpochMs: number;
}

function withKey(stored: StoredKey, { credentials, client, nowEpochMs }: Circumstances): Identification {
  if (stored.isRevoked) return refusal("revoked", client);
  const { origin } = credentials;
  const isPublishable = stored.kind === "publishable";
  if (isPublishable) {
    const decision = originAllowed(origin, stored.origins);
    if (decision !== "allowed") return refusal(decision === "origin_required" ? "noOrigin" : "otherOrigin", client);
  }
  const readable = isPublishable && origin !== undefined ? { allowedOrigin: origin } : {};
  const permission = mayCall(stored.subscription, nowEpochMs);
  if (!permission.ok) return { ...permission, ...named(client), ...readable };
  return { ok: true, caller: { ...callerOf(stored), ...readable } };
}

function callerOf({ keyId, kind, subscription, burstPerSecond }: StoredKey): Caller {
  return {
    keyId,
    kind,
    ...(subscription === undefined ? {} : { subscription }),
    ...(burstPerSecond === undefined ? {} : { burstPerSecond }),
  };
}

function refusal(reason: RefusalReason, client: string | undefined): Identification {
  return { ok: false, ...REFUSALS[reason], ...named(client) };
}

function named(client: string | undefined): { readonly clientId?: string } {
  return client === undefined ? {} : { clientId: client };
}
