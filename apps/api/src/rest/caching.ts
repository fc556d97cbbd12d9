import type { AnyOperation } from "@almagest/operation";
import { isConstant, type MadeOf, type Outcome, type Revalidation } from "@almagest/pipeline";
import type { Context } from "hono";
import { isKnown, isNamed, tagOf } from "../documents/tags";
import type { RequestTrace } from "../trace";
import { send } from "./respond";

/**
 * The answer was paid for with a key and its headers show that key's quota, so only the caller's own cache keeps it,
 * separately for each key. A release may change the answer, so it is revalidated after a day, which costs nothing.
 */
export const OWN_FOR_A_DAY = "private, max-age=86400";
const VARIES = "Origin, X-API-Key, Authorization";

/** Names the program and its public address: everything that an answer depends on besides its request. */
export interface NamedProgram {
  readonly programId: string;
}

/** The tag of a constant answer, known before the answer is made. */
export function tagOfAnswer({ programId }: NamedProgram, made: MadeOf): string {
  return tagOf(`${programId}\0${made}`);
}

/** The tag check of a request for a constant answer; undefined for answers that change from call to call. */
export function revalidationOf(program: NamedProgram, c: Context, operation: AnyOperation): Revalidation | undefined {
  if (!isConstant(operation)) return undefined;
  const known = c.req.header("if-none-match");
  return {
    // `*` asks whether there is any answer, which is known only once it is made.
    has: (made) => known !== undefined && isNamed(known, tagOfAnswer(program, made)),
    isHead: c.req.method === "HEAD",
  };
}

/** Sends an answer as JSON. A constant answer may be cached, and is not sent again to a caller who has it. */
export function sendAnswer(c: Context, trace: RequestTrace, outcome: Outcome, program: NamedProgram): Response {
  const { madeOf, status } = outcome;
  if (madeOf === undefined || (status !== 200 && status !== 304)) return send(trace, outcome);
  const tag = tagOfAnswer(program, madeOf);
  const headers = { Vary: VARIES, ...outcome.headers, "Cache-Control": OWN_FOR_A_DAY, ETag: tag };
  if (status === 200 && !isKnown(c.req.header("if-none-match"), tag)) return send(trace, { ...outcome, headers });
  return new Response(null, { status: 304, headers: { ...headers, "X-Request-Id": trace.requestId } });
}
