import { catalogue, domains } from "@almagest/catalog";
import type { Domain } from "@almagest/operation";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { countTokens } from "gpt-tokenizer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localDomains, localPipeline } from "../local";
import { nodeResources } from "../resources";
import { createToolServer } from "../server";
import { leavingAtThird } from "../testing/leaving";
import { toolboxFor } from "../tools";
import { MOST_CALLS } from "./calls";
import { everythingToolbox } from "./toolbox";

const served: readonly Domain[] = localDomains(domains);
const toolbox = everythingToolbox(served);
const entries = [...toolboxFor(served).byName.values()];
const client = new Client({ name: "test", version: "0" });
const used: string[] = [];

const local = async (): Promise<ReturnType<typeof localPipeline>> =>
  localPipeline({
    resources: await nodeResources(entries.map(({ operation }) => operation)),
    loadTexts: catalogue.loadTexts,
    now: () => Date.UTC(2026, 10, 21, 12),
    random: (byteCount) => new Uint8Array(byteCount),
    publicUrl: "https://example.com",
    log: () => undefined,
  });

beforeAll(async () => {
  const { pipeline, caller } = await local();
  const [here, there] = InMemoryTransport.createLinkedPair();
  const onOutcome = (operationId: string): number => used.push(operationId);
  const server = createToolServer({ toolbox, pipeline, caller, version: "0.0.0", detail: "standard", onOutcome });
  await server.connect(there);
  await client.connect(here);
  await client.listTools();
});

afterAll(() => client.close());

type Called = Awaited<ReturnType<typeof client.callTool>>;

const textsOf = ({ content }: Called): readonly string[] =>
  Array.isArray(content) ? content.map(({ text }) => String(text)) : [];
const call = (name: string, input: Record<string, unknown>): Promise<Called> =>
  client.callTool({ name, arguments: input });
const refusalOf = async (name: string, input: Record<string, unknown>) => {
  const result = await call(name, input);
  return result.isError ? JSON.parse(textsOf(result)[0] ?? "") : undefined;
};

const birth = { date: "1990-07-15", time: "14:30", latitude: 40.7, longitude: -74, timezone: "America/New_York" };
const operation = "post_astrology_natal_chart";

describe("a list of calls that its client cancels", () => {
  test("stops at the call that is under way", async () => {
    const sender = new AbortController();
    const { pipeline: computing, caller } = await local();
    const { pipeline, begun, all } = leavingAtThird(computing, () => sender.abort());
    const [here, there] = InMemoryTransport.createLinkedPair();
    const leaving = new Client({ name: "test", version: "0" });
    await createToolServer({ toolbox, pipeline, caller, version: "0.0.0" }).connect(there);
    await leaving.connect(here);
    const calls = Array.from({ length: MOST_CALLS }, () => ({ operation: "post_tarot_draw", count: 1, seed: "s" }));
    const asked = leaving.callTool({ name: "call_operations", arguments: { calls } }, undefined, {
      signal: sender.signal,
    });
    await expect(asked).rejects.toThrow(/abort/i);
    await all;
    expect(begun()).toBe(3);
    await leaving.close();
  });
});

describe("the description of a line", () => {
  const person = "1990-07-15 14:30, New York";

  test("may be named in fields, with others and by itself", async () => {
    const asked = async (fields: string, name = operation) =>
      JSON.parse(textsOf(await call(name, { person, fields }))[0] ?? "");
    const both = await asked("ascendant.sign,resolved.person");
    expect(both).toMatchObject({ ascendant: { sign: "Scorpio" }, resolved: { person: { date: "1990-07-15" } } });
    expect(both).not.toHaveProperty("planets");
    expect(Object.keys(await asked("resolved")).sort()).toEqual(["conventions", "resolved"]);
    expect((await refusalOf(operation, { ...birth, fields: "resolved" }))?.code).toBe("validation_error");
  });
});

describe("an operation that is not named", () => {
  test.each([
    [{}, "operation is missing. Send a name"],
    [{ operation: "" }, "operation is missing. Send a name"],
    [{ operation: 7 }, "operation is no text. Send a name"],
    [{ operation: "post_astrology_natal" }, "post_astrology_natal_chart, "],
  ])("%j is refused with what to send", async (input, words) => {
    for (const tool of ["call_operation", "describe_operation"]) {
      expect((await refusalOf(tool, input))?.error).toContain(words);
    }
  });
});

describe("a question with unknown words", () => {
  test("is answered with these words and the nearest operations", async () => {
    const asked = async (query: string) => JSON.parse(textsOf(await call("search_operations", { query }))[0] ?? "");
    const stock = await asked("stock price of Apple");
    expect(stock.note).toMatch(/^(?:No operation is known by .*apple|Nothing fits)/);
    expect(await asked("moon phase today")).not.toHaveProperty("note");
  });
});

describe("the list of the server for everything", () => {
  test("is short, and has the tools that lead to every operation first", () => {
    expect(toolbox.list.map(({ name }) => name).slice(0, 6)).toEqual([
      "search_operations",
      "describe_operation",
      "call_operation",
      "call_operations",
      "search_docs",
      "read_doc",
    ]);
    expect(toolbox.list.length).toBeLessThanOrEqual(24);
    expect(countTokens(JSON.stringify({ tools: toolbox.list }))).toBeLessThanOrEqual(MOST_TOKENS);
  });
});

/** Measured; grows only with a new domain. Every conversation pays for the list in its context. */
const MOST_TOKENS = 4_057;

describe("describing an operation", () => {
  test.each(entries.map(({ tool }) => [tool.name]))("says how %s is called, in few words, free", async (name) => {
    const before = used.length;
    const result = await call("describe_operation", { operation: name });
    const described = JSON.parse(textsOf(result)[0] ?? "");
    expect(result.structuredContent).toEqual(described);
    expect(described).toMatchObject({ operation: name, input: { type: "object" } });
    expect(described.answer.length).toBeLessThanOrEqual(1_501);
    expect(textsOf(result)[0]?.length).toBeLessThan(12_000);
    expect(used.length).toBe(before);
  });

  test("works with the operation's own id too, and refuses an unknown one with the nearest", async () => {
    expect((await call("describe_operation", { operation: "generateNatalChart" })).structuredContent).toMatchObject({
      operation,
    });
    for (const name of ["getSookshmaDashas", "post_vedic_astrology_dasha_sub_maha_anta_prat"]) {
      expect((await call("describe_operation", { operation: name })).structuredContent).toMatchObject({
        operation: "post_vedic_astrology_dasha_sub_mahadasha_antardasha_pratyantardasha",
      });
    }
    expect((await refusalOf("describe_operation", { operation: "natal_chrt" })).error).toContain(operation);
    expect(await refusalOf("describe_operation", {})).toMatchObject({ code: "validation_error" });
  });
});

describe("calling an operation", () => {
  test.each(entries.map((entry) => [entry.tool.name, entry] as const))(
    "%s answers as its own tool does at standard",
    async (name, entry) => {
      const [example] = entry.operation.examples;
      const before = used.length;
      const result = await call("call_operation", { operation: name, arguments: example });
      expect([result.isError, used.length]).toEqual([undefined, before + 1]);
      expect(textsOf(result)[0]?.length).toBeLessThanOrEqual(20_000);
      const answer = JSON.parse(textsOf(result)[0] ?? "");
      expect(JSON.parse(JSON.stringify(result.structuredContent))).toEqual(
        Array.isArray(answer) ? { items: answer } : answer,
      );
    },
  );

  test("takes its arguments nested, flat and as JSON text", async () => {
    const nested = textsOf(await call("call_operation", { operation, arguments: birth, fields: "houses" }));
    expect(textsOf(await call("call_operation", { operation, ...birth, fields: "houses" }))).toEqual(nested);
    expect(
      textsOf(await call("call_operation", { operation, arguments: JSON.stringify({ ...birth, fields: "houses" }) })),
    ).toEqual(nested);
    expect(JSON.parse(nested[0] ?? "")).toHaveProperty("houses");
  });

  test.each([
    [{ operation, arguments: birth, date: "1990-07-15" }, "arguments"],
    [{ operation, arguments: "{" }, "arguments"],
    [{ operation, arguments: [1] }, "arguments"],
    [{ operation: "call_operation", arguments: {} }, "operation"],
    [{ operation: "__proto__", arguments: {} }, "operation"],
    [{ arguments: birth }, "operation"],
    [{ operation, arguments: birth, fields: "planets.nam" }, "fields"],
  ])("refuses %j at %s, free", async (input, path) => {
    const refusal = await refusalOf("call_operation", input);
    expect(refusal).toMatchObject({ code: "validation_error", issues: [{ path }] });
    expect(JSON.stringify(refusal).length).toBeLessThan(2_000);
  });

  test("without the arguments that it needs carries the schema of them", async () => {
    const result = await call("call_operation", { operation });
    expect(result.isError).toBe(true);
    expect(JSON.parse(textsOf(result)[1] ?? "").input.required).toContain("latitude");
  });
});
