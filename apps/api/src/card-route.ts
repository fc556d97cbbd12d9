import { CARD_MEDIA_TYPE, KEEPING, serverCard } from "@almagest/mcp";
import { methodNotAllowed } from "@almagest/pipeline";
import type { ExtraRoute } from "./app";
import type { ServiceParts } from "./compose";
import { askedOf, documentResponse, storedDocument } from "./documents/document";
import { AN_HOUR } from "./documents/tags";
import { version } from "./package-facts";
import { options } from "./rest/missing";
import { send } from "./rest/respond";

const METHODS = ["GET", "HEAD"];

/** The description of the tool servers that programs read before connecting; public, for any page, without a key. */
export function cardRoute({ pipeline, catalogue, publicUrl, oauth }: ServiceParts): ExtraRoute {
  const hasSignIn = oauth !== undefined;
  const cards = new Map(
    [undefined, ...catalogue.domains, ...KEEPING].map((domain) => [
      domain?.id ?? "",
      storedDocument(() => JSON.stringify(serverCard({ publicUrl, version, hasSignIn }, domain))),
    ]),
  );
  return {
    path: "/mcp/:domain/server-card",
    above: "/mcp/server-card",
    transport: "rest",
    free: "file",
    handler: async (c, trace) => {
      const headers = pipeline.quotaHeaders();
      if (c.req.method === "OPTIONS") return options(c, trace, { allow: METHODS, headers });
      if (!METHODS.includes(c.req.method)) {
        return send(trace, await pipeline.refuse(methodNotAllowed(c.req.method, METHODS)));
      }
      const domainId = c.req.param("domain") ?? "";
      const card = cards.get(domainId);
      if (card === undefined) {
        const error = `There is no tool server "${domainId.slice(0, 60)}". /mcp/server-card is the card of all.`;
        return send(trace, await pipeline.refuse({ code: "not_found", error }));
      }
      return documentResponse(await card(), askedOf(c), {
        ...headers,
        "Content-Type": CARD_MEDIA_TYPE,
        "Cache-Control": AN_HOUR,
        "Access-Control-Allow-Origin": "*",
      });
    },
  };
}
