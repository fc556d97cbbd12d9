import type { Catalogue } from "@almagest/catalog";
import type { FreeKind } from "@almagest/quota";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { type Examples, examplePath } from "../examples/files";
import { byteLength } from "../rest/respond";
import { type TracedHandler, type TraceParts, traced } from "../trace";
import { loadAssets } from "./assets";
import { coverageOfDomains } from "./coverage";
import { errorsPage } from "./errors-page";
import { PAGE_HEADERS } from "./html";
import { languagesPage } from "./languages-page";
import { llmsText } from "./llms";
import { llmsFullText } from "./llms-full";
import { asksForPage } from "./missing-page";
import { docsPage } from "./page";
import { type Playground, playResponse } from "./playground";

export interface PagesParts extends TraceParts {
  readonly catalogue: Catalogue;
  readonly publicUrl: string;
  readonly examples?: Examples;
  readonly extraRoutes?: readonly { readonly path: string; readonly transport: string }[];
  /** The page at the root; without one, as where nothing was built, the root leads to the reference. */
  readonly playground?: Playground | undefined;
}

const JSON_TYPE = "application/json";
const PLAIN = "text/plain; charset=utf-8";
const AN_HOUR = "public, max-age=3600";

/** Mounts the reference, the error page and their files. Gives their paths. */
export function mountPages(app: OpenAPIHono, parts: PagesParts): readonly string[] {
  const assets = loadAssets();
  const html = { docs: docsPage(parts.catalogue, parts.publicUrl), errors: errorsPage() };
  const toolPath = parts.extraRoutes?.find(({ transport }) => transport === "mcp")?.path;
  const llmsParts = { catalogue: parts.catalogue, publicUrl: parts.publicUrl, toolPath };
  const llms = llmsText(llmsParts);

  const page =
    (body: string | (() => Promise<string>), type?: string): TracedHandler =>
    async (_, { requestId }) => {
      const text = typeof body === "string" ? body : await body();
      return answer(text, type, { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId });
    };

  const asset =
    (body: Uint8Array<ArrayBuffer>, type: string): TracedHandler =>
    async (_, { requestId }) =>
      answer(body, type, { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId, "Cache-Control": AN_HOUR });

  const routes: readonly (readonly [string, TracedHandler, FreeKind?])[] = [
    ["/", rootPage(parts), "file"],
    ["/docs", page(html.docs)],
    ["/docs/", redirect("../docs", parts), "file"],
    ["/docs/errors", page(html.errors)],
    ["/docs/languages", page(languagesOnce(parts.catalogue))],
    ["/llms.txt", page(llms, PLAIN)],
    [
      "/llms-full.txt",
      page(
        once(async () => llmsFullText(llmsParts)),
        PLAIN,
      ),
    ],
    // Read when it is asked for: whole answers are ten times what the document has of them.
    ...[...(parts.examples ?? [])].map(
      ([id, read]) => [examplePath(id), page(async () => JSON.stringify(read()), JSON_TYPE)] as const,
    ),
    ...[...assets].map(([file, { body, type }]) => [`/docs/assets/${file}`, asset(body, type), "file"] as const),
  ];
  for (const [path, handler, free = "work"] of routes) {
    app.get(path, traced(parts, { route: path, transport: "rest", handler, free }));
  }
  mountPlayground(app, parts);
  return routes.map(([path]) => path);
}

/** A person gets the page where there is one; whoever takes JSON too, or says nothing, is led to the reference. */
function rootPage(parts: PagesParts): TracedHandler {
  const toReference = redirect("docs", parts);
  const { playground } = parts;
  return async (c, trace) => {
    const headers = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": trace.requestId, Vary: "Origin, Accept" };
    if (playground === undefined || !asksForPage(c.req.header("accept"))) {
      const response = await toReference(c, trace);
      response.headers.set("Vary", headers.Vary);
      return response;
    }
    return answer(playground.html, undefined, { ...headers, "Cache-Control": "no-cache" });
  };
}

/** The files of the page at the root, each by its own route. */
function mountPlayground(app: OpenAPIHono, parts: PagesParts): void {
  for (const file of parts.playground?.files ?? []) {
    const handler: TracedHandler = async (c, { requestId }) =>
      playResponse(file, c.req.header("accept-encoding"), { "X-Request-Id": requestId });
    app.get(`/${file.path}`, traced(parts, { route: "/play/{file}", transport: "rest", handler, free: "file" }));
  }
}

/** Counted when it is first asked for: that loads every language. */
function languagesOnce({ domains }: Catalogue): () => Promise<string> {
  return once(() => coverageOfDomains(domains).then(languagesPage));
}

/** Made when it is first asked for. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function redirect(location: string, parts: PagesParts): TracedHandler {
  return async (_, { requestId }) => {
    const headers = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId, Location: location };
    return new Response(null, { status: 302, headers });
  };
}

function answer(
  body: string | Uint8Array<ArrayBuffer>,
  type: string | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  const content = { "Content-Length": byteLength(body), ...(type && { "Content-Type": type }) };
  return new Response(body, { headers: { ...PAGE_HEADERS, ...content, ...headers } });
}
