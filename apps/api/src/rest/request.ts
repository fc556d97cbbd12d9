import type { AnyOperation, Issue, RawInput } from "@almagest/operation";
import { badRequest, boundedJson, payloadTooLarge, type Refusal, unreadableMedia } from "@almagest/pipeline";
import type { Context } from "hono";
import { MAX_BODY_BYTES, readBody } from "./body";
import { asJsonAndAddress, formText, isForm } from "./form-post";
import { flatArguments } from "./pictures/arguments";
import { listParameters } from "./pictures/lists";
import { asLists, isMalformed, KEY_PARAMETER, type Query } from "./query";

/** A parsed request, or the reason why it cannot be read. */
export type ReadRequest =
  | { readonly kind: "read"; readonly raw: RawInput; readonly issues: readonly Issue[] }
  | Unreadable;

type Unreadable = { readonly kind: "refused"; readonly refusal: Refusal } | { readonly kind: "far_too_large" };

const MALFORMED = "The address holds a broken percent escape or a NUL.";

/**
 * Returns the reader of one operation's requests. Path and query stay text: the operation knows which values are
 * numbers.
 */
export function requestReader(operation: AnyOperation): (c: Context, query: Query) => Promise<ReadRequest> {
  // Found out by the first request: each schema that parses is compiled for it.
  let isBare: boolean | undefined;
  const mayBeBare = (): boolean => {
    isBare ??= operation.body === undefined || operation.body.safeParse({}).success;
    return isBare;
  };
  return async (c, query) => {
    if (isMalformed(c.req.url)) return refused(badRequest(MALFORMED));
    const raw = { params: c.req.param(), query: query.values };
    if (operation.method === "GET") return { kind: "read", raw, issues: query.issues };
    const otherwise = (form: string | undefined): string =>
      asJsonAndAddress(operation, { params: c.req.param(), query, form });
    const body = await readJson(c, mayBeBare, otherwise);
    return body.kind === "json" ? { kind: "read", raw: { ...raw, body: body.value }, issues: query.issues } : body;
  };
}

/** Reads a request whose arguments are all in the address, with dots between the names of nested members. */
export function readFlat(c: Context, operation: AnyOperation, query: Query): ReadRequest {
  if (isMalformed(c.req.url)) return refused(badRequest(MALFORMED));
  const lists = listParameters(operation, query);
  const { [KEY_PARAMETER]: _, ...values } = query.values;
  const { flat, issues } = flatArguments({ ...values, ...Object.fromEntries(lists) });
  return {
    kind: "read",
    raw: { flat: { ...flat, ...c.req.param() }, decodes: true },
    issues: [...asLists(query, [...lists.keys()]).issues, ...issues],
  };
}

/**
 * `mayBeBare` tells whether the body has no required members, so that it may be absent. `otherwise` explains how to send a request that came as a form.
 */
export async function readJson(
  c: Context,
  mayBeBare: () => boolean,
  otherwise: (form: string | undefined) => string,
): Promise<Unreadable | { readonly kind: "json"; readonly value: unknown }> {
  const body = await readBody(c.req.raw);
  if (body.kind === "far_too_large") return body;
  if (body.kind === "too_large") return refused(payloadTooLarge(MAX_BODY_BYTES));
  if (body.kind === "text" && body.text === "" && mayBeBare()) return { kind: "json", value: {} };
  const media = unreadableMedia(c.req.header("content-type"), c.req.header("content-encoding"));
  if (media !== undefined) {
    const type = c.req.header("content-type");
    if (!isForm(type)) return refused(media);
    const form = body.kind === "text" ? formText(type, body.text) : undefined;
    return refused({ ...media, error: `${media.error} ${otherwise(form)}` });
  }
  if (body.kind === "aborted") return refused(badRequest("The body ended before it was complete."));
  if (body.kind === "no_text") return refused(badRequest("The body is no text in UTF-8. Send JSON in UTF-8."));
  return parseJson(body.text);
}

/** An empty body counts as an empty object, so that the refusal names each missing field. */
function parseJson(text: string): Unreadable | { readonly kind: "json"; readonly value: unknown } {
  if (text.trim() === "") return { kind: "json", value: {} };
  return boundedJson(text, "body");
}

function refused(refusal: Refusal): Unreadable {
  return { kind: "refused", refusal };
}
