import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue, domains, toolName } from "@almagest/catalog";
import type { JsonSchema } from "@almagest/operation";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { everythingToolbox } from "./everything/toolbox";
import { toolboxFor } from "./tools";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const REPORTS = `${ROOT}.reports/`;
const toolbox = toolboxFor(domains);

/** `,"_meta":{"ui":{"resourceUri":"ui://almagest/picture"}}` */
const PAGE_BYTES = 55;

/** The members of a schema, at any depth, whose names are dates. */
function datesIn({ properties = {}, anyOf = [], items }: JsonSchema): readonly JsonSchema[] {
  const own = Object.entries(properties).flatMap(([name, member]) => (/date$/i.test(name) ? [member] : []));
  return [...own, ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(datesIn)];
}

describe("the tool list", () => {
  test("has one tool for each operation, named by method and path", () => {
    expect(toolbox.list.map(({ name }) => name)).toEqual(catalogue.entries.map(({ operation }) => toolName(operation)));
    expect(toolbox.byName.has("get_astrology_signs_id")).toBe(true);
    expect(toolbox.byName.has("post_astrology_natal_chart")).toBe(true);
  });

  test.each(domains.map((domain) => [domain.id, domain] as const))(
    "of %s has so many bytes, written to a report, and the same more for each picture",
    (id, domain) => {
      const { list } = toolboxFor([domain]);
      const all = Buffer.byteLength(JSON.stringify({ tools: list }));
      const bytes = Buffer.byteLength(JSON.stringify({ tools: list.map(({ _meta, ...tool }) => tool) }));
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(
        `${REPORTS}tools-${id}.txt`,
        `Tool list of ${id}: ${bytes} bytes, ${domain.operations.length} tools; ${all - bytes} bytes more for pictures\n`,
      );
      // A drawn tool's reference to its page: a host reads it and does not show it to a model.
      expect(all - bytes).toBe(domain.pictures.of.length * PAGE_BYTES);
    },
  );

  test("has a name of at most 64 characters for each tool, which no other one has", () => {
    const everything = everythingToolbox(domains).list.map(({ name }) => name);
    for (const own of [toolbox, ...domains.map((domain) => toolboxFor([domain]))]) {
      const longer = new Map([...own.byShortName].map(([short, { tool }]) => [tool.name, short]));
      const short = own.list.map(({ name }) => longer.get(name) ?? name);
      expect([...short, ...everything].filter((name) => name.length > 64 || !/^[a-z][a-z0-9_]*$/.test(name))).toEqual(
        [],
      );
      expect(new Set([...short, ...longer.keys()]).size).toBe(own.list.length + longer.size);
    }
  });

  test("keeps the names that it shortens: a client may have written them down", () => {
    expect(Object.fromEntries([...toolbox.byShortName].map(([short, { tool }]) => [tool.name, short]))).toEqual({
      post_vedic_astrology_dasha_sub_mahadasha_antardasha_pratyantardasha:
        "post_vedic_astrology_dasha_sub_maha_anta_prat",
      post_vedic_astrology_dasha_sub_mahadasha_antardasha_pratyantardasha_sookshma:
        "post_vedic_astrology_dasha_sub_maha_anta_prat_sook",
    });
  });

  test("schemas are objects at the root, valid, and carry no examples and no id", () => {
    const ajv = new Ajv2020({ strict: false, formats: { date: true } });
    for (const { tool } of toolbox.byName.values()) {
      const { inputSchema, outputSchema } = tool;
      expect(inputSchema.type).toBe("object");
      expect(outputSchema.type).toBe("object");
      expect(() => ajv.compile(inputSchema)).not.toThrow();
      expect(() => ajv.compile(outputSchema)).not.toThrow();
      expect(JSON.stringify([inputSchema, outputSchema])).not.toMatch(/"(?:examples|\$id|\$schema|fold)"/);
    }
  });

  test("each tool has a different title in words", () => {
    const titles = new Map(toolbox.list.map(({ name, title }) => [name, title]));
    expect(titles.get("post_astrology_natal_chart")).toBe("Generate Natal Chart");
    expect(titles.get("post_numerology_compatibility")).toBe("Calculate Numerology Compatibility");
    expect(new Set(titles.values()).size).toBe(toolbox.list.length);
    for (const title of titles.values()) expect(title).toMatch(/^(?:[A-Z][a-z]+ ?)+$/);
  });

  test("each date has a pattern, which takes dates and nothing else", () => {
    const dates = toolbox.list.flatMap(({ inputSchema }) => datesIn(inputSchema));
    expect(dates.length).toBeGreaterThan(20);
    for (const { pattern } of dates) {
      const rule = new RegExp(pattern ?? "(?!)");
      expect(["1990-07-15", "0001-01-01"].every((text) => rule.test(text))).toBe(true);
      expect(["15.07.1990", "1990-07", "1990-07-15T00:00", "tomorrow"].some((text) => rule.test(text))).toBe(false);
    }
  });

  test("every tool says that it only reads", () => {
    expect(toolbox.list.every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  });
});
