import accuracy from "../../../../docs/accuracy.md?raw";
import conventions from "../../../../docs/conventions.md?raw";
import errors from "../../../../docs/errors.md?raw";
import glossary from "../../../../docs/glossary.md?raw";
import presets from "../../../../docs/presets.md?raw";
import { readmes } from "./readmes.generated";

/** The service's documents by name: general ones first, then each domain by its id. */
export const sources: Readonly<Record<string, string>> = {
  conventions,
  presets,
  accuracy,
  glossary,
  errors,
  ...readmes,
};
