import { expect, it } from "vitest";
import { vocabularyMarkdown } from "../test/vocabulary-markdown";

/** Written anew by `pnpm --filter @almagest/i18n docs:vocabulary`. */
it("docs/vocabulary.md is what the vocabularies say", async () => {
  await expect(vocabularyMarkdown()).toMatchFileSnapshot("../../../docs/vocabulary.md");
});
