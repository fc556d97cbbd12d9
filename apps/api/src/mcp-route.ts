import { createMcpHandler, ownHosts } from "@almagest/mcp";
import type { ExtraRoute } from "./app";
import { addressOf } from "./client";
import type { ServiceParts } from "./compose";
import { deskOf } from "./feeds/desk";
import { signInAt } from "./oauth/sign-in";
import { version } from "./package-facts";
import { MAX_BODY_BYTES, readBody } from "./rest/body";
import { options } from "./rest/missing";
import { webhookDeskOf } from "./webhooks/desk";

/** The tool server, on the same port and with the same pipeline. */
export function mcpRoute({
  pipeline,
  catalogue,
  trustedHops,
  free,
  oauth,
  feeds,
  webhooks,
  now,
  ...where
}: ServiceParts): ExtraRoute {
  const handle = createMcpHandler({
    pipeline,
    domains: catalogue.domains,
    version,
    maxBodyBytes: MAX_BODY_BYTES,
    readBody,
    isOwnHost: ownHosts(where),
    feeds: deskOf({ feeds, catalogue, pipeline, now, publicUrl: where.publicUrl }),
    webhooks: webhookDeskOf({ webhooks, catalogue, now }),
    ...(free && { free }),
    ...(oauth && { signIn: signInAt(oauth) }),
  });
  return {
    path: "/mcp/:domain",
    above: "/mcp",
    transport: "mcp",
    handler: async (c, trace) => {
      if (c.req.method === "OPTIONS") return options(c, trace, { allow: ["POST"], headers: pipeline.quotaHeaders() });
      const { response, caller, operationIds } = await handle(c.req.raw, {
        domainId: c.req.param("domain") ?? "",
        requestId: trace.requestId,
        address: addressOf(c, trustedHops),
      });
      if (caller !== undefined) trace.keyId = caller.keyId;
      if (operationIds.length > 0) trace.operationId = operationIds.join(",");
      return response;
    },
  };
}
