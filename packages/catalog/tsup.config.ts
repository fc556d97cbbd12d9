import { packageBuild } from "../../tsup.base";

export default packageBuild({ index: "src/index.ts", directory: "src/directory.ts", search: "src/search/index.ts" });
