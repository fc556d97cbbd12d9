import { packageBuild } from "../../tsup.base";

export default packageBuild({ index: "src/index.ts", "texts/en": "src/texts/en.ts" });
