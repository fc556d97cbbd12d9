import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { expect, test } from "vitest";
import { ALL, ROOT } from "../packages";
import {
  directoryModule,
  hasNames,
  namesModule,
  packagedDomains,
  pictureLoadersModule,
  readmesModule,
} from "./modules";

const MADE = {
  "packages/catalog/src/directory.generated.ts": directoryModule,
  "apps/mcp/src/docs/readmes.generated.ts": readmesModule,
  "apps/playground/src/pictures.generated.ts": pictureLoadersModule,
} as const;

test.each(Object.entries(MADE))("%s is as `npm run sync` makes it from the list of domains", async (file, make) => {
  await expect(make(await packagedDomains(domains))).toMatchFileSnapshot(join(ROOT, file));
});

test.each(ALL.filter(hasNames).map((one) => [one.folder, one] as const))(
  "%s loads its names as `npm run sync` writes it",
  async (folder, one) => {
    await expect(namesModule(one, ALL)).toMatchFileSnapshot(join(ROOT, folder, "src/names.generated.ts"));
  },
);
