import { calendared } from "@almagest/calendar";
import type { CatalogueEntry } from "@almagest/catalog";
import { reported } from "@almagest/pages/reports";
import { badRequest, type PictureType } from "@almagest/pipeline";
import type { Context } from "hono";
import { keptFor, sendAnswer, tagOfAnswer } from "./caching";
import type { Way } from "./call";
import type { CallerParts } from "./caller";
import { choosePicture, picturesOf } from "./pictures/options";
import { sendPicture, VARY } from "./pictures/respond";
import type { Query } from "./query";
import { type ReadRequest, readFlat } from "./request";
import { send } from "./respond";

type Reader = (c: Context, query: Query) => Promise<ReadRequest>;

/** Whether there is a picture of an operation's answers. */
export function isDrawn({ domain, operation }: CatalogueEntry): boolean {
  return domain.pictures.of.includes(operation.id);
}

/** Answers in JSON. Where there is a picture too, the answer depends on what the client accepts. */
export function answerWay(entry: CatalogueEntry, parts: CallerParts, read: Reader): Way {
  const isNegotiated =
    isDrawn(entry) || reported.includes(entry.operation.id) || calendared.includes(entry.operation.id);
  return {
    read,
    render: (c, trace, outcome) => {
      const varying = isNegotiated ? { ...outcome, headers: { ...outcome.headers, Vary: VARY } } : outcome;
      return sendAnswer(c, trace, varying, parts);
    },
  };
}

/** Request headers by which a browser fetches ahead of its reader. */
const AHEAD: Readonly<Record<string, RegExp>> = {
  "sec-purpose": /\bprefetch\b/i,
  purpose: /\bprefetch\b/i,
  "x-moz": /\bprefetch\b/i,
};

const PREFETCHED =
  "A browser sent this ahead, before anybody opened the address, and the answer could not be kept until then. Nothing was computed and nothing counted: send the request without its prefetch header (Sec-Purpose, Purpose or X-Moz).";

/**
 * Answers a POST by GET, with its arguments in the address, as for a picture. The address contains a birth, so no cache
 * keeps the answer; prefetches are refused before they cost anything.
 */
export function byGetWay({ operation }: CatalogueEntry): Way {
  return {
    read: async (c, query) => {
      const isAhead = Object.entries(AHEAD).some(([name, ahead]) => ahead.test(c.req.header(name) ?? ""));
      return isAhead ? { kind: "refused", refusal: badRequest(PREFETCHED) } : readFlat(c, operation, query);
    },
    render: (_, trace, outcome) =>
      send(trace, { ...outcome, headers: { ...outcome.headers, "Cache-Control": "no-store" } }),
  };
}

interface PictureParts {
  readonly read: Reader;
  readonly type: PictureType;
}

/** Draws an answer: the same call, at the same cost and with the same refusals as for JSON. */
export function pictureWay(entry: CatalogueEntry, parts: CallerParts, { read, type }: PictureParts): Way {
  const { operation, name } = entry;
  const fileName = fileNameOf(name);
  return {
    read: async (c, query) => {
      const takesAll = operation.method !== "GET" && c.req.method !== operation.method;
      const pictures = await picturesOf(entry);
      const { chosen, others, issues } = choosePicture(pictures, query.values, { operation, type, takesAll });
      const asked = { ...query, values: others, issues: [...query.issues, ...issues] };
      const request = takesAll ? readFlat(c, operation, asked) : await read(c, asked);
      return chosen === undefined ? request : { ...request, picture: { ...chosen, type, isBeside: false } };
    },
    render: (c, trace, outcome) => {
      const { status, headers, madeOf } = outcome;
      if (status !== 200 && status !== 304) return send(trace, { ...outcome, headers: { ...headers, Vary: VARY } });
      const tag = madeOf && tagOfAnswer(parts, madeOf);
      // A body is often a birth: nobody keeps its figure.
      const kept = tag === undefined ? c.req.method === "POST" && "private, no-store" : keptFor(outcome, parts.now());
      return sendPicture(trace, operation, outcome, {
        ...{ type, fileName, known: c.req.header("if-none-match") },
        ...(tag !== undefined && { tag }),
        ...(kept !== false && { kept }),
      });
    },
  };
}

/** `natal-chart` for the library's `natalChart`. */
export function fileNameOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
