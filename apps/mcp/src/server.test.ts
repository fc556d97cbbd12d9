import { catalogue, domains } from "@almagest/catalog";
import { DETAILS } from "@almagest/operation";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localDomains, localPipeline } from "./local";
import { nodeResources } from "./resources";
import { createToolServer } from "./server";
import { toolboxFor } from "./tools";

const NOON = Date.UTC(2026, 10, 21, 12);
const client = new Client({ name: "test", version: "0" });
const toolbox = toolboxFor(localDomains(domains));

const local = async (): Promise<ReturnType<typeof localPipeline>> =>
  localPipeline({
    resources: await nodeResources(domains.flatMap(({ operations }) => operations)),
    loadTexts: catalogue.loadTexts,
    now: () => NOON,
    random: (byteCount) => new Uint8Array(byteCount),
    publicUrl: "https://example.com",
    log: () => undefined,
  });

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createToolServer({ toolbox, ...(await local()), version: "0.0.0" }).connect(there);
  await client.connect(here);
  await client.listTools();
});

afterAll(() => client.close());

const textOf = (result: Awaited<ReturnType<typeof client.callTool>>): string => {
  const [first] = Array.isArray(result.content) ? result.content : [];
  return String(first?.text);
};

const second = new AjvJsonSchemaValidator();

describe("the SDK's own client", () => {
  test.each([...toolbox.byName].map(([name, entry]) => [name, entry] as const))(
    "calls %s, and the clients of both generations find its structured content valid in every form",
    async (name, { operation, tool }) => {
      const isValid = second.getValidator({ ...tool.outputSchema });
      const calls = operation.examples.flatMap((example) => DETAILS.map((detail) => ({ ...example, detail })));
      for (const input of calls) {
        const result = await client.callTool({ name, arguments: input });
        expect(result.isError).toBeFalsy();
        const answer: unknown = JSON.parse(textOf(result));
        expect(JSON.parse(JSON.stringify(result.structuredContent))).toEqual(
          Array.isArray(answer) ? { items: answer } : answer,
        );
        expect(isValid(result.structuredContent)).toMatchObject({ valid: true });
      }
    },
  );

  test("gets a failure as a tool error with the code in its text, and no structured content", async () => {
    const result = await client.callTool({ name: "post_astrology_natal_chart", arguments: { date: "1990-02-30" } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    const record = JSON.parse(textOf(result));
    expect(record.code).toBe("validation_error");
    expect(record.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "date",
      "timezone",
      "latitude",
      "longitude",
    ]);
  });

  const refusalOf = async (name: string, input: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: input });
    return result.isError ? JSON.parse(textOf(result)) : undefined;
  };

  test("numbers and booleans written as text are read, at any depth", async () => {
    const person = { date: "1990-07-15", time: "14:30", timezone: "-5", latitude: "40.7", longitude: "-74" };
    expect(await refusalOf("get_tarot_cards", { limit: "2" })).toBeUndefined();
    expect(await refusalOf("post_tarot_draw", { count: "3", allowReversals: "false" })).toBeUndefined();
    expect(await refusalOf("post_astrology_synastry", { person1: person, person2: person })).toBeUndefined();
    expect(await refusalOf("get_tarot_cards", { limit: "many" })).toMatchObject({ issues: [{ path: "limit" }] });
  });

  test("values as text are read, or refused with the intended value, as over REST", async () => {
    const birth = {
      timezone: "-5",
      latitude: "40.7",
      longitude: "-74",
      houseSystem: "",
      lang: "",
      detail: "",
      fields: "",
    };
    const chart = "post_astrology_natal_chart";
    expect(await refusalOf(chart, { ...birth, date: "1990-07-15T14:30:00", time: "" })).toBeUndefined();
    expect(await refusalOf(chart, { ...birth, date: "1990-07-15", time: "14:30", latitude: "40,7" })).toMatchObject({
      error: 'latitude is "40,7". Send 40.7, if that is what you mean: a number from -90 to 90.',
    });
    expect(await refusalOf(chart, { ...birth, date: "1990-07-15T14:30:00Z" })).toMatchObject({
      issues: [{ path: "date", message: expect.stringContaining("timezone +00:00, or converted to -5,") }],
    });
    expect(await refusalOf("post_tarot_draw", { count: "1", seed: "" })).toMatchObject({ issues: [{ path: "seed" }] });
  });

  test("lists and objects that come as JSON text are read", async () => {
    const person = { date: "1990-07-15", time: "14:30", timezone: -5, latitude: 40.7, longitude: -74 };
    const asText = { person1: JSON.stringify(person), person2: person };
    expect(await refusalOf("post_astrology_synastry", asText)).toBeUndefined();
    const aspects = { date: "1990-07-15", time: "14:30", timezone: -5, planets: '["Sun","Moon"]' };
    expect(await refusalOf("post_astrology_aspects", aspects)).toBeUndefined();
    expect(await refusalOf("post_astrology_aspects", { ...aspects, planets: "[" })).toMatchObject({
      issues: [{ path: "planets" }],
    });
  });

  test("an argument that no tool has is refused with the nearest, and every tool takes a language", async () => {
    expect(await refusalOf("post_tarot_draw", { count: 1, allow_reversal: true })).toMatchObject({
      code: "validation_error",
      issues: [{ path: "allow_reversal", expected: "allowReversals" }],
    });
    expect(await refusalOf("get_location_countries", { lang: "zh-TW", limit: 1 })).toBeUndefined();
    expect(await refusalOf("get_location_countries", { lang: "xx" })).toMatchObject({ issues: [{ path: "lang" }] });
  });

  test("an unknown identifier names the accepted ones", async () => {
    const result = await client.callTool({ name: "get_astrology_signs_id", arguments: { id: "ophiuchus" } });
    expect(result.isError).toBe(true);
    expect(JSON.parse(textOf(result))).toMatchObject({ code: "not_found", error: expect.stringContaining("aries") });
  });

  test("an unknown tool is a protocol error", async () => {
    await expect(client.callTool({ name: "post_nothing", arguments: {} })).rejects.toThrow(/no tool "post_nothing"/);
  });

  test("of a list with short names calls both names, and the list has no other change", async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const short = new Client({ name: "test", version: "0" });
    await createToolServer({ toolbox, ...(await local()), version: "0.0.0", names: "short" }).connect(there);
    await short.connect(here);
    const [names, shortNames] = await Promise.all(
      [client, short].map(async (one) => (await one.listTools()).tools.map(({ name }) => name)),
    );
    const changed = names?.flatMap((name, index0) =>
      name === shortNames?.[index0] ? [] : [[name, shortNames?.[index0]]],
    );
    expect(changed).toHaveLength(2);
    for (const [name = "", shorter = ""] of changed ?? []) {
      const [example] = toolbox.byName.get(name)?.operation.examples ?? [];
      const answers = await Promise.all(
        [client, short].flatMap((one) =>
          [name, shorter].map(async (called) =>
            textOf(await one.callTool({ name: called, arguments: { ...example } })),
          ),
        ),
      );
      expect(new Set(answers).size).toBe(1);
      expect(JSON.parse(answers[0] ?? "")).not.toHaveProperty("code");
    }
    await short.close();
  });
});
