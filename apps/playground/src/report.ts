import type { CallsLeft, Failure, Input } from "./backend";
import type { OperationForm } from "./forms/model";
import { callsLeft, failureOf, requestOf, type ServiceParts } from "./service";

/** Operations whose answers the service sets as a report; a test compares. */
export const REPORTED: ReadonlySet<string> = new Set([
  "getNatalPage",
  "getKundliPage",
  "getPanchangPage",
  "getMatchingPage",
  "getBodygraphPage",
  "getFourPillarsPage",
  "getDayPage",
  "getYearAheadPage",
  "generateNatalChart",
  "generateBirthChart",
  "calculateGunMilan",
  "generateBodygraph",
  "generateBaziChart",
]);

export type Reported =
  | { readonly ok: true; readonly pdf: Blob; readonly name: string }
  | { readonly ok: false; readonly error: Failure; readonly callsLeft?: CallsLeft };

/** A call whose answer is to be a report. */
export interface ReportRequest {
  readonly form: Pick<OperationForm, "method" | "path" | "params" | "query">;
  readonly input: Input;
  readonly lang: string;
}

const PDF_TYPE = "application/pdf";

/** Asks the service for an answer as a report: one call. Never rejects. */
export async function reportFrom(
  { root, key, fetch, onCallsLeft }: Pick<ServiceParts, "root" | "key" | "fetch" | "onCallsLeft">,
  { form, input, lang }: ReportRequest,
): Promise<Reported> {
  const { url, method, body } = requestOf(form, { ...input, lang }, root);
  const headers = {
    Accept: PDF_TYPE,
    ...(key() !== "" && { "X-API-Key": key() }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  try {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const left = callsLeft(response.headers);
    if (left !== undefined) onCallsLeft(left);
    if (response.ok) return { ok: true, pdf: await response.blob(), name: nameOf(form.path) };
    const error = failureOf(await response.json(), response.status);
    return { ok: false, error, ...(left !== undefined && { callsLeft: left }) };
  } catch {
    return { ok: false, error: { code: "unreachable", error: "The service gave no answer that can be read." } };
  }
}

/** `/pages/kundli` is saved as `kundli.pdf`. */
function nameOf(path: string): string {
  return `${path.slice(path.lastIndexOf("/") + 1)}.pdf`;
}
