// ANTHROPIC_API_KEY=… node suites/agents/model.mjs [language] [question …]: lets a model answer the questions with the
// tools of `npx almagest-mcp`, and reports for each whether it called the right operation, gave the known value, and
// how much it read. It costs money, so nothing runs it automatically. ALMAGEST_MODEL names the model.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { build } from "esbuild";
import { writeStandalone } from "../../apps/mcp/tools/standalone.mjs";

const KEY = process.env.ANTHROPIC_API_KEY;
const MODEL = process.env.ALMAGEST_MODEL ?? "claude-sonnet-4-5";
const [lang = "en", ...wanted] = process.argv.slice(2);
const MOST_TURNS = 10;

/** The questions and the reader of values are TypeScript. */
async function imported(file) {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

async function asked(messages, tools) {
  const response = await fetch("https://api.anthropic.com/v1/messages", {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": KEY, "anthropic-version": "2023-06-01" },
    body: JSON.stringify({ model: MODEL, max_tokens: 2000, messages, tools }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function conversation(client, tools, question) {
  const messages = [{ role: "user", content: question }];
  const seen = { calls: [], answers: [], tokens: 0 };
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { content, usage, stop_reason } = await asked(messages, tools);
    seen.tokens += usage.input_tokens + usage.output_tokens;
    if (stop_reason !== "tool_use") break;
    const results = [];
    for (const { id, name, input } of content.filter(({ type }) => type === "tool_use")) {
      const called = await client.callTool({ name, arguments: input });
      const text = called.content.map((part) => part.text).join("\n");
      seen.calls.push(...(input.calls?.map(({ operation }) => operation) ?? [input.operation ?? name]));
      seen.answers.push(text);
      results.push({ type: "tool_result", tool_use_id: id, content: text, is_error: called.isError === true });
    }
    messages.push({ role: "assistant", content }, { role: "user", content: results });
  }
  return seen;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (KEY === undefined) throw new Error("Set ANTHROPIC_API_KEY: a model answers, and that costs money.");
const { ASKED_AT, expected, questions } = await imported("src/questions/index.ts");
const { holds } = await imported("src/value.ts");
const folder = mkdtempSync(join(tmpdir(), "almagest-model-"));
const client = new Client({ name: "agents", version: "0" });
try {
  await writeStandalone(folder);
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [join(folder, "dist/stdio.js")], cwd: folder }),
  );
  const listed = (await client.listTools()).tools;
  const tools = listed.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema }));
  const day = new Date(ASKED_AT).toISOString().slice(0, 10);
  const ids = wanted.length > 0 ? wanted : Object.keys(expected);
  let right = 0;
  for (const id of ids) {
    const { tool, orTools = [], value } = expected[id];
    const { calls, answers, tokens } = await conversation(client, tools, `Today is ${day}. ${questions[lang][id]}`);
    const isCalled = calls.some((name) => name === tool || orTools.includes(name));
    const isMet = answers.some((text) => holds(parsed(text), value));
    if (isCalled) right += 1;
    console.log(
      `${id.padEnd(18)} ${isCalled ? "called" : "missed"} ${isMet ? "value" : "-    "} ${tokens} tokens: ${calls.join(", ")}`,
    );
  }
  console.log(`${right} of ${ids.length} in ${lang}, by ${MODEL}`);
} finally {
  await client.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}
