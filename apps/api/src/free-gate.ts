import type { Caller } from "@almagest/auth";
import { askingFrom, askingWith, type Refusal, tooMuchFree } from "@almagest/pipeline";
import type { FreeKind, FreeWork } from "@almagest/quota";
import type { Context } from "hono";
import { addressOf } from "./client";

/** Counts a free request by the key of its caller, or by its address; a refusal where too many came from there. */
export type FreeGate = (c: Context, kind: FreeKind, caller?: Caller) => Refusal | undefined;

export interface GateParts {
  /** Without it there is no limit. */
  readonly free?: FreeWork;
  readonly trustedHops: number;
}

export function freeGate({ free, trustedHops }: GateParts): FreeGate {
  if (free === undefined) return () => undefined;
  return (c, kind, caller) => {
    const by = caller === undefined ? askingFrom(addressOf(c, trustedHops)) : askingWith(caller);
    const seconds = free.take(by, kind);
    return seconds === 0 ? undefined : tooMuchFree(free, by, seconds);
  };
}
