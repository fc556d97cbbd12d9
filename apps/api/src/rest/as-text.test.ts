import { catalogue } from "@almagest/catalog";
import { type AnyOperation, isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { get, post } from "../../test/service";
import { wholeService } from "../../test/whole";

const operations = catalogue.entries.map(({ operation }) => operation);
const app = await wholeService();

type Members = Readonly<Record<string, unknown>>;

/** Numbers and booleans as text, as a program without types sends them. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one)]));
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

/** Each value under its dotted name. */
function dotted(value: unknown, name: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([inside, one]) => dotted(one, name === "" ? inside : `${name}.${inside}`));
}

function partOf(example: Members, part: AnyOperation["query"]): Members {
  return Object.fromEntries(Object.entries(example).filter(([name]) => Object.hasOwn(part?.shape ?? {}, name)));
}

async function answer(path: string, init: RequestInit): Promise<string> {
  const response = await app.request(`/api/v2${path}`, init);
  const text = await response.text();
  expect([response.status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return text;
}

const posted = operations.filter(({ method }) => method === "POST");

describe("every operation that takes a body answers its examples byte for byte alike", () => {
  test.each(posted.map((operation) => [operation.id, operation] as const))("%s", async (_, operation) => {
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const example of operation.examples) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])));
      const query = dotted(partOf(example, operation.query), "");
      const body = partOf(example, operation.body);
      const due = await answer(`${path}?${new URLSearchParams(query)}`, post(body));
      expect(await answer(`${path}?${new URLSearchParams(query)}`, post(asText(body))), "numbers as text").toBe(due);
      const all = new URLSearchParams([...query, ...dotted(body, "")]);
      expect(await answer(`${path}.json?${all}`, get()), "by GET").toBe(due);
    }
  });
});
