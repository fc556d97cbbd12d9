import type { Caller } from "@almagest/auth";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { BASE_PATH } from "../rest/base";
import { type CallerParts, identify } from "../rest/caller";
import { readQuery } from "../rest/query";
import { readJson } from "../rest/request";
import { send } from "../rest/respond";
import { type TracedHandler, traced } from "../trace";
import { type FetchParts, fetchHandler } from "./fetch";
import { FEEDS_PATH, type FeedDesk, type Told } from "./manage";

/** The path at which feeds are made, listed and revoked. */
export const FEEDS_MANAGED = `${BASE_PATH}/calendars/feeds`;
/** Each page of feeds, for lists of what a path takes. */
export const FEED_PAGES = [
  { method: "POST", path: FEEDS_MANAGED },
  { method: "GET", path: FEEDS_MANAGED },
  { method: "DELETE", path: `${FEEDS_MANAGED}/{id}` },
] as const;

export interface FeedRouteParts extends FetchParts, CallerParts {
  readonly desk: FeedDesk;
}

/** Mounts feeds: their addresses, and their management by the owner of a secret key. */
export function mountFeeds(app: OpenAPIHono, parts: FeedRouteParts): void {
  const { desk } = parts;
  const route = `${FEEDS_PATH}/:address`;
  app.all(route, traced(parts, { route, transport: "rest", handler: fetchHandler(parts) }));
  const managed = (path: string, handler: TracedHandler) => traced(parts, { route: path, transport: "rest", handler });
  const one = `${FEEDS_MANAGED}/:id`;
  app.post(FEEDS_MANAGED, managed(FEEDS_MANAGED, makeHandler(parts)));
  app.get(
    FEEDS_MANAGED,
    managed(
      FEEDS_MANAGED,
      forCaller(parts, (_, caller) => desk.list(caller)),
    ),
  );
  app.delete(
    one,
    managed(
      one,
      forCaller(parts, (c, caller) => desk.revoke(caller, c.req.param("id") ?? "")),
    ),
  );
}

type Ask = (c: Context, caller: Caller) => Promise<Told<object>>;

function forCaller(parts: FeedRouteParts, ask: Ask, status = 200): TracedHandler {
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

/** The body is read only where the caller may make feeds. */
function makeHandler(parts: FeedRouteParts): TracedHandler {
  const make: Ask = async (c, caller) => {
    if (caller.kind !== "secret") return parts.desk.make(caller, undefined);
    const body = await readJson(
      c,
      () => false,
      () => EXAMPLE,
    );
    if (body.kind === "json") return parts.desk.make(caller, body.value);
    const refusal =
      body.kind === "refused"
        ? body.refusal
        : { code: "payload_too_large" as const, error: "The body is far too large." };
    return { ok: false, refusal };
  };
  return forCaller(parts, make, 201);
}

const EXAMPLE = 'As JSON it is {"operation":"getUpcomingMoonPhases","input":{"timezone":"Europe/Berlin"},"lang":"de"}.';
