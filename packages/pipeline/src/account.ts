import { type Caller, statusAt } from "@almagest/auth";
import type { Account, Allowance, UsageAccount } from "@almagest/quota";

/** What a caller's calls are counted under. */
export function accountOf({ keyId, kind, networkId }: Pick<Caller, "keyId" | "kind" | "networkId">): Account {
  const account = { id: keyId, window: kind === "keyless" ? ("day" as const) : ("month" as const) };
  return networkId === undefined ? account : { ...account, networkId };
}

/** What an operation may know about the caller's subscription; nothing where there is none. */
export function usageAccount(
  { subscription }: Caller,
  allowance: Allowance,
  nowEpochMs: number,
): { readonly account?: UsageAccount } {
  if (subscription === undefined) return {};
  const { plan, email, endEpochMs } = subscription;
  return { account: { plan, email, endEpochMs, status: statusAt(subscription, nowEpochMs), allowance } };
}
