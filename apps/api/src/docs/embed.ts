import type { OpenAPIHono } from "@hono/zod-openapi";
import { askedOf, documentResponse, storedDocument } from "../documents/document";
import { AN_HOUR } from "../documents/tags";
import { readQuery } from "../rest/query";
import { type TracedHandler, type TraceParts, traced } from "../trace";
import type { Playground } from "./playground";

/** The hosts whose pages may use a publishable key; undefined for every other text. */
export type KeyHosts = (key: string) => Promise<readonly string[] | undefined>;

export interface EmbedParts extends TraceParts {
  readonly playground?: Playground | undefined;
  /** Without it every page may have a frame. */
  readonly keyHosts?: KeyHosts | undefined;
}

export const SCRIPT_PATH = "/embed.js";
export const FRAME_PATH = "/embed";

const SCRIPT_HEADERS = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": AN_HOUR,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A frame runs the program of the embeds, asks this service, and does nothing else. */
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types almagest-figure",
];

const FRAME_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  // The hosts of a key may change.
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Mounts the script of other sites and the document of a frame. Returns their paths. */
export function mountEmbed(app: OpenAPIHono, parts: EmbedParts): readonly string[] {
  const embed = parts.playground?.embed;
  if (embed === undefined) return [];
  const script = storedDocument(() => embed.script);
  const html = storedDocument(() => embed.html);
  const headersOf = (requestId: string): Readonly<Record<string, string>> => ({
    ...parts.pipeline.quotaHeaders(),
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  });
  const routes: readonly (readonly [string, TracedHandler])[] = [
    [
      SCRIPT_PATH,
      async (c, { requestId }) =>
        documentResponse(await script(), askedOf(c), { ...SCRIPT_HEADERS, ...headersOf(requestId) }),
    ],
    [
      FRAME_PATH,
      async (c, { requestId }) => {
        const ancestors = await ancestorsOf(readQuery(c.req.url).values["key"], parts.keyHosts);
        const policy = [...FRAME_POLICY, `frame-ancestors ${ancestors}`].join("; ");
        return documentResponse(await html(), askedOf(c), {
          ...FRAME_HEADERS,
          ...headersOf(requestId),
          "Content-Security-Policy": policy,
        });
      },
    ],
  ];
  for (const [path, handler] of routes) {
    app.get(path, traced(parts, { route: path, transport: "rest", handler, free: "file" }));
  }
  return routes.map(([path]) => path);
}

/**
 * The pages that may have a frame: those on the hosts of its key, at any port, as the key itself is used. A frame
 * without a key has the allowance of its visitor, and one with a wrong key shows a refusal: any page may have these.
 */
async function ancestorsOf(key: string | undefined, keyHosts: KeyHosts | undefined): Promise<string> {
  const hosts = key === undefined || key === "" ? undefined : await keyHosts?.(key);
  if (hosts === undefined) return "*";
  // A policy has no form for an IPv6 address.
  const named = hosts.filter((host) => !host.startsWith("["));
  return named.length === 0 ? "'none'" : named.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]).join(" ");
}
