import { calendared } from "@almagest/calendar";
import type { CatalogueEntry } from "@almagest/catalog";
import { CALENDAR } from "@almagest/mcp";
import type { Context } from "hono";
import type { Way } from "./call";
import { CALENDAR_TYPE } from "./pictures/accept";
import { VARY } from "./pictures/respond";
import type { Query } from "./query";
import { type ReadRequest, readFlat } from "./request";
import { byteLength, send } from "./respond";
import { fileNameOf } from "./ways";

/** Whether the answers of an operation can be a calendar. */
export function hasCalendar({ operation }: CatalogueEntry): boolean {
  return calendared.includes(operation.id);
}

/** Writes an answer as a calendar: the same call, at the same cost and with the same refusals as for JSON. */
export function calendarWay(
  { operation, name }: CatalogueEntry,
  read: (c: Context, query: Query) => Promise<ReadRequest>,
): Way {
  return {
    read: async (c, query) => {
      const isByAddress = operation.method !== "GET" && c.req.method !== operation.method;
      const request = isByAddress ? readFlat(c, operation, query) : await read(c, query);
      return request.kind === "read" ? { ...request, calendar: CALENDAR } : request;
    },
    render: (_, trace, outcome) => {
      const headers = { ...outcome.headers, Vary: VARY };
      const { status, picture } = outcome;
      if (status !== 200 || picture === undefined) return send(trace, { ...outcome, headers });
      const bytes = typeof picture === "string" ? new TextEncoder().encode(picture) : picture;
      return new Response(bytes, {
        status,
        headers: {
          ...headers,
          ...HEADERS,
          "X-Request-Id": trace.requestId,
          "Content-Length": byteLength(bytes),
          "Content-Disposition": `attachment; filename="${fileNameOf(name)}.ics"`,
        },
      });
    },
  };
}

/** It may be about a person, and nobody keeps it but whoever asked. */
const HEADERS = {
  "Content-Type": `${CALENDAR_TYPE}; charset=utf-8`,
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
