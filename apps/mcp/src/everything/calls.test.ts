import { domains } from "@almagest/catalog";
import { loadGazetteer } from "@almagest/location/node";
import { MOST_CHARACTERS } from "@almagest/operation";
import { beforeAll, describe, expect, test } from "vitest";
import { everythingService, type ToolService } from "../testing/service";
import { share } from "./share";

const ADA = "Ada: 1990-07-15 14:30, New York";
const NATAL = "post_astrology_natal_chart";
const MOON = { operation: "get_astrology_moon_phase_current", arguments: { date: "2026-11-21" } };
const CARD = { operation: "get_tarot_cards_id", arguments: { id: "star" } };

let service: ToolService;
beforeAll(async () => {
  service = await everythingService(domains, { gazetteer: loadGazetteer() });
});

interface Result {
  readonly operation: string;
  readonly answer?: unknown;
  readonly resolved?: unknown;
  readonly error?: { readonly code: string; readonly error: string; readonly issues?: readonly { path: string }[] };
}

async function calling(calls: unknown, of: ToolService = service): Promise<readonly Result[]> {
  const { texts, isError, structured } = await of.call("call_operations", { calls });
  expect([isError, texts.length]).toEqual([false, 1]);
  expect(JSON.parse(texts[0] ?? "")).toEqual(structured);
  expect(texts[0]?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  return JSON.parse(texts[0] ?? "").results;
}

describe("several calls at once", () => {
  test("are answered in order, compact, like single calls", async () => {
    const results = await calling([CARD, MOON, { operation: "generateBodygraph", person: ADA }]);
    expect(results.map(({ operation }) => operation)).toEqual([
      CARD.operation,
      MOON.operation,
      "post_human_design_bodygraph",
    ]);
    const alone = await service.call("call_operation", { ...MOON, detail: "compact" });
    expect(results[1]?.answer).toEqual(JSON.parse(alone.texts[0] ?? ""));
    expect(results[2]?.resolved).toMatchObject({ person: { name: "Ada" } });
  });

  test("cost a unit each where they are answered, and nothing where they are refused", async () => {
    const own = await everythingService(domains, { monthlyLimit: 100 });
    const before = own.units();
    const results = await calling(
      [CARD, { operation: "nothing" }, { operation: NATAL }, CARD, { operation: "get_tarot_cards", limit: 0 }],
      own,
    );
    expect(results.map(({ error }) => error?.code)).toEqual([
      undefined,
      "validation_error",
      "validation_error",
      undefined,
      "validation_error",
    ]);
    expect(own.units() - before).toBe(2);
  });

  test("of which five are wanted and three are left give three answers and two records", async () => {
    const own = await everythingService(domains, { monthlyLimit: 3 });
    const results = await calling([CARD, CARD, MOON, CARD, CARD], own);
    expect(results.map(({ answer, error }) => error?.code ?? typeof answer)).toEqual([
      "object",
      "object",
      "object",
      "rate_limit_exceeded",
      "rate_limit_exceeded",
    ]);
    expect(own.units()).toBe(3);
  });

  test("come as a list, as JSON text, and as a list of JSON texts, with arguments nested or flat", async () => {
    const flat = { operation: CARD.operation, id: "star" };
    const [wanted] = await calling([CARD]);
    for (const calls of [JSON.stringify([CARD]), [JSON.stringify(CARD)], [flat], [JSON.stringify(flat)]])
      expect(await calling(calls)).toEqual([wanted]);
  });

  test.each([
    [Array.from({ length: 11 }, () => CARD), "calls", "holds 11"],
    [[], "calls", "empty"],
    ["{", "calls", "no list"],
    [undefined, "calls", "no list"],
    [[CARD, 5], "calls.1", "no object"],
    [[{ operation: "call_operations", calls: [CARD] }], "calls.0.operation", "cannot be one of calls"],
    [[CARD, { operation: "call_operation", arguments: CARD }], "calls.1.operation", "cannot be one of calls"],
    [[{ operation: "search_operations", query: "moon" }], "calls.0.operation", "cannot be one of calls"],
  ])("are refused as a whole, free: %#", async (calls, path, problem) => {
    const before = service.units();
    const { isError, texts } = await service.call("call_operations", { calls });
    expect(isError).toBe(true);
    expect(JSON.parse(texts[0] ?? "")).toMatchObject({ code: "validation_error", issues: [{ path }] });
    expect(texts[0]).toContain(problem);
    expect(service.units()).toBe(before);
  });

  test.each([
    [{ ...CARD, detail: "full" }, "detail"],
    [{ ...CARD, fields: `name,${"x".repeat(10_000)}` }, "fields"],
    [{ operation: NATAL, person: ADA, fields: "aspects[-1:x]" }, "fields"],
    [{ operation: NATAL, person: ADA, fields: "__proto__" }, "fields"],
    [{ operation: "__proto__" }, "operation"],
    [{ operation: NATAL, person: "x".repeat(5000) }, "person"],
    [{ operation: NATAL, person: ADA, date: "1990-07-15" }, "person"],
    [
      { operation: NATAL, arguments: { date: "1990-02-30", time: "1:00", latitude: 0, longitude: 0, timezone: 0 } },
      "date",
    ],
  ])("refuse only the faulty one, with its reason: %#", async (call, path) => {
    const before = service.units();
    const results = await calling([call, CARD]);
    expect(results[0]?.error).toMatchObject({ code: "validation_error" });
    expect(results[0]?.error?.issues?.map((issue) => issue.path)).toContain(path);
    expect(JSON.stringify(results[0]).length).toBeLessThan(1_500);
    expect(results[1]?.answer).toMatchObject({ id: "star" });
    expect(service.units()).toBe(before + 1);
  });

  test("without an operation say so by name", async () => {
    const [none, empty] = await calling([{ person: ADA }, { operation: null }]);
    expect([none?.operation, empty?.operation]).toEqual(["(none sent)", "(none sent)"]);
    expect(none?.error?.error).toContain("operation is missing");
  });

  test("leave long ones their room where the others are short", async () => {
    const [chart, ...others] = await calling([{ operation: NATAL, person: ADA }, CARD, CARD, CARD]);
    expect(chart?.answer).not.toHaveProperty("more");
    for (const { answer } of others) expect(answer).not.toHaveProperty("more");
  });

  test("share the room of one evenly, and say what is cut off", async () => {
    const results = await calling(Array.from({ length: 10 }, () => ({ operation: NATAL, person: ADA })));
    for (const { answer } of results) expect(answer).toHaveProperty("more.next.arguments");
    const lengths = results.map((result) => JSON.stringify(result).length);
    expect(Math.min(...lengths)).toBeGreaterThan(900);
  });

  test("of any operation ten times have the room of one", async () => {
    for (const { tool, operation } of service.entries) {
      const [example] = operation.examples;
      const outcome = await service.outcome({ operation: tool.name, example });
      const ten = Array.from({ length: 10 }, () => ({ operation: tool.name, outcome, resolved: undefined }));
      const texts = share(ten, MOST_CHARACTERS);
      expect([tool.name, texts.join(",").length <= MOST_CHARACTERS]).toEqual([tool.name, true]);
      for (const text of texts) expect(JSON.parse(text)).toHaveProperty("answer");
    }
  });
});

describe("a person in one call", () => {
  test("has her chart, born in New York, for less than 10,000 tokens with the list of tools", async () => {
    const { texts, structured } = await service.call(NATAL, { person: ADA });
    expect(structured).toMatchObject({
      birthDetails: { date: "1990-07-15", timezone: -4 },
      resolved: { person: { place: "New York City, New York, United States", instant: "1990-07-15T18:30:00Z" } },
    });
    const { countTokens } = await import("gpt-tokenizer");
    const tokens = countTokens(service.listText) + countTokens(texts.join(""));
    expect(tokens).toBeLessThan(10_000);
  });

  test("with an ambiguous place is refused, free, with lines to send instead", async () => {
    const before = service.units();
    const { isError, texts } = await service.call(NATAL, { person: "1990-07-15 14:30, Springfield" });
    expect([isError, texts.length]).toEqual([true, 2]);
    const { lines } = JSON.parse(texts[1] ?? "");
    expect(JSON.parse(texts[0] ?? "").error).toContain(lines[0].line);
    expect(service.units()).toBe(before);
    expect((await service.call(NATAL, { person: lines[0].line })).isError).toBe(false);
  });

  test("gives the same answer as her arguments, and shows how it was understood", async () => {
    const { structured } = await service.call(NATAL, { person: ADA, detail: "compact" });
    const { resolved, ...answer } = JSON.parse(JSON.stringify(structured));
    const { name: _, instant, place, how, ...sent } = resolved.person;
    expect([instant, place, how.length > 0]).not.toContain(undefined);
    const alone = await service.call("call_operation", { operation: NATAL, arguments: sent, detail: "compact" });
    expect(answer).toEqual(JSON.parse(alone.texts[0] ?? ""));
  });

  test("of a list has the list under items, and the whole has the usual room", async () => {
    for (const { tool } of service.entries.filter(({ operation }) => operation.method === "POST")) {
      const { isError, texts, structured } = await service.call("call_operation", {
        operation: tool.name,
        person: ADA,
      });
      if (isError) continue;
      expect(texts[0]?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(structured).toHaveProperty("resolved.person.date", "1990-07-15");
    }
  });
});
