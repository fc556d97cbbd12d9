import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { answerHeaders } from "@almagest/auth";
import { getRequestListener } from "@hono/node-server";
import compression from "compression";
import { limitArrival } from "./arrival";

export interface ListenOptions {
  /** Whether requests to this address are answered while they arrive, however long that takes. */
  readonly isStreamed?: (url: string) => boolean;
  readonly port: number;
  readonly host: string;
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** Answers invalid HTTP: a broken line or address, headers too large, a client too slow. */
  readonly refuse: (status: BrokenStatus) => Promise<Response>;
}

/** Bad request, request timeout, expectation failed, request header fields too large. */
export type BrokenStatus = 400 | 408 | 417 | 431;

export interface RunningServer {
  readonly port: number;
  /** Accepts no new requests, gives those under way this long to finish, then cuts them off. */
  stop(graceMs: number): Promise<void>;
}

export type Listening =
  | { readonly ok: true; readonly server: RunningServer }
  /** One line. */
  | { readonly ok: false; readonly problem: string };

/** Limits for a client to send its whole request, and its headers, before the connection is closed. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 30_000;
/** In bytes. A smaller answer fits into one packet uncompressed. */
const COMPRESSED_FROM = 1024;
const IDLE_GRACE_MS = 250;
const SWEEP_STEP_MS = 25;
/** A client may take this long to read that its request is broken. */
const LINGER_MS = 1_000;

const BROKEN_STATUS: ReadonlyMap<unknown, BrokenStatus> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

export function listen({ port, host, fetch, refuse, isStreamed = () => false }: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(fetch, { errorHandler: () => refuse(400) });
  const options = {
    // limitArrival sets it, except for batches.
    requestTimeout: 0,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5_000,
    // The listener itself refuses a request without a Host, with an error record.
    requireHostHeader: false,
  };
  const compress = compression({ threshold: COMPRESSED_FROM });
  const answers = answersUnderWay();
  // A client may close its side once its request is sent and still read the answer. Node's documents do not name this
  // switch; without it Node closes the other side at once.
  const server = Object.assign(createServer(options), { httpAllowHalfOpen: true });
  server.on("request", (request, response) => {
    answers.add(response);
    setForEveryAnswer(request, response);
    if (hostCount(request) > 1) return void answerUnread(400, response, refuse);
    nameHost(request);
    compress(request, response, () => listener(request, response));
  });
  limitArrival(server, { ms: REQUEST_TIMEOUT_MS, isUnlimited: ({ url = "" }) => isStreamed(url) });
  server.on("checkExpectation", (request, response) => {
    setForEveryAnswer(request, response);
    void answerUnread(417, response, refuse);
  });
  const answered = new WeakSet<Duplex>();
  server.on("clientError", (error, socket) => {
    // Input after the answer is broken too. Closing the connection now would take the answer from a client that still
    // sends.
    if (answered.has(socket)) return;
    answered.add(socket);
    answerBroken(error, socket, { refuse, answers }).catch(() => socket.destroy());
  });
  return new Promise((resolve) => {
    server.once("error", (error) => resolve({ ok: false, problem: listenProblem(error, host, port) }));
    server.listen(port, host, () => resolve({ ok: true, server: running(server, port) }));
  });
}

/** Headers of every answer, whichever part of the service writes it. */
function setForEveryAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Vary", "Origin");
  for (const [name, value] of Object.entries(answerHeaders(request.headers.origin))) response.setHeader(name, value);
}

/** Answers a request that is refused for its headers, without reading its body. */
async function answerUnread(
  status: BrokenStatus,
  response: ServerResponse,
  refuse: ListenOptions["refuse"],
): Promise<void> {
  try {
    const answer = await refuse(status);
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), Connection: "close" });
    response.end(await answer.text());
  } catch {
    response.destroy();
  }
}

/** Node keeps the first of several Host headers; a proxy in front may have used another one (RFC 9112, 3.2). */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index0 = 0; index0 < rawHeaders.length; index0 += 2) {
    const name = rawHeaders[index0];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

/** HTTP/1.0 has no Host header: load balancers such as HAProxy use it for health checks. */
function nameHost({ httpVersion, url, headers }: IncomingMessage): void {
  if (httpVersion === "1.0" && url === "/health") headers.host ??= "localhost";
}

interface AnswersUnderWay {
  add(response: ServerResponse): void;
  /** The answers of a connection that are not sent in whole, and those whose requests have not come in whole. */
  on(socket: Duplex): readonly ServerResponse[];
}

function answersUnderWay(): AnswersUnderWay {
  const known = new WeakMap<Duplex, readonly ServerResponse[]>();
  const on = (socket: Duplex): readonly ServerResponse[] =>
    (known.get(socket) ?? []).filter(({ req, writableFinished }) => !(req.complete && writableFinished));
  return { on, add: (response) => known.set(response.req.socket, [...on(response.req.socket), response]) };
}

interface BrokenParts {
  readonly refuse: ListenOptions["refuse"];
  readonly answers: AnswersUnderWay;
}

/**
 * Input that the HTTP parser rejects never becomes a request: the answer is written by hand and the connection closed.
 * A second answer would be read as a part of one that has begun: the first ends, and the connection with it.
 */
async function answerBroken(error: Error, socket: Duplex, { refuse, answers }: BrokenParts): Promise<void> {
  const code = "code" in error ? error.code : undefined;
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = await refuse(BROKEN_STATUS.get(code) ?? 400);
  const body = await response.text();
  const underWay = answers.on(socket);
  if (underWay.some(({ headersSent }) => headersSent)) return endAfter(underWay, error, socket);
  const headers = [...response.headers, ["X-Content-Type-Options", "nosniff"], ["Connection", "close"]];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  close(socket, `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ""}\r\n${lines}\r\n${body}`);
}

/** Closes a connection after its last answer. The reader of a request that will never be whole is told. */
function endAfter(underWay: readonly ServerResponse[], error: Error, socket: Duplex): void {
  for (const { req } of underWay) {
    // Not destroyed: that would destroy the connection too. An error without a listener would be thrown.
    if (!req.complete && req.listenerCount("error") > 0) req.emit("error", error);
  }
  const last = underWay.at(-1);
  if (last === undefined || last.writableFinished) close(socket);
  else last.once("finish", () => close(socket));
}

function close(socket: Duplex, lastWords = ""): void {
  socket.end(lastWords);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function running(server: Server, asked: number): RunningServer {
  const address = server.address();
  const port = isAddress(address) ? address.port : asked;
  return { port, stop: (graceMs) => stop(server, graceMs) };
}

/**
 * `http.Server.close` would cut idle connections at once, even one on which a client is just sending its next request.
 * This gives them a moment in which that request is still answered, and marked as the last.
 */
function stop(server: Server, graceMs: number): Promise<void> {
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const idle = setTimeout(
      () => {
        server.closeIdleConnections();
        sweep = setInterval(() => server.closeIdleConnections(), SWEEP_STEP_MS);
      },
      Math.min(graceMs, IDLE_GRACE_MS),
    );
    const limit = setTimeout(() => server.closeAllConnections(), graceMs);
    NetServer.prototype.close.call(server, () => {
      for (const timer of [idle, sweep, limit]) clearTimeout(timer);
      resolve();
    });
  });
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

function listenProblem(error: Error, host: string, port: number): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another.`;
  if (code === "EACCES") return `Port ${port} on ${host} may not be used by this user. Set PORT to one above 1023.`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}`;
}
