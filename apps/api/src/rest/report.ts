import type { CatalogueEntry } from "@almagest/catalog";
import { type Issue, isRecord } from "@almagest/operation";
import { reported } from "@almagest/pages/reports";
import type { AskedReport } from "@almagest/pipeline";
import type { Context } from "hono";
import type { AskedRequest, Way } from "./call";
import { fileOf } from "./file";
import { REPORT_TYPE } from "./pictures/accept";
import { stepsOf } from "./pictures/arguments";
import type { Query } from "./query";
import { type ReadRequest, readFlat } from "./request";

/** The member of a body that names the sender. No operation has one of its name. */
const SENDER = "report";

/** Whether the answers of an operation can be a report. */
export function hasReport({ operation }: CatalogueEntry): boolean {
  return reported.includes(operation.id);
}

/** Sets an answer as a report: the same call, at the same cost and with the same refusals as for JSON. */
export function reportWay(entry: CatalogueEntry, read: (c: Context, query: Query) => Promise<ReadRequest>): Way {
  const { operation } = entry;
  return {
    read: async (c, query) => {
      const isByAddress = operation.method !== "GET" && c.req.method !== operation.method;
      return isByAddress ? withoutSender(readFlat(c, operation, query), query) : withSender(await read(c, query));
    },
    render: fileOf(entry, { type: REPORT_TYPE, suffix: ".pdf", disposition: "inline" }),
  };
}

const NO_SENDER: AskedReport = { whiteLabel: undefined };

/** Addresses are logged and kept, so that they carry no sender. */
function withoutSender(request: ReadRequest, { values }: Query): AskedRequest {
  const sent = Object.keys(values).filter((name) => stepsOf(name)[0]?.toLowerCase() === SENDER);
  if (request.kind !== "read") return request;
  const message = `The sender of a report is taken in the body alone. Send ${SENDER} in the JSON body of a POST.`;
  const issues = sent.map((path): Issue => ({ path, message, code: "unknown_member" }));
  const { raw } = request;
  if (!("flat" in raw) || !isRecord(raw.flat)) return { ...request, report: NO_SENDER };
  const flat = Object.fromEntries(Object.entries(raw.flat).filter(([name]) => name.toLowerCase() !== SENDER));
  return { ...request, raw: { ...raw, flat }, issues: [...request.issues, ...issues], report: NO_SENDER };
}

/** Takes the sender out of a body. Its reader is loaded with the first one. */
async function withSender(request: ReadRequest): Promise<AskedRequest> {
  if (request.kind !== "read") return request;
  const { raw } = request;
  const sentBody = "body" in raw && isRecord(raw.body) ? raw.body : {};
  if (!(SENDER in sentBody)) return { ...request, report: NO_SENDER };
  const { [SENDER]: sent, ...body } = sentBody;
  const { parseWhiteLabel } = await import("@almagest/report/white-label");
  const parsed = parseWhiteLabel(sent);
  return {
    ...request,
    raw: { ...raw, body },
    issues: parsed.ok ? request.issues : [...request.issues, ...parsed.issues],
    report: { whiteLabel: parsed.ok ? parsed.value : undefined },
  };
}
