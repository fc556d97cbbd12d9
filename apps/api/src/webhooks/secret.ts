import { createHmac } from "node:crypto";

/** Of Standard Webhooks: the prefix, base64, and 24 to 64 random bytes. */
const FORM = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const [LEAST_BYTES, MOST_BYTES] = [24, 64];
const OWN_BYTES = 32;
/** For messages. */
export const SECRET_RULE = `whsec_ and ${LEAST_BYTES} to ${MOST_BYTES} random bytes in base64, as from: openssl rand -base64 ${OWN_BYTES}`;

/** A secret that signs, until a moment where it was replaced. */
export interface SigningSecret {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly untilEpochMs?: number;
}

export function newSecret(random: (byteCount: number) => Uint8Array): string {
  return `whsec_${Buffer.from(random(OWN_BYTES)).toString("base64")}`;
}

/** The bytes of a secret; undefined where the text is none. */
export function secretBytes(text: string): Uint8Array | undefined {
  const [, base64 = ""] = FORM.exec(text) ?? [];
  const bytes = Buffer.from(base64, "base64");
  const isWhole = bytes.toString("base64").replace(/=+$/, "") === base64.replace(/=+$/, "");
  return isWhole && bytes.length >= LEAST_BYTES && bytes.length <= MOST_BYTES ? bytes : undefined;
}

interface Signed {
  readonly id: string;
  readonly nowEpochMs: number;
  readonly body: string;
}

/** The headers of Standard Webhooks, with a signature for each secret that is in force. */
export function signedHeaders(
  secrets: readonly SigningSecret[],
  { id, nowEpochMs, body }: Signed,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(nowEpochMs / 1000);
  const signatures = secrets
    .filter(({ untilEpochMs }) => untilEpochMs === undefined || untilEpochMs > nowEpochMs)
    .flatMap(({ text }) => secretBytes(text) ?? [])
    .map((key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`);
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}
