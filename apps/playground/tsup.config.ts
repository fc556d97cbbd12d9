import { packageBuild } from "../../tsup.base";

/** What Node imports; the files of the page are made by tools/build.mjs after it. */
export default packageBuild({ index: "src/index.ts" }, { format: ["esm"], platform: "node" });
