/**
 * SQLSTATE classes after which nobody knows, or the statement certainly did not happen. 08: connections; a pooler also
 * says every fault of its own in 08P01 ("server conn crashed", "server login has been failing"). 53: the server has no
 * connection, memory or disk left.
 */
const INTERRUPTED_CLASSES = new Set(["08", "53"]);

/** Others of PostgreSQL's (a server that stops, starts, or only reads since its twin took over), and the driver's. */
const INTERRUPTIONS = new Set([
  ...["57P01", "57P02", "57P03", "57P05", "57014", "25006", "40001", "40003", "40P01", "55P03"],
  ...["CONNECTION_CLOSED", "CONNECTION_DESTROYED", "CONNECTION_ENDED", "CONNECT_TIMEOUT"],
  ...["ECONNRESET", "ECONNREFUSED", "ECONNABORTED", "EPIPE", "ENOENT", "ETIMEDOUT", "EADDRNOTAVAIL"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENOTFOUND", "EAI_AGAIN"],
  // A pooler took the place of the server: a statement that another connection prepared was not executed.
  ...["26000", "42P05"],
]);

export function isInterruption(error: unknown): boolean {
  const code = codeOf(error);
  const isInterrupted = /^[0-9A-Z]{5}$/.test(code) && INTERRUPTED_CLASSES.has(code.slice(0, 2));
  return isInterrupted || INTERRUPTIONS.has(code);
}

/** Nothing was written; existing rows can still be read. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === "53100";
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
