import { createHash, timingSafeEqual } from "node:crypto";

/** A one-time address that opens the page with the key of this service; valid for a minute. */
export interface Opening {
  /** Makes the token of the address and starts its minute. */
  readonly begin: (key: string) => string;
  readonly redeem: Redeem;
}

/** The key for the token; undefined for any other text, and for a used or expired token. */
export type Redeem = (token: string) => Promise<string | undefined>;

export interface OpeningParts {
  readonly random: (byteCount: number) => Uint8Array;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const GOOD_FOR_MS = 60_000;
const TOKEN_BYTES = 32;
/** More wrong tokens than a reader could paste by mistake end the token early. */
const MOST_WRONG = 10;

interface Waiting {
  readonly digest: Buffer;
  readonly key: string;
  readonly untilMs: number;
  readonly wrong: number;
}

/** Nothing can be redeemed before `begin`. */
export function createOpening({ random, now }: OpeningParts): Opening {
  let waiting: Waiting | undefined;
  return {
    begin: (key) => {
      const token = Buffer.from(random(TOKEN_BYTES)).toString("base64url");
      waiting = { digest: digestOf(token), key, untilMs: now() + GOOD_FOR_MS, wrong: 0 };
      return token;
    },
    redeem: async (token) => {
      const current = waiting;
      waiting = undefined;
      if (current === undefined || now() >= current.untilMs) return undefined;
      // Digests have one length, and comparing them does not reveal how much of a token was right.
      if (timingSafeEqual(digestOf(token), current.digest)) return current.key;
      const wrong = current.wrong + 1;
      if (wrong < MOST_WRONG) waiting = { ...current, wrong };
      return undefined;
    },
  };
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
