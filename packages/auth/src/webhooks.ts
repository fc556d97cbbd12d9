import { InvariantError } from "@almagest/operation";
import { base32 } from "./encoding";

/** A key has at most as many. */
export const MOST_WEBHOOKS = 20;

const ID_BYTES = 10;
const WEBHOOK = /^hook_[0-9a-z]{16}$/;
const DELIVERY = /^msg_[0-9a-z]{16}$/;

/** `hook_` and 16 characters of Crockford's base 32: 80 random bits. */
export function newWebhookId(random: (byteCount: number) => Uint8Array): string {
  return `hook_${base32(tenOf(random(ID_BYTES)))}`;
}

/** `msg_` and 16 characters, of ten bytes: of the digest of an event, or random ones. */
export function deliveryId(bytes: Uint8Array): string {
  return `msg_${base32(tenOf(bytes))}`;
}

export function isWebhookId(text: string): boolean {
  return WEBHOOK.test(text);
}

export function isDeliveryId(text: string): boolean {
  return DELIVERY.test(text);
}

function tenOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== ID_BYTES) throw new InvariantError("an id is made of ten bytes", { bytes: bytes.length });
  return bytes;
}
