import { createHash } from "node:crypto";
import type { AnyOperation } from "@almagest/operation";
import type { Drawn, Outcome, PictureType } from "@almagest/pipeline";
import type { RequestTrace } from "../../trace";
import { byteLength } from "../respond";
import { extensionOf } from "./address";

/** What an answer depends on beside its address. */
export const VARY = "Accept, Origin, X-API-Key, Authorization";

/** As long as an answer that depends on nothing but its request is worth keeping: a release may draw it otherwise. */
const A_DAY_SECONDS = 86_400;

/** A picture may be shown and read by any page that has a key to ask for it, and runs nothing when opened by itself. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  Vary: VARY,
};

export interface SentPicture {
  readonly type: PictureType;
  /** Without its suffix. */
  readonly fileName: string;
  /** The header `If-None-Match`. */
  readonly known: string | undefined;
}

/** Sends a picture, or says that the one that is known is still right. */
export function sendPicture(
  { requestId }: Pick<RequestTrace, "requestId">,
  operation: AnyOperation,
  { headers, picture }: { readonly headers: Outcome["headers"]; readonly picture: Drawn },
  { type, fileName, known }: SentPicture,
): Response {
  const bytes = typeof picture === "string" ? new TextEncoder().encode(picture) : picture;
  const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const common = {
    ...headers,
    ...HEADERS,
    "X-Request-Id": requestId,
    "Cache-Control": cacheControl(operation),
    ETag: tag,
  };
  if (isKnown(known, tag)) return new Response(null, { status: 304, headers: common });
  return new Response(bytes, {
    status: 200,
    headers: {
      ...common,
      "Content-Type": type,
      "Content-Length": byteLength(bytes),
      "Content-Disposition": `inline; filename="${fileName}.${extensionOf(type)}"`,
    },
  });
}

/** What the moment or chance decides is another picture the next time. */
function cacheControl({ needs, cacheSeconds = A_DAY_SECONDS }: AnyOperation): string {
  const changes = needs.some(({ name }) => name === "now" || name === "random");
  return changes ? "no-store" : `private, max-age=${cacheSeconds}`;
}

/** RFC 9110, 13.1.2: weak comparison. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = tag.replace(/^W\//, "");
  return header.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}
