import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { setTimeout } from "node:timers/promises";

/** An answer as a client sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** From sending to the last byte. */
  readonly ms: number;
}

export interface Ask {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly agent?: Agent;
}

/** Without keep-alive: a connection that was idle may be closed by the server in the moment that it is used again. */
const ONE_CONNECTION = new Agent({ keepAlive: false });

/** A connection that was lost is an error; everything else is an answer. */
export function ask({ port, path, method = "GET", headers = {}, body, agent = ONE_CONNECTION }: Ask): Promise<Answer> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("utf8"),
          ms: performance.now() - startMs,
        }),
      );
    });
    call.once("error", reject);
    call.end(body);
  });
}

export const SIGNS = "/api/v2/astrology/signs/aries";

export function restCall(port: number, key: string, agent?: Agent): Promise<Answer> {
  return ask({ port, path: SIGNS, headers: { "X-API-Key": key }, ...(agent && { agent }) });
}

/** The same, sent again as its answer asks while that is a 503, which charges nothing: a busy machine's database is late. */
export async function patientCall(port: number, key: string): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await restCall(port, key);
    if (answer.status !== 503 || turn === 5) return answer;
    await setTimeout(1000 * Number(answer.headers["retry-after"]));
  }
}

/** `tools/call` of the same operation. */
export function mcpCall(port: number, key: string, agent?: Agent): Promise<Answer> {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "get_astrology_signs_id", arguments: { id: "aries" } },
  });
  return ask({
    port,
    path: "/mcp/astrology",
    method: "POST",
    headers: {
      "X-API-Key": key,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "Content-Length": Buffer.byteLength(body),
    },
    body,
    ...(agent && { agent }),
  });
}

/** An error record over REST, or the one inside a tool's answer; undefined for an answer. */
export function codeOf(answer: Answer): string | undefined {
  const parsed = JSON.parse(answer.body);
  if (typeof parsed.code === "string") return parsed.code;
  return parsed.result?.isError ? JSON.parse(parsed.result.content[0].text).code : undefined;
}

export function usedOf(answer: Answer): number {
  return Number(answer.headers["x-ratelimit-used"]);
}

export const keepAlive = (maxSockets: number): Agent => new Agent({ keepAlive: true, maxSockets });
