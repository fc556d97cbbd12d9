import type { Catalogue } from "@almagest/catalog";
import type { FreeKind } from "@almagest/quota";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { askedOf, documentResponse, type LazyDocument, storedDocument } from "../documents/document";
import { AN_HOUR } from "../documents/tags";
import { type Examples, examplePath } from "../examples/files";
import { BATCH_ID } from "../openapi/batch";
import { byteLength } from "../rest/respond";
import { type SourceUrl, withSourceMeta } from "../source-offer";
import { type TracedHandler, type TraceParts, traced } from "../trace";
import { type DocumentationPath, documentationPaths } from "./addresses";
import { type Asset, loadAssets } from "./assets";
import { coverageOfDomains } from "./coverage";
import { embedsPage } from "./embeds-page";
import { errorsPage } from "./errors-page";
import { PAGE_HEADERS } from "./html";
import { languagesPage } from "./languages-page";
import { llmsText } from "./llms";
import { llmsFullText } from "./llms-full";
import { asksForPage } from "./missing-page";
import { plainReference } from "./page";
import { type Playground, playResponse } from "./playground";
import { toolsPage } from "./tools-page";

export interface PagesParts extends TraceParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  readonly sourceUrl?: SourceUrl;
  readonly examples?: Examples;
  readonly extraRoutes?: readonly { readonly path: string; readonly transport: string }[];
  /** The page at the root; without it, as in an unbuilt checkout, the root redirects to the reference. */
  readonly playground?: Playground | undefined;
  /** An operation of the OpenAPI document with all that it refers to, as JSON. */
  readonly described: (operationId: string) => Promise<string>;
}

const JSON_TYPE = "application/json";
const PLAIN = "text/plain; charset=utf-8";
/** A release changes the pages, so a browser asks again each time; with a known tag that costs nothing. */
const PAGE_CACHING = "no-cache";

/** Mounts the reference, the error page and their files. Returns their paths. */
export function mountPages(app: OpenAPIHono, parts: PagesParts): readonly string[] {
  const assets = loadAssets();
  const toolPath = parts.extraRoutes?.find(({ transport }) => transport === "mcp")?.path;
  const llmsParts = { catalogue: parts.catalogue, publicUrl: parts.publicUrl, toolPath };

  const kept =
    (document: LazyDocument, headers: Readonly<Record<string, string>>): TracedHandler =>
    async (c, { requestId }) =>
      documentResponse(await document(), askedOf(c), {
        ...PAGE_HEADERS,
        ...headers,
        ...parts.pipeline.quotaHeaders(),
        "X-Request-Id": requestId,
      });
  const page = (make: () => string | Promise<string>): TracedHandler =>
    kept(storedDocument(make), { "Cache-Control": PAGE_CACHING });
  const text = (make: () => string | Promise<string>): TracedHandler =>
    kept(storedDocument(make), { "Content-Type": PLAIN, "Cache-Control": AN_HOUR });
  const asset = ({ body, type }: Asset): TracedHandler =>
    kept(
      storedDocument(() => body),
      { "Content-Type": type, "Cache-Control": AN_HOUR },
    );
  const example =
    (read: () => unknown): TracedHandler =>
    async (_, { requestId }) =>
      answer(JSON.stringify(read()), JSON_TYPE, { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId });

  const written: Readonly<Record<DocumentationPath, TracedHandler>> = {
    "/docs": page(() => referencePage(parts)),
    "/docs/errors": page(errorsPage),
    "/docs/languages": page(() => coverageOfDomains(parts.catalogue.domains).then(languagesPage)),
    "/docs/tools": page(() => toolsPage(parts.catalogue)),
    "/docs/embeds": page(() => embedsPage(parts.publicUrl)),
    "/llms.txt": text(() => llmsText(llmsParts)),
    "/llms-full.txt": text(() => llmsFullText(llmsParts)),
  };
  const routes: readonly (readonly [string, TracedHandler, FreeKind?])[] = [
    ["/", rootPage(parts), "file"],
    ...documentationPaths(parts.playground !== undefined).map((path) => [path, written[path]] as const),
    // Each is packed and kept when somebody reads it.
    ...[...parts.catalogue.entries.map(({ operation }) => operation.id), BATCH_ID].map(
      (id): readonly [string, TracedHandler, FreeKind] => [
        `/docs/operations/${id}.json`,
        kept(
          storedDocument(() => parts.described(id)),
          { "Content-Type": JSON_TYPE, "Cache-Control": AN_HOUR },
        ),
        "file",
      ],
    ),
    ["/docs/", redirect("../docs", parts), "file"],
    // Read on request: whole answers are ten times the size of those in the document.
    ...[...(parts.examples ?? [])].map(([id, read]) => [examplePath(id), example(read)] as const),
    ...pageAddresses(parts).map((path): readonly [string, TracedHandler, FreeKind] => [
      path,
      redirect(`../#${path}`, parts),
      "file",
    ]),
    ...[...assets].map(([file, each]) => [`/docs/assets/${file}`, asset(each), "file"] as const),
  ];
  for (const [path, handler, free = "work"] of routes) {
    app.get(path, traced(parts, { route: path, transport: "rest", handler, free }));
  }
  mountPlayground(app, parts);
  return routes.map(([path]) => path);
}

/** The reference of the build; in an unbuilt checkout, the ways to the same as text. */
function referencePage(parts: PagesParts): string {
  const { playground, sourceUrl } = parts;
  return playground === undefined ? plainReference(parts) : withSourceMeta(playground.reference, sourceUrl);
}

/**
 * A browser gets the page, if there is one; a client that accepts JSON too, or sends no Accept, is redirected to the
 * reference.
 */
function rootPage(parts: PagesParts): TracedHandler {
  const toReference = redirect("docs", parts);
  const { playground } = parts;
  const html = playground && storedDocument(() => withSourceMeta(playground.html, parts.sourceUrl));
  return async (c, trace) => {
    const headers = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": trace.requestId, Vary: "Origin, Accept" };
    if (html === undefined || !asksForPage(c.req.header("accept"))) {
      const response = await toReference(c, trace);
      response.headers.set("Vary", headers.Vary);
      return response;
    }
    return documentResponse(await html(), askedOf(c), { ...PAGE_HEADERS, ...headers, "Cache-Control": PAGE_CACHING });
  };
}

/** The short addresses of pages, which lead into the page at the root: `/pages/kundli` is `#/pages/kundli` there. */
function pageAddresses({ catalogue, playground }: PagesParts): readonly string[] {
  if (playground === undefined) return [];
  return catalogue.domains.flatMap(({ id, operations }) => (id === "pages" ? operations.map(({ path }) => path) : []));
}

/** Mounts the files of the page at the root, each on a separate route. */
function mountPlayground(app: OpenAPIHono, parts: PagesParts): void {
  for (const file of parts.playground?.files ?? []) {
    const handler: TracedHandler = async (c, { requestId }) =>
      playResponse(file, c.req.header("accept-encoding"), { "X-Request-Id": requestId });
    app.get(`/${file.path}`, traced(parts, { route: "/play/{file}", transport: "rest", handler, free: "file" }));
  }
}

function redirect(location: string, parts: PagesParts): TracedHandler {
  return async (_, { requestId }) => {
    const headers = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId, Location: location };
    return new Response(null, { status: 302, headers });
  };
}

function answer(body: string, type: string, headers: Readonly<Record<string, string>>): Response {
  const content = { "Content-Length": byteLength(body), "Content-Type": type };
  return new Response(body, { headers: { ...PAGE_HEADERS, ...content, ...headers } });
}
