import { writeFileSync } from "node:fs";
import { packageBuild } from "../../tsup.base";
import { pictureHtml } from "./tools/page.mjs";

export default packageBuild(
  { index: "src/index.ts", offline: "src/offline.ts", resources: "src/resources.ts", stdio: "src/stdio.ts" },
  {
    format: ["esm"],
    platform: "node",
    onSuccess: async () => writeFileSync("dist/picture.html", await pictureHtml()),
  },
);
