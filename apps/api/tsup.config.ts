import { writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import { packageBuild, rawText } from "../../tsup.base";
import { pictureHtml } from "../mcp/tools/page.mjs";

/**
 * What finds its data beside its own modules, and what that is built on, which may be there only once. All else is put
 * together: Node opens one module after another, and of 1,800 it opens for a second.
 */
const APART = [
  ...["database", "location", "pictures-png", "playground", "ephemeris-swiss", "ephemeris-swiss-wasm"],
  ...["auth", "civil-time", "ephemeris", "operation", "quota"],
];

export default packageBuild(
  {
    index: "src/index.ts",
    main: "src/main.ts",
    worker: "src/heavy/worker.ts",
    "write-document": "src/openapi/write.ts",
    "write-examples": "src/examples/write.ts",
  },
  {
    format: ["esm"],
    platform: "node",
    noExternal: [new RegExp(`^@almagest/(?!(?:${APART.join("|")})(?:/|$))`)],
    esbuildPlugins: [rawText],
    esbuildOptions: (options) => {
      options.conditions = ["@almagest/source"];
    },
    onSuccess: async () => {
      // Another package may be built by the time that the page is there.
      const [browser, page] = [resolve("dist/browser"), resolve("dist/picture.html")];
      // What the docs page loads is served as it is written.
      await cp("src/docs/browser", browser, { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
      writeFileSync(page, await pictureHtml());
    },
  },
);
