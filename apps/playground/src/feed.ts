import type { Failure, Input } from "./backend";
import { failureOf, type ServiceParts } from "./service";

/** A new address that a calendar program subscribes to. */
export interface PageFeed {
  readonly url: string;
  readonly webcal: string;
}

export type FeedMade = { readonly ok: true; readonly feed: PageFeed } | { readonly ok: false; readonly error: Failure };

export interface FeedRequest {
  /** The operation's id. */
  readonly operation: string;
  readonly input: Input;
  readonly lang: string;
}

/** A feed fills them by itself; a test compares. */
const WINDOW: ReadonlySet<string> = new Set(["startDate", "endDate", "year", "month"]);
const COUNTS_PILLARS = "calculateLuckPillars";

/** The input of a feed: what was asked for, without its time. */
export function feedInput(operation: string, input: Input): Input {
  const isWindow = (name: string): boolean => WINDOW.has(name) || (name === "count" && operation !== COUNTS_PILLARS);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !isWindow(name)));
}

/** Whether a key makes feeds: everybody who sees a page with a publishable key has that one. */
export function makesFeeds(key: string): boolean {
  return key.startsWith("alm_sk_");
}

/** Makes a feed, for nothing. Never rejects. */
export async function feedFrom(
  { root, key, fetch }: Pick<ServiceParts, "root" | "key" | "fetch">,
  { operation, input, lang }: FeedRequest,
): Promise<FeedMade> {
  const headers = { "X-API-Key": key(), "Content-Type": "application/json" };
  const body = JSON.stringify({ operation, input: feedInput(operation, input), lang });
  try {
    const response = await fetch(`${root}/calendars/feeds`, { method: "POST", headers, body });
    const answer: unknown = await response.json();
    if (response.ok && isFeed(answer)) return { ok: true, feed: answer };
    return { ok: false, error: failureOf(answer, response.status) };
  } catch {
    return { ok: false, error: { code: "unreachable", error: "The service gave no answer that can be read." } };
  }
}

function isFeed(answer: unknown): answer is PageFeed {
  if (typeof answer !== "object" || answer === null || !("url" in answer) || !("webcal" in answer)) return false;
  return typeof answer.url === "string" && typeof answer.webcal === "string";
}
