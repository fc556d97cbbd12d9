import { isStorageAway } from "./port";

/** SQLSTATE: connection exceptions, statement completion unknown, a server that ends its sessions. */
const UNCERTAIN = /^(?:08|40003$|57P0)/;

/**
 * Whether a statement may have been committed although it failed. Certainly not where PostgreSQL itself reports the
 * failure, for then it rolled the statement back, and where the statement was never sent.
 */
export function mayHaveCommitted(error: unknown): boolean {
  if (isStorageAway(error)) return error.wasSent;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return !/^[0-9A-Z]{5}$/.test(code) || /^E[A-Z]{4}$/.test(code) || UNCERTAIN.test(code);
}
