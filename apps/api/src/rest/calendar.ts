import { calendared, moreFrom } from "@almagest/calendar";
import type { CatalogueEntry } from "@almagest/catalog";
import { CALENDAR } from "@almagest/mcp";
import type { Outcome } from "@almagest/pipeline";
import type { Context } from "hono";
import type { Way } from "./call";
import { fileOf } from "./file";
import { CALENDAR_TYPE } from "./pictures/accept";
import type { Query } from "./query";
import { type ReadRequest, readFlat } from "./request";

/** Whether the answers of an operation can be a calendar. */
export function hasCalendar({ operation }: CatalogueEntry): boolean {
  return calendared.includes(operation.id);
}

/** Writes an answer as a calendar: the same call, at the same cost and with the same refusals as for JSON. */
export function calendarWay(entry: CatalogueEntry, read: (c: Context, query: Query) => Promise<ReadRequest>): Way {
  const { operation } = entry;
  const file = fileOf(entry, { type: `${CALENDAR_TYPE}; charset=utf-8`, suffix: ".ics", disposition: "attachment" });
  return {
    read: async (c, query) => {
      const isByAddress = operation.method !== "GET" && c.req.method !== operation.method;
      const request = isByAddress ? readFlat(c, operation, query) : await read(c, query);
      return request.kind === "read" ? { ...request, calendar: CALENDAR } : request;
    },
    render: (c, trace, outcome) => {
      const response = file(c, trace, outcome);
      for (const [name, value] of Object.entries(moreHeaders(outcome))) response.headers.set(name, value);
      return response;
    },
  };
}

/** The headers of a calendar that does not have all events, for programs that do not read it. */
export function moreHeaders({ picture: text }: Outcome): Readonly<Record<string, string>> {
  const from = typeof text === "string" ? moreFrom(text) : undefined;
  return from === undefined ? {} : { "X-Has-More": "true", "X-More-From": from };
}
