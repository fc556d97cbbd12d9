import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { Webhook } from "standardwebhooks";
import { freePort } from "../../../packages/database/test/postgres-server";

/** A request that a receiver got. */
export interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  readonly type: string;
}

/** A receiver of webhooks on this machine. */
export interface Receiver {
  readonly url: string;
  /** Everything but challenges, in the order of arrival. */
  readonly received: Received[];
  readonly challenges: Received[];
  /** The status of each answer; 204 by default. */
  answer: (received: Received) => number | RequestListener | Promise<number>;
  /** Ids that two requests had under way at the same time. */
  readonly overlaps: string[];
  readonly close: () => Promise<void>;
}

/** Repeats challenges, and answers everything else as it is told to. */
export async function receiver(): Promise<Receiver> {
  const [received, challenges, overlaps]: [Received[], Received[], string[]] = [[], [], []];
  const underWay = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { type, data } = JSON.parse(body);
    const one = { id: String(request.headers["webhook-id"]), body, headers: request.headers, type };
    if (type === "webhook.challenge") {
      challenges.push(one);
      return void response.end(JSON.stringify({ challenge: data.challenge }));
    }
    received.push(one);
    if (underWay.has(one.id)) overlaps.push(one.id);
    underWay.add(one.id);
    response.once("close", () => underWay.delete(one.id));
    const answer = await self.answer(one);
    if (typeof answer === "number") response.writeHead(answer).end();
    else answer(request, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const self: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    challenges,
    overlaps,
    answer: () => 204,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

/** Checks a signature with the library of Standard Webhooks; throws where it is not good. */
export function verified(secret: string, { body, headers }: Received): unknown {
  const named = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [name, String(headers[name])]);
  return new Webhook(secret).verify(body, Object.fromEntries(named));
}
