import accuracy from "../../../../docs/accuracy.md?raw";
import conventions from "../../../../docs/conventions.md?raw";
import errors from "../../../../docs/errors.md?raw";
import glossary from "../../../../docs/glossary.md?raw";
import { readmes } from "./readmes.generated";

/** What is written about the service, by the name that it is read under: documents first, then each domain by its id. */
export const sources: Readonly<Record<string, string>> = {
  conventions,
  accuracy,
  glossary,
  errors,
  ...readmes,
};
