import { describe, expect, it } from "vitest";
import type { BatchLine, BatchOptions, BatchResult } from "./batch";
import { createClient } from "./client";

interface Asked {
  readonly address: string;
  readonly headers: Headers;
  readonly lines: readonly BatchLine[];
}

type Answer = (asked: Asked, attempt: number) => Response | Promise<Response>;

const numbers = (count: number): readonly BatchLine[] =>
  Array.from({ length: count }, (_, id) => ({ id, operation: "double", input: { id } }));

const answered = (line: number, { id }: BatchLine): string =>
  `${JSON.stringify({ line, id, status: 200, answer: 2 * Number(id) })}\n`;
const end = '{"done":true,"answered":1,"refused":0,"charged":1,"remaining":9}\n';
const whole = (lines: readonly BatchLine[]): string =>
  lines.map((line, index0) => answered(index0 + 1, line)).join("") + end;

/** A body that ends in the middle of a letter's bytes, and then breaks. */
function broken(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length - 1)),
    pull: (controller) => controller.error(new Error("cut")),
  });
}

function clientOf(answer: Answer) {
  const requests: Asked[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com/api/v2/",
    key: "alm_sk_1",
    fetch: async (address, init) => {
      const lines = String(init.body)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const asked = { address, headers: new Headers(init.headers), lines };
      requests.push(asked);
      return answer(asked, requests.length);
    },
  });
  const all = async (
    lines: Parameters<typeof client.batch>[0],
    options?: BatchOptions,
  ): Promise<readonly BatchResult[]> => {
    const results: BatchResult[] = [];
    for await (const result of client.batch(lines, options)) results.push(result);
    return results;
  };
  return { client, requests, all };
}

describe("a batch of the client", () => {
  it("gives a result for each line, a thousand lines to a request, under one key", async () => {
    const { all, requests } = clientOf(({ lines }) => new Response(whole(lines)));
    const results = await all(numbers(2_500), { order: "any" });
    expect(results.map(({ data }) => data)).toEqual(numbers(2_500).map(({ id }) => 2 * Number(id)));
    expect(requests.map(({ lines }) => lines.length)).toEqual([1000, 1000, 500]);
    expect(new Set(requests.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
    expect(requests[0]?.address).toBe("https://api.example.com/api/v2/batch?order=any");
    expect(requests[0]?.headers.get("Content-Type")).toBe("application/x-ndjson");
  });

  it("takes lines while they are made, and tells the error of a line apart", async () => {
    async function* made() {
      yield { id: "a", operation: "double" };
      yield { id: "b", operation: "nothing" };
    }
    const error = { error: "There is no operation.", code: "validation_error" };
    const { all } = clientOf(
      () =>
        new Response(
          `{"line":1,"id":"a","status":200,"answer":1}\n${JSON.stringify({ line: 2, id: "b", status: 400, error })}\n${end}`,
        ),
    );
    expect(await all(made())).toEqual([
      { id: "a", data: 1, error: undefined },
      { id: "b", data: undefined, error },
    ]);
  });

  it("sends what has no answer again after a break, under the same key, as long as any answer comes", async () => {
    const { all, requests } = clientOf(({ lines: [first, ...others] }, attempt) => {
      if (first === undefined || attempt > 5) return new Response(whole([...(first ? [first] : []), ...others]));
      return new Response(broken(answered(1, first) + answered(2, { id: 99, operation: "half of it" })));
    });
    const results = await all(numbers(7), { idempotencyKey: "mine" });
    expect(results.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(requests.map(({ lines }) => lines.length)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(new Set(requests.map(({ headers }) => headers.get("Idempotency-Key")))).toEqual(new Set(['"mine"']));
  }, 20_000);

  it("goes on after a batch that the service ended", async () => {
    const { all } = clientOf(({ lines }, attempt) =>
      attempt === 1
        ? new Response('{"done":false,"error":{"error":"Nothing came.","code":"error"}}\n')
        : new Response(whole(lines)),
    );
    expect(await all(numbers(2))).toHaveLength(2);
  });

  it("gives every line the error of a refusal that does not pass", async () => {
    const error = { error: "No such key.", code: "invalid_api_key" };
    const { all, requests } = clientOf(() => Response.json(error, { status: 401 }));
    expect(await all(numbers(2))).toEqual([
      { id: 0, data: undefined, error },
      { id: 1, data: undefined, error },
    ]);
    expect(requests).toHaveLength(1);
  });

  it("waits as a refusal says, and gives up on a service that is away", async () => {
    const busy = clientOf(({ lines }, attempt) =>
      attempt === 1 ? new Response("", { status: 503, headers: { "Retry-After": "0" } }) : new Response(whole(lines)),
    );
    expect((await busy.all(numbers(1)))[0]).toMatchObject({ data: 0 });
    const away = clientOf(() => Promise.reject(new Error("refused")));
    expect((await away.all(numbers(1)))[0]).toMatchObject({ error: { code: "unreachable" } });
    expect(away.requests).toHaveLength(3);
  });

  it("ends by its signal", async () => {
    const stop = new AbortController();
    const { all } = clientOf(() => {
      stop.abort();
      throw new Error("aborted");
    });
    expect((await all(numbers(2), { signal: stop.signal })).map(({ error }) => error?.code)).toEqual([
      "aborted",
      "aborted",
    ]);
  });
});
