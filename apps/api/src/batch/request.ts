import type { Caller } from "@almagest/auth";
import type { Issue } from "@almagest/operation";
import { type AskedOnce, invalidInput, type Refusal } from "@almagest/pipeline";
import type { Context } from "hono";
import { type CallerParts, credentialsOf } from "../rest/caller";
import { readOnce } from "../rest/idempotency";
import { KEY_PARAMETER, type Query } from "../rest/query";

export const NDJSON = "application/x-ndjson";
export const ORDERS = ["kept", "any"] as const;

/** The options of a batch beside its lines. */
export type BatchRequest =
  | { readonly ok: true; readonly isOrdered: boolean; readonly once: AskedOnce | undefined }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads everything but the body. */
export function readBatchRequest(parts: CallerParts, c: Context, caller: Caller, query: Query): BatchRequest {
  if (caller.kind !== "secret") return { ok: false, refusal: caller.kind === "keyless" ? KEYLESS : PUBLISHABLE };
  const media = unreadable(c);
  if (media !== undefined) return { ok: false, refusal: media };
  const { once, issues: ofKey } = readOnce(c.req.header("idempotency-key"), caller, credentialsOf(parts, c, query).key);
  const { order = "kept", [KEY_PARAMETER]: _, ...others } = query.values;
  const issues = [...query.issues, ...ofKey, ...orderIssues(order), ...Object.keys(others).map(unknownParameter)];
  if (issues.length > 0) return { ok: false, refusal: invalidInput(issues) };
  return { ok: true, isOrdered: order === "kept", once };
}

const KEYLESS: Refusal = {
  code: "api_key_required",
  error: "A batch is charged to an API key. Send a secret key (alm_sk_…) in the X-API-Key header.",
};
const PUBLISHABLE: Refusal = {
  code: "forbidden",
  error: "A batch takes a secret key (alm_sk_…), on a server. A publishable key asks for one operation at a time.",
};

function unreadable(c: Context): Refusal | undefined {
  const type = c.req.header("content-type") ?? "";
  const coding = c.req.header("content-encoding")?.toLowerCase() ?? "identity";
  const isRead = /^application\/x-ndjson\s*(?:;|$)/i.test(type);
  if (isRead && coding === "identity") return undefined;
  const came = isRead
    ? `came in ${coding.slice(0, 20)} coding`
    : type
      ? `came as ${type.slice(0, 60)}`
      : "came without a Content-Type";
  const error = `The body ${came}. Send one JSON object a line, not compressed, with Content-Type: ${NDJSON}.`;
  return { code: "unsupported_media_type", error };
}

function orderIssues(order: string): readonly Issue[] {
  if (ORDERS.some((known) => known === order)) return [];
  const message = "order is kept, for answers in the order of the lines, or any, for each as soon as it is there.";
  return [{ path: "order", message, code: "invalid_value", expected: ORDERS.join("|") }];
}

function unknownParameter(name: string): Issue {
  const shown = name.slice(0, 40);
  return {
    path: shown,
    message: `A batch takes no parameter ${JSON.stringify(shown)}: only order.`,
    code: "unrecognized_keys",
  };
}
