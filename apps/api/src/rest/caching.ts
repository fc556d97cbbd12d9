import { civilTimeAt } from "@almagest/civil-time";
import { type AnyOperation, isRecord } from "@almagest/operation";
import { type Day, isKept, type MadeOf, type Outcome, type Revalidation } from "@almagest/pipeline";
import type { Context } from "hono";
import { isKnown, isNamed, tagOf } from "../documents/tags";
import type { RequestTrace } from "../trace";
import { send } from "./respond";

/**
 * The answer was paid for with a key and its headers show that key's quota, so only the caller's own cache keeps it,
 * separately for each key. A release may change the answer, so it is revalidated after a day, which costs nothing.
 */
const A_DAY_SECONDS = 86_400;
export const OWN_FOR_A_DAY = `private, max-age=${A_DAY_SECONDS}`;
/** No clock shows a date for longer: 24 hours, and what it was put back. */
const LONGEST_DAY_MS = 49 * 3_600_000;
const VARIES = "Origin, X-API-Key, Authorization";

/** Names the program and its public address: everything that an answer depends on besides its request. */
export interface NamedProgram {
  readonly programId: string;
}

/** The tag of a constant answer, known before the answer is made. */
export function tagOfAnswer({ programId }: NamedProgram, made: MadeOf): string {
  return tagOf(`${programId}\0${made}`);
}

/** The program, and the clock by which days end: both decide how long an answer is kept. */
export interface KeepingParts extends NamedProgram {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The tag check of a request for an answer that may be kept; undefined for those that change from call to call. */
export function revalidationOf(program: KeepingParts, c: Context, operation: AnyOperation): Revalidation | undefined {
  if (!isKept(operation)) return undefined;
  const known = c.req.header("if-none-match");
  return {
    // `*` asks whether there is any answer, which is known only once it is made.
    has: (made) => known !== undefined && isNamed(known, tagOfAnswer(program, made)),
    isHead: c.req.method === "HEAD",
    dayOf: (input) => dayAt(program.now(), zoneIn(input)),
  };
}

function zoneIn(input: unknown): number | string {
  const zone = isRecord(input) ? input["timezone"] : undefined;
  return typeof zone === "number" || typeof zone === "string" ? zone : 0;
}

/** The day that a clock shows, and the moment at which it shows another. */
function dayAt(nowEpochMs: number, timezone: number | string): Day {
  const { date } = civilTimeAt(nowEpochMs, timezone);
  let [before, after] = [nowEpochMs, nowEpochMs + LONGEST_DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (civilTimeAt(middle, timezone).date === date) before = middle;
    else after = middle;
  }
  return { date, endEpochMs: after };
}

/** The time for which a caller need not ask again: a day, or until the day ends that the answer is for. */
export function keptFor({ goodUntilEpochMs }: Outcome, nowEpochMs: number): string {
  if (goodUntilEpochMs === undefined) return OWN_FOR_A_DAY;
  const seconds = Math.floor((goodUntilEpochMs - nowEpochMs) / 1000);
  return `private, max-age=${Math.max(0, Math.min(A_DAY_SECONDS, seconds))}`;
}

/** Sends an answer as JSON. A kept answer may be cached, and is not sent again to a caller who has it. */
export function sendAnswer(c: Context, trace: RequestTrace, outcome: Outcome, program: KeepingParts): Response {
  const { madeOf, status } = outcome;
  if (madeOf === undefined || (status !== 200 && status !== 304)) return send(trace, outcome);
  const tag = tagOfAnswer(program, madeOf);
  const headers = { Vary: VARIES, ...outcome.headers, "Cache-Control": keptFor(outcome, program.now()), ETag: tag };
  if (status === 200 && !isKnown(c.req.header("if-none-match"), tag)) return send(trace, { ...outcome, headers });
  return new Response(null, { status: 304, headers: { ...headers, "X-Request-Id": trace.requestId } });
}
