import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { limitArrival } from "./arrival";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Sends the beginning of a request; the fault that its server was told of, or none after a while. */
async function faultOf(head: string, body: string): Promise<string | undefined> {
  const server = createServer({ requestTimeout: 0 }, (request: IncomingMessage, response: ServerResponse) => {
    request.resume().once("end", () => response.end());
  }).listen(0, "127.0.0.1");
  servers.push(server);
  limitArrival(server, { ms: 50, isUnlimited: ({ url = "" }) => url.startsWith("/streamed") });
  await once(server, "listening");
  const fault = new Promise<string | undefined>((resolve) => {
    server.once("clientError", (error: Error & { code?: string }, socket) => {
      socket.destroy();
      resolve(error.code);
    });
    setTimeout(resolve, 400);
  });
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("it listens on a port");
  const socket = connect(address.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${head}\r\nHost: x\r\n\r\n${body}`);
  const found = await fault;
  socket.destroy();
  return found;
}

it.each([
  ["a body that does not come", "POST / HTTP/1.1\r\nContent-Length: 5", "abc", "ERR_HTTP_REQUEST_TIMEOUT"],
  ["one without a length", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked", "3\r\nabc\r\n", "ERR_HTTP_REQUEST_TIMEOUT"],
  ["a whole one", "POST / HTTP/1.1\r\nContent-Length: 3", "abc", undefined],
  ["none", "GET / HTTP/1.1", "", undefined],
  ["one that is read as it comes", "POST /streamed HTTP/1.1\r\nContent-Length: 5", "abc", undefined],
])("the arrival of a request is limited: %s", async (_, head, body, code) => {
  expect(await faultOf(head, body)).toBe(code);
});
