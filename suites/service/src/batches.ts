import { request } from "node:http";

/** One line to send. */
export interface Line {
  readonly id: string | number;
  readonly operation: string;
  readonly input: object;
}

export interface BatchSent {
  readonly port: number;
  readonly key: string;
  readonly once?: string;
  readonly order?: "kept" | "any";
  /** Breaks the connection after so many bytes of the answer were read. */
  readonly cutAfter?: number;
  /** Breaks it after so many bytes of the request were sent. */
  readonly cutSendingAfter?: number;
}

export interface BatchGot {
  /** Undefined where the connection broke before an answer. */
  readonly status: number | undefined;
  /** The whole lines that arrived, as text. */
  readonly lines: readonly string[];
  /** The last of them where the batch is over; undefined after a cut. */
  readonly last: Readonly<Record<string, unknown>> | undefined;
  readonly bytes: number;
}

export function textOf(lines: readonly Line[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Sends a batch and reads until its end, or until the connection breaks. */
export function sendBatch(text: string, sent: BatchSent): Promise<BatchGot> {
  const { port, key, once, order = "kept", cutAfter = Number.POSITIVE_INFINITY, cutSendingAfter } = sent;
  const headers = {
    "X-API-Key": key,
    "Content-Type": "application/x-ndjson",
    ...(once !== undefined && { "Idempotency-Key": once }),
  };
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let status: number | undefined;
    const over = (): void => resolve({ status, ...gotOf(Buffer.concat(chunks).subarray(0, cutAfter)) });
    const options = {
      host: "127.0.0.1",
      port,
      method: "POST",
      path: `/api/v2/batch?order=${order}`,
      headers,
      agent: false,
    };
    const call = request(options, (response) => {
      status = response.statusCode;
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= cutAfter) call.destroy();
      });
      response.once("close", over);
      response.once("error", over);
    });
    call.once("error", over);
    if (cutSendingAfter === undefined) {
      call.end(text);
      return;
    }
    call.write(Buffer.from(text).subarray(0, cutSendingAfter), () => setTimeout(() => call.destroy(), 30));
  });
}

function gotOf(bytes: Buffer): Omit<BatchGot, "status"> {
  const lines = bytes.toString("utf8").split("\n").slice(0, -1);
  const final = lines.at(-1);
  const isOver = final?.startsWith('{"done":') === true;
  return {
    lines: isOver ? lines.slice(0, -1) : lines,
    last: isOver ? JSON.parse(final) : undefined,
    bytes: bytes.length,
  };
}

/** The id that an answered line names. */
export function idOf(line: string): string {
  return String(JSON.parse(line).id);
}
