import type { Refusal } from "@almagest/pipeline";
import type { OpenAPIHono } from "@hono/zod-openapi";
import * as z from "zod";
import { isLoopback } from "../listening";
import { readBody } from "../rest/body";
import { send } from "../rest/respond";
import { type TracedHandler, type TraceParts, traced } from "../trace";
import type { Redeem } from "./opening";

export interface OpeningRouteParts extends TraceParts {
  /** Without it the route is not mounted. */
  readonly redeem?: Redeem | undefined;
}

const PATH = "/play/open";
const FOREIGN: Refusal = {
  code: "origin_not_allowed",
  error: "Only the page of a service on this machine is opened this way. Use the address as shown in the terminal.",
};
const LATE: Refusal = {
  code: "not_found",
  error:
    "This token has already been used, is older than a minute, or is invalid. Enter the API key in the page instead.",
};

const sent = z.object({ token: z.string().max(100) });

/** The page exchanges its token for the key here. The token is sent in the body, so that no log line contains it. */
export function mountOpening(app: OpenAPIHono, parts: OpeningRouteParts): void {
  const { redeem, pipeline } = parts;
  if (redeem === undefined) return;
  const handler: TracedHandler = async (c, trace) => {
    if (!isOwnPage(c.req.raw.headers)) return send(trace, await pipeline.refuse(FOREIGN));
    const token = tokenIn(await readBody(c.req.raw));
    const key = token === undefined ? undefined : await redeem(token);
    if (key === undefined) return send(trace, await pipeline.refuse(LATE));
    return send(trace, { status: 200, headers: pipeline.quotaHeaders(), body: JSON.stringify({ key }) });
  };
  app.post(PATH, traced(parts, { route: PATH, transport: "rest", handler }));
}

/** Only for a page of this very address on this machine: a rebound host name could point here. */
function isOwnPage(headers: Headers): boolean {
  const [origin, host, site] = ["origin", "host", "sec-fetch-site"].map((name) => headers.get(name) ?? undefined);
  if (host === undefined || origin !== `http://${host}` || !URL.canParse(origin)) return false;
  return isLoopback(new URL(origin).hostname) && (site === undefined || site === "same-origin");
}

function tokenIn(body: Awaited<ReturnType<typeof readBody>>): string | undefined {
  if (body.kind !== "text") return undefined;
  try {
    return sent.safeParse(JSON.parse(body.text)).data?.token;
  } catch {
    return undefined;
  }
}
