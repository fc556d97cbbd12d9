import type { CatalogueEntry } from "@almagest/catalog";
import type { Way } from "./call";
import { VARY } from "./pictures/respond";
import { byteLength, send } from "./respond";
import { fileNameOf } from "./ways";

export interface FileForm {
  /** The value of Content-Type. */
  readonly type: string;
  /** With its dot. */
  readonly suffix: string;
  readonly disposition: "inline" | "attachment";
}

/** Sends an answer as a file. It may be about a person, and nobody keeps it but whoever asked. */
export function fileOf({ name }: CatalogueEntry, { type, suffix, disposition }: FileForm): Way["render"] {
  return (_, trace, outcome) => {
    const headers = { ...outcome.headers, Vary: VARY };
    const { status, picture } = outcome;
    if (status !== 200 || picture === undefined) return send(trace, { ...outcome, headers });
    const bytes = typeof picture === "string" ? new TextEncoder().encode(picture) : picture;
    return new Response(bytes, {
      status,
      headers: {
        ...headers,
        "Content-Type": type,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "cross-origin",
        "X-Request-Id": trace.requestId,
        "Content-Length": byteLength(bytes),
        "Content-Disposition": `${disposition}; filename="${fileNameOf(name)}${suffix}"`,
      },
    });
  };
}
