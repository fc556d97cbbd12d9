import type { Caller } from "@almagest/auth";
import type { Refusal } from "@almagest/pipeline";
import type { Context } from "hono";
import type { TracedHandler } from "../trace";
import { type CallerParts, identify } from "./caller";
import { readQuery } from "./query";
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
    const found = await identify(parts, c, readQuery(c.req.url));
    if (!found.ok) return send(trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    const told = await ask(c, caller);
    if (!told.ok) return send(trace, await pipeline.refuse(told.refusal, caller));
    const headers = { ...pipeline.quotaHeaders(caller), "Referrer-Policy": "no-referrer" };
    return send(trace, { status, headers, body: JSON.stringify(told.value) });
  };
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
    return { ok: false, refusal };
  };
}
