import { forgetDeliveries, forgetFeeds, forgetSignIns } from "@almagest/database";
import { forgetOldKeys, type LedgerDatabase } from "@almagest/quota";
import type { ServiceLog } from "../log";

const HOUR_MS = 3_600_000;

/**
 * Deletes expired idempotency keys, ended sign-ins, revoked feeds and old deliveries of webhooks, now and every hour: those
 * of callers who send no more would otherwise stay.
 */
export function forgetHourly(ledger: LedgerDatabase, log: ServiceLog): { stop(): void } {
  const forget = (): void => {
    forgetOldKeys(ledger).catch((error: unknown) => {
      log.error({ message: "old keys of idempotency were not forgotten", error });
    });
    forgetSignIns(ledger).catch((error: unknown) => {
      log.error({ message: "ended sign-ins were not forgotten", error });
    });
    forgetFeeds(ledger).catch((error: unknown) => {
      log.error({ message: "revoked feeds were not forgotten", error });
    });
    forgetDeliveries(ledger).catch((error: unknown) => {
      log.error({ message: "old deliveries of webhooks were not forgotten", error });
    });
  };
  forget();
  const timer = setInterval(forget, HOUR_MS).unref();
  return { stop: () => clearInterval(timer) };
}
