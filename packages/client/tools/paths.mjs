// Run when declarations are written: makes the types of all operations from the service's OpenAPI document, which the
// build has written, and adds them to those of the entry `api`.
import { appendFileSync, readFileSync } from "node:fs";
import openapiTypescript, { astToString } from "openapi-typescript";

const DOCUMENT = new URL("../../../apps/api/dist/openapi.json", import.meta.url);
const DECLARATIONS = ["api.d.ts", "api.d.cts"].map((name) => new URL(`../dist/${name}`, import.meta.url));

/** Examples are the docs page's: in types they would be two thirds of the text. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([name, value]) => !isExample(name, value));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutExamples(value)]));
}

/** A member of a schema may be called so, too: that one is a schema itself. */
function isExample(name, value) {
  const isSchema = typeof value === "object" && value !== null && ("type" in value || "$ref" in value);
  return (name === "example" || name === "examples") && !isSchema;
}

const document = withoutExamples(JSON.parse(readFileSync(DOCUMENT, "utf8")));
const types = astToString(await openapiTypescript(document));
for (const file of DECLARATIONS) appendFileSync(file, types);
