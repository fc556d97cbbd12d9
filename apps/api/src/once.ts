import { createHmac } from "node:crypto";
import type { OnceParts } from "@almagest/pipeline";
import { seededBytes } from "./heavy/seeded-bytes";
import { version } from "./package-facts";

/** The machine's parts for idempotency keys. */
export const onceParts: OnceParts = { version, digest, seededRandom: seededBytes };

/** HMAC-SHA-256 (RFC 2104). Each part is preceded by its length, so that no two lists of parts collide. */
function digest(secret: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac("sha256", secret);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest("hex");
}
