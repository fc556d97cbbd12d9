import type { ErrorCode, Issue } from "@almagest/operation";
import type { Suggestion } from "./suggest";

/** Every error of the service, on every transport. Callers branch on `code`; `error` is for people and may change. */
export interface ErrorRecord {
  readonly error: string;
  readonly code: ErrorCode;
  /** Absolute address of the entry for the code; left out by a program that serves no pages. */
  readonly doc_url?: string;
  /** With `validation_error`: one entry for each failing field; with `unprocessable_entity`: the member to change. */
  readonly issues?: readonly Issue[];
  /** With `not_found` for a path: the endpoints it resembles, best first. */
  readonly suggestions?: readonly Suggestion[];
  /** With `not_found` for a path: the address of the reference. */
  readonly docs?: string;
  /** With `method_not_allowed`: the methods the path takes. */
  readonly allow?: readonly string[];
  /** Whole seconds until it is worth asking again: the header `Retry-After`, for transports without headers. */
  readonly retryAfterSeconds?: number;
  /** Where clients look for an OAuth server that is not there: they show this member (RFC 6749, 5.2). */
  readonly error_description?: string;
}

/** The error record of a refusal, without the address that the service adds. */
export type Refusal = Omit<ErrorRecord, "doc_url">;

/** The service's own pages, from its public address without a closing slash. */
export function docUrl(publicUrl: string, code: ErrorCode): string {
  return `${publicUrl}/docs/errors#${code}`;
}

/** The record as JSON text. */
export function recordText(refusal: Refusal, publicUrl: string | undefined): string {
  const { error, code, ...rest } = refusal;
  const link = publicUrl === undefined ? {} : { doc_url: docUrl(publicUrl, code) };
  const record: ErrorRecord = { error, code, ...link, ...rest };
  return JSON.stringify(record);
}
