import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { type TracedHandler, traced } from "../trace";
import { BASE_PATH } from "./base";
import { calendarWay, hasCalendar } from "./calendar";
import { callHandler, type Way } from "./call";
import type { CallerParts } from "./caller";
import { acceptedType, CALENDAR_TYPE, type OtherType, REPORT_TYPE } from "./pictures/accept";
import { extensionOf, formRoute, jsonAddress, jsonRoute, pictureRoutes } from "./pictures/address";
import { hasReport, reportWay } from "./report";
import { requestReader } from "./request";
import { answerWay, byGetWay, isDrawn, pictureWay } from "./ways";

/** Mounts every operation. Fixed segments come before parameters: `/signs/random` is not the sign "random". */
export function mountOperations(app: OpenAPIHono, catalogue: Catalogue, parts: CallerParts): void {
  for (const entry of [...catalogue.entries].sort(bySpecificity)) {
    for (const { methods, pattern, route, handler } of addressesOf(entry, parts)) {
      app.on([...methods], pattern, traced(parts, { route, transport: "rest", handler }));
    }
  }
}

function bySpecificity(a: CatalogueEntry, b: CatalogueEntry): number {
  const rank = (entry: CatalogueEntry): string => entry.operation.path.replace(/\{\w+\}/g, "\uffff");
  return rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b));
}

interface Address {
  readonly methods: readonly string[];
  /** For the router. */
  readonly pattern: string;
  /** For the log. */
  readonly route: string;
  readonly handler: TracedHandler;
}

/** The address of a picture, a report or a calendar. */
interface OtherForm extends Address {
  readonly type: OtherType;
}

/** Under its path with a suffix an operation is drawn, set or written, by its method or by GET, and a POST is answered by GET. */
function addressesOf(entry: CatalogueEntry, parts: CallerParts): readonly Address[] {
  const { method, path } = entry.operation;
  const pattern = `${BASE_PATH}${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const route = `${BASE_PATH}${path}`;
  const read = requestReader(entry.operation);
  const drawn = isDrawn(entry) ? pictureRoutes(pattern) : [];
  const pictures = drawn.map(
    ({ route: routed, type }): OtherForm => ({
      type,
      methods: [...new Set([method, "GET"])],
      pattern: routed,
      route: `${route}.${extensionOf(type)}`,
      handler: callHandler(entry, parts, pictureWay(entry, parts, { read, type })),
    }),
  );
  const formed = (type: OtherType, way: Way): OtherForm => ({
    type,
    methods: [...new Set([method, "GET"])],
    pattern: formRoute(pattern, type),
    route: `${route}.${extensionOf(type)}`,
    handler: callHandler(entry, parts, way),
  });
  const others = [
    ...pictures,
    ...(hasReport(entry) ? [formed(REPORT_TYPE, reportWay(entry, read))] : []),
    ...(hasCalendar(entry) ? [formed(CALENDAR_TYPE, calendarWay(entry, read))] : []),
  ];
  const answer = callHandler(entry, parts, answerWay(entry, parts, read));
  const byGet = (): Address => ({
    methods: ["GET"],
    pattern: jsonRoute(pattern),
    route: jsonAddress(route),
    handler: callHandler(entry, parts, byGetWay(entry)),
  });
  return [
    { methods: [method], pattern, route, handler: others.length > 0 ? negotiated(answer, others) : answer },
    ...others,
    ...(method === "POST" ? [byGet()] : []),
  ];
}

/** The answer, or the picture, report or calendar of it that a client would rather have. */
function negotiated(answer: TracedHandler, others: readonly OtherForm[]): TracedHandler {
  const types = others.map(({ type }) => type);
  return (c, trace) => {
    const wanted = acceptedType(c.req.header("accept"), types);
    const other = wanted && others.find(({ type }) => type === wanted);
    return (other?.handler ?? answer)(c, trace);
  };
}
