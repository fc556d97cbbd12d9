import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { LinesEnd, SentLine } from "./lines";
import { answerStream, type StreamParts } from "./stream";

const MB = 1024 * 1024;

async function* linesUpTo(count: number): AsyncGenerator<SentLine, LinesEnd> {
  for (let number = 1; number <= count; number += 1) yield { kind: "text", number, text: "" };
  return "whole";
}

/** A stream whose answers have so many bytes, and what became of it. */
function watched(count: number, bytes: number, more: Partial<StreamParts<SentLine>> = {}) {
  const seen = { started: 0, most: 0, running: 0, closed: 0 };
  const stream = answerStream({
    lines: linesUpTo(count),
    weigh: () => bytes,
    answer: async ({ number }) => {
      seen.started += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await wait(number % 3);
      seen.running -= 1;
      return [Buffer.from(`${number}`), Buffer.alloc(bytes, " "), Buffer.from("\n")];
    },
    last: async (end) => [Buffer.from(`${end}\n`)],
    isOrdered: true,
    onClose: () => {
      seen.closed += 1;
    },
    ...more,
  });
  return { stream, seen };
}

async function linesOf(stream: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const text = await new Response(stream).text();
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

describe("the answers to a batch", () => {
  it("keep their order, at most 128 at once, and end with the last line", async () => {
    const { stream, seen } = watched(500, 10);
    expect(await linesOf(stream)).toEqual([...Array.from({ length: 500 }, (_, index0) => `${index0 + 1}`), "whole"]);
    expect([seen.most <= 128, seen.most > 32, seen.closed]).toEqual([true, true, 1]);
  });

  it("come as they are there where order does not matter", async () => {
    const { stream } = watched(90, 10, { isOrdered: false });
    const lines = await linesOf(stream);
    expect(lines.at(-1)).toBe("whole");
    expect(lines.slice(0, 90)).not.toEqual(Array.from({ length: 90 }, (_, index0) => `${index0 + 1}`));
    expect(new Set(lines).size).toBe(91);
  });

  it.each([10, 50_000, 2 * MB])("of %i bytes are held up to some megabytes while the reader stops", async (bytes) => {
    const { stream, seen } = watched(3_000, bytes);
    const reader = stream.getReader();
    await reader.read();
    let stopped = -1;
    for (let look = 0; look < 50 && stopped !== seen.started; look += 1) {
      stopped = seen.started;
      await wait(100);
    }
    expect(seen.started).toBe(stopped);
    expect(stopped * bytes).toBeLessThan(30 * MB);
    await reader.cancel();
    expect(seen.closed).toBe(1);
    await wait(20);
    expect(seen.started).toBeLessThan(3_000 + 1);
  });

  it("end where the reader goes, and start no more lines", async () => {
    const { stream, seen } = watched(100_000, 10);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    await wait(20);
    const { started } = seen;
    await wait(50);
    expect([seen.started, seen.closed]).toEqual([started, 1]);
  });

  it("fail where the last line cannot be told", async () => {
    const { stream, seen } = watched(2, 10, { last: () => Promise.reject(new Error("away")) });
    await expect(linesOf(stream)).rejects.toThrow("away");
    expect(seen.closed).toBe(1);
  });
});
