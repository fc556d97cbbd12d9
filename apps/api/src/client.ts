import { clientAddress } from "@almagest/auth";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Where a request comes from, as far as the configured proxies are to be believed; undefined where it cannot be told. */
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
