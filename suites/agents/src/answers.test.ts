import { catalogue } from "@almagest/catalog";
import { localPipeline, nodeResources } from "@almagest/mcp";
import { beforeAll, describe, expect, test } from "vitest";
import { ASKED_AT, expected, questions } from "./questions/index";
import { holds, memberAt } from "./value";

let local: ReturnType<typeof localPipeline>;

beforeAll(async () => {
  local = localPipeline({
    resources: await nodeResources(catalogue.entries.map(({ operation }) => operation)),
    loadTexts: catalogue.loadTexts,
    now: () => ASKED_AT,
    random: (byteCount) => new Uint8Array(byteCount),
    publicUrl: undefined,
    log: () => undefined,
  });
});

describe("the questions", () => {
  test("are sixty or more in each of ten languages, none of them twice", () => {
    expect(Object.keys(questions)).toHaveLength(10);
    const ids = Object.keys(expected);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    for (const asked of Object.values(questions)) {
      expect(Object.keys(asked)).toEqual(ids);
      expect(new Set(Object.values(asked)).size).toBe(ids.length);
    }
  });

  test("name tools that there are", () => {
    const named = Object.values(expected).flatMap((one) => [one.tool, ...("orTools" in one ? one.orTools : [])]);
    expect(named.filter((tool) => catalogue.byTool(tool) === undefined)).toEqual([]);
  });
});

describe("the call that is expected for a question", () => {
  test.each(Object.entries(expected))("holds the value that can be known without us: %s", async (_, one) => {
    const entry = catalogue.byTool(one.tool);
    if (entry === undefined) return expect.fail(one.tool);
    const { pipeline, caller } = local;
    const { operation, domain } = entry;
    const raw = { flat: one.input, decodes: true };
    const outcome = await pipeline.execute({
      operation,
      domainId: domain.id,
      caller,
      transport: "mcp",
      raw,
      detail: "standard",
    });
    const text = typeof outcome.body === "string" ? outcome.body : new TextDecoder().decode(outcome.body);
    const answer: unknown = JSON.parse(text);
    expect(holds(answer, one.value), `${one.value.path}: ${JSON.stringify(memberAt(answer, one.value.path))}`).toBe(
      true,
    );
  });
});
