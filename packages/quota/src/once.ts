import type { Account, Receipt } from "./account";

/**
 * The record of a call with an idempotency key, from which its answer can be made again. It holds nothing that was
 * sent: only digests under a secret that is not kept, and the conditions of the answer besides the request. Texts are
 * hexadecimal digits.
 */
export interface OnceEntry {
  /** Digest of the key. It finds the entry. */
  readonly lookup: string;
  /** Digest of the request. */
  readonly request: string;
  readonly made: MadeAt;
  /** The calendar feed whose hour it is: the hour is written to the feed, with the unit. */
  readonly feedId?: string;
}

/** The conditions of an answer besides its request. */
export interface MadeAt {
  /** The moment of the call, epoch milliseconds. */
  readonly now: number;
  /** The source of chance, 32 bytes. */
  readonly seed: string;
  /** The version of the program that answered first. */
  readonly version: string;
}

/** The state of a key that was sent before. */
export type Resumed =
  /** It came with another request. */
  | { readonly fate: "other_request" }
  /** Its first call may still be answered. */
  | { readonly fate: "under_way"; readonly retryAfterSeconds: number }
  /** Its first call ended without an answer: this one has its unit. */
  | { readonly fate: "resumed"; readonly made: MadeAt; readonly receipt: Receipt }
  | {
      readonly fate: "answered";
      readonly made: MadeAt;
      /** Digest of the answer. */
      readonly answer: string;
      /** The number of earlier repeats. */
      readonly replays: number;
    }
  /** It was freed meanwhile: it is as good as new. */
  | { readonly fate: "gone" };

/** A key of idempotency that is sent again. */
export type OnceQuestion = Pick<OnceEntry, "lookup" | "request"> & { readonly account: Account };

/** The state of a line of a batch whose key and id were sent before. */
export type Recalled =
  | Extract<Resumed, { fate: "other_request" | "gone" }>
  | {
      readonly fate: "kept";
      readonly made: MadeAt;
      /** The unit that was taken for it. */
      readonly receipt: Receipt;
      /** Digest of the answer; absent where it was answered to nobody. */
      readonly answer?: string;
    };

/** A key is remembered for so long. */
export const ONCE_HOURS = 24;
/** A first call that has not answered by then has ended, or gives the same answer as the one that takes its place. */
export const ONCE_LEASE_SECONDS = 5;
