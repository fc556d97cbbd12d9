import { type Caller, statusAt } from "@almagest/auth";
import type { Account, Allowance, UsageAccount } from "@almagest/quota";

/** The account under which a caller's calls are counted. */
export function accountOf({ keyId, kind, networkId }: Pick<Caller, "keyId" | "kind" | "networkId">): Account {
  const account = { id: keyId, window: kind === "keyless" ? ("day" as const) : ("month" as const) };
  return networkId === undefined ? account : { ...account, networkId };
}

/** The part of a caller's subscription that an operation may read; undefined without one. */
export function usageAccount(
  { subscription }: Caller,
  allowance: Allowance,
  nowEpochMs: number,
): { readonly account?: UsageAccount } {
  if (subscription === undefined) return {};
  const { plan, email, endEpochMs } = subscription;
  return { account: { plan, email, endEpochMs, status: statusAt(subscription, nowEpochMs), allowance } };
}
