import { packageBuild } from "../../tsup.base";

/** What Node imports; the files of the page are made by tools/build.mjs at the same time, in a folder of their own. */
export default packageBuild({ index: "src/index.ts" }, { format: ["esm"], platform: "node", clean: false });
