import type { IncomingMessage, Server } from "node:http";

export interface ArrivalLimit {
  /** The longest time for a request to arrive in whole. */
  readonly ms: number;
  /** Requests that are answered while they arrive. */
  readonly isUnlimited: (request: IncomingMessage) => boolean;
}

/**
 * Ends requests that do not arrive in time, as Node's own limit does, which has no exceptions. The time counts from the
 * headers, which have a limit of their own.
 */
export function limitArrival(server: Server, { ms, isUnlimited }: ArrivalLimit): void {
  server.prependListener("request", (request: IncomingMessage) => {
    if (request.complete || !hasBody(request) || isUnlimited(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete && !request.socket.destroyed) server.emit("clientError", late(), request.socket);
    }, ms);
    timer.unref();
    const over = (): void => clearTimeout(timer);
    request.once("end", over);
    request.once("close", over);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function late(): Error {
  return Object.assign(new Error("the request did not arrive in time"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}
