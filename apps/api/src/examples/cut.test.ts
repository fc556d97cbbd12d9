import { catalogue } from "@almagest/catalog";
import { nodeResources } from "@almagest/mcp/resources";
import { declaredSchemaOf, isRecord, isUncertainAnswer } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { exampleAnswer } from "./answers";
import { cutAnswer, WANTED_EXAMPLE_BYTES } from "./cut";

const resources = await nodeResources(catalogue.entries.map(({ operation }) => operation));
const english = await Promise.all(
  catalogue.domains.map(async ({ id }) => [id, await catalogue.loadTexts(id, "en")] as const),
);
const textsOf = new Map(english);

/**
 * Whether everything in a cut value is in the whole one: the first items of a list, a member of the same name, the
 * start of a text.
 */
function isPartOf(cut: unknown, whole: unknown): boolean {
  if (Array.isArray(cut) && Array.isArray(whole)) {
    return cut.length <= whole.length && cut.every((item, index0) => isPartOf(item, whole[index0]));
  }
  if (isRecord(cut) && isRecord(whole)) {
    return Object.entries(cut).every(([name, member]) => name in whole && isPartOf(member, whole[name]));
  }
  if (typeof cut === "string" && typeof whole === "string" && cut.endsWith(" …"))
    return whole.startsWith(cut.slice(0, -2));
  return cut === whole;
}

/** No example of one operation is longer: the largest, a Zi Wei chart with the palaces of a year, has 15,532 bytes. */
const MOST_EXAMPLE_BYTES = 16_000;

const answers = await Promise.all(
  catalogue.entries.map(async (entry) => {
    const answer = await exampleAnswer(entry, { ...resources, texts: textsOf.get(entry.domain.id) ?? [] });
    return [entry.operation.id, entry, answer] as const;
  }),
);

describe.each(answers)("the example answer of %s", (_, entry, answer) => {
  const { output: known, uncertain } = entry.operation;
  const output = isUncertainAnswer(entry.operation, answer) ? (uncertain?.output ?? known) : known;
  const cut = cutAnswer(answer, declaredSchemaOf(output, "output"));
  const most = MOST_EXAMPLE_BYTES * (entry.operation.composedOf?.length ?? 1);

  it("is what the operation answers: its own schema takes it", () => {
    expect(output.safeParse(answer).error?.issues).toBeUndefined();
  });

  it("is in the document as a part of it, small, with every member of the answer, and the schema takes that", () => {
    expect(isPartOf(cut, answer)).toBe(true);
    expect(output.safeParse(cut).error?.issues).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(most);
    if (isRecord(answer)) expect(Object.keys(isRecord(cut) ? cut : {})).toEqual(Object.keys(answer));
  });
});

describe("an answer that is too long", () => {
  const long = "a word and ".repeat(400);
  const cut = (schema: z.ZodType, answer: unknown): unknown => cutAnswer(answer, declaredSchemaOf(schema, "output"));

  it("keeps each list's first item, and the first of the names that are data", () => {
    const schema = z.object({ list: z.array(z.string()), byName: z.record(z.string(), z.int()) });
    expect(cut(schema, { list: ["a", "b"], byName: { x: 1, y: 2 } })).toEqual({ list: ["a"], byName: { x: 1 } });
  });

  it("keeps a list as long as its schema wants it, a value that it lists, and a text of a pattern", () => {
    const word = "North Node of the Moon, the true one";
    const schema = z.object({
      fixed: z.array(z.int()).length(3),
      listed: z.enum([word, "other"]),
      shaped: z.string().regex(/^a word/),
      text: z.string(),
    });
    const answer = { fixed: [1, 2, 3], listed: word, shaped: long, text: long };
    expect(cut(schema, answer)).toEqual({ ...answer, text: "a word and a word and a …" });
  });

  it("keeps every member, and is longer than wanted where these are too many", () => {
    const names = Array.from({ length: 400 }, (_, index0) => `member${index0}`);
    const schema = z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])));
    const answer = Object.fromEntries(names.map((name) => [name, true]));
    expect(cut(schema, answer)).toEqual(answer);
    expect(JSON.stringify(answer).length).toBeGreaterThan(WANTED_EXAMPLE_BYTES);
  });

  it("empties inner lists before it keeps a long one, never the outermost", () => {
    const schema = z.object({ rows: z.array(z.object({ inner: z.array(z.object({ id: z.string() })) })) });
    const id = "x".repeat(3000);
    expect(cut(schema, { rows: [{ inner: [{ id }] }] })).toEqual({ rows: [{ inner: [] }] });
    expect(cut(z.object({ rows: z.array(z.string()) }), { rows: [id, id] })).toEqual({ rows: [id] });
  });
});
