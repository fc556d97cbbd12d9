import { setTimeout as wait } from "node:timers/promises";

/** A line as it came, with its number from 1; empty lines are counted and left out. */
export type SentLine =
  | { readonly kind: "text"; readonly number: number; readonly text: string }
  | { readonly kind: "too_long" | "no_text"; readonly number: number };

/** The reason that no more lines come. */
export type LinesEnd =
  | "whole"
  /** Nothing came for a while, though it would have been read. */
  | "idle"
  /** The request broke off: the begun line is left out. */
  | "broken"
  | "too_many"
  /** A line without an end. */
  | "endless";

export interface LineLimits {
  readonly mostLines: number;
  /** Bytes of a line, without its line end. */
  readonly mostBytes: number;
  /** Milliseconds without a byte. */
  readonly idleMs: number;
}

export const LINE_LIMITS: LineLimits = { mostLines: 100_000, mostBytes: 64 * 1024, idleMs: 30_000 };

/** Bytes of one line that are skipped before the request is given up. */
const MOST_SKIPPED_BYTES = 8 * 1024 * 1024;
const NEWLINE = 0x0a;
const UTF_8 = new TextDecoder("utf-8", { fatal: true });

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The lines of a request's body. Never holds more than one line and one chunk of it. */
export async function* sentLines(
  body: ReadableStream<Uint8Array> | null,
  limits: LineLimits = LINE_LIMITS,
): AsyncGenerator<SentLine, LinesEnd> {
  const reader = body?.getReader();
  if (reader === undefined) return "whole";
  const rest = unfinished(limits);
  let number = 0;
  let count = 0;
  try {
    for (;;) {
      const chunk = await nextChunk(reader, limits.idleMs);
      if (chunk === "idle" || chunk === "broken") return chunk;
      const ended = chunk === "end" ? rest.end() : rest.add(chunk);
      for (const bytes of ended) {
        number += 1;
        const line = lineOf(bytes, number);
        count += line === undefined ? 0 : 1;
        if (count > limits.mostLines || number > 2 * limits.mostLines) return "too_many";
        if (line !== undefined) yield line;
      }
      if (chunk === "end") return "whole";
      if (rest.skippedBytes() > MOST_SKIPPED_BYTES) return "endless";
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** `end` only where the request is complete. */
async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array | "end" | "idle" | "broken"> {
  const over = new AbortController();
  try {
    const idle = wait(idleMs, "idle" as const, { signal: over.signal });
    idle.catch(() => undefined);
    const next = await Promise.race([reader.read(), idle]);
    if (next === "idle") return next;
    return next.done ? "end" : next.value;
  } catch {
    return "broken";
  } finally {
    over.abort();
  }
}

interface Unfinished {
  /** The lines that a chunk ends; undefined for one that is too long. */
  add(chunk: Uint8Array): readonly (Uint8Array | undefined)[];
  /** The last line, where it has no line end. */
  end(): readonly (Uint8Array | undefined)[];
  skippedBytes(): number;
}

/** The beginning of the next line. One that gets too long is dropped as it comes. */
function unfinished({ mostBytes }: LineLimits): Unfinished {
  let parts: Uint8Array[] = [];
  let size = 0;

  const keep = (part: Uint8Array): void => {
    size += part.byteLength;
    if (size > mostBytes) parts = [];
    else if (part.byteLength > 0) parts.push(part);
  };
  const take = (): Uint8Array | undefined => {
    const [only, ...more] = parts;
    const line = size > mostBytes ? undefined : only !== undefined && more.length === 0 ? only : Buffer.concat(parts);
    parts = [];
    size = 0;
    return line;
  };

  return {
    add: (chunk) => {
      const lines: (Uint8Array | undefined)[] = [];
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        keep(chunk.subarray(start, end));
        lines.push(take());
        start = end + 1;
      }
      keep(chunk.slice(start));
      return lines;
    },
    end: () => (size === 0 ? [] : [take()]),
    skippedBytes: () => (size > mostBytes ? size : 0),
  };
}

/** Undefined for a line of blanks. */
function lineOf(bytes: Uint8Array | undefined, number: number): SentLine | undefined {
  if (bytes === undefined) return { kind: "too_long", number };
  try {
    const text = UTF_8.decode(bytes).trim();
    return text === "" ? undefined : { kind: "text", number, text };
  } catch {
    return { kind: "no_text", number };
  }
}
