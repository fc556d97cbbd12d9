import type { ClientOptions } from "./options";
import type { Failure } from "./requests";
import { FIRST_WAIT_MS, pause, waitMs } from "./waiting";

/** One call among many. */
export interface BatchLine {
  /** A text of 1 to 64 characters or a whole number, different for each line. */
  readonly id: string | number;
  /** The `operationId` of the reference: `generateNatalChart`. */
  readonly operation: string;
  /** The input of the operation, from path, query and body, in one object; `lang`, `detail` and `fields` too. */
  readonly input?: object;
}

/** The answer to a line or its error, never both and never neither. */
export type BatchResult =
  | { readonly id: string | number; readonly data: unknown; readonly error: undefined }
  | { readonly id: string | number; readonly data: undefined; readonly error: Failure };

export interface BatchOptions {
  /** `kept` (default): results in the order of the lines. `any`: each as soon as it is there. */
  readonly order?: "kept" | "any";
  /**
   * Lines are charged once under it however often they are sent, for 24 hours. A random UUID by default, which is enough
   * for connections that break; give your own to go on after your program has ended.
   */
  readonly idempotencyKey?: string;
  /** Ends the batch: lines without an answer get the error `aborted`. */
  readonly signal?: AbortSignal;
}

/** Lines of one request. */
const MOST_LINES = 1_000;
const MOST_CHARACTERS = 1_000_000;

/**
 * Asks many operations, a thousand lines to a request. Each line has one result, and nothing is thrown: after a break
 * those without an answer are sent again under the same key.
 */
export async function* batch(
  options: ClientOptions,
  lines: Iterable<BatchLine> | AsyncIterable<BatchLine>,
  asked: BatchOptions = {},
): AsyncGenerator<BatchResult, void> {
  const once = { ...asked, idempotencyKey: asked.idempotencyKey ?? crypto.randomUUID() };
  let group: BatchLine[] = [];
  let characters = 0;
  for await (const line of lines) {
    group.push(line);
    characters += JSON.stringify(line).length;
    if (group.length < MOST_LINES && characters < MOST_CHARACTERS) continue;
    yield* answersTo(options, group, once);
    group = [];
    characters = 0;
  }
  if (group.length > 0) yield* answersTo(options, group, once);
}

/** Sends lines until each has its result, as long as any attempt brings some. */
async function* answersTo(
  options: ClientOptions,
  lines: readonly BatchLine[],
  asked: BatchOptions,
): AsyncGenerator<BatchResult, void> {
  const { retries = 2, longestWaitSeconds = 30 } = options;
  let left = lines;
  for (let attempt0 = 0; left.length > 0; attempt0 += 1) {
    const open = new Set(left.keys());
    let ended: Ended = { error: failure("unreachable", "The batch ended before its last line."), waitMs: undefined };
    for await (const told of attempt(options, left, asked)) {
      if ("ended" in told) ended = told.ended;
      else if (open.delete(told.line - 1)) yield told.result;
    }
    if (open.size < left.length) attempt0 = 0;
    left = left.filter((_, index0) => open.has(index0));
    const ms = ended.waitMs ?? FIRST_WAIT_MS * 2 ** attempt0;
    const isFinal = ended.isFinal === true || attempt0 >= retries || ms > longestWaitSeconds * 1000;
    if (left.length === 0) return;
    if (asked.signal?.aborted || isFinal || !(await waited(ms, asked.signal))) {
      const error = asked.signal?.aborted ? failure("aborted", "The signal ended the batch.") : ended.error;
      for (const { id } of left) yield { id, data: undefined, error };
      return;
    }
  }
}

interface Ended {
  /** The error of the lines without a result. */
  readonly error: Failure;
  readonly waitMs: number | undefined;
  /** Another try would be refused too. */
  readonly isFinal?: boolean;
}

/** A result with the number of its line in the request, from 1, or the end of the attempt. */
type Told = { readonly line: number; readonly result: BatchResult } | { readonly ended: Ended };

async function* attempt(
  { baseUrl, key, fetch: send = fetch }: ClientOptions,
  lines: readonly BatchLine[],
  { order = "kept", idempotencyKey, signal }: BatchOptions,
): AsyncGenerator<Told, void> {
  const address = `${baseUrl.replace(/\/+$/, "")}/batch?order=${order}`;
  try {
    const response = await send(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-ndjson",
        ...(key === undefined ? {} : { "X-API-Key": key }),
        "Idempotency-Key": `"${idempotencyKey}"`,
      },
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
      ...(signal === undefined ? {} : { signal }),
    });
    if (!response.ok || response.body === null) {
      yield { ended: await refusalOf(response) };
      return;
    }
    for await (const text of linesOf(response.body)) {
      const told = toldBy(text, lines);
      if (told !== undefined) yield told;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    yield {
      ended: { error: failure("unreachable", `${new URL(address).host} did not answer: ${reason}`), waitMs: undefined },
    };
  }
}

async function refusalOf(response: Response): Promise<Ended> {
  const ms = waitMs(response, 0, Date.now());
  const record = parsed(await response.text());
  const error = isFailure(record)
    ? record
    : failure("unreadable", `${response.status} with a text that is no answer of this service.`);
  return { error, waitMs: ms, isFinal: ms === undefined };
}

/** A line of the answer; undefined for the end of a whole batch. */
function toldBy(text: string, lines: readonly BatchLine[]): Told | undefined {
  const told = parsed(text);
  if (!isObject(told)) return undefined;
  const { line, answer, error } = told;
  if (typeof line !== "number") {
    return isFailure(error) ? { ended: { error, waitMs: undefined } } : undefined;
  }
  const id = lines[line - 1]?.id ?? line;
  return { line, result: isFailure(error) ? { id, data: undefined, error } : { id, data: answer, error: undefined } };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const texts = (rest + decoder.decode(next.value, { stream: true })).split("\n");
      rest = texts.pop() ?? "";
      yield* texts;
    }
  } finally {
    // A reader who stops ends the request.
    reader.cancel().catch(() => undefined);
  }
}

async function waited(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await pause(ms, signal);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isFailure(value: unknown): value is Failure {
  return isObject(value) && typeof value["error"] === "string" && typeof value["code"] === "string";
}

function failure(code: string, error: string): Failure {
  return { code, error };
}
