import type { Caller } from "@almagest/auth";
import { type Issue, isRecord } from "@almagest/operation";
import { badRequest, boundedJson, invalidInput, type Refusal } from "@almagest/pipeline";
import type { Context } from "hono";
import type { TracedHandler } from "../trace";
import { readBody } from "./body";
import { type CallerParts, identify } from "./caller";
import { KEY_PARAMETER, type Query, readQuery } from "./query";
import { readJson } from "./request";
import { send } from "./respond";

/** An answer to the owner of a key, or why there is none. */
export type Told<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export type Ask = (c: Context, caller: Caller) => Promise<Told<object>>;

/** Answers the owner of a key about what belongs to it. Nothing of it costs a unit by itself. */
export function forCaller(parts: CallerParts, ask: Ask, status = 200): TracedHandler {
  const { pipeline } = parts;
  return async (c, trace) => {
    const query = readQuery(c.req.url);
    const found = await identify(parts, c, query);
    if (!found.ok) return send(trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    const issues = caller.kind === "secret" ? addressIssues(c, query) : [];
    const told = issues.length > 0 ? refused(invalidInput(issues)) : await ask(c, caller);
    if (!told.ok) return send(trace, await pipeline.refuse(told.refusal, caller));
    const headers = { ...pipeline.quotaHeaders(caller), "Referrer-Policy": "no-referrer" };
    return send(trace, { status, headers, body: JSON.stringify(told.value) });
  };
}

const LONGEST_SHOWN = 60;
const NOT_REPEATED =
  "Idempotency-Key is for calls of operations. This request is done each time that it is sent: leave the header out, and list what there is where an answer was lost.";

/** Faults outside of the body. */
function addressIssues(c: Context, { values, issues }: Query): readonly Issue[] {
  const { [KEY_PARAMETER]: _, ...unknown } = values;
  const isKeyed = c.req.method === "POST" && c.req.header("idempotency-key") !== undefined;
  return [
    ...(isKeyed ? [{ path: "Idempotency-Key", message: NOT_REPEATED, code: "invalid_value" }] : []),
    ...Object.keys(unknown).map((name) => unknownMember(name, "This request takes no parameters. Leave it out.")),
    ...issues,
  ];
}

function unknownMember(name: string, message: string): Issue {
  return { path: name.slice(0, LONGEST_SHOWN), message, code: "unknown_member" };
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

const NO_BODY = "This request takes no body. Leave it out.";

/** The same without a body; an empty object is as good as none. */
export function askWithoutBody(ask: Ask): Ask {
  return async (c, caller) => {
    if (caller.kind !== "secret") return ask(c, caller);
    const body = await readBody(c.req.raw);
    if (body.kind === "aborted") return refused(badRequest("The body ended before it was complete."));
    const sent = body.kind === "text" ? objectIn(body.text) : undefined;
    if (sent === undefined) {
      return refused(invalidInput([{ path: "(root)", message: NO_BODY, code: "invalid_value" }]));
    }
    const unknown = Object.keys(sent).map((name) => unknownMember(name, NO_BODY));
    return unknown.length > 0 ? refused(invalidInput(unknown)) : ask(c, caller);
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.trim() === "") return {};
  const read = boundedJson(text, "body");
  return read.kind === "json" && isRecord(read.value) ? read.value : undefined;
}

interface BodyAsk {
  readonly ask: (caller: Caller, sent: unknown, c: Context) => Promise<Told<object>>;
  /** Says how to send a request that came as a form. */
  readonly example: string;
  readonly mayBeBare?: boolean;
}

/** The same with a body, which is read only where the key is a secret one. */
export function askWithBody({ ask, example, mayBeBare = false }: BodyAsk): Ask {
  return async (c, caller) => {
    if (caller.kind !== "secret") return ask(caller, undefined, c);
    const body = await readJson(
      c,
      () => mayBeBare,
      () => example,
    );
    if (body.kind === "json") return ask(caller, body.value, c);
    const refusal =
      body.kind === "refused"
        ? body.refusal
        : { code: "payload_too_large" as const, error: "The body is far too large." };
    return refused(refusal);
  };
}
