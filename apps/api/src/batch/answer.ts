import { setMaxListeners } from "node:events";
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
import { LINE_LIMITS, type LinesEnd, type SentLine } from "./lines";
import type { Pieces } from "./stream";
import type { Weights } from "./weights";

export interface AnswerParts {
  /** The pipeline of batches. */
  readonly pipeline: Pipeline;
  readonly read: (text: string) => BatchLine<CatalogueEntry>;
  readonly caller: Caller;
  readonly requestId: string;
  /** Lines are kept under it. */
  readonly once: AskedOnce | undefined;
  readonly free: FreeWork | undefined;
  readonly weights: Weights;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The lines so far, by what became of them. */
export interface Counts {
  /** Lines with an answer. */
  answered: number;
  /** Lines with an error. */
  refused: number;
  /** Units taken by this request. */
  charged: number;
}

/** A line as it was understood. */
export interface PreparedLine {
  readonly number: number;
  readonly read: BatchLine<CatalogueEntry>;
}

export interface Answering {
  readonly counts: Counts;
  readonly prepare: (lines: AsyncGenerator<SentLine, LinesEnd>) => AsyncGenerator<PreparedLine, LinesEnd>;
  readonly weigh: (line: PreparedLine) => number;
  /** Never rejects. */
  readonly answer: (line: PreparedLine) => Promise<Pieces>;
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
  // As many lines as are under way may wait.
  setMaxListeners(0, stopped.signal);
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

  const answer = async ({ number, read }: PreparedLine): Promise<Pieces> => {
    if (!read.ok) {
      await paced();
      return told(number, read.id, await pipeline.refuse(read.refusal));
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
    if (outcome.status === 200) parts.weights.learn(entry, input, outcome.body.length);
    return told(number, id, outcome);
  };

  async function* prepare(lines: AsyncGenerator<SentLine, LinesEnd>): AsyncGenerator<PreparedLine, LinesEnd> {
    try {
      for (;;) {
        const next = await lines.next();
        if (next.done) return next.value;
        const { value } = next;
        const refused = (refusal: Refusal): BatchLine<CatalogueEntry> => ({ ok: false, refusal });
        const read = value.kind === "text" ? parts.read(value.text) : refused(UNREAD[value.kind]);
        yield { number: value.number, read };
      }
    } finally {
      // A reader who takes no more lines ends the reading of the request.
      await lines.return("broken");
    }
  }

  return {
    counts,
    prepare,
    weigh: ({ read }) => (read.ok ? parts.weights.of(read.entry, read.input) : 0),
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
