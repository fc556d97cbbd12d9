import { clientAddress } from "@almagest/auth";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The client's address, trusting only the configured proxies; undefined where it cannot be known. */
export function addressOf(c: Context, trustedHops: number): string | undefined {
  return clientAddress({
    socketAddress: socketOf(c.env),
    forwardedFor: c.req.header("x-forwarded-for"),
    trustedHops,
  });
}

function socketOf(bindings: Partial<HttpBindings> | undefined): string | undefined {
  return bindings?.incoming?.socket.remoteAddress;
}
