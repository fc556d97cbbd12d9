import { catalogue, domains } from "@almagest/catalog";
import { describe, expect, test } from "vitest";
import { prompts, promptText } from "./prompts";
import { everythingToolbox } from "./toolbox";

const given = (name: string): Record<string, string> =>
  Object.fromEntries(
    (prompts.find((one) => one.name === name)?.arguments ?? []).map((one) => [one.name, `<${one.name}>`]),
  );

describe("the prompts", () => {
  test("are six, for a reading, two people, a year, a day, cards and three traditions", () => {
    expect(prompts.map(({ name }) => name)).toEqual([
      "natal_reading",
      "relationship",
      "year_ahead",
      "today",
      "cards",
      "three_traditions",
    ]);
  });

  test.each(prompts.map(({ name }) => [name]))("%s contains its arguments, and names existing tools", (name) => {
    const told = promptText(name, given(name));
    const text = told.ok ? told.text : "";
    for (const value of Object.values(given(name))) expect(text).toContain(value);
    const tools = new Set([
      ...everythingToolbox(domains).list.map((tool) => tool.name),
      ...catalogue.entries.map(({ tool }) => tool),
    ]);
    const named = text.match(/\b(?:get|post|call)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((tool) => !tools.has(tool))).toEqual([]);
  });

  test("name a missing, overlong or unknown argument", () => {
    expect(promptText("natal_reading", {})).toMatchObject({
      ok: false,
      problem: expect.stringContaining("person is missing"),
    });
    expect(promptText("cards", { question: "x".repeat(5000) })).toMatchObject({ ok: false });
    expect(promptText("__proto__", {})).toMatchObject({ ok: false, problem: expect.stringContaining("natal_reading") });
  });
});
