import type { Catalogue } from "@almagest/catalog";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { askedOf, documentResponse, storedDocument } from "../documents/document";
import { AN_HOUR, OWN_FOR_AN_HOUR } from "../documents/tags";
import { BASE_PATH, DOCUMENT_PATH } from "../rest/base";
import type { CallerParts } from "../rest/caller";
import { countedPosition } from "../rest/position";
import { send } from "../rest/respond";
import { withSourceMember } from "../source-offer";
import { type TracedHandler, traced } from "../trace";
import { documentedDomains, documentPaths } from "./documented";

export interface DocumentRouteParts extends CallerParts {
  readonly catalogue: Catalogue;
  readonly sourceUrl?: string | undefined;
  /** The whole document. */
  readonly text: () => Promise<string>;
  readonly builtForm?: ((name: string) => string | undefined) | undefined;
}

const JSON_TYPE = "application/json";
/** RFC 9512, 2.1. */
const YAML_TYPE = "application/yaml";

/** Mounts the document, whole and by domain, as JSON and as YAML, and as a collection. Returns the paths. */
export function mountDocuments(app: OpenAPIHono, parts: DocumentRouteParts): readonly string[] {
  const formOf = formsOf(parts);
  const paths = documentPaths(parts.catalogue);
  for (const path of paths) {
    const make = path === DOCUMENT_PATH ? parts.text : () => formOf(path.slice(BASE_PATH.length + 1));
    const handler = documentHandler(parts, path, async () => withSourceMember(await make(), parts.sourceUrl));
    app.get(path, traced(parts, { route: path, transport: "rest", handler, free: "work" }));
  }
  const route = `${BASE_PATH}/openapi/:file`;
  app.get(route, traced(parts, { route, transport: "rest", handler: noDocument(parts), free: "work" }));
  return [...paths, `${BASE_PATH}/openapi/{file}`];
}

/** The document is public; the quota of a key in its headers is not. Made on the first request. */
function documentHandler(parts: DocumentRouteParts, path: string, make: () => Promise<string>): TracedHandler {
  const document = storedDocument(make);
  const type = path.endsWith(".yaml") ? YAML_TYPE : JSON_TYPE;
  return async (c, { requestId }, found) => {
    const position = await countedPosition(parts, found);
    return documentResponse(await document(), askedOf(c), {
      ...(position ?? parts.pipeline.quotaHeaders()),
      "Content-Type": type,
      "X-Request-Id": requestId,
      "Cache-Control": position === undefined ? AN_HOUR : OWN_FOR_AN_HOUR,
      Vary: "Origin, X-API-Key, Authorization",
    });
  };
}

function noDocument({ pipeline, catalogue }: DocumentRouteParts): TracedHandler {
  const domains = documentedDomains(catalogue).map(({ id }) => id);
  const error = `There is no such document. Each domain has one as .json and .yaml: ${domains.join(", ")}.`;
  return async (_, trace) => send(trace, await pipeline.refuse({ code: "not_found", error }));
}

/** The forms of the build; without a build all of them are made on the first request. */
function formsOf({ text, builtForm }: DocumentRouteParts): (name: string) => Promise<string> {
  let made: Promise<ReadonlyMap<string, string>> | undefined;
  const make = async (): Promise<ReadonlyMap<string, string>> => {
    const { derivedDocuments } = await import("./derived");
    return derivedDocuments(await text());
  };
  return async (name) => {
    const built = builtForm?.(name);
    if (built !== undefined) return built;
    made ??= make();
    return (await made).get(name) ?? "";
  };
}
