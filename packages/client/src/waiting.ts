/** Statuses that cost nothing and may be another at the next try. */
const PASSING: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);
/** Without a word when, another try would be too fast again, or is refused for good. */
const PASSING_IF_TOLD: ReadonlySet<number> = new Set([409, 429]);

/** Milliseconds before the first try anew where the service does not say; twice as long before each that follows. */
export const FIRST_WAIT_MS = 500;

/**
 * Milliseconds to wait before another attempt; undefined where none should be made. `Retry-After` may be seconds or a
 * date (RFC 9110, 10.2.3).
 * @param attempt0 earlier repeats, from 0.
 * @param nowMs epoch milliseconds.
 */
export function waitMs(response: Response, attempt0: number, nowMs: number): number | undefined {
  if (!PASSING.has(response.status)) return undefined;
  const asked = response.headers.get("Retry-After")?.trim();
  if (!asked) return PASSING_IF_TOLD.has(response.status) ? undefined : FIRST_WAIT_MS * 2 ** attempt0;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Waits, or ends with the signal's reason. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
}
