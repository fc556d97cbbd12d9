import { REFUSALS } from "@almagest/auth";
import { calendared, feedOf } from "@almagest/calendar";
import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import { isRecord } from "@almagest/operation";
import { type AskedFeed, methodNotAllowed, type Outcome, type Refusal } from "@almagest/pipeline";
import type { Context } from "hono";
import { addressOf } from "../client";
import { isNamed } from "../documents/tags";
import { moreHeaders } from "../rest/calendar";
import type { CallerParts } from "../rest/caller";
import { options } from "../rest/missing";
import { byteLength } from "../rest/respond";
import { fileNameOf } from "../rest/ways";
import type { RequestTrace, TracedHandler } from "../trace";
import type { Feeds } from "./feeds";
import { dayOf } from "./manage";
import { feedRaws } from "./request";
import type { SealedFeed } from "./seal";

export interface FetchParts extends CallerParts {
  readonly catalogue: Catalogue;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly feeds?: Feeds | undefined;
}

/** The same for an address that was cut, changed, sealed elsewhere or with a key that is gone, and for a revoked feed. */
const GONE: Refusal = { code: REFUSALS.feedEnded.code, error: REFUSALS.feedEnded.message };
const TYPE = "text/calendar; charset=utf-8";
const SUFFIX = /\.ics$/;
const METHODS = ["GET", "HEAD"] as const;
const HOUR_MS = 3_600_000;
/** A paused subscription may be paid at any time. */
const PAUSED_SECONDS = "3600";

/** A feed whose address was opened, and its operation. */
interface Opened {
  readonly feed: SealedFeed;
  readonly entry: CatalogueEntry;
}

/** Answers `GET` and `HEAD` of a feed's address. */
export function fetchHandler(parts: FetchParts): TracedHandler {
  const { pipeline, gate, catalogue, feeds, trustedHops } = parts;
  const byId = new Map(catalogue.entries.map((entry) => [entry.operation.id, entry]));
  const openedIn = (sealed: string): Opened | undefined => {
    const feed = feeds?.sealer.open(sealed.replace(SUFFIX, ""));
    const entry = feed && byId.get(feed.operationId);
    return feed && entry && calendared.includes(feed.operationId) ? { feed, entry } : undefined;
  };
  return async (c, trace) => {
    const { method } = c.req;
    if (method === "OPTIONS") return options(c, trace, { allow: METHODS, headers: {} });
    const opened = METHODS.some((known) => known === method) ? openedIn(c.req.param("address") ?? "") : undefined;
    // A fetch that costs nothing is counted: by its address here, by its key in the pipeline.
    const excess = opened === undefined || method === "HEAD" ? gate?.(c, "work") : undefined;
    if (excess !== undefined) return respond(trace, await pipeline.refuse(excess));
    if (!METHODS.some((known) => known === method)) {
      return respond(trace, await pipeline.refuse(methodNotAllowed(method, METHODS)));
    }
    if (opened === undefined) return respond(trace, await pipeline.refuse(GONE));
    const address = addressOf(c, trustedHops);
    const found = await pipeline.identify({
      transport: "rest",
      key: undefined,
      origin: undefined,
      address,
      feed: opened.feed.id,
    });
    if (!found.ok) return respond(trace, found.outcome);
    const { caller } = found;
    trace.keyId = caller.keyId;
    trace.operationId = opened.entry.operation.id;
    // Programs look before they fetch: a fetch of headers must not use the hour up.
    if (method === "HEAD")
      return new Response(null, { headers: { ...OWN, "Content-Type": TYPE, "X-Request-Id": trace.requestId } });
    const outcome = await pipeline.execute({
      operation: opened.entry.operation,
      domainId: opened.entry.domain.id,
      caller,
      transport: "rest",
      raw: {},
      requestId: trace.requestId,
      feed: askedFeed(c, opened.feed, dayOf(parts.now())),
    });
    return respond(trace, outcome, { nowEpochMs: parts.now(), name: fileNameOf(opened.entry.name) });
  };
}

function askedFeed(c: Context, feed: SealedFeed, today: string): AskedFeed {
  const known = c.req.header("if-none-match");
  return {
    id: feed.id,
    secret: c.req.param("address")?.replace(SUFFIX, "") ?? "",
    raws: feedRaws(feed, today),
    textOf: feedText(today),
    has: (digest) => known !== undefined && isNamed(known, tagOf(digest)),
  };
}

/** Writes the answers of a day as its calendar. */
export function feedText(today: string): AskedFeed["textOf"] {
  return (operationId, told) => {
    const answers = told.map(({ input, body }) => ({ input, answer: parsed(body) }));
    return feedOf(operationId, answers, today);
  };
}

function parsed(body: string | Uint8Array): unknown {
  const answer: unknown = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
  return isRecord(answer) ? answer : undefined;
}

/** Weak: a proxy may send the text in another coding. */
function tagOf(digest: string): string {
  return `W/"${digest.slice(0, 32)}"`;
}

/** The address is a secret: no page that is reached from it learns it, and nobody but the program that asks keeps the text. */
const OWN = {
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The moment of a fetch, and the name of its file without a suffix. */
interface FileOfFeed {
  readonly nowEpochMs: number;
  readonly name: string;
}

/** A reader of a feed is not told how many units its owner has. */
function respond(trace: RequestTrace, outcome: Outcome, file?: FileOfFeed): Response {
  const { status, picture, digest } = outcome;
  const told = Object.entries(outcome.headers).filter(([name]) => !/^(?:X-RateLimit-|WWW-Authenticate$)/i.test(name));
  const common: Record<string, string> = { ...Object.fromEntries(told), ...OWN, "X-Request-Id": trace.requestId };
  if (file !== undefined && (status === 200 || status === 304)) {
    const left = Math.ceil((HOUR_MS - (file.nowEpochMs % HOUR_MS)) / 1000);
    const headers = { ...common, "Cache-Control": `private, max-age=${left}`, ...(digest && { ETag: tagOf(digest) }) };
    if (status === 304) return new Response(null, { status, headers });
    const bytes = new TextEncoder().encode(typeof picture === "string" ? picture : "");
    const own = {
      ...moreHeaders(outcome),
      "Content-Type": TYPE,
      "Content-Length": byteLength(bytes),
      "Content-Disposition": `inline; filename="${file.name}.ics"`,
    };
    return new Response(bytes, { status, headers: { ...headers, ...own } });
  }
  const wait = status === 429 && common["Retry-After"] === undefined ? { "Retry-After": PAUSED_SECONDS } : {};
  const headers = { ...common, ...wait, "Content-Type": "application/json", "Cache-Control": "private, no-store" };
  return new Response(outcome.body, { status, headers });
}
