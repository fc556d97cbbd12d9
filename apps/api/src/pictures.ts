import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as crystals from "@almagest/crystals";
import * as iching from "@almagest/iching";
import * as tarot from "@almagest/tarot";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { byteLength } from "./rest/respond";
import { type TracedHandler, type TraceParts, traced } from "./trace";

/** Of every picture, for the log and for suggestions. */
export const PICTURES_PATHS = ["/img/tarot/:arcana/:file", "/img/crystals/:file", "/img/hexagrams/:file"] as const;

const A_DAY = "public, max-age=86400";

/** A picture may be shown and read by any page (an `img` tag, a canvas), and runs nothing when it is opened by itself. */
const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": A_DAY,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A bitmap was never drawn: whoever asks for one is sent to the drawing, which the same tags show. */
const MOVED = {
  "Cache-Control": A_DAY,
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * Serves the pictures of cards, stones and hexagrams without a key. An address is looked up in a list and never becomes
 * a path.
 */
export function mountPictures(app: OpenAPIHono, parts: TraceParts): void {
  const pictures = loadPictures();
  const handler: TracedHandler = async (c, { requestId }) => {
    const { path } = c.req;
    const body = pictures.get(path);
    const common = { ...parts.pipeline.quotaHeaders(), "X-Request-Id": requestId };
    if (body !== undefined)
      return new Response(body, { headers: { ...HEADERS, ...common, "Content-Length": byteLength(body) } });
    const drawn = path.replace(/\.jpg$/, ".svg");
    if (drawn !== path && pictures.has(drawn))
      return new Response(null, { status: 301, headers: { ...MOVED, ...common, Location: drawn } });
    const error = "There is no picture at this address. Take imageUrl as an answer gives it.";
    const outcome = await parts.pipeline.refuse({ code: "not_found", error });
    return new Response(outcome.body, {
      status: outcome.status,
      headers: { ...outcome.headers, ...common, "Content-Type": "application/json" },
    });
  };
  for (const route of PICTURES_PATHS) app.get(route, traced(parts, { route, transport: "rest", handler }));
}

function loadPictures(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const cards = tarot.CARDS.map(tarot.imagePath).map(
    (path) => [path, `tarot/images/${tarot.imageFile(path)}`] as const,
  );
  const stones = crystals.STONES.map(crystals.imagePath).map(
    (path) => [path, `crystals/images/${crystals.imageFile(path)}`] as const,
  );
  const { resolve } = createRequire(import.meta.url);
  return new Map([
    ...[...cards, ...stones].map(
      ([path, file]) => [path, new Uint8Array(readFileSync(resolve(`@almagest/${file}`)))] as const,
    ),
    ...hexagrams(),
  ]);
}

/** Drawn from their lines, without files. */
function hexagrams(): (readonly [path: string, picture: Uint8Array<ArrayBuffer>])[] {
  const encoder = new TextEncoder();
  return iching.HEXAGRAMS.map((hexagram) => [
    iching.imagePath(hexagram.number),
    encoder.encode(iching.hexagramSvg(hexagram)),
  ]);
}
