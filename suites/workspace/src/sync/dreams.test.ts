import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../packages";
import { dreamLettersModule } from "./dreams";

test("packages/dreams/src/texts/en-messages.generated.ts lists the files of the dictionary", async () => {
  const file = join(ROOT, "packages/dreams/src/texts/en-messages.generated.ts");
  await expect(dreamLettersModule()).toMatchFileSnapshot(file);
});
