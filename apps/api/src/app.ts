import type { Transport } from "@almagest/auth";
import type { Catalogue } from "@almagest/catalog";
import { type Pipeline, rateLimitHeaders } from "@almagest/pipeline";
import type { Meter } from "@almagest/quota";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Hono } from "hono";
import { mountPages } from "./docs/pages";
import { healthReport } from "./health";
import type { ServiceLog } from "./log";
import { openApiText } from "./openapi/document";
import { BASE_PATH } from "./rest/base";
import { missingHandler } from "./rest/missing";
import { mountOperations } from "./rest/operations";
import { send } from "./rest/respond";
import { type AppEnv, traced, tracedRoutes } from "./trace";

/** Routes of another transport, served on the same port. */
export interface ExtraRoutes {
  /** Without a closing slash: `/mcp`. The routes are relative to it. */
  readonly prefix: string;
  readonly transport: Transport;
  // biome-ignore lint/suspicious/noExplicitAny: any Hono application, whatever its context holds
  readonly routes: Hono<any>;
}

export interface AppParts {
  readonly pipeline: Pipeline;
  readonly meter: Meter;
  readonly catalogue: Catalogue;
  readonly ephemeris: { readonly name: string; readonly version: string };
  readonly log: ServiceLog;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
  readonly extraRoutes?: readonly ExtraRoutes[];
}

const DOCUMENT_PATH = `${BASE_PATH}/openapi.json`;
const HEALTH_PATH = "/health";

/** The whole service as one function of a request. Every schema is compiled here, none while it answers. */
export function createApp(parts: AppParts): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>();
  const { catalogue, publicUrl, pipeline } = parts;
  const headers = async (): Promise<Record<string, string>> => rateLimitHeaders(await parts.meter.current(undefined));

  for (const { prefix, transport, routes } of parts.extraRoutes ?? []) {
    app.use(prefix, tracedRoutes(parts, transport));
    app.use(`${prefix}/*`, tracedRoutes(parts, transport));
    app.route(prefix, routes);
  }
  const json = (path: string, text: () => string): void => {
    const handler = traced(parts, path, async (_, trace) =>
      send(trace, { status: 200, headers: await headers(), body: text() }),
    );
    app.get(path, handler);
  };
  const document = openApiText(app, parts);
  json(DOCUMENT_PATH, () => document);
  json(HEALTH_PATH, healthReport(parts));
  const pagePaths = mountPages(app, { ...parts, headers });
  mountOperations(app, catalogue, parts);

  const pages = [DOCUMENT_PATH, HEALTH_PATH, ...pagePaths].map((path) => ({ method: "GET", path }));
  app.notFound(missingHandler({ ...parts, catalogue, publicUrl, pages }));
  app.onError(async (error, c) => {
    const trace = c.get("trace") ?? { requestId: "" };
    return send(trace, await pipeline.fail({ message: "a request failed", error }));
  });
  return app;
}
