import type { AnyOperation } from "@almagest/operation";
import type { Outcome, PictureType } from "@almagest/pipeline";
import { isKnown, tagOf } from "../../documents/tags";
import type { RequestTrace } from "../../trace";
import { OWN_FOR_A_DAY } from "../caching";
import { byteLength } from "../respond";
import { extensionOf } from "./address";

/** The request headers that an answer depends on. */
export const VARY = "Accept, Origin, X-API-Key, Authorization";

/** Any page with a key may show and read a picture; opened by itself it runs nothing. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  Vary: VARY,
};

export interface SentPicture {
  readonly type: PictureType;
  /** The file name without its suffix. */
  readonly fileName: string;
  /** The header `If-None-Match`. */
  readonly known: string | undefined;
  /** Given if known before the picture is drawn; otherwise made from the picture. */
  readonly tag?: string;
  /** The header `Cache-Control`, where the operation alone does not decide it. */
  readonly kept?: string;
}

/**
 * Sends a picture, or confirms that the caller's copy is current. A HEAD request for a picture not yet rendered gets
 * its headers only.
 */
export function sendPicture(
  { requestId }: Pick<RequestTrace, "requestId">,
  operation: AnyOperation,
  { status, headers, picture }: Pick<Outcome, "status" | "headers" | "picture">,
  { type, fileName, known, tag: named, kept }: SentPicture,
): Response {
  const bytes = typeof picture === "string" ? new TextEncoder().encode(picture) : picture;
  const tag = named ?? (bytes && tagOf(bytes));
  const common = {
    ...headers,
    ...HEADERS,
    "X-Request-Id": requestId,
    "Cache-Control": kept ?? cacheControl(operation),
    ...(tag !== undefined && { ETag: tag }),
  };
  if (status === 304 || (tag !== undefined && isKnown(known, tag))) {
    return new Response(null, { status: 304, headers: common });
  }
  return new Response(bytes ?? null, {
    status: 200,
    headers: {
      ...common,
      "Content-Type": type,
      ...(bytes !== undefined && { "Content-Length": byteLength(bytes) }),
      "Content-Disposition": `inline; filename="${fileName}.${extensionOf(type)}"`,
    },
  });
}

/** A picture that depends on the moment or on chance differs the next time. */
function cacheControl({ needs }: AnyOperation): string {
  const changes = needs.some(({ name }) => name === "now" || name === "random");
  return changes ? "no-store" : OWN_FOR_A_DAY;
}
