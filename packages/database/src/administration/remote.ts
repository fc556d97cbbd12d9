import { request } from "node:http";
import * as z from "zod";
import type { Administration } from "./administration";
import { AdministrationError } from "./errors";
import type { Method } from "./inputs";
import { outputs } from "./records";
import { requireSocketPath } from "./socket-path";

/**
 * Administration of a running server, by the socket it serves: the same answers and the same refusals.
 * @throws AdministrationError for a path that is too long for a socket. Its methods also throw what node:http throws
 * where nobody listens.
 */
export function remoteAdministration(socketPath: string): Administration {
  requireSocketPath(socketPath);
  const to =
    <Value>(method: Method, output: z.ZodType<Value>) =>
    async (input: object): Promise<Value> =>
      output.parse(await post(socketPath, method, input));
  return {
    createSubscription: to("createSubscription", outputs.createSubscription),
    listSubscriptions: to("listSubscriptions", outputs.listSubscriptions),
    showSubscription: to("showSubscription", outputs.showSubscription),
    changePlan: to("changePlan", outputs.changePlan),
    renewSubscription: to("renewSubscription", outputs.renewSubscription),
    cancelSubscription: to("cancelSubscription", outputs.cancelSubscription),
    suspendSubscription: to("suspendSubscription", outputs.suspendSubscription),
    activateSubscription: to("activateSubscription", outputs.activateSubscription),
    createKey: to("createKey", outputs.createKey),
    listKeys: to("listKeys", outputs.listKeys),
    showKey: to("showKey", outputs.showKey),
    revokeKey: to("revokeKey", outputs.revokeKey),
    rotateKey: to("rotateKey", outputs.rotateKey),
    setKeyOrigins: to("setKeyOrigins", outputs.setKeyOrigins),
    listGrants: to("listGrants", outputs.listGrants),
    endGrant: to("endGrant", outputs.endGrant),
    listFeeds: to("listFeeds", outputs.listFeeds),
    revokeFeed: to("revokeFeed", outputs.revokeFeed),
    listWebhooks: to("listWebhooks", outputs.listWebhooks),
    removeWebhook: to("removeWebhook", outputs.removeWebhook),
    usage: to("usage", outputs.usage),
    reconcile: to("reconcile", outputs.reconcile),
    giveBack: to("giveBack", outputs.giveBack),
    audit: to("audit", outputs.audit),
    status: to("status", outputs.status),
  };
}

/** The socket's name does not matter to the server; HTTP wants a host. */
const HOST = "localhost";

function post(socketPath: string, method: Method, input: object): Promise<unknown> {
  const body = JSON.stringify(input);
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, host: HOST, method: "POST", path: `/${method}`, headers, agent: false });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        try {
          resolve(answerIn(text, response.statusCode ?? 0));
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.end(body);
  });
}

const failure = z.object({
  error: z.object({ code: z.enum(["not_found", "invalid", "conflict", "internal"]), message: z.string() }),
});

function answerIn(text: string, status: number): unknown {
  const answer: unknown = JSON.parse(text);
  if (status === 200) return answer;
  const { code, message } = failure.parse(answer).error;
  throw code === "internal" ? new Error(message) : new AdministrationError(code, message);
}
