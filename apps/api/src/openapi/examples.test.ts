import { catalogue } from "@almagest/catalog";
import { nodeResources } from "@almagest/mcp/resources";
import { isRecord } from "@almagest/operation";
import { absoluteReferences } from "@almagest/pipeline";
import { describe, expect, test } from "vitest";
import { complaintsOf, type Printed, printedOperation, serviceDocument } from "../../test/document";
import { PUBLIC_URL } from "../../test/service";
import { exampleAnswer } from "../examples/answers";
import type { Examples } from "../examples/files";

/** The example answers that the build computes for the document. */
async function exampleAnswers(): Promise<Examples> {
  const resources = await nodeResources(catalogue.entries.map(({ operation }) => operation));
  const answers = catalogue.entries.map(async (entry) => {
    const texts = await catalogue.loadTexts(entry.domain.id, "en");
    const answer = await exampleAnswer(entry, { ...resources, texts });
    return [entry.operation.id, () => absoluteReferences(entry.operation)(answer, PUBLIC_URL)] as const;
  });
  return new Map(await Promise.all(answers));
}

const document = await serviceDocument(await exampleAnswers());
const complaints = complaintsOf(document);

interface Example {
  readonly at: string;
  readonly schema: Printed;
  readonly example: unknown;
}

/** Every `example` beside a schema, and every item of a schema's `examples`. */
function* examplesIn(node: unknown, at: string): Generator<Example> {
  if (typeof node !== "object" || node === null) return;
  if (isRecord(node)) {
    const { schema, example, examples, type } = node;
    if (isRecord(schema) && example !== undefined) yield { at, schema, example };
    if (typeof type === "string" && Array.isArray(examples)) {
      for (const one of examples) yield { at: `${at}.examples`, schema: node, example: one };
    }
  }
  for (const [name, member] of Object.entries(node)) {
    if (name !== "example" && name !== "examples") yield* examplesIn(member, `${at}/${name}`);
  }
}

describe("the examples of the document fit their schemas", () => {
  test.each(catalogue.entries.map(({ operation }) => [operation.id, operation] as const))(
    "%s has an answer to its example request",
    (_, operation) => {
      const { schema, example } = printedOperation(document, operation).responses[200].content["application/json"];
      expect(example).toBeDefined();
      expect(complaints(schema, example)).toEqual([]);
    },
  );

  test("all others, of requests, parameters, schemas and errors, too", () => {
    const all = [...examplesIn(document, "")];
    expect(all.length).toBeGreaterThan(1000);
    const wrong = all.flatMap(({ at, schema, example }) => complaints(schema, example).map((one) => `${at}: ${one}`));
    expect(wrong).toEqual([]);
  });
});
