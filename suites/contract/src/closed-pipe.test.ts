import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("../../../apps/mcp/dist/stdio.js", import.meta.url));

test("a client that sends calls over stdio and closes the pipe gets every answer", () => {
  const clientInfo = { name: "test", version: "0" };
  const initialize = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  const call = { name: "post_numerology_life_path", arguments: { year: 1990, month: 7, day: 15 } };
  const messages = [
    { id: 1, method: "initialize", params: initialize },
    { method: "notifications/initialized" },
    ...[2, 3, 4].map((id) => ({ id, method: "tools/call", params: call })),
  ];
  const input = messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join("");
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "numerology"], { input, encoding: "utf8" });
  const answered = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect({ status, answered: answered.sort() }).toEqual({ status: 0, answered: [1, 2, 3, 4] });
});
