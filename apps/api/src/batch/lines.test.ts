import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineLimits, type LinesEnd, type SentLine, sentLines } from "./lines";

const LIMITS: LineLimits = { mostLines: 1_000, mostBytes: 100, idleMs: 60_000 };

/** A body that comes in these pieces; without an end it stays open. */
function bodyOf(chunks: readonly (string | Uint8Array)[], end: "close" | "error" | "open" = "close") {
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      if (end === "close") controller.close();
    },
    pull: (controller) => {
      if (end === "error") controller.error(new Error("cut"));
    },
  });
}

async function read(
  body: ReadableStream<Uint8Array> | null,
  limits: Partial<LineLimits> = {},
): Promise<{ readonly lines: readonly SentLine[]; readonly end: LinesEnd }> {
  const lines: SentLine[] = [];
  const source = sentLines(body, { ...LIMITS, ...limits });
  for (;;) {
    const next = await source.next();
    if (next.done) return { lines, end: next.value };
    lines.push(next.value);
  }
}

const textsOf = (lines: readonly SentLine[]) => lines.map((line) => (line.kind === "text" ? line.text : line.kind));

describe("the lines of a body", () => {
  it("are the same wherever it is divided", async () => {
    const line = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => JSON.stringify(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 8 }),
        fc.array(fc.nat(200), { maxLength: 10 }),
        async (texts, cuts) => {
          const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(""));
          const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
          const pieces = at.slice(1).map((end, index0) => bytes.subarray(at[index0], end));
          const { lines, end } = await read(bodyOf(pieces));
          expect([textsOf(lines), end]).toEqual([texts, "whole"]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("that are longer than allowed are told by their number, on both sides of the limit", async () => {
    const { lines } = await read(bodyOf(["a".repeat(100), "\n", "b".repeat(60), "b".repeat(41), "\nc"]));
    expect(lines.map(({ kind, number }) => [kind, number])).toEqual([
      ["text", 1],
      ["too_long", 2],
      ["text", 3],
    ]);
  });

  it("leave out one that was begun where the request breaks off", async () => {
    expect(await read(bodyOf(['"a"\n"b'], "error"))).toEqual({
      lines: [{ kind: "text", number: 1, text: '"a"' }],
      end: "broken",
    });
  });

  it("end where nothing comes for a while", async () => {
    const { lines, end } = await read(bodyOf(['"a"\n'], "open"), { idleMs: 20 });
    expect([textsOf(lines), end]).toEqual([['"a"'], "idle"]);
  });

  it("end at the most that a batch has, not counting empty ones", async () => {
    const full = await read(bodyOf(["1\n\n2\n3\n\n"]), { mostLines: 3 });
    expect([textsOf(full.lines), full.end]).toEqual([["1", "2", "3"], "whole"]);
    const more = await read(bodyOf(["1\n\n2\n3\n4"]), { mostLines: 3 });
    expect([textsOf(more.lines), more.end]).toEqual([["1", "2", "3"], "too_many"]);
    expect((await read(bodyOf(["\n".repeat(9)]), { mostLines: 3 })).end).toBe("too_many");
  });

  it("end where one has no end", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)),
    });
    expect(await read(endless)).toEqual({ lines: [], end: "endless" });
  });

  it("are none without a body", async () => {
    expect(await read(null)).toEqual({ lines: [], end: "whole" });
  });
});
