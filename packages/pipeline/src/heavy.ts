import type { AnswerForm, Lang } from "@almagest/operation";
import type { Failure } from "./failure";

/** A heavy calculation as data, so that it can be done in another thread. */
export interface HeavyJob {
  readonly operationId: string;
  readonly domainId: string;
  /** As `parse` gave it. */
  readonly input: unknown;
  readonly lang: Lang;
  /** Epoch milliseconds. */
  readonly now: number;
  /** 32 random bytes, from which the worker draws what the operation asks of chance. */
  readonly seed: Uint8Array;
  /** The service's address without a closing slash; undefined where there is none. */
  readonly publicUrl: string | undefined;
  /** The form in which the caller wants the answer. */
  readonly form: AnswerForm;
  /** A picture by its form, with the options that its `parse` gave. */
  readonly picture?: { readonly form: string; readonly options: unknown; readonly isBeside: boolean };
}

/** JSON text as UTF-8, or what the failure means; `detail` is for the log and never leaves the service. */
export type HeavyResult =
  | { readonly ok: true; readonly body: Uint8Array<ArrayBuffer>; readonly hasProse: boolean; readonly svg?: string }
  | { readonly ok: false; readonly failure: Failure; readonly detail: string };

/** A bounded place beside the event loop where heavy calculations are done. */
export interface HeavyWork {
  /** False where so much is waiting that a new job would wait too long. */
  hasRoom(): boolean;
  /** @throws HeavyQueueFull where there was no room after all; anything else is a fault of the pool. */
  run(job: HeavyJob): Promise<HeavyResult>;
}

export class HeavyQueueFull extends Error {
  override readonly name = "HeavyQueueFull";
}
