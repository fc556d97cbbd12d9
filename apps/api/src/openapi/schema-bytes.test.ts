import { readFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { type JsonSchema, jsonSchemaOf } from "@almagest/operation";
import { expect, it } from "vitest";
import { testService } from "../../test/service";

/** In hundredths; lower it by hand when the document gets smaller. */
const RECORDED = new URL("./schema-bytes.json", import.meta.url);

interface Printed {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The size of the schemas of requests and answers with every named one inlined. */
function inlineBytes(): number {
  const schemas = catalogue.entries.flatMap(({ operation }): JsonSchema[] => [
    ...[operation.params, operation.query, operation.body].flatMap((part) =>
      part ? [jsonSchemaOf(part, "input")] : [],
    ),
    jsonSchemaOf(operation.output, "output"),
    // The document has both answers of an operation that takes an open time of birth.
    ...(operation.uncertain ? [jsonSchemaOf(operation.uncertain.output, "output")] : []),
  ]);
  return schemas.reduce((sum, schema) => sum + bytes(schema), 0);
}

it("named schemas make the document's a half of what they would be: the share may only fall", async () => {
  const document: Printed = await (await testService(1, { catalogue }).app.request("/api/v2/openapi.json")).json();
  const { ErrorRecord: _, ValidationIssue: __, EndpointSuggestion: ___, ...schemas } = document.components.schemas;
  const [printed, inline] = [bytes(schemas), inlineBytes()];
  const per = (total: number): number => Math.round(total / catalogue.entries.length);
  const share = printed / inline;
  console.info(
    `${Object.keys(schemas).length} named schemas, ${per(printed)} bytes an operation; inline ${per(inline)} (${share.toFixed(3)})`,
  );
  const { hundredths }: { readonly hundredths: number } = JSON.parse(readFileSync(RECORDED, "utf8"));
  expect(Math.ceil(share * 100)).toBeLessThanOrEqual(hundredths);
  expect(hundredths).toBeLessThanOrEqual(50);
});
