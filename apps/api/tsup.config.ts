import { cp } from "node:fs/promises";
import { packageBuild } from "../../tsup.base";

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
    // What the docs page loads is served as it is written.
    onSuccess: () =>
      cp("src/docs/browser", "dist/browser", { recursive: true, filter: (path) => !path.endsWith(".test.ts") }),
  },
);
