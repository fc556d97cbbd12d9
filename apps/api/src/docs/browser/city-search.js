/**
 * @typedef {object} FoundCity
 * @property {string} city
 * @property {string} province empty on some islands
 * @property {string} country
 * @property {number} latitude
 * @property {number} longitude
 * @property {string} timezone
 */

/**
 * @typedef {{ readonly cities: readonly FoundCity[], readonly total: number } | { readonly problem: string }} Found
 */

/**
 * @typedef {object} SearchParts
 * @property {string} address of the operation
 * @property {() => string} key the reader's; empty for none
 * @property {typeof fetch} fetch
 */

const MOST = 6;

/** @type {Readonly<Record<string, string>>} */
const IN_WORDS = {
  api_key_required: "This service does not search without a key. Enter yours at the top of the page.",
  invalid_api_key: "The key at the top of the page is not a key of this service. Copy it again, whole.",
  free_tier_exhausted:
    "The calls without a key are used up until 00:00 UTC. Enter your key at the top of the page to search on.",
  rate_limit_exceeded: "The monthly allowance of this key is used up until the 1st, 00:00 UTC.",
  rate_limited: "That was too fast for the limit of this key. Wait a few seconds and search again.",
};

/**
 * Searches for places by name. Answers are cached, since every search counts as a call.
 * @param {SearchParts} parts
 * @returns {(q: string, signal: AbortSignal) => Promise<Found>} rejects only where the signal ended it
 */
export function citySearch(parts) {
  /** @type {Map<string, Found>} */
  const known = new Map();
  return async (q, signal) => {
    const found = known.get(q) ?? (await ask(parts, q, signal));
    if ("cities" in found) known.set(q, found);
    return found;
  };
}

/**
 * @param {SearchParts} parts
 * @param {string} q
 * @param {AbortSignal} signal
 * @returns {Promise<Found>}
 */
async function ask({ address, key, fetch }, q, signal) {
  const headers = key() === "" ? {} : { "X-API-Key": key() };
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ q, limit: String(MOST) })}`, { headers, signal });
    const body = await response.json();
    return response.ok ? { cities: body.cities, total: body.total } : { problem: inWords(response.status, body) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { problem: "The service gave no answer that can be read. Try again in a moment." };
  }
}

/**
 * @param {number} status
 * @param {{ readonly code?: string, readonly error?: string }} body
 * @returns {string}
 */
function inWords(status, { code = "", error }) {
  return IN_WORDS[code] ?? error ?? `The search ended with status ${status}.`;
}
