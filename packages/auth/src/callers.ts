import type { ErrorCode } from "@almagest/operation";
import type { Credentials } from "./credentials";
import type { KeyKind } from "./key";
import type { Subscription } from "./subscriptions";

/** Someone the service knows. Usage is counted under `keyId`. */
export interface Caller {
  /** The id of the key, or of a client without one: may be shown and logged. */
  readonly keyId: string;
  readonly kind: KeyKind | "keyless";
  /** The network around a client without a key, by an id as of a client: its calls are counted there too. */
  readonly networkId?: string;
  /** Behind the key; a client without a key has none. */
  readonly subscription?: Subscription;
  /** Calls a second at most, where the key has such a limit. */
  readonly burstPerSecond?: number;
}

/** The parts of a caller that a refusal may use. */
export type KnownCaller = Pick<Caller, "keyId" | "kind" | "networkId">;

export type Identification =
  | { readonly ok: true; readonly caller: Caller }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      /**
       * The caller whose position the answer shows: the refused key, or the client by its address where no key is
       * known; undefined where that is unknown too.
       */
      readonly known?: KnownCaller;
    };

/** The caller. Adapters differ in where the keys are kept. */
export interface Callers {
  /** @throws what the key store throws where it cannot be asked. */
  identify(credentials: Credentials): Promise<Identification>;
  /**
   * The hosts whose pages may use a publishable key; undefined for every other text. Absent where keys have no hosts.
   * @throws as `identify`
   */
  hostsOf?(key: string): Promise<readonly string[] | undefined>;
}
