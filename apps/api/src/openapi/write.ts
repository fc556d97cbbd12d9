// Run by the build, after the examples: stores the OpenAPI document of a release beside the program, for serving and
// for client generators.
import { writeFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { builtExamples } from "../examples/files";
import { BUILT_FOR, DOCUMENT_FILE } from "./built";
import { loadPictures, openApiText } from "./document";

const examples = builtExamples(catalogue, BUILT_FOR);
const pictures = await loadPictures(catalogue);
writeFileSync(DOCUMENT_FILE, openApiText({ catalogue, publicUrl: BUILT_FOR, examples, pictures }));
