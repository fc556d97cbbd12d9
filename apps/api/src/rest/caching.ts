import type { AnyOperation } from "@almagest/operation";
import { isConstant, type MadeOf, type Outcome, type Revalidation } from "@almagest/pipeline";
import type { Context } from "hono";
import { isKnown, isNamed, tagOf } from "../documents/tags";
import type { RequestTrace } from "../trace";
import { send } from "./respond";

/**
 * A key paid for the answer, and the headers show where it stands: only the caller's own cache keeps it, and apart for
 * each key. A release may answer otherwise, so it is asked again after a day, which costs nothing.
 */
export const OWN_FOR_A_DAY = "private, max-age=86400";
const VARIES = "Origin, X-API-Key, Authorization";

/** Names the program, and where it says that it is: what an answer depends on beside its request. */
export interface NamedProgram {
  readonly programId: string;
}

/** The name of a constant answer, known before it is made. */
export function tagOfAnswer({ programId }: NamedProgram, made: MadeOf): string {
  return tagOf(`${programId}\0${made}`);
}

/** What a request says of a constant answer that it has; undefined where answers change from call to call. */
export function revalidationOf(program: NamedProgram, c: Context, operation: AnyOperation): Revalidation | undefined {
  if (!isConstant(operation)) return undefined;
  const known = c.req.header("if-none-match");
  return {
    // Whether there is any answer at all, which `*` asks, is known only when it is made.
    has: (made) => known !== undefined && isNamed(known, tagOfAnswer(program, made)),
    isHead: c.req.method === "HEAD",
  };
}

/** Sends an answer as JSON. A constant one may be kept, and is not sent to whoever has it. */
export function sendAnswer(c: Context, trace: RequestTrace, outcome: Outcome, program: NamedProgram): Response {
  const { madeOf, status } = outcome;
  if (madeOf === undefined || (status !== 200 && status !== 304)) return send(trace, outcome);
  const tag = tagOfAnswer(program, madeOf);
  const headers = { Vary: VARIES, ...outcome.headers, "Cache-Control": OWN_FOR_A_DAY, ETag: tag };
  if (status === 200 && !isKnown(c.req.header("if-none-match"), tag)) return send(trace, { ...outcome, headers });
  return new Response(null, { status: 304, headers: { ...headers, "X-Request-Id": trace.requestId } });
}
