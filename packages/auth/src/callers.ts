import type { ErrorCode } from "@almagest/operation";
import type { Credentials } from "./credentials";
import { equalInConstantTime } from "./encoding";
import { type KeyKind, type ParsedKey, parseKey } from "./key";

/** Someone the service knows. Usage is counted under `keyId`. */
export interface Caller {
  readonly keyId: string;
  readonly kind: KeyKind;
}

export type Identification =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string };

/** Who is calling. Adapters differ in where the keys are kept. */
export interface Callers {
  identify(credentials: Credentials): Promise<Identification>;
}

const NO_KEY = "No API key came with the request. Send it in the X-API-Key header.";
const BAD_KEY =
  "This API key is not valid: it is mistyped, or this service did not issue it. Keys look like alm_sk_ and 46 characters.";
const SECRET_ON_MCP = "A publishable key does not open the tool server. Use a secret key (alm_sk_…).";

/** Knows a fixed set of secret keys, given by their hashes (`hashKey`). */
export function fixedCallers(keyHashes: readonly string[]): Callers {
  const identify = async (credentials: Credentials): Promise<Identification> => {
    if (credentials.key === undefined) return { ok: false, code: "api_key_required", message: NO_KEY };
    const key = parseKey(credentials.key);
    if (key === undefined) return { ok: false, code: "invalid_api_key", message: BAD_KEY };
    if (key.kind === "publishable" && credentials.transport === "mcp") {
      return { ok: false, code: "publishable_key_not_allowed_on_mcp", message: SECRET_ON_MCP };
    }
    if (!isKnown(key, keyHashes)) return { ok: false, code: "invalid_api_key", message: BAD_KEY };
    return { ok: true, caller: { keyId: key.keyId, kind: key.kind } };
  };
  return { identify };
}

/** Looks at every hash, so that the time tells nothing about which one it is. */
function isKnown(key: ParsedKey, keyHashes: readonly string[]): boolean {
  let known = false;
  for (const hash of keyHashes) known = equalInConstantTime(hash, key.hash) || known;
  return known;
}
