import type { Lang } from "@almagest/operation";
import type { Failure } from "./failure";

/** The sender of a report, as `@almagest/report` reads it. */
interface Sender {
  readonly name: string | undefined;
  /** Base64. */
  readonly logo: string | undefined;
  readonly colors: { readonly ink?: string; readonly accent?: string };
}

/** A report that a call asks for in place of its answer. */
export interface AskedReport {
  /** Its sender; undefined where none was sent. */
  readonly whiteLabel: Sender | undefined;
}

/** An answer that is to be set as a report, as data, so that it can be done in another thread. */
export interface ReportJob extends AskedReport {
  readonly operationId: string;
  /** As `parse` gave it. */
  readonly input: unknown;
  /** The whole answer as JSON text. */
  readonly answer: string | Uint8Array<ArrayBuffer>;
  readonly lang: Lang;
}

/** PDF bytes, or what the failure means; `detail` is for the log. */
export type ReportResult =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly failure: Failure; readonly detail: string };

/** A bounded place where answers become reports. */
export interface Reporter {
  hasRoom(): boolean;
  /** @throws HeavyQueueFull where there was no room after all. */
  pdf(job: ReportJob): Promise<ReportResult>;
}
