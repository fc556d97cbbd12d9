import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Options } from "tsup";
import { packageBuild } from "../../tsup.base";
import { pictureHtml } from "./tools/page.mjs";

/** Takes the documents of the repository in as text: `import text from "….md?raw"`. */
const rawText: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "raw-text",
  setup: (build) => {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw-text",
    }));
    build.onLoad({ filter: /.*/, namespace: "raw-text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};

export default packageBuild(
  { index: "src/index.ts", offline: "src/offline.ts", resources: "src/resources.ts", stdio: "src/stdio.ts" },
  {
    format: ["esm"],
    platform: "node",
    esbuildPlugins: [rawText],
    onSuccess: async () => {
      // Another package may be built by the time that the page is there.
      const file = resolve("dist/picture.html");
      writeFileSync(file, await pictureHtml());
    },
  },
);
