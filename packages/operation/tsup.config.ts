import { packageBuild } from "../../tsup.base";

export default packageBuild({ index: "src/index.ts", languages: "src/languages.ts", names: "src/names/index.ts" });
