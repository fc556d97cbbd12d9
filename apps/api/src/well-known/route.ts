import type { OpenAPIHono } from "@hono/zod-openapi";
import { askedOf, documentResponse, storedDocument } from "../documents/document";
import { AN_HOUR } from "../documents/tags";
import { type TracedHandler, type TraceParts, traced } from "../trace";
import {
  AI_CATALOG_PATH,
  AI_CATALOG_TYPE,
  API_CATALOG_PATH,
  API_CATALOG_TYPE,
  aiCatalog,
  apiCatalog,
  type CatalogParts,
  rootOf,
} from "./catalogs";
import { SECURITY_PATH, securityText } from "./security";

export interface WellKnownParts extends TraceParts, Omit<CatalogParts, "hasTools" | "hasPlayground"> {
  readonly extraRoutes?: readonly { readonly transport: string }[];
  readonly playground?: object | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The operator's address for reports of security problems; undefined if not configured. */
  readonly securityContact?: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** For any page and without a key. */
const PUBLIC: Headers = { "Cache-Control": AN_HOUR, "Access-Control-Allow-Origin": "*" };

/** Mounts the documents by which programs find the interfaces of a host. Returns their paths. */
export function mountWellKnown(app: OpenAPIHono, parts: WellKnownParts): readonly string[] {
  const { catalogue, publicUrl, now, securityContact } = parts;
  const hasTools = parts.extraRoutes?.some(({ transport }) => transport === "mcp") === true;
  const catalogParts = { catalogue, publicUrl, hasTools, hasPlayground: parts.playground !== undefined };
  const link = `<${rootOf(publicUrl)}${API_CATALOG_PATH}>; rel="api-catalog"; type="application/linkset+json"`;

  const kept = (make: () => object, headers: Headers): TracedHandler => {
    const document = storedDocument(() => JSON.stringify(make()));
    return async (c, { requestId }) =>
      documentResponse(await document(), askedOf(c), {
        ...parts.pipeline.quotaHeaders(),
        ...PUBLIC,
        ...headers,
        "X-Request-Id": requestId,
      });
  };
  const routes = new Map<string, TracedHandler>([
    [API_CATALOG_PATH, kept(() => apiCatalog(catalogParts), { "Content-Type": API_CATALOG_TYPE, Link: link })],
    [AI_CATALOG_PATH, kept(() => aiCatalog(catalogParts), { "Content-Type": AI_CATALOG_TYPE })],
  ]);
  if (securityContact !== undefined) {
    routes.set(SECURITY_PATH, async (_, { requestId }) => {
      const headers = { ...PUBLIC, "Content-Type": "text/plain; charset=utf-8", "X-Request-Id": requestId };
      return new Response(securityText(securityContact, publicUrl, now()), { headers });
    });
  }
  for (const [route, handler] of routes) {
    app.get(route, traced(parts, { route, transport: "rest", handler, free: "file" }));
  }
  return [...routes.keys()];
}
