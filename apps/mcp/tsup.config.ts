import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { packageBuild, rawText } from "../../tsup.base";
import { pictureHtml } from "./tools/page.mjs";

export default packageBuild(
  { index: "src/index.ts", offline: "src/offline.ts", resources: "src/resources.ts", stdio: "src/stdio.ts" },
  {
    format: ["esm"],
    platform: "node",
    esbuildPlugins: [rawText],
    onSuccess: async () => {
      // The current directory may be another package's by the time the page is ready.
      const file = resolve("dist/picture.html");
      writeFileSync(file, await pictureHtml());
    },
  },
);
