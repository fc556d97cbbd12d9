import { catalogue } from "@almagest/catalog";
import { localDomains } from "@almagest/mcp/offline";
import { isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";
import { type Field, fieldsOf } from "./fields";
import { commandName } from "./program";
import { put, requestOf } from "./request";

const domains = localDomains(catalogue.domains);
const entries = catalogue.entries.filter(({ domain }) => domains.includes(domain));
const named = entries.map((entry) => [`${entry.domain.id} ${commandName(entry)}`, entry] as const);

function memberAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isRecord(value) ? memberAt(value[name], rest) : undefined;
}

/** A value as a person types it. */
function typedAs({ kind }: Field, value: unknown): string {
  if (kind === "json") return JSON.stringify(value);
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** The request made by typing an example's members. */
function retyped(entry: (typeof entries)[number], example: Readonly<Record<string, unknown>>): object {
  const { params, options } = fieldsOf(entry.operation);
  const typed = options.flatMap((field): [string, readonly string[]][] => {
    const value = memberAt(example, field.path);
    return value === undefined ? [] : [[field.option, [typedAs(field, value)]]];
  });
  const request: Record<string, unknown> = { ...requestOf(options, new Map(typed)) };
  for (const name of params) put(request, [name], String(example[name]));
  if (example["lang"] !== undefined) request["lang"] = example["lang"];
  return request;
}

describe("every operation is a command", () => {
  test.each(named)("%s reads each of its examples as the operation does", (_, entry) => {
    const { operation } = entry;
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const example of operation.examples) {
      const read = operation.parse({ flat: retyped(entry, example), decodes: true });
      expect(read).toEqual(operation.parse({ flat: example }));
    }
  });

  test.each(named)("%s explains itself, with each of its options once", async (name, { operation }) => {
    const { code, out, err } = await runTool([...name.split(" "), "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { params, options } = fieldsOf(operation);
    for (const param of params) expect(out).toContain(`<${param}>`);
    const own = new Set(options.map(({ option }) => option));
    expect(own.size).toBe(options.length);
    expect([...own].filter((option) => !new RegExp(`^  --${option} <`, "m").test(out))).toEqual([]);
    for (const taken of ["json", "help", "place"]) expect(own.has(taken)).toBe(false);
  });

  test("under a name that no other of its domain has", () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(200);
  });
});
