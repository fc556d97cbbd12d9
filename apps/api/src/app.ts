import type { Credentials, Transport } from "@almagest/auth";
import type { Catalogue } from "@almagest/catalog";
import type { Health } from "@almagest/database";
import type { Pipeline } from "@almagest/pipeline";
import { OpenAPIHono } from "@hono/zod-openapi";
import { getPath } from "hono/utils/url";
import { mountPages } from "./docs/pages";
import type { Playground } from "./docs/playground";
import type { Examples } from "./examples/files";
import { healthReport } from "./health";
import type { ServiceLog } from "./log";
import { loadPictures, openApiText } from "./openapi/document";
import { mountPictures, PICTURES_PATHS } from "./pictures";
import { DOCUMENT_PATH } from "./rest/base";
import { missingHandler } from "./rest/missing";
import { credentialsOf, mountOperations } from "./rest/operations";
import { routedPath } from "./rest/pictures/address";
import { readQuery } from "./rest/query";
import { type Sendable, send } from "./rest/respond";
import { beginTrace, type TracedHandler, traced } from "./trace";

/** A route of another transport on the same port, for every method. */
export interface ExtraRoute {
  /** A pattern of the router: `/mcp/:domain`. */
  readonly path: string;
  /** The address above it, where its handler says what there is: `/mcp`. */
  readonly above?: string;
  readonly transport: Transport;
  /** Writes its own answer. What it sets in the trace (`keyId`, `operationId`) stands in the request's log line. */
  readonly handler: TracedHandler;
}

export interface AppParts {
  readonly pipeline: Pipeline;
  /** Proxies of the operator's own in front of the service. */
  readonly trustedHops: number;
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  readonly log: ServiceLog;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
  /** How the database does; without one the health report says nothing of it. */
  readonly databaseHealth?: () => Health;
  readonly extraRoutes?: readonly ExtraRoute[];
  /** Example answers, for the document and the reference; none where the program was not built. */
  readonly examples?: Examples;
  /** The page at the root; without one the root leads to the reference. */
  readonly playground?: Playground | undefined;
  /** The OpenAPI document that the build made of this catalogue; where there is none, it is made when it is asked for. */
  readonly builtDocument?: () => string | undefined;
}

const HEALTH_PATH = "/health";

/** The whole service as one function of a request. What answers calls is compiled here; documents are made when they are first read. */
export function createApp(parts: AppParts): OpenAPIHono {
  const app = new OpenAPIHono({ getPath: pathOf });
  mountExtra(app, parts);
  mountJson(app, parts, { path: DOCUMENT_PATH, body: documentOf(parts), asks: () => true });
  // Whoever watches the service has no key: this answer then waits for no database.
  mountJson(app, parts, { path: HEALTH_PATH, body: healthReport(parts), asks: ({ key }) => key !== undefined });
  const pagePaths = mountPages(app, parts);
  mountPictures(app, parts);
  mountOperations(app, parts.catalogue, parts);

  const pages = [
    DOCUMENT_PATH,
    HEALTH_PATH,
    ...PICTURES_PATHS.map((path) => path.replace(/:(\w+)/g, "{$1}")),
    ...pagePaths,
  ].map((path) => ({
    method: "GET",
    path,
  }));
  app.notFound(missingHandler({ ...parts, pages }));
  app.onError(async (error) => {
    const trace = beginTrace(undefined, "rest");
    return send(trace, await parts.pipeline.fail({ message: "a request failed", error, requestId: trace.requestId }));
  });
  return app;
}

/** Made once, when somebody first asks for it. */
function documentOf(parts: AppParts): () => Promise<Sendable["body"]> {
  let document: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const make = async (): Promise<Uint8Array<ArrayBuffer>> =>
    new TextEncoder().encode(
      parts.builtDocument?.() ?? openApiText({ ...parts, pictures: await loadPictures(parts.catalogue) }),
    );
  return () => {
    document ??= make();
    return document;
  };
}

function mountExtra(app: OpenAPIHono, parts: AppParts): void {
  for (const { path, above, transport, handler } of parts.extraRoutes ?? []) {
    const named: TracedHandler = async (c, trace) => withRequestId(await handler(c, trace), trace.requestId);
    for (const route of above === undefined ? [path] : [path, above]) {
      app.all(route, traced(parts, { route, transport, handler: named }));
    }
  }
}

/**
 * A closing slash changes no address of the interface or of the tool servers; the pages' links depend on theirs.
 * A picture is routed by its operation's path.
 */
function pathOf(request: Request): string {
  const path = getPath(request);
  return routedPath(/^\/(?:api\/.+|mcp(?:\/.+)?)\/$/.test(path) ? path.slice(0, -1) : path);
}

function withRequestId(response: Response, requestId: string): Response {
  const headers = new Headers(response.headers);
  headers.set("X-Request-Id", requestId);
  return new Response(response.body, { status: response.status, headers });
}

interface JsonPage {
  readonly path: string;
  readonly body: () => Sendable["body"] | Promise<Sendable["body"]>;
  /** Whether the caller is looked up for the position that the headers show. */
  readonly asks: (credentials: Credentials) => boolean;
}

/** A document that needs no key; who sends one sees where it stands. */
function mountJson(app: OpenAPIHono, parts: AppParts, { path, body, asks }: JsonPage): void {
  const { pipeline } = parts;
  const handler: TracedHandler = async (c, trace) => {
    const credentials = credentialsOf(parts, c, readQuery(c.req.url));
    const headers = asks(credentials) ? await pipeline.liveQuotaHeaders(credentials) : pipeline.quotaHeaders();
    return send(trace, { status: 200, headers, body: await body() });
  };
  app.get(path, traced(parts, { route: path, transport: "rest", handler }));
}
