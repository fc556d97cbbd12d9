// Run by the build, after the OpenAPI document: compresses the texts that the service sends unchanged, once, at the
// highest quality.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadAssets } from "../docs/assets";
import { DOCUMENT_FILE } from "../openapi/built";
import { CODING_ENDINGS, CODINGS } from "./codings";
import { PACKED_FOLDER, packed, packedName } from "./document";

const HARDEST = 11;

rmSync(PACKED_FOLDER, { recursive: true, force: true });
mkdirSync(PACKED_FOLDER, { recursive: true });
const texts = [...[...loadAssets().values()].map(({ body }) => body), new Uint8Array(readFileSync(DOCUMENT_FILE))];
for (const bytes of texts) {
  for (const coding of CODINGS) {
    const file = new URL(`${packedName(bytes)}${CODING_ENDINGS[coding]}`, PACKED_FOLDER);
    writeFileSync(file, await packed(coding, bytes, HARDEST));
  }
}
