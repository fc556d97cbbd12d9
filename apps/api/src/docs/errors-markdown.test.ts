import { expect, it } from "vitest";
import { errorsMarkdown } from "./errors-markdown";

/** Rewritten by `pnpm --filter @almagest/api docs:errors`. */
it("docs/errors.md is what the table of errors says", async () => {
  await expect(errorsMarkdown()).toMatchFileSnapshot("../../../../docs/errors.md");
});
