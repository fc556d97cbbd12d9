import { setTimeout as wait } from "node:timers/promises";
import type { Caller } from "@almagest/auth";
import type { CatalogueEntry } from "@almagest/catalog";
import { utf8Of } from "@almagest/mcp";
import {
  type AskedOnce,
  askingWith,
  type BatchLine,
  badRequest,
  type Call,
  type LineId,
  type Outcome,
  type Pipeline,
  type Refusal,
} from "@almagest/pipeline";
import type { FreeWork } from "@almagest/quota";
import { LINE_LIMITS, type SentLine } from "./lines";
import type { Pieces } from "./stream";

export interface AnswerParts {
  /** The pipeline of batches. */
  readonly pipeline: Pipeline;
  readonly read: (text: string) => BatchLine<CatalogueEntry>;
  readonly caller: Caller;
  readonly requestId: string;
  /** Lines are kept under it. */
  readonly once: AskedOnce | undefined;
  readonly free: FreeWork | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What became of the lines so far. */
export interface Counts {
  /** Lines with an answer. */
  answered: number;
  /** Lines with an error. */
  refused: number;
  /** Units taken by this request. */
  charged: number;
}

export interface Answering {
  readonly counts: Counts;
  /** Never rejects. */
  readonly answer: (line: SentLine) => Promise<Pieces>;
  /** No line waits any longer. */
  readonly stop: () => void;
}

/** A line waits out this many outages of the database, each with its pause, before it is refused. */
const MOST_TRIES = 5;
/** The key's position is asked for this often once its units are used up. */
const EXHAUSTED_MS = 1_000;
const CLOSING = utf8Of("}\n");

/** Answers the lines of one batch: each is a call of its own, with its own unit, refusal or failure. */
export function answering(parts: AnswerParts): Answering {
  const { pipeline, caller, free, now } = parts;
  const counts: Counts = { answered: 0, refused: 0, charged: 0 };
  const stopped = new AbortController();
  let exhausted: { readonly outcome: Outcome; readonly untilMs: number } | undefined;

  const pause = (ms: number): Promise<unknown> =>
    wait(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  /** Refused lines are work for nothing, which a key has a bounded number of a second; they wait for it. */
  const paced = async (): Promise<void> => {
    if (free === undefined) return;
    const by = { ...askingWith(caller), key: `batch ${caller.keyId}` };
    for (let seconds = free.take(by); seconds > 0 && !stopped.signal.aborted; seconds = free.take(by)) {
      await pause(seconds * 1000);
    }
  };

  const execute = async (call: Call): Promise<Outcome> => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await pipeline.execute(call);
      const isAway = outcome.status === 503 && attempt < MOST_TRIES;
      if (stopped.signal.aborted || !(isAway || outcome.code === "rate_limited")) return outcome;
      await pause(Number(outcome.headers["Retry-After"] ?? 1) * 1000);
    }
  };

  /** Units that are used up are asked for once a second, not for each of the lines that are left. */
  const outcomeOf = async (id: LineId, call: Omit<Call, "once">): Promise<Outcome> => {
    const { once } = parts;
    if (once !== undefined) return execute({ ...call, once: { ...once, line: JSON.stringify(id) } });
    if (exhausted !== undefined && now() < exhausted.untilMs) return exhausted.outcome;
    const outcome = await execute(call);
    if (outcome.code === "rate_limit_exceeded") exhausted = { outcome, untilMs: now() + EXHAUSTED_MS };
    return outcome;
  };

  const told = (number: number, id: LineId | undefined, { status, body, isCharged }: Outcome): Pieces => {
    const isAnswer = status < 400;
    counts[isAnswer ? "answered" : "refused"] += 1;
    if (isCharged === true) counts.charged += 1;
    const named = id === undefined ? "" : `,"id":${JSON.stringify(id)}`;
    const head = `{"line":${number}${named},"status":${status},"${isAnswer ? "answer" : "error"}":`;
    return [utf8Of(head), typeof body === "string" ? utf8Of(body) : body, CLOSING];
  };

  const answer = async (line: SentLine): Promise<Pieces> => {
    const read = line.kind === "text" ? parts.read(line.text) : { ok: false as const, refusal: UNREAD[line.kind] };
    if (!read.ok) {
      await paced();
      return told(line.number, "id" in read ? read.id : undefined, await pipeline.refuse(read.refusal));
    }
    const { id, entry, input } = read;
    const outcome = await outcomeOf(id, {
      operation: entry.operation,
      domainId: entry.domain.id,
      caller,
      transport: "rest",
      raw: { flat: input, decodes: true },
      requestId: parts.requestId,
    });
    if (outcome.status === 400) await paced();
    return told(line.number, id, outcome);
  };

  return {
    counts,
    answer: (line) =>
      answer(line).catch(async (error: unknown) => {
        const incident = { message: "a line of a batch failed", error, requestId: parts.requestId };
        return told(line.number, undefined, await pipeline.fail(incident));
      }),
    stop: () => stopped.abort(),
  };
}

const UNREAD: Readonly<Record<Exclude<SentLine["kind"], "text">, Refusal>> = {
  too_long: { code: "payload_too_large", error: `The line is longer than ${LINE_LIMITS.mostBytes} bytes.` },
  no_text: badRequest("The line is no text in UTF-8. Send JSON in UTF-8."),
};
