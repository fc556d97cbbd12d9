import { packageBuild } from "../../tsup.base";

/** The module for Node; tools/build.mjs makes the files of the page at the same time, in a separate folder. */
export default packageBuild({ index: "src/index.ts" }, { format: ["esm"], platform: "node", clean: false });
