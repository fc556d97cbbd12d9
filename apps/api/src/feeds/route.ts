import type { OpenAPIHono } from "@hono/zod-openapi";
import { BASE_PATH } from "../rest/base";
import type { CallerParts } from "../rest/caller";
import { askWithBody, askWithoutBody, forCaller } from "../rest/managed";
import { type TracedHandler, traced } from "../trace";
import { type FetchParts, fetchHandler } from "./fetch";
import { FEEDS_PATH, type FeedDesk } from "./manage";

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
  app.post(
    FEEDS_MANAGED,
    managed(FEEDS_MANAGED, forCaller(parts, askWithBody({ ask: desk.make, example: EXAMPLE }), 201)),
  );
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
      forCaller(
        parts,
        askWithoutBody((c, caller) => desk.revoke(caller, c.req.param("id") ?? "")),
      ),
    ),
  );
}

const EXAMPLE = 'As JSON it is {"operation":"getUpcomingMoonPhases","input":{"timezone":"Europe/Berlin"},"lang":"de"}.';
