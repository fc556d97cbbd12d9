// Run by the build, after the examples: stores the OpenAPI document of a release beside the program, for serving and
// for client generators, each of its operations for the reference, and its other forms for other programs.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { builtExamples } from "../examples/files";
import { BUILT_FOR, DOCUMENT_FILE, FORMS_FOLDER, PARTS_FOLDER, partFile } from "./built";
import { derivedDocuments } from "./derived";
import { loadPictures, openApiText } from "./document";
import { documentParts } from "./parts";

const examples = builtExamples(catalogue, BUILT_FOR);
const pictures = await loadPictures(catalogue);
const text = openApiText({ catalogue, publicUrl: BUILT_FOR, examples, pictures });
writeFileSync(DOCUMENT_FILE, text);
rmSync(PARTS_FOLDER, { recursive: true, force: true });
mkdirSync(PARTS_FOLDER, { recursive: true });
for (const [id, part] of documentParts(text)) writeFileSync(partFile(id), part);
rmSync(FORMS_FOLDER, { recursive: true, force: true });
mkdirSync(new URL("openapi/", FORMS_FOLDER), { recursive: true });
for (const [name, form] of derivedDocuments(text)) writeFileSync(new URL(name, FORMS_FOLDER), form);
