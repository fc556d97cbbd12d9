// Run by the build: computes the example answers of a release and stores them beside the program.
import { mkdirSync, writeFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { nodeResources } from "@almagest/mcp/resources";
import { exampleAnswer } from "./answers";
import { EXAMPLES_FOLDER, exampleFile } from "./files";

const resources = await nodeResources(catalogue.entries.map(({ operation }) => operation));
mkdirSync(EXAMPLES_FOLDER, { recursive: true });
for (const entry of catalogue.entries) {
  const texts = await catalogue.loadTexts(entry.domain.id, "en");
  const answer = await exampleAnswer(entry, { ...resources, texts });
  writeFileSync(exampleFile(entry.operation.id), JSON.stringify(answer));
}
