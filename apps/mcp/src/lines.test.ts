import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { messageLines } from "./lines";
import type { ProtocolProblem } from "./messages";

async function passed(chunks: readonly (string | Buffer)[]) {
  const problems: ProtocolProblem[] = [];
  const lines = messageLines((problem) => problems.push(problem));
  for (const chunk of chunks) lines.write(chunk);
  lines.end();
  let text = "";
  for await (const chunk of lines) text += String(chunk);
  return { text, codes: problems.map(({ code }) => code), problems };
}

const ping = (id: number | string): string => `${JSON.stringify({ jsonrpc: "2.0", id, method: "ping" })}\n`;

test("a message is passed on unchanged, wherever its bytes are split", async () => {
  const text = `${ping("günaydın")}${ping(2)}`;
  const bytes = Buffer.from(text);
  expect(await passed([text])).toMatchObject({ text, codes: [] });
  const cut = Array.from(bytes, (_, index0) => bytes.subarray(index0, index0 + 1));
  expect(await passed(cut)).toMatchObject({ text, codes: [] });
});

test("an invalid line is reported, and those around it are passed on", async () => {
  const wrong = ["garbage", "{", '{"jsonrpc":"2.0"}', "[]", `[${ping(7).trim()}]`, '{"id":1,"id":1}', "7"];
  const { text, codes } = await passed([ping(1), ...wrong.map((line) => `${line}\n`), "\n", " \r\n", ping(2)]);
  expect(text).toBe(`${ping(1)}${ping(2)}`);
  expect(codes).toEqual([-32700, -32700, -32600, -32600, -32600, -32600, -32600]);
});

test("a line without an end takes no more memory than the longest allowed, and is reported at its end", async () => {
  const part = "x".repeat(600_000);
  const { text, codes, problems } = await passed([part, part, part, `${part}\n${ping(3)}`]);
  expect([text, codes]).toEqual([ping(3), [-32700]]);
  expect(problems[0]?.message).toContain("1048576 bytes");
});
