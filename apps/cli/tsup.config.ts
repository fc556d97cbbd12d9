import { packageBuild } from "../../tsup.base";

export default packageBuild({ index: "src/index.ts", main: "src/main.ts" }, { format: ["esm"], platform: "node" });
