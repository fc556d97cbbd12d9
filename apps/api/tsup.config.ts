import { writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import { languageFiles } from "../../tools/lib/language-files.mjs";
import { packageBuild, rawText } from "../../tsup.base";
import { pictureHtml } from "../mcp/tools/page.mjs";
import manifest from "./package.json" with { type: "json" };

/**
 * Packages that find their data beside their own modules, and their dependencies, of which only one copy may exist (the
 * manifest's `apart`). Everything else is bundled: Node takes a second to open 1,800 modules one after another.
 */
const { apart } = manifest.almagest;

export default packageBuild(
  {
    index: "src/index.ts",
    main: "src/main.ts",
    worker: "src/heavy/worker.ts",
    "write-document": "src/openapi/write.ts",
    "write-examples": "src/examples/write.ts",
    "write-packed": "src/documents/write.ts",
  },
  {
    format: ["esm"],
    platform: "node",
    noExternal: [new RegExp(`^@almagest/(?!(?:${apart.join("|")})(?:/|$))`)],
    esbuildPlugins: [rawText, languageFiles("node")],
    esbuildOptions: (options) => {
      options.conditions = ["@almagest/source"];
    },
    onSuccess: async () => {
      // The current directory may be another package's by the time the page is ready.
      const [browser, page] = [resolve("dist/browser"), resolve("dist/picture.html")];
      // The scripts of the page of embeds are served unchanged.
      await cp("src/docs/browser", browser, { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
      writeFileSync(page, await pictureHtml());
    },
  },
);
