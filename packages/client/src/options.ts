export interface ClientOptions {
  /** The address at which the interface begins: `https://api.example.com/api/v2`. */
  readonly baseUrl: string;
  /** Travels in a header, never in an address. */
  readonly key?: string;
  /** Attempts after a refusal that may pass; 2 by default, 0 for none. */
  readonly retries?: number;
  /** The longest wait before another attempt, 30 seconds by default: an answer that asks for more is an error. */
  readonly longestWaitSeconds?: number;
  /** Used instead of the global `fetch`. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}
