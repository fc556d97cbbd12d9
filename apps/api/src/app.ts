import { randomUUID } from "node:crypto";
import type { Transport } from "@almagest/auth";
import type { Catalogue } from "@almagest/catalog";
import type { Health } from "@almagest/database";
import type { Identified, Pipeline } from "@almagest/pipeline";
import type { FreeKind } from "@almagest/quota";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getPath } from "hono/utils/url";
import type { Courtesy } from "./batch/courtesy";
import { BATCH_PATH, mountBatch } from "./batch/route";
import { type KeyHosts, mountEmbed } from "./docs/embed";
import { mountPages } from "./docs/pages";
import type { Playground } from "./docs/playground";
import type { Examples } from "./examples/files";
import { deskOf } from "./feeds/desk";
import type { Feeds } from "./feeds/feeds";
import { FEED_PAGES, mountFeeds } from "./feeds/route";
import { freeGate, type GateParts } from "./free-gate";
import { healthReport } from "./health";
import type { ServiceLog } from "./log";
import type { OAuth } from "./oauth/oauth";
import { mountOAuth } from "./oauth/routes";
import { loadPictures, openApiText } from "./openapi/document";
import { mountDocuments } from "./openapi/mount";
import { documentParts } from "./openapi/parts";
import type { Redeem } from "./opening/opening";
import { mountOpening } from "./opening/route";
import { mountPictures, PICTURES_PATHS } from "./pictures";
import { type CallerParts, identifyKeyed } from "./rest/caller";
import { missingHandler } from "./rest/missing";
import { mountOperations } from "./rest/operations";
import { routedPath } from "./rest/pictures/address";
import { positionOf } from "./rest/position";
import { send } from "./rest/respond";
import { beginTrace, type TracedHandler, traced } from "./trace";
import { webhookDeskOf } from "./webhooks/desk";
import { mountWebhooks, WEBHOOK_PAGES } from "./webhooks/route";
import type { Webhooks } from "./webhooks/webhooks";
import { mountWellKnown } from "./well-known/route";

/** A route of another transport on the same port, for every method. */
export interface ExtraRoute {
  /** A pattern of the router: `/mcp/:domain`. */
  readonly path: string;
  /** The parent address, whose handler lists what there is below: `/mcp`. */
  readonly above?: string;
  readonly transport: Transport;
  /** Kind under which requests without a caller are counted by address. */
  readonly free?: FreeKind;
  /** Writes its own answer, with the id of the request. The values it sets in the trace (`keyId`, `operationId`) go into the request's log line. */
  readonly handler: TracedHandler;
}

export interface AppParts extends GateParts {
  readonly pipeline: Pipeline;
  /** Computes lines of batches; the same pipeline where there is no other. */
  readonly linePipeline?: Pipeline;
  /** Lets other calls go before lines of batches. */
  readonly courtesy?: Courtesy;
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  readonly log: ServiceLog;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
  /** The state of the database; the health report leaves it out without this. */
  readonly databaseHealth?: () => Health;
  readonly extraRoutes?: readonly ExtraRoute[];
  /** Example answers, for the document and the reference; absent where the program was not built. */
  readonly examples?: Examples;
  /** The address of the running program's source; undefined if not configured. */
  readonly sourceUrl?: string | undefined;
  /** The operator's address for reports of security problems; undefined if not configured. */
  readonly securityContact?: string | undefined;
  /** Names the program and everything else that its answers depend on; by default a new name at each start. */
  readonly programId?: string;
  /** The page at the root; without it the root redirects to the reference. */
  readonly playground?: Playground | undefined;
  /** The hosts of a publishable key, for the pages that may have a frame. */
  readonly keyHosts?: KeyHosts | undefined;
  /** Exchanges the one-time token of an address for a key. */
  readonly redeem?: Redeem | undefined;
  /** Sign-ins for the tool servers; undefined where there are none. */
  readonly oauth?: OAuth | undefined;
  /** Calendar feeds; undefined where there are none. */
  readonly feeds?: Feeds | undefined;
  /** Webhooks; undefined where there are none. */
  readonly webhooks?: Webhooks | undefined;
  /** The OpenAPI document made by the build; without it the document is made on the first request. */
  readonly builtDocument?: () => string | undefined;
  /** One operation of that document. */
  readonly builtPart?: (operationId: string) => string | undefined;
  /** Another form of it: by domain, as YAML, as a collection. */
  readonly builtForm?: (name: string) => string | undefined;
}

const HEALTH_PATH = "/health";

/**
 * The whole service as one function of a request. Call handlers are compiled here; documents are made on the first
 * read.
 */
export function createApp(given: AppParts): OpenAPIHono {
  const keyed = (c: Context): Promise<Identified | undefined> => identifyKeyed(given, c);
  const parts = { ...given, gate: freeGate(given), keyed, programId: given.programId ?? randomUUID() };
  const app = new OpenAPIHono({ getPath: pathOf });
  mountExtra(app, parts);
  const documentPaths = mountDocuments(app, { ...parts, text: () => documentText(parts) });
  mountHealth(app, parts);
  const wellKnownPaths = mountWellKnown(app, parts);
  const pagePaths = [...mountPages(app, { ...parts, described: describedBy(parts) }), ...mountEmbed(app, parts)];
  mountOpening(app, parts);
  mountOAuth(app, parts);
  mountPictures(app, parts);
  mountFeeds(app, { ...parts, desk: deskOf(parts) });
  mountWebhooks(app, { ...parts, desk: webhookDeskOf(parts) });
  mountBatch(app, parts);
  mountOperations(app, parts.catalogue, parts);

  const gets = [
    ...documentPaths,
    ...wellKnownPaths,
    HEALTH_PATH,
    ...PICTURES_PATHS.map((path) => path.replace(/:(\w+)/g, "{$1}")),
    ...pagePaths,
  ].map((path) => ({
    method: "GET",
    path,
  }));
  const pages = [...gets, { method: "POST", path: BATCH_PATH }, ...FEED_PAGES, ...WEBHOOK_PAGES];
  app.notFound(missingHandler({ ...parts, pages }));
  app.onError(async (error) => {
    const trace = beginTrace(undefined, "rest");
    return send(trace, await parts.pipeline.fail({ message: "a request failed", error, requestId: trace.requestId }));
  });
  return app;
}

async function documentText(parts: AppParts): Promise<string> {
  return parts.builtDocument?.() ?? openApiText({ ...parts, pictures: await loadPictures(parts.catalogue) });
}

/** Operations of the document, of which the reference reads one at a time. */
function describedBy(parts: AppParts): (operationId: string) => Promise<string> {
  let made: Promise<ReadonlyMap<string, string>> | undefined;
  return async (id) => {
    const built = parts.builtPart?.(id);
    if (built !== undefined) return built;
    made ??= documentText(parts).then(documentParts);
    return (await made).get(id) ?? "";
  };
}

function mountExtra(app: OpenAPIHono, parts: AppParts): void {
  for (const { path, above, transport, handler, free } of parts.extraRoutes ?? []) {
    for (const route of above === undefined ? [path] : [path, above]) {
      app.all(route, traced(parts, { route, transport, handler, ...(free && { free }) }));
    }
  }
}

/**
 * A trailing slash is ignored in addresses of the API and of the tool servers; the links in the pages depend on theirs.
 * A picture is routed by its operation's path.
 */
function pathOf(request: Request): string {
  const path = getPath(request);
  return routedPath(/^\/(?:api\/.+|mcp(?:\/.+)?)\/$/.test(path) ? path.slice(0, -1) : path);
}

/** A monitor has no key: its answer never waits for the database and is never refused. */
function mountHealth(app: OpenAPIHono, parts: AppParts & CallerParts): void {
  const report = healthReport(parts);
  const handler: TracedHandler = async (c, trace) => {
    const headers = (await positionOf(parts, c)) ?? parts.pipeline.quotaHeaders();
    return send(trace, { status: 200, headers, body: report() });
  };
  app.get(HEALTH_PATH, traced(parts, { route: HEALTH_PATH, transport: "rest", handler }));
}
